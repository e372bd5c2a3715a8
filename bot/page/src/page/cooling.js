// The seconds on pieces that have to wait, counted down. Those on the picture are of the moment it was drawn: what is so now
// stands over them, also once a piece is ready.

import { draw } from "./shapes.js";

const SECOND = 1000;
/** How big the sign is, in pixels of the picture, and how far its middle is below the cell's upper edge, and its foot below that. */
const PILL = { width: 40, height: 28, below: 14, foot: 8 };

/** Draws them into `clocks` until they are stopped by what this gives; `cooled` are the cells that have had such a sign on
 * this picture. `again()` is called when a piece has become ready. */
export function countDown(clocks, board, cooled, again) {
  let timer = 0;

  function sign(cell, words) {
    const polygon = board.cells[cell];
    const [right, top] = [Math.max(...polygon.map(([x]) => x)), Math.min(...polygon.map(([, y]) => y))];
    const [x, y] = [right - 1 - PILL.width / 2, top + PILL.below];
    const pill = { x: x - PILL.width / 2, y: y - PILL.height / 2, width: PILL.width, height: PILL.height, rx: PILL.height / 2 };
    draw(clocks, "rect", { ...pill, class: words === "✓" ? "ready" : "" });
    draw(clocks, "text", { x, y: y + PILL.foot, "aria-hidden": "true" }).textContent = words;
  }

  function tick() {
    clocks.replaceChildren();
    const left = new Map(board.cooling.map(({ cell, ready_at: ready }) => [cell, ready - Date.now() - board.ahead]));
    for (const cell of left.keys()) cooled.add(cell);
    for (const cell of cooled) {
      const ms = left.get(cell) ?? 0;
      sign(cell, ms <= 0 ? "✓" : ms > 99 * SECOND ? `${Math.ceil(ms / (60 * SECOND))}m` : Math.ceil(ms / SECOND));
    }
    const waits = [...left.values()];
    if (waits.some((ms) => ms <= 0)) again();
    else if (waits.length > 0) timer = setTimeout(tick, Math.min(SECOND, ...waits) + 20);
  }

  tick();
  return () => clearTimeout(timer);
}
