// A move that is made before it is one's turn: dragged, tapped or by keys; drawn in its own colour, played when it can be, and
// cancelled by one tap or Escape.

import { leaves } from "./moves.js";
import { cellAt, piecesOf } from "./pieces.js";
import { STEPS, draw, middle, nearest, shrunk } from "./shapes.js";
import { say } from "./words.js";

const DRAG_PX = 6;
const spoken = document.getElementById("spoken");
let queued = null;

/** The move that was made before its turn, if it can be played now; whatever was queued is not any more. */
export function takeQueued(game, parts) {
  const wanted = queued;
  queued = null;
  if (wanted?.game !== game) return null;
  const fits = leaves(parts).filter(({ path, to }) => path[0].cell === wanted.from && to === wanted.to);
  // A pawn becomes what it does first of all; what would be asked is not meant.
  if (fits.length > 0 && !fits[0].asks) return fits[0];
  spoken.textContent = say("ahead-dropped", { from: wanted.from, to: wanted.to });
  return null;
}

/** Lets the own pieces of `side` be moved before it is their turn. */
export function aheadOf(frame, view, game, side) {
  const scene = view.scene();
  const corners = Object.fromEntries(scene.cells.map((cell) => [cell.name, cell.corners]));
  const own = piecesOf(scene, side);
  const svg = draw(frame, "svg", { class: "ahead", viewBox: view.svg.getAttribute("viewBox"), role: "group", "aria-label": say("ahead-board") });
  const [shown, areas] = [draw(svg, "g"), draw(svg, "g")];
  const told = Object.assign(frame.closest(".stage").querySelector(".telling").appendChild(document.createElement("p")), { className: "told", ariaHidden: "true" });
  /** The piece that is chosen, and the one in the hand, with what took it there and where that is by now. */
  let chosen = null;
  let held = null;

  const at = ({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [x, y];
  };
  const areaOf = (name) => areas.querySelector(`[data-cell="${CSS.escape(name)}"]`);
  const isMine = () => queued?.game === game;
  /** A square with the own piece on it. */
  const called = (name) => (own.has(name) ? `${name}, ${say("piece", { kind: own.get(name) })}` : name);

  /** Shows what is chosen and queued, and what can be pointed at: own pieces, what is queued, and everything once a piece is chosen. */
  function show(focus = null) {
    const had = areas.contains(document.activeElement) ? document.activeElement?.getAttribute("data-cell") : null;
    shown.replaceChildren();
    const marked = isMine() ? [queued.from, queued.to] : chosen ? [chosen] : [];
    for (const name of marked) draw(shown, "polygon", { class: isMine() ? "queued" : "picked", points: shrunk(corners[name], 0.92).join(" ") });
    const open = chosen ? Object.keys(corners) : [...new Set([...own.keys(), ...marked])];
    const stop = [focus, had, chosen, marked[1]].find((name) => name && open.includes(name)) ?? open[0];
    // A square that stays keeps its element: a finger that holds it would lose it.
    for (const old of [...areas.children]) if (!open.includes(old.dataset.cell)) old.remove();
    for (const name of open) {
      const area = areaOf(name) ?? draw(areas, "polygon", { class: "hand", points: corners[name].join(" "), "data-cell": name, role: "button" });
      area.setAttribute("tabindex", name === stop ? 0 : -1);
      area.setAttribute("aria-label", isMine() && marked.includes(name) ? say("queued", { what: called(name) }) : called(name));
      if (name === chosen) area.setAttribute("aria-pressed", "true");
      else area.removeAttribute("aria-pressed");
    }
    if (had !== null || focus) areaOf(stop)?.focus({ preventScroll: true });
    told.textContent = isMine() ? say("ahead-told", { from: queued.from, to: queued.to }) : chosen ? say("ahead-where", { from: chosen }) : "";
  }

  function forget(focus = null) {
    if (isMine()) spoken.textContent = say("ahead-cancelled");
    queued = chosen = null;
    view.settle();
    show(focus);
  }

  function queue(from, to, focus = null) {
    queued = { game, from, to };
    chosen = null;
    view.lift(from, middle(corners[to]));
    show(focus);
    spoken.textContent = say("ahead-queued", { from, to });
  }

  /** A square is tapped, or Enter pressed on it. */
  function use(name, byKey = false) {
    const focus = byKey ? name : null;
    const taken = isMine() && [queued.from, queued.to].includes(name);
    if (taken || name === chosen) return forget(focus);
    // Another piece of one's own is meant instead; a capture of one's own is dragged.
    if (own.has(name)) {
      forget(focus);
      chosen = name;
      show(focus);
      spoken.textContent = say("ahead-where", { from: name });
    } else if (chosen) queue(chosen, name, focus);
    else forget(focus);
  }

  function down(event) {
    const name = event.target.dataset.cell;
    if (event.button !== 0 || !name) return;
    event.preventDefault();
    held = { name, events: [event], moved: false };
    svg.setPointerCapture(event.pointerId);
  }
  function move(event) {
    if (!held || !own.has(held.name)) return;
    const [pressed] = held.events;
    held.events = [pressed, event];
    const far = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > DRAG_PX;
    if (!held.moved && far) {
      held.moved = true;
      queued = chosen = null;
      show();
    }
    if (held.moved) view.lift(held.name, at(event));
  }
  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  svg.addEventListener("pointerup", (event) => {
    if (!held) return;
    const { name, moved } = held;
    held = null;
    if (!moved) return use(name);
    const over = scene.cells[cellAt(scene.cells, at(event))]?.name;
    if (!over || over === name) forget();
    else queue(name, over);
  });
  svg.addEventListener("pointercancel", () => {
    held = null;
    forget();
  });
  // A finger that holds a piece does not scroll.
  svg.addEventListener("touchstart", (event) => held && event.preventDefault(), { passive: false });

  svg.addEventListener("keydown", (event) => {
    const name = event.target.dataset.cell;
    if (!name || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") use(name, true);
    else if (STEPS[event.key]) {
      const open = [...areas.children].map(({ dataset }) => [dataset.cell, corners[dataset.cell]]);
      const next = nearest(Object.fromEntries(open), name, STEPS[event.key]);
      if (next) show(next);
    } else return;
    event.preventDefault();
  });
  const escape = (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || (!chosen && !isMine())) return;
    event.preventDefault();
    forget();
  };
  document.addEventListener("keydown", escape);

  // The piece may have been captured since.
  if (isMine() && !own.has(queued.from)) {
    spoken.textContent = say("ahead-dropped", { from: queued.from, to: queued.to });
    queued = null;
  }
  if (isMine()) view.lift(queued.from, middle(corners[queued.to]));
  show();
  return {
    /** The piece that is chosen. */
    chosen: () => chosen,
    choose: (name) => own.has(name) && !isMine() && use(name),
    /** What has taken a piece into the hand, and brought it where it is by now; null where none is held. */
    held: () => held?.events ?? null,
    /** Takes it up from the board before. */
    hold(events) {
      down(events[0]);
      move(events.at(-1));
    },
    /** The square that has the focus; null where none has. */
    focused: () => (areas.contains(document.activeElement) ? document.activeElement?.getAttribute("data-cell") : null),
    focus: (name) => show(own.has(name) || chosen ? name : [...own.keys()][0]),
    remove() {
      document.removeEventListener("keydown", escape);
      for (const part of [svg, told]) part.remove();
    },
  };
}
