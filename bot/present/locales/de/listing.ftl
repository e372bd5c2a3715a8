# Listen: die Züge einer Partie, die Partien eines Servers.

listing-denies = { $side } legt Veto ein
listing-deed = { $side }: { $deed }
listing-resign = Aufgabe
listing-draw-offer = Remis angeboten
listing-draw-accept = Remis angenommen
listing-draw-decline = Remis abgelehnt
listing-draw-claim = Remis reklamiert
listing-billi = LET'S BILLI
listing-accept-defeat = Schachpartie verloren gegeben
listing-allow = Zug zugelassen
listing-lifeline = Rettung { $which }
listing-pending = { $step } (wartet)
listing-cancelled = ~~{ $step }~~ (entfallen)
listing-lasermate = LASERMATE { $side } +{ $points }
listing-scored = { $side } +{ $points }
listing-out = { $side } scheidet aus

listing-archived = archiviert
listing-in-progress = läuft
listing-turn = { $number }, { $turn }
listing-move-number = Zug { $number }
listing-round-number = Runde { $number }
listing-billi-number = Billi-Phase, Zug { $number }
listing-here = hier
listing-in-a-room = in { $room }
listing-at-this-table = an diesem Tisch

listing-no-games = Hier sind keine Partien. `{ COMMAND("challenge") }` beginnt eine.
listing-and-more =
    und { $count } weitere.
listing-to-follow = Um hier eine Partie zu verfolgen: `{ COMMAND("watch") }` und ihr Code.

listing-no-moves = Noch keine Züge.
listing-hints = Tipps vom Computer: { $hints }.
listing-hint-before = { $who } vor { $san }
listing-hint-latest = { $who } in der letzten Stellung

listing-replay =
    { $count ->
        [one] { $head }; { $count } Zug, { $end }.
       *[other] { $head }; { $count } Züge, { $end }.
    }
listing-unfinished = unbeendet
