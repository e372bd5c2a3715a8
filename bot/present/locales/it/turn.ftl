# A chi tocca, e che cosa si chiede ai giocatori: l'ultima riga sotto una mossa. $who è una parte con il suo giocatore, o una parte sola.

turn-to-move = Tocca { FORM($who, "al") }{ $deny }.
turn-in-check = Tocca { FORM($who, "al") }, sotto scacco{ $deny }.
turn-must-pass = { FORM($who, "Il") } non ha mosse legali e deve passare ({ COMMAND("move pass") }){ $deny }.
turn-lifeline = Il raggio { FORM($side, "di") } colpisce il cavallo Joker { FORM($who, "di") }, che deve prima scegliere: { $lifelines } ({ COMMAND("lifeline") }).
turn-draw-of-three = { FORM($who, "Il") }: accettare la patta o rifiutarla? Devono accettare tutti.
turn-draw = { FORM($who, "Il") }: accettare la patta o rifiutarla? Anche una mossa la rifiuta.
turn-billi = { FORM($who, "Il") }: LET'S BILLI? I due re diventano torri, e nessuno segna. { COMMAND("billi") } accetta, una mossa rifiuta.
turn-pact = { FORM($who, "Il") }: { COMMAND($accept) }, { COMMAND($refuse) } o { COMMAND($counter) }?

# Qualcuno può reclamare la patta: la frase dice che cosa comporta.

turn-repetition = Terza ripetizione: { COMMAND("draw claim") } { $does }.
turn-quiet = { $moves }: { COMMAND("draw claim") } { $does }.
turn-denials = Ci sono stati tre veti: chi ha il diritto può dichiarare la patta ({ COMMAND("draw claim") }).
turn-claim-draws = chiude la partita con la patta
turn-claim-points = chiude la partita, e decidono i punti
turn-claim-billi = chiude la partita di scacchi con la patta, e i re diventano torri

turn-time = Il tempo finisce { $moment }.

turn-position-changed = La posizione è cambiata.

# A chi vuole scegliere una mossa.

turn-no-move = Non hai mosse legali. `{ COMMAND("move") } pass` passa.
turn-nothing-to-choose = Ora non c'è nessuna mossa da scegliere.
turn-none-ready = Nessuno dei tuoi pezzi è ancora pronto. `{ COMMAND("ready") }` mostra quando lo sarà.
turn-not-yours = Non tocca a te.
