// What moves over a drawn board: a copy of it in a drawing of its own, which the browser carries about as a picture. What moves within
// a drawing is laid out anew with every frame.

import { draw } from "./shapes.js";

/** The copy that stands for an element, as long as it moves. */
const copies = new WeakMap();
const boards = new WeakMap();

/**
 * How things are carried over the board in `frame`; undefined where none is drawn.
 * @returns {ReturnType<typeof flights> | undefined}
 */
export const flightsIn = (frame) => boards.get(frame);

/** Lets things be carried over the drawing `svg` in `frame`; `play` animates an element, or gives null where nothing is to move. */
export function flights(frame, svg, play) {
  const layer = frame.appendChild(document.createElement("div"));
  layer.className = "flight";
  let size = { width: 0, height: 0 };
  // Asking for it in between would have all that was changed laid out at once.
  new ResizeObserver(([{ contentRect }]) => (size = contentRect)).observe(layer);

  /**
   * Carries `element`, which is drawn at `home`, through poses: `at` a place of the drawing, `size` and `angle` about it.
   * @param {any} element
   * @param {number[]} home
   * @param {{ at?: number[], size?: number, angle?: number, opacity?: number, offset?: number }[]} poses
   * @param {object} options
   */
  function fly(element, home, poses, options) {
    const box = svg.getAttribute("viewBox");
    const [left, top, wide, high] = box.split(" ").map(Number);
    const unit = Math.min(size.width / wide, size.height / high);
    const to = (place) => [(size.width - wide * unit) / 2 + (place[0] - left) * unit, (size.height - high * unit) / 2 + (place[1] - top) * unit];
    const [hx, hy] = to(home);
    const frames = poses.map(({ at = home, size: grown = 1, angle = 0, ...rest }) => {
      const [x, y] = to(at);
      return { transform: `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${grown}) translate(${-hx}px, ${-hy}px)`, ...rest };
    });
    const carrier = draw(layer, "svg", { class: "scene carrier", viewBox: box, "aria-hidden": "true" });
    const copy = draw(carrier, "g", { class: element.parentNode.getAttribute("class") }).appendChild(element.cloneNode(true));
    copy.classList.replace("piece", "carried-piece");
    const animation = unit > 0 ? play(carrier, frames, options) : null;
    if (!animation) {
      carrier.remove();
      return null;
    }
    element.dataset.carried = "";
    copies.set(element, carrier);
    const over = () => {
      carrier.remove();
      if (copies.get(element) !== carrier) return;
      copies.delete(element);
      delete element.dataset.carried;
    };
    animation.finished.then(over, over);
    return animation;
  }

  /** Whether an element is on its way. */
  const carries = (element) => copies.has(element);
  const made = { fly, carries };
  boards.set(frame, made);
  return made;
}
