# De quem é a vez, e o que se pergunta a quem joga: a última linha sob um lance. $who é um lado com quem joga, ou só um lado.

turn-to-move = { FORM($who, "O") } jogam{ $deny }.
turn-in-check = { FORM($who, "O") } jogam, em xeque{ $deny }.
turn-must-pass = { FORM($who, "O") } não têm lance legal e precisam passar ({ COMMAND("move pass") }){ $deny }.
turn-lifeline = O feixe { FORM($side, "do") } atinge o cavalo Joker { FORM($who, "do") }, que precisam escolher primeiro: { $lifelines } ({ COMMAND("lifeline") }).
turn-draw-of-three = { $who }: aceitar o empate ou recusar? Todos precisam concordar.
turn-draw = { $who }: aceitar o empate ou recusar? Um lance também o recusa.
turn-billi = { $who }: LET'S BILLI? Os dois reis viram torres, sem pontos. { COMMAND("billi") } concorda, um lance recusa.
turn-pact = { $who }: { COMMAND($accept) }, { COMMAND($refuse) } ou { COMMAND($counter) }?

turn-repetition = Terceira repetição: { COMMAND("draw claim") } { $does }.
turn-quiet = { $moves }: { COMMAND("draw claim") } { $does }.
turn-denials = Três lances foram vetados: quem tem o direito de veto pode declarar empate ({ COMMAND("draw claim") }).
turn-claim-draws = encerra a partida como empate
turn-claim-points = encerra a partida, e decidem os pontos
turn-claim-billi = encerra a partida de xadrez como empate, e os reis viram torres

turn-time = O tempo acaba { $moment }.

turn-position-changed = A posição mudou.

turn-no-move = Você não tem lance legal. `{ COMMAND("move") } pass` passa.
turn-nothing-to-choose = Não há lance para escolher agora.
turn-none-ready = Nenhuma das suas peças está pronta ainda. `{ COMMAND("ready") }` mostra quando estarão.
turn-not-yours = Não é sua vez.
