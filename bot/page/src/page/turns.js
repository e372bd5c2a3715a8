// The games this tab's person plays, in every channel: which of them wait, and for how long.

import { myId } from "./holder.js";
import { ask } from "./server.js";
import { liveClock } from "./plates.js";
import { remaining } from "./time.js";
import { say } from "./words.js";

const PAUSE_MS = 150;
const section = document.getElementById("games");
const list = document.getElementById("game-list");
const mark = document.getElementById("menu-turns");
let games = [];
/** How far the server's clock is ahead of the own one, in milliseconds. */
let ahead = 0;
let changed = () => {};
let timer = 0;
let asked = 0;

/** How many games wait for this tab's person. */
export const waiting = () => games.filter((game) => game.asked).length;

/** Their games. */
export const own = () => games;

/** Calls `then` whenever the games have changed. */
export function onTurns(then) {
  changed = then;
}

/** Reads the games anew, soon. */
export function renewTurns() {
  clearTimeout(timer);
  timer = setTimeout(() => void read(), PAUSE_MS);
}

async function read() {
  const mine = (asked += 1);
  let next = { games: [], now: Date.now() };
  try {
    if (myId()) next = await ask("GET", "/api/games");
  } catch {
    return;
  }
  if (mine !== asked) return;
  games = next.games;
  ahead = next.now - Date.now();
  draw();
  changed();
}

function draw() {
  section.hidden = games.length === 0;
  const focused = document.activeElement?.closest?.("#game-list a")?.getAttribute("href");
  list.replaceChildren(...games.map((game) => {
    const item = document.createElement("li");
    const link = item.appendChild(document.createElement("a"));
    link.href = `#${game.room}`;
    link.classList.toggle("new", game.asked);
    const words = link.appendChild(document.createElement("span"));
    words.append(game.title);
    const where = words.appendChild(Object.assign(document.createElement("span"), { className: "where" }));
    where.append(Object.assign(document.createElement("small"), { textContent: `#${game.room}` }));
    if (game.asked) {
      const badge = where.appendChild(document.createElement("span"));
      badge.className = "badge";
      badge.append(say(game.answers ? "badge-answer" : "badge-turn"));
      if (game.clock) liveClock(badge.appendChild(document.createElement("span")), game.clock, ahead);
      else if (game.deadline) {
        const left = badge.appendChild(document.createElement("span"));
        left.dataset.until = game.deadline;
        left.textContent = remaining(game.deadline);
      }
    }
    return item;
  }));
  if (focused) list.querySelector(`a[href="${CSS.escape(focused).replace("\\#", "#")}"]`)?.focus();
  markMenu();
}

/** Where the list is behind a button, that says how many games wait besides the one that is seen. */
function markMenu() {
  const count = games.filter((game) => game.asked && `#${game.room}` !== location.hash).length;
  mark.hidden = count === 0;
  const words = count === 1 ? say("title-turn") : say("title-turns", { count });
  mark.replaceChildren(
    Object.assign(document.createElement("span"), { textContent: count }),
    Object.assign(document.createElement("span"), { className: "unseen", textContent: words }),
  );
  mark.firstChild.setAttribute("aria-hidden", "true");
}
window.addEventListener("hashchange", markMenu);
