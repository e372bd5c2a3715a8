// The game that is played in the open channel: the board on the table is the one to play on.

import { liveBoard } from "./board.js";
import { piecesOf } from "./pieces.js";
import { onceReleased } from "./press.js";
import { here } from "./rooms.js";
import { frameOf } from "./scene.js";
import { ask } from "./server.js";
import { boardView, bringBoard, cellsOf, lift, onTable, settle, stageFigure, turnTable } from "./stage.js";

const AGAIN_MS = 250;
const log = document.getElementById("log");
/** @type {(words: string, square: string) => void} */
let refused = () => {};
let live = null;
let wanted = 0;
/** The way to move before one's turn, with the position it is for, and its module once it was needed. */
let ahead = null;
let premoves = null;
/** Whether whoever plays here goes by keyboard: then the focus comes back to the board when it is their turn. */
let byKeyboard = false;
/** The cell on which the focus was when a board was left. */
let place = null;

/** Calls `then` with why a piece can't move to a square, or from where it stands. */
export function onRefused(then) {
  refused = then;
}

/** Takes off what is played with. */
export function leaveBoard() {
  const focus = live?.board.hasFocus() ?? false;
  byKeyboard ||= focus;
  if (focus) place = live.board.focused();
  stopAhead();
  live?.board.remove();
  if (focus) log.focus({ preventScroll: true });
  live = null;
  wanted += 1;
}

function stopAhead() {
  ahead?.hand.remove();
  ahead = null;
}

/** Shows on the table what a move in a game would do; says whether it can be seen there. */
export const previewMove = (game, exact) => live !== null && live.shown.game === game && !live.board.isBusy() && live.board.preview(exact);

/** Puts the focus on the board, which may be still to come. */
export function toBoard() {
  byKeyboard = true;
  live?.board.focus();
}

/** Turns the board on the table to the next side; what is done on it begins anew. */
export function turnBoard(play) {
  turnTable();
  leaveBoard();
  void renewBoard(play);
}

/** What was shown so is over: at once, or once what is pressed on the board has said what comes of it. */
export const endPreview = () => onceReleased(() => live?.board.endPreview());

/** Shows the board on the table as it is now, and lets it be played on as far as one can; `play(game, version, move)` plays. */
export async function renewBoard(play) {
  const asked = (wanted += 1);
  const scene = await bringBoard();
  if (asked !== wanted || !scene) return;
  const table = onTable();
  if (table.seat < 0 || !table.newest) return leaveBoard();
  const { game } = table;
  let board;
  try {
    board = await readBoard(here(), game, scene.version);
  } catch {
    // It can still be typed.
    return;
  }
  if (asked !== wanted) return;
  if (live?.board.isBusy()) return void setTimeout(() => renewBoard(play), AGAIN_MS);
  // What was said or offered changes nothing on it: it stays, with the piece that is chosen and the focus.
  if (board && live?.shown.game === game && !live.due && !live.board.isOver() && isSame(live.shown, board)) {
    live.shown.version = board.version;
    mark(board.version);
    return;
  }
  const choice = (live?.board ?? ahead?.hand)?.chosen();
  const held = ahead?.hand.held();
  const before = ahead?.hand.focused();
  if (before) place = before;
  const focus = before || live?.board.hasFocus() || (byKeyboard && [document.body, log].includes(document.activeElement));
  if (live) leaveBoard();
  if (!board || (board.moves.length === 0 && board.cooling.length === 0)) return void waitAhead(table, scene, wanted, choice);
  Object.assign(board, { ahead: board.now ? board.now - Date.now() : 0, cells: { ...board.cells, ...cellsOf(scene) }, box: frameOf(scene), own: piecesOf(scene, scene.sides[table.seat]) });
  stopAhead();
  const seen = new Map();
  const mine = { shown: board, due: false };
  const trial = (exact) => `/api/outlook?${new URLSearchParams({ room: here(), game, version: mine.shown.version, exact, seat: String(table.below) })}`;
  mine.board = liveBoard(stageFigure(), board, {
    play: (move) => play(game, mine.shown.version, move),
    again() {
      mine.due = true;
      onceReleased(() => void renewBoard(play));
    },
    async look(move) {
      const path = trial(move.exact);
      if (!seen.has(path)) seen.set(path, ask("GET", path).catch(() => null));
      return seen.get(path);
    },
    async refuse(from, to = "") {
      const tried = await ask("GET", trial(from + to)).catch(() => null);
      if (tried?.why && live === mine) refused(tried.why, to || from);
    },
    art: { lift, settle },
  });
  live = mine;
  mark(board.version);
  const queued = premoves?.takeQueued(game, board.moves);
  if (queued) return live.board.make(queued);
  takeUp(live.board, choice, held);
  if (focus) {
    live.board.focus(place);
    byKeyboard = false;
  }
}

/** What was chosen or held on the board before is so on the next one. */
function takeUp(board, choice, held) {
  if (held) board.hold(held);
  else if (choice) board.choose(choice);
}

/** Lets whoever waits for their turn make a move by hand that is played when it comes. */
async function waitAhead({ game, seat, over }, scene, asked, choice) {
  if (over || scene.over || scene.now > 0) return stopAhead();
  premoves ??= await import("./premove.js");
  const board = `${game} ${scene.version} ${seat}`;
  // What is in the hand stays there.
  if (asked !== wanted || live || ahead?.board === board) return;
  const focus = ahead?.hand.focused();
  const held = ahead?.hand.held();
  stopAhead();
  ahead = { board, hand: premoves.aheadOf(stageFigure().querySelector(".board"), boardView, game, scene.sides[seat]) };
  takeUp(ahead.hand, choice, held);
  if (focus) ahead.hand.focus(focus);
}

/** Notes for which version the moves on the board are. */
const mark = (version) => (stageFigure().querySelector("svg.live").dataset.version = version);

/** Whether two answers about a board say the same, at whichever version and time. */
function isSame(one, other) {
  const words = ({ game, pieces, moves, more, cooling }) => JSON.stringify({ game, pieces, moves, more, cooling });
  return words(one) === words(other);
}

/** What can be done on a board as it was shown; null where nothing can. */
async function readBoard(room, game, version) {
  const query = new URLSearchParams({ room, game, version });
  return ask("GET", `/api/board?${query}`);
}
