// What can be done on the table: a line of buttons under the board, and above it a card for each offer that waits for an answer.
// They are those of the newest messages, which show them no more.

import { say } from "./words.js";

const [log, actions, offers] = ["log", "actions", "offers"].map((id) => document.getElementById(id));
/** The message of an offer where the one that has its buttons tells of something else. */
const CALLED = {
  "draw-accept": "draw-offered", "takeback-accept": "takeback-requested", pause: "pause-proposed", "seat-take": "seat-offered",
};
/** Buttons that answer an offer; the first of each is its card's. */
const ANSWERS = new Set([
  "draw-accept", "draw-decline", "takeback-accept", "takeback-decline", "pause", "pause-decline", "seat-take", "seat-decline",
  "pact-accept", "pact-refuse", "form-counter", "accept", "sit", "decline", "cancel",
]);

const verbOf = (button) => button.dataset.button.split(":")[0];
const isOpen = (button) => !button.hidden;

/** A button that presses another one. */
function mirror(original) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: original.className, textContent: original.textContent, original });
  button.dataset.button = original.dataset.button;
  const [verb, , , number] = button.dataset.button.split(":");
  // Several pacts may be offered at once, with the same buttons each.
  if (ANSWERS.has(verb) && number && /^(pact|form)-/.test(verb)) button.ariaLabel = say("of-pact", { button: button.textContent, number });
  button.addEventListener("click", () => original.click());
  return button;
}

const mirrored = (parent) => [...parent.querySelectorAll("button")].map(({ original }) => original);

/** Puts buttons into a row, unless they are there already; the focus stays on what does the same. */
function fill(parent, originals, build) {
  const now = mirrored(parent);
  if (now.length === originals.length && originals.every((button, place) => now[place] === button)) return;
  const focus = parent.contains(document.activeElement) && document.activeElement.matches("[data-button]") ? verbOf(document.activeElement) : null;
  parent.replaceChildren(...build());
  if (focus) parent.querySelector(`button[data-button^="${focus}:"]`)?.focus({ preventScroll: true });
}

/** A card: what is offered, and the buttons that answer it. */
function card({ words, buttons }) {
  const element = document.createElement("div");
  element.className = "offer";
  const row = document.createElement("div");
  row.className = "offer-buttons";
  row.append(...buttons.map(mirror));
  element.append(words, row);
  return element;
}

/** What a message says of its offer: its own words, or in a few words where it shows a position. */
function wordsOf(article, verb) {
  const told = CALLED[verb];
  if (!told || !article.querySelector(".position")) return article.querySelector(".words").cloneNode(true);
  const words = document.createElement("div");
  words.className = "words";
  words.append(Object.assign(document.createElement("p"), { textContent: say(told) }));
  return words;
}

/** Shows what can be done in a game on the table; null takes all of it off. */
export function showActions(game) {
  const articles = game === null ? [] : [...log.querySelectorAll("article:not(.private)")];
  const newest = articles.findLast(({ dataset }) => dataset.board === String(game));
  const rows = new Set();
  const cards = new Map();
  const line = [];
  for (const article of articles) {
    const row = article.querySelector(".buttons:not(.file .buttons)");
    if (!row) continue;
    const open = [...row.querySelectorAll("button[data-button]")].filter(isOpen);
    const answers = open.filter((button) => ANSWERS.has(verbOf(button)));
    for (const button of answers) {
      const [verb, subject, , number] = button.dataset.button.split(":");
      // A challenge has one card, whatever can be answered to it.
      const key = subject.startsWith("c") ? subject : `${verb.split("-")[0].replace("form", "pact")} ${subject} ${number}`;
      if (!cards.has(key)) cards.set(key, { words: wordsOf(article, verb), buttons: [] });
      cards.get(key).buttons.push(button);
    }
    if (article === newest) line.push(...open.filter((button) => !ANSWERS.has(verbOf(button))));
    if (article === newest || answers.length > 0) rows.add(row);
  }
  for (const row of log.querySelectorAll(".buttons.on-table")) if (!rows.has(row)) row.classList.remove("on-table");
  for (const row of rows) row.classList.add("on-table");
  fill(actions, line, () => line.map(mirror));
  const all = [...cards.values()];
  fill(offers, all.flatMap(({ buttons }) => buttons), () => all.map(card));
}
