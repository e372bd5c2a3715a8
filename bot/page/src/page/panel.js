// Beside the board: every move of the channel's game and the positions after them, its pacts, what is played and how it ended.

import { myId } from "./holder.js";
import { moveRows } from "./move_list.js";
import { onceReleased } from "./press.js";
import { here } from "./rooms.js";
import { ask, at as addressOf } from "./server.js";
import { lookBack, stageFigure } from "./stage.js";
import { oneTap } from "./taps.js";
import { say, sideName } from "./words.js";

const PAUSE_MS = 60;
/** What a notch of the wheel sends within this time is one step. */
const WHEEL_MS = 60;
const TOUCH = window.matchMedia("(pointer: coarse)");
const [panel, about] = ["table", "about"].map((id) => document.getElementById(id));
/** What a screen reader says of a step through the game. */
const spoken = document.getElementById("spoken");
let table = null;
/** @type {(found: object) => void} */
let opened = () => {};
/** @type {{ read(found: object, ahead: number): void, looked(newest: boolean): void, say(text: string): void }} */
let then = { read() {}, looked() {}, say() {} };
/** How many actions the position that is looked back at is away from the start; null for none. */
let looked = null;
let asked = 0;
let timer = 0;
let wheeled = 0;

function make(parent, kind, className, text = "") {
  const element = document.createElement(kind);
  Object.assign(element, { className, textContent: text });
  return parent.appendChild(element);
}

/** Reads the channel's game anew; the first time at once, as nothing is shown before. */
export function renewPanel() {
  clearTimeout(timer);
  timer = setTimeout(() => void read(), asked === 0 ? 0 : PAUSE_MS);
}

/** Whether somebody plays in the channel's game. */
export const isAtTable = (person) => table?.players.some(({ id }) => id === person) ?? false;

/** Calls `then` with what can still be answered in the open channel, whenever it was read. */
export function openThings(then) {
  opened = then;
}

/**
 * Calls `read` with what the server says of the channel's game, `looked` when another position of it is looked at, and `say` with a
 * line that a button says.
 */
export function onPanel(calls) {
  then = calls;
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
  then.read(found, found.now - Date.now());
  if (found.game?.game !== table?.game) looked = null;
  table = found.game;
  draw();
}

function draw() {
  if (!table) return;
  const focus = document.activeElement?.closest?.("#table button")?.dataset.key;
  panel.replaceChildren();
  const own = table.players.find(({ id }) => id === myId());
  if (own && !table.result) make(panel, "p", "own-side", say("own-side", { side: own.side.toLowerCase() }));
  if (table.result) make(panel, "p", "result", table.result);
  if (table.moves.length > 0) moves();
  else begins(own);
  if (focus) panel.querySelector(`button[data-key="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
  tellAbout();
  if (table.pacts) void import("./pacts.js").then(({ drawPacts }) => drawPacts(table, own, then.say));
}

/** What is played and by whom, and what can be read about it. */
function tellAbout() {
  const focus = about.contains(document.activeElement) ? document.activeElement.closest("[data-line]")?.dataset.line : null;
  about.replaceChildren();
  make(about, "h3", "", table.title);
  const list = make(about, "ul", "who-plays");
  for (const { side, name, points } of table.players) {
    const item = make(list, "li", "");
    make(item, "span", `side ${side.toLowerCase()}`, sideName(side));
    make(item, "bdi", "", name);
    if (points !== null) make(item, "span", "points", points);
  }
  if (table.result) make(about, "p", "result", table.result);
  const hint = make(about, "p", "hint", `${say("game", { number: `G${table.game}` })} `);
  // Whoever has it can look on, step through it and send it on.
  const link = make(hint, "a", "own-page", say("own-page"));
  link.href = addressOf(`/g/G${table.game}`);
  const row = make(about, "div", "buttons");
  for (const [line, words] of [["/rules", "rules"], ["/board", "board-words"], ["/export", "record"]]) sayer(row, line, words);
  if (focus) about.querySelector(`button[data-line="${focus}"]`)?.focus({ preventScroll: true });
}

/** What stands in the place of the moves before the first one. */
function begins(own) {
  const hint = make(panel, "p", "hint", say("no-moves"));
  if (!own || table.result) return;
  hint.append(` ${say("first-move")}`, TOUCH.matches && !oneTap() ? ` ${say("tap-twice")}` : "");
  sayer(make(panel, "div", "buttons"), "/rules", "rules");
}

/** A button that says a line. */
function sayer(row, line, words) {
  const button = make(row, "button", "quiet", say(words));
  button.type = "button";
  Object.assign(button.dataset, { line, key: line });
  button.addEventListener("click", () => then.say(line));
}

function moves() {
  const places = [0, ...table.moves.map(({ after }) => after)];
  const steps = make(panel, "div", "steps");
  steps.setAttribute("role", "group");
  steps.setAttribute("aria-label", say("steps"));
  const at = looked === null ? places.length - 1 : places.indexOf(looked);
  const step = (key, sign, name, to) => {
    const button = make(steps, "button", "quiet", sign);
    button.type = "button";
    button.dataset.key = key;
    button.setAttribute("aria-label", name);
    button.setAttribute("aria-disabled", String(to < 0 || to >= places.length || to === at));
    button.addEventListener("click", () => button.getAttribute("aria-disabled") === "false" && look(key === "now" ? null : places[to]));
  };
  step("first", "|◀", say("first-position"), 0);
  step("back", "◀", say("back"), at - 1);
  step("next", "▶", say("forward"), at + 1);
  step("now", "▶|", say("latest-position"), looked === null ? at : places.length - 1);
  const list = make(panel, "ol", "moves");
  list.setAttribute("aria-label", say("moves"));
  list.classList.toggle("timed", !table.turns);
  // Without turns nothing else tells who has moved.
  list.append(...moveRows(table, looked ?? table.moves.at(-1)?.after, look, !table.turns));
  list.addEventListener("keydown", (event) => {
    const all = [...list.querySelectorAll("button")];
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const next = step && all[all.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });
  list.addEventListener("wheel", wheel, { passive: false });
  toCurrent();
}

/** A notch of the wheel over the moves or the board is a step. */
function wheel(event) {
  event.preventDefault();
  if (event.timeStamp - wheeled < WHEEL_MS || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
  wheeled = event.timeStamp;
  press(event.deltaY > 0 ? "next" : "back");
}
// One that makes the page larger, or scrolls it where it is longer than its window, does that.
stageFigure().addEventListener("wheel", (event) => {
  const scrolls = document.documentElement.scrollHeight > innerHeight;
  if (!event.ctrlKey && event.buttons === 0 && !scrolls && panel.querySelector(".steps") && !event.target.closest(".zoomed")) wheel(event);
}, { passive: false });

/** Brings the move into view after which the position is seen: also once there is room, or less of it. */
function toCurrent() {
  const current = panel.querySelector(".moves [aria-current]");
  if (current) current.closest("ol").scrollTop = current.offsetTop - (current.closest("ol").clientHeight - current.offsetHeight) / 2;
}
new ResizeObserver(toCurrent).observe(panel);

/** What is said of the position after a move of the list. */
function position(index) {
  if (index < 0) return say("at-first");
  const { side, san } = table.moves[index];
  const number = table.moves.slice(0, index + 1).findLast((line) => line.number)?.number ?? "";
  return say("at-move", { move: [number, sideName(side), san].filter(Boolean).join(" ") });
}

function look(after) {
  looked = after === table.moves.at(-1)?.after ? null : after;
  draw();
  const words = looked === null ? say("at-latest") : position(table.moves.findIndex(({ after: at }) => at === looked));
  panel.dataset.looked = looked === null ? "" : words;
  void lookBack(looked).then(() => {
    then.looked(looked === null);
    spoken.textContent = words;
  });
}

/** Goes to the position that a message was posted with: on the table, or of another game as a picture in the message. */
export function lookAt(button) {
  const { game, version } = button.dataset;
  const after = table?.game === Number(game) ? table.moves.findLast((line) => line.after <= Number(version)) : null;
  if (table?.game === Number(game)) return look(after?.after ?? 0);
  button.parentNode.replaceWith(button.picture());
}

/** Presses one of the buttons that step. */
const press = (key) => panel.querySelector(`.steps [data-key=${key}]`)?.click();

const STEPS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "now" };

// Step by step from anywhere where these keys mean nothing else: an empty line is such a place.
document.addEventListener("keydown", (event) => {
  const { target, key, ctrlKey, altKey, metaKey, shiftKey } = event;
  const free = target === document.body || (target.id === "line" && target.value === "") || target.closest?.("#actions, .plates, #asked");
  if (!free || !STEPS[key] || ctrlKey || altKey || metaKey || shiftKey || !table || document.querySelector("dialog[open]")) return;
  press(STEPS[key]);
});
