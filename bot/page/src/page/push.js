// The box for who wishes to be notified when it is their turn: each browser by itself, for this tab's person.

import { complain } from "./complain.js";
import { myId } from "./holder.js";
import { onMe } from "./name.js";
import { ask } from "./server.js";
import { say } from "./words.js";

const box = document.getElementById("push");
const worker = await navigator.serviceWorker.ready;
const { key } = await ask("GET", "/api/push");

const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");

/** By what this browser can be reached, where it has asked its push service before. */
async function found() {
  const kept = await worker.pushManager.getSubscription();
  if (!kept || base64(kept.options.applicationServerKey ?? []) === key) return kept;
  // The server has another key now, and can use this one no more.
  await kept.unsubscribe();
  return null;
}

const made = () => worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });

/** Tells the server; with `known` what it knows is brought up to date, and nothing is switched on. */
function tell(subscription, known) {
  const { endpoint, keys } = subscription.toJSON();
  return ask("POST", "/api/push", { endpoint, keys, known });
}

/** Shows whether this tab's person is notified here. */
async function look() {
  const who = myId();
  box.parentNode.hidden = who === null;
  box.checked = false;
  complain("push-error", null);
  if (who === null) return;
  const kept = await found();
  const on = kept !== null && (await tell(kept, true)).on;
  if (who === myId()) box.checked = on;
}

/** Switches it on, where that is allowed, or off without `allowed`; a sentence where it cannot be. */
async function turn(allowed) {
  if (!allowed) {
    const kept = await found();
    // Somebody else of this browser may be notified here too, so the browser keeps what it has.
    if (kept) await ask("DELETE", "/api/push", { endpoint: kept.endpoint });
    return null;
  }
  if (await allowed !== "granted") return say("push-blocked");
  await tell(await found() ?? await made(), false);
  return null;
}

/** One after the other: a push service may take its time. */
let turning = Promise.resolve();
box.addEventListener("change", () => {
  // A browser asks only while what was clicked is at work.
  const allowed = box.checked ? Notification.requestPermission() : null;
  turning = turning.then(async () => {
    const why = await turn(allowed).catch((error) => (error.status === undefined ? say("push-failed") : error.message));
    complain("push-error", why);
    if (why) box.checked = !allowed;
  });
});

// Where the server sends none there is nothing to ask for.
if (key !== null) {
  const see = () => void look().catch(() => {});
  onMe(see);
  see();
}
