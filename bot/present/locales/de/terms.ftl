# Pakte: was versprochen wird, und für wie lange.

## Was versprochen wird, kurz, wie in den Klammern von „Weiß bricht Pakt 2 (Frieden)“.

terms-pledge-peace = Frieden
terms-pledge-no-check = kein Schach
terms-pledge-spare-squares = was auf { $squares } steht, wird verschont
terms-pledge-spare-piece = { FORM($piece, "the") } auf { $square } wird verschont
terms-pledge-keep-out-squares = keine Figur zieht nach { $squares }
terms-pledge-keep-out-territory = keine Figur betritt das Gebiet von { $side }
terms-pledge-against = gegen { $side } ziehen, { $often }
terms-pledge-move-next = { $move } im nächsten Zug
terms-pledge-move-by-round = { $move } spätestens in Runde { $round }
terms-pledge-hostage = der eigene König als Geisel, bis Bedingung { $term } erfüllt ist
terms-pledge-heir = der dritte König bleibt für { $side }
terms-pledge-draw = Remis, wenn zwei übrig sind
terms-pledge-words = { $words } (wird nicht überwacht)

terms-how-often =
    { $turns ->
        [1] bei jedem Zug
        [2] mindestens bei jedem zweiten Zug
       *[other] mindestens bei jedem { $turns }. Zug
    }

## Eine Bedingung als Satz ohne Punkt; sie kann mit einem großen Buchstaben eine Zeile beginnen.

terms-both-peace = keine Seite schlägt Figuren der anderen
terms-three-peace = keine Seite schlägt Figuren einer anderen
terms-side-peace = { $side } schlägt keine Figuren von { $partner }
terms-side-peace-with-two = { $side } schlägt keine Figuren von { $partner } oder { $other }

terms-both-no-check = keine Seite gibt der anderen Schach
terms-three-no-check = keine Seite gibt einer anderen Schach
terms-side-no-check = { $side } gibt { $partner } kein Schach
terms-side-no-check-with-two = { $side } gibt weder { $partner } noch { $other } Schach

terms-both-spare-squares = beide verschonen, was auf { $squares } steht
terms-three-spare-squares = alle drei verschonen, was auf { $squares } steht
terms-side-spare-squares = { $side } verschont, was auf { $squares } steht

terms-both-spare-piece = beide verschonen { FORM($piece, "acc") } auf { $square }
terms-three-spare-piece = alle drei verschonen { FORM($piece, "acc") } auf { $square }
terms-side-spare-piece = { $side } verschont { FORM($piece, "acc") } auf { $square }

terms-both-keep-out-squares = keine der beiden Seiten zieht eine Figur nach { $squares }
terms-three-keep-out-squares = niemand zieht eine Figur nach { $squares }
terms-side-keep-out-squares = { $side } zieht keine Figur nach { $squares }

terms-both-keep-out-territory = keine der beiden Seiten betritt das Gebiet von { $owner }
terms-three-keep-out-territory = niemand betritt das Gebiet von { $owner }
terms-side-keep-out-territory = { $side } betritt das Gebiet von { $owner } nicht

terms-both-against = beide ziehen { $often } gegen { $against }
terms-three-against = alle drei ziehen { $often } gegen { $against }
terms-side-against = { $side } zieht { $often } gegen { $against }

terms-both-move-next = beide spielen { $move } im nächsten Zug
terms-three-move-next = alle drei spielen { $move } im nächsten Zug
terms-side-move-next = { $side } spielt { $move } im nächsten Zug

terms-both-move-by-round = beide spielen { $move } spätestens in Runde { $round }
terms-three-move-by-round = alle drei spielen { $move } spätestens in Runde { $round }
terms-side-move-by-round = { $side } spielt { $move } spätestens in Runde { $round }

terms-both-hostage = beide stellen ihren König als Geisel, bis Bedingung { $term } erfüllt ist
terms-three-hostage = alle drei stellen ihren König als Geisel, bis Bedingung { $term } erfüllt ist
terms-side-hostage = { $side } stellt den eigenen König als Geisel, bis Bedingung { $term } erfüllt ist

terms-both-heir = beide überlassen { $heir } den dritten König
terms-three-heir = alle drei überlassen { $heir } den dritten König
terms-side-heir = { $side } überlässt { $heir } den dritten König

terms-both-draw = beide nehmen Remis an, wenn zwei übrig sind
terms-three-draw = alle drei nehmen Remis an, wenn zwei übrig sind
terms-side-draw = { $side } nimmt Remis an, wenn zwei übrig sind

terms-both-words = beide versprechen: { $words } (wird nicht überwacht)
terms-three-words = alle drei versprechen: { $words } (wird nicht überwacht)
terms-side-words = { $side } verspricht: { $words } (wird nicht überwacht)

## Wie lange ein Pakt gilt; auch am Anfang einer Zeile.

terms-until-ended = bis jemand ihn kündigt
terms-until-round = bis zum Ende von Runde { $round }
terms-until-king-falls = bis ein König fällt
terms-until-king-of-falls = bis der König von { $side } fällt
terms-until-term = bis Bedingung { $term } erfüllt ist

## Alle Bedingungen in einer Zeile.

terms-line = { $terms }; { $until }
terms-numbered = ({ $number }) { $term }
terms-judged = { $term } ({ $verdict })

## Was aus einem Versprechen wurde.

terms-verdict-kept = gehalten
terms-verdict-fulfilled = erfüllt
terms-verdict-expired = abgelaufen
terms-verdict-void = hinfällig
terms-verdict-broken = gebrochen
