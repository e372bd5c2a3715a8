# Xadrez sem turnos: o que acontece, quais peças estão prontas e quais recarregam depois do seu lance. $player vem com seu lado.

## O que se diz à sala, com o relógio da partida: 1:32.

realtime-moved = { $clock } **{ $move }** { FORM($player, "do") }{ $captures }{ $ready }.
realtime-capturing = , capturando { FORM($piece, "um") }
realtime-capturing-en-passant = , capturando { FORM($piece, "um") } en passant
realtime-ready-again = , em recarga por { $time }
realtime-check = **Xeque { FORM($players, "ao") }.**
realtime-waits = { $clock } { $player }: { $from } para { $to } será jogado { $moment }, a menos que { FORM($side, "o") } joguem antes.
realtime-cancelled = { $player }: { $from } para { $to } cancelado: { $why }.
realtime-dropped = { $player }: o lance agendado { $from } para { $to } não é mais possível.

# Por que um lance foi cancelado, e o que foi feito da peça; a última frase não tem fim.
realtime-game-over = a partida acabou
realtime-piece-moved = a peça acabou de ir para { $square } e está recarregando
realtime-own-move = o lance anterior o tornou impossível. A peça continua pronta
realtime-captured-first = { FORM($side, "o") } vieram antes e capturaram a peça
realtime-was-first = { FORM($side, "o") } vieram antes. A peça continua pronta
realtime-impossible = não é mais possível. A peça continua pronta

realtime-step-waits = { $clock } { $player }: { $move } espera { FORM($side, "pelo") }.
realtime-step-cancelled = { $clock } { $player }: { $move } cancelado: { $why }.

# "by" segue "empate", como em ending.ftl.
realtime-too-quiet = { $count ->
    [1] { $count } unidade de tempo sem captura nem lance de peão
   *[other] { $count } unidades de tempo sem captura nem lance de peão
}
    .by = { $count ->
        [1] por { $count } unidade de tempo sem captura nem lance de peão
       *[other] por { $count } unidades de tempo sem captura nem lance de peão
    }

## Quais peças estão prontas.

realtime-at = Partida { $game }, em { $clock }.
realtime-ready = **{ $player }**. Prontas: { $ready }. Recarregando: { $cooling }.
realtime-none-ready = **{ $player }**. Prontas: nenhuma. Recarregando: { $cooling }.
realtime-all-ready = **{ $player }**. Todas as peças estão prontas.
realtime-pieces = { $count ->
    [1] { $piece } { $squares }
   *[other] { FORM($piece, "many") } { $squares }
}
realtime-cooling = { $pieces } { $time }
realtime-not-ready = { $typed }: { FORM($piece, "o") } de { $square } fica { FORM($piece, "gender") ->
        [f] pronta
       *[m] pronto
    } em { $time }.
realtime-piece-not-ready = { $typed }: a peça de { $square } fica pronta em { $time }.

## Respostas a quem jogou.

realtime-in-half-a-second = em meio segundo
realtime-in-time = em { $time }
realtime-you-wait = { $move } será jogado { $when }, a menos que { FORM($side, "o") } joguem antes.
realtime-queued = Agendado: { $from } para { $to }, assim que a peça estiver pronta, { $when }. Agende outro lance para ela para substituir este.
realtime-queued-some-time = Agendado: { $from } para { $to }, assim que a peça estiver pronta. Agende outro lance para ela para substituir este.
