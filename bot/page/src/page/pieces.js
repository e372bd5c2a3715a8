// Which piece of a position is which of the one before, and the way each has gone: the server tells what the move did, in order.

import { inside, middle } from "./shapes.js";

/** How long each kind of event is seen, in milliseconds; what is captured goes with what captures it. */
const LASTS = { went: 180, swapped: 180, through: 540, denied: 300, blast: 200, rose: 200, fell: 200, dropped: 200 };

let ids = 0;

const alike = (one, other) => one.side === other.side && one.kind === other.kind;
/** Where a piece stands, also while it is in somebody's hand. */
const place = ({ home, at }) => home ?? at;
const isThere = (one, other) => far(one, other) === 0;
const far = (one, other) => Math.hypot(place(one)[0] - other.at[0], place(one)[1] - other.at[1]);

/** The cell of a place; -1 for none. */
export const cellAt = (cells, at) => cells.findIndex(({ corners }) => inside(corners, at));

/** What a side has on the board: the kinds of its pieces by the names of their cells. */
export function piecesOf(scene, side) {
  const own = new Map();
  for (const piece of scene.pieces) {
    const cell = piece.side === side && piece.presence !== "ghost" ? scene.cells[cellAt(scene.cells, piece.at)] : null;
    if (cell) own.set(cell.name, piece.kind);
  }
  return own;
}

/** The events of a move, each with when it begins and ends; the whole takes `lasts`. */
export function timed(events) {
  let lasts = 0;
  const all = [];
  for (const event of events) {
    const before = all.at(-1);
    // King and rook of a castling go together; the second step of a piece follows the first.
    const together = event.what === "went" && before?.what === "went" && event.from !== before.to;
    const begins = together ? before.begins : lasts;
    lasts = begins + (LASTS[event.what] ?? 0);
    all.push({ ...event, begins, ends: lasts });
  }
  return { all, lasts };
}

/** What an event does to whatever stands on a cell: the cell where it stands then, and by way of which. */
function step(event, cell, back) {
  const [from, to] = (event.what === "denied") !== back ? [event.to, event.from] : [event.from, event.to];
  if (cell === from && ["went", "through", "swapped", "denied"].includes(event.what)) {
    const by = event.what === "through" ? [event.black, event.white] : [];
    return { cell: to, by: back ? by.reverse() : by };
  }
  return event.what === "swapped" && cell === to ? { cell: from, by: [] } : null;
}

/** The way of what stands on a cell, with the times of its parts; empty where it stays. */
function wayOf(cell, { all, lasts }, back) {
  const parts = [];
  for (const event of back ? [...all].reverse() : all) {
    const next = step(event, parts.at(-1)?.cell ?? cell, back);
    if (next) parts.push({ ...next, begins: back ? lasts - event.ends : event.begins, ends: back ? lasts - event.begins : event.ends });
  }
  return parts;
}

/**
 * Pairs the pieces of two positions: each pair with the way that is told, if one is; `then` are the timed events that led to the next
 * position, `before` those that had led to the one before, which may be taken back. A piece keeps its id as long as it is on the board.
 */
export function matchPieces(old, next, { then, before, cells }) {
  const left = new Set(old);
  const open = new Set(next);
  const kept = [];
  const pair = (was, piece, way = []) => {
    left.delete(was);
    open.delete(piece);
    kept.push({ old: was, piece, way });
  };
  const match = (fits) => {
    for (const was of [...left]) {
      const piece = [...open].find((one) => fits(was, one));
      if (piece) pair(was, piece);
    }
  };
  const go = (events, back, fits) => {
    for (const was of [...left]) {
      const way = wayOf(cellAt(cells, place(was)), events, back);
      if (way.length === 0) continue;
      const piece = [...open].find((one) => fits(was, one) && inside(cells[way.at(-1).cell].corners, one.at));
      // What was carried there by hand does not go there once more.
      if (piece) pair(was, piece, was.home ? [] : way);
    }
  };
  go(then, false, alike);
  match((was, piece) => alike(was, piece) && isThere(was, piece));
  go(before, true, alike);
  // A pawn that became something, a king that became a rook, an army that is another's now.
  go(then, false, (was, piece) => was.side === piece.side);
  go(before, true, (was, piece) => was.side === piece.side);
  match((was, piece) => isThere(was, piece) && (was.side === piece.side || was.kind === piece.kind));
  for (const piece of [...open]) {
    const [was] = [...left].filter((one) => alike(one, piece)).sort((a, b) => far(a, piece) - far(b, piece));
    if (was) pair(was, piece);
  }
  return { kept, gone: [...left], come: [...open].map((piece) => ({ ...piece, id: (ids += 1) })) };
}

/** The poses of a piece that goes its way from one place to another; through holes it shrinks in and grows out. */
export function poses(from, to, way, cells, lasts) {
  if (way.length === 0) return [{ at: from }, { at: to }];
  const found = [{ at: from, size: 1, offset: 0 }];
  let here = from;
  for (const [index, { cell, by, begins, ends }] of way.entries()) {
    const there = index === way.length - 1 ? to : middle(cells[cell].corners);
    if (begins > 0) found.push({ at: here, size: 1, offset: begins / lasts });
    const third = (ends - begins) / 3;
    for (const [passed, hole] of by.entries()) {
      found.push({ at: middle(cells[hole].corners), size: 0.05, offset: (begins + third * (passed + 1)) / lasts });
    }
    found.push({ at: there, size: 1, offset: ends / lasts });
    here = there;
  }
  if (found.at(-1).offset < 1) found.push({ at: to, size: 1, offset: 1 });
  return found;
}
