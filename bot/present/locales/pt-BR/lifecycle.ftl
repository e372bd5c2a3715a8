# O que se diz de uma partida quando começa, fica sem tempo, para e continua. Quem joga vem com seu lado.

lifecycle-as-a-guest = *Não sou membro daqui, então só posso escrever quando alguém joga ou aperta um botão. `{ COMMAND("board") }` traz o tabuleiro mais recente.*

lifecycle-table = **Partida { $game }**: { $terms }.
lifecycle-table-in-round = **Partida { $game }, rodada { $round }**: { $terms }.
lifecycle-table-in-arena = **Partida { $game }, arena**: { $terms }.

lifecycle-you-play = Você joga com { FORM($side, "o") }.
lifecycle-you-play-with-beam = Você joga com { FORM($side, "o") }. Leve seu feixe até { $heels }. Seu próprio calcanhar está em { $square }.
lifecycle-heel-of = o calcanhar { FORM($side, "do") } em { $square }

lifecycle-watched = Assista no navegador: { $link }
lifecycle-seen-again = Veja passo a passo: { $link }

lifecycle-reminder = Partida { $game }: faltam { $time }. { $turn }
lifecycle-clock-mended = Partida { $game }: o relógio do bot estava errado e está certo de novo. A partida continua. { $turn }
lifecycle-clock-mended-left = Partida { $game }: o relógio do bot estava errado e está certo de novo. A partida continua. Faltam { $time }. { $turn }
lifecycle-put-off = Partida { $game }: o bot esteve fora por { $away }. Esse tempo não conta: faltam { $time }. { $turn }

lifecycle-overdue-alone = Partida { $game }: o tempo { FORM($late, "do") } acabou. O computador não reivindica a vitória, então você ainda pode jogar.
lifecycle-overdue = Partida { $game }: o tempo { FORM($late, "do") } acabou. { FORM($others, "O") } podem `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw` ou `{ COMMAND("claim") } wait`, ou deixar o computador assumir o lugar (`{ COMMAND("claim") } computer`). Até lá o lance ainda pode ser feito.
lifecycle-overdue-drawn = Partida { $game }: o tempo { FORM($late, "do") } acabou. { FORM($others, "O") } podem `{ COMMAND("claim") } draw` ou `{ COMMAND("claim") } wait`, ou deixar o computador assumir o lugar (`{ COMMAND("claim") } computer`). Até lá o lance ainda pode ser feito.
lifecycle-overdue-of-three = Partida { $game }: o tempo { FORM($late, "do") } acabou. { FORM($others, "O") } podem continuar sem elas (`{ COMMAND("claim") } retire`), deixar o computador assumir o lugar (`{ COMMAND("claim") } computer`) ou `{ COMMAND("claim") } wait`. Até lá o lance ainda pode ser feito.
lifecycle-assents = Partida { $game }: { FORM($absent, "o") } não responderam a tempo à proposta de empate, e isso conta como aceitar.

lifecycle-abandoned = Partida { $game }: nenhum lance há 14 dias. Continuar? Senão, ela é arquivada { $until }.
lifecycle-archived = A partida { $game } está arquivada, e outra pode começar aqui. Quem joga nela pode retomá-la com **Retomar** ou um lance enquanto a sala estiver livre.
lifecycle-goes-on = A partida { $game } continua.
lifecycle-resumed = { FORM($who, "O") } retomam a partida { $game }.
lifecycle-back = O bot está de volta. A partida { $game } continua. { $turn }
lifecycle-unread = Fiquei desconectado por um tempo e não li nada do que se digitou aqui. Digite de novo. Partida { $game }: { $turn }
lifecycle-moved-here = A partida { $game } continua aqui. { $turn }

lifecycle-you-played = Você jogou { $san }.
lifecycle-you-offered-draw = Empate proposto.
lifecycle-you-accepted-draw = Você aceitou o empate.
lifecycle-you-declined-draw = Você recusou o empate.
lifecycle-you-claimed-draw = Você reivindicou o empate.
lifecycle-you-resigned = Você abandonou.
lifecycle-you-said-billi = Você disse LET'S BILLI.
lifecycle-you-accepted-defeat = Você aceitou a derrota na partida de xadrez.
lifecycle-you-passed = Você passou.
lifecycle-you-denied = Você vetou o lance.
lifecycle-you-allowed = Você permitiu o lance.
lifecycle-your-lifeline-pass = Seu salva-vidas: pass.
lifecycle-your-lifeline-reflect = Seu salva-vidas: reflect.
lifecycle-your-lifeline-stop = Seu salva-vidas: stop.
lifecycle-your-lifeline-none = Seu salva-vidas: nenhum.
