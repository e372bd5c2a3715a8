// Which piece of a position is which of the one before: those that stay, the one that moved, those that are gone or new.

let ids = 0;

const same = (one, other) => one.side === other.side && one.kind === other.kind;
const here = (one, other) => one.at[0] === other.at[0] && one.at[1] === other.at[1];
const far = (one, other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);

/**
 * Pairs the pieces of two positions; `marks` are the last moves of either, forwards and backwards. A piece keeps its id as long as
 * it is on the board.
 */
export function matchPieces(old, next, marks, cells) {
  const left = new Set(old);
  const open = new Set(next);
  const kept = [];
  const pair = (was, piece) => {
    left.delete(was);
    open.delete(piece);
    kept.push({ old: was, piece });
  };
  for (const piece of next) {
    const was = [...left].find((one) => same(one, piece) && here(one, piece));
    if (was) pair(was, piece);
  }
  const inCell = (cell, piece) => {
    const corners = cells[cell]?.corners ?? [];
    const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4);
    return Math.hypot(piece.at[0] - x, piece.at[1] - y) < piece.size * 0.4;
  };
  for (const mark of marks) {
    if (!mark.last_move) continue;
    const { from, to } = mark.last_move;
    for (const [start, end] of [[from, to], [to, from]]) {
      const was = [...left].find((one) => inCell(start, one));
      const piece = was && [...open].find((one) => one.side === was.side && inCell(end, one));
      if (piece) pair(was, piece);
    }
  }
  for (const piece of [...open]) {
    const [was] = [...left].filter((one) => same(one, piece)).sort((a, b) => far(a, piece) - far(b, piece));
    if (was) pair(was, piece);
  }
  return { kept, gone: [...left], come: [...open].map((piece) => ({ ...piece, id: (ids += 1) })) };
}
