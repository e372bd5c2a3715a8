// The page: what is shown of the open channel, and what is heard of all of them.

import "./answerable.js";
import { complain, connection, done } from "./complain.js";
import { atDoor, renewDoor, showDoor } from "./door.js";
import { changeDraft } from "./drafts.js";
import { leaveBoard, renewBoard } from "./game.js";
import { myId, myName } from "./holder.js";
import "./language.js";
import { calls, isRemark } from "./message.js";
import { onMe, resumeMe } from "./name.js";
import { forgetChoices, forgetWaits, showNotes } from "./notes.js";
import { isAtTable, lookAt, onPanel, renewPanel } from "./panel.js";
import { onceReleased } from "./press.js";
import { enter, here, isRoom, loadRooms, menu, note } from "./rooms.js";
import { answersMine, begin, box, element, playMove, readsAnswer, sayAnyway } from "./saying.js";
import { ask, listen } from "./server.js";
import { heard, sound } from "./sound.js";
import { onTable, setTable, tellTable } from "./stage.js";
import { showTab, tabsOf, talks, tellOfTalk } from "./tabs.js";
import { onTurns, renewTurns, waiting as turns } from "./turns.js";
import { atEnd, tellOfNew, toEnd, toMessage } from "./view.js";
import { say } from "./words.js";

const at = (id) => document.getElementById(id);
const [log, line, older, welcome] = ["log", "line", "older", "welcome"].map(at);
let shown = { first: 0, last: 0 };
let waiting = null;
let calledHere = false;
/** Whether the messages of the open channel could not be read, how often that was tried, and when it is tried again. */
let unread = false;
let tries = 0;
let again = 0;
/** What was read of a channel's game before its messages were. */
let early = null;
const AGAIN_MS = [1000, 2000, 4000];

// Messages

/** The older boards of a game keep their pictures and lose what could be pressed and picked. */
function retire(board, except) {
  if (board === null || board === undefined) return;
  for (const old of log.querySelectorAll(`article[data-board="${Number(board)}"]`)) {
    if (old !== except) disarm(old);
  }
}

function disarm(old) {
  for (const dead of old.querySelectorAll(".buttons, .menu-list")) dead.remove();
}

/** A remark takes the place of the one before it in the same game, as an answer that of its question. */
function supersede(message) {
  const last = log.lastElementChild;
  if (isRemark(message) && last?.dataset.remark === String(message.board_of)) last.remove();
}

/** Whether a message shows a board that is there already: pieces have become ready, which the table shows as time runs. */
const isShown = ({ board, board_of: game, calls: called = [] }) =>
  board?.turns === false && called.length === 0 && log.querySelector(`article[data-board="${game}"][data-version="${board.version}"]`) !== null;

function append(message) {
  if (isShown(message)) return;
  const follow = atEnd();
  supersede(message);
  const added = element(message);
  for (const board of [message.board_of, message.retires]) retire(board, added);
  added.classList.add("fresh");
  log.append(added);
  welcome.hidden = true;
  // What stands behind a tab is heard all the same.
  at("news").textContent = talks() ? "" : `${added.querySelector(".author").textContent}: ${added.querySelector(".words").textContent}`;
  const mine = answersMine(message);
  if (!mine && (message.kind === "person" ? message.author_id !== myId() : isRemark(message))) tellOfTalk();
  if (!mine && offersMe(message, added)) sound("offer");
  // What one has said or asked for is seen; a move is seen on the board.
  const isRead = message.kind === "person" || message.pictures.length > 0 || message.file || message.board_of === null;
  if (mine && isRead && readsAnswer() && !message.board) showTab("talk");
  // What was done before this is no news any more.
  if (message.kind === "bot" && !mine) at("done").hidden = true;
  // Who plays sees the answer to an offer beside the board too.
  if (!mine && isRemark(message) && !added.querySelector(OFFERED) && !talks() && isAtTable(myId())) done(message.text, false);
  if (message.board && (message.board.turns || message.board_of !== onTable()?.game)) forgetChoices(here(), message.board_of);
  if (message.kind === "bot") forgetWaits(here());
  if (mine && added.offsetHeight > log.clientHeight) toMessage(added, "start");
  else if (mine || follow) toEnd();
  else tellOfNew();
  if (message.board) setTable(message.board_of, message.board.seats);
  if (message.board_of !== null) void renewBoard(playMove);
  if (message.kind === "bot") renewPanel();
}

const OFFERED = ["draw-accept", "takeback-accept", "pause", "seat-take", "pact-accept"].map((verb) => `button[data-button^="${verb}:"]:not([hidden])`).join();

/** Whether a message brings an offer that this tab's person can answer. */
const offersMe = (message, added) => added.querySelector(OFFERED) !== null && ((message.calls ?? []).length === 0 || calls(message, myId()));

onPanel({
  read(found, ahead) {
    // Which channel is open is not settled yet.
    if (log.getAttribute("aria-busy") === "true") early = { room: here(), found, ahead };
    else showGame(found, ahead);
  },
  looked(newest) {
    if (newest) void renewBoard(playMove);
    else leaveBoard();
  },
  say: (text) => void sayAnyway(text),
});

/** The board on the table is that of the channel's game, as the server says it is now. */
function showGame({ game, challenges }, ahead) {
  const before = onTable()?.game;
  const stale = document.getElementById("stage").dataset.version !== String(game?.version);
  setTable(game?.game ?? null, game?.players.map(({ id }) => id) ?? []);
  tellTable(game, ahead);
  // At the door there is another board.
  tabsOf(atDoor() ? null : (game?.game ?? null), game?.players.some(({ id }) => id === myId()) ?? false, (game?.pacts ?? null) !== null);
  if (game && (before !== game.game || stale)) void renewBoard(playMove);
  if (!game) leaveBoard();
  showDoor(game, challenges);
}

function receive(message) {
  const mine = calls(message, myId());
  if (mine && document.hidden) calledHere = true;
  const plays = message.board_of !== null && ((message.board ?? message.table)?.seats ?? []).includes(myId());
  if (mine || plays) renewTurns();
  if (message.room !== here()) note(message.room, mine, plays);
  else if (waiting) waiting.push(message);
  else if (message.id > shown.last) {
    shown.last = message.id;
    append(message);
    // What can be played is another list now; who typed ahead of his turn had an empty one.
    if (message.board_of !== null) box.renew();
  }
  title();
}

function title() {
  const count = turns();
  const turn = count > 1 ? say("title-turns", { count }) : count === 1 ? say("title-turn") : calledHere ? say("title-called") : "";
  document.title = `${turn && `${turn} – `}#${here()} – Lasermate`;
}

async function open(room, known) {
  box.close();
  changeDraft(here(), room);
  enter(room);
  at("room-title").textContent = `#${room}`;
  at("line-label").textContent = say("line", { room: `#${room}` });
  menu(false);
  title();
  begin(false);
  tries = 0;
  await read(room, known);
}

/** Reads the messages of the open channel, where they are not `known`, and again after a while where they could not be read. */
async function read(room, known = null) {
  clearTimeout(again);
  leaveBoard();
  if (onTable() && !onTable().here) setTable(null);
  showNotes(room);
  const late = [];
  waiting = late;
  log.setAttribute("aria-busy", "true");
  for (const old of log.querySelectorAll("article")) old.remove();
  try {
    const { messages, more } = known?.room === room ? known : await ask("GET", `/api/messages?room=${encodeURIComponent(room)}`);
    if (waiting !== late) return;
    shown = { first: messages[0]?.id ?? 0, last: messages.at(-1)?.id ?? 0 };
    older.hidden = !more;
    for (const message of messages) show(message);
    welcome.hidden = log.querySelector("article") !== null;
    if (unread) complain("line-error", null);
    unread = false;
  } catch (error) {
    if (waiting !== late) return;
    unread = welcome.hidden = true;
    complain("line-error", error.status === 0 ? say("reading-again") : error.message);
    again = setTimeout(readAgain, AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)]);
    tries += 1;
  }
  waiting = null;
  for (const message of late) receive(message);
  toEnd();
  const newest = [...log.querySelectorAll("article[data-version]:not(.private)")].at(-1);
  if (newest) {
    setTable(Number(newest.dataset.board), newest.dataset.seats.split(" "));
    void renewBoard(playMove);
  }
  renewPanel();
  log.setAttribute("aria-busy", "false");
  if (early?.room === room) showGame(early.found, early.ahead);
  early = null;
}

/** The connection may be there again: what could not be read is read. */
function readAgain() {
  if (unread) return void onceReleased(() => void read(here()));
  renewPanel();
  renewTurns();
}

function show(message) {
  if (isShown(message)) return;
  supersede(message);
  const added = element(message);
  for (const board of [message.board_of, message.retires]) retire(board, added);
  log.append(added);
}

older.addEventListener("click", async () => {
  const room = here();
  const answer = await ask("GET", `/api/messages?room=${encodeURIComponent(room)}&before=${shown.first}`).catch((error) => error);
  complain("line-error", answer.message);
  if (answer instanceof Error || room !== here()) return;
  const { messages, more } = answer;
  const height = log.scrollHeight;
  const later = [...log.querySelectorAll("article[data-board]")].flatMap(({ dataset }) => [dataset.board, dataset.retires]);
  const alive = new Set([...later, ...messages.map(({ retires }) => String(retires))]);
  const added = messages.map((message) => {
    const old = element(message);
    if (message.board_of !== null && alive.has(String(message.board_of))) disarm(old);
    return old;
  });
  older.after(...added);
  shown.first = messages[0]?.id ?? shown.first;
  if (!more && document.activeElement === older) log.focus({ preventScroll: true });
  older.hidden = !more;
  log.scrollTop += log.scrollHeight - height;
  renewPanel();
});

at("side").addEventListener("click", (event) => {
  const command = event.target.closest("button.command");
  if (command) box.fill(command.dataset.line);
  const step = event.target.closest("button.step");
  if (step) lookAt(step);
});

// Channels

at("skip").addEventListener("click", (event) => {
  event.preventDefault();
  line.focus();
});

async function follow(newest = null) {
  const wanted = decodeURIComponent(location.hash.slice(1));
  if (wanted && !isRoom(wanted)) ({ newest } = await loadRooms());
  const is = isRoom(wanted);
  // Who comes by a link that leads nowhere is at the door.
  if (wanted && !is) history.replaceState(null, "", location.pathname);
  await open(is ? wanted : "lobby", newest);
  if (wanted && !is) complain("line-error", say("no-channel", { name: wanted }));
  // Who has pressed a key at the door goes on to the board.
  const byKey = at("door").querySelector("button:focus-visible") !== null;
  if (window.matchMedia("(pointer: fine)").matches && myName() && !byKey) line.focus();
}
window.addEventListener("hashchange", () => void follow());
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  calledHere = false;
  title();
  readAgain();
});
window.addEventListener("online", readAgain);

onMe(() => {
  leaveBoard();
  void renewBoard(playMove);
  renewPanel();
  renewTurns();
  // Somebody else has other channels. The first are read when the page begins.
  if (isRoom(here())) loadRooms().catch(() => {});
});

onTurns(() => {
  title();
  heard(turns());
  renewDoor();
});

async function start() {
  await resumeMe();
  const { last, newest } = await loadRooms();
  await follow(newest);
  listen(last, {
    onMessage: (message) => onceReleased(() => receive(message)),
    // The open channel is read again: its newest messages, with a way to older ones.
    leftOut: () => onceReleased(() => void read(here())),
    renamed(id) {
      if (!isAtTable(id)) return;
      renewPanel();
      renewTurns();
    },
    connected(is) {
      connection(is);
      if (is) readAgain();
    },
  });
}

start().then(() => import("./install.js")).catch((error) => complain("line-error", error.message));
