# Registros de partidas: textos com todos os lances, também como PGN ou PDN.

records-exported = { $count ->
    [1] Registro de `{ $code }`, { $count } ação. `{ COMMAND("import") }` a mostra de novo.
   *[other] Registro de `{ $code }`, { $count } ações. `{ COMMAND("import") }` a mostra de novo.
}
records-exported-as = `{ $code }` como { $format }. `{ COMMAND("import") }` a mostra de novo.
records-pgn-is-for-two = PGN é para partidas a dois. Use `{ COMMAND("export") }` sem formato.
records-pdn-is-for-draughts = PDN é para damas sem opções. Use `{ COMMAND("export") }` sem formato.
records-choose-format = Use `record`, `pgn` ou `pdn`.

records-file-too-large = Esse arquivo é grande demais. Um registro pode ter no máximo 200000 caracteres.
records-file-not-text = Esse arquivo não é texto. Anexe um registro do Lasermate, PGN ou PDN.
records-file-unreached = Não consegui obter esse arquivo. Anexe-o de novo.

records-unreadable = Não consigo ler este registro: { $why }
records-too-long = um registro tem no máximo { $chars } caracteres e { $actions } ações.
records-no-first-line = linha 1: um registro começa com a linha “{ $first }”.
records-not-for-two = PGN é para partidas a dois.
records-other-draughts = linha { $line }: GameType { $what } é outro tipo de damas. Damas inglesas são GameType 21.
records-unknown-line = linha { $line }: “{ $what }” não é uma linha de um registro. Ele tem { $known }.
records-twice = linha { $line }: { $what } aparece duas vezes.
records-player-twice = linha { $line }: o jogador de um lado é dado duas vezes.
records-missing = falta a linha “{ $what }:”.
records-setup-fault = linha { $line }: { $why }.
records-table-fault = linha { $line }: { $why }
records-player-fault = linha { $line }: uma linha de jogador se escreve “Player: lado nome”.
records-hint-fault = linha { $line }: “{ $what }” não é uma dica: a letra de um lado, dois-pontos, e quantas palavras vêm antes dela.
records-word-fault = linha { $line }, palavra { $word } dos lances: { $why }
records-time-fault = linha { $line }: “{ $what }” não é um tempo: milissegundos inteiros desde o início da partida, nunca menos que o anterior.
records-count-fault = há { $moves } lances e { $times } tempos. Dê um para cada, ou nenhum.
records-no-such-side = { $word }: esta partida não tem esse lado.
records-no-stamp = { $word }: escreva o tempo em milissegundos, o lado e o lance, como em 1000:b:f6e4.
records-null-move = { $word }: um lance nulo, que passa a vez. Nenhuma partida pode continuar por cima dele.
records-unplayable = { $word }: { $why }.

records-game = { $game }: { $players }.
records-game-on = { $game }: { $players }, { $date }.
records-game-with-options = **{ $game }** com { $options }
records-actions-and-end = { $count ->
    [1] { $count } ação, { $end }.
   *[other] { $count } ações, { $end }.
}
records-won-by-pgn = vitória { FORM($side, "do") } segundo o PGN
records-won-on-time-by-pgn = vitória { FORM($side, "do") } no tempo segundo o PGN
records-drawn-by-pgn = empate segundo o PGN
records-unfinished = inacabada, vez { FORM($side, "do") }
records-unfinished-by-nobody = inacabada, vez de ninguém
records-only-shown = Só mostrada, não guardada.

records-open-comment = Um comentário nunca é fechado, e o que vem depois não é lido.
records-open-variation = Uma variante nunca é fechada, e o que vem depois não é lido.
records-comment-to-the-end = Um comentário que começa com ; vai até o fim da linha, e os lances nele não são lidos.
records-more-games = Há mais partidas nele: esta é a primeira.
records-other-result = O resultado { $stated } que está escrito não é o do tabuleiro.
records-plays-on = Depois de { $moves } lances a partida aqui empata por si mesma, e o registro continua.
records-dead-draw = Depois de { $moves } lances a partida é empate certo, e os lances seguintes não são jogados.
