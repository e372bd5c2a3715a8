// A position that is put up by /setup, as something to arrange: pieces are clicked or dragged from the tray to squares, between
// squares and off the board, by mouse, finger or keys. What can be done comes from the server as the words of the command.

import { liveBoard } from "./board.js";
import { complain } from "./complain.js";
import { ask, sendSurely } from "./server.js";
import { draw, inside, middle, shrunk } from "./shapes.js";
import { say } from "./words.js";

const DRAG_PX = 6;

/**
 * Lets the note of a position be arranged. `next(answer)` shows what came of an action and gives the note that takes its place,
 * or null where it was refused.
 */
export async function arrange(note, room, next, focus = false) {
  const figure = note?.querySelector("figure:has(.board)");
  if (!figure) return;
  const board = await ask("GET", `/api/setup?room=${encodeURIComponent(room)}`).catch(() => null);
  if (!board || !figure.isConnected) return;
  const live = liveBoard(figure, { ...board, box: [0, 0, ...board.size], ahead: 0, arranged: true }, { play, look: null, again() {}, art: cutOut(figure, board) });
  figure.classList.add("arranging");
  figure.querySelector("svg.live").setAttribute("aria-label", say("arrange"));
  if (focus) live.focus();
  const frame = figure.querySelector(".board");
  const tray = figure.querySelector(".tray");

  /** Does what a move says; the next note is arranged in its turn. */
  async function play({ exact }) {
    const byKey = live.hasFocus();
    let answer;
    try {
      answer = await sendSurely("/api/send", { room, text: `/setup ${exact}` });
    } catch (error) {
      complain("line-error", error.message);
      return false;
    }
    const following = next(answer);
    if (following) void arrange(following, room, next, byKey);
    return following !== null;
  }

  const takeOff = (cell) => void play({ exact: `remove ${cell}` });

  // A piece that is let go of beside the board is taken off, and so is the one that Delete is pressed on.
  frame.addEventListener("pointerup", ({ clientX, clientY }) => {
    const from = live.chosen();
    const box = frame.getBoundingClientRect();
    const outside = clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
    if (outside && board.pieces[from]) takeOff(from);
  }, true);
  frame.addEventListener("keydown", (event) => {
    const cell = live.chosen() ?? event.target.parentNode?.dataset?.cell;
    if (!["Delete", "Backspace"].includes(event.key) || !board.pieces[cell]) return;
    event.preventDefault();
    takeOff(cell);
  });

  // A piece of the tray is dragged to a square as well as chosen.
  let held = null;
  let carried = false;
  tray.addEventListener("click", (event) => carried && event.stopPropagation(), true);
  tray.addEventListener("pointerdown", (event) => {
    const button = event.target.closest("button");
    const part = button && event.button === 0 && board.moves.find((loose) => !loose.cell && loose.next && loose.words === button.textContent);
    if (!part) return;
    held = { part, button, from: [event.clientX, event.clientY], ghost: null };
    button.setPointerCapture(event.pointerId);
  });
  tray.addEventListener("pointermove", (event) => {
    if (!held) return;
    const far = Math.hypot(event.clientX - held.from[0], event.clientY - held.from[1]) > DRAG_PX;
    if (!held.ghost && far) {
      held.ghost = document.body.appendChild(document.createElement("div"));
      Object.assign(held.ghost, { className: "carried", textContent: held.part.words, ariaHidden: "true" });
    }
    if (held.ghost) held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  });
  tray.addEventListener("pointerup", ({ clientX, clientY }) => {
    const { part, ghost } = held ?? {};
    drop();
    if (!ghost) return;
    // The click that follows would choose it.
    carried = true;
    setTimeout(() => (carried = false), 0);
    const box = frame.getBoundingClientRect();
    const [width, height] = board.size;
    const where = [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height];
    const target = part.next.find(({ cell }) => inside(board.cells[cell], where));
    if (target) void play(target.move);
  });
  tray.addEventListener("pointercancel", drop);

  function drop() {
    held?.ghost?.remove();
    held = null;
  }
}

/** Pieces of a picture, taken into the hand: cut out of it. */
function cutOut(figure, board) {
  const image = figure.querySelector(".board img");
  let held = null;
  const settle = () => {
    held?.remove();
    held = null;
  };
  function lift(cell, [x, y]) {
    const polygon = board.cells[cell];
    const [cx, cy] = middle(polygon);
    const svg = figure.querySelector("svg.live .dragged");
    if (held?.dataset.cell !== cell || !held.isConnected) {
      settle();
      held = draw(svg, "g", { "data-cell": cell });
      draw(held, "polygon", { class: "gone", points: polygon.join(" ") });
      const clip = draw(held, "clipPath", { id: "cut-out" });
      draw(clip, "polygon", { points: shrunk(polygon, 0.94).join(" ") });
      const moving = draw(held, "g", { class: "moving" });
      draw(moving, "image", { href: image.currentSrc || image.src, width: board.size[0], height: board.size[1], "clip-path": "url(#cut-out)" });
    }
    held.querySelector(".moving").setAttribute("transform", `translate(${x - cx} ${y - cy})`);
  }
  return { lift, settle };
}
