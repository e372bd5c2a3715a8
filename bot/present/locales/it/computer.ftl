# Il computer: che cosa si dice dei suoi personaggi, e che cosa gli si può chiedere.

computer-unnamed = Computer { $number }
computer-unnamed-letter = Computer { $letter } { $number }

computer-introduced = { $name }, computer di livello { $number }
computer-introduced-unnamed = Computer di livello { $number }
computer-introduced-unnamed-letter = Computer { $letter } di livello { $number }
computer-with-temper = { $who }, { $temper }
computer-loyal = leale
computer-shrewd = astuto
computer-treacherous = infido
computer-no-such-level = Il computer ha i livelli da `1` (per cominciare) a `12` (il più forte), ciascuno con un nome: `{ COMMAND("challenge") } computer level:4`.
computer-choose-company = Usa `{ COMMAND("challenge") } computer`, oppure `one-computer` per lasciare un posto libero in un gioco a tre.
computer-one-or-the-other = Questo gioco è per due: scegli un avversario o il computer, non entrambi.
computer-not-your-table = Prendi prima un posto. Solo chi gioca può aggiungere un computer.
computer-seat-is-kept = Il posto libero è riservato alla persona che hai sfidato. `{ COMMAND("cancel") }` ritira la sfida.
computer-sits-down = Il computer si è unito.
computer-your-turn = Tocca proprio a te.
computer-plays-on = Subentra il computer.
computer-not-before = Il computer può subentrare { FORM($away, "al") } quando finisce il tempo, { $until }.
computer-not-yet-unlimited = Il computer può subentrare { FORM($away, "al") } dopo 14 giorni senza mosse. Questa partita non ha limite di tempo.
computer-takes-over = { FORM($by, "Il") } fa subentrare il computer { FORM($before, "al") }. Nuovo giocatore: { $now }.

# Che cosa fa un computer in un gioco a turni.
computer-thinks = { FORM($who, "Il") } sta pensando.
computer-thinks-in-check = { FORM($who, "Il") } è sotto scacco e sta pensando.
computer-thinks-about-draw = { FORM($who, "Il") } sta pensando alla proposta di patta.
computer-thinks-about-billi = { FORM($who, "Il") } sta pensando a LET'S BILLI.
computer-thinks-about-denial = { FORM($who, "Il") } sta pensando a un veto.
computer-thinks-about-lifeline = { FORM($who, "Il") } sta pensando a un salvagente.
