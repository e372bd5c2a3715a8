# Wertungen: wie sie sich ändern, wer führt, und warum eine Partie nicht zählt.

ratings-list-or-hide = Benutze `{ COMMAND("leaderboard") } me:list` oder `{ COMMAND("leaderboard") } me:hide`.
ratings-server-or-all = Benutze `{ COMMAND("leaderboard") } of:server` oder `{ COMMAND("leaderboard") } of:all`.
ratings-which-tempo = Welches Tempo? `bullet`, `blitz`, `rapid`, `classical`, `realtime`, `correspondence` oder `untimed`.
ratings-rated-or-casual = Benutze `rated` oder `casual`.
ratings-from-the-start = Eine Partie aus einer Stellung kann nicht gewertet werden. Lass die Stellung oder `rated` weg.
ratings-casual-without-account = Diese Partie ist ungewertet: Namen bei { $network } sind keine Konten, deshalb gibt es keine Wertung gegen ein anderes Netz.
ratings-provisional = ? heißt vorläufig: noch zu wenige Partien.

## Ein Spiel und wie schnell es gespielt wird.

ratings-bullet = { $game }, Bullet
ratings-blitz = { $game }, Blitz
ratings-rapid = { $game }, Schnellpartien
ratings-classical = { $game }, klassisch
ratings-realtime = { $game }, Echtzeit
ratings-correspondence = { $game }, Fernpartien
ratings-untimed = { $game }, ohne Zeitlimit

## Nach einer Partie.

ratings-changes = Wertungen: { $changes }.
ratings-not-rated-substitute = Nicht gewertet: Ein Ersatz hat gespielt.
ratings-not-rated-removed = Nicht gewertet: Jemand wurde aus der Partie genommen.
ratings-not-rated-hint = Nicht gewertet: { $player } hat einen Tipp genommen.
ratings-not-rated-short = Nicht gewertet: zu wenige Züge.
ratings-not-rated-adjudicated = Nicht gewertet: Die Raumverwaltung hat die Partie entschieden.
ratings-not-rated-gone = Nicht gewertet: Jemand aus der Partie hat die eigenen Daten gelöscht.

## Ranglisten.

ratings-nobody-everywhere = **{ $game }**: Auf der Liste aller Server hat noch niemand eine Wertung. `{ COMMAND("leaderboard") } me:list` nimmt dich auf.
ratings-nobody-here = **{ $game }**: Hier hat noch niemand eine Wertung. `{ COMMAND("challenge") } rated` spielt um Wertung.
ratings-nobody-in-this-chat = **{ $game }**: In diesem Chat hat noch niemand eine Wertung. `{ COMMAND("challenge") } rated` spielt um Wertung.
ratings-of-all-servers = { $game }: alle Server
ratings-of-this-chat = { $game }: dieser Chat
ratings-row = { $place }. { $who } { $points } ({ $games })
ratings-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
ratings-leaders-alt = Rangliste, { $title }: { $rows }
ratings-listed = Du stehst mit deinem Namen auf der Rangliste aller Server.
ratings-not-listed = Du stehst nicht auf der Rangliste aller Server.

## Unter der Wertungskurve.

ratings-rated-games =
    { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }
ratings-rated-games-between =
    { $count ->
        [one] { $count } gewertete Partie, Höchstwert { $highest }, Tiefstwert { $lowest }
       *[other] { $count } gewertete Partien, Höchstwert { $highest }, Tiefstwert { $lowest }
    }
ratings-last-rated-games = { $count } gewertete Partien (gezeigt: die letzten { $shown })
ratings-last-rated-games-between = { $count } gewertete Partien (gezeigt: die letzten { $shown }), Höchstwert { $highest }, Tiefstwert { $lowest }
ratings-curve-alt = Wertung von { $who }: { $game }, jetzt { $now }. { $under }.
