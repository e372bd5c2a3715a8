# Agujeros negros: poner agujeros, y rutas por ellos: una pieza entra por un agujero (el negro) y sale por otro (el blanco).

black-holes-no-drops = En esta partida no hay agujeros que poner.
black-holes-theme = mate
black-holes-theme-how = a través de un agujero
black-holes-travels = viaja por los agujeros

black-holes-own-capture = { $move } captura { FORM($piece, "gender") ->
        [f] tu propia
       *[m] tu propio
    } { $piece } de { $square }. ¿La juegas?
black-holes-capture-it = Sí, capturar

black-holes-into = { $count ->
    [one] por el agujero de { $square }: { $count } ruta
   *[other] por el agujero de { $square }: { $count } rutas
}
black-holes-out-of = { $count ->
    [one] saliendo por el agujero de { $square }: { $count } ruta
   *[other] saliendo por el agujero de { $square }: { $count } rutas
}
black-holes-enters = { $piece } entra por { $black }
black-holes-in-and-out = { $piece } entra por { $black }, sale por { $white }
black-holes-out-of-which = ¿por qué agujero sale?
