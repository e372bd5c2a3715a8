# La dimostrazione degli scacchi senza turni: il titolo, e che cosa si vede in ogni immagine, in ordine.

demos-realtime-title = niente turni, e pezzi che devono ricaricarsi
demos-realtime-start = Le due parti possono muovere in ogni momento. Qui all'inizio tutti i pezzi sono pronti. Di solito cominciano con ricariche casuali.
demos-realtime-cooling = Il pedone bianco ha mosso ed è in ricarica per un'unità di dieci secondi. Il numero su di lui conta i secondi finché può muovere di nuovo.
demos-realtime-waiting = Il Nero risponde subito. La clessidra mostra che la mossa aspetta mezzo secondo, perché a parità di tempo viene prima il Bianco. Il Bianco non aspetta e ha mosso anche un cavallo, che è in ricarica per tre unità.
demos-realtime-caption = Entrambi hanno mosso di nuovo. La didascalia conta i pezzi pronti, con l'ora.
demos-realtime-check = Dopo trenta secondi l'alfiere è di nuovo pronto e cattura in f7: scacco. Il re è pronto e può ricatturare. Un pezzo in ricarica non potrebbe.
