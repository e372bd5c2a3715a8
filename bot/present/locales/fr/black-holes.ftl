# Trous noirs : poser un trou, et passer par les trous. On entre par un trou (le noir), on sort par un autre (le blanc).

black-holes-no-drops = Dans cette partie, il n'y a pas de trous à poser.
black-holes-theme = mat
black-holes-theme-how = par un trou
black-holes-travels = passe par les trous

black-holes-own-capture = { $move } prend { FORM($piece, "genre") ->
        [f] ta propre
       *[m] ton propre
    } { $piece } en { $square }. Le jouer ?
black-holes-capture-it = Oui, prendre

## Chemins choisis pas à pas.

black-holes-into = { $count ->
        [one] dans le trou en { $square } : { $count } chemin
       *[other] dans le trou en { $square } : { $count } chemins
    }
black-holes-out-of = { $count ->
        [one] par le trou en { $square } : { $count } chemin
       *[other] par le trou en { $square } : { $count } chemins
    }
black-holes-enters = { $piece } dans { $black }
black-holes-in-and-out = { $piece } dans { $black }, sortie par { $white }
black-holes-out-of-which = sortie par quel trou ?
