// The table of the open channel: one board that is changed in place, the plates of the players, and what can be done. Nothing
// that is said moves it.

import { showActions } from "./actions.js";
import { countDown } from "./cooling.js";
import { explainBeams } from "./explain.js";
import { myId } from "./holder.js";
import { isLight, onLight } from "./looks.js";
import { calledParts, drawPlates } from "./plates.js";
import { here } from "./rooms.js";
import { frameOf, sceneView } from "./scene.js";
import { ask, at as addressOf } from "./server.js";
import { sound } from "./sound.js";
import { draw } from "./shapes.js";
import { asSentence, say } from "./words.js";

const at = (id) => document.getElementById(id);
const [stage, figure, asked, log] = ["stage", "table-board", "asked", "log"].map(at);
const frame = figure.querySelector(".board");
const view = sceneView(frame);
const size = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
/** The game that is shown, who plays it, and after how many actions it is looked at; null for the newest position. */
let shown = null;
let looks = 0;
let table = null;
/** How far the server's clock is ahead of the own one, in milliseconds. */
let ahead = 0;
/** The own game that was on the table before this one, with its result; null where there was none. */
let last = null;
let stopClocks = () => {};
const explained = explainBeams(frame, view);

/** The figure in which the board stands. */
export const stageFigure = () => figure;

/** What is on the table: the game, the own seat in it (-1 for who looks on), the one that lies below, and whether the newest position is seen. */
export const onTable = () => shown && { game: shown.game, seat: seat(), below: below(), newest: shown.after === null, over: shown.over, here: shown.room === here() };

const COACHED = "lasermate.coached";
const COACH_GAMES = 3;

/** Whether a game is one of the first that this browser has seen begin. */
function mayCoach(game) {
  try {
    const seen = new Set(JSON.parse(localStorage.getItem(COACHED) ?? "[]"));
    seen.add(game);
    if (seen.size > COACH_GAMES) return false;
    localStorage.setItem(COACHED, JSON.stringify([...seen]));
    return true;
  } catch {
    return false;
  }
}

const seat = () => (myId() ? shown.players.indexOf(myId()) : -1);

/** Where the seat is kept that lies below, once a board was turned. */
const turned = () => `lasermate.below.G${shown.game}`;
/** The seat whose side lies below. */
const below = () => Number(sessionStorage.getItem(turned()) ?? Math.max(0, seat()));

/** Turns the board on the table to the next side. */
export function turnTable() {
  sessionStorage.setItem(turned(), String((below() + 1) % shown.players.length));
  sketches?.clear();
  plates();
}

/** Puts a game on the table, or nothing. */
export function setTable(game, players) {
  if (game === null) {
    shown = table = null;
    stage.hidden = true;
    renewActions();
    return;
  }
  if (shown?.game !== game || shown.room !== here()) {
    last = null;
    if (shown?.room === here() && seat() >= 0) void noteLast(shown.game, game);
    shown = { room: here(), game, players, after: null, over: false };
  }
  shown.players = players;
}

/** Where games follow each other on the table, what came of one's own stays to be read. */
async function noteLast(game, next) {
  const { result } = await ask("GET", `/api/games/G${game}`).catch(() => ({}));
  if (!result || shown?.game !== next) return;
  last = { game, result };
  tell();
}

function lastGame() {
  const told = document.createElement("span");
  const link = document.createElement("a");
  Object.assign(link, { href: addressOf(`/g/G${last.game}`), textContent: say("look-again") });
  told.append(` ${say("last-game", { result: last.result })} `, link);
  return told;
}

/** Says who plays and how they stand. */
export function tellTable(next, nextAhead) {
  const ends = table?.game === next?.game && !table?.result && next?.result;
  [table, ahead] = [next, nextAhead];
  if (!shown || table?.game !== shown.game) return;
  shown.over = table.result !== null;
  // A lasermate has been heard.
  if (ends && !view.scene()?.triumph) sound("end");
  plates();
  coach();
  tell();
}

/** The players as they stand at the position that is seen. */
function plates() {
  if (table?.game !== shown.game) return;
  const scene = view.scene();
  const earlier = scene?.game === shown.game ? scene.earlier : null;
  drawPlates(at("far"), at("near"), table, { me: myId(), below: below(), ahead, ask: explained.ask, earlier });
}

/** Reads the position that is to be seen and shows it; gives its scene, or null where it could not be read or is another by now. */
export async function bringBoard() {
  if (!shown) return null;
  const mine = (looks += 1);
  const { game, after } = shown;
  const query = new URLSearchParams({ seat: String(below()), light: String(isLight()) });
  if (after !== null) query.set("after", after);
  let scene;
  try {
    scene = await ask("GET", `/api/games/G${game}/board?${query}`);
  } catch {
    return null;
  }
  if (mine !== looks || shown?.game !== game || shown.after !== after) return null;
  if (!sketches) void loadHands();
  const before = view.scene();
  if (before?.version !== scene.version || before?.after !== scene.after) sketches?.clear();
  const goesOn = before?.game === game && !stage.hidden;
  if (goesOn) hear(before, scene);
  await view.show(scene, goesOn);
  const box = frameOf(scene);
  size.replaceSync(`#stage { --ratio: ${box[2] / box[3]}; }`);
  stage.hidden = false;
  if (stage.dataset.board !== String(game)) delete stage.dataset.tray;
  Object.assign(stage.dataset, { board: game, version: scene.version });
  if (after === null) delete stage.dataset.after;
  else stage.dataset.after = after;
  waits(scene);
  renewActions();
  explained.forget();
  if (before?.earlier || scene.earlier) plates();
  coach();
  tell();
  return scene;
}

/** What has changed from one position to the next is heard. */
function hear(before, scene) {
  if (before.version === scene.version && before.after === scene.after) return;
  const count = ({ pieces, stacks }) => pieces.filter(({ presence }) => presence !== "ghost").length + stacks.reduce((sum, { pieces: all }) => sum + all.length - 2, 0);
  const place = ({ pieces }) => JSON.stringify(pieces.map(({ at: where, kind }) => [where, kind]));
  const check = scene.marks.some((mark) => "check" in mark);
  if (place(before) === place(scene)) return;
  const broken = ({ marks }) => marks.some((mark) => "breach" in mark);
  if (broken(scene) && !broken(before)) sound("broken");
  if (scene.events.some(({ what }) => what === "denied")) return void sound("denied");
  if (scene.triumph && !before.triumph) sound("lasermate");
  sound(count(scene) < count(before) ? "capture" : check ? "check" : "move");
  if (JSON.stringify(before.beams) !== JSON.stringify(scene.beams)) sound("beam");
}

/** The cells of a scene by their names. */
export const cellsOf = (scene) => Object.fromEntries(scene.cells.map(({ name, corners }) => [name, corners]));

/** The corners of a square on the table, with what takes them to the window; null where there is none. */
export function squareOf(name) {
  const corners = view.scene()?.cells.find((cell) => cell.name === name)?.corners;
  return corners ? { corners, frame: view.svg.getScreenCTM() } : null;
}

/** Where the squares of the table are in the window; null where no board is shown. */
export function squaresBox() {
  const scene = view.scene();
  if (!scene || stage.hidden) return null;
  const frame = view.svg.getScreenCTM();
  const [from, to] = [[0, 1], [2, 3]].map(([x, y]) => new DOMPoint(scene.board[x], scene.board[y]).matrixTransform(frame));
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
}

/** What pieces have to wait is seen by who looks on, too; on the own board it is part of what is played on. */
function waits(scene) {
  stopClocks();
  frame.querySelector(".looked-on")?.remove();
  stopClocks = () => {};
  if (scene.cooling.length === 0 || (seat() >= 0 && !shown.over)) return;
  const svg = draw(frame, "svg", { class: "live looked-on", viewBox: frameOf(scene).join(" "), "aria-hidden": "true" });
  stopClocks = countDown(draw(svg, "g", { class: "clocks" }), { cells: cellsOf(scene), cooling: scene.cooling, ahead: scene.now - Date.now() }, () => void bringBoard());
}

/** Looks at the position after so many actions; null for the newest. */
export async function lookBack(after) {
  if (!shown || shown.after === after) return;
  shown.after = after;
  await bringBoard();
}

/** The board as it is drawn. */
export const boardView = view;

// What is drawn on it by hand, and how near it is seen, come with the first board.
let sketches = null;
async function loadHands() {
  const [{ sketchOn }, { zoomable }, { fanOut }] = await Promise.all([import("./sketches.js"), import("./zoom.js"), import("./fan.js")]);
  if (sketches) return;
  sketches = sketchOn(frame, view);
  zoomable(frame);
  fanOut(frame, view);
}

/** Takes a piece into the hand. */
export const lift = (cell, place, slides) => view.lift(cell, place, slides);
export const settle = () => view.settle();

/** Whether an offer waits for somebody else's answer, as the newest message of the game says; whoever is asked for nothing else is named. */
function awaited() {
  const isNamed = table.turns && !table.players[seat()]?.asked && table.players.some(({ answers }) => answers);
  if (seat() < 0 || table.result || isNamed) return false;
  const newest = [...log.querySelectorAll(`article[data-board="${shown.game}"]:not(.private)`)].at(-1);
  const { draw: drawn = [], takeback = [], pause = [] } = newest?.answers ?? {};
  return [drawn, takeback, pause].some((people) => people.length > 0 && !people.includes(myId()));
}

/** The one thing that is said under the board. */
function tell() {
  if (!shown) return;
  const scene = view.scene();
  // News and turn are told together: until both are of one position, what is said stays.
  const isOne = scene?.game === table?.game && scene?.version === table?.version;
  if (scene && table?.game === shown.game && shown.after === null && !table.result && !isOne) return;
  const focus = asked.contains(document.activeElement);
  asked.replaceChildren();
  const told = explained.chainButton();
  const chain = told ? [" ", told] : [];
  // What is pressed there stays in the hand.
  const end = () => void (focus && asked.querySelector("button")?.focus({ preventScroll: true }));
  if (shown.after !== null) {
    asked.textContent = `${say("looking-back")} ${asSentence(scene?.news ?? "")}`;
    const back = asked.appendChild(document.createElement("button"));
    Object.assign(back, { type: "button", className: "quiet", textContent: say("back-to-game") });
    back.addEventListener("click", () => document.querySelector("#table .steps [data-key=now]")?.click());
    asked.append(...chain);
    return end();
  }
  if (!table || table.game !== shown.game) return;
  const own = table.players[seat()];
  const news = scene && !table.result ? asSentence(scene.news) : "";
  const turn = document.createElement("strong");
  if (table.result) turn.append(table.result);
  else if (own?.asked && (table.turns || own.answers)) turn.append(say(own.answers ? "your-answer" : "your-move"));
  else if (table.turns) turn.append(...calledParts(table));
  asked.append(news, turn, awaited() ? ` ${say("awaits-answer")}` : "", ...chain);
  if (last && (!own || table.moves.length === 0)) asked.append(lastGame());
  asked.classList.toggle("calls", own?.asked === true && !table.result);
  end();
}

/** Who plays their first games is shown what a beam is for, before the first move. */
function coach() {
  const scene = view.scene();
  const side = table?.players[seat()]?.side.toLowerCase();
  if (!side || !scene?.heels.length || table.moves.length > 0 || shown.after !== null || !mayCoach(shown.game)) return;
  const heel = (own) => scene.heels.find((one) => (one.side === side) === own)?.at;
  const from = scene.emitters.find((one) => one.side === side)?.at;
  view.coach([[from, say("coach-beam")], [heel(true), say("coach-guard")], [heel(false), say("coach-hit")]].filter(([place]) => place));
}

/** What can be done, and what is offered, as the newest messages of the game say it. */
const renewActions = () => showActions(stage.hidden ? null : (shown?.game ?? null));

new MutationObserver(renewActions).observe(log, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
onLight(() => shown && void bringBoard());
