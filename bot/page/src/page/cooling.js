// Pieces that have to wait, dimmed, with the seconds that are left and a bar that empties: on the own board the picture shows
// none of this, so that what stands here is all there is, and true at any time.

import { draw } from "./shapes.js";

const SECOND = 1000;
/** How big the sign is, in pixels of the picture, and how far its middle is below the cell's upper edge, and its foot below that. */
const PILL = { width: 40, height: 28, below: 14, foot: 8 };
/** How high the bar is, and how far it is from the cell's edges. */
const BAR = { height: 9, off: 3 };

/** Draws them into `clocks` until they are stopped by what this gives; `again()` is called when a piece has become ready. */
export function countDown(clocks, board, again) {
  let timer = 0;

  function wait({ cell, cooldown }, ms) {
    const polygon = board.cells[cell];
    const [xs, ys] = [0, 1].map((axis) => polygon.map((corner) => corner[axis]));
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    draw(clocks, "polygon", { class: "waits", "data-cell": cell, points: polygon.join(" ") });
    const room = right - left - 2 * BAR.off;
    const bar = { x: left + BAR.off, y: bottom - BAR.off - BAR.height, height: BAR.height };
    draw(clocks, "rect", { ...bar, class: "bar", width: room });
    draw(clocks, "rect", { ...bar, class: "left", width: room * Math.min(1, ms / Math.max(1, cooldown)) });
    const [x, y] = [right - 1 - PILL.width / 2, top + PILL.below];
    draw(clocks, "rect", { x: x - PILL.width / 2, y: y - PILL.height / 2, width: PILL.width, height: PILL.height, rx: PILL.height / 2 });
    const seconds = ms > 99 * SECOND ? `${Math.ceil(ms / (60 * SECOND))}m` : Math.ceil(ms / SECOND);
    draw(clocks, "text", { x, y: y + PILL.foot, "aria-hidden": "true" }).textContent = seconds;
  }

  function tick() {
    clocks.replaceChildren();
    const waits = board.cooling.map((piece) => [piece, piece.ready_at - Date.now() - board.ahead]);
    for (const [piece, ms] of waits) if (ms > 0) wait(piece, ms);
    const left = waits.map(([, ms]) => ms);
    if (left.some((ms) => ms <= 0)) again();
    else if (left.length > 0) timer = setTimeout(tick, Math.min(SECOND, ...left) + 20);
  }

  tick();
  return () => clearTimeout(timer);
}
