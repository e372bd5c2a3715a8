# Turniere: angekündigt, besetzt, gespielt und beendet. Die Tabelle steht in standings.ftl.

## Ablehnungen und kurze Antworten.

tournament-managers-only = Das kann bei einem Turnier nur, wer diesen Raum verwaltet.
tournament-choose = Benutze `{ COMMAND("tournament") }` mit join, leave, standings, create, start oder end.
tournament-for-create-alone = Format, Spiel und Ähnliches gehören nur zu `{ COMMAND("tournament") } create`. `{ COMMAND("tournament") }` allein zeigt die Tabelle; join, leave, start und end stehen für sich.
tournament-not-in-a-thread = In einem Thread läuft eine einzige Partie. Lege das Turnier in dem Raum an, zu dem er gehört.
tournament-one-at-a-time = Dieser Raum hat schon ein Turnier. `{ COMMAND("tournament") } end` beendet es.
tournament-which-format = Welches Format? `arena`, `swiss`, `knockout` oder `league`.
tournament-which-ties = Was entscheidet nach einem Remis? `rematch`, `seed` oder `second`.
tournament-how-many-rounds = Ein Turnier hat 1 bis 30 Runden.
tournament-how-long = Die Länge geht von `5m` bis `30d`, zum Beispiel `45m` oder `2h`.
tournament-how-long-first = Die Zeit für den ersten Zug geht von `1m` bis `14d`, zum Beispiel `10m`.
tournament-needs-a-time = Turnierpartien brauchen ein Zeitlimit: eine Uhr wie `10+5` oder `1d` pro Zug.
tournament-too-slow = Turniere im Echtzeitschach brauchen eine Zeiteinheit unter einer Stunde.
tournament-created = Turnier angelegt.
tournament-started = Das Turnier beginnt.
tournament-ended = Turnier beendet.
tournament-started-already = Das Turnier hat schon begonnen.
tournament-over-already = Dieses Turnier ist vorbei.
tournament-in-its-room = Das geht nur im Raum des Turniers.
tournament-you-take-part = Du bist dabei. Mit `{ COMMAND("tournament") } leave` ziehst du dich zurück.
tournament-you-do-not-take-part = Du nimmst an diesem Turnier nicht teil. `{ COMMAND("tournament") } join` meldet dich an.
tournament-nothing-to-claim = Hier gibt es nichts zu verlangen: Wessen Zeit im Turnier abläuft, hat verloren.
tournament-full = Das Turnier ist voll.
tournament-called-off = Das Turnier fällt aus.
tournament-room-is-taken = In diesem Raum laufen Turnierpartien, eine nach der anderen. Spiele deine Partie in einem anderen Raum.
tournament-no-hints = In Turnierpartien gibt es keine Tipps.
tournament-no-computers = In Turnierpartien springt kein Computer ein.
tournament-no-rematch = Solange das Turnier läuft, gibt es für Turnierpartien keine Revanche.
tournament-goes-on-alone = Das Turnier ist beendet. Diese Partie geht als gewöhnliche weiter.
tournament-none-here = Hier gibt es kein Turnier.
tournament-none-here-yet = Hier gibt es kein Turnier. `{ COMMAND("tournament") } create` kündigt eins an.
tournament-league-is-for-three = Eine Liga ist für Spiele zu dritt, und { $game } spielt man zu zweit. Benutze `swiss`, `arena` oder `knockout`.
tournament-three-need-a-league = { $game } spielt man zu dritt. Benutze `league`.
tournament-too-few = Es müssen mindestens { $least } mitspielen (bisher { $players }).

## Ein Turnier, an dem man teilnehmen kann.

tournament-announced = **{ $format }**: { $what }.
tournament-rated = gewertet
tournament-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
tournament-ties-rematch = Ein Remis wird wiederholt. Nach zwei weiteren kommt weiter, wer höher gesetzt ist.
tournament-ties-seed = Nach einem Remis kommt weiter, wer höher gesetzt ist.
tournament-ties-second = Nach einem Remis kommt weiter, wer als zweites gezogen hat.
tournament-late-first-move = Für deinen ersten Zug hast du { $within }. Wer zwei Partien hintereinander versäumt, scheidet aus.
tournament-late-idle = Wer { $within } lang nichts tut, verliert. Wer zwei Partien hintereinander versäumt, scheidet aus.
tournament-how-to-join = Wähle **Mitspielen**, um dabei zu sein. Wer den Raum verwaltet, beginnt das Turnier mit `{ COMMAND("tournament") } start`.

## Es beginnt.

tournament-starts = **{ $begun }**: { $players }, { $lasts }.
tournament-begun-arena = Die Arena hat begonnen
tournament-begun-swiss = Das Schweizer Turnier hat begonnen
tournament-begun-knockout = Das K.-o.-Turnier hat begonnen
tournament-begun-league = Die Liga hat begonnen
tournament-players =
    { $count } Spieler
tournament-fewer-rounds = { $rounds ->
        [one] Gewünscht waren { $asked } Runden, aber schon nach einer haben alle gegeneinander gespielt.
       *[other] Gewünscht waren { $asked } Runden, aber schon nach { $rounds } haben alle gegeneinander gespielt.
    }

## Teilnehmen und ausscheiden.

tournament-too-late-knockout = Das K.-o.-Turnier hat begonnen, niemand kann mehr dazukommen.
tournament-too-late-arena = Die Zeit der Arena ist um, niemand kann mehr dazukommen.
tournament-too-late-rounds = Die letzte Runde läuft, niemand kann mehr dazukommen.
tournament-you-are-in =
    Du bist dabei (bisher { $count } Spieler).
tournament-you-are-in-later = Du bist dabei, ab der nächsten Paarung.
tournament-you-have-withdrawn = Du hast dich zurückgezogen.
tournament-you-have-withdrawn-playing = Du hast dich zurückgezogen. Deine Partie läuft noch; gib sie auf, wenn du nicht weiterspielen kannst.
tournament-nobody-yet = Noch nimmt niemand teil.
tournament-takes-part =
    Bisher **{ $count } Spieler**: { $names }.
# Am Ende einer Liste von Namen.
tournament-more = { $count } weitere

## Wer gegen wen spielt.

tournament-your-game = Deine Partie ist { $game }.
tournament-playing = Es spielen: { $boards }.
tournament-next = Danach: { $boards }.
tournament-more-boards = Und { $count } weitere.
tournament-round = **Runde { $round } von { $rounds }**
tournament-round-again = **Runde { $round } von { $rounds }**: Remispartien werden wiederholt
tournament-bye-through = { $who } ist spielfrei und kommt weiter.
tournament-bye-point = { $who } ist spielfrei und bekommt einen Punkt.
tournament-and-more = und { $count } weitere
tournament-in-this-order = Die Partien werden hier nacheinander gespielt, in dieser Reihenfolge.

## Entscheidungen ohne gewonnene Partie.

tournament-through-by-seed = { $through } ist höher gesetzt und kommt nach dem Remis gegen { $other } weiter.
tournament-through-by-moving-second = { $through } hat als zweites gezogen und kommt nach dem Remis gegen { $other } weiter.
tournament-withdrawn =
    { $count ->
        [one] { $names } hat sich zurückgezogen.
       *[other] { $names } haben sich zurückgezogen.
    }
tournament-withdrawn-nobody-through =
    { $count ->
        [one] { $names } hat sich zurückgezogen, also kommt niemand weiter.
       *[other] { $names } haben sich zurückgezogen, also kommt niemand weiter.
    }
tournament-withdrawn-nobody-scores =
    { $count ->
        [one] { $names } hat sich zurückgezogen, also bekommt niemand den Punkt.
       *[other] { $names } haben sich zurückgezogen, also bekommt niemand den Punkt.
    }
tournament-go-through =
    { $count ->
        [one] { $names } kommt weiter.
       *[other] { $names } kommen weiter.
    }
tournament-gets-the-point = { $who } bekommt den Punkt.
tournament-gets-points = { $who } bekommt { $points }.
tournament-get-points-each = { $names } bekommen je { $points }.

## Das Ende.

tournament-games-go-on =
    { $count ->
        [one] { $games } geht weiter, zählt aber nicht für das Turnier.
       *[other] { $games } gehen weiter, zählen aber nicht für das Turnier.
    }
tournament-over-undecided = **Das Turnier ist vorbei.** Keine Partie wurde beendet.
tournament-over-nobody = **Das Turnier ist vorbei.** Alle haben sich zurückgezogen, also gewinnt niemand.
tournament-over-won = **Das Turnier ist vorbei. { $winner } gewinnt!**
tournament-over-shared = **Das Turnier ist vorbei.** { $names } teilen sich den ersten Platz.
tournament-ends-early-few = Es endet nach Runde { $round } von { $rounds }, weil zu wenige übrig sind.
tournament-ends-early-all-played = Es endet nach Runde { $round } von { $rounds }, weil alle, die übrig sind, schon gegeneinander gespielt haben.

## Jemand hat nicht rechtzeitig gezogen.

tournament-nobody-moved = Niemand hat rechtzeitig gezogen, also bekommt niemand den Punkt.
tournament-late-no-winner = Die Zeit von { $player } ist abgelaufen, aber niemand kann mehr gewinnen.
tournament-late-first = { $player } hat den ersten Zug nicht rechtzeitig gemacht und verliert.
tournament-late = Die Zeit von { $player } ist abgelaufen: verloren.
