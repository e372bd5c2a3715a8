// What this tab says, presses, picks, fills in and plays, and what it is told.

import { ofButton, ofSquare } from "./cause.js";
import { combobox } from "./combobox.js";
import { complain, connection, done } from "./complain.js";
import { atDoor } from "./door.js";
import { importFiles } from "./files.js";
import { onRefused, previewMove, renewBoard, turnBoard } from "./game.js";
import { myId, myName } from "./holder.js";
import { messageElement } from "./message.js";
import { needName, takeAny } from "./name.js";
import { causeOf, closeAgain, drop, enterNote, fitNotes, forgetRefusals, keep, newestNote, settleMore } from "./notes.js";
import { here } from "./rooms.js";
import { Refusal, sendSurely } from "./server.js";
import { renewTurns } from "./turns.js";
import { say } from "./words.js";

const at = (id) => document.getElementById(id);
const [line, stage] = ["line", "stage"].map(at);
/** Whether what this tab has asked for is still to be seen in the open channel. */
let asked = false;
/** Whether it is read in the talk: what is done about pacts is seen beside the board. */
let isRead = true;

/** A message with what can be pressed and picked in it. */
export function element(message) {
  return messageElement(message, myId(), {
    press: (button, pressed) => use("/api/press", { button }, pressed),
    pick: (menu, values, list) => use("/api/pick", { menu, values }, list),
    dismiss: drop,
  });
}

/** Whether a message is what came of this tab's own action: who has acted sees it, wherever the log stood. */
export function answersMine(message) {
  const answers = asked && (message.kind === "bot" || message.author_id === myId());
  if (answers) asked = false;
  return answers;
}

/** Whether what came of this tab's last action is read in the talk. */
export const readsAnswer = () => isRead;

// Saying, pressing, picking and filling in

/** An answer; the move that it previews is seen on the table instead of in a picture, where it can be. */
function note(message) {
  const made = element(message);
  const [, game, , ...exact] = message.buttons.find(({ id }) => id.startsWith("play:"))?.id.split(":") ?? [];
  if (game && message.pictures.length === 1 && previewMove(Number(game.slice(1)), exact.join(":"))) {
    for (const part of made.querySelectorAll("figure, details")) part.remove();
    made.classList.remove("whole");
    made.classList.add("previews");
  }
  return made;
}

/** Shows an answer to what was typed, or to what was used in the message `from`; at its `cause`, where it has one. */
function told(answer, from = null, cause = null) {
  complain("line-error", null);
  if (answer.accepted) {
    forgetRefusals(here());
    renewTurns();
  }
  const old = answer.replaces && from?.isConnected && from.classList.contains("private") ? from : null;
  if (old && answer.reply) replace(old, answer.reply);
  else if (answer.reply) keep(answer.reply.room, note(answer.reply), !answer.accepted, cause);
  // Whoever opens a menu by a button goes on in it; whoever typed goes on typing.
  if (from && !old && answer.reply) {
    newestNote()?.querySelector("[role=option]")?.focus({ preventScroll: true });
    enterNote();
  }
  if (old && !answer.reply) drop(old);
  // What is shown to this tab alone changes nothing that others would see.
  if (!answer.done && answer.id === null) asked = false;
  if (answer.form) {
    const fill = fillIn(here(), answer.form.id, from);
    void import("./form.js").then(({ showForm }) => showForm(answer.form, fill));
  }
  if (answer.done) done(answer.done);
}

/** Shows what came of arranging a position: the next note takes the place of the one that was arranged. */
function rearranged(answer) {
  const old = [...document.querySelectorAll("article.private:has(.arranging)")].at(-1);
  if (!answer.accepted || !answer.reply || !old) return told(answer), null;
  complain("line-error", null);
  const next = element(answer.reply);
  drop(old, next);
  return next;
}

/** Puts an answer in the place of the private message it goes on from, and the focus on what comes next in it. */
function replace(old, message) {
  const next = note(message);
  drop(old, next);
  fitNotes();
  const first = ["[role=option]", ".buttons button", ".only button"].map((kind) => next.querySelector(kind)).find(Boolean);
  first?.focus({ preventScroll: true });
}

/** Which position is seen. */
const position = () => `${stage.dataset.board} ${stage.dataset.version}`;

/** Sends what is meant for the position that is seen: without a connection again and again, until another one is seen. */
async function sendHere(path, body) {
  const seen = position();
  let waited = false;
  try {
    return await sendSurely(path, { room: here(), ...body }, () => {
      waited = true;
      if (at("connection").hidden) connection(false);
      return position() === seen;
    });
  } catch (error) {
    throw error.status === 0 ? new Refusal(0, say("not-sent")) : error;
  } finally {
    if (waited) connection(true);
  }
}

/** What sends a form in: gives what is wrong, or how to go on once the form is closed. */
const fillIn = (room, form, from) => async (fields) => {
  begin(true, form);
  try {
    const answer = await sendSurely("/api/fill", { room, form, fields });
    if (!answer.accepted && answer.reply) return answer.reply.text;
    return () => told(answer, from);
  } catch (error) {
    return error.message;
  }
};

/** What was said of the last thing is over; what comes of this one is wanted in sight, where anything `awaits` it; `used` is the button or form. */
export function begin(awaits = true, used = "") {
  at("done").hidden = true;
  complain("line-error", null);
  asked = awaits;
  isRead = !/^(form-)?pact/.test(used);
}

/** The line whose answer is awaited, and the one that goes after it. */
let underWay = null;
let next = null;
async function send(text = line.value) {
  if (text.trim() === "") return;
  if (!myName()) return void needName();
  // Enter pressed twice means the line once. Another line waits for its turn: it must not be lost without a word.
  if (underWay !== null) return void (next = text === underWay ? next : text);
  underWay = text;
  box.close();
  begin();
  try {
    const answer = await sendHere("/api/send", { text });
    if (answer.accepted && line.value === text) {
      box.remember(text);
      line.value = "";
      box.close();
      at("hint").hidden = true;
    }
    if (!answer.accepted && line.value === text) selectMove(text);
    told(answer);
    // Who does something in a channel is there, and not at the door before it.
    if (answer.accepted && atDoor()) history.replaceState(null, "", `#${here()}`);
    if (/^\s*\/setup(\s|$)/i.test(text) && answer.accepted && answer.reply) {
      const [note, room] = [newestNote(), here()];
      void import("./setup.js").then(({ arrange }) => arrange(note, room, rearranged));
    }
  } catch (error) {
    if (!needName(error)) complain("line-error", error.message);
  }
  underWay = null;
  const after = next;
  next = null;
  if (after !== null) await send(after);
}

/** Selects a move that was refused: the next one typed takes its place, and it can still be mended. */
function selectMove(text) {
  const [command] = /^\s*\/m(ove)?\s+/i.exec(text) ?? [""];
  if (command !== "" || !/[\s/]/.test(text.trim())) line.setSelectionRange(command.length, text.length);
}

/** Sends what was pressed or picked, once, and shows the answer. */
async function use(path, body, used) {
  if (!myName()) return void needName();
  if (used.getAttribute("aria-disabled") === "true" || closeAgain(body.button)) return;
  const from = used.closest("article");
  // The table needs no picture of itself.
  if (body.button?.startsWith(`turn:g${stage.dataset.board}:`) && !stage.hidden) {
    turnBoard(playMove);
    return drop(from);
  }
  // Said rather than disabled: a disabled control would lose the focus.
  used.setAttribute("aria-disabled", "true");
  begin(true, body.button);
  try {
    const answer = await sendHere(path, body);
    told(answer, from, causeOf(from) ?? ofButton(used));
    settleMore(body.button, from, answer);
  } catch (error) {
    if (!needName(error)) complain("line-error", error.message);
  }
  used.removeAttribute("aria-disabled");
}

/** Makes a move on a board as it was shown; says whether it was taken. */
export async function playMove(game, version, move) {
  if (!myName()) return needName() && false;
  begin();
  try {
    const answer = await sendHere("/api/play", { game, version, exact: move.exact });
    told(answer, null, ofSquare(move.to));
    // A board that has gone on meanwhile is another one.
    if (!answer.accepted) void renewBoard(playMove);
    return answer.accepted;
  } catch (error) {
    if (!needName(error)) refuse(error.message, move.to);
    return false;
  }
}

/** Says at a square why something can't be played there. */
function refuse(text, square) {
  const refusal = { kind: "bot", private: true, at: Date.now(), text, board_of: null, pictures: [], menus: [], buttons: [] };
  keep(here(), element(refusal), true, ofSquare(square));
}
onRefused(refuse);

/** Says a line for who may have no name yet: then one is taken first. */
export async function sayAnyway(text) {
  try {
    if (!myName()) await takeAny();
    await send(text);
  } catch (error) {
    complain("line-error", error.message);
  }
}

at("compose").addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
/** What completes the line. */
export const box = combobox({ input: line, list: at("choices"), hint: at("hint"), count: at("count"), room: here, submit: send, isSent: (text) => text === underWay });
importFiles({ line, picker: at("pick"), send, refuse: (words) => complain("line-error", words) });
