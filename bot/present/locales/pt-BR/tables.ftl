# Salas que compartilham uma mesa: códigos, avisos, recusas, e quem está bloqueado.

tables-managers-only = Só quem administra esta sala pode ligá-la a outra.
tables-managers-block = Só quem administra esta sala pode bloquear pessoas aqui.
tables-direct = Uma conversa direta não pode ser ligada. Convide o bot para uma sala e ligue essa.
tables-bridged = Uma ponte já une esta sala a outra rede, e tudo apareceria duas vezes. Ela não pode ser ligada.
tables-thread = Um tópico não pode ser ligado. Ligue a sala a que ele pertence.
tables-other-room-links = Esta sala já está ligada. Só a primeira sala pode ligar outras.
tables-no-such-code = Este código está errado, expirou ou já foi usado. `{ COMMAND("link") }` na outra sala dá um novo.
tables-own-code = Este código foi feito aqui. Digite-o na outra sala.
tables-linked-already = Esta sala já está ligada. `{ COMMAND("unlink") }` encerra isso.
tables-not-linked = Esta sala não está ligada.
tables-linked = As salas estão ligadas.
tables-room-away = O bot não alcança a sala em que esta partida é jogada. Ela fica pausada, e ninguém perde com isso.
tables-unlinked = A ligação desta sala foi encerrada.
tables-settings-elsewhere = Valem as configurações da primeira sala. `{ COMMAND("unlink") }` devolve a esta sala as suas.
tables-no-threads = Salas ligadas jogam na própria sala, não em um tópico.
tables-blocked = Quem administra a sala não deixa você jogar aqui.
tables-no-free-words = Mensagens não passam entre salas ligadas. Proponha o pacto sem uma.
tables-what-crosses = Salas ligadas veem seu nome, sua rede, seus lances, propostas e resultados, nunca seu id. Mensagens já enviadas ficam lá.

tables-encrypted-first = Esta sala é criptografada. Em uma mesa compartilhada, tabuleiros, lances e nomes saem da criptografia. Para concordar, digite `{ COMMAND($line) }`.
tables-code =
    Na outra sala, alguém que a administra digita: `{ COMMAND($line) }`
    Funciona uma vez, por { $time }.
tables-full = Uma mesa pode ter { $most } salas, e esta já tem.
tables-both-play = As duas salas têm uma partida em andamento, e uma mesa só pode ter uma. Termine { $game } ou a outra primeiro.

tables-linked-to = **Agora esta sala está ligada a { $rooms }.**
tables-another-room = outra sala
tables-room-on = uma sala em { $network }
tables-appear-in-both = Desafios, lances, propostas, pactos, resultados, nomes e tabuleiros aparecem nas duas.
tables-appear-in-all = Desafios, lances, propostas, pactos, resultados, nomes e tabuleiros aparecem em todas elas.
tables-leave-encryption = Eles saem da criptografia desta sala.
tables-stay = Conversas, dicas e respostas privadas ficam onde estão.
tables-settings-here = Valem as configurações desta sala, mas cada sala tem o seu idioma.
tables-settings-there = Valem as configurações da primeira sala, mas cada sala tem o seu idioma.
tables-unlink-ends = `{ COMMAND("unlink") }` encerra isso.

tables-under-way = A partida desta mesa: { $players }.
tables-other-unlinked = Uma sala ligada em { $network } encerrou a ligação.
tables-other-gone = Uma sala ligada em { $network } não pode mais ser alcançada.
tables-by-itself = Esta sala está sozinha de novo.
tables-goes-on-here = { $game } continua aqui até acabar.
tables-goes-on-there = { $game } continua na sala em que começou.
tables-silent-room = Uma sala ligada em { $network } não é alcançada há um dia, e ninguém lá vê o que acontece nesta mesa. Ela continua ligada; `{ COMMAND("unlink") }` encerra isso.
tables-game-cut-off = A partida { $game } está pausada: a sala { FORM($players, "do") } não pode mais ser alcançada. Nenhum tempo corre, ninguém perde com isso, e outra partida pode começar aqui.
tables-drawn-for-cut-off = A sala { FORM($players, "do") } não pode mais ser alcançada. A partida { $game } é empate e não conta para ninguém.

tables-is-blocked = Quem administra a sala não deixa mais { $who } jogar aqui.
tables-you-blocked = { $who } não pode mais jogar aqui. `{ COMMAND("unblock") }` desfaz isso.
tables-you-unblocked = { $who } pode jogar aqui de novo.
tables-which = Há várias pessoas com esse nome: { $people }. Mencione a que você quer, ou acrescente a rede.
tables-plays-with-you = Você está em uma partida com { $who }. Termine-a primeiro, ou peça o bloqueio a outra pessoa que administra esta sala.
