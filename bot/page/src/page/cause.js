// What an answer came of: the button that was pressed or the square that was played to, wherever it stands by now.

import { middle } from "./shapes.js";
import { squareOf } from "./stage.js";

/** @typedef {{ key: string, element(): Element | null, box(): DOMRect | null }} Cause */

/**
 * A button: what is seen of it may be its twin under the board.
 * @returns {Cause}
 */
export function ofButton(pressed) {
  const id = pressed.dataset.button ?? "";
  const twin = `:is(#actions, #offers) [data-button="${CSS.escape(id)}"]`;
  const element = () => [...(id ? document.querySelectorAll(twin) : []), pressed].find((one) => one.isConnected && one.offsetParent) ?? null;
  return { key: id, element, box: () => boxOf(element()) };
}

/** Where a button is: with those beside it under the board, which are pressed as well. */
function boxOf(button) {
  if (!button) return null;
  const own = button.getBoundingClientRect();
  const row = [...(button.closest("#actions")?.children ?? [])].map((one) => one.getBoundingClientRect());
  const [left, right] = [Math.min(own.left, ...row.map((box) => box.left)), Math.max(own.right, ...row.map((box) => box.right))];
  return new DOMRect(left, own.top, right - left, own.height);
}

/**
 * A square of the board on the table. The focus stays where it is: on the board.
 * @returns {Cause}
 */
export const ofSquare = (name) => ({
  key: "",
  element: () => null,
  box() {
    const { corners, frame } = squareOf(name) ?? {};
    if (!corners) return null;
    const [x, y] = middle(corners);
    const half = Math.max(...corners.map((corner) => Math.abs(corner[0] - x)));
    const to = (px, py) => new DOMPoint(px, py).matrixTransform(frame);
    const [from, end] = [to(x - half, y - half), to(x + half, y + half)];
    return new DOMRect(from.x, from.y, end.x - from.x, end.y - from.y);
  },
});
