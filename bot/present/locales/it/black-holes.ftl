# Buchi neri: mettere buchi, e passare per i buchi: un pezzo entra in un buco (il buco nero) ed esce da un altro (il buco bianco). Le regole stanno in rules-black-holes.ftl.

black-holes-no-drops = In questo gioco non ci sono buchi da mettere.
black-holes-theme = matto
black-holes-theme-how = attraverso un buco
# Nella domanda di un esercizio: «Dove può finire la torre in a1 passando per i buchi?»
black-holes-travels = passando per i buchi

black-holes-own-capture = { $move } cattura { FORM($piece, "tuo") } in { $square }. Vuoi giocarla?
black-holes-capture-it = Sì, catturare

## Percorsi scelti passo per passo.

black-holes-into = { $count ->
    [one] nel buco in { $square }: { $count } percorso
   *[other] nel buco in { $square }: { $count } percorsi
}
black-holes-out-of = { $count ->
    [one] fuori dal buco in { $square }: { $count } percorso
   *[other] fuori dal buco in { $square }: { $count } percorsi
}
black-holes-enters = { $piece } dentro { $black }
black-holes-in-and-out = { $piece } dentro { $black }, fuori da { $white }
black-holes-out-of-which = fuori da quale buco?
