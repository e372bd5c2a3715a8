# O computador: o que se diz dele, e o que se pode pedir.

computer-unnamed = Computador { $number }
computer-unnamed-letter = Computador { $letter } { $number }

computer-introduced = { $name }, computador de nível { $number }
computer-introduced-unnamed = Computador de nível { $number }
computer-introduced-unnamed-letter = Computador { $letter } de nível { $number }
computer-with-temper = { $who }, { $temper }
computer-loyal = leal
computer-shrewd = astuto
computer-treacherous = traiçoeiro
computer-no-such-level = O computador tem os níveis `1` (iniciante) a `12` (o mais forte), cada um com um nome: `{ COMMAND("challenge") } computer level:4`.
computer-choose-company = Use `{ COMMAND("challenge") } computer`, ou `one-computer` para deixar um lugar aberto em uma partida a três.
computer-one-or-the-other = Esta partida é a dois: escolha um adversário ou o computador, não os dois.
computer-not-your-table = Ocupe um lugar primeiro. Só quem joga pode chamar um computador.
computer-seat-is-kept = O lugar livre está reservado para quem você desafiou. `{ COMMAND("cancel") }` retira o desafio.
computer-sits-down = O computador entrou.
computer-your-turn = É a sua própria vez.
computer-plays-on = O computador assume o lugar.
computer-not-before = O computador pode assumir o lugar { FORM($away, "do") } quando o tempo acabar, { $until }.
computer-not-yet-unlimited = O computador pode assumir o lugar { FORM($away, "do") } depois de 14 dias sem lances. Esta partida não tem limite de tempo.
computer-takes-over = { FORM($by, "O") } deixam o computador assumir o lugar { FORM($before, "do") }. Agora jogam { FORM($now, "o") }.

computer-thinks = { FORM($who, "O") } estão pensando.
computer-thinks-in-check = { FORM($who, "O") } estão em xeque e pensando.
computer-thinks-about-draw = { FORM($who, "O") } estão pensando na proposta de empate.
computer-thinks-about-billi = { FORM($who, "O") } estão pensando em LET'S BILLI.
computer-thinks-about-denial = { FORM($who, "O") } estão pensando em vetar.
computer-thinks-about-lifeline = { FORM($who, "O") } estão pensando em um salva-vidas.
