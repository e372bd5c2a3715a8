# Che cosa ha fatto un'azione: le righe che legge la stanza di una partita. Le parole in maiuscolo (LET'S BILLI, LASERMATE, PASS, REFLECT, STOP) sono grida del gioco.

announce-passes = { FORM($who, "Il") } non ha mosse legali e passa.
announce-resigns = { FORM($who, "Il") } abbandona.
announce-offers-draw = { FORM($who, "Il") } propone la patta.
announce-offers-draw-to-both = { FORM($who, "Il") } propone la patta a entrambi gli avversari.
announce-agrees-first = { FORM($who, "Il") } accetta la patta. Devono accettare tutti.
announce-agrees = { FORM($who, "Il") } accetta la patta.
announce-declines = { FORM($who, "Il") } rifiuta la patta.
announce-claims = { FORM($who, "Il") } reclama la patta.
announce-proposes-billi = { FORM($who, "Il") } propone LET'S BILLI.
announce-says-billi = { FORM($who, "Il") } dice LET'S BILLI.
announce-accepts-defeat = { FORM($who, "Il") } dà persa la partita di scacchi.
announce-allows = { FORM($who, "Il") } lascia passare la mossa.
announce-does = { FORM($who, "Il") }: { $action }.

announce-uses-pass = { FORM($who, "Il") } usa PASS: il raggio { FORM($side, "di") } attraversa il cavallo Joker.
announce-uses-reflect = { FORM($who, "Il") } usa REFLECT: il cavallo Joker devia il raggio { FORM($side, "di") } come una torre.
announce-uses-stop = { FORM($who, "Il") } usa STOP: il raggio { FORM($side, "di") } si ferma sul cavallo Joker.
announce-uses-none = { FORM($who, "Il") } non usa salvagenti contro il raggio { FORM($side, "di") }.

announce-by = { $move } { FORM($who, "di") }
announce-moved = { $move }{ $besides }.
announce-preview-of = Anteprima di { $move } (non ancora giocata)
announce-preview = Anteprima (non ancora giocata): { $deed }

announce-check = Scacco.
announce-check-to = Scacco { FORM($sides, "al") }.
announce-still-in-check = { $count ->
    [one] { FORM($sides, "Il") } è ancora sotto scacco.
   *[other] { FORM($sides, "Il") } sono ancora sotto scacco.
}
announce-leaves-in-check = { FORM($side, "Il") } lascia il proprio re sotto scacco.

announce-out-of-time = { FORM($who, "Il") } ha finito il tempo.
announce-king-scored = **{ $side } +{ $points }** per il re { FORM($victim, "di") }. Punti: { $score }.
announce-joker-named = Il cavallo in { $square } è ora il Joker { FORM($side, "di") }.
announce-fourth-lifeline = Il Joker { FORM($side, "di") } ha catturato l'altro Joker e ha un quarto salvagente dopo gli altri tre.

# Le novità in un'immagine: poche parole, unite da punti.

announce-news-lasermate-sum = LASERMATE { $side }: { $sum }
announce-news-lasermate = LASERMATE +{ $points } { $side }
announce-news-won = { $cry } +{ $points } { $side }
announce-news-billi = Fase Billi
announce-news-out = { $side } fuori
announce-news-denied = { $move }: veto
announce-news-pending = { CAPITAL($reason) }?
announce-news-check = { $side } sotto scacco
