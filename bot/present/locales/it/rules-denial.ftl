# Il veto, come lo raccontano le regole di un gioco: il diritto di annullare l'ultima mossa dell'avversario.

rules-denial-section = **Veto.** { $words }
rules-denial-as-in = **Veto.** Come in { $game } (`{ COMMAND("rules") } { $name }`).
rules-denial-as-in-but = **Veto.** Come in { $game } (`{ COMMAND("rules") } { $name }`), con `{ $options }`.

rules-denial-right = Una parte alla volta ha il diritto di veto, all'inizio quella che muove per seconda. Invece di rispondere, chi lo ha può annullare l'ultima mossa dell'avversario (`{ COMMAND("deny") }`). L'avversario deve giocare altro e riceve il diritto. Alla prima mossa di chi ha posto il veto non si può porre il veto.
rules-denial-no-knights = Alle mosse di cavallo non si può porre il veto.
rules-denial-no-knights-and-kings = Alle mosse di cavallo e di re non si può porre il veto.
rules-denial-knights-on-the-way = A una mossa di cavallo si può porre il veto solo se cattura lungo il salto.
rules-denial-no-kings-knights-on-the-way = Alle mosse di re non si può porre il veto, e a una di cavallo solo se cattura lungo il salto.
rules-denial-only-move-ends = Se chi subisce il veto non ha altre mosse, è scacco matto o stallo.
rules-denial-no-only-move = Nemmeno all'unica mossa di una parte si può porre il veto.
rules-denial-end-waits = Una mossa che chiuderebbe la partita aspetta chi ha il diritto: `{ COMMAND("deny") }` o `{ COMMAND("allow") }`.
rules-denial-promotion = Dopo il veto a una promozione il pedone non può promuovere a un altro pezzo.
rules-denial-third = Dopo tre veti chi ha il diritto può dichiarare la patta, se non è sotto scacco (`{ COMMAND("draw") } claim`).

# Che cosa mostra un'immagine.
rules-denial-denied = { FORM($second, "il") } ha posto il veto a e4. { FORM($first, "Il") } deve giocare altro e ora ha il diritto. Alla prossima mossa { FORM($second, "di") } non si può porre il veto.
