# Pactos: o que se promete, e por quanto tempo.

terms-pledge-peace = paz
terms-pledge-no-check = nada de xeque
terms-pledge-spare-squares = poupar o que está em { $squares }
terms-pledge-spare-piece = poupar { FORM($piece, "o") } de { $square }
terms-pledge-keep-out-squares = nenhuma peça vai para { $squares }
terms-pledge-keep-out-territory = nenhuma peça entra no território { FORM($side, "do") }
terms-pledge-against = um lance contra { FORM($side, "o") } { $often }
terms-pledge-move-next = { $move } na próxima vez
terms-pledge-move-by-round = { $move }, o mais tardar na rodada { $round }
terms-pledge-hostage = o próprio rei como refém até que o termo { $term } se cumpra
terms-pledge-heir = o terceiro rei fica para { FORM($side, "o") }
terms-pledge-draw = empate quando restarem dois
terms-pledge-words = { $words } (sem fiscalização)

terms-how-often =
    { $turns ->
        [1] a cada vez de jogar
        [2] ao menos em uma de cada duas vezes de jogar
       *[other] ao menos em uma de cada { $turns } vezes de jogar
    }

## Um termo, como oração sem ponto; pode começar uma linha com maiúscula.

terms-both-peace = nenhum dos dois captura peças do outro
terms-three-peace = ninguém captura peças de ninguém
terms-side-peace = { FORM($side, "o") } não capturam peças { FORM($partner, "do") }
terms-side-peace-with-two = { FORM($side, "o") } não capturam peças { FORM($partner, "do") } nem { FORM($other, "do") }

terms-both-no-check = nenhum dos dois dá xeque ao outro
terms-three-no-check = ninguém dá xeque a ninguém
terms-side-no-check = { FORM($side, "o") } não dão xeque { FORM($partner, "ao") }
terms-side-no-check-with-two = { FORM($side, "o") } não dão xeque { FORM($partner, "ao") } nem { FORM($other, "ao") }

terms-both-spare-squares = os dois poupam o que está em { $squares }
terms-three-spare-squares = os três poupam o que está em { $squares }
terms-side-spare-squares = { FORM($side, "o") } poupam o que está em { $squares }

terms-both-spare-piece = os dois poupam { FORM($piece, "o") } de { $square }
terms-three-spare-piece = os três poupam { FORM($piece, "o") } de { $square }
terms-side-spare-piece = { FORM($side, "o") } poupam { FORM($piece, "o") } de { $square }

terms-both-keep-out-squares = nenhum dos dois leva peças para { $squares }
terms-three-keep-out-squares = ninguém leva peças para { $squares }
terms-side-keep-out-squares = { FORM($side, "o") } não levam peças para { $squares }

terms-both-keep-out-territory = nenhum dos dois entra no território { FORM($owner, "do") }
terms-three-keep-out-territory = ninguém entra no território { FORM($owner, "do") }
terms-side-keep-out-territory = { FORM($side, "o") } não entram no território { FORM($owner, "do") }

terms-both-against = os dois jogam contra { FORM($against, "o") } { $often }
terms-three-against = os três jogam contra { FORM($against, "o") } { $often }
terms-side-against = { FORM($side, "o") } jogam contra { FORM($against, "o") } { $often }

terms-both-move-next = os dois jogam { $move } na próxima vez
terms-three-move-next = os três jogam { $move } na próxima vez
terms-side-move-next = { FORM($side, "o") } jogam { $move } na próxima vez

terms-both-move-by-round = os dois jogam { $move }, o mais tardar na rodada { $round }
terms-three-move-by-round = os três jogam { $move }, o mais tardar na rodada { $round }
terms-side-move-by-round = { FORM($side, "o") } jogam { $move }, o mais tardar na rodada { $round }

terms-both-hostage = os dois deixam seus reis como reféns até que o termo { $term } se cumpra
terms-three-hostage = os três deixam seus reis como reféns até que o termo { $term } se cumpra
terms-side-hostage = { FORM($side, "o") } deixam seu rei como refém até que o termo { $term } se cumpra

terms-both-heir = os dois deixam o terceiro rei para { FORM($heir, "o") }
terms-three-heir = os três deixam o terceiro rei para { FORM($heir, "o") }
terms-side-heir = { FORM($side, "o") } deixam o terceiro rei para { FORM($heir, "o") }

terms-both-draw = os dois aceitam o empate quando restarem dois
terms-three-draw = os três aceitam o empate quando restarem dois
terms-side-draw = { FORM($side, "o") } aceitam o empate quando restarem dois

terms-both-words = os dois prometem: { $words } (sem fiscalização)
terms-three-words = os três prometem: { $words } (sem fiscalização)
terms-side-words = { FORM($side, "o") } prometem: { $words } (sem fiscalização)

## Quanto dura um pacto; pode começar uma linha com maiúscula.

terms-until-ended = até que uma das partes o encerre
terms-until-round = até o fim da rodada { $round }
terms-until-king-falls = até que um rei caia
terms-until-king-of-falls = até que caia o rei { FORM($side, "do") }
terms-until-term = até que o termo { $term } se cumpra

## Todos os termos em uma linha.

terms-line = { $terms }; { $until }
terms-numbered = ({ $number }) { $term }
terms-judged = { $term } ({ $verdict })

## O que foi feito de uma promessa (concorda com "termo").

terms-verdict-kept = respeitado
terms-verdict-fulfilled = cumprido
terms-verdict-expired = expirado
terms-verdict-void = sem efeito
terms-verdict-broken = quebrado
