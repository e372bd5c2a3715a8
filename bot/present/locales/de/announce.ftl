# Was eine Aktion tat: Zeilen für den Raum einer Partie. Wörter in Großbuchstaben (LET'S BILLI, LASERMATE, PASS, REFLECT, STOP) sind Rufe des
# Spiels.

announce-passes = { $who } hat keinen erlaubten Zug und passt.
announce-resigns = { $who } gibt auf.
announce-offers-draw = { $who } bietet Remis an.
announce-offers-draw-to-both = { $who } bietet beiden Gegnern Remis an.
announce-agrees-first = { $who } stimmt dem Remis zu. Alle müssen zustimmen.
announce-agrees = { $who } stimmt dem Remis zu.
announce-declines = { $who } lehnt das Remis ab.
announce-claims = { $who } reklamiert Remis.
announce-proposes-billi = { $who } schlägt LET'S BILLI vor.
announce-says-billi = { $who } sagt LET'S BILLI.
announce-accepts-defeat = { $who } gibt die Schachpartie verloren.
announce-allows = { $who } lässt den Zug zu.
announce-does = { $who }: { $action }.

announce-uses-pass = { $who } wählt PASS: Der Strahl von { $side } geht durch den Joker-Springer hindurch.
announce-uses-reflect = { $who } wählt REFLECT: Der Joker-Springer lenkt den Strahl von { $side } ab wie ein Turm.
announce-uses-stop = { $who } wählt STOP: Der Strahl von { $side } endet am Joker-Springer.
announce-uses-none = { $who } verzichtet auf eine Rettung gegen den Strahl von { $side }.

announce-by = { $move } von { $who }
announce-moved = { $move }{ $besides }.
announce-preview-of = Vorschau auf { $move } (noch nicht gespielt)
announce-preview = Vorschau (noch nicht gespielt): { $deed }

announce-check = Schach.
announce-check-to = Schach gegen { $sides }.
announce-still-in-check = { $count ->
    [one] { $sides } steht weiter im Schach.
   *[other] { $sides } stehen weiter im Schach.
}
announce-leaves-in-check = { $side } lässt den eigenen König im Schach.

announce-out-of-time = Die Zeit von { $who } ist abgelaufen.
announce-king-scored = **{ $side } +{ $points }** für den König von { $victim }. Punkte: { $score }.
announce-joker-named = Der Springer auf { $square } ist jetzt der Joker von { $side }.
announce-fourth-lifeline = Der Joker von { $side } hat den anderen Joker geschlagen und bekommt nach den drei Rettungen eine vierte.

# Was in einem Bild steht: wenige Worte.

announce-news-lasermate-sum = LASERMATE { $side }: { $sum }
announce-news-lasermate = LASERMATE +{ $points } { $side }
announce-news-won = { $cry } +{ $points } { $side }
announce-news-billi = Billi-Phase
announce-news-out = { $side } ausgeschieden
announce-news-denied = Veto gegen { $move }
announce-news-pending = { CAPITAL($reason) }?
announce-news-check = { $side } im Schach
