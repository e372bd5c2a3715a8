# Che cosa è conservato su una persona, e la sua cancellazione.

privacy-choose = Usa `{ COMMAND("privacy") } show`, `{ COMMAND("privacy") } export` o `{ COMMAND("privacy") } delete`.
privacy-exported = In questo file c'è tutto ciò che è conservato su di te, di ogni server.
privacy-expired = Quella domanda è scaduta. `{ COMMAND("privacy") } delete` chiede di nuovo.
privacy-deleted = I tuoi dati sono stati cancellati.

privacy-chats-own = I messaggi della chat non ne fanno parte. Nella chat web si cancellano insieme al tuo nome.
privacy-backups = Chi gestisce questo bot può tenere copie di sicurezza: i dati cancellati vi restano finché esistono. Se una viene ripristinata, i tuoi dati tornano. Cancellali di nuovo, o chiedi a chi gestisce il bot.

privacy-what-is-kept = **Che cosa è conservato su di te**
    - il tuo id su questa rete e il tuo nome ({ $name }), anche in ciò che il bot ha detto di te, per quanto è conservato
    - { $requests } con le loro risposte (così una richiesta ripetuta non viene eseguita due volte; quelle rifiutate per 7 giorni)
    - { $rows } (sfide, mosse, offerte, impostazioni) con stanza e ora
    - posti in { $games }, i loro risultati, e { $ratings }
    - le tue risposte a { $puzzles }, e la tua serie di problemi del giorno
    - le tue impostazioni: lingua, menzioni, ore di silenzio e fuso orario, ferie{ $muted }, e se compari nell'elenco di tutti i server
    - i browser che ti avvisano quando tocca a te, se lo hai chiesto nella chat web: i loro indirizzi presso i servizi di notifica e le chiavi con cui leggono
    Nessun indirizzo IP. `{ COMMAND("privacy") } export` ti dà tutto in un file, di ogni server. `{ COMMAND("privacy") } delete` toglie il tuo id, il tuo nome, le risposte, ciò che hai scritto in patti e note, i tuoi risultati, punteggi e impostazioni. Restano le tue mosse e quali problemi hai risolto, come di «{ names-former }». { privacy-chats-own } { privacy-backups }
privacy-requests = { $count ->
    [one] { $count } comando
   *[other] { $count } comandi
}
privacy-rows = { $count ->
    [one] { $count } voce del registro
   *[other] { $count } voci del registro
}
privacy-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
privacy-ratings = { $count ->
    [one] { $count } punteggio
   *[other] { $count } punteggi
}
privacy-puzzles = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
privacy-muted = { $count ->
    [one] , chi hai silenziato ({ $count } persona)
   *[other] , chi hai silenziato ({ $count } persone)
}

privacy-delete-question = Cancellare il tuo id, il tuo nome, le risposte che hai avuto, ciò che hai scritto in patti e note, i tuoi risultati, punteggi e impostazioni?
privacy-resigned = { $count ->
    [one] Stai ancora giocando { $games }: sarà abbandonata al posto tuo.
   *[other] Stai ancora giocando { $games }: saranno abbandonate al posto tuo.
}
privacy-stays = Restano le tue mosse nelle partite finite e quali problemi hai risolto, come di «{ names-former }». Dopo, le tue partite archiviate non si possono riprendere. { privacy-chats-own } { privacy-backups }
