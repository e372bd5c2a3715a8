// The games this tab's person plays, in every channel: which of them wait, and for how long.

import { myId } from "./holder.js";
import { ask } from "./server.js";
import { remaining } from "./time.js";
import { say } from "./words.js";

const PAUSE_MS = 150;
const section = document.getElementById("games");
const list = document.getElementById("game-list");
let games = [];
let changed = () => {};
let timer = 0;
let asked = 0;

/** How many games wait for this tab's person. */
export const waiting = () => games.filter((game) => game.asked).length;

/** Whether this tab's person plays in a channel. */
export const plays = (room) => games.some((game) => game.room === room);

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
  let next = [];
  try {
    if (myId()) next = (await ask("GET", "/api/games")).games;
  } catch {
    return;
  }
  if (mine !== asked) return;
  games = next;
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
    words.append(Object.assign(document.createElement("small"), { textContent: `#${game.room}` }));
    if (game.asked) {
      const badge = link.appendChild(document.createElement("span"));
      badge.className = "badge";
      badge.append(say(game.answers ? "badge-answer" : "badge-turn"));
      if (game.deadline) {
        const left = badge.appendChild(document.createElement("span"));
        left.dataset.until = game.deadline;
        left.textContent = remaining(game.deadline);
      }
    }
    return item;
  }));
  if (focused) list.querySelector(`a[href="${CSS.escape(focused).replace("\\#", "#")}"]`)?.focus();
}
