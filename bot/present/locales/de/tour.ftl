# Was ein Server liest, zu dem der Bot gerade gekommen ist, und die Tour in ein paar Bildern.

tour-hello = **Hallo! Ich spiele Schachvarianten.**
    { $games } Spielt hier gegeneinander, oder gegen den Computer.

tour-numbered = { $words }
    { $page } von { $pages }
tour-first = **BilliChess** ist Schach mit zwei Laserstrahlen. Blau steht unten, Rot oben. Der Strahl von Rot kommt von k7 und endet auf d2, der von Blau kommt von j2 und endet auf e7.
tour-second = **Ein Zug kann einen Strahl umlenken.** Der Bauer hat d2 verlassen, also läuft der Strahl von Rot weiter: durch den König von Blau, abgelenkt vom Läufer auf f1, hinauf nach e2.
tour-third = **LASERMATE.** Der Strahl von Rot hat den Weg in die Ferse von Blau bei j1 gefunden: 277 Punkte für Rot. Die Partie geht weiter bis zum Matt, das 500 wert ist.
tour-fourth = **Du bist dran.** Wähle **Ziehen** unter einem Brett, dann eine Figur, oder schreibe `{ COMMAND("move") } e4`. Auch zu dritt könnt ihr spielen, wie auf diesem Brett. `{ COMMAND("rules") }` erklärt jedes Spiel.
