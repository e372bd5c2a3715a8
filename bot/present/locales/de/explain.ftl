# Der letzte Zug, erklärt.

explain-denied = Dagegen wurde ein Veto eingelegt, und alles, was er bewirkte, ist zurückgenommen:
explain-more-steps = … und { $count } weitere Schritte in der Datei.
explain-end = **{ $result }.**
explain-beam-before = Strahl von { $side } vorher: { $way }, { $end }
explain-beam-now = Strahl von { $side } jetzt: { $way }, { $end }
