// The pieces of a drawn board: where they stand, what each wears, how they go from one position to the next, and the one in the hand.

import { cellAt, matchPieces, poses, timed } from "./pieces.js";
import { draw, inside } from "./shapes.js";

const SLIDE_MS = 180;
const FADE_MS = 120;
const TURN_MS = 500;
const FALL_MS = 300;
/** How a mated king lies, in degrees. */
const FALLEN = 78;

const put = (group, [x, y], angle = 0) => group.setAttribute("transform", `translate(${x} ${y})${angle ? ` rotate(${angle})` : ""}`);

/** What each element wears: it is drawn anew only where that is another thing. */
const worn = new WeakMap();

function dress(group, { kind, side, size, badge, presence }) {
  group.setAttribute("class", `piece side-${side} ${presence}`);
  const look = JSON.stringify([kind, size, badge, presence]);
  if (worn.get(group) === look) return;
  worn.set(group, look);
  group.replaceChildren();
  const box = { x: -size / 2, y: -size / 2, width: size, height: size };
  draw(group, "use", { href: `#piece-${kind}`, ...box });
  if (presence === "inert") draw(group, "use", { href: "#piece-inert", ...box });
  if (badge === "joker" || badge === "risen") draw(group, "use", { href: `#piece-${badge}`, ...box });
  else if (badge?.inherited) draw(group, "use", { href: "#piece-inherited", class: `side-${badge.inherited}`, ...box });
}

/** The pieces in `layer`; `play` animates an element, or gives null where nothing is to move, and `carry` moves it over the board. */
export function figures(layer, play, carry) {
  let pieces = [];
  let now = null;

  function pieceElement(piece) {
    const group = draw(layer, "g", {});
    dress(group, piece);
    put(group, piece.at);
    return group;
  }

  /** Shows an element for a while more, as it was. */
  function leave(element, options) {
    const over = play(element, [{ opacity: element.matches(".under") ? 0.25 : 1 }, { opacity: 0 }], { ...options, fill: "both" });
    if (over) over.finished.then(() => element.remove(), () => element.remove());
    else element.remove();
  }

  /** What becomes another's, or nobody's, does so wave by wave from where the king was. */
  function turn(old, piece, from) {
    const was = draw(layer, "g", { class: old.element.getAttribute("class"), transform: `translate(${old.at.join(" ")})` });
    was.classList.add("leaving");
    was.append(...[...old.element.children].map((part) => part.cloneNode(true)));
    const far = Math.hypot(piece.at[0] - from[0], piece.at[1] - from[1]) / (now.unit * 12);
    leave(was, { duration: FADE_MS, delay: Math.min(1, far) * (TURN_MS - FADE_MS) });
  }

  /** Shows the pieces of a scene; `moves` says whether it is seen how they come there. Gives how long that takes. */
  function show(scene, moves) {
    const before = now;
    now = scene;
    const then = timed(moves ? scene.events : []);
    const solid = scene.pieces.filter(({ presence }) => presence !== "ghost");
    const { kept, gone, come } = matchPieces(pieces, solid, { then, before: timed(moves ? before.events : []), cells: scene.cells });
    for (const old of [...layer.querySelectorAll(".ghost, .leaving")]) old.remove();
    for (const piece of scene.pieces.filter(({ presence }) => presence === "ghost")) pieceElement(piece);
    const next = [];
    for (const { element, at } of gone) {
      element.classList.add("leaving");
      layer.prepend(element);
      const cell = cellAt(scene.cells, at);
      const taken = then.all.find((event) => event.what === "taken" && event.at === cell);
      leave(element, { duration: FADE_MS, delay: Math.max(taken?.begins ?? 0, SLIDE_MS / 2) });
    }
    const fallen = kept.find(({ old, piece }) => old.presence !== "inert" && piece.presence === "inert" && piece.kind === "king") ?? gone.find(({ kind }) => kind === "king");
    const waves = (fallen?.piece ?? fallen)?.at ?? [0, 0];
    for (const { old, piece, way } of kept) {
      const [from, to] = [old.at, piece.at];
      if (moves && (old.side !== piece.side || (old.presence !== "inert" && piece.presence === "inert"))) turn(old, piece, waves);
      dress(old.element, piece);
      put(old.element, to);
      const far = from[0] !== to[0] || from[1] !== to[1];
      if (far || way.length > 0) layer.append(old.element);
      if (moves && (far || way.length > 0)) {
        const lasts = way.length > 0 ? way.at(-1).ends : SLIDE_MS;
        carry.fly(old.element, to, poses(from, to, way, scene.cells, lasts), { duration: lasts });
      }
      next.push({ ...piece, id: old.id, element: old.element });
    }
    for (const piece of come) {
      const element = pieceElement(piece);
      const cell = cellAt(scene.cells, piece.at);
      const rise = then.all.findLast((event) => ["rose", "fell", "dropped"].includes(event.what) && event.at === cell);
      if (moves) carry.fly(element, piece.at, [{ opacity: 0, size: 0.2 }, { opacity: 1 }], { duration: FADE_MS, delay: rise?.begins ?? 0, fill: "backwards" });
      next.push({ ...piece, element });
    }
    for (const { id, element } of next) element.dataset.piece = id;
    // What stands in front in the picture does so here.
    if (!moves) for (const { element } of next) layer.append(element);
    pieces = next;
    fall(scene, moves && !before.over);
    return then;
  }

  /** A king that is mated lies. */
  function fall(scene, moves) {
    const mated = scene.over ? scene.marks.filter((mark) => "check" in mark).map(({ check }) => scene.cells[check].corners) : [];
    for (const piece of pieces) {
      if (piece.kind !== "king" || !mated.some((corners) => inside(corners, piece.at))) continue;
      put(piece.element, piece.at, FALLEN);
      if (moves && !carry.carries(piece.element)) carry.fly(piece.element, piece.at, [{ angle: -FALLEN }, {}], { duration: FALL_MS, delay: SLIDE_MS, fill: "backwards" });
    }
  }

  /** What stands at a place is only faintly seen under the piece that is held there. */
  function cover(held) {
    for (const piece of pieces) piece.element.classList.toggle("under", held !== null && piece !== held && Math.hypot(piece.at[0] - held.at[0], piece.at[1] - held.at[1]) < 1);
  }

  function drop(piece) {
    piece.element.classList.remove("lifted");
    cover(null);
    piece.at = piece.home;
    delete piece.home;
    put(piece.element, piece.at);
  }

  return {
    show,
    clear() {
      for (const { element } of pieces) element.remove();
      pieces = [];
    },
    /** All pieces stand where they stood. */
    settle() {
      for (const piece of pieces) if (piece.home) drop(piece);
    },
    /** Puts the piece of a cell elsewhere for a while, as it is in somebody's hand, or back where it stands; it may slide there. */
    lift(corners, at, slides = false) {
      const held = corners && pieces.findLast((piece) => inside(corners, piece.home ?? piece.at));
      for (const piece of pieces) if (piece !== held && piece.home) drop(piece);
      if (!held) return;
      if (!at) return void (held.home && drop(held));
      held.home ??= held.at;
      held.element.classList.add("lifted");
      layer.append(held.element);
      put(held.element, at);
      if (slides) carry.fly(held.element, at, [{ at: held.at }, {}], { duration: SLIDE_MS });
      held.at = at;
      cover(held);
    },
  };
}
