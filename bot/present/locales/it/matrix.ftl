# Ciò che deve dire solo Matrix.

matrix-too-much = Troppi comandi insieme. Aspetta qualche secondo.
matrix-sent-to-you = Te l'ho inviato in una chat diretta.
matrix-no-direct-room = Questa risposta è privata, e non posso aprire una chat diretta con te. Invitami in una e chiedi lì.
matrix-too-many-rooms = Questa risposta è privata, e per ora il server non mi lascia aprire un'altra chat diretta. Chiedi di nuovo tra un minuto.
matrix-no-file = Non posso inviare il file: questo server non lo accetta.
matrix-kept-too = Su Matrix conservo anche, fuori dal mio database, i membri, i nomi e le chiavi dei dispositivi delle stanze in cui sono, e quale chat diretta è la tua. I tuoi messaggi non sono conservati: un comando è cancellato appena ha risposta. Ciò che so di una stanza lo tengo per un po' dopo averla lasciata. Chi mi gestisce può cancellare la cartella `matrix`.
matrix-send-anew = Invialo come nuovo messaggio.
matrix-edited = Non leggo le modifiche di un messaggio. { matrix-send-anew }
matrix-board-changed = Quella scacchiera è cambiata, e con lei i suoi numeri.
matrix-no-game = In quel messaggio non c'è nessuna partita. Rispondi a un file o a un testo con `{ COMMAND("import") }`.
matrix-as-a-file = Oppure invia il file con `{ COMMAND("import") }` come didascalia, o rispondi al suo messaggio con `{ COMMAND("import") }`.
matrix-locked = In questa stanza non riesco a leggere un messaggio cifrato. Se era per me, invialo di nuovo.

matrix-from-a-closed-room = Hai chiesto in { $room }, dove non posso scrivere:
matrix-from-a-nameless-room = Hai chiesto nella stanza con { $people }, dove non posso scrivere:
matrix-hello = Ciao! Qui gioco varianti degli scacchi. `{ COMMAND("challenge") }` comincia una partita, `{ COMMAND("help") }` mostra che cos'altro c'è.
matrix-move-alone = Quando tocca a te basta la mossa da sola: `{ COMMAND("e4") }`.
matrix-moved = Mi sono spostato nella nuova stanza, e le partite di questa continuano lì: { $link }
matrix-understands = Capisco solo i comandi. { $help } li elenca, { $start } comincia una partita.
matrix-meant = Intendevi { $line }? { matrix-send-anew }
matrix-no-choice = Qui non c'è nessuna scelta { $number }.
matrix-namesakes = Qui più persone si chiamano { $name }. Usa un id.
matrix-namesakes-with-ids = Qui più persone si chiamano { $name }. Usa un id: { $ids }.
matrix-type-it = Non si può annullare. Scrivi { $number } per confermare.

matrix-picture-in-words = L'immagine in parole
matrix-spoiler = (nascosto)
matrix-message = messaggio
matrix-a-thread = un thread
matrix-another-room = un'altra stanza

matrix-in-time = tra { $time }
matrix-past = { $day } { $month }, { $time } UTC
matrix-month =
    { $month ->
        [1] gen
        [2] feb
        [3] mar
        [4] apr
        [5] mag
        [6] giu
        [7] lug
        [8] ago
        [9] set
        [10] ott
        [11] nov
       *[12] dic
    }
