// A puzzle on a board: its moves are made by hand, replies are played, and nobody else sees it.

import { liveBoard } from "./board.js";
import { complain } from "./complain.js";
import { myName, resume } from "./holder.js";
import { isLight } from "./looks.js";
import { markdown } from "./markdown.js";
import { frameOf, sceneView } from "./scene.js";
import { ask, sendSurely } from "./server.js";
import { draw } from "./shapes.js";
import { say, sideName } from "./words.js";
import "./language.js";

const at = (id) => document.getElementById(id);
const [figure, frame] = ["figure", "board"].map(at);
/** Where answers are told: what comes of them is shown to who gives them alone. */
const ROOM = "lobby";
const REPLY_MS = 650;
const STREAK = "lasermate.streak";
const SAYS = { deny: "solve-deny", allow: "solve-allow", pass: "solve-pass" };
const size = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
const view = sceneView(frame);
let now = null;
let live = null;
/** Whether anything that was done about this puzzle was told to the server. */
let told = false;
/** Whether anything but its moves has helped. */
let helped = false;
let opened = 0;
/** What the server has answered to the first move of this puzzle. */
let beside = "";

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const streak = () => Number(sessionStorage.getItem(STREAK) ?? 0);

function count(solved) {
  sessionStorage.setItem(STREAK, String(solved));
  at("streak").textContent = solved > 1 ? say("in-a-row", { count: solved }) : "";
}

function outcome(words, kind = "") {
  at("outcome").className = `outcome ${kind}`;
  at("outcome").replaceChildren(...(words ? [markdown(words)] : []));
}

/** Opens a puzzle: by its number, today's, or the next one. */
async function open(which) {
  const mine = (opened += 1);
  try {
    let number = which;
    if (which === "next") {
      const query = new URLSearchParams();
      if (at("game").value) query.set("game", at("game").value);
      if (now) query.set("after", now.number);
      ({ number } = await ask("GET", `/api/puzzles/next?${query}`));
    } else if (which === "daily") ({ number } = await ask("GET", "/api/puzzles/daily"));
    const puzzle = await ask("GET", `/api/puzzles/${encodeURIComponent(number)}?light=${isLight()}`);
    if (mine !== opened) return;
    history.replaceState(null, "", String(puzzle.number));
    told = helped = false;
    beside = "";
    outcome("");
    complain("line-error", null);
    at("title").textContent = puzzle.title;
    document.title = `${puzzle.title} – Lasermate`;
    at("task").replaceChildren(markdown(puzzle.task));
    await show(puzzle, false);
  } catch (error) {
    if (mine !== opened) return;
    // Where there is no puzzle, there is a next one.
    for (const id of ["hint", "solution"]) at(id).hidden = now === null;
    complain("line-error", error.message);
  }
}

/** Shows a position of the puzzle, and lets it be played on where something is asked for. */
async function show(puzzle, moves = true) {
  leave();
  now = puzzle;
  const box = frameOf(puzzle.scene);
  size.replaceSync(`.own { --ratio: ${box[2] / box[3]}; }`);
  await view.show(puzzle.scene, moves);
  document.body.dataset.step = puzzle.solved ? "solved" : puzzle.step;
  at("hint").hidden = at("solution").hidden = puzzle.solved;
  at("next").classList.toggle("quiet", !puzzle.solved);
  at("says").replaceChildren();
  if (puzzle.solved) return;
  if (puzzle.asks) exercise(puzzle);
  else if (puzzle.board) play(puzzle);
}

function leave() {
  live?.remove();
  live = null;
  frame.querySelector(".picks")?.remove();
}

function play({ board, scene, says }) {
  const cells = Object.fromEntries(scene.cells.map(({ name, corners }) => [name, corners]));
  Object.assign(board, { ahead: 0, cells: { ...board.cells, ...cells }, box: frameOf(scene) });
  live = liveBoard(figure, board, {
    play: ({ exact, san }) => answer(exact, san),
    // What a move would do is the solver's to find; a finger's first tap shows which one it means all the same.
    look: async () => null,
    again() {},
    art: { lift: (cell, place) => view.lift(cell, place), settle: () => view.settle() },
  });
  for (const said of says) button(say(SAYS[said]), () => void answer(said, say(SAYS[said])));
}

function button(words, act) {
  const made = at("says").appendChild(document.createElement("button"));
  Object.assign(made, { type: "button", className: "quiet", textContent: words });
  made.addEventListener("click", act);
  return made;
}

/** Answers are cells or sides: what is chosen is sent together. */
function exercise({ asks, scene }) {
  const chosen = new Set();
  const toggle = (name, element) => {
    if (!chosen.delete(name)) chosen.add(name);
    element.setAttribute("aria-pressed", String(chosen.has(name)));
  };
  const cells = scene.cells.filter(({ name }) => asks.includes(name));
  if (cells.length === 0) {
    for (const side of asks) {
      const made = button(sideName(side), () => toggle(side, made));
      made.setAttribute("aria-pressed", "false");
    }
  } else {
    const svg = draw(frame, "svg", { class: "live picks", viewBox: frameOf(scene).join(" "), role: "group", "aria-label": say("choose-squares") });
    for (const { name, corners } of cells) {
      const cell = draw(svg, "polygon", { class: "pick", points: corners.join(" "), role: "button", tabindex: 0, "aria-label": name, "aria-pressed": "false" });
      cell.addEventListener("click", () => toggle(name, cell));
      cell.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        toggle(name, cell);
      });
    }
  }
  button(say("check-answer"), () => void answer([...chosen].join(" ") || "none", "")).classList.remove("quiet");
}

/** Gives an answer; says whether it was right, and goes on where it was. */
async function answer(exact, san) {
  const { number, step } = now;
  const mine = opened;
  let found;
  try {
    found = await ask("GET", `/api/puzzles/${number}/answer?${new URLSearchParams({ step, answer: exact, light: String(isLight()) })}`);
  } catch (error) {
    complain("line-error", error.message);
    return false;
  }
  if (mine !== opened) return false;
  complain("line-error", null);
  if (step === 0) beside = await tell("/api/send", { text: `/puzzle number:${number} answer:${exact}` });
  if (mine !== opened) return false;
  if (!found.right) {
    count(0);
    helped = true;
    outcome(`${san ? `${san}: ` : ""}${found.words}`, "wrong");
    return false;
  }
  void goOn(found, mine);
  return true;
}

async function goOn({ boards, words }, mine) {
  const last = boards.at(-1);
  for (const [place, board] of boards.entries()) {
    if (place > 0) await pause(REPLY_MS);
    if (mine !== opened) return;
    await show(board);
  }
  if (!last.solved) return outcome(words, "right");
  if (!helped) count(streak() + 1);
  outcome([words, ...extra()].join("\n"), "right");
  at("next").focus();
}

/** What the server says of ratings and days in a row beside the answer itself. */
function extra() {
  const begins = ["daily-begins", "rating-begins"].map((id) => beside.indexOf(say(id))).filter((found) => found >= 0);
  begins.sort((one, other) => one - other);
  return begins.map((from, place) => beside.slice(from, begins[place + 1]).split("\n")[0].trim());
}

/** Tells the server what was done about the puzzle, for who has a name: it counts. */
async function tell(path, body) {
  if (!myName()) return "";
  told = true;
  const answer = await sendSurely(path, { room: ROOM, ...body }).catch(() => null);
  return answer?.reply?.text ?? "";
}

const giveAway = () => told || tell("/api/press", { button: `puzzle-solution:p${now.number}:0` });

at("hint").addEventListener("click", async () => {
  if (!now || now.solved) return;
  const mine = opened;
  helped = true;
  count(0);
  await giveAway();
  const hint = await ask("GET", `/api/puzzles/${now.number}/hint?step=${now.step}`).catch((error) => ({ words: error.message }));
  if (mine === opened) outcome(say("hint", { words: hint.words }));
});

at("solution").addEventListener("click", async () => {
  if (!now || now.solved) return;
  const mine = opened;
  const { number } = now;
  helped = true;
  count(0);
  leave();
  await giveAway();
  try {
    if (now.asks) {
      const { words } = await ask("GET", `/api/puzzles/${number}/solution`);
      if (mine === opened) outcome(words);
      return;
    }
    while (mine === opened && !now.solved) {
      const next = await ask("GET", `/api/puzzles/${number}?step=${now.step + 1}&light=${isLight()}`);
      if (mine !== opened) return;
      await show({ ...next, board: null, says: [] });
      await pause(REPLY_MS);
    }
    const { words } = await ask("GET", `/api/puzzles/${number}/solution`);
    if (mine === opened) outcome(words);
  } catch (error) {
    complain("line-error", error.message);
  }
});

at("next").addEventListener("click", () => void open("next"));
at("game").addEventListener("change", () => void open("next"));

async function games() {
  for (const { name, title } of await ask("GET", "/api/puzzles/games")) at("game").append(new Option(title, name));
}

await resume(() => {});
void games().catch(() => {});
count(streak());
await open(decodeURIComponent(location.pathname.split("/").at(-1)));
