// A move that is made by hand before it is one's turn: drawn in its own colour, played when it can be, and taken back by Escape.

import { cellAt } from "./pieces.js";
import { leaves } from "./moves.js";
import { draw, middle, shrunk } from "./shapes.js";

const DRAG_PX = 6;
let queued = null;

/** The move that was made before its turn, if it can be played now; whatever was queued is not any more. */
export function takeQueued(game, parts) {
  const wanted = queued;
  queued = null;
  if (wanted?.game !== game) return null;
  const fits = leaves(parts).filter(({ path, to }) => path[0].cell === wanted.from && to === wanted.to);
  // A pawn becomes what it does first of all; what would be asked is not meant.
  return fits.length > 0 && !fits[0].asks ? fits[0] : null;
}

/** Lets the own pieces of `side` be moved before it is their turn; gives what takes that off again. */
export function aheadOf(frame, view, game, side) {
  const svg = draw(frame, "svg", { class: "ahead", viewBox: view.svg.getAttribute("viewBox"), "aria-hidden": "true" });
  const shown = draw(svg, "g");
  const scene = view.scene();
  let held = null;
  for (const piece of scene.pieces) {
    const cell = piece.side === side && piece.presence !== "ghost" ? scene.cells[cellAt(scene.cells, piece.at)] : null;
    if (cell) draw(svg, "polygon", { class: "hand", points: cell.corners.join(" "), "data-cell": cell.name });
  }

  const at = ({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [x, y];
  };

  function show() {
    shown.replaceChildren();
    if (queued?.game !== game) return;
    for (const name of [queued.from, queued.to]) {
      const cell = scene.cells.find((one) => one.name === name);
      if (cell) draw(shown, "polygon", { class: "queued", points: shrunk(cell.corners, 0.92).join(" ") });
    }
  }

  function forget() {
    queued = null;
    view.settle();
    show();
  }

  svg.addEventListener("pointerdown", (event) => {
    const name = event.target.dataset.cell;
    if (event.button !== 0 || !name) return;
    event.preventDefault();
    forget();
    held = { name, from: [event.clientX, event.clientY], moved: false };
    svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener("pointermove", (event) => {
    if (!held) return;
    held.moved ||= Math.hypot(event.clientX - held.from[0], event.clientY - held.from[1]) > DRAG_PX;
    if (held.moved) view.lift(held.name, at(event));
  });
  svg.addEventListener("pointerup", (event) => {
    const cell = held?.moved ? scene.cells[cellAt(scene.cells, at(event))] : null;
    const from = held?.name;
    held = null;
    if (!cell || cell.name === from) return forget();
    queued = { game, from, to: cell.name };
    view.lift(from, middle(cell.corners));
    show();
    document.getElementById("spoken").textContent = `${from} to ${cell.name}, queued`;
  });
  svg.addEventListener("pointercancel", () => {
    held = null;
    forget();
  });
  // A finger that holds a piece does not scroll.
  svg.addEventListener("touchstart", (event) => held && event.preventDefault(), { passive: false });
  const escape = (event) => event.key === "Escape" && queued && forget();
  document.addEventListener("keydown", escape);
  if (queued?.game === game) {
    const to = scene.cells.find(({ name }) => name === queued.to);
    if (to) view.lift(queued.from, middle(to.corners));
  }
  show();
  return () => {
    document.removeEventListener("keydown", escape);
    svg.remove();
  };
}
