// The list of channels, with what is new in them.

import { complain } from "./complain.js";
import { myName } from "./holder.js";
import { needName } from "./name.js";
import { ask } from "./server.js";
import { say } from "./words.js";

const names = new Map();
/** The channel of the page's address. */
const addressed = () => /^#([\w-]+)$/.exec(location.hash)?.[1] ?? "lobby";
let current = addressed();
const [channels, button] = ["channels", "menu"].map((id) => document.getElementById(id));

/** The channel that is open. */
export const here = () => current;

/** Whether a channel was made for one game, as the server knows it (`is_of_a_game`): such are listed for those it concerns alone. */
export const isOfAGame = (name) => /^game-[a-hjkmnp-z2-9]{8}$/.test(name);

/**
 * Reads the channels, with the one of the page's address, and gives the number of the last message in any, and the newest ones of
 * that channel, where there is such a one.
 */
export async function loadRooms() {
  const room = addressed();
  const { rooms, last, newest } = await ask("GET", `/api/rooms?room=${encodeURIComponent(room)}`);
  for (const { name } of rooms) if (!names.has(name)) names.set(name, { news: 0, mine: false });
  draw();
  return { last, newest: newest && { room, ...newest } };
}

/** Makes a channel and gives its name. */
async function makeRoom(wanted) {
  const { name } = await ask("POST", "/api/rooms", { name: wanted });
  if (!names.has(name)) names.set(name, { news: 0, mine: false });
  draw();
  return name;
}

/** Whether there is such a channel. */
export const isRoom = (name) => names.has(name);

/** Opens a channel in the list. */
export function enter(name) {
  current = name;
  const room = names.get(name);
  if (room) Object.assign(room, { news: 0, mine: false });
  draw();
}

/** Counts a message that came to another channel; `mine` where it calls this tab's person, `plays` where it is of a game of theirs. */
export function note(name, mine, plays) {
  if (!names.has(name) && isOfAGame(name) && !mine && !plays) return;
  const room = names.get(name) ?? { news: 0, mine: false };
  names.set(name, { news: room.news + 1, mine: room.mine || mine });
  draw();
}

function draw() {
  const list = document.getElementById("channel-list");
  const items = [...names.keys()].sort().map((name) => {
    const { news, mine } = names.get(name);
    const item = document.createElement("li");
    const link = item.appendChild(document.createElement("a"));
    link.href = `#${name}`;
    link.append(`#${name}`);
    if (name === current) link.setAttribute("aria-current", "page");
    if (news > 0) {
      link.className = "new";
      const badge = link.appendChild(document.createElement("span"));
      badge.className = "badge";
      badge.textContent = mine ? say("badge-called") : news > 99 ? "99+" : String(news);
      if (news > 0 && !mine) badge.append(Object.assign(document.createElement("span"), { className: "unseen", textContent: ` ${say("badge-new")}` }));
    }
    return item;
  });
  const focused = document.activeElement?.closest?.("#channel-list a")?.getAttribute("href");
  list.replaceChildren(...items);
  if (focused) list.querySelector(`a[href="${CSS.escape(focused).replace("\\#", "#")}"]`)?.focus();
  document.getElementById("menu-dot").hidden = ![...names.values()].some(({ news }) => news > 0);
}

/** Whether the channels are shown over the open one. */
const overlies = () => button.offsetParent !== null;

/** Shows the channels over the open one, or hides them: where there is room they are always there. */
export function menu(open) {
  // What a link in it has opened is read next: the link itself is gone.
  if (!open && overlies() && channels.contains(document.activeElement)) document.getElementById("room-title").focus();
  channels.classList.toggle("open", open);
  button.setAttribute("aria-expanded", String(open));
}

button.addEventListener("click", () => {
  const opens = !channels.classList.contains("open");
  menu(opens);
  if (opens) (channels.querySelector("a[aria-current]") ?? channels.querySelector("a"))?.focus();
});
// The channel that is open already is opened by no change of address.
channels.addEventListener("click", ({ target }) => {
  if (target.closest("a")?.getAttribute("href") === `#${current}`) menu(false);
});
channels.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !overlies()) return;
  menu(false);
  button.focus();
});
document.getElementById("make").addEventListener("submit", async (event) => {
  event.preventDefault();
  if (!myName()) return void needName();
  const wanted = document.getElementById("new-channel");
  try {
    const name = await makeRoom(wanted.value);
    complain("make-error", null);
    wanted.value = "";
    location.hash = name;
  } catch (error) {
    if (!needName(error)) complain("make-error", error.message);
  }
});
