# Pakte: Angebote, Antworten, und was aus ihnen wurde. Die Bedingungen stehen in terms.ftl.

## Ablehnungen.

pacts-not-here = Pakte gibt es nur in Spielen zu dritt: `{ COMMAND("challenge") } game:three-way`.
pacts-taken-back = Dieses Angebot gibt es nicht mehr, denn der Zug davor wurde zurückgenommen.
pacts-choose = Benutze `{ COMMAND("pact") } offer`, `accept`, `refuse`, `counter`, `withdraw`, `denounce` oder `list`.
pacts-long = Das ist zu lang: In ein Feld passen höchstens 1000 Zeichen.
pacts-no-move = Das ist kein Zug. Für Pakte ist `{ COMMAND("pact") }` da.

pacts-none-to-answer = Kein Pakt wartet auf deine Antwort.
pacts-none-to-withdraw = Du hast kein Angebot, das du zurückziehen kannst.
pacts-none-to-end = Du hast keinen Pakt, den du kündigen kannst.
pacts-which-one = Welcher Pakt? Schreibe { $line }.
pacts-which = Welcher Pakt? { $lines }. `{ COMMAND("pact") } list` zeigt alle.

## Ein Angebot, wie es alle lesen.

pacts-treaty = **Pakt { $number }**: { $by } bietet { $to } an ({ $until }):
pacts-treaty-term = { $number }: { CAPITAL($term) }
pacts-open =
    { $moves ->
        [1] Offen, bis { $side } gezogen hat.
        [2] Offen, bis { $side } zweimal gezogen hat.
       *[other] Offen, bis { $side } { $moves }-mal gezogen hat.
    }
pacts-both-must-accept = Beide müssen annehmen.

## Was mit einem Angebot oder Pakt geschah, wie es alle lesen.

pacts-counters = { $who } macht ein Gegenangebot:
pacts-refuses = { $who } lehnt Pakt { $number } ab.
pacts-withdraws = { $who } zieht das Angebot von Pakt { $number } zurück.
pacts-accepts = { $who } nimmt Pakt { $number } an.
pacts-not-answered = Noch keine Antwort von { $who }.
pacts-begins = **Pakt { $number } gilt**: { $terms }.
pacts-ends = { $who } kündigt Pakt { $number }.
pacts-ends-after-move = { $who } kündigt Pakt { $number }. Er gilt noch bis nach dem nächsten Zug von { $side }.
pacts-ends-too = { $who } kündigt Pakt { $number } ebenfalls. Er gilt noch bis nach dem nächsten Zug von { $sides }.

## Dasselbe als Antwort an die Person, die es tat.

pacts-done-countered = Gegenangebot gemacht.
pacts-done-offered = Pakt angeboten.
pacts-done-accepted = Pakt angenommen.
pacts-done-refused = Pakt abgelehnt.
pacts-done-withdrawn = Angebot zurückgezogen.
pacts-done-ended = Du hast Pakt { $number } gekündigt.

## Was ein Zug an Pakten änderte.

pacts-broke = **{ $side } bricht Pakt { $number }** ({ $promise }) { $breach }.
pacts-with-an-offer = mit einem Angebot in Runde { $round } (Halbzug { $ply })
pacts-by-declining = durch die Ablehnung des Remis in Runde { $round } (Halbzug { $ply })
pacts-by-passing = durch Passen in Runde { $round } (Halbzug { $ply })
pacts-with-a-move = mit { $move }
pacts-kept-promise = { $side } hat ein Versprechen aus Pakt { $number } erfüllt ({ $promise }).
pacts-holds-for-draw = { $side } ist ausgeschieden. Von Pakt { $number } gilt nur noch das Remis, wenn zwei übrig sind.

pacts-offer-expired = Das Angebot von Pakt { $number } ist abgelaufen.
pacts-offer-void-over = Das Angebot von Pakt { $number } ist hinfällig: Die Partie ist zu Ende.
pacts-offer-void-out = Das Angebot von Pakt { $number } ist hinfällig: { $side } ist ausgeschieden.
pacts-offer-void = Das Angebot von Pakt { $number } ist hinfällig.

pacts-has-ended = Pakt { $number } ist beendet.
pacts-was-kept = Pakt { $number } wurde bis zum Ende gehalten.
pacts-is-fulfilled = Pakt { $number } ist erfüllt.
pacts-has-ended-as-announced = Pakt { $number } ist beendet, wie von { $side } angekündigt.
pacts-is-void-out = Pakt { $number } ist hinfällig: { $side } ist ausgeschieden.
pacts-is-void = Pakt { $number } ist hinfällig: Worum es darin ging, gibt es nicht mehr.
pacts-has-expired = Pakt { $number } ist abgelaufen.

pacts-waiting =
    { $count ->
        [one] { $side } muss noch auf Pakt { $pacts } antworten.
       *[other] { $side } muss noch auf die Pakte { $pacts } antworten.
    }

## Die Liste der Pakte einer Partie.

pacts-list = **Pakte der Partie { $game }**, Runde { $round }
pacts-listed = **{ $number }** { $parties }, { $state }: { $terms }
pacts-listed-with-link = **{ $number }** { $parties }, { $state }: { $terms } ({ $link })
pacts-state-in-force = gilt seit Runde { $round } (Halbzug { $ply })
pacts-state-ending = gilt seit Runde { $round } (Halbzug { $ply }), gekündigt von { $sides }
pacts-state-offered = angeboten von { $side } in Runde { $round } (Halbzug { $ply }), Antwort offen: { $asked }
pacts-state-over = { $how } in Runde { $round } (Halbzug { $ply })
pacts-earlier = { $count ->
        [one] Ein früherer Pakt steht in der Aufzeichnung der Partie.
       *[other] { $count } frühere Pakte stehen in der Aufzeichnung der Partie.
    }
pacts-none = Noch keine Pakte. `{ COMMAND("pact") } offer` macht ein Angebot.

## Ein Pakt neben dem Brett oder in einem Menü; auch am Anfang einer Zeile.

pacts-brief-in-force = gilt seit Runde { $round }
pacts-brief-ending = gekündigt von { $sides }
pacts-brief-offered = angeboten von { $side }, Antwort offen: { $asked }
pacts-brief-over = { $how } in Runde { $round }
pacts-offered-to = { $side } bietet { $to } an

## Eine Warnung vor einem Zug.

pacts-would-break = **Damit würdest du dein Wort brechen:** { $pacts }.
pacts-would-break-one = Pakt { $number } ({ $promise })
pacts-breaks = bricht dein Wort (Pakt { $number })

## Was aus einem Pakt oder Angebot wurde; „in Runde 12“ folgt.

pacts-over-broken-by = gebrochen von { $side }
pacts-over-ended-by = gekündigt von { $side }
pacts-over-void-out = hinfällig, { $side } ausgeschieden
pacts-over-kept = gehalten
pacts-over-fulfilled = erfüllt
pacts-over-expired = abgelaufen
pacts-over-void = hinfällig
pacts-over-broken = gebrochen
pacts-over-refused-by = abgelehnt von { $side }
pacts-over-countered-by = von { $side } mit Pakt { $number } beantwortet
pacts-over-withdrawn = zurückgezogen
pacts-over-not-answered = nicht rechtzeitig beantwortet
