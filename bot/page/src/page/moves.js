// A move made of its parts: which can begin, which can follow, and which move is meant when a cell is pointed at. The moves
// come from the server; nothing here belongs to one game.

/** The moves of a list of parts (`/api/board`), each with the parts that lead to it. */
export function leaves(parts, path = []) {
  return parts.flatMap((part) => {
    const here = [...path, part];
    const ends = part.move ? [{ ...part.move, path: here }] : [];
    return part.next ? [...ends, ...leaves(part.next, here)] : ends;
  });
}

/** How far a move has come before anything is chosen. */
export const start = (all) => ({ left: all, depth: 0 });

/** The parts that can be chosen next, each once. */
export const parts = ({ left, depth }) => [...new Set(left.map(({ path }) => path[depth]).filter(Boolean))];

/** The cell of what has been chosen first. */
export const origin = ({ left, depth }) => (depth > 0 ? left[0].path[0].cell : undefined);

/**
 * The cells that can be pointed at now: `from` where a move begins, `to` where one ends, `by` where it goes on from there.
 */
export function cells(state) {
  const found = new Map();
  if (state.depth === 0) {
    for (const { cell } of parts(state)) if (cell) found.set(cell, "from");
    return found;
  }
  for (const { to } of state.left) found.set(to, "to");
  for (const part of parts(state)) {
    const goesOn = ({ path, to }) =>
      path[state.depth] === part && (to !== part.cell || path.slice(state.depth + 1).some(({ cell }) => cell));
    if (part.cell) found.set(part.cell, state.left.some(goesOn) ? "by" : "to");
  }
  for (const cell of state.passed ?? []) if (!found.has(cell)) found.set(cell, "by");
  if (state.depth === 1) found.delete(origin(state));
  return found;
}

/** The moves that end on a cell, of those that are left. */
export const endingOn = ({ left }, cell) => left.filter(({ to }) => to === cell);

/**
 * What comes of pointing at a cell: `{ play }` is the move that is meant, `{ state }` how far the move has come, with `ask`
 * where there are choices that no cell tells apart; null where the cell means nothing.
 * @returns {{ play?: any, state?: any, ask?: any } | null}
 */
export function point(state, cell) {
  const here = parts(state).filter((part) => part.cell === cell);
  if (here.length > 1) return { state, ask: here.map((part) => ({ words: part.words, part })) };
  if (here.length === 1) return choose(state, here[0]);
  // Where only one way leads on from there, that one is meant; else what is open stays asked.
  if (state.passed?.includes(cell)) return state.left.length === 1 ? { play: state.left[0] } : { ...settle(state, cell), state };
  const left = state.depth > 0 ? endingOn(state, cell) : [];
  return left.length > 0 ? settle({ ...state, left }, cell) : null;
}

/**
 * What comes of choosing a part.
 * @returns {{ play?: any, state?: any, ask?: any }}
 */
export function choose(state, part) {
  const left = state.left.filter(({ path }) => path[state.depth] === part);
  return settle({ left, depth: state.depth + 1 }, part.cell);
}

function settle({ left, depth: from }, cell) {
  let depth = from;
  const [first] = left;
  // Steps without an alternative are passed over, but for the last one: that is the move itself. Where a move leads back to
  // its beginning they are not, or letting the piece go would make it.
  const back = left.some(({ to }) => to === first.path[0].cell);
  while (!back && first.path[depth]?.next && !first.path[depth].move && left.every(({ path }) => path[depth] === first.path[depth])) {
    depth += 1;
  }
  const rest = first.path.slice(depth);
  // A move that is left alone is played where the cell tells it: it ends there, or what is left of it has no cell.
  const told = from > 1 || first.path[0].cell !== cell;
  if (left.length === 1 && (rest.length === 0 || (told && (first.to === cell || rest.every((part) => !part.cell))))) {
    return { play: first };
  }
  // Of a double jump most people point at the first landing square, which was passed over: it means the way, too.
  const passed = first.path.slice(from, depth).map(({ cell: over }) => over).filter((over) => over && over !== first.path[0].cell);
  const state = { left, depth, passed };
  const open = parts(state).filter((part) => !part.cell);
  const end = left.find(({ path }) => path.length === depth);
  if (end) {
    const more = parts(state).map((part) => ({ words: part.words, part }));
    return { state, ask: [{ words: end.san, play: end }, ...more] };
  }
  return open.length > 0 ? { state, ask: open.map((part) => ({ words: part.words, part })) } : { state };
}
