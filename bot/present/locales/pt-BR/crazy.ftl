# Crazy chess: o que um lance fez e desencadeou, por quê, e como os lances são escolhidos por partes. As regras estão em rules-crazy.ftl.

crazy-theme = mate
crazy-theme-how = por uma reação em cadeia

crazy-suicide = { $move } mata seu próprio rei, e você perde na hora. Jogar mesmo assim?
crazy-lose-by-it = Sim, perder a partida

## O que um lance comum fez além da notação: segue "3. Bg5 das brancas".

crazy-jumping-in = , entrando na torre
crazy-capturing = , capturando { $pieces }
crazy-capturing-and-jumping-in = , capturando { $pieces } e entrando na torre
crazy-captured = { FORM($piece, "um") }
crazy-did = : { $steps }

## Passos de um lance, cada um uma oração sem o fim.

crazy-step-moved = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } { $from } para { $to }
crazy-step-captured = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $square } é { FORM($piece, "gender") ->
        [f] capturada
       *[m] capturado
    }
crazy-step-fell = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } cai em { $square }
crazy-step-fell-with-load = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } cai em { $square } com sua carga
crazy-step-rose = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } ressuscita em { $square }
crazy-step-revenge = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } se vinga em volta de { $square }
crazy-step-all-round = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $square } captura tudo ao redor
crazy-step-swapped = { $pawn } { FORM($pawn, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } { $from } troca de lugar com { $other } { FORM($other, "gender") ->
        [f] { FORM($other-side, "f") }
       *[m] { FORM($other-side, "m") }
    } { $to }
crazy-step-vanished = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $square } desaparece
crazy-step-promoted = o peão de { $square } vira { FORM($piece, "um") }
crazy-step-jumping-in = { $step }, entrando na torre

crazy-then-swapped = depois troca o peão de { $square }
crazy-more-steps = e mais { $count } passos ({ COMMAND("explain") } mostra)

## O mesmo em uma imagem, onde há pouco espaço.

crazy-moment = { $numbers }: { $step }
crazy-moment-moved = { $piece } para { $square }
crazy-moment-fell = { $piece } cai, { $square }
crazy-moment-rose = { $piece } ressuscita, { $square }
crazy-moment-revenge = vingança em { $square }
crazy-moment-all-round = em volta de { $square }
crazy-moment-swapped = { $from } com { $to }
crazy-moment-vanished = { $piece } some, { $square }
crazy-moment-promoted = { $piece } em { $square }

## Por que acontecem os passos de um lance.

crazy-reason = - { $why } (`{ COMMAND("rules") } crazy { $part }`)
crazy-why-two-steps-later = Um rei dá dois passos. O que o primeiro passo captura reage depois do segundo.
crazy-why-two-steps-at-once = Um rei dá dois passos. O que o primeiro passo captura reage na hora.
crazy-why-knight-captures = Um cavalo pode capturar em uma casa por onde passa, ou dentro de uma torre.
crazy-why-jumps-in = Uma peça que poderia ir à casa de uma torre pode entrar na torre.
crazy-why-falls = Quando uma torre é capturada, sua carga cai, a de baixo primeiro. Cada peça que cai captura a peça de baixo da casa.
crazy-why-all-round = Uma dama pode capturar tudo ao redor em vez de se mover.
crazy-why-revenge = Uma dama capturada captura as peças de baixo da sua casa e de todas as casas em volta.
crazy-why-rises = Um bispo capturado ressuscita uma vez e captura a peça de baixo da sua casa.
crazy-why-bishop-vanishes = Um bispo ressuscitado desaparece no fim da próxima vez do seu dono.
crazy-why-pawn-vanishes = Um peão que cai na sua própria primeira fileira desaparece.
crazy-why-swaps = Um peão pode trocar de lugar com uma peça em uma casa a que poderia andar.

## Lances escolhidos por partes em menus, cujos rótulos têm 100 caracteres.

crazy-level = nível { $level } de { $square }

crazy-part-swap = trocando com { $place }
crazy-part-capture = capturando { $place }
crazy-part-into = para dentro da torre de { $square }
crazy-part-all-round = capturando tudo ao redor

crazy-swap = Trocar { $pawn } e { $met }
crazy-then = { $before }, depois { $next }

crazy-first-step = primeiro { $part }, depois um de { $count }
crazy-next-pawn = …e continuar com o peão de { $pawn }: { $count } jeitos

crazy-asks-second-step = { $piece }, primeiro { $part }: e o segundo passo?
crazy-asks-capture = { $piece } para { $part }: o que captura?
crazy-asks-pawn = { $piece } { $parts }: outro peão?
crazy-asks-how = { $piece } { $parts }: como?
