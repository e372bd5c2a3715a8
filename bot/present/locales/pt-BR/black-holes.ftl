# Buracos negros: colocar buracos, e caminhos em que uma peça entra por um buraco (o negro) e sai por outro (o branco).

black-holes-no-drops = Neste jogo não há buracos para colocar.
black-holes-theme = mate
black-holes-theme-how = através de um buraco
black-holes-travels = viajando pelos buracos

black-holes-own-capture = { $move } captura { FORM($piece, "gender") ->
        [f] sua própria
       *[m] seu próprio
    } { $piece } em { $square }. Jogar mesmo assim?
black-holes-capture-it = Sim, capturar

## Caminhos escolhidos passo a passo.

black-holes-into = { $count ->
    [1] para dentro do buraco de { $square }: { $count } caminho
   *[other] para dentro do buraco de { $square }: { $count } caminhos
}
black-holes-out-of = { $count ->
    [1] para fora do buraco de { $square }: { $count } caminho
   *[other] para fora do buraco de { $square }: { $count } caminhos
}
black-holes-enters = { $piece } entra em { $black }
black-holes-in-and-out = { $piece } entra em { $black }, sai de { $white }
black-holes-out-of-which = por qual buraco sai?
