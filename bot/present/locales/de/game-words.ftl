# Wie das Schach die Dinge nennt, von denen andere Sätze sprechen. Eigene Wörter anderer Spiele stehen bei diesen.

game-words-in-short = BilliChess mit Laserstrahlen, Schwarze Löcher, Crazy chess, Dame, Schach zu dritt auf einem Brett, Echtzeitschach.

game-words-checkmate = Matt
game-words-checkmate-cry = Schachmatt
game-words-checkmate-done = Matt
# Die Form nach „zwingt Schwarz, in zwei Zügen …“.
game-words-mate = Matt
    .infinitive = mattzusetzen
game-words-quiet-moves = Fünfzig Züge ohne Schlag oder Bauernzug
game-words-fifty-moves = die 50-Züge-Regel
    .by = nach der 50-Züge-Regel
game-words-seventy-five-moves = die 75-Züge-Regel
    .by = nach der 75-Züge-Regel
