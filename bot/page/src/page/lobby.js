// What there is behind the door besides a new game: one's own games, open challenges, games to watch, a board each.

import { myId } from "./holder.js";
import { isLight } from "./looks.js";
import { frameOf, sceneView } from "./scene.js";
import { ask, at as addressOf } from "./server.js";
import { own } from "./turns.js";
import { say } from "./words.js";

/** How many games are shown with their boards: the others by name. */
const BOARDS = 4;
const at = (id) => document.getElementById(id);
/** The boards by their games: a board that stays is changed in place. */
const boards = new Map();
let asked = 0;

/** Reads what is offered and shows it; `accept(room)` takes the seat of a challenge there. */
export async function showLobby(accept) {
  const mine = (asked += 1);
  const found = await ask("GET", "/api/lobby").catch(() => null);
  if (mine !== asked || !found) return;
  const others = found.games.filter(({ game }) => !own().some((one) => one.game === game));
  // Those that wait come first.
  const seen = [...own(), ...others].slice(0, BOARDS).map(({ game }) => game);
  for (const game of [...boards.keys()]) if (!seen.includes(game)) boards.delete(game);
  challenges(found.challenges.filter(({ seated }) => !seated.includes(myId())), accept);
  games("own", own().map((game) => ({ ...game, href: `#${game.room}` })), seen);
  games("watch", others.map((game) => ({ ...game, href: addressOf(`/g/G${game.game}`) })), seen);
  if (found.challenges.length === 0 && found.games.length === 0) nothing();
  await Promise.all(seen.map(board));
}

function challenges(open, accept) {
  at("lobby-challenges").hidden = open.length === 0;
  at("challenge-list").replaceChildren(...open.map(({ room, name, terms }) => {
    const item = document.createElement("li");
    item.append(Object.assign(document.createElement("bdi"), { textContent: name }), ` · ${terms} `);
    const button = item.appendChild(document.createElement("button"));
    Object.assign(button, { type: "button", textContent: say("accept") });
    button.setAttribute("aria-label", say("accept-of", { name, terms }));
    button.addEventListener("click", () => accept(room));
    return item;
  }));
}

function games(which, live, seen) {
  const list = at(`${which}-list`);
  at(`lobby-${which}`).hidden = live.length === 0;
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  list.replaceChildren(...live.map(({ game, title, href, asked: waits, answers }) => {
    const item = document.createElement("li");
    const link = item.appendChild(document.createElement("a"));
    link.href = href;
    if (seen.includes(game)) {
      if (!boards.has(game)) {
        const frame = Object.assign(document.createElement("div"), { className: "board small-board" });
        boards.set(game, { frame, view: sceneView(frame) });
      }
      link.append(boards.get(game).frame);
    }
    link.append(Object.assign(document.createElement("span"), { textContent: title }));
    if (waits) link.append(Object.assign(document.createElement("span"), { className: "badge", textContent: say(answers ? "badge-answer" : "badge-turn") }));
    return item;
  }));
  if (focused) [...list.querySelectorAll("a")].find((link) => link.getAttribute("href") === focused)?.focus({ preventScroll: true });
}

/** Where nobody plays, one can begin. */
function nothing() {
  at("lobby-watch").hidden = false;
  const item = document.createElement("li");
  item.className = "nothing";
  item.append(`${say("nothing-on")} `);
  const button = item.appendChild(document.createElement("button"));
  Object.assign(button, { type: "button", className: "quiet", textContent: say("play-computer") });
  button.addEventListener("click", () => at("door-computer").click());
  at("watch-list").replaceChildren(item);
}

async function board(game) {
  const scene = await ask("GET", `/api/games/G${game}/board?light=${isLight()}`).catch(() => null);
  const shown = boards.get(game);
  if (!scene || !shown) return;
  const box = frameOf(scene);
  shown.frame.classList.toggle("broad", box[2] > box[3] * 1.2);
  await shown.view.show(scene, shown.view.scene() !== null);
  // The link says which game it is; the board in it would be read out whole.
  for (const name of ["role", "aria-label"]) shown.view.svg.removeAttribute(name);
  shown.view.svg.setAttribute("aria-hidden", "true");
}
