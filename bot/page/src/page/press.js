// While a button of the mouse or a finger is down nothing may move under it: what has gone elsewhere by the time it is let
// go is not pressed, and nobody is told.

const LONGEST_MS = 1000;
let down = false;
let timer = 0;
const waiting = [];

function release() {
  clearTimeout(timer);
  down = false;
  for (const act of waiting.splice(0)) act();
}

document.addEventListener(
  "pointerdown",
  () => {
    down = true;
    clearTimeout(timer);
    // A release that nobody tells us of holds nothing up for long.
    timer = setTimeout(release, LONGEST_MS);
  },
  true,
);
for (const end of ["pointerup", "pointercancel"]) {
  // The click comes first.
  document.addEventListener(end, () => setTimeout(release), true);
}

/** What is held down is held on purpose: a piece on its way. */
export function hold() {
  if (!down) return;
  clearTimeout(timer);
  timer = setTimeout(release, LONGEST_MS);
}

/** Does something that may move what is on the page: at once, or once nothing is pressed any more. */
export function onceReleased(act) {
  if (down) waiting.push(act);
  else act();
}
