# Schwarze Löcher: Löcher setzen, und Wege durch Löcher, bei denen eine Figur durch ein Loch (das schwarze) hineingeht und aus einem anderen (dem
# weißen) herauskommt. Die Regeln stehen in rules-black-holes.ftl.

black-holes-no-drops = In dieser Partie gibt es keine Löcher zu setzen.
black-holes-theme = Matt
black-holes-theme-how = durch ein Loch
black-holes-travels = durch die Löcher reist

black-holes-own-capture = { $move } schlägt { FORM($piece, "own-acc") } auf { $square }. Trotzdem spielen?
black-holes-capture-it = Ja, schlagen

## Wege, die Schritt für Schritt gewählt werden.

black-holes-into = { $count ->
    [one] in das Loch auf { $square }: { $count } Weg
   *[other] in das Loch auf { $square }: { $count } Wege
}
black-holes-out-of = { $count ->
    [one] aus dem Loch auf { $square }: { $count } Weg
   *[other] aus dem Loch auf { $square }: { $count } Wege
}
black-holes-enters = { $piece } hinein bei { $black }
black-holes-in-and-out = { $piece } hinein bei { $black }, heraus bei { $white }
black-holes-out-of-which = aus welchem Loch heraus?
