# Stanze che condividono un tavolo: codici, avvisi, rifiuti, e chi vi è bloccato.

tables-managers-only = Solo chi gestisce questa stanza può collegarla.
tables-managers-block = Solo chi gestisce questa stanza può bloccare persone qui.
tables-direct = Una chat diretta non si può collegare. Invita il bot in una stanza e collega quella.
tables-bridged = Un ponte unisce già questa stanza a un'altra rete, quindi tutto apparirebbe due volte. Non si può collegare.
tables-thread = Un thread non si può collegare. Collega la stanza a cui appartiene.
tables-other-room-links = Questa stanza è già collegata. Solo la prima stanza può collegarne altre.
tables-no-such-code = Questo codice è sbagliato, scaduto o già usato. `{ COMMAND("link") }` nell'altra stanza ne dà uno nuovo.
tables-own-code = Questo codice è stato fatto qui. Scrivilo nell'altra stanza.
tables-linked-already = Questa stanza è già collegata. `{ COMMAND("unlink") }` chiude il collegamento.
tables-not-linked = Questa stanza non è collegata.
tables-linked = Le stanze sono collegate.
tables-room-away = Il bot non può raggiungere la stanza in cui si gioca questa partita. Resta in pausa, e nessuno perde per questo.
tables-unlinked = Questa stanza non è più collegata.
tables-settings-elsewhere = Valgono le impostazioni della prima stanza. `{ COMMAND("unlink") }` ridà a questa le sue.
tables-no-threads = Le stanze collegate giocano nella stanza stessa, non in un thread.
tables-blocked = Chi gestisce questa stanza non ti lascia giocare qui.
tables-no-free-words = I messaggi non passano tra stanze collegate. Offri il patto senza parole tue.
tables-what-crosses = Le stanze collegate vedono il tuo nome, la tua rete, le tue mosse, offerte e risultati, mai il tuo id. I messaggi già inviati restano lì.

tables-encrypted-first = Questa stanza è cifrata. A un tavolo collegato scacchiere, mosse e nomi escono dalla cifratura. Per accettare scrivi `{ COMMAND($line) }`.
tables-code =
    Nell'altra stanza, chi la gestisce scrive: `{ COMMAND($line) }`
    Vale una volta, per { $time }.
tables-full = Un tavolo può avere { $most } stanze, e questo le ha già.
tables-both-play = In entrambe le stanze è in corso una partita, e un tavolo può averne solo una. Finite prima { $game } o l'altra.

tables-linked-to = **Questa stanza è ora collegata a: { $rooms }.**
tables-another-room = un'altra stanza
tables-room-on = una stanza su { $network }
tables-appear-in-both = Sfide, mosse, offerte, patti, risultati, nomi e scacchiere appaiono in entrambe.
tables-appear-in-all = Sfide, mosse, offerte, patti, risultati, nomi e scacchiere appaiono in tutte.
tables-leave-encryption = Escono dalla cifratura di questa stanza.
tables-stay = Chat, suggerimenti e risposte private restano dove sono.
tables-settings-here = Valgono le impostazioni di questa stanza, ma ogni stanza ha la sua lingua.
tables-settings-there = Valgono le impostazioni della prima stanza, ma ogni stanza ha la sua lingua.
tables-unlink-ends = `{ COMMAND("unlink") }` chiude il collegamento.

tables-under-way = La partita a questo tavolo: { $players }.
tables-other-unlinked = Una stanza collegata su { $network } non è più collegata.
tables-other-gone = Una stanza collegata su { $network } non si può più raggiungere.
tables-by-itself = Questa stanza è di nuovo da sola.
tables-goes-on-here = { $game } continua qui fino alla fine.
tables-goes-on-there = { $game } continua nella stanza in cui è cominciata.
tables-silent-room = Una stanza collegata su { $network } non è raggiungibile da un giorno, quindi lì nessuno vede che cosa succede a questo tavolo. Resta collegata; `{ COMMAND("unlink") }` chiude il collegamento.
tables-game-cut-off = La partita { $game } è in pausa: la stanza { FORM($players, "di") } non si può più raggiungere. Il tempo è fermo, nessuno perde per questo, e qui può cominciare un'altra partita.
tables-drawn-for-cut-off = La stanza { FORM($players, "di") } non si può più raggiungere. La partita { $game } è patta e non conta per nessuno.

tables-is-blocked = Chi gestisce la stanza non lascia più giocare { $who } qui.
tables-you-blocked = Hai bloccato { $who }. `{ COMMAND("unblock") }` annulla.
tables-you-unblocked = { $who } può giocare di nuovo qui.
tables-which = Ci sono più giocatori con quel nome: { $people }. Menziona chi intendi, o aggiungi la rete.
tables-plays-with-you = Stai giocando una partita con { $who }. Prima finiscila, o chiedi il blocco a qualcun altro che gestisce questa stanza.
