# Verbali di partite: testi con tutte le mosse, anche come PGN o PDN, esportati e letti.

records-exported = { $count ->
    [one] Verbale di `{ $code }`, { $count } azione. `{ COMMAND("import") }` lo mostra di nuovo.
   *[other] Verbale di `{ $code }`, { $count } azioni. `{ COMMAND("import") }` lo mostra di nuovo.
}
records-exported-as = `{ $code }` come { $format }. `{ COMMAND("import") }` la mostra di nuovo.
records-pgn-is-for-two = PGN è per le partite di due giocatori. Usa `{ COMMAND("export") }` senza formato.
records-pdn-is-for-draughts = PDN è per la dama senza opzioni. Usa `{ COMMAND("export") }` senza formato.
records-choose-format = Usa `record`, `pgn` o `pdn`.

records-file-too-large = Quel file è troppo grande. Un verbale può avere al massimo 200000 caratteri.
records-file-not-text = Quel file non è testo. Allega un verbale di Lasermate, PGN o PDN.
records-file-unreached = Non sono riuscito a prendere quel file. Allegalo di nuovo.

records-unreadable = Non riesco a leggere questo verbale: { $why }
records-too-long = un verbale ha al massimo { $chars } caratteri e { $actions } azioni.
records-no-first-line = riga 1: un verbale comincia con la riga «{ $first }».
records-not-for-two = PGN è per le partite di due giocatori.
records-other-draughts = riga { $line }: GameType { $what } è un altro tipo di dama. La dama inglese è GameType 21.
records-unknown-line = riga { $line }: «{ $what }» non è una riga di un verbale. Un verbale ha { $known }.
records-twice = riga { $line }: { $what } compare due volte.
records-player-twice = riga { $line }: il giocatore di un lato è dato due volte.
records-missing = manca la riga «{ $what }:».
records-setup-fault = riga { $line }: { $why }.
records-table-fault = riga { $line }: { $why }
records-player-fault = riga { $line }: la riga di un giocatore si scrive «Player: parte nome».
records-hint-fault = riga { $line }: «{ $what }» non è un suggerimento: la lettera di una parte, due punti, e quante parole lo precedono.
records-word-fault = riga { $line }, parola { $word } delle mosse: { $why }
records-time-fault = riga { $line }: «{ $what }» non è un tempo: millisecondi interi dall'inizio della partita, mai meno del precedente.
records-count-fault = ci sono { $moves } mosse e { $times } tempi. Danne uno per ciascuna, o nessuno.
records-no-such-side = { $word }: in questo gioco non c'è una tale parte.
records-no-stamp = { $word }: scrivi il tempo in millisecondi, la parte e la mossa, come in 1000:b:f6e4.
records-null-move = { $word }: una mossa nulla, che passa il turno. Da lì nessuna partita può continuare.
records-unplayable = { $word }: { $why }.

records-game = { $game }: { $players }.
records-game-on = { $game }: { $players }, { $date }.
records-game-with-options = **{ $game }** con { $options }
records-actions-and-end = { $count ->
    [one] { $count } azione, { $end }.
   *[other] { $count } azioni, { $end }.
}
records-won-by-pgn = secondo il PGN vince { FORM($side, "il") }
records-won-on-time-by-pgn = secondo il PGN vince { FORM($side, "il") } per il tempo
records-drawn-by-pgn = patta secondo il PGN
records-unfinished = non finita, tocca { FORM($side, "al") }
records-unfinished-by-nobody = non finita, non tocca a nessuno
records-only-shown = Solo mostrata, non conservata.

records-open-comment = Un commento non è mai chiuso, e ciò che segue non è letto.
records-open-variation = Una variante non è mai chiusa, e ciò che segue non è letto.
records-comment-to-the-end = Un commento che comincia con ; va fino alla fine della riga, e le mosse che contiene non sono lette.
records-more-games = Ci sono altre partite: questa è la prima.
records-other-result = Il risultato indicato, { $stated }, non è quello sulla scacchiera.
records-plays-on = Dopo { $moves } mosse qui la partita è automaticamente patta, e il verbale continua a giocare.
records-dead-draw = Dopo { $moves } mosse la partita è una patta morta, e le mosse seguenti non sono giocate.
