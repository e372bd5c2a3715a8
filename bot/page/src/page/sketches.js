// Arrows and circles of one's own on the board, by the right button or a long press; gone with the next move.

import { cellAt } from "./pieces.js";
import { draw, middle } from "./shapes.js";
import { arrowElement } from "./signs.js";

const LONG_MS = 450;
const STILL_PX = 10;

/** Lets a board be drawn on; `clear()` takes all of it off. */
export function sketchOn(frame, view) {
  const layer = view.svg.querySelector(".own");
  const drawn = new Map();
  let from = -1;
  let pressed = null;

  const cellOf = ({ clientX, clientY }) => {
    const at = new DOMPoint(clientX, clientY).matrixTransform(view.svg.getScreenCTM().inverse());
    return cellAt(view.scene().cells, [at.x, at.y]);
  };
  const centre = (cell) => middle(view.scene().cells[cell].corners);

  /** Draws what goes from a cell to another one, or takes it off where it is drawn already. */
  function sketch(to) {
    if (from < 0 || to < 0) return;
    const key = `${from} ${to}`;
    if (drawn.has(key)) {
      drawn.get(key).remove();
      drawn.delete(key);
      return;
    }
    const { unit } = view.scene();
    const group = draw(layer, "g", { class: "sketch" });
    if (from === to) draw(group, "circle", { cx: centre(to)[0], cy: centre(to)[1], r: unit * 0.44 });
    else arrowElement(group, unit, { kind: "own", from: centre(from), to: centre(to) });
    drawn.set(key, group);
  }

  const release = () => {
    clearTimeout(pressed?.timer);
    pressed = null;
    from = -1;
  };

  frame.addEventListener("contextmenu", (event) => view.scene() && event.preventDefault());
  frame.addEventListener("pointerdown", (event) => {
    if (!view.scene()) return;
    if (event.pointerType === "mouse") {
      if (event.button === 2) from = cellOf(event);
      return;
    }
    // A second finger means something else.
    if (pressed) return release();
    const timer = setTimeout(() => {
      pressed.draws = true;
      from = cellOf(event);
      // What was taken into the hand by it is let go.
      event.target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: event.pointerId }));
    }, LONG_MS);
    pressed = { at: [event.clientX, event.clientY], timer, draws: false };
  }, true);
  frame.addEventListener("pointermove", (event) => {
    if (!pressed || pressed.draws) return;
    if (Math.hypot(event.clientX - pressed.at[0], event.clientY - pressed.at[1]) > STILL_PX) release();
  }, true);
  frame.addEventListener("pointerup", (event) => {
    if (event.pointerType === "mouse" ? event.button === 2 : pressed?.draws) {
      sketch(cellOf(event));
      event.stopPropagation();
    }
    release();
  }, true);

  return {
    clear() {
      layer.replaceChildren();
      drawn.clear();
    },
  };
}
