# Cómo se juntan las palabras. Las formas son las de sides.ftl.

wording-capital = { CAPITAL($words) }

wording-and = { $before } y { $last }
    .las = { FORM($before, "las") } y { FORM($last, "las") }
    .Las = { FORM($before, "Las") } y { FORM($last, "las") }
    .sin = { FORM($before, "sin") } y { FORM($last, "sin") }
wording-or = { $before } o { $last }
    .las = { FORM($before, "las") } o { FORM($last, "las") }
    .Las = { FORM($before, "Las") } o { FORM($last, "las") }
    .sin = { FORM($before, "sin") } o { FORM($last, "sin") }
wording-comma = { $before }, { $next }
    .las = { FORM($before, "las") }, { FORM($next, "las") }
    .Las = { FORM($before, "Las") }, { FORM($next, "las") }
    .sin = { FORM($before, "sin") }, { FORM($next, "sin") }

wording-in-this-chat = en este chat
wording-here = aquí

# Siempre de jugadas: femenino.
wording-number = { $count ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $count }
}

wording-decimal = { $whole },{ $tenth }

wording-cut = { CUT($words, $most) }
wording-semicolon = { $before }; { $next }
wording-sentence = { $words }.
wording-explained = { $head }: { $what }
