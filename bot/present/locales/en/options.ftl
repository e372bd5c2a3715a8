# Options of games: what their values mean, where one is chosen. A name ends with the option and the value as they are typed.

# The time unit of a table without turns.
# $span: its length, as `2 s`
options-unit = { $span } a unit
# What the time unit is, beside each that can be chosen.
options-unit-help = how long a pawn cools; a queen cools nine times as long
# What is taken as a time unit, as the end of a sentence.
options-units = a time like `2s`, `30s`, `1m` or `1h`, from 1 s to 7 days

# What options mean that are on or off.
options-yes = yes
options-no = no

options-board-12x8 = two free columns on each side of the chess board
options-board-8x8 = the chess board itself
options-board-10x8 = one free column on each side of the chess board
options-board-14x8 = three free columns on each side of the chess board
options-board-16x8 = four free columns on each side of the chess board
options-board-12x10 = two free columns on each side of the chess board, one free row above and below it
options-board-12x12 = two free columns on each side of the chess board, two free rows above and below it
options-draughts-board-12x8 = two free columns on each side of the board
options-draughts-board-8x8 = the board itself
options-draughts-board-10x8 = one free column on each side of the board
options-draughts-board-14x8 = three free columns on each side of the board
options-draughts-board-16x8 = four free columns on each side of the board
options-draughts-board-12x10 = two free columns on each side of the board, one free row above and below it
options-draughts-board-12x12 = two free columns on each side of the board, two free rows above and below it

options-mirror-columns = a mirror along the columns: the beam keeps its direction up or down
options-mirror-rows = a mirror along the rows: the beam keeps its direction left or right
options-three-way-mirror-columns = a mirror along the columns: the beam keeps to the left or right side of the cell
options-three-way-mirror-rows = a mirror along the rows: the beam keeps to the near or far end of the cell

options-mode-a = BilliChess: a lasermate scores 277, checkmate scores 500 and ends the game
options-mode-b = Billi-Chess: checkmate scores 277 and turns both kings into rooks, a lasermate scores 500 and ends the game

options-scoring-fixed = always 277
options-scoring-carom = 200, and 25 for each time a piece deflected the beam, at most 450; 100 less after the opponent's move

# How the call LET'S BILLI works.
options-lets_billi-mutual = both must agree
options-lets_billi-unilateral_not_in_check = one side alone, but not while in check
options-lets_billi-unilateral = one side alone

# How long a lifeline of a Joker Knight lasts.
options-lifeline_duration-contact = as long as the beam keeps hitting the Joker
options-lifeline_duration-one_ply = until the next move

# Which moves can be denied.
options-denial-off = none
options-denial-hard = any move but a knight's
options-denial-soft = any move but a knight's or a king's
options-crazy-denial-off = none
options-crazy-denial-hard = any move but a knight's that captures nothing on the way
options-crazy-denial-soft = any move but a king's, or a knight's that captures nothing on the way
options-draughts-denial-off = none
options-draughts-denial-hard = any move
options-draughts-denial-soft = any move but a king's

# What a pawn can do when it leaves a white hole.
options-pawn_exit-strict = it must capture if it entered diagonally, and can't if it entered straight
options-pawn_exit-free = it can capture or not, whichever way it entered

# Which pieces can leave the rook they are in.
options-jump_off-any = all of them
options-jump_off-top_only = only the top one of a stack
# When a piece captured by the king's first step takes revenge, rises or drops its load.
options-king_step_reactions-deferred = after the king's second step
options-king_step_reactions-immediate_but_king_exempt = at once, without touching the king
# Which moves can kill one's own king.
options-suicide-allround_only = a queen's all-round capture
options-suicide-any = any move
options-suicide-never = none
# What a pawn promotes to when it reaches its last row in the opponent's turn.
options-forced_promotion-queen = a queen
options-forced_promotion-ask = what its owner chooses before the next move

# How long pieces cool before their first move.
options-initial-random_fractional = random, up to their full time
options-initial-random_rounded = random, in whole units
options-initial-full = their full time
options-initial-zero = not at all
# The same, agreed for each kind of piece.
options-penalties-none = as initial says
options-penalties-1-3-3-5-9-4 = their full time
options-penalties-1-1-1-1-1-1 = one unit each
# What can be done in check.
options-in_check-resolve = anything that ends the check
options-in_check-king_only = only the king can move
# What happens when a side couldn't move even with all pieces ready.
options-stalemate-draw = the game is drawn
options-stalemate-ignore = nothing: the other side can move on
# How long Black's moves wait for White, who is first in a tie.
options-tie_window-tu-20 = a twentieth of a unit
options-tie_window-0 = only for arrivals of the same millisecond
# How long a piece that has just been promoted cools.
options-promo_cooldown-pawn = as a pawn
options-promo_cooldown-new_piece = as the new piece
# When a pawn can be captured en passant.
options-ep-next_move = only by the opponent's next move
options-ep-until_pawn_ready = until that pawn is ready again
options-ep-off = never
# After how many units without a capture or pawn move the game is a draw.
options-draw_tu-50 = 50 units
options-draw_tu-100 = 100 units
options-draw_tu-200 = 200 units

# What becomes of the pieces of a side whose king is captured.
options-inherit-off = they stay as obstacles
options-inherit-on = the capturing player gets them
# Who gets the pieces of a player who resigns.
options-resign_heir-none = nobody: they stay as obstacles
options-resign_heir-next = the next player in turn
# Where a diagonal leads through the centre of the board.
options-centre-branch = into both cells of its own colour
options-centre-straight = into the cell straight across, of the other colour
# How a knight's jump is counted.
options-knight-union = two cells and one aside, or one and two aside
options-knight-two_then_one = two cells and then one aside
# Who can capture a pawn en passant.
options-three-way-ep-both = each opponent on their next turn
options-three-way-ep-next_player_only = the one who moves next
options-three-way-ep-off = nobody
# When a player who isn't in check draws the game, with two players left.
options-three-way-stalemate-conventional = with no move, or only moves that lose the king
options-three-way-stalemate-no_move_only = only with no move at all
# Which way around the board the turn passes.
options-turn-clockwise = Red sits on White's left
options-turn-mirror = Red sits on White's right
