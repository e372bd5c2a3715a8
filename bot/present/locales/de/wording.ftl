# Wie Wörter zusammengesetzt werden.

wording-capital = { CAPITAL($words) }

wording-and = { $before } und { $last }
wording-or = { $before } oder { $last }
wording-comma = { $before }, { $next }

wording-in-this-chat = in diesem Chat
wording-here = hier

# Die Form „moves“ steht nach „in“: „Matt in zwei Zügen“.
wording-number = { $count ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
}
    .moves = { $count ->
        [0] keinem Zug
        [1] einem Zug
        [2] zwei Zügen
        [3] drei Zügen
        [4] vier Zügen
       *[other] { $count } Zügen
    }

wording-decimal = { $whole },{ $tenth }

wording-cut = { CUT($words, $most) }
wording-semicolon = { $before }; { $next }
wording-sentence = { $words }.
wording-explained = { $head }: { $what }
