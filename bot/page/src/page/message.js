// A message as an element. What people typed goes into text nodes and attributes only.

import { complain, done } from "./complain.js";
import { markdown } from "./markdown.js";
import { show } from "./looks.js";
import { menuElement } from "./menu.js";
import { motionButton } from "./motion.js";
import { sizeClass } from "./sizes.js";
import { locale, parts, say } from "./words.js";

function make(kind, className, text) {
  const element = document.createElement(kind);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

let numbers = 0;

/** How long a picture waits for a bot that can't be reached. */
const OFFLINE_MS = 3000;

/** Buttons that turn the pages of what is taught. */
const LESSONS = /^(rules|rules-page|demo|exercise|tour):/;

/**
 * The element of a message; `press(button, element)` is called for its buttons, `pick(menu, values, list)` for its
 * menus, `dismiss` for a private one.
 */
export function messageElement(message, me, { press, pick, dismiss }) {
  const element = make("article", `message ${message.kind}`);
  const id = `message-${(numbers += 1)}`;
  const head = element.appendChild(make("header"));
  const author = head.appendChild(make("bdi", "author", message.author ?? "Lasermate"));
  author.id = `${id}-author`;
  element.setAttribute("aria-labelledby", author.id);
  if (message.kind === "bot") head.append(make("span", "tag", say("bot")));
  if (message.author_id) element.dataset.author = message.author_id;
  element.dataset.at = message.at;
  const time = head.appendChild(make("time", "", clock(message.at)));
  time.dateTime = new Date(message.at).toISOString();
  if (message.asked) {
    const { name, line } = message.asked;
    const tag = head.appendChild(make("span", "tag"));
    if (line) tag.append(make("bdi", "", name), ": ", make("bdi", "", line));
    else tag.append(...parts("for-person", { name: make("bdi", "", name) }));
  }
  const words = element.appendChild(make("div", "words"));
  if (message.kind === "bot") words.append(markdown(message.text));
  else words.append(Object.assign(make("p", "", message.text), { dir: "auto" }));
  element.yours = message.board?.yours ?? [];
  // What is pressed beside a preview stands above its picture.
  const above = message.private && message.pictures.length > 0;
  if (above && message.buttons.length > 0) element.append(buttons(message, press));
  if (message.board) element.dataset.version = message.board.version;
  const table = message.board ?? message.table;
  if (table) element.dataset.seats = table.seats.join(" ");
  if (table?.to_act) element.dataset.toAct = table.to_act.join(" ");
  element.answers = table?.answers ?? {};
  const figures = message.pictures.map((picture) => (isPosition(message, picture) ? step(message, picture) : figure(picture, seatOf(element, me))));
  element.append(...figures);
  if (message.file) element.append(file(message.file, message.text.includes(message.file.text.trim())));
  for (const { id, name } of message.calls ?? []) head.append(named(id, name));
  const lesson = message.buttons.some(({ id }) => LESSONS.test(id));
  for (const menu of message.menus) {
    const list = menuElement(menu, (values, used) => pick(menu.id, values, used));
    if (!lesson) element.append(list);
    else {
      const folded = element.appendChild(make("details"));
      folded.append(make("summary", "", menu.prompt), list);
      list.hidden = true;
      folded.addEventListener("toggle", () => (list.hidden = !folded.open));
      list.querySelector(".prompt").className = "unseen";
    }
    // Where the words ask already, seeing the question once is enough.
    if (message.text.replace(/\*/g, "").endsWith(menu.prompt.replace(/\*/g, ""))) list.querySelector(".prompt").className = "unseen";
  }
  if (!above && message.buttons.length > 0) element.append(buttons(message, press));
  if (message.board_of !== null) element.dataset.board = message.board_of;
  if (message.retires) element.dataset.retires = message.retires;
  if (isRemark(message)) element.dataset.remark = message.board_of;
  for (const [place, picture] of message.pictures.entries()) {
    if (picture.animated) element.append(motionButton(figures[place].querySelector("img")));
    element.append(described(picture));
  }
  if (message.pictures.length === 1 && isPosition(message, message.pictures[0])) element.classList.add("posted");
  if (message.private) only(element, dismiss);
  // What is read beside one picture is shown with it, whole.
  if (message.private && message.pictures.length === 1 && (lesson || message.menus.length === 0)) element.classList.add("whole");
  markMine(element, me);
  return element;
}

function clock(at) {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  const time = then.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  return today ? time : `${then.toLocaleDateString(locale, { day: "numeric", month: "short" })}, ${time}`;
}

/** Whether a picture is a position of a game in this channel: its board stands on the table. */
const isPosition = (message, picture) => !message.private && message.board !== null && message.board !== undefined && !picture.animated;

/** What leads to the position after a move. */
function step(message, picture) {
  const element = make("div", "position");
  const button = element.appendChild(make("button", "quiet step", say("show")));
  button.type = "button";
  button.setAttribute("aria-label", say("show-label"));
  Object.assign(button.dataset, { game: message.board_of, version: message.board.version, src: picture.src, alt: picture.alt });
  button.picture = () => figure(picture, -1);
  return element;
}

/** The number of a person's seat at the game of a message; -1 for who does not play. */
export const seatOf = ({ dataset }, me) => (me ? (dataset.seats ?? "").split(" ").indexOf(me) : -1);

function figure(picture, seat) {
  const element = make("figure");
  const frame = element.appendChild(make("div", "board"));
  const image = frame.appendChild(make("img"));
  image.alt = picture.alt;
  if (picture.width > 0) {
    frame.classList.add(sizeClass(picture.width, picture.height));
    image.width = picture.width;
    image.height = picture.height;
  }
  let tries = 5;
  image.addEventListener("error", async () => {
    // 503: the bot is busy drawing.
    const answer = await fetch(image.src).catch(() => undefined);
    if (!image.isConnected) return;
    if (!answer) {
      // The bot can't be reached, which says nothing of the picture.
      setTimeout(() => (image.src = image.src), OFFLINE_MS);
    } else if (tries > 0 && (answer.ok || answer.status === 503)) {
      tries -= 1;
      setTimeout(() => (image.src = image.src), answer.ok ? 0 : 1000);
    } else {
      frame.replaceWith(make("p", "broken", say("picture-gone")));
    }
  });
  show(image, picture.src, seat);
  return element;
}

function described(picture) {
  const details = make("details");
  details.append(make("summary", "", say("describe")), make("p", "", picture.alt));
  return details;
}

/** A file to read, take along and copy; one that the words show already is not there to read once more. */
function file(given, isShown) {
  const element = make("div", "file");
  if (!isShown) {
    const details = element.appendChild(make("details"));
    const text = make("pre", "", given.text);
    text.tabIndex = 0;
    details.append(make("summary", "", given.name), text);
  }
  const row = element.appendChild(make("div", "buttons"));
  const link = row.appendChild(make("a", "", say("download", { name: given.name })));
  link.download = given.name;
  link.href = URL.createObjectURL(new Blob([given.text], { type: "text/plain" }));
  if (navigator.clipboard) {
    const copy = row.appendChild(make("button", "quiet", say("copy")));
    copy.setAttribute("aria-label", say("copy-file", { name: given.name }));
    copy.type = "button";
    copy.addEventListener("click", async () => {
      const copied = await navigator.clipboard.writeText(given.text).then(() => true, () => false);
      complain("line-error", copied ? null : say("no-copying"));
      if (copied) done(say("file-copied", { name: given.name }));
    });
  }
  return element;
}

/** Whether a message tells of a game without showing its board again. */
export const isRemark = (message) =>
  message.kind === "bot" && !message.private && message.board_of !== null && (message.pictures ?? []).length === 0;

/** Whether a message is for a person. */
export const calls = (message, id) => id !== null && (message.calls ?? []).some((called) => called.id === id);

function named(id, name) {
  const element = make("span", "mention");
  Object.assign(element.dataset, { id, name });
  return element;
}

/** Public buttons of some kinds. */
const ofKinds = (verbs) => verbs.map((verb) => `:scope:not(.private) button[data-button^="${verb}:"]`).join(", ");
/** Buttons of those who play. */
const PLAYERS_OWN = ofKinds([
  "pick", "hint", "more", "deny", "allow", "billi", "rematch", "resume", "pause", "pause-decline",
  "draw-accept", "draw-decline", "takeback-accept", "takeback-decline", "pact-accept", "pact-refuse", "form-counter",
]);
/** Those of them that are for the one whose turn it is; the board itself takes moves in advance. */
const MOVERS_OWN = ofKinds(["pick", "hint"]);
/** Those that answer what has been offered, or was played. */
const ANSWERS = {
  draw: ["draw-accept", "draw-decline"], takeback: ["takeback-accept", "takeback-decline"], pause: ["pause", "pause-decline"],
  seat: ["seat-take"], denial: ["deny", "allow"],
};

/** Marks what `me` has written and what is for `me`: by ids, since two names can look the same. */
export function markMine(element, me) {
  const mine = me !== null && element.dataset.author === me;
  element.querySelector(".tag.you")?.remove();
  if (mine) element.querySelector(".author").after(make("span", "tag you", say("you")));
  let meant = false;
  for (const mention of element.querySelectorAll(".mention")) {
    const you = me !== null && mention.dataset.id === me;
    mention.replaceChildren("@", make("bdi", "", mention.dataset.name), you ? ` ${say("called-you")}` : "");
    meant ||= you;
  }
  element.classList.toggle("me-meant", meant);
  // What only players can do is no button for who looks on.
  const plays = element.dataset.seats === undefined || seatOf(element, me) >= 0;
  for (const button of element.querySelectorAll(PLAYERS_OWN)) button.hidden = !plays;
  const waits = element.dataset.toAct !== undefined && !element.dataset.toAct.split(" ").includes(me);
  if (waits) for (const button of element.querySelectorAll(MOVERS_OWN)) button.hidden = true;
  for (const [offer, people] of Object.entries(element.answers ?? {})) {
    if (people.includes(me)) continue;
    for (const button of element.querySelectorAll(ofKinds(ANSWERS[offer]))) button.hidden = true;
  }
  const seat = seatOf(element, me);
  // Which side is whose, and where it is hit, is said once, to the one who plays it.
  element.querySelector(".yours")?.remove();
  if (element.yours?.[seat]) element.querySelector(".words").append(make("p", "yours", element.yours[seat]));
  for (const image of element.querySelectorAll("img[data-src]")) show(image, image.dataset.src, seat);
}

function buttons(message, press) {
  const row = make("div", "buttons");
  for (const button of message.buttons) {
    const plays = button.id.startsWith("play:") && !button.grave;
    const element = row.appendChild(make("button", button.grave ? "grave" : plays ? "" : "quiet"));
    element.type = "button";
    element.textContent = button.grave ? `⚠ ${button.label}` : button.label;
    element.dataset.button = button.id;
    element.addEventListener("click", () => press(button.id, element));
  }
  return row;
}

function only(element, dismiss) {
  element.classList.add("private");
  const row = element.appendChild(make("div", "only"));
  row.append(make("span", "", say("only-you")));
  // A question whether to go on has its No.
  const asks = element.querySelector(':is(button.grave[data-button^="resign:"], button.grave[data-button^="accept-defeat:"], button.grave[data-button^="play:"])') !== null;
  const button = make("button", "quiet", say(asks ? "no" : "dismiss"));
  (asks ? element.querySelector(".buttons") : row).append(button);
  button.type = "button";
  button.addEventListener("click", () => dismiss(element));
}
