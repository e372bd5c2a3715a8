// The front door: where nothing is played, a game plays itself, and one is a press away. Who has no name yet is given one, which can
// be changed later.

import { complain, done } from "./complain.js";
import { toBoard } from "./game.js";
import { myId, myName } from "./holder.js";
import { isLight, onLight } from "./looks.js";
import { takeAny } from "./name.js";
import { here, isOfAGame } from "./rooms.js";
import { frameOf, sceneView } from "./scene.js";
import { ask, sendSurely } from "./server.js";
import { say as worded } from "./words.js";

const at = (id) => document.getElementById(id);
const [door, frame, told, invited, link] = ["door", "door-board", "door-told", "invited", "invite-link"].map(at);
/** How often what others offer is read anew while the door is seen. */
const AGAIN_MS = 15_000;
const STEP_MS = 1300;
const END_MS = 4200;
/** The game that plays itself. */
const DEMONSTRATED = "billichess";
const slogan = at("door-slogan").textContent;
/** The message under each position. */
const WORDS = ["", "demo-pawn", "demo-beams", "demo-bishop", "", "", "", "demo-lasermate"];
const size = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
const view = sceneView(frame);
let scenes = null;
let reading = null;
let timer = 0;
let next = 0;
let open = false;
/** Turns a page of the lesson, while there is one. */
let turn = null;
/** The challenge to another game than the one that plays itself whose first position is shown instead. */
let offer = null;
/** Whether an invitation was pressed whose link is still to be shown. */
let inviting = false;
/** Whether one may have come for a seat here: by the link one has come by, or because it was offered. */
let hoping = isOfAGame(location.hash.slice(1));

/** Reads the game that plays itself, once: it is asked for before it is known whether it is shown. */
const read = () => (reading ??= readNow());

async function readNow() {
  scenes = await ask("GET", `/api/demo?light=${isLight()}`).catch(() => null);
  if (!scenes?.length) {
    reading = null;
    return;
  }
  shape(scenes[0]);
}

function shape(scene) {
  const box = frameOf(scene);
  size.replaceSync(`#door-board { --ratio: ${box[2] / box[3]}; }`);
}

async function run(place = 0) {
  clearTimeout(timer);
  if (!open || turn) return;
  if (offer) return void begins(offer);
  await read();
  if (!scenes?.length || !open || turn || offer) return;
  shape(scenes[0]);
  // Who asks for less motion sees how it ends.
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const now = calm ? scenes.length - 1 : place;
  await view.show(scenes[now], now > 0);
  told.textContent = WORDS[now] ? worded(WORDS[now]) : "";
  if (calm) return;
  const last = place + 1 >= scenes.length;
  timer = setTimeout(() => void run(last ? 0 : place + 1), last ? END_MS : STEP_MS);
}

/** The position on which the game of a challenge begins. */
async function begins({ kind, terms }) {
  const scene = await ask("GET", `/api/kinds/${kind}?light=${isLight()}`).catch(() => null);
  if (!scene || !open || turn || offer?.kind !== kind) return;
  shape(scene);
  await view.show(scene, false);
  told.textContent = terms;
}

/** Whether the door is where one is, whatever is played in the channel behind it. */
export const atDoor = () => location.hash.length < 2;

/** Opens the door where no `game` is played in the channel, or shuts it; `challenges` are those that can be answered there. */
export function showDoor(game, challenges) {
  const me = myId();
  const is = game === null || atDoor();
  const others = challenges.filter(({ seated }) => !seated.includes(me));
  const mine = challenges.find(({ seated }) => seated.includes(me));
  at("door-accept").hidden = others.length === 0;
  at("door-computer").classList.toggle("quiet", others.length > 0);
  at("door-awaits").hidden = !mine || mine.by === me;
  if (!mine) invited.hidden = true;
  else showLink();
  if (hoping && game && !game.result && !game.players.some(({ id }) => id === me)) done(worded("seats-taken"));
  hoping = others.length > 0 && isOfAGame(here());
  const before = offer?.kind;
  offer = [mine, ...others].findLast((one) => one?.kind && one.kind !== DEMONSTRATED) ?? null;
  const asker = others.at(-1);
  at("door-slogan").textContent = asker ? worded("invites-you", asker) : slogan;
  at("door-slogan").hidden = offer !== null && !asker;
  if (is === open) return void (offer?.kind !== before && run());
  open = is;
  // Who has come by keyboard goes on by it, on the board.
  const pressed = is ? null : door.querySelector("button:focus-visible");
  pressed?.blur();
  door.hidden = !is;
  if (pressed) toBoard();
  if (is) {
    void run();
    void offers();
  } else {
    clearTimeout(timer);
    close();
  }
}

/** Shows what others offer; read once more after a while, as long as it is seen. */
async function offers() {
  if (!open) return;
  if (!document.hidden) {
    const { showLobby } = await import("./lobby.js");
    await showLobby((room) => void say("/accept", room));
  }
  clearTimeout(next);
  next = setTimeout(() => void offers(), AGAIN_MS);
}

/** Reads anew what is seen at the door: whose turn it is has changed. */
export const renewDoor = () => void offers();

/** The lesson takes the place of the game that plays itself. */
async function learn() {
  await read();
  if (!scenes?.length) return complain("line-error", worded("no-connection"));
  const { lesson } = await import("./learn.js");
  clearTimeout(timer);
  shape(scenes[0]);
  turn = lesson(view, scenes, (words, place, count) => {
    told.textContent = words;
    at("spoken").textContent = words;
    at("lesson-back").disabled = place === 1;
    at("lesson-next").textContent = worded(place === count ? "play-computer" : "next");
  });
  door.classList.add("learning");
  at("lesson").hidden = false;
  await turn(1);
  at("lesson-next").focus();
}

function close() {
  if (!turn) return;
  void turn(0);
  turn = null;
  door.classList.remove("learning");
  at("lesson").hidden = true;
  void run();
}

function showLink() {
  link.value = location.href;
  invited.hidden = false;
  if (!inviting) return;
  // It may be far above the game whose invitation was pressed.
  inviting = false;
  link.focus();
  link.select();
}

/** A channel of its own for a game. */
async function newRoom() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(bytes, (byte) => "abcdefghjkmnpqrstuvwxyz23456789"[byte % 31]).join("");
  return (await ask("POST", "/api/rooms", { name: `game-${letters}` })).name;
}

/** Says a line in a channel, in a name of one's own; goes there. What `invites` is sent on by its link. */
async function say(text, room = null, invites = false) {
  try {
    if (!myName()) await takeAny();
    const where = room ?? (await newRoom());
    const answer = await sendSurely("/api/send", { room: where, text });
    if (!answer.accepted) return complain("line-error", answer.reply?.text ?? "");
    inviting = invites;
    location.hash = where;
  } catch (error) {
    complain("line-error", error.message);
  }
}

const invite = (game) => void say(`/challenge game:${game}`, null, true);

// On slow lines the way to and fro counts: it is on its way while the channel is read.
void read();
at("door-computer").addEventListener("click", () => void say(`/challenge computer level:${at("door-level").value}`));
at("door-learn").addEventListener("click", () => void learn());
at("lesson-back").addEventListener("click", () => void turn?.(-1));
at("lesson-end").addEventListener("click", () => {
  close();
  at("door-learn").focus();
});
at("lesson-next").addEventListener("click", async () => {
  if (await turn?.(1)) return;
  close();
  at("door-computer").click();
});
at("door-invite").addEventListener("click", () => invite(DEMONSTRATED));
at("all-games").addEventListener("toggle", async () => {
  if (!at("all-games").open) return;
  const { showKinds } = await import("./kinds.js");
  await showKinds(at("kind-list"), {
    play: (game) => void say(`/challenge computer game:${game} level:${at("door-level").value}`),
    invite,
  });
});
at("door-accept").addEventListener("click", () => void say("/accept", here()));
at("copy-link").addEventListener("click", async () => {
  link.select();
  const copied = await navigator.clipboard?.writeText(link.value).then(() => true, () => false);
  at("copy-link").textContent = worded(copied ? "copied" : "press-copy");
});
onLight(() => {
  scenes = reading = null;
  if (open) void run();
});
