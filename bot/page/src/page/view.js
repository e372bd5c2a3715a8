// What of the messages is in view: their end, or what was asked for.

import { onceReleased } from "./press.js";

const [log, newest] = ["log", "newest"].map((id) => document.getElementById(id));
const NEAR_END_PX = 120;
/** Whether the end is in view, or nearly. */
export const atEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END_PX;
/** Brings what stays in view until the reader scrolls; null where nothing does. */
let bring = null;
/** Whether the end stays in view. */
let following = true;

/** Brings the end into view. */
export function toEnd() {
  bring = null;
  log.scrollTop = log.scrollHeight;
  newest.hidden = true;
}

/** Brings what was asked for into view, from its start or to its end. */
export function toMessage(article, block) {
  bring = () => article.isConnected && article.scrollIntoView({ block });
  bring();
}

/** Where a reader looks: at the end, or at what was asked for. */
const stay = () => (bring ? bring() : following && toEnd());

/** Something has come that is not in view. */
export function tellOfNew() {
  newest.hidden = false;
}

// Whoever scrolls wants to see something else.
for (const scrolls of ["wheel", "touchmove"]) log.addEventListener(scrolls, () => (bring = null), { passive: true });
log.addEventListener("pointerdown", (event) => event.target === log && (bring = null));
log.addEventListener("keydown", ({ target, key }) => {
  if (target === log && /^(Arrow|Page|Home|End| )/.test(key)) bring = null;
});
log.addEventListener("scroll", () => {
  following = atEnd();
  if (following) newest.hidden = true;
}, { passive: true });
// The line grows and shrinks with its hints, the window with a phone's keyboard: the end stays in sight.
new ResizeObserver(() => onceReleased(stay)).observe(log);
log.addEventListener("load", () => onceReleased(stay), true);
newest.addEventListener("click", toEnd);
