// The signs on a drawn board: the last move, check, blasts and crosses, arrows, numbers of steps, and what is in a stack.

import { burst } from "./beams.js";
import { draw, middle, shrunk } from "./shapes.js";

/** Draws the signs of a scene into the layers `under` and `over` the pieces; `then` are its events in time where it is seen to come about. */
export function signs({ under, over }, scene, { play, fly }, then) {
  const moves = then !== null;
  under.replaceChildren();
  over.replaceChildren();
  const corners = (cell, factor = 1) => shrunk(scene.cells[cell].corners, factor).join(" ");
  const ring = (layer, cell, kind) => {
    if (scene.cells[cell]) return draw(layer, "polygon", { class: `mark ${kind}`, points: corners(cell, 0.94), "data-cell": scene.cells[cell].name });
  };
  const blasts = then?.all.filter((event) => event.what === "blast") ?? [];
  for (const mark of scene.marks) {
    const [[kind, what]] = Object.entries(mark);
    if (kind === "last_move") {
      ring(under, what.from, "from");
      ring(under, what.to, "to");
    } else if (kind === "denied") {
      const [x, y] = middle(scene.cells[what].corners);
      const r = scene.unit * 0.3;
      const cross = draw(over, "path", { class: "mark cross", d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x - r} ${y + r}L${x + r} ${y - r}` });
      if (moves) fly(cross, [x, y], [{ opacity: 0, size: 2 }, { opacity: 1 }], { duration: 300 });
    } else if (kind === "blast") {
      const at = middle(scene.cells[what].corners);
      const star = burst(over, at, scene.unit * 1.2, "mark blast");
      // A square may be hit again by what its first blast has set off.
      const place = blasts.findIndex(({ at: cell }) => cell === what);
      const [event] = place < 0 ? [] : blasts.splice(place, 1);
      if (moves) fly(star, at, [{ opacity: 0, size: 0.2 }, { opacity: 1, size: 1.15 }, { opacity: 1 }], { duration: 200, delay: event?.begins ?? 0, fill: "backwards" });
    } else if (kind !== "cooling") {
      const sign = ring(under, what, kind);
      if (kind === "check" && moves && sign) play(sign, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], { duration: 300, delay: then.lasts, fill: "backwards" });
    }
  }
  for (const arrow of scene.arrows) arrowElement(over, scene.unit, arrow);
  for (const { cell, text } of scene.steps) {
    const [x, y] = middle(scene.cells[cell].corners);
    const [dx, dy] = [x + scene.unit * 0.3, y - scene.unit * 0.28];
    draw(over, "rect", { class: "pill", x: dx - 9 - text.length * 6, y: dy - 14, width: 18 + text.length * 12, height: 28, rx: 14 });
    draw(over, "text", { class: "number", x: dx, y: dy + 8 }).textContent = text;
  }
  for (const { cell, pieces: all } of scene.stacks) {
    if (all.length < 2) continue;
    const [x, y] = middle(scene.cells[cell].corners);
    const at = [x + scene.unit * 0.32, y + scene.unit * 0.3];
    draw(over, "circle", { class: "pill", cx: at[0], cy: at[1], r: 13 });
    draw(over, "text", { class: "number", x: at[0], y: at[1] + 8 }).textContent = all.length;
    for (const [level, [, side]] of all.slice(1, -1).entries()) {
      draw(over, "circle", { class: `disc side-${side}`, cx: x - scene.unit * 0.36, cy: y + scene.unit * (0.1 - level * 0.15), r: 7 });
    }
  }
}

/** The way of a move that two marked cells do not tell. */
export function arrowElement(layer, unit, { kind, from, to, number = null, faint = false }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1) return;
  const [ux, uy] = [dx / length, dy / length];
  const tip = [to[0] - ux * unit * 0.24, to[1] - uy * unit * 0.24];
  const bow = kind === "exchange" || kind === "jump" ? length * 0.2 : 0;
  const bend = [(from[0] + tip[0]) / 2 - uy * bow, (from[1] + tip[1]) / 2 + ux * bow];
  const d = `M${from}Q${bend.map((part) => part.toFixed(1))} ${tip.map((part) => part.toFixed(1))}`;
  const group = draw(layer, "g", { class: `arrow ${kind}${faint ? " faint" : ""}` });
  draw(group, "path", { class: "edge", d });
  draw(group, "path", { class: "shaft", d });
  const [ax, ay] = [tip[0] - bend[0], tip[1] - bend[1]];
  const angle = (Math.atan2(ay, ax) * 180) / Math.PI;
  draw(group, "path", { class: "head", d: "M9 0L-9 10L-4 0L-9 -10Z", transform: `translate(${tip.join(" ")}) rotate(${angle.toFixed(1)})` });
  if (number === null) return;
  draw(group, "circle", { class: "pill", cx: from[0], cy: from[1], r: 15 });
  draw(group, "text", { class: "number", x: from[0], y: from[1] + 8 }).textContent = number;
}
