# Records of games: texts with all the moves of a game, also as PGN or PDN, as they are exported and read.

# With a record. It follows.
# $code: the game's code
# $count (number): how many actions it has
records-exported = { $count ->
    [one] Record of `{ $code }`, { $count } action. `{ COMMAND("import") }` shows it again.
   *[other] Record of `{ $code }`, { $count } actions. `{ COMMAND("import") }` shows it again.
}
# With the same in another format.
# $code: the game's code
# $format: PGN or PDN
records-exported-as = `{ $code }` as { $format }. `{ COMMAND("import") }` shows it again.
# More than two play a game that is wanted as PGN.
records-pgn-is-for-two = PGN is for games of two players. Use `{ COMMAND("export") }` without a format.
# A game is wanted as PDN that is none of plain draughts.
records-pdn-is-for-draughts = PDN is for draughts without options. Use `{ COMMAND("export") }` without a format.
# There is no such format.
records-choose-format = Use `record`, `pgn` or `pdn`.

records-file-too-large = That file is too large. A record can have at most 200000 characters.
records-file-not-text = That file isn't text. Attach a Lasermate record, PGN or PDN.
# A file that could not be fetched.
records-file-unreached = I couldn't get that file. Attach it again.

# $why: why a text is not a record: the rest of the sentence, as below
records-unreadable = I can't read this record: { $why }
# $chars (number): how many characters it may have
# $actions (number): how many actions
records-too-long = a record has at most { $chars } characters and { $actions } actions.
# $first: the line with which a record starts
records-no-first-line = line 1: a record starts with the line "{ $first }".
records-not-for-two = PGN is for games of two players.
# $line (number): a line's number
# $what: what the line says
records-other-draughts = line { $line }: GameType { $what } is another kind of draughts. English draughts is GameType 21.
# $line (number): a line's number
# $what: the line
# $known: a list of words with which lines begin
records-unknown-line = line { $line }: "{ $what }" isn't a line of a record. It has { $known }.
# $line (number): a line's number
# $what: the word with which it begins
records-twice = line { $line }: { $what } is given twice.
# $line (number): a line's number
records-player-twice = line { $line }: a side's player is given twice.
# $what: the word with which the line begins
records-missing = the line "{ $what }:" is missing.
# $line (number): a line's number
# $why: what is wrong with the position, without an end
records-setup-fault = line { $line }: { $why }.
# $line (number): a line's number
# $why: what is wrong with the game or its options, a whole sentence
records-table-fault = line { $line }: { $why }
# "Player" stays as it is.
# $line (number): a line's number
records-player-fault = line { $line }: a player line is written "Player: side name".
# $line (number): a line's number
# $what: what stands there
records-hint-fault = line { $line }: "{ $what }" isn't a hint: the letter of a side, a colon, and how many words come before it.
# $line (number): a line's number
# $word (number): which word of all the moves
# $why: why it cannot be played: the rest of the sentence
records-word-fault = line { $line }, word { $word } of the moves: { $why }
# $line (number): a line's number
# $what: what stands there
records-time-fault = line { $line }: "{ $what }" isn't a time: whole milliseconds since the game began, never less than the one before.
# $moves (number): how many moves there are
# $times (number): how many times
records-count-fault = there are { $moves } moves and { $times } times. Give one for each, or none.
# Why a word cannot be played.
# $word: what stands there
records-no-such-side = { $word }: this game has no such side.
# $word: what stands there
records-no-stamp = { $word }: write the time in milliseconds, the side and the move, as in 1000:b:f6e4.
# $word: what stands there
records-null-move = { $word }: a null move, which passes the turn. No game can be played on over it.
# $word: what stands there
# $why: another reason
records-unplayable = { $word }: { $why }.

# A record that has been read.
# $game: which game it is, in bold
# $players: a list of sides with the names that the record gives
records-game = { $game }: { $players }.
# $game: which game it is, in bold
# $players: a list of sides with the names that the record gives
# $date: when it was played, as numbers
records-game-on = { $game }: { $players }, { $date }.
# The game in those.
# $game: its title
# $options: what is not as usual in it, as it is typed
records-game-with-options = **{ $game }** with { $options }
# Behind them.
# $count (number): how many actions were taken
# $end: how the game ended, in words
records-actions-and-end = { $count ->
    [one] { $count } action, { $end }.
   *[other] { $count } actions, { $end }.
}
# An end in the record alone.
# $side: who won
records-won-by-pgn = { $side } won according to the PGN
# $side: who won
records-won-on-time-by-pgn = { $side } won on time according to the PGN
records-drawn-by-pgn = drawn according to the PGN
# No end.
# $side: whose turn it is
records-unfinished = unfinished, { $side } to move
records-unfinished-by-nobody = unfinished, nobody to move
records-only-shown = Only shown, not stored.

# What was passed over in the record.
records-open-comment = A comment is never closed, and what follows it isn't read.
records-open-variation = A variation is never closed, and what follows it isn't read.
records-comment-to-the-end = A comment that begins with ; goes to the end of its line, and the moves in it aren't read.
records-more-games = There are more games in it: this is the first.
# $stated: a result as PGN writes it
records-other-result = The result { $stated } that is stated isn't the one on the board.
# $moves (number): after how many moves
records-plays-on = After { $moves } moves the game is drawn by itself here, and the record plays on.
# $moves (number): after how many moves
records-dead-draw = After { $moves } moves the game is a dead draw, and the moves behind it aren't played.
