// Who this tab's person is, as the page shows it and lets it be changed: taking a name, renaming, giving it up, being somebody
// again.

import { complain } from "./complain.js";
import { free, giveUp, myId, myName, resume, take, takeUp } from "./holder.js";
import { markMine } from "./message.js";
import { parts, say } from "./words.js";

const at = (id) => document.getElementById(id);
const [log, line] = ["log", "line"].map(at);
const changed = [];

/** Calls `then` whenever somebody else is here. */
export function onMe(then) {
  changed.push(then);
}

/** Takes up the name this tab had before. */
export async function resumeMe() {
  await resume(() => void drawMe());
  void drawMe();
}

async function drawMe() {
  const name = myName();
  showForm(name === null, false);
  at("my-name").textContent = name ?? "";
  for (const message of log.querySelectorAll("article")) markMine(message, myId());
  for (const then of changed) then();
  const others = name === null ? await free() : [];
  at("kept").replaceChildren(...others.map(keptButton));
  at("kept").hidden = others.length === 0 || myName() !== null;
}

/** The form for a name, of somebody new or of who has one, or what one is called. */
function showForm(shown, renames) {
  at("take").hidden = !shown;
  at("me").hidden = shown;
  at("take-it").textContent = say(renames ? "save" : "join");
  at("keep-name").hidden = at("give-up").hidden = !renames;
}

const FIRST = ["Amber", "Blue", "Bright", "Calm", "Clear", "Quiet", "Quick", "Red", "Silver", "Swift"];
const SECOND = ["Beam", "Bishop", "Flint", "Glint", "Knight", "Lens", "Mirror", "Pawn", "Prism", "Spark"];

/** Takes a name for who has none: the one that is typed, else the last this browser has had, else any. It can be changed. */
export async function takeAny() {
  const last = at("name").value.trim() ? null : (await free()).at(-1);
  if (last) await takeUp(last);
  if (myName()) return drawMe();
  const one = (words) => words[Math.floor(Math.random() * words.length)];
  for (let tries = 0; ; tries += 1) {
    const wanted = at("name").value.trim() || `${one(FIRST)} ${one(SECOND)} ${Math.floor(Math.random() * 900) + 100}`;
    try {
      await take(wanted);
      break;
    } catch (error) {
      // Somebody has it already; one that was typed is not exchanged for another.
      if (error.status !== 409 || tries > 5 || at("name").value.trim()) throw error;
    }
  }
  complain("take-error", null);
  at("name").value = "";
  await drawMe();
}

function keptButton(other) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet";
  button.append(...parts("continue-as", { name: Object.assign(document.createElement("bdi"), { textContent: other.name }) }));
  button.addEventListener("click", async () => {
    await takeUp(other);
    await drawMe();
    line.focus();
  });
  return button;
}

at("take").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    await take(at("name").value);
    complain("take-error", null);
    at("name").value = "";
    await drawMe();
    line.focus();
  } catch (error) {
    complain("take-error", error.message);
    at("name").focus();
  }
});
at("rename").addEventListener("click", () => {
  showForm(true, true);
  at("name").value = myName() ?? "";
  at("name").focus();
  at("name").select();
});
function keepName() {
  complain("take-error", null);
  void drawMe();
}
at("name").addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !myName()) return;
  keepName();
  line.focus();
});
at("keep-name").addEventListener("click", () => {
  keepName();
  at("rename").focus();
});
at("give-up").addEventListener("click", async () => {
  if (!window.confirm(say("delete-sure"))) return;
  try {
    await giveUp();
  } catch (error) {
    complain("take-error", error.message);
  }
  at("name").value = "";
  await drawMe();
});

/** Something needs a name: says so, and goes there. */
export function needName(error) {
  if (error && error.status !== 401) return false;
  if (error) void resumeMe();
  complain("take-error", say("name-first"));
  at("name").focus();
  return true;
}
