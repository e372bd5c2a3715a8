# The labels of buttons: at most 80 characters, of which people see about 38.

buttons-answer-puzzle = Answer
# Shows how a puzzle is solved, to who presses.
buttons-show-solution = Show the solution
# Shows a mistake of an analysed game with what was better: `Show 2. Bg5`.
# $move: the number and the move, as players write it
buttons-show = Show { $move }
buttons-accept = Accept
# Accepts a challenge, to be played in a thread.
buttons-accept-in-thread = Accept in a thread
# Accepts the offer of a pact.
buttons-accept-pact = Accept the pact
buttons-refuse-pact = Refuse the pact
# Opens the form for a counter-offer.
buttons-counter-pact = Counter
# Opens the form of an offer.
buttons-offer-pact = Offer a pact
# Shows every pact of the game, to everybody.
buttons-list-pacts = Pacts
buttons-leave = Leave
# Takes a seat at a table of more than two, or part in a tournament.
buttons-join = Join
# Shows who leads in a tournament.
buttons-standings = Standings
buttons-decline = Decline
# Calls a computer to the free seat of two.
buttons-play-computer = Play the computer
# Offers a game to anybody.
buttons-challenge-somebody = Challenge somebody
# Shows what the bot plays, in a few pictures.
buttons-tour = 90-second tour
# Leads to the next page of it.
buttons-next = Next
# Leads from the rules to their exercises.
buttons-exercises = Exercises
# Leads from the last exercise to the next game's rules.
buttons-to-rules = Back to the rules
# Leads from an animation to its positions one by one.
buttons-step = Step through
# The position before the first move, the one before, the next, and the last.
buttons-step-start = Start
buttons-step-back = ◀ Back
buttons-step-next = Next ▶
buttons-step-end = End
# Calls a computer to a free seat of more.
buttons-seat-computer = Add a computer
buttons-withdraw = Withdraw
# Lets a move stand that has left no reply.
buttons-allow = Allow the move
# Opens the menus to pick a move from.
buttons-move = Move
# Leads to menus that show a move before it is played.
buttons-preview = Preview first
# Shows what the computer would do, to who presses.
buttons-hint = Hint
# Shows what else can be done than to move.
buttons-more = More
buttons-offer-draw = Offer a draw
# Shows the board from another side.
buttons-turn = Flip board
buttons-ask-takeback = Ask for a takeback
# Takes a seat that is offered.
buttons-take-seat = Take over
# Declines a seat that is offered.
buttons-decline-seat = No, thanks
# Lets a new player have a seat, of the others at the table.
buttons-accept-player = Accept the new player
buttons-ask-pause = Ask for a pause
buttons-agree-pause = Agree to the pause
buttons-decline-pause = Decline the pause
buttons-resign = Resign
# Undoes the last choice of a menu.
buttons-back = Back
buttons-accept-draw = Accept the draw
buttons-decline-draw = Decline the draw
# Claims a draw by rule.
buttons-claim-draw = Claim the draw
buttons-billi = LET'S BILLI
buttons-agree-billi = Agree: LET'S BILLI
# Accepts defeat in the chess game.
buttons-defeat = ACCEPT DEFEAT
buttons-pass = Pass
buttons-allow-takeback = Allow the takeback
buttons-decline-takeback = Decline the takeback
# Claims the win on time.
buttons-claim-win = Claim the win
# Puts who is late out of a game of more than two.
buttons-retire = Play on without them
# Claims a draw on time.
buttons-claim-a-draw = Claim a draw
# Lets the computer play on for who is away.
buttons-computer-plays-on = Computer takes over
buttons-wait = Give them the same time again
buttons-resume = Resume
# Says that a quiet game is still played.
buttons-goes-on = Continue the game
# Plays the same game again with sides swapped.
buttons-rematch = Rematch
# Has a finished game analysed.
buttons-analyse = Analyse
# Shows a finished game as an animation.
buttons-replay = Replay
# Shows the record of a finished game.
buttons-export = Export
buttons-delete-data = Yes, delete my data

# What a Joker Knight does with a beam.
buttons-lifeline-pass = Let the beam through
buttons-lifeline-reflect = Reflect the beam
buttons-lifeline-stop = Stop the beam
buttons-lifeline-none = Use no lifeline

# $pact: its number
buttons-withdraw-pact = Withdraw pact { $pact }
# Ends a pact that is in force.
# $pact: its number
buttons-end-pact = End pact { $pact }
