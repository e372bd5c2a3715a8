page-script-side = { $side ->
    [white] Weiß
    [black] Schwarz
    [blue] Blau
   *[red] Rot
}
page-script-piece = { $kind ->
    [pawn] Bauer
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [carrier] Turm
    [queen] Dame
    [king] König
    [hole] Loch
    [man] Stein
    [crowned] Dame
   *[other] Figur
}
page-script-no = Nein
page-script-next = Weiter
page-script-send = Senden
page-script-cancel = Abbrechen
page-script-join = Los
page-script-save = Speichern
page-script-copy = Kopieren
page-script-copied = Kopiert
page-script-only-you = Nur du siehst das
page-script-no-connection = Keine Verbindung.
page-script-reading-again = Keine Verbindung. Neuer Versuch…
page-script-not-sent = Nicht gesendet, und die Partie ist weitergegangen. Versuch es noch einmal.
page-script-too-long = Das ist zu lang.
page-script-not-understood = Das hat der Bot nicht verstanden.
page-script-play-computer = Gegen den Computer
page-script-picture-gone = Dieses Bild gibt es nicht mehr.

page-script-draw-offered = Remis wird angeboten.
page-script-takeback-requested = Eine Zugrücknahme wird erbeten.
page-script-pause-proposed = Eine Pause wird vorgeschlagen.
page-script-seat-offered = Dir wird ein Platz angeboten.
page-script-of-pact = { $button }: Pakt { $number }

page-script-board = Brett: Wähle eine Figur, dann das Zielfeld
page-script-goes-on = { $piece }, über { $squares }: Wohin geht es weiter?
page-script-moves-open = { $count ->
    [one] { $piece }: 1 Zug
   *[other] { $piece }: { $count } Züge
}
page-script-chosen = { $what }, gewählt
page-script-not-ready = { $what }, noch nicht bereit
page-script-queued = { $what }, vorgemerkt
page-script-on-the-way = { $square }, unterwegs
page-script-captures-there = { $square }, schlägt: { $piece }
page-script-swaps-there = { $square }, tauscht mit: { $piece }
page-script-enters-there = { $square }, springt hinein: { $piece }
page-script-tap-again = Tippe noch einmal für { $move }
page-script-which = Was davon?
page-script-promote-to = Umwandeln in …
page-script-sign-takes = schlägt
page-script-sign-swaps = tauscht die Plätze
page-script-sign-enters = springt in den Turm
page-script-sign-by = geht von dort weiter
page-script-sign-breach = bricht dein Wort
page-script-arrange = Stellung: Wähle eine Figur hier oder unten, dann ihr Feld. Entf nimmt eine Figur weg.
page-script-minutes = { $count }m

page-script-ahead-board = Zug vormerken: Wähle eine Figur, dann das Feld, auf das sie geht, wenn du am Zug bist
page-script-ahead-where = { $from }: Wohin, wenn du am Zug bist?
page-script-ahead-queued = { $from } nach { $to }, vorgemerkt
page-script-ahead-told = { $from } nach { $to }, wenn du am Zug bist. Antippen bricht ab.
page-script-ahead-cancelled = Abgebrochen
page-script-ahead-dropped = { $from } nach { $to } geht nicht mehr

page-script-to-move = am Zug
page-script-to-answer = soll antworten
page-script-out = ausgeschieden
page-script-they-move = { $names } am Zug.
page-script-they-answer = Antwort von { $names } steht aus.
page-script-they-answer-pact = Antwort von { $names } auf ein Paktangebot steht aus.
page-script-more-pieces = Mehr Figuren als die andere Seite, in Bauern
page-script-beam = Strahl
page-script-where-beam = { $side ->
    [white] Wohin der Strahl von Weiß läuft
    [black] Wohin der Strahl von Schwarz läuft
    [blue] Wohin der Strahl von Blau läuft
   *[red] Wohin der Strahl von Rot läuft
}
page-script-lost = verloren: { $pieces }
page-script-taken = geschlagen: { $pieces }
page-script-pact-with = Pakt { $number } mit { $sides }
page-script-pact-broken = Pakt { $number } mit { $sides }, gebrochen
page-script-days = { $days } T { $hours } h
page-script-hours = { $hours } h { $minutes } min

page-script-looking-back = Du blätterst zurück.
page-script-back-to-game = Zurück zur Partie
page-script-last-game = Deine letzte Partie: { $result }.
page-script-look-again = Noch einmal ansehen
page-script-chain = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
page-script-your-move = Du bist am Zug.
page-script-your-answer = Deine Antwort, bitte.
page-script-awaits-answer = Das Angebot wartet auf Antwort.
page-script-may-deny = hat das Vetorecht
page-script-coach-beam = dein Strahl
page-script-coach-laser = dein Laser
page-script-coach-guard = schütz das
page-script-coach-hit = triff das

page-script-own-side = { $side ->
    [white] Du spielst Weiß.
    [black] Du spielst Schwarz.
    [blue] Du spielst Blau.
   *[red] Du spielst Rot.
}
page-script-game = Partie { $number }
page-script-own-page = hat eine eigene Seite
page-script-rules = Regeln
page-script-board-words = Das Brett in Worten
page-script-record = Aufzeichnung
page-script-steps = Durch die Partie blättern
page-script-moves = Züge
page-script-no-moves = Noch keine Züge.
page-script-first-move = Zieh eine Figur auf ihr Feld, oder tippe erst die Figur an und dann das Feld.
page-script-tap-twice = Das erste Tippen auf das Feld zeigt den Zug, das zweite spielt ihn.
page-script-first-position = Erste Stellung
page-script-back = Zurück
page-script-forward = Vor
page-script-latest-position = Neueste Stellung
page-script-denied = { $move }, durch Veto zurückgenommen
page-script-at-first = Die erste Stellung
page-script-at-latest = Die neueste Stellung
page-script-at-move = Die Stellung nach { $move }
page-script-offer-pact = Pakt anbieten
page-script-no-pacts = Noch keine Pakte. Zwei oder alle drei können einander etwas versprechen, und alle sehen es.
page-script-earlier = Eine frühere Stellung.
page-script-play-on = Am Tisch weiterspielen
page-script-open-table = Tisch öffnen
page-script-copy-address = Kopier die Adresse oben

page-script-bot = Bot
page-script-you = du
page-script-called-you = (du)
page-script-for-person = für { $name }
page-script-show = Zeigen
page-script-show-label = Zeigen: diese Stellung
page-script-describe = Bild beschreiben
page-script-download = { $name } herunterladen
page-script-copy-file = Kopieren: { $name }
page-script-file-copied = { $name } kopiert.
page-script-no-copying = Dein Browser erlaubt kein Kopieren. Markiere stattdessen den Text.
page-script-dismiss = Schließen
page-script-hidden = Verdeckt: drücken zeigt es
page-script-stop = Anhalten
page-script-stop-label = Anhalten: die Animation
page-script-start = Abspielen
page-script-start-label = Abspielen: die Animation

page-script-line = Nachricht oder Befehl an { $room }
page-script-title-called = Für dich
page-script-title-turn = Du bist am Zug
page-script-title-turns = { $count ->
    [one] Am Zug in { $count } Partie
   *[other] Am Zug in { $count } Partien
}
page-script-badge-called = für dich
page-script-badge-new = neu
page-script-badge-turn = am Zug
page-script-badge-answer = antworten
page-script-connection-lost = Verbindung verloren. Neuer Versuch…
page-script-connected = Wieder verbunden.
page-script-suggestions = { $count ->
    [one] 1 Vorschlag
   *[other] { $count } Vorschläge
}
page-script-file-large = Diese Datei ist zu groß. Eine Aufzeichnung kann höchstens 200000 Zeichen haben.
page-script-file-no-text = Diese Datei ist kein Text. Wähle eine Aufzeichnung von Lasermate, PGN oder PDN.

page-script-continue-as = Weiter als { $name }
page-script-delete-sure = Diesen Namen löschen? Auch deine Nachrichten, Ergebnisse und Wertungen werden gelöscht. Laufende Partien werden aufgegeben, und du verlässt deine Turniere. Niemand kann das rückgängig machen.
page-script-name-first = Wähle zuerst einen Namen, damit andere wissen, wer spielt.
page-script-push-blocked = Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlaube sie in den Einstellungen des Browsers für diese Seite.
page-script-push-failed = Die Benachrichtigungen ließen sich nicht einschalten. Versuch es später noch einmal oder mit einem anderen Browser.

page-script-optional = { $label } (optional)
page-script-choose = Auswählen …
page-script-tick = Kreuz an, was ihr einander versprecht.
page-script-you-offer = Du bietest an: { $what }
page-script-you-offer-both = Du bietest beiden anderen an: { $what }
page-script-you-offer-to = Du bietest { $side } an: { $what }

page-script-demo-pawn = Ein Bauer zieht…
page-script-demo-beams = …und die Strahlen auch.
page-script-demo-bishop = Ein Läufer lenkt einen ab.
page-script-demo-lasermate = Lasermatt! Der Strahl von Blau trifft die Ferse von Rot: 277 Punkte für Blau.
page-script-press-copy = Drück Strg+C
page-script-seats-taken = Die Plätze sind vergeben. Du kannst zuschauen.
page-script-invites-you = { $name } lädt dich ein: { $terms }
page-script-no-channel = Den Kanal #{ $name } gibt es nicht mehr.
page-script-nothing-on = Gerade läuft keine Partie.
page-script-accept = Annehmen
page-script-accept-of = Annehmen: die Herausforderung von { $name }, { $terms }
page-script-play-computer-at = Gegen den Computer: { $game }
page-script-invite = Einladen
page-script-invite-to = Einladen zu { $game }
page-script-lesson-laser = Jede Seite hat einen Laser. Dein Strahl beginnt hier und ruht nie.
page-script-lesson-heel = Jede Seite hat eine Ferse in einer Ecke. Schütz deine, ziel auf die andere.
page-script-lesson-turns = Figuren lenken Strahlen ab, und die Wände auch. Jeder Zug kann den Weg eines Strahls ändern.
page-script-lesson-try = Probier es: Ein Läufer ist ein Spiegel. Drück auf ein markiertes Feld und sieh, wohin die Strahlen gehen.
page-script-lesson-bishop = Ein Läufer zieht heraus, und der Strahl folgt ihm. Drück in einer Partie auf Strahl oder ↯, um jede Wendung zu sehen.
page-script-lesson-lasermate = Der Strahl endet in der Ferse der anderen Seite: ein Lasermatt! Es bringt Punkte.
page-script-lesson-chess = Alles andere ist Schach: schlagen, Schach geben, mattsetzen. Die meisten Punkte gewinnen.

page-script-solve-deny = Veto gegen den letzten Zug
page-script-solve-allow = Zug zulassen
page-script-solve-pass = Passen
page-script-in-a-row = { $count ->
    [one] { $count } in Folge gelöst
   *[other] { $count } in Folge gelöst
}
page-script-choose-squares = Wähle Felder
page-script-check-answer = Antwort prüfen
page-script-hint = Tipp: { $words }
page-script-daily-begins = Das war die Aufgabe des Tages
page-script-rating-begins = Deine Aufgabenwertung
