// What only this tab sees: answers and refusals, one at a time, gone when they no longer matter. A short one is shown at the button or
// the square that it came of; what is read or chosen from, and what answers a typed line, lies over what a tab shows until one is
// pressed.

import { endPreview } from "./game.js";
import { squaresBox } from "./stage.js";

/** How far a note stands from what it came of, and at least from the window's edge, in pixels. */
const GAP = 8;
/** How wide it is, and how narrow it may be, in pixels. */
const WIDE = 432;
const NARROW = 280;
const ROOMY = "(min-width: 600px) and (min-height: 521px)";
/** When what a note says is said, in milliseconds. */
const SAID_MS = 150;
const [layer, line, log, spoken, tabs] = ["notes", "line", "log", "spoken", "tabs"].map((id) => document.getElementById(id));
const place = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, place];
/** What each note came of, where that was pressed or played to. */
const causes = new WeakMap();
/** Those of each channel; a position that is arranged stays beside what was refused to it. */
const notes = new Map();
let open = null;

const of = (room) => notes.get(room) ?? [];
const isArranged = (note) => note.querySelector(".arranging") !== null;

/** The note that is shown last; null where there is none. */
export const newestNote = () => layer.lastElementChild;

/** Whether a note is short enough to stand at what it came of. */
const isShort = (note) => !note.querySelector("figure, .menu-list, .file");

/** What a note came of. */
export const causeOf = (note) => causes.get(note) ?? null;

/** The note that is shown at what it came of; null where there is none. */
const atCause = () => (layer.classList.contains("at-cause") ? newestNote() : null);

/**
 * Keeps a note of a channel, in the place of the one before; `refused` is what came of something that was not done, `cause` what
 * was pressed or played to.
 */
export function keep(room, note, refused, cause = null) {
  note.classList.toggle("refused", refused);
  if (cause) causes.set(note, cause);
  notes.set(room, [...of(room).filter((old) => refused && isArranged(old)), note]);
  if (room !== open) return;
  showNotes(room);
  // Who does not see it hears it, once the board has said what it says.
  setTimeout(() => {
    if (note.isConnected && !note.contains(document.activeElement)) spoken.textContent = note.querySelector(".words").innerText;
  }, SAID_MS);
}

/** Takes a note away, and puts others in its place. */
export function drop(gone, ...next) {
  for (const [room, mine] of notes) {
    if (mine.includes(gone)) notes.set(room, mine.flatMap((other) => (other === gone ? next : [other])));
  }
  const focus = next.length === 0 && gone.contains(document.activeElement);
  const cause = causeOf(gone);
  for (const note of next) if (cause) causes.set(note, cause);
  gone.replaceWith(...next);
  put();
  if (!focus) return;
  // Back to what was pressed, where that is still there.
  const pressed = cause?.element();
  if (pressed) pressed.focus({ preventScroll: true });
  else leave();
}

/** Puts the layer where its newest note belongs. */
function put() {
  const note = newestNote();
  if (!layer.querySelector(".previews")) endPreview();
  const cause = note && isShort(note) ? causeOf(note) : null;
  // What it came of may make room for a note that lies elsewhere, and is seen only now.
  layer.classList.toggle("at-cause", cause !== null);
  const box = cause?.box();
  if (!box) return lay();
  layer.popover ??= "manual";
  if (!layer.matches(":popover-open")) layer.showPopover();
  // Beside the board it is as wide as there is room.
  const room = innerWidth - (squaresBox()?.right ?? innerWidth) - 2 * GAP;
  const width = Math.min(WIDE, innerWidth - 2 * GAP, room >= NARROW ? room : WIDE);
  place.replaceSync(`@media ${ROOMY} { #notes.at-cause { width: ${width}px; } }`);
  const found = beside(box, layer.offsetWidth, layer.offsetHeight);
  if (!found && window.matchMedia(ROOMY).matches) return lay();
  const { left, top } = found ?? { left: 0, top: 0 };
  // Where there is no room for that, it is at the bottom, above the tabs that are there.
  const bar = tabs.getBoundingClientRect();
  const bottom = Math.abs(bar.bottom - innerHeight) < GAP ? innerHeight - bar.top : 0;
  const start = room >= NARROW ? innerWidth - room - GAP : 0;
  place.replaceSync(`#notes.at-cause { bottom: ${bottom}px; left: ${start}px; width: auto;${bottom > 0 ? " padding: 0;" : ""} } @media ${ROOMY} { #notes.at-cause { inset: ${top}px auto auto ${left}px; width: ${width}px; } }`);
}

/** Lets the layer lie over what a tab shows. */
function lay() {
  layer.classList.remove("at-cause");
  if (layer.popover) layer.popover = null;
}

/** Where something of a size goes that is to stand at a box: in the window, and off the board; null where that cannot be, unless the box is a square. */
function beside(box, width, height) {
  const board = squaresBox();
  const within = (at, size, most) => Math.round(Math.max(GAP, Math.min(at, most - size - GAP)));
  const across = within(box.x + box.width / 2 - width / 2, width, innerWidth);
  const along = within(box.y + box.height / 2 - height / 2, height, innerHeight);
  const places = [
    { left: across, top: Math.round(box.top - height - GAP) },
    { left: across, top: Math.round(box.bottom + GAP) },
    { left: Math.round(box.right + GAP), top: along },
    { left: Math.round(box.left - width - GAP), top: along },
    { left: Math.round((board?.right ?? 0) + GAP), top: along },
  ];
  const fits = ({ left, top }) => left >= GAP && top >= GAP && left + width <= innerWidth - GAP && top + height <= innerHeight - GAP;
  const overlaps = (one, left, top, wide, high) => left < one.right && one.left < left + wide && top < one.bottom && one.top < top + high;
  const isSquare = board && overlaps(board, box.x, box.y, box.width, box.height);
  const free = ({ left, top }) => !board || !overlaps(board, left, top, width, height);
  return places.find((one) => fits(one) && free(one)) ?? (isSquare ? places.find(fits) ?? { left: across, top: along } : null);
}

/** Where the focus goes when what had it is gone. */
export function leave() {
  const wanted = window.matchMedia("(pointer: fine)").matches && line.offsetParent ? line : log.offsetParent ? log : document.querySelector("[role=tab][aria-selected=true]");
  wanted?.focus({ preventScroll: true });
}

/** Shows the notes of a channel. */
export function showNotes(room) {
  open = room;
  layer.replaceChildren(...of(room));
  layer.scrollTop = 0;
  fitNotes();
  put();
}

/** The focus goes into a note that came of a press: onto the note itself, so that Enter pressed twice does nothing in it. */
export function enterNote() {
  const note = atCause();
  if (!note?.querySelector(".buttons button")) return;
  note.tabIndex = -1;
  note.focus({ preventScroll: true });
}

/** Pressed once more, a button takes away what it has opened; says whether it did. */
export function closeAgain(button) {
  const note = atCause();
  if (!note?.matches(".more") || causeOf(note)?.key !== button) return false;
  drop(note);
  return true;
}

/** Lets a note be higher than its place where its words leave its picture too little of it. */
export function fitNotes() {
  const whole = [...layer.querySelectorAll(".whole")];
  for (const note of whole) note.classList.remove("tall");
  const tall = whole.filter((note) => note.scrollHeight > note.clientHeight + 1);
  for (const note of tall) note.classList.add("tall");
}

/** Something was done: what was refused before it is over. */
export function forgetRefusals(room) {
  for (const note of of(room).filter(({ classList }) => classList.contains("refused"))) drop(note);
}

/** A game has gone on: what was to be chosen, what a move would have done, and what stands at what it came of, was of the position before. */
export function forgetChoices(room, game) {
  const about = (note) => note === atCause() || [...note.querySelectorAll("[data-button], [data-menu]")].some(
    ({ dataset }) => (dataset.button ?? dataset.menu).split(":")[1] === `g${game}`,
  );
  for (const note of of(room).filter(about)) drop(note);
}

/** What was waited for has come: that it would come need not be said at the button or the square any more. */
export function forgetWaits(room) {
  const note = atCause();
  if (note && of(room).includes(note) && !note.matches(".refused, :has([data-button])")) drop(note);
}

/** What else can be done is asked once: its note goes when something of it was done. */
export function settleMore(button, from, answer) {
  if (!answer.accepted || !button) return;
  if (from?.matches(".more")) return drop(from);
  if (button.startsWith("more:") && answer.reply) newestNote()?.classList.add("more");
}

// Escape takes away what is shown, where nothing else is closed by it.
document.addEventListener("keydown", (event) => {
  const note = newestNote();
  if (event.key !== "Escape" || event.defaultPrevented || !note || isArranged(note) || document.querySelector("dialog[open]")) return;
  if (!atCause() && !note.contains(document.activeElement) && ![document.body, line].includes(document.activeElement)) return;
  event.preventDefault();
  drop(note);
});
// A tab that is pressed shows what it has.
tabs.addEventListener("click", () => {
  for (const note of [...layer.children]) if (!isArranged(note)) drop(note);
});
// What stands at what it came of goes with a press anywhere else.
document.addEventListener("pointerdown", ({ target }) => {
  const note = atCause();
  if (note && !layer.contains(target) && !causeOf(note)?.element()?.contains(target)) drop(note);
}, true);
window.addEventListener("resize", put);
// A board that comes takes room of what was beside it.
new ResizeObserver(put).observe(document.getElementById("stage"));
new ResizeObserver(fitNotes).observe(layer);
layer.addEventListener("toggle", fitNotes, true);
