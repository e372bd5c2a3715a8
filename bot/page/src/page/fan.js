// What stands in a stack, fanned out over its cell while it is pointed at: the bottom piece first.

import { flightsIn } from "./flight.js";
import { cellAt } from "./pieces.js";
import { draw, middle } from "./shapes.js";

const FAN_MS = 150;

/** Lets the stacks of a board be looked into. */
export function fanOut(frame, view) {
  const layer = view.svg.querySelector(".fan");
  let shown = null;

  function show(stack) {
    if (stack === shown) return;
    shown = stack;
    layer.replaceChildren();
    if (!stack) return;
    const { cells, unit, board } = view.scene();
    const [x, y] = middle(cells[stack.cell].corners);
    const wide = unit * 0.8;
    const half = (stack.pieces.length * wide) / 2;
    const centre = Math.min(Math.max(x, board[0] + half), board[2] - half);
    const high = y - unit > board[1] ? y - unit : y + unit;
    draw(layer, "rect", { class: "fan-ground", x: centre - half - 6, y: high - wide / 2 - 6, width: 2 * half + 12, height: wide + 12, rx: 14 });
    for (const [level, [kind, side]] of stack.pieces.entries()) {
      const at = [centre - half + wide * (level + 0.5), high];
      const piece = draw(layer, "g", { class: `piece side-${side}`, transform: `translate(${at.join(" ")})` });
      draw(piece, "use", { href: `#piece-${kind}`, x: -wide / 2, y: -wide / 2, width: wide, height: wide });
      flightsIn(frame)?.fly(piece, at, [{ at: [x, y] }, {}], { duration: FAN_MS });
    }
  }

  frame.addEventListener("pointermove", (event) => {
    const scene = view.scene();
    if (event.pointerType !== "mouse" || event.buttons !== 0 || !scene?.stacks.length) return show(null);
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(view.svg.getScreenCTM().inverse());
    const cell = cellAt(scene.cells, [at.x, at.y]);
    show(scene.stacks.find((stack) => stack.cell === cell && stack.pieces.length > 1) ?? null);
  });
  for (const end of ["pointerleave", "pointerdown"]) frame.addEventListener(end, () => show(null));
}
