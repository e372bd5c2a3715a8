# The rules of every game: what frames them, and sections that several games share. The first side is the one that moves first: White,
# under beams Blue.

# What the rules begin with.
# $game: the game's title
# $summary: what it is, in a sentence
rules-summed-up = **{ $game }.** { $summary }
# What they begin with at a table of which the summary is not true.
# $game: the game's title
# $options: what was chosen, as it is typed
rules-with = **{ $game }** with { $options }.
# The same page by page, where the title stands above the page.
# $options: what was chosen, as it is typed
rules-page-with = With { $options }.

# The end of rules that are shown all at once.
# $pictures: a line for each picture
rules-examples = **Examples**
    { $pictures }
# A line of them, for the position at the start.
# $number (number): the picture's
# $words: what is to be seen
rules-picture-of-start = - Picture { $number }, the start: { $words }
# A line for a position that is not reached by moves.
# $number (number): the picture's
# $words: what is to be seen
rules-picture = - Picture { $number }: { $words }
# $number (number): the picture's
# $moves: the moves that lead to it
# $words: what is to be seen
rules-picture-after = - Picture { $number }, after `{ $moves }`: { $words }

# Where the rules are too long for a message, and what another game's rules tell has been left out.
rules-more = `{ COMMAND("rules") }` tells the rest page by page.
# $game: the title of the game with the same rules
# $name: how it is typed
rules-rest = **The rest** is as in { $game }: `{ COMMAND("rules") } { $name }`.

# Rules that are told in parts have none of that name.
# $typed: what was asked for
# $game: the game's title
# $parts: the parts there are, as a list
rules-no-part-of = There is no part { $typed }. { $game } has { $parts }.
# Rules that are not told in parts have none.
# $typed: what was asked for
# $game: the game's title
# $name: how it is typed
rules-no-part = There is no part { $typed }. `{ COMMAND("rules") } { $name }` tells all the rules of { $game }.
# $typed: what was asked for
# $game: the game's title
# $name: how it is typed
rules-no-part-but-exercises = There is no part { $typed }. `{ COMMAND("rules") } { $name }` tells all the rules of { $game }, with exercises at the end.

# Draws by the rules of chess.
rules-draws = **Draws.** By stalemate, insufficient material or agreement (`{ COMMAND("draw") }`). At the third repetition, or after fifty moves without a capture or pawn move, you can claim one (`{ COMMAND("draw claim") }`). The fifth repetition or seventy-five such moves draw the game automatically.
# Draws where every piece may still mate.
rules-draws-where-any-pieces-mate = **Draws.** By stalemate or agreement (`{ COMMAND("draw") }`). At the third repetition, or after fifty moves without a capture or pawn move, you can claim one (`{ COMMAND("draw claim") }`). The fifth repetition or seventy-five such moves draw the game automatically.
# Draws where the hunt for the lasermate goes on after mate.
rules-draws-before-the-hunt = **Draws.** A draw in the chess game (`{ COMMAND("draw") }`) begins the hunt too. The hunt ends by agreement, at the third repetition, after fifty moves without a capture or pawn move, or when nothing is left to deflect a beam.
