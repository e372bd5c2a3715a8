# Echtzeitschach: was geschieht, welche Figuren bereit sind und welche abkühlen. Die Regeln stehen in rules-realtime.ftl.

## Was im Raum gesagt wird, mit der Uhr der Partie: 1:32.

realtime-moved = { $clock } **{ $move }** von { $player }{ $captures }{ $ready }.
realtime-capturing = , schlägt { FORM($piece, "a-acc") }
realtime-capturing-en-passant = , schlägt { FORM($piece, "a-acc") } en passant
realtime-ready-again = , wieder bereit in { FORM($time, "dat") }
realtime-check = **Schach gegen { $players }.**
realtime-waits = { $clock } { $player }: { $from } nach { $to } wird { $moment } ausgeführt, wenn { $side } nicht zuerst zieht.
realtime-cancelled = { $player }: { $from } nach { $to } entfällt: { CAPITAL($why) }.
realtime-dropped = { $player }: Der vorgemerkte Zug { $from } nach { $to } ist nicht mehr möglich.

# Warum ein Zug entfällt, und was mit der Figur ist; der letzte Satz hat keinen Punkt.
realtime-game-over = die Partie ist zu Ende
realtime-piece-moved = die Figur ist gerade nach { $square } gezogen und kühlt ab
realtime-own-move = der Zug davor hat ihn unmöglich gemacht. Die Figur bleibt bereit
realtime-captured-first = { $side } war zuerst da und hat die Figur geschlagen
realtime-was-first = { $side } war zuerst da. Die Figur bleibt bereit
realtime-impossible = er ist nicht mehr möglich. Die Figur bleibt bereit

realtime-step-waits = { $clock } { $player }: { $move } wartet auf { $side }.
realtime-step-cancelled = { $clock } { $player }: { $move } entfällt: { CAPITAL($why) }.

realtime-too-quiet = { $count ->
    [one] { $count } Zeiteinheit ohne Schlag oder Bauernzug
   *[other] { $count } Zeiteinheiten ohne Schlag oder Bauernzug
}
    .by = { $count ->
        [one] nach { $count } Zeiteinheit ohne Schlag oder Bauernzug
       *[other] nach { $count } Zeiteinheiten ohne Schlag oder Bauernzug
    }

## Welche Figuren bereit sind.

realtime-at = Partie { $game }, bei { $clock }.
realtime-ready = **{ $player }**. Bereit: { $ready }. Kühlt ab: { $cooling }.
realtime-none-ready = **{ $player }**. Bereit: keine. Kühlt ab: { $cooling }.
realtime-all-ready = **{ $player }**. Alle Figuren sind bereit.
realtime-pieces = { $count ->
    [one] { $piece } { $squares }
   *[other] { FORM($piece, "many") } { $squares }
}
realtime-cooling = { $pieces } { $time }
realtime-not-ready = { $typed }: { CAPITAL(FORM($piece, "the")) } auf { $square } ist in { FORM($time, "dat") } bereit.
realtime-piece-not-ready = { $typed }: Die Figur auf { $square } ist in { FORM($time, "dat") } bereit.

## Antworten auf einen Zug.

realtime-in-half-a-second = in einer halben Sekunde
realtime-in-time = in { FORM($time, "dat") }
realtime-you-wait = { $move } wird { $when } ausgeführt, wenn { $side } nicht zuerst zieht.
realtime-queued = Vorgemerkt: { $from } nach { $to }, sobald die Figur bereit ist, { $when }. Ein anderer vorgemerkter Zug dieser Figur ersetzt ihn.
realtime-queued-some-time = Vorgemerkt: { $from } nach { $to }, sobald die Figur bereit ist. Ein anderer vorgemerkter Zug dieser Figur ersetzt ihn.
