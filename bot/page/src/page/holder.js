// The name this tab holds. It belongs to the tab; once the tab is closed, another tab of this browser may take it up.

import { arrivedAs } from "./arrival.js";
import { ask, speakWith } from "./server.js";

const HERE = "lasermate.holder";
const KEPT = "lasermate.kept";
const tabs = typeof BroadcastChannel === "function" ? new BroadcastChannel("lasermate") : null;
const born = Date.now() + Math.random();
let holder = read(sessionStorage, HERE);
let lost = () => {};

function read(storage, key) {
  try {
    return JSON.parse(storage.getItem(key));
  } catch {
    return null;
  }
}

function write(storage, key, value) {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the name lasts as long as the page.
  }
}

const kept = () => read(localStorage, KEPT) ?? [];

tabs?.addEventListener("message", ({ data }) => {
  if (!holder || data.id !== holder.id) return;
  if (data.ask === "who" && data.born !== born) tabs.postMessage({ ask: "held", id: holder.id, born });
  // A copied tab has the same name: it stays with the tab that had it first.
  if (data.ask === "held" && data.born < born) {
    become(null);
    lost();
  }
});

function become(next) {
  holder = next;
  write(sessionStorage, HERE, next);
  speakWith(next);
}

/** This tab's name, or null. */
export const myName = () => holder?.name ?? null;

/** Who this tab's person is, or null. Names change hands and look alike: what is yours is decided by this alone. */
export const myId = () => holder?.id ?? null;

/** Takes up the name this tab had before it was reloaded, if the server still knows it. */
export async function resume(onLost) {
  lost = onLost;
  const arrived = arrivedAs();
  if (arrived) holder = { id: arrived, name: "" };
  speakWith(holder);
  if (!holder) return;
  tabs?.postMessage({ ask: "who", id: holder.id, born });
  try {
    // A secret of an earlier version goes into a cookie.
    const answer = holder.secret ? await ask("POST", "/api/session") : await ask("GET", "/api/name");
    if (holder) remember(answer);
  } catch (error) {
    if (error.status === 401) forget();
  }
}

/** Takes a name, or calls this tab by another one. */
export async function take(name) {
  const answer = await ask("POST", "/api/name", { name });
  remember(answer);
}

function remember({ id, name }) {
  become({ id, name });
  write(localStorage, KEPT, [...kept().filter((other) => other.id !== id), holder].slice(-8));
}

/** Gives the name up for good. */
export async function giveUp() {
  await ask("DELETE", "/api/name");
  forget();
}

function forget() {
  const gone = holder?.id;
  write(localStorage, KEPT, kept().filter((other) => other.id !== gone));
  become(null);
}

/** Names of this browser that no open tab holds. */
export async function free() {
  const candidates = kept();
  if (!tabs || candidates.length === 0) return [];
  const held = new Set();
  const hear = ({ data }) => data.ask === "held" && held.add(data.id);
  tabs.addEventListener("message", hear);
  for (const { id } of candidates) tabs.postMessage({ ask: "who", id, born });
  await new Promise((done) => setTimeout(done, 200));
  tabs.removeEventListener("message", hear);
  return candidates.filter(({ id }) => !held.has(id));
}

/** Takes up a free name of this browser. */
export async function takeUp(other) {
  become(other);
  await resume(lost);
}
