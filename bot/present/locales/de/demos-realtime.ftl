# Die Vorführung des Echtzeitschachs.

demos-realtime-title = keine Reihenfolge, und Figuren müssen abkühlen
demos-realtime-start = Beide Seiten können jederzeit ziehen. Hier sind am Anfang alle Figuren bereit. Sonst beginnen sie mit zufälligen Abkühlzeiten.
demos-realtime-cooling = Der Bauer von Weiß hat gezogen und kühlt eine Einheit von zehn Sekunden ab. Die Zahl auf ihm zählt die Sekunden, bis er wieder ziehen kann.
demos-realtime-waiting = Schwarz antwortet sofort. Die Sanduhr zeigt, dass der Zug eine halbe Sekunde wartet, weil Weiß bei Gleichzeitigkeit zuerst dran ist. Weiß wartet nicht und hat auch einen Springer gezogen, der drei Einheiten abkühlt.
demos-realtime-caption = Beide haben noch einmal gezogen. Die Zeile im Bild zählt die bereiten Figuren und nennt die Zeit.
demos-realtime-check = Der Läufer ist nach dreißig Sekunden wieder bereit und schlägt auf f7: Schach. Der König ist bereit und kann zurückschlagen. Eine abkühlende Figur könnte es nicht.
