// The page of a game: its board as it is played, every position before, and what is said, for whoever knows the address. It
// changes nothing.

import { complain } from "./complain.js";
import { explainBeams } from "./explain.js";
import { myId, resume } from "./holder.js";
import { isLight, onLight } from "./looks.js";
import { moveRows } from "./move_list.js";
import { calledParts, drawPlates } from "./plates.js";
import { frameOf, sceneView } from "./scene.js";
import { ask, at as addressOf } from "./server.js";
import { asSentence, say as worded } from "./words.js";
import "./language.js";

const at = (id) => document.getElementById(id);
const { address, kind } = document.body.dataset;
const PAUSE_MS = 80;
/** How often a game of another network is looked at: nothing tells of its moves. */
const AGAIN_MS = 4000;
const LINES = 50;
const size = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
const view = sceneView(at("board"));
const explained = explainBeams(at("board"), view);
let table = null;
/** How far the server's clock is ahead of the own one, in milliseconds. */
let ahead = 0;
/** After how many actions the position is that is looked at; null for the newest. */
let looked = null;
let asked = 0;
let timer = 0;

/** Reads the game anew, soon. */
function renew() {
  clearTimeout(timer);
  timer = setTimeout(() => void read(), PAUSE_MS);
}

async function read() {
  const mine = (asked += 1);
  try {
    const found = await ask("GET", `/api/games/${address}`);
    if (mine !== asked) return;
    table = found;
    ahead = found.now - Date.now();
    complain("line-error", null);
    await board(mine);
  } catch (error) {
    if (mine === asked) complain("line-error", error.message);
  }
}

async function board(mine = (asked += 1)) {
  const own = table.players.findIndex(({ id }) => id === myId());
  const below = Math.max(0, own);
  const query = new URLSearchParams({ seat: String(below), light: String(isLight()) });
  if (looked !== null) query.set("after", String(looked));
  const scene = await ask("GET", `/api/games/${address}/board?${query}`);
  if (mine !== asked) return;
  const box = frameOf(scene);
  size.replaceSync(`.own { --ratio: ${box[2] / box[3]}; }`);
  const before = view.scene();
  await view.show(scene, before !== null && !document.hidden);
  explained.forget();
  document.body.dataset.version = scene.version;
  drawPlates(at("far"), at("near"), table, { me: myId(), below, ahead, ask: explained.ask, earlier: scene.earlier });
  if (kind === "game") beside(own, scene);
}

function beside(own, scene) {
  const news = asSentence(scene.news);
  const chain = explained.chainButton();
  at("state").replaceChildren(...(looked === null ? [news, ...(table.result ? [table.result] : calledParts(table))] : [`${worded("earlier")} `, news]), ...(chain ? [" ", chain] : []));
  const link = at("to-table");
  link.hidden = table.room === null;
  if (table.room !== null) {
    link.href = addressOf(`/#${table.room}`);
    link.textContent = worded(own >= 0 && table.result === null ? "play-on" : "open-table");
  }
  steps();
  moves();
}

function steps() {
  const places = [0, ...table.moves.map(({ after }) => after)];
  const here = looked === null ? places.length - 1 : places.indexOf(looked);
  /** @type {[string, string, number][]} */
  const signs = [["|◀", "first-position", 0], ["◀", "back", here - 1], ["▶", "forward", here + 1], ["▶|", "latest-position", places.length - 1]];
  const focus = document.activeElement?.closest("#steps button")?.dataset.step;
  at("steps").replaceChildren(...signs.map(([sign, name, to]) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "quiet", textContent: sign });
    button.dataset.step = name;
    button.setAttribute("aria-label", worded(name));
    button.setAttribute("aria-disabled", String(to < 0 || to >= places.length || to === here));
    button.addEventListener("click", () => void look(places[to]));
    return button;
  }));
  if (focus) at("steps").querySelector(`[data-step="${focus}"]`)?.focus({ preventScroll: true });
}

function moves() {
  at("moves").replaceChildren(...moveRows(table, looked ?? table.moves.at(-1)?.after, look));
  const now = at("moves").querySelector("[aria-current]");
  if (now) at("moves").scrollTop = now.offsetTop - (at("moves").clientHeight - now.offsetHeight) / 2;
}

/** Looks at the position after so many actions. */
async function look(after) {
  if (after === undefined) return;
  looked = after === (table.moves.at(-1)?.after ?? 0) ? null : after;
  try {
    await board();
    at("spoken").textContent = looked === null ? worded("at-latest") : at("moves").querySelector("[aria-current]")?.getAttribute("aria-label") ?? worded("at-first");
  } catch (error) {
    complain("line-error", error.message);
  }
}

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first-position", End: "latest-position" };
document.addEventListener("keydown", (event) => {
  if (!KEYS[event.key] || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  at("steps").querySelector(`[data-step="${KEYS[event.key]}"]`)?.click();
});

at("copy").addEventListener("click", async () => {
  const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  at("copy").textContent = worded(copied ? "copied" : "copy-address");
});

/** A line of somebody's, as text alone. */
function say({ author, text }) {
  const line = document.createElement("li");
  const name = line.appendChild(document.createElement("strong"));
  name.append(Object.assign(document.createElement("bdi"), { textContent: author }));
  line.append(`: ${text}`);
  at("lines").append(line);
  while (at("lines").childElementCount > LINES) at("lines").firstElementChild.remove();
  at("said").hidden = false;
  at("lines").scrollTop = at("lines").scrollHeight;
}

/** Hears of moves and talk in the channel of the game. */
async function hear() {
  if (table?.room == null) return void setInterval(() => !document.hidden && table?.result === null && renew(), AGAIN_MS);
  const room = encodeURIComponent(table.room);
  const { messages } = await ask("GET", `/api/messages?room=${room}`);
  const isTalk = (message) => message.kind === "person";
  if (kind === "game") messages.filter(isTalk).forEach(say);
  const stream = new EventSource(addressOf(`/api/events?room=${room}&after=${messages.at(-1)?.id ?? 0}`));
  stream.addEventListener("open", renew);
  stream.addEventListener("left-out", renew);
  stream.addEventListener("renamed", ({ data }) => table.players.some(({ id }) => id === JSON.parse(data)) && renew());
  stream.addEventListener("message", (event) => {
    const message = JSON.parse(event.data);
    if (message.board_of === table.game) renew();
    else if (kind === "game" && isTalk(message)) say(message);
  });
}

document.addEventListener("visibilitychange", () => !document.hidden && renew());
onLight(renew);
await resume(() => {});
await read();
if (table) await hear().catch((error) => complain("line-error", error.message));
else setTimeout(() => location.reload(), AGAIN_MS * 3);
