# Il diritto di veto all'ultima mossa dell'avversario: quanto costerebbe, e che ne è stato.

# Sotto il turno di chi ha il diritto: aggiunte a «Tocca al Blu».
denial-or-deny = , oppure { COMMAND("deny") } (veto alla mossa { FORM($side, "di") })
denial-or-deny-ends = , oppure { COMMAND("deny") } (veto alla mossa { FORM($side, "di") }; non c'è altra mossa: { $reason })
denial-or-deny-alone = Oppure { COMMAND("deny") } (veto alla mossa { FORM($side, "di") }).
denial-or-deny-ends-alone = Oppure { COMMAND("deny") } (veto alla mossa { FORM($side, "di") }; non c'è altra mossa: { $reason }).

# Che cosa fa una risposta, accanto alla sua parola e nella domanda qui sotto.

denial-undoes = la mossa è annullata e il diritto di veto passa { FORM($side, "al") }
denial-undoes-move = la mossa è annullata
denial-ends = non c'è altra mossa: { $reason }
denial-allowing = accettare la mossa, che chiude la partita

denial-question = { FORM($who, "Il") }: veto all'ultima mossa, o la lasci passare? { COMMAND("allow") } chiude la partita. { COMMAND("deny") }: { $cost }.

# Pulsanti.

denial-button = Poni il veto
denial-button-ends = Veto: { $reason }

# A chi ha appena mosso, dopo ciò che ha fatto la mossa.

denial-can-still = { FORM($who, "Il") } può ancora porre il veto.
denial-safe-after-denial = Al sicuro: alla tua prima mossa dopo un veto non si può porre il veto.
denial-safe-knight = Al sicuro: a una mossa di cavallo non si può porre il veto.
denial-safe-king = Al sicuro: in questo gioco a una mossa di re non si può porre il veto.
denial-safe-only-move = Al sicuro: in questo gioco all'unica mossa di una parte non si può porre il veto.

# Una mossa a cui è stato posto il veto.

denial-denies = { FORM($who, "Il") } pone il veto a { $move }. La mossa è annullata. { FORM($side, "Il") } deve giocare altro e ora ha il diritto di veto.
denial-denies-it = { FORM($who, "Il") } pone il veto alla mossa, che è annullata. { FORM($side, "Il") } deve giocare altro e ora ha il diritto di veto.
denial-denies-only = { FORM($who, "Il") } pone il veto a { $move }, l'unica mossa: **{ $reason }**.
denial-denies-it-only = { FORM($who, "Il") } pone il veto alla mossa, l'unica che c'era: **{ $reason }**.
denial-pending = **{ CAPITAL($reason) }, a meno che { FORM($side, "il") } non ponga il veto.**

# A chi spetta il diritto, nelle descrizioni di una scacchiera.

denial-holds = { FORM($side, "Il") } ha il diritto di veto.
denial-was-denied = { $move }: c'è stato il veto, ora non si può giocare.
denial-immune = Alla prossima mossa { FORM($side, "di") } non si può porre il veto.
