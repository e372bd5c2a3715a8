# Como as palavras se juntam. As formas são as de sides.ftl e pieces.ftl.

wording-capital = { CAPITAL($words) }

wording-and = { $before } e { $last }
    .O = { FORM($before, "O") } e { FORM($last, "o") }
    .o = { FORM($before, "o") } e { FORM($last, "o") }
    .do = { FORM($before, "do") } e { FORM($last, "do") }
    .ao = { FORM($before, "ao") } e { FORM($last, "ao") }
    .pelo = { FORM($before, "pelo") } e { FORM($last, "pelo") }
    .um = { FORM($before, "um") } e { FORM($last, "um") }
    .num = pl
wording-or = { $before } ou { $last }
    .O = { FORM($before, "O") } ou { FORM($last, "o") }
    .o = { FORM($before, "o") } ou { FORM($last, "o") }
    .do = { FORM($before, "do") } ou { FORM($last, "do") }
    .ao = { FORM($before, "ao") } ou { FORM($last, "ao") }
    .pelo = { FORM($before, "pelo") } ou { FORM($last, "pelo") }
    .um = { FORM($before, "um") } ou { FORM($last, "um") }
    .num = pl
wording-comma = { $before }, { $next }
    .O = { FORM($before, "O") }, { FORM($next, "o") }
    .o = { FORM($before, "o") }, { FORM($next, "o") }
    .do = { FORM($before, "do") }, { FORM($next, "do") }
    .ao = { FORM($before, "ao") }, { FORM($next, "ao") }
    .pelo = { FORM($before, "pelo") }, { FORM($next, "pelo") }
    .um = { FORM($before, "um") }, { FORM($next, "um") }
    .num = pl

wording-in-this-chat = nesta conversa
wording-here = aqui

# Diante de "lances" e afins.
wording-number = { $count ->
    [0] nenhum
    [1] um
    [2] dois
    [3] três
    [4] quatro
   *[other] { $count }
}

wording-decimal = { $whole },{ $tenth }

wording-cut = { CUT($words, $most) }
wording-semicolon = { $before }; { $next }
wording-sentence = { CAPITAL($words) }.
wording-explained = { $head }: { $what }
