# Ciò che si sa di persone e parti: chi mantiene i patti, chi ha vinto, chi è forte.

profile-nobody-called = Qui nessuno si chiama { $name }.

## Come qualcuno ha mantenuto i patti.

profile-no-pacts = { $who } non ha ancora stretto patti.
profile-pacts =
    { $count ->
        [one] { $who }: { $count } patto. Mantenuti fino alla fine: { $kept }, chiusi prima: { $ended }, rotti: { $broken }, nulli: { $void }.
       *[other] { $who }: { $count } patti. Mantenuti fino alla fine: { $kept }, chiusi prima: { $ended }, rotti: { $broken }, nulli: { $void }.
    }

## Un profilo.

profile-no-games = **{ $who }** non ha ancora concluso { $here } partite contro persone.
profile-games =
    { $count ->
        [one] **{ $who }** ha concluso { $here } { $count } partita contro persone; vittorie: { $won }.
       *[other] **{ $who }** ha concluso { $here } { $count } partite contro persone; vittorie: { $won }.
    }
profile-rating =
    { $count ->
        [one] { $game }: **{ $points }** ({ $count } partita classificata)
       *[other] { $game }: **{ $points }** ({ $count } partite classificate)
    }
profile-results = { $game } qui: vinte { $won }, patte { $drawn }, perse { $lost }
profile-puzzles = Problemi di { $game }: **{ $points }** (risolti { $solved } su { $tried })
profile-daily =
    { $days ->
        [one] Problema del giorno: { $days } giorno di fila (record { $best })
       *[other] Problema del giorno: { $days } giorni di fila (record { $best })
    }

## Il bilancio di una partita: che cosa ha ciascuna parte, in numeri.

profile-balance = **Bilancio della partita { $game }**, giro { $round }
profile-balance-side = { FORM($player, "Il") }: { $pieces }, { $moves }
profile-balance-side-worth = { FORM($player, "Il") }: { $pieces } per un valore di { $worth }, { $moves }
profile-balance-pieces =
    { $count ->
        [one] { $count } pezzo
       *[other] { $count } pezzi
    }
profile-balance-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
profile-balance-king = case attaccate intorno al re: { $attacked } su { $squares }
profile-balance-king-in-check =
    { $count ->
        [one] case attaccate intorno al re: { $attacked } su { $squares }, re attaccato da { $count } pezzo
       *[other] case attaccate intorno al re: { $attacked } su { $squares }, re attaccato da { $count } pezzi
    }
profile-balance-threatens = minaccia: { $sides }
profile-balance-threatens-nothing = non minaccia nulla
profile-balance-values = Valori in pedoni (donna 9, torre 5, alfiere e cavallo 3). «Minaccia» è il valore dei pezzi attaccati.
