// Questions to the server, and the stream of new messages.

import { say } from "./words.js";

// The files lie two folders below the chat, which may itself lie in a folder of its server.
const ROOT = new URL("../../", import.meta.url);

/** The address of a path of the chat, as `/api/send`. */
export function at(path) {
  return new URL(path.slice(1), ROOT).href;
}

let who = null;

/** Says whose questions these are from now on, or nobody's. */
export function speakWith(given) {
  who = given;
}

/** A refusal: its message is a sentence for people. */
export class Refusal extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

/** Asks, and gives the answer's JSON (null where it has none). */
export async function ask(method, path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = {};
  // The secret is in a cookie that no script can read; a holder of an earlier version still has it.
  if (who?.secret) headers.authorization = `Bearer ${who.secret}`;
  else if (who) headers["lasermate-person"] = who.id;
  // Whoever looks at the page needs no notification.
  if (!document.hidden) headers["lasermate-in-view"] = "1";
  if (body !== undefined) headers["content-type"] = "application/json";
  let response;
  try {
    response = await fetch(at(path), { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refusal(0, say("no-connection"));
  }
  const text = await response.text();
  let answer = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    answer = null;
  }
  if (response.ok) return answer;
  const long = response.status === 413 ? say("too-long") : null;
  throw new Refusal(response.status, long ?? answer?.error ?? say("not-understood"));
}

/** A new id for a request: a repeat of it carries the same one. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const TRIES = 3;
const AGAIN_MS = 600;

/** Sends once, and again with the same id while the answer does not arrive: a few times, then as long as `goesOn()`. */
export async function sendSurely(path, body, goesOn = () => false) {
  const request = newId();
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask("POST", path, { ...body, request });
    } catch (error) {
      if (error.status !== 0 || (tries >= TRIES && !goesOn())) throw error;
      await new Promise((done) => {
        setTimeout(done, AGAIN_MS * Math.min(tries, TRIES));
        window.addEventListener("online", done, { once: true });
      });
    }
  }
}

/**
 * Hears of every message after `last`; `connected(false)` while the stream is broken. Where more was missed than the stream
 * tells, `leftOut()` comes before the newest of it; `renamed(id)` where somebody has another name.
 */
export function listen(last, { onMessage, leftOut, renamed, connected }) {
  let seen = last;
  let stream = null;
  const open = () => {
    stream = new EventSource(at(`/api/events?after=${seen}`));
    stream.addEventListener("open", () => connected(true));
    stream.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      if (message.id <= seen) return;
      seen = message.id;
      onMessage(message);
    });
    stream.addEventListener("left-out", (event) => {
      seen = Math.max(seen, JSON.parse(event.data).until);
      leftOut();
    });
    stream.addEventListener("renamed", ({ data }) => renamed(JSON.parse(data)));
    stream.addEventListener("error", () => {
      connected(false);
      // The browser tries again by itself unless the answer was no stream.
      if (stream.readyState === EventSource.CLOSED) setTimeout(open, 2000);
    });
  };
  open();
  // The stream itself may not know it for long.
  window.addEventListener("offline", () => connected(false));
  window.addEventListener("online", () => stream.readyState === EventSource.OPEN && connected(true));
}
