// What of the messages is in view: their end, or a board, which stays whole until the reader scrolls.

import { onceReleased } from "./press.js";

const [log, newest] = ["log", "newest"].map((id) => document.getElementById(id));
const NEAR_END_PX = 120;
/** What is left free above a board. */
const ABOVE_PX = 6;
/** Whether the end is in view, or nearly. */
export const atEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END_PX;
/** What stays in view until the reader scrolls: a board, or a message from its start or its end. */
let kept = null;
let bring = toBoard;
/** Whether the end stays in view. */
let following = true;
/** The board that is kept in view; null for none. */
export const keptBoard = () => (bring === toBoard ? kept : null);

/** Brings the end into view. */
export function toEnd() {
  kept = null;
  log.scrollTop = log.scrollHeight;
  newest.hidden = true;
}

/** Brings all of a board into view, and of what stands under it as much as there is room for. */
export function toBoard(article) {
  const image = article.querySelector(".board");
  if (!image) return toEnd();
  const top = image.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop;
  // Where suggestions leave too little room for it, what stands under it comes first: its buttons.
  const fits = image.offsetHeight + ABOVE_PX <= log.clientHeight;
  const end = log.scrollHeight - log.clientHeight;
  log.scrollTop = fits ? Math.min(end, Math.max(0, top - ABOVE_PX)) : end;
  [kept, bring] = [article, toBoard];
  newest.hidden = article === log.lastElementChild || atEnd();
}

/** Brings what was asked for into view, from its start or to its end. */
export function toMessage(article, block) {
  [kept, bring] = [article, () => article.scrollIntoView({ block })];
  bring();
}

/** Lets a note be higher than the messages where its words leave its picture too little of their height. */
export function fitNotes() {
  const notes = [...log.querySelectorAll(".whole")];
  for (const note of notes) note.classList.remove("tall");
  const tall = notes.filter((note) => note.scrollHeight > note.clientHeight + 1);
  for (const note of tall) note.classList.add("tall");
}

/** Where a reader looks: at the end, or at the board that stays in view. */
const stay = () => (kept?.isConnected ? bring(kept) : following && toEnd());

/** Something has come that is not in view. */
export function tellOfNew() {
  newest.hidden = false;
}

/** Whether an older board of a game is what the log shows. */
export function isLookedAt(board) {
  if (board === null) return false;
  const frame = log.getBoundingClientRect();
  const older = [...log.querySelectorAll(`article[data-board="${Number(board)}"] .board`)];
  const box = older.at(-1)?.getBoundingClientRect();
  return box !== undefined && box.top < frame.bottom && box.bottom > frame.top;
}

// Whoever scrolls wants to see something else.
for (const scrolls of ["wheel", "touchmove"]) log.addEventListener(scrolls, () => (kept = null), { passive: true });
log.addEventListener("pointerdown", (event) => event.target === log && (kept = null));
log.addEventListener("keydown", ({ target, key }) => {
  if (target === log && /^(Arrow|Page|Home|End| )/.test(key)) kept = null;
});
log.addEventListener("scroll", () => {
  following = atEnd();
  if (following) newest.hidden = true;
}, { passive: true });
// The line grows and shrinks with its hints, the window with a phone's keyboard: the end stays in sight.
new ResizeObserver(() => {
  fitNotes();
  onceReleased(stay);
}).observe(log);
log.addEventListener("toggle", fitNotes, true);
log.addEventListener("load", () => onceReleased(stay), true);
newest.addEventListener("click", toEnd);
