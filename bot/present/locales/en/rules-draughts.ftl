# The rules of draughts, and of the beams over it. Its sides are Blue, who moves first, and Red.

rules-draughts-moves = **Moves.** Played on the dark squares. Blue is at the bottom and moves first. A man moves one square diagonally forward. On the last row it becomes a king, and the turn ends. A king also moves and jumps backwards.
rules-draughts-captures = **Captures.** A piece captures an adjacent enemy piece by jumping over it to the empty square behind, and keeps jumping while it can. **You must capture if you can.** If there are several captures, choose any.
rules-draughts-end = **End.** A player who can't move loses. **Draws** by agreement (`{ COMMAND("draw") }`), or automatically at the fifth repetition or after eighty moves of each side without a capture or a man's move. You can claim a draw at the third repetition or after forty such moves.
rules-draughts-typing = **Typing.** `{ COMMAND("move") } c3d4`. A capture names each landing square: `c3e5g7`, or `c3xg7` if only one capture ends there. Square numbers work too: `11-15`.

# What ends the game under beams, and what it scores: "The game continues until one side can't move: 500 points for the other".
rules-draughts-won = one side can't move: 500 points for the other
# What pieces do to beams.
# $mirror: how a beam is deflected: like a vertical mirror, or a horizontal one
rules-draughts-pieces = **What pieces do to beams.**
    - A man stops the other side's beam and deflects its own { $mirror }.
    - A king lets its own side's beam through and deflects the other in the same way.

## Denial, in sentences.

rules-draughts-right = One side at a time holds the right to deny, at first Red. Instead of replying, the holder can undo the opponent's last move (`{ COMMAND("deny") }`). The opponent must play something else and gets the right.
rules-draughts-only-move-loses = A side whose only move is denied, often a forced capture, can't move and loses.
rules-draughts-no-only-move = A side's only move can't be denied.
rules-draughts-first-move = The first move of the side that has denied can't be denied.
rules-draughts-no-kings = King moves can't be denied.
rules-draughts-end-waits = A move that would end the game waits for the holder: `{ COMMAND("deny") }` or `{ COMMAND("allow") }`.
rules-draughts-third = After three denials the holder of the right can declare a draw (`{ COMMAND("draw") } claim`).

## What is to be seen in the pictures, each after "In the picture:" or "After `c3e5g7`:".

rules-draughts-sees-start = each beam stops on the first man of the other side.
rules-draughts-sees-lasermate = the man that landed on c3 deflects Red's beam into Blue's heel.
rules-draughts-sees-jumps = two jumps in one move. The man on f2 couldn't move instead.
rules-draughts-sees-king = the man becomes a king on d8. It doesn't jump on over e7.
