// What only this tab sees: answers and refusals over what stands beside the board, one at a time, gone when they no longer matter.

const [layer, line, log] = ["notes", "line", "log"].map((id) => document.getElementById(id));
/** Those of each channel; a position that is arranged stays beside what was refused to it. */
const notes = new Map();
let open = null;

const of = (room) => notes.get(room) ?? [];
const isArranged = (note) => note.querySelector(".arranging") !== null;

/** The note that is shown last; null where there is none. */
export const newestNote = () => layer.lastElementChild;

/** Keeps a note of a channel, in the place of the one before; `refused` is what came of something that was not done. */
export function keep(room, note, refused) {
  note.classList.toggle("refused", refused);
  notes.set(room, [...of(room).filter((old) => refused && isArranged(old)), note]);
  if (room === open) showNotes(room);
}

/** Takes a note away, and puts others in its place. */
export function drop(gone, ...next) {
  for (const [room, mine] of notes) {
    if (mine.includes(gone)) notes.set(room, mine.flatMap((other) => (other === gone ? next : [other])));
  }
  const focus = next.length === 0 && gone.contains(document.activeElement);
  gone.replaceWith(...next);
  if (focus) leave();
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

/** A game has gone on: what was to be chosen, and what a move would have done, was of the position before. */
export function forgetChoices(room, game) {
  const about = (note) => [...note.querySelectorAll("[data-button], [data-menu]")].some(
    ({ dataset }) => (dataset.button ?? dataset.menu).split(":")[1] === `g${game}`,
  );
  for (const note of of(room).filter(about)) drop(note);
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
  if (note.contains(document.activeElement) || [document.body, line].includes(document.activeElement)) drop(note);
});
new ResizeObserver(fitNotes).observe(layer);
layer.addEventListener("toggle", fitNotes, true);
