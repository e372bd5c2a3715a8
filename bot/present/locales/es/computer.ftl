computer-unnamed = Ordenador { $number }
computer-unnamed-letter = Ordenador { $letter } { $number }

computer-introduced = { $name }, ordenador de nivel { $number }
computer-introduced-unnamed = Ordenador de nivel { $number }
computer-introduced-unnamed-letter = Ordenador { $letter } de nivel { $number }
computer-with-temper = { $who }, { $temper }
computer-loyal = leal
computer-shrewd = astuto
computer-treacherous = traicionero
computer-no-such-level = El ordenador tiene niveles de `1` (para empezar) a `12` (el más fuerte), cada uno con su nombre: `{ COMMAND("challenge") } computer level:4`.
computer-choose-company = Usa `{ COMMAND("challenge") } computer`, o `one-computer` para dejar un asiento libre en una partida a tres.
computer-one-or-the-other = Este juego es para dos: elige un rival o el ordenador, no ambos.
computer-not-your-table = Ocupa antes un asiento. Solo quienes juegan pueden añadir un ordenador.
computer-seat-is-kept = El asiento libre está reservado para la persona a la que desafiaste. `{ COMMAND("cancel") }` retira el desafío.
computer-sits-down = El ordenador se ha sentado a la mesa.
computer-your-turn = Te toca a ti.
computer-plays-on = Sigue el ordenador.
computer-not-before = El ordenador podrá seguir por { FORM($away, "las") } cuando se agote el tiempo, { $until }.
computer-not-yet-unlimited = El ordenador podrá seguir por { FORM($away, "las") } tras 14 días sin jugadas. Esta partida no tiene límite de tiempo.
computer-takes-over = { FORM($by, "Las") } dejan que el ordenador siga por { FORM($before, "las") }. Ahora juega: { $now }.

computer-thinks = { FORM($who, "Las") } están pensando.
computer-thinks-in-check = { FORM($who, "Las") } están en jaque y pensando.
computer-thinks-about-draw = { FORM($who, "Las") } están pensando en la oferta de tablas.
computer-thinks-about-billi = { FORM($who, "Las") } están pensando en LET'S BILLI.
computer-thinks-about-denial = { FORM($who, "Las") } están pensando en un veto.
computer-thinks-about-lifeline = { FORM($who, "Las") } están pensando en un salvavidas.
