# L'ultima mossa spiegata.

explain-denied = C'è stato il veto, e tutto ciò che aveva fatto è annullato:
explain-more-steps = … e altri { $count } passi nel file.
explain-end = **{ CAPITAL($result) }.**
explain-beam-before = Il raggio { FORM($side, "di") } prima: { $way }, { $end }
explain-beam-now = Il raggio { FORM($side, "di") } ora: { $way }, { $end }
