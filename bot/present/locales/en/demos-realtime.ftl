# The demonstration of chess without turns: its title, and what is to be seen in each picture, in their order.

demos-realtime-title = no turns, and pieces that have to cool
demos-realtime-start = Both sides can move at any time. Here all pieces are ready at the start. Usually they start with random cooldowns.
demos-realtime-cooling = White's pawn has moved and cools for one unit of ten seconds. The number on it counts the seconds until it can move again.
demos-realtime-waiting = Black answers at once. The hourglass shows that the move waits for half a second, because White is first in a tie. White doesn't wait and has moved a knight too, which cools for three units.
demos-realtime-caption = Both have moved again. The caption counts the ready pieces, with the time.
demos-realtime-check = The bishop is ready again after thirty seconds and captures on f7: check. The king is ready and can recapture. A cooling piece couldn't.
