# Denial, as the rules of a game tell it: the right to undo the opponent's last move.

# The section about it.
# $words: its sentences
rules-denial-section = **Denial.** { $words }
# The same where the rules are too long for a message: they leave it to the game that is named after it.
# $game: the title of that game
# $name: how it is typed
rules-denial-as-in = **Denial.** As in { $game } (`{ COMMAND("rules") } { $name }`).
# $game: the title of that game
# $name: how it is typed
# $options: what this table has chosen otherwise, as it is typed
rules-denial-as-in-but = **Denial.** As in { $game } (`{ COMMAND("rules") } { $name }`), with `{ $options }`.

# How it goes; what can't be denied follows.
rules-denial-right = One side at a time holds the right to deny, at first the side that moves second. Instead of replying, the holder can undo the opponent's last move (`{ COMMAND("deny") }`). The opponent must play something else and gets the right. The first move of the side that has denied can't be denied.
rules-denial-no-knights = Knight moves can't be denied.
rules-denial-no-knights-and-kings = Knight and king moves can't be denied.
# In Crazy chess, where what a knight captures on the way tells its path.
rules-denial-knights-on-the-way = A knight move can be denied only if it captures on the way.
rules-denial-no-kings-knights-on-the-way = King moves can't be denied, and a knight move only if it captures on the way.
# An only move.
rules-denial-only-move-ends = If a denied side has no other move, that is checkmate or stalemate.
rules-denial-no-only-move = A side's only move can't be denied either.
rules-denial-end-waits = A move that would end the game waits for the holder: `{ COMMAND("deny") }` or `{ COMMAND("allow") }`.
rules-denial-promotion = After a denied promotion the pawn can't promote to another piece instead.
rules-denial-third = After three denials the holder of the right can declare a draw when not in check (`{ COMMAND("draw") } claim`).

# What a picture shows.
# $first: the side that moves first, as White
# $second: the other one, as Black
rules-denial-denied = { $second } denied e4. { $first } must play something else and now holds the right. { $second }'s next move can't be denied.
