// The plates of the players at a board: whose side, who, their clock, what they have lost. The one whose side of the board lies below is below it.

import { pactChips, pactsOf } from "./chips.js";
import { draw } from "./shapes.js";
import { sound } from "./sound.js";
import { clockFace, remaining } from "./time.js";
import { listed, parts, say, sideName } from "./words.js";

/** A live clock with less than this on it is shown with tenths, and stands out. */
const SHORT_MS = 10_000;
const TICK_MS = 100;
const CALM = window.matchMedia("(prefers-reduced-motion: reduce)");
/** When points begin to be counted up, how long that takes, in milliseconds, and in how many steps. */
const COUNTED = { after: 430, lasts: 500, steps: 8 };

function make(parent, kind, className, text = "") {
  const element = document.createElement(kind);
  Object.assign(element, { className, textContent: text });
  return parent.appendChild(element);
}

/** What a player is asked; nothing for who waits. */
const called = (player) => (player.asked ? say(player.answers ? "to-answer" : "to-move") : "");

/** Whose turn it is, and who owes an answer to an offer, in parts that are names or words; none where nobody is asked. */
export function calledParts({ players, pacts }) {
  const offered = (pacts ?? []).some(({ stage }) => stage === "offered");
  const told = [false, true].map((answers) => {
    const called = players.filter((player) => player.asked && player.answers === answers);
    const names = called.map(({ name, short }) => Object.assign(document.createElement("bdi"), { textContent: short ?? name }));
    const words = !answers ? "they-move" : offered ? "they-answer-pact" : "they-answer";
    return names.length > 0 ? parts(words, { names: listed(names) }) : [];
  });
  return told.every(({ length }) => length > 0) ? [...told[0], " ", ...told[1]] : told.flat();
}

/** A game as it stood at an earlier position; names and clocks are those of now. */
function stoodAs(newest, { players, pacts }) {
  const then = players.map((player, seat) => ({ ...player, name: newest.players[seat].name, short: newest.players[seat].short, clock: newest.players[seat].clock }));
  return { ...newest, players: then, pacts, deadline: null, result: null, earlier: true };
}

/** Draws the plates of a game: the seat that lies `below` below, the others above; at an `earlier` position as they stood there. */
export function drawPlates(far, near, newest, { me, below, ahead, ask, earlier }) {
  const table = earlier ? stoodAs(newest, earlier) : newest;
  const others = table.players.map((_, place) => table.players[(below + 1 + place) % table.players.length]).slice(0, -1);
  const pacts = pactsOf(table, !earlier);
  far.replaceChildren(...others.map((player) => plate(player, table, pacts, { me, ahead, ask })));
  near.replaceChildren(plate(table.players[below], table, pacts, { me, ahead, ask }));
}

function plate(player, table, pacts, { me, ahead, ask }) {
  const item = document.createElement("div");
  item.className = "player";
  item.classList.toggle("asked", player.asked && !table.result);
  make(item, "span", `side ${player.side.toLowerCase()}`, sideName(player.side));
  nameOf(item, player);
  if (player.denies && !table.result) right(item);
  const state = player.fallen ? say("out") : table.result ? "" : called(player);
  if (state) make(item, "span", player.answers ? "state answers" : "state", state);
  pactChips(item, player, table.players, pacts);
  // Of two, each has beside their name what they took.
  const other = table.players.length === 2 ? table.players.find((one) => one !== player) : null;
  if ((other ?? player).lost.length > 0) lost(item, other ?? player, other ? "taken" : "lost");
  if (player.more > 0) make(item, "span", "more-pieces", `+${player.more}`).title = say("more-pieces");
  if (player.points !== null) {
    const side = player.side.toLowerCase();
    const button = make(item, "button", "quiet ask-beam", say("beam"));
    button.type = "button";
    button.setAttribute("aria-label", say("where-beam", { side }));
    button.addEventListener("click", () => ask(side));
    const shown = make(item, "span", "points", player.points);
    if (!table.earlier) countUp(shown, `${table.game} ${side}`, player.points);
  }
  if (player.clock) {
    const shown = make(item, "time", "clock ticking");
    if (player.id === me) shown.dataset.mine = "";
    liveClock(shown, player.clock, ahead);
  } else if (player.asked && table.deadline && !table.result) {
    make(item, "time", "clock", remaining(table.deadline)).dataset.until = table.deadline;
  }
  return item;
}

/** What a player is called; where there is little room, a computer's level goes before its name does. */
function nameOf(item, { name, short }) {
  const isTold = short && name.startsWith(short);
  const shown = make(item, "bdi", "name", isTold ? short : name);
  shown.title = name;
  if (isTold) make(shown, "span", "level", name.slice(short.length));
}

/** The sign of the right to deny. */
function right(item) {
  const sign = make(item, "span", "right");
  Object.assign(sign, { role: "img", ariaLabel: say("may-deny"), title: say("may-deny") });
  draw(draw(sign, "svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }), "path", { d: "M2 10A8 8 0 0 1 18 10A8 8 0 0 1 2 10M4.5 4.5L15.5 15.5" });
}

/** The points that each side was last seen with. */
const points = new Map();

/** Points that have come are counted up, when the burst has been seen. */
function countUp(shown, whose, now) {
  const [was, wanted] = [points.get(whose), now].map(Number);
  points.set(whose, now);
  if (!(wanted > was) || CALM.matches) return;
  // All that is counted lies there from the start: words that change are laid out anew each time.
  shown.textContent = "";
  make(shown, "span", "count-room", now);
  let last = null;
  for (let step = 0; step < COUNTED.steps; step += 1) {
    const told = make(shown, "span", "count", String(Math.round(was + ((wanted - was) * step) / COUNTED.steps)));
    const each = COUNTED.lasts / COUNTED.steps;
    const [delay, duration] = step === 0 ? [0, COUNTED.after] : [COUNTED.after + (step - 1) * each, each];
    last = told.animate([{ opacity: 1 }, { opacity: 1 }], { delay, duration });
  }
  last.finished.then(() => (shown.textContent = now), () => {});
}

/** What a player has lost, as small pieces; in words for who does not see them. */
function lost(item, player, words) {
  const pieces = make(item, "span", "lost");
  make(pieces, "span", "unseen", say(words, { pieces: player.lost.map((lost) => lost.words).join(", ") }));
  for (const { kind, count } of player.lost) {
    for (let index = 0; index < Math.min(count, 16); index += 1) {
      const svg = draw(pieces, "svg", { class: `captured side-${player.side.toLowerCase()}${index === 0 ? " first" : ""}`, viewBox: "12 10 76 84", "aria-hidden": "true" });
      draw(svg, "use", { href: `#piece-${kind}`, width: 100, height: 100 });
    }
  }
}

/** Lets an element show a live clock. */
export function liveClock(shown, { left, from }, ahead) {
  shown.dataset.left = left;
  if (from !== null) shown.dataset.from = from - ahead;
  tick(shown);
}

/** Whether it was heard that one's own time runs short, once a turn. */
let hurried = false;

/** Shows what a live clock says now. */
function tick(clock) {
  const used = clock.dataset.from === undefined ? 0 : Math.max(0, Date.now() - Number(clock.dataset.from));
  const left = Math.max(0, Number(clock.dataset.left) - used);
  const face = clockFace(left);
  if (clock.textContent !== face) clock.textContent = face;
  clock.classList.toggle("running", clock.dataset.from !== undefined);
  clock.classList.toggle("short", left < SHORT_MS);
  if (clock.dataset.mine === undefined) return;
  const hurries = clock.dataset.from !== undefined && left < SHORT_MS;
  if (hurries && !hurried) sound("hurry");
  hurried = hurries;
}

setInterval(() => {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const now = remaining(Number(clock.dataset.until));
    if (clock.textContent !== now) clock.textContent = now;
  }
}, 1000);
setInterval(() => {
  for (const clock of document.querySelectorAll("[data-from]")) tick(clock);
}, TICK_MS);
