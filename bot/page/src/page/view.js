// What of the messages is in view: their end, or a board, which stays whole until the reader scrolls.

import { onceReleased } from "./press.js";

const [log, newest] = ["log", "newest"].map((id) => document.getElementById(id));
const NEAR_END_PX = 120;
/** How much of the messages is left for talk below a board that is held. */
const TALK_PX = 70;
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
  // What a player is told about the first board is read with it.
  const [first, whole] = [article.querySelector(".yours") ?? image, image].map((part) => part.getBoundingClientRect());
  const top = first.top - log.getBoundingClientRect().top + log.scrollTop;
  // Where suggestions leave too little room for it, what stands under it comes first: its buttons.
  const fits = whole.bottom - first.top + ABOVE_PX <= log.clientHeight;
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

/** Whether the reader has scrolled up, away from the end and from any board. */
export const isReading = () => kept === null && !atEnd();

/** Where a held board stands: its head is above the messages. */
const place = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, place];
/** The board on which this tab's person is to move; null for none. */
let held = null;

/** The messages below a held board; none where there is no board to hold. */
function belowHeld() {
  const all = [...log.querySelectorAll("article")];
  const below = held?.isConnected && held.querySelector(".board") ? all.slice(all.indexOf(held) + 1) : [];
  // A note that is read on its own, or a description, needs the whole height.
  return below.some((article) => article.matches(".private")) || held?.querySelector("details[open]") ? [] : below;
}

/**
 * Holds the board on which `me` is to move in view while people talk below it: it stands at the top and leaves the talk a few
 * lines, where the window is high enough for both.
 */
export function holdBoard(article, me) {
  const called = me !== null && (article?.dataset.toAct ?? "").split(" ").includes(me);
  held = called ? article : null;
  fitHeld();
}

function fitHeld() {
  for (const old of log.querySelectorAll(".held")) {
    old.classList.remove("held");
  }
  if (belowHeld().length === 0) return;
  held.classList.add("held");
  const [whole, board] = [held, held.querySelector(".board")].map((part) => part.getBoundingClientRect());
  const head = board.top - whole.top;
  // What is brought into view comes below it, not behind it.
  const below = Math.ceil(whole.height - head);
  place.replaceSync(`.held { top: ${-ABOVE_PX - head}px; } .log:has(> .held) { scroll-padding-top: ${below}px; }`);
  if (whole.height - head + TALK_PX > log.clientHeight) held.classList.remove("held");
}

/** Brings what was said into view, or says that it is there where it would push a board out of sight. */
export function toTalk() {
  if (belowHeld().length === 0 || held.matches(".held")) return toEnd();
  toBoard(held);
  tellOfNew();
}

/** Whether an older board of a game is what the log shows. */
export function isLookedAt(board) {
  if (board === null) return false;
  const frame = log.getBoundingClientRect();
  const older = [...log.querySelectorAll(`article[data-board="${Number(board)}"] .board`)];
  const box = older.at(-1)?.getBoundingClientRect();
  if (box === undefined) return false;
  // Half of it at least: a strip of it is what is left at the edge by who reads something else.
  const middle = (box.top + box.bottom) / 2;
  return middle > frame.top && middle < frame.bottom;
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
  fitHeld();
  onceReleased(stay);
}).observe(log);
log.addEventListener("toggle", () => {
  fitNotes();
  fitHeld();
}, true);
log.addEventListener("load", () => onceReleased(stay), true);
newest.addEventListener("click", () => (held !== null && held === log.lastElementChild ? toBoard(held) : toEnd()));
