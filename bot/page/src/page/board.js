// The newest board of one's own game as something to play on: pieces are clicked or dragged to where they can go. What is
// possible, and where the cells lie, comes from the server; the picture stays a picture.

import { choiceBox } from "./choice_box.js";
import { countDown } from "./cooling.js";
import { legend } from "./legend.js";
import { cellOf, drawCell, heading } from "./marks.js";
import { cells, choose, endingOn, leaves, origin, parts, point, start } from "./moves.js";
import { outlook } from "./outlook.js";
import { hold } from "./press.js";
import { STEPS, draw, inside, middle, nearest } from "./shapes.js";
import { stuckPieces } from "./stuck.js";
import { oneTap } from "./taps.js";
import { trayUnder } from "./tray.js";
import { say } from "./words.js";

const DRAG_PX = 6;
/** So many pieces that can move are framed all the time. */
const FEW = 6;
/** What a screen reader says of the board: outside of the messages, which would say each button that comes and goes. */
const spoken = document.getElementById("spoken");

/**
 * Makes the picture in `figure` one to play on. `play(move)` makes a move and says whether it was taken; `look(move)` gives
 * what it would do, where anything would (null: nothing does); `again()` is called when more has become possible by time alone;
 * `refuse(from, to)` says why a piece can't go to where it was let go of, or without `to` why it can't move at all.
 * `art` takes pieces into the hand: `lift(cell, place, slides)` and `settle()`.
 */
export function liveBoard(figure, board, { play, look, again, art, refuse = null }) {
  const frame = figure.querySelector(".board");
  const all = leaves(board.moves);
  const [left, top, width, height] = board.box;
  const svg = draw(frame, "svg", { class: "live", viewBox: board.box.join(" "), role: "group", "aria-live": "off" });
  svg.setAttribute("aria-label", say("board"));
  const [beams, marks, clocks, dragged] = ["beams", "marks", "clocks", "dragged"].map((name) => draw(svg, "g", { class: name }));
  const tray = trayUnder(figure, board.moves.filter((part) => !part.cell), (part, keyed) => {
    if (sending) return;
    if (part === first()) show(start(all));
    else follow(choose(start(all), part), null, { keyboard: byKey || keyed });
  });
  const teller = frame.closest(".stage, .seen")?.querySelector(".telling") ?? frame;
  const told = Object.assign(teller.appendChild(document.createElement("p")), { className: "told", ariaHidden: "true" });
  const saying = told.appendChild(new Text());
  let state = start(all);
  /** How far the move had come before each of its steps. */
  let trail = [];
  /** Takes away what told of the signs. */
  let explained = () => {};
  let drag = null;
  let sending = false;
  /** Whether a piece was let go of by hand, and so lies where it goes. */
  let dropped = false;
  let focused = null;
  /** The target of a finger's first tap: the second one plays there. */
  let tapped = null;
  /** Whether a move was made and the next board takes over. */
  let over = false;
  /** Whether the keyboard is what this board was used with last, and a move was made so. */
  let byKey = false;
  let playedByKey = false;
  /** The move of a hint, and what was chosen for it. */
  let hinted = null;
  const ahead = outlook(svg, beams, { look, tell, stand, mayShow: () => svg.isConnected && !sending });
  const ask = choiceBox(frame, board, {
    back: () => marks.querySelector('[tabindex="0"]')?.focus({ preventScroll: true }),
    answer(choice, cell) {
      if (choice.does) choice.does();
      else if (choice.play) sure(choice.play, cell);
      else follow(choose(state, choice.part), choice.part.cell ?? cell, { keyboard: byKey });
    },
  });
  frame.addEventListener("keydown", () => (byKey = true), true);
  frame.addEventListener("pointerdown", () => (byKey = false), true);

  // What is shown

  /** Shows words above the board, and has them said where the focus does not say the same. */
  function tell(words, aloud = words) {
    saying.data = words;
    spoken.textContent = aloud;
  }

  function show(next, { focus = null } = {}) {
    state = next;
    if (state.depth === 0) trail = [];
    tapped = null;
    ask.close();
    ahead.stop();
    const keyboard = svg.contains(document.activeElement);
    const open = cells(state);
    const chosen = origin(state);
    if (chosen && !open.has(chosen)) open.set(chosen, "chosen");
    const names = [...open.keys()];
    // A cell that stays keeps its element: a finger that holds it would lose it.
    for (const old of [...marks.children]) if (!open.has(old.dataset.cell)) old.remove();
    for (const [cell, kind] of open) drawCell(marks, board, state, cell, kind);
    const stop = names.includes(focus) ? focus : names.includes(focused) ? focused : names[0];
    for (const element of marks.children) element.firstChild.tabIndex = element.dataset.cell === stop ? 0 : -1;
    if (keyboard || focus) at(stop)?.focus({ preventScroll: true });
    // Where few can move, or must, they are framed; else the frames would be all one sees.
    svg.classList.toggle("few", names.length <= FEW);
    tray.mark(first());
    stand();
    explained();
    explained = () => {};
    if (state.depth > 0) explained = legend(told, new Set([...marks.children].flatMap((group) => [...group.classList, ...[...group.children].flatMap((sign) => [...sign.classList])])));
    const count = names.filter((name) => open.get(name) !== "chosen").length;
    tell(chosen ? heading(state, count) : "");
  }

  /** The piece stands where the steps that are chosen have brought it, or where a move that is looked at would. */
  function stand(looked = null) {
    for (const element of marks.children) element.classList.toggle("over", element.dataset.cell === looked?.to);
    if (drag || sending) return;
    if (looked && isPlain(looked, looked.to)) return art.lift(looked.path[0].cell, middle(board.cells[looked.to]), true);
    const steps = state.depth > 1 ? state.left[0].path.slice(0, state.depth) : [];
    const last = steps.findLast(({ cell }) => board.cells[cell]);
    if (!last || steps.some(({ meets }) => meets)) art.settle();
    else art.lift(steps[0].cell, middle(board.cells[last.cell]), true);
  }

  const at = (cell) => cellOf(marks, cell);
  /** What has been chosen first. */
  const first = () => (state.depth > 0 ? state.left[0].path[0] : null);

  // What is done

  function use(cell, how = {}) {
    if (sending) return;
    if (cell === origin(state) && !cells(state).has(cell)) return show(start(all), { focus: how.keyboard ? cell : null });
    const next = point(state, cell) ?? (state.depth > 0 ? point(start(all), cell) : null);
    follow(next, cell, how);
  }

  function follow(next, cell, { keyboard = false } = {}) {
    if (!next) return show(start(all));
    if (next.play) return void sure(next.play, cell);
    // Another piece begins anew.
    trail = next.state.left[0].path[0] === first() ? [...trail, state] : [start(all)];
    show(next.state, { focus: keyboard ? [...cells(next.state).keys()][0] : null });
    if (next.ask) ask.open(next.ask, cell ?? origin(next.state));
  }

  /** What one may not have meant is asked before it is played. */
  function sure(move, cell) {
    if (!move.asks) return send(move, cell);
    const [question, yes] = move.asks;
    ahead.stop();
    tell(question);
    ask.open([{ words: yes, does: () => send(move, cell) }, { words: say("no"), does: () => show(start(all)) }], cell ?? move.to);
  }

  async function send(move, cell) {
    sending = true;
    playedByKey = byKey && frame.contains(document.activeElement);
    ask.close();
    ahead.stop();
    svg.setAttribute("aria-busy", "true");
    tell(`${move.san} …`, "");
    marks.replaceChildren();
    place(move, cell ?? move.to);
    state = start(all);
    const taken = await play(move);
    sending = false;
    if (!svg.isConnected) return;
    svg.removeAttribute("aria-busy");
    dragged.replaceChildren();
    // Where it was taken, the next board takes over, and the focus with it.
    over = taken && board.cooling.length === 0;
    if (over) return;
    if (!taken) art.settle();
    show(start(all), { focus: playedByKey ? cell : null });
    playedByKey = false;
  }

  // What else can be chosen, and what it would do

  function lookAt(cell) {
    // A question stays until it is answered.
    if (ask.isOpen()) return;
    const meant = state.depth > 0 && cell ? endingOn(state, cell) : [];
    if (meant.length === 1 && !meant[0].later) ahead.ahead(meant[0]);
    else if (hinted?.state === state) ahead.ahead(hinted.move);
    else ahead.stop();
  }

  /** A finger cannot point without touching: its first tap on a target shows what the move would do, the second makes it. */
  function tap(cell) {
    const { play: move } = point(state, cell) ?? {};
    if (!move || !look || cell === tapped || oneTap()) return use(cell);
    const again = say("tap-again", { move: move.san });
    tell(again);
    consider(move, cell, again);
  }

  /** Shows what a move to a cell would do, until something else is pointed at. */
  function consider(move, cell, named = move.san) {
    ahead.stop();
    tapped = cell;
    for (const element of marks.children) element.classList.toggle("sure", element.dataset.cell === cell);
    if (!move.later) ahead.ahead(move, named);
  }

  // The pointer

  function pointed({ clientX, clientY }) {
    const box = svg.getBoundingClientRect();
    return [left + ((clientX - box.left) * width) / box.width, top + ((clientY - box.top) * height) / box.height];
  }

  const cellUnder = (event) => {
    const where = pointed(event);
    return Object.keys(board.cells).find((cell) => inside(board.cells[cell], where));
  };

  /** Takes the piece of a cell into the hand. */
  function lift(cell, place) {
    if (board.cells[cell]) return art.lift(cell, place);
    dragged.replaceChildren();
    draw(dragged, "circle", { class: "loose", cx: place[0], cy: place[1], r: 22 });
  }

  const isPlain = ({ path: [{ cell: from }, ...rest] }, to) => board.cells[from] && board.cells[to] && rest.length < 2 && !rest.some(({ meets }) => meets);

  /** Puts a piece that goes one way on where it goes until the new board is there; other ways are seen with that one. */
  function place(move, to) {
    if (!isPlain(move, to)) return art.settle();
    art.lift(move.path[0].cell, middle(board.cells[to]), !dropped);
  }

  function down(event) {
    if (event.button !== 0 || sending) return;
    const cell = cellUnder(event);
    // Once something is chosen, a press on any square means something: it lets go at least.
    if (!cell || (state.depth === 0 && !cells(state).has(cell))) return;
    event.preventDefault();
    focused = cell;
    drag = { cell, from: [event.clientX, event.clientY], moved: false, can: parts(start(all)).some((part) => part.cell === cell) };
    svg.setPointerCapture(event.pointerId);
  }

  function move(event) {
    if (!drag) {
      if (event.pointerType === "mouse") lookAt(cellUnder(event));
      return;
    }
    hold();
    const far = Math.hypot(event.clientX - drag.from[0], event.clientY - drag.from[1]) > DRAG_PX;
    // A finger that goes on from another square moves the board, and lets nothing go.
    if (far && !drag.can && !cells(state).has(drag.cell)) return void (drag = null);
    if (!drag.moved && far && drag.can) {
      drag.moved = true;
      // A piece that is chosen already is dragged on; another one begins anew.
      if (state.depth !== 1 || origin(state) !== drag.cell) {
        const next = point(start(all), drag.cell);
        if (!next?.state) return;
        drag.ask = next.ask;
        show(next.state);
      }
      svg.classList.add("dragging");
    }
    if (!drag.moved) return;
    lift(drag.cell, pointed(event));
    lookAt(cellUnder(event));
    const over = cellUnder(event);
    for (const element of marks.children) element.classList.toggle("over", element.dataset.cell === over && over !== drag.cell);
  }

  function up(event) {
    if (!drag) return;
    const { cell, moved, ask: choices } = drag;
    drag = null;
    svg.classList.remove("dragging");
    if (!moved) return event.pointerType === "touch" && !sending ? tap(cell) : use(cell);
    const over = cellUnder(event);
    dragged.replaceChildren();
    dropped = true;
    const next = over && over !== cell ? point(state, over) : null;
    if (next) follow(next, over);
    else if (over === cell) {
      show(state);
      if (choices) ask.open(choices, cell);
    } else show(start(all));
    if (over && over !== cell && !next) refuse?.(cell, over);
    dropped = false;
    if (!sending) art.settle();
  }

  function cancel() {
    const moved = drag?.moved;
    drag = null;
    if (!moved) return;
    dragged.replaceChildren();
    art.settle();
    svg.classList.remove("dragging");
    show(start(all));
  }

  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  svg.addEventListener("pointerup", up);
  svg.addEventListener("pointercancel", cancel);
  // A finger that is lifted leaves, too: what its tap has shown stays.
  svg.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && !drag && !sending && lookAt(null));
  // A finger that holds a piece does not scroll.
  svg.addEventListener("touchstart", (event) => drag?.can && event.preventDefault(), { passive: false });

  // The keyboard

  svg.addEventListener("keydown", (event) => {
    const cell = event.target.parentNode?.dataset?.cell;
    if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") use(cell, { keyboard: true });
    else if (STEPS[event.key]) walk(cell, STEPS[event.key]);
    else return;
    event.preventDefault();
  });
  // On the picture's frame: a listener for the focus would make the drawing itself a stop for Tab.
  frame.addEventListener("focusin", ({ target }) => {
    if (target.parentNode?.parentNode !== marks) return;
    focused = target.parentNode.dataset.cell;
    for (const element of marks.children) element.firstChild.tabIndex = element.firstChild === target ? 0 : -1;
    lookAt(focused);
  });
  frame.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !ask.isOpen()) return;
    event.preventDefault();
    show(start(all), { focus: origin(state) });
  });

  /** Escape takes the last step back, wherever the focus is. */
  function escape(event) {
    if (event.key !== "Escape" || event.defaultPrevented || state.depth === 0) return;
    show(trail.pop() ?? start(all), { focus: svg.contains(document.activeElement) ? origin(state) : null });
  }
  document.addEventListener("keydown", escape);

  /** To the nearest cell that lies in a direction. */
  function walk(cell, way) {
    const open = [...marks.children].map(({ dataset }) => [dataset.cell, board.cells[dataset.cell]]);
    at(nearest(Object.fromEntries(open), cell, way))?.focus({ preventScroll: true });
  }

  show(state);
  const stopClocks = countDown(clocks, board, again);
  const isStuck = (cell) => state.depth === 0 && !sending && board.own.has(cell) && !cells(state).has(cell);
  const endStuck = refuse && !board.more ? stuckPieces(frame, cellUnder, isStuck, refuse) : () => {};

  return {
    /** Takes it off again. */
    remove() {
      stopClocks();
      document.removeEventListener("keydown", escape);
      endStuck();
      ask.close();
      ahead.stop();
      if (drag) art.settle();
      explained();
      spoken.textContent = "";
      for (const part of [svg, tray.element, told]) part.remove();
    },
    /** The piece that is chosen or dragged. */
    chosen: () => (state.depth > 0 ? origin(state) : null),
    /** Makes a move, asking first where it may not be meant. */
    make: (move) => void sure(move, move.to),
    /** Shows a move as if it had been pointed at; says whether that can tell it. */
    preview(exact) {
      const move = all.find((one) => one.exact === exact);
      const next = move && point(start(all), move.path[0].cell)?.state;
      if (!look || !next || point(next, move.to)?.play !== move) return false;
      show(next);
      consider(move, move.to);
      hinted = { state: next, move };
      return true;
    },
    /** Lets go what was chosen for a hint, where nothing else has been done since. */
    endPreview: () => hinted?.state === state && show(start(all)),
    /** Chooses a piece, as if it had been clicked. */
    choose: (cell) => cells(start(all)).has(cell) && use(cell),
    /** Takes up a piece that was held on the board before: the events that took it into the hand, and brought it where it is. */
    hold(events) {
      down(events[0]);
      if (drag) move(events.at(-1));
    },
    /** Whether the focus is in it. */
    hasFocus: () => playedByKey || svg.contains(document.activeElement),
    /** Where the focus was last. */
    focused: () => focused,
    /** Puts the focus on a cell, or where it would come by Tab. */
    focus: (cell = null) => (at(cell) ?? marks.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true }),
    isBusy: () => sending || drag !== null,
    isOver: () => over,
  };
}
