// The game that is played in the open channel: its newest board is the one to play on, and stays in view.

import { liveBoard } from "./board.js";
import { myId } from "./holder.js";
import { seatOf } from "./message.js";
import { onceReleased } from "./press.js";
import { here } from "./rooms.js";
import { ask } from "./server.js";

const AGAIN_MS = 250;
const log = document.getElementById("log");
let live = null;
let wanted = 0;
/** Whether whoever plays here goes by keyboard: then the focus comes back to the board when it is their turn. */
let byKeyboard = false;
/** The cell on which the focus was when a board was left. */
let place = null;

/** The newest board of a game in which this tab's person plays. */
export function ownBoard() {
  const all = [...log.querySelectorAll("article[data-version]")].filter((article) => !article.classList.contains("private"));
  return all.findLast((article) => seatOf(article, myId()) >= 0) ?? null;
}

/** Takes the board off that is played on. */
export function leaveBoard() {
  const focus = live?.board.hasFocus() ?? false;
  byKeyboard ||= focus;
  if (focus) place = live.board.focused();
  live?.board.remove();
  if (focus) log.focus({ preventScroll: true });
  live = null;
  wanted += 1;
}

/** Lets the newest own board be played on, as far as anything can be done there; `play(game, version, move)` plays. */
export async function renewBoard(play) {
  const article = ownBoard();
  const asked = (wanted += 1);
  if (live && live.article !== article) {
    const chosen = live.board.chosen();
    leaveBoard();
    wanted = asked;
    if (chosen) return renew(article, asked, play, chosen);
  }
  return renew(article, asked, play, null);
}

async function renew(article, asked, play, chosen) {
  const figure = article?.querySelector("figure:has(.board)");
  if (!figure) return;
  const [game, version] = [Number(article.dataset.board), Number(article.dataset.version)];
  let board;
  try {
    board = await readBoard(here(), game, version);
  } catch {
    // It can still be typed.
    return;
  }
  if (asked !== wanted || !figure.isConnected) return;
  if (live?.board.isBusy()) return void setTimeout(() => renewBoard(play), AGAIN_MS);
  // What was said or offered changes nothing on it: it stays, with the piece that is chosen and the focus.
  if (board && live?.article === article && !live.due && !live.board.isOver() && isSame(live.shown, board)) {
    live.shown = board;
    return;
  }
  const choice = chosen ?? live?.board.chosen();
  const focus = live?.board.hasFocus() || (byKeyboard && [document.body, log].includes(document.activeElement));
  if (live) leaveBoard();
  if (!board || (board.moves.length === 0 && board.cooling.length === 0)) return;
  board.ahead = board.now ? board.now - Date.now() : 0;
  const seen = new Map();
  const mine = { article, shown: board, due: false };
  mine.board = liveBoard(figure, board, {
    play: (move) => play(game, mine.shown.version, move),
    again() {
      mine.due = true;
      onceReleased(() => void renewBoard(play));
    },
    async look(move) {
      const { version } = mine.shown;
      const query = new URLSearchParams({ room: here(), game, version, exact: move.exact });
      if (!seen.has(query.toString())) seen.set(query.toString(), ask("GET", `/api/outlook?${query}`).catch(() => null));
      return seen.get(query.toString());
    },
  });
  live = mine;
  if (choice) live.board.choose(choice);
  if (focus) {
    live.board.focus(place);
    byKeyboard = false;
  }
}

/** Whether two answers about a board say the same, at whichever version and time. */
function isSame(one, other) {
  const words = (board) => JSON.stringify({ ...board, version: null, now: null, ahead: null });
  return words(one) === words(other);
}

/** What can be done on a board as it was shown; null where nothing can. */
async function readBoard(room, game, version) {
  const query = new URLSearchParams({ room, game, version });
  return ask("GET", `/api/board?${query}`);
}
