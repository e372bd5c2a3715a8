# Die Beschreibung einer Stellung für alle, die sie nicht sehen können: Sätze unter einem Bild oder, als Liste, an seiner Stelle.

# Wer handeln muss.

alt-turn = Zug { $number }, { $asked }.
alt-turn-of-three = Runde { $number }, { $asked }.
alt-to-move = { $side } am Zug
alt-to-choose-lifeline = { $side } muss eine Rettung gegen den Strahl von { $other } wählen
alt-to-answer-draw = { $side } muss auf das Remisangebot antworten
alt-to-answer-billi = { $side } muss auf LET'S BILLI antworten
alt-to-deny = { $side } muss ein Veto gegen den letzten Zug einlegen oder ihn zulassen
alt-to-answer-pact = { $side } muss auf Pakt { $pact } antworten
alt-game-over = Die Partie ist zu Ende.
alt-nobody = Niemand ist am Zug.
alt-billi-phase = Billi-Phase: Die Könige sind Türme.

# Der letzte Zug.

alt-last-move-told = Letzter Zug: { $words }.
alt-last-move = Letzter Zug: { $piece } { $from } nach { $to }{ $deed }.
alt-last-move-castles = Letzter Zug: { $side } rochiert, König { $from } nach { $to }.
alt-last-move-through = Letzter Zug: { $piece } { $from } in { FORM($hole, "acc") } auf { $entry }, heraus bei { $exit }, nach { $to }{ $deed }.
alt-last-move-drops = Letzter Zug: { $side } setzt { FORM($piece, "a-acc") } auf { $square }.

# Die Figuren einer Seite.

alt-pieces = { $side }: { $pieces }.
alt-pieces-out = { $side } (ausgeschieden): { $pieces }.
alt-out = { $side } (ausgeschieden).
alt-no-pieces = keine Figuren
alt-pieces-and-inherited = { $pieces }; geerbt von { $side }: { $inherited }
alt-group = { $count ->
    [one] { $piece } { $squares }
   *[other] { FORM($piece, "many") } { $squares }
}
alt-joker = { $square } (Joker)

# Strahlen und ihre Punkte.

alt-beam = Strahl von { $side }: über { $way }, { $end }.
alt-score = Punkte: { $points }.
alt-lifelines = Übrige Rettungen: { $sides }.
alt-lifelines-of = { $side } { $lifelines }
alt-no-lifelines-of = { $side } keine
alt-no-joker-of = { $side } kein Joker

# Pakte, die gelten oder die der letzte Zug gebrochen hat.

alt-pact-broken = Pakt { $number } von { $sides }: durch den letzten Zug gebrochen.
alt-pact = Pakt { $number } von { $sides } gilt: { $terms }.
alt-pact-in-short = Pakt { $number } von { $sides } gilt.

alt-replay = Animation der Partie in { $count } Schritten. Schlussstellung: { $last }
