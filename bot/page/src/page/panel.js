// The column beside the messages on a wide window: who plays the channel's game, how they stand, every move and the
// positions after them. On a narrow one live clocks alone, above the messages.

import { myId } from "./holder.js";
import { show } from "./looks.js";
import { onceReleased } from "./press.js";
import { here } from "./rooms.js";
import { ask } from "./server.js";
import { clockFace, remaining } from "./time.js";

const WIDE = window.matchMedia("(min-width: 1100px)");
const PAUSE_MS = 60;
/** A live clock with less than this on it is shown with tenths, and stands out. */
const SHORT_MS = 10_000;
const TICK_MS = 100;
const panel = document.getElementById("table");
/** What a screen reader says of a step through the game. */
const spoken = document.getElementById("spoken");
const strip = document.getElementById("clocks");
let table = null;
let opened = () => {};
/** How many actions the position that is looked back at is away from the start; null for none. */
let looked = null;
let asked = 0;
/** How far the server's clock is ahead of this window's, in milliseconds. */
let ahead = 0;
let timer = 0;

function make(parent, kind, className, text = "") {
  const element = document.createElement(kind);
  Object.assign(element, { className, textContent: text });
  return parent.appendChild(element);
}

/** Reads the channel's game anew. */
export function renewPanel() {
  clearTimeout(timer);
  timer = setTimeout(() => void read(), PAUSE_MS);
}

/** Calls `then` with what can still be answered in the open channel, whenever it was read. */
export function openThings(then) {
  opened = then;
}

async function read() {
  const mine = (asked += 1);
  let found;
  try {
    found = await ask("GET", `/api/table?room=${encodeURIComponent(here())}`);
  } catch {
    // The log tells the same.
    return;
  }
  if (mine !== asked) return;
  onceReleased(() => opened(found));
  ahead = found.now - Date.now();
  drawClocks(WIDE.matches ? null : found.game);
  const next = WIDE.matches ? found.game : null;
  if (next?.game !== table?.game) looked = null;
  table = next;
  draw();
}

/** The own side comes last, as it lies below. */
function inOrder(players) {
  const seat = Math.max(0, players.findIndex(({ id }) => id === myId()));
  return players.map((_, place) => players[(seat + 1 + place) % players.length]);
}

/** Shows the live clocks of a game that is on, and nothing of any other. */
function drawClocks(game) {
  const players = game && !game.result ? inOrder(game.players).filter(({ clock }) => clock) : [];
  strip.hidden = players.length === 0;
  strip.replaceChildren();
  for (const player of players) {
    const item = make(strip, "span", "player");
    item.classList.toggle("asked", player.asked);
    make(item, "span", `side ${player.side.toLowerCase()}`, player.side);
    make(item, "bdi", "name", player.name);
    clock(item, player);
    const state = called(player);
    if (state) make(item, "span", "unseen", state);
  }
}

function clock(parent, player) {
  const shown = make(parent, "time", "clock ticking", "");
  shown.dataset.left = player.clock.left;
  if (player.clock.from !== null) shown.dataset.from = player.clock.from - ahead;
  tell(shown);
}

/** What a player is asked; nothing for who waits. */
const called = (player) => (player.asked ? (player.answers ? "to answer" : "to move") : "");

function draw() {
  panel.hidden = table === null;
  if (!table) return;
  const focus = document.activeElement?.closest?.("#table button")?.dataset.key;
  const seat = Math.max(0, table.players.findIndex(({ id }) => id === myId()));
  panel.replaceChildren();
  make(panel, "h3", "", table.title);
  const own = table.players.find(({ id }) => id === myId());
  if (own && !table.result) make(panel, "p", "own-side", `You play ${own.side}.`);
  players();
  if (table.result) make(panel, "p", "result", table.result);
  moves(seat);
  for (const pact of table.pacts) make(panel, "p", "pact", pact);
  if (focus) panel.querySelector(`button[data-key="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
}

function players() {
  const list = make(panel, "ul", "players");
  for (const player of inOrder(table.players)) {
    const item = make(list, "li", "player");
    item.classList.toggle("asked", player.asked);
    make(item, "span", `side ${player.side.toLowerCase()}`, player.side);
    make(item, "bdi", "name", player.name);
    if (player.points !== null) make(item, "span", "points", player.points);
    const state = player.fallen ? "out" : table.result ? "" : called(player);
    if (state) make(item, "span", "state", state);
    if (player.clock) {
      clock(item, player);
    } else if (player.asked && table.deadline) {
      make(item, "time", "clock", remaining(table.deadline)).dataset.until = table.deadline;
    }
    if (player.lost.length > 0) make(item, "span", "lost", `lost ${player.lost.join(", ")}`);
  }
}

/** Shows what a live clock says now. */
function tell(clock) {
  const used = clock.dataset.from === undefined ? 0 : Math.max(0, Date.now() - Number(clock.dataset.from));
  const left = Math.max(0, Number(clock.dataset.left) - used);
  const face = clockFace(left);
  if (clock.textContent !== face) clock.textContent = face;
  clock.classList.toggle("running", clock.dataset.from !== undefined);
  clock.classList.toggle("short", left < SHORT_MS);
}

function moves(seat) {
  if (table.moves.length === 0) return;
  const places = [0, ...table.moves.map(({ after }) => after)];
  const steps = make(panel, "div", "steps");
  steps.setAttribute("role", "group");
  steps.setAttribute("aria-label", "Step through the game");
  const at = looked === null ? places.length - 1 : places.indexOf(looked);
  const step = (key, sign, name, to) => {
    const button = make(steps, "button", "quiet", sign);
    button.type = "button";
    button.dataset.key = key;
    button.setAttribute("aria-label", name);
    button.setAttribute("aria-disabled", String(to < 0 || to >= places.length || to === at));
    button.addEventListener("click", () => button.getAttribute("aria-disabled") === "false" && look(key === "now" ? null : places[to]));
  };
  step("first", "|◀", "First position", 0);
  step("back", "◀", "Back", at - 1);
  step("next", "▶", "Forward", at + 1);
  step("now", "▶|", "Latest position", looked === null ? at : places.length - 1);
  if (looked !== null) {
    const picture = make(panel, "img", "past");
    picture.alt = position(table.moves.findIndex(({ after }) => after === looked));
    show(picture, `/picture/game-${table.game}-${table.version}-${looked}.png`, seat);
  }
  const list = make(panel, "ol", "moves");
  list.setAttribute("aria-label", "Moves");
  list.classList.toggle("timed", !table.turns);
  let row = null;
  for (const line of table.moves) {
    if (line.number || !row) {
      row = make(list, "li", "");
      make(row, "span", "number", line.number);
      // Without turns nothing else tells who has moved.
      if (!table.turns) make(row, "span", `side ${line.side.toLowerCase()}`, line.side);
    }
    const button = make(row, "button", "quiet", line.san);
    button.type = "button";
    button.dataset.key = `move-${line.after}`;
    button.classList.toggle("denied", line.denied);
    button.setAttribute("aria-label", `${line.side} ${line.san}${line.denied ? ", denied" : ""}`);
    const current = line.after === (looked ?? table.moves.at(-1).after);
    if (current) button.setAttribute("aria-current", "step");
    // One stop for Tab: arrows go on from there.
    button.tabIndex = current ? 0 : -1;
    button.addEventListener("click", () => look(line.after));
  }
  list.addEventListener("keydown", (event) => {
    const all = [...list.querySelectorAll("button")];
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const next = step && all[all.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });
  const current = list.querySelector("[aria-current]");
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** What is said of the position after a move of the list. */
function position(index) {
  if (index < 0) return "The first position";
  const { side, san } = table.moves[index];
  const number = table.moves.slice(0, index + 1).findLast((line) => line.number)?.number ?? "";
  return `The position after ${number} ${side} ${san}`.replace("  ", " ");
}

function look(after) {
  looked = after === table.moves.at(-1)?.after ? null : after;
  draw();
  spoken.textContent = looked === null ? "The latest position" : panel.querySelector(".past").alt;
}

WIDE.addEventListener("change", renewPanel);
setInterval(() => {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const now = remaining(Number(clock.dataset.until));
    if (clock.textContent !== now) clock.textContent = now;
  }
}, 1000);
setInterval(() => {
  for (const clock of document.querySelectorAll("[data-from]")) tell(clock);
}, TICK_MS);
