# How words are put together.

# $words: what gets a capital at its beginning
wording-capital = { CAPITAL($words) }

# A list of two, or its end.
# $before: one, or several with commas between them
# $last: the last one
wording-and = { $before } and { $last }
# Two of which one is meant, or the end of such a list.
# $before: one, or several with commas between them
# $last: the last one
wording-or = { $before } or { $last }
# $before: one or several
# $next: one or several more, but not the last
wording-comma = { $before }, { $next }

# Where somebody asks: in a direct chat, or elsewhere.
wording-in-this-chat = in this chat
wording-here = here

# A small number as a word.
# $count (number): how many
wording-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}

# A number with one decimal: 1.5.
# $whole (number): its whole part
# $tenth (number): its decimal
wording-decimal = { $whole }.{ $tenth }

# Words that have to fit, as on a button: of longer ones the end is an ellipsis. They are no Markdown.
# $words: what has to fit
# $most (number): how many characters there may be
wording-cut = { CUT($words, $most) }
# Clauses in a row, each a sentence without its end.
# $before: one or several
# $next: one or several more
wording-semicolon = { $before }; { $next }
# A sentence from a clause that has no end yet.
# $words: the clause
wording-sentence = { $words }.
# What can be chosen, with what it is or does.
# $head: as it is typed, or in words
# $what: what it is or does
wording-explained = { $head }: { $what }
