// What is pointed at over the board: a square for each cell that can be chosen next, with the sign of what it does and the words for
// who hears it.

import { endingOn, origin, parts } from "./moves.js";
import { draw, middle, ring, shrunk, surface } from "./shapes.js";
import { say } from "./words.js";

/** What is pressed for a cell; null where it can't be chosen. */
export const cellOf = (marks, cell) => marks.querySelector(`g[data-cell="${CSS.escape(cell ?? "")}"] > polygon`);

/** Draws a cell among the `marks` of a board: `from`, `chosen`, `by` or `to`, as far as the move in `state` has come. */
export function drawCell(marks, board, state, cell, kind) {
  const polygon = board.cells[cell];
  const group = cellOf(marks, cell)?.parentNode ?? draw(marks, "g", { "data-cell": cell });
  group.setAttribute("class", `cell ${kind}`);
  const meets = !["to", "by"].includes(kind) ? undefined : breach(state, cell) ? "breach" : meeting(state, cell);
  const stands = kind === "to" && others(board, state, cell);
  const area = group.firstChild ?? draw(group, "polygon", { points: polygon.join(" "), role: "button", tabindex: -1 });
  for (const sign of [...group.children].slice(1)) sign.remove();
  area.setAttribute("aria-label", label(board, state, cell, kind));
  if (kind === "chosen") area.setAttribute("aria-pressed", "true");
  else area.removeAttribute("aria-pressed");
  const [x, y] = middle(polygon);
  const size = Math.sqrt(Math.abs(surface(polygon)));
  // Where a position is arranged, nothing captures: it is framed.
  if (meets || (stands && !board.arranged)) draw(group, "path", { class: meets ?? "takes", d: ring(meets, [x, y], size * 0.44) });
  else if (kind === "to" && !stands) draw(group, "circle", { class: "dot", cx: x, cy: y, r: size * 0.15 });
  else if (kind === "by") draw(group, "rect", { class: "way", x: x - size * 0.13, y: y - size * 0.13, width: size * 0.26, height: size * 0.26, transform: `rotate(45 ${x} ${y})` });
  else draw(group, "polygon", { class: "frame", points: shrunk(polygon, 0.9).join(" ") });
  const later = kind !== "chosen" && waits(state, cell);
  group.classList.toggle("later", later);
}

/** What stands on a cell; nothing where the piece that moves has begun: it has left. */
const others = (board, state, cell) => (cell === origin(state) ? undefined : board.pieces[cell]);

/** What the next step does with the piece on a cell, where it does not capture it. */
const meeting = (state, cell) => parts(state).find((part) => part.cell === cell)?.meets ?? endingOn(state, cell)[0]?.path.findLast((part) => part.cell === cell)?.meets;

/** What of the own word is broken by whatever ends on a cell; undefined for nothing. */
const breach = (state, cell) => endingOn(state, cell)[0]?.breaks;

/** Whether all that can be done by a cell is queued. */
function waits(state, cell) {
  const meant = state.depth === 0 ? state.left.filter(({ path }) => path[0].cell === cell) : endingOn(state, cell);
  return meant.length > 0 && meant.every(({ later }) => later);
}

function label(board, state, cell, kind) {
  const [part] = parts(state).filter((next) => next.cell === cell);
  const stands = board.pieces[cell];
  if (kind === "chosen") return say("chosen", { what: state.left[0].path[0].words });
  if (kind === "from") {
    const what = stands ? `${cell}, ${stands}` : part.words;
    return waits(state, cell) ? say("not-ready", { what }) : what;
  }
  if (kind === "by") return part?.words ?? say("on-the-way", { square: cell });
  const deed = { swaps: "swaps-there", enters: "enters-there" }[meeting(state, cell)] ?? "captures-there";
  const met = others(board, state, cell);
  const what = [met && !board.arranged ? say(deed, { square: cell, piece: met }) : [cell, met].filter(Boolean).join(", "), breach(state, cell)].filter(Boolean).join(", ");
  return waits(state, cell) ? say("queued", { what }) : what;
}

/** What has been chosen so far, and how many cells can be pointed at next. */
export function heading(state, count) {
  const { path } = state.left[0];
  if (parts(state)[0]?.becomes) return say("promote-to");
  // Steps that all ways share: the piece, and the cells it goes by.
  const by = path.slice(1, state.depth).map(({ cell }) => cell).filter(Boolean);
  if (by.length > 0) return say("goes-on", { piece: path[0].words, squares: by.join(", ") });
  return say("moves-open", { piece: path[0].words, count });
}
