# O último lance explicado.

explain-denied = Foi vetado, e tudo o que fez está desfeito:
explain-more-steps = … e mais { $count } passos no arquivo.
explain-end = **{ CAPITAL($result) }.**
explain-beam-before = Feixe { FORM($side, "do") } antes: { $way }, { $end }
explain-beam-now = Feixe { FORM($side, "do") } agora: { $way }, { $end }
