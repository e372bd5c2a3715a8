# Das Formular für das Angebot eines Pakts. Beschriftungen sind kurz.

pact-form-offer = Pakt anbieten (alle sehen es)
pact-form-counter = Gegenangebot zu Pakt { $number }

pact-form-field-to = Für wen?
pact-form-to-both = Beide

pact-form-field-promises = Was ihr einander versprecht
pact-form-hint-promises = Andere Bedingungen unten. Höchstens fünf insgesamt.
pact-form-peace = Frieden
pact-form-peace-means = Schlagt keine Figuren voneinander.
pact-form-no-check = Kein Schach
pact-form-no-check-means = Greift eure Könige nicht gegenseitig an.
pact-form-draw = Remis, wenn zwei übrig sind
pact-form-draw-means = Die letzten zwei teilen sich die Partie.
pact-form-against = Gegen { $side }
pact-form-against-means = Zieht mindestens bei jedem zweiten Zug gegen { $side }.
pact-form-spare = Alle { FORM($piece, "many") } verschonen
pact-form-spare-means = Schlagt keine { FORM($piece, "many") }, die jetzt auf dem Brett stehen.
pact-form-none-to-spare = Keine Seite dieses Pakts hat { FORM($piece, "a-acc") }.

pact-form-field-terms = Bedingungen, eine je Zeile
pact-form-field-until = Wie lange?
pact-form-hint-until = Bis jemand von euch kündigt
pact-form-field-stands = Offen für
pact-form-hint-stands = 2 deiner Züge
pact-form-open-for = { $moves } deiner Züge
pact-form-field-words = Eigenes Versprechen (nicht überwacht)
pact-form-hint-words = Wir teilen uns das Zentrum.
