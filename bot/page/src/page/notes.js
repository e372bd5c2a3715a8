// What only this tab sees: answers and refusals, in their places among the messages, gone when they no longer matter.

const log = document.getElementById("log");
const line = document.getElementById("line");
const notes = new Map();

const of = (room) => notes.get(room) ?? [];

/** Keeps a note of a channel; `refused` is what came of something that was not done. */
export function keep(room, note, at, refused) {
  note.dataset.at = at;
  note.classList.toggle("refused", refused);
  notes.set(room, [...of(room), note]);
}

/** Takes a note away, and puts others in its place. */
export function drop(gone, ...next) {
  for (const [room, mine] of notes) {
    if (mine.includes(gone)) notes.set(room, mine.flatMap((other) => (other === gone ? next : [other])));
  }
  const focus = next.length === 0 && gone.contains(document.activeElement);
  gone.replaceWith(...next);
  if (focus) (window.matchMedia("(pointer: fine)").matches ? line : log).focus({ preventScroll: true });
}

/** Puts a channel's notes back among its messages, by time. */
export function putBack(room) {
  const messages = [...log.querySelectorAll("article:not(.private)")];
  for (const note of of(room)) {
    const later = messages.find(({ dataset }) => Number(dataset.at) > Number(note.dataset.at));
    if (later) later.before(note);
    else log.append(note);
  }
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

/** What else can be done is asked once: its note goes when something of it was done, or when it is asked again. */
export function settleMore(button, from, answer) {
  if (!answer.accepted || !button) return;
  if (from?.matches(".more")) return drop(from);
  if (!button.startsWith("more:") || !answer.reply) return;
  for (const old of log.querySelectorAll(".private.more")) drop(old);
  log.lastElementChild?.classList.add("more");
}
