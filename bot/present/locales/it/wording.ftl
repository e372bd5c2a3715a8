# Come si compongono le parole. Le forme di una lista sono quelle di ciò che contiene: il Bianco e il Nero, del Bianco e del Nero.

wording-capital = { CAPITAL($words) }

wording-and = { $before } e { $last }
    .il = { FORM($before, "il") } e { FORM($last, "il") }
    .Il = { FORM($before, "Il") } e { FORM($last, "il") }
    .di = { FORM($before, "di") } e { FORM($last, "di") }
    .al = { FORM($before, "al") } e { FORM($last, "al") }
    .dal = { FORM($before, "dal") } e { FORM($last, "dal") }
wording-or = { $before } o { $last }
    .il = { FORM($before, "il") } o { FORM($last, "il") }
    .Il = { FORM($before, "Il") } o { FORM($last, "il") }
    .di = { FORM($before, "di") } o { FORM($last, "di") }
    .al = { FORM($before, "al") } o { FORM($last, "al") }
    .dal = { FORM($before, "dal") } o { FORM($last, "dal") }
wording-comma = { $before }, { $next }
    .il = { FORM($before, "il") }, { FORM($next, "il") }
    .Il = { FORM($before, "Il") }, { FORM($next, "il") }
    .di = { FORM($before, "di") }, { FORM($next, "di") }
    .al = { FORM($before, "al") }, { FORM($next, "al") }
    .dal = { FORM($before, "dal") }, { FORM($next, "dal") }

wording-in-this-chat = in questa chat
wording-here = qui

# La forma «mosse» conta mosse: matto in una mossa, in due mosse.
wording-number = { $count ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
   *[other] { $count }
}
    .mosse = { $count ->
        [0] nessuna mossa
        [1] una mossa
        [2] due mosse
        [3] tre mosse
        [4] quattro mosse
       *[other] { $count } mosse
    }

wording-decimal = { $whole },{ $tenth }

wording-cut = { CUT($words, $most) }
wording-semicolon = { $before }; { $next }
wording-sentence = { CAPITAL($words) }.
wording-explained = { $head }: { $what }
