# Comment les mots s'assemblent. Une liste de camps transmet leurs formes .les, .des et .aux.

wording-capital = { CAPITAL($words) }

wording-and = { $before } et { $last }
    .les = { FORM($before, "les") } et { FORM($last, "les") }
    .des = { FORM($before, "des") } et { FORM($last, "des") }
    .aux = { FORM($before, "aux") } et { FORM($last, "aux") }
wording-or = { $before } ou { $last }
    .les = { FORM($before, "les") } ou { FORM($last, "les") }
    .des = { FORM($before, "des") } ou { FORM($last, "des") }
    .aux = { FORM($before, "aux") } ou { FORM($last, "aux") }
wording-comma = { $before }, { $next }
    .les = { FORM($before, "les") }, { FORM($next, "les") }
    .des = { FORM($before, "des") }, { FORM($next, "des") }
    .aux = { FORM($before, "aux") }, { FORM($next, "aux") }

wording-in-this-chat = dans cette discussion
wording-here = ici

# .coups : « mat en deux coups ».
wording-number = { $count ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    }
    .coups = { $count ->
        [0] zéro coup
        [1] un coup
        [2] deux coups
        [3] trois coups
        [4] quatre coups
       *[other] { $count } coups
    }

wording-decimal = { $whole },{ $tenth }

wording-cut = { CUT($words, $most) }
wording-semicolon = { $before } ; { $next }
wording-sentence = { CAPITAL($words) }.
wording-explained = { $head } : { $what }
