# Ciò che deve dire solo Discord. Quello che mostra il suo elenco dei comandi sta in commands.ftl.

discord-as-a-file = È troppo lungo per un messaggio, quindi eccolo come file.
discord-too-large = Un'immagine supera i 10 MB che Discord permette.
discord-shown-below = Lo vedono tutti qui sotto.
discord-newest-board = Scacchiera più recente
discord-to-the-game = Apri la partita
discord-form-late = Discord non ha ricevuto il modulo in tempo. Premi di nuovo il pulsante.
discord-not-a-member = Qui non sono tra i membri, quindi non funziona. Prima aggiungimi al server. Le partite funzionano anche senza.
discord-no-position = In quel messaggio non c'è nessuna posizione. So leggere un FEN, una partita in PGN o un verbale di Lasermate.
discord-no-bots = Quello è un bot, e i bot qui non possono giocare. Scegli una persona, o lascia vuoto l'avversario per giocare con chi accetta.
discord-no-such-command = Questo comando non esiste più. Ricarica Discord per aggiornare l'elenco, oppure usa `{ COMMAND("help") }`.

discord-install = Aggiungi il bot a un server:
    { $server }
    Oppure al tuo account, per giocare nei messaggi diretti e su qualsiasi server:
    { $oneself }

discord-tag-live = In corso
discord-tag-finished = Finita

# Ciò a cui si vede giocare il bot.
discord-playing =
    { $games ->
        [0] varianti degli scacchi
        [one] { $games } partita di varianti degli scacchi
       *[other] { $games } partite di varianti degli scacchi
    }

discord-runs-out = (finisce { $moment })
discord-unix-time = { $seconds } (tempo Unix)
