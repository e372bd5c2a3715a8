// Pieces that have to wait, dimmed, in a ring that drains by the clock, with the seconds that are left: on the own board the picture shows none of
// this, so that what stands here is all there is, and true at any time.

import { flightsIn } from "./flight.js";
import { draw, middle, surface } from "./shapes.js";
import { say } from "./words.js";

const SECOND = 1000;
/** How often a ring drains: seldom enough to cost nothing. */
const DRAIN_MS = 250;
const POP_MS = 300;
const CALM = window.matchMedia("(prefers-reduced-motion: reduce)");
/** How big the sign is, in pixels of the picture, and how far its middle is below the cell's upper edge, and its foot below that. */
const PILL = { width: 40, height: 28, below: 14, foot: 8 };

/** Draws them into `clocks` until they are stopped by what this gives; `again()` is called when a piece has become ready. */
export function countDown(clocks, board, again) {
  let timer = 0;
  const shown = new Map();

  /** The ring of a piece, and its seconds. */
  function wait({ cell }) {
    const polygon = board.cells[cell];
    const group = draw(clocks, "g", { class: "wait" });
    draw(group, "polygon", { class: "waits", "data-cell": cell, points: polygon.join(" ") });
    const [cx, cy] = middle(polygon);
    const r = Math.sqrt(Math.abs(surface(polygon))) * 0.42;
    draw(group, "circle", { class: "track", cx, cy, r });
    const left = draw(group, "circle", { class: "left", cx, cy, r, pathLength: 100, "stroke-dasharray": 100, transform: `rotate(-90 ${cx} ${cy})` });
    const [right, top] = [Math.max(...polygon.map(([x]) => x)), Math.min(...polygon.map(([, y]) => y))];
    const [x, y] = [right - 1 - PILL.width / 2, top + PILL.below];
    draw(group, "rect", { x: x - PILL.width / 2, y: y - PILL.height / 2, width: PILL.width, height: PILL.height, rx: PILL.height / 2 });
    const text = draw(group, "text", { x, y: y + PILL.foot, "aria-hidden": "true" });
    return { group, left, text };
  }

  /** A piece that has become ready is seen to. */
  function pop(cell) {
    const frame = clocks.closest(".board");
    const scene = frame?.querySelector(".scene");
    if (CALM.matches || !scene) return;
    const [cx, cy] = middle(board.cells[cell]);
    const ring = draw(scene, "circle", { class: "ready", cx, cy, r: Math.sqrt(Math.abs(surface(board.cells[cell]))) * 0.42 });
    const over = flightsIn(frame)?.fly(ring, [cx, cy], [{ opacity: 1, size: 0.8 }, { opacity: 0, size: 1.35 }], { duration: POP_MS });
    if (over) over.finished.then(() => ring.remove(), () => ring.remove());
    else ring.remove();
  }

  function tick() {
    const waits = board.cooling.map((piece) => [piece, piece.ready_at - Date.now() - board.ahead]);
    for (const [piece, ms] of waits) {
      const known = shown.get(piece.cell);
      if (ms <= 0) {
        if (known) pop(piece.cell);
        known?.group.remove();
        shown.delete(piece.cell);
        continue;
      }
      const now = known ?? wait(piece);
      shown.set(piece.cell, now);
      const seconds = ms > 99 * SECOND ? say("minutes", { count: Math.ceil(ms / (60 * SECOND)) }) : String(Math.ceil(ms / SECOND));
      if (now.text.textContent !== seconds) now.text.textContent = seconds;
      now.left.setAttribute("stroke-dashoffset", 100 * (1 - Math.min(1, ms / Math.max(1, piece.cooldown))));
    }
    const left = waits.map(([, ms]) => ms);
    if (left.some((ms) => ms <= 0)) again();
    else if (left.length > 0) timer = setTimeout(tick, Math.min(CALM.matches ? SECOND : DRAIN_MS, ...left) + 20);
  }

  tick();
  return () => {
    clearTimeout(timer);
    for (const { group } of shown.values()) group.remove();
  };
}
