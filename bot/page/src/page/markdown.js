// The bot's small Markdown as elements. Nothing is ever parsed as HTML: text goes into text nodes.

import { timeElement } from "./time.js";
import { say } from "./words.js";

/** A moment: unix seconds between two characters nobody can type. */
export const MOMENT = /\u{E000}(\d{1,12})\u{E001}/u;
const ELEMENTS = { "**": "strong", "*": "em", "~~": "del" };
const PUNCTUATION = /[!-/:-@[-`{-~]/;

/** The elements of a text. */
export function markdown(text) {
  const fragment = document.createDocumentFragment();
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line.startsWith("```")) {
      const end = lines.findIndex((other, index) => index > at && other.startsWith("```"));
      const stop = end < 0 ? lines.length : end;
      const pre = document.createElement("pre");
      pre.tabIndex = 0;
      pre.textContent = lines.slice(at + 1, stop).join("\n");
      fragment.append(pre);
      at = stop + 1;
    } else if (/^\s*- /.test(line)) {
      const stop = runEnd(lines, at, /^\s*- /);
      fragment.append(list(lines.slice(at, stop)));
      at = stop;
    } else if (line.trim() === "") {
      at += 1;
    } else {
      const paragraph = document.createElement("p");
      inline(paragraph, line);
      fragment.append(paragraph);
      at += 1;
    }
  }
  return fragment;
}

function runEnd(lines, from, shape) {
  let end = from;
  while (end < lines.length && shape.test(lines[end])) end += 1;
  return end;
}

/** Items that stand further in belong to the one above them. */
function list(items) {
  const depth = (item) => item.search(/-/);
  const element = document.createElement("ul");
  for (let at = 0; at < items.length; ) {
    let end = at + 1;
    while (end < items.length && depth(items[end]) > depth(items[at])) end += 1;
    const item = element.appendChild(document.createElement("li"));
    inline(item, items[at].replace(/^\s*- /, ""));
    if (end > at + 1) item.append(list(items.slice(at + 1, end)));
    at = end;
  }
  return element;
}

/** Bold, italic, struck through, spoilers, code, moments, and backslashes before punctuation: of one line, into an element. */
export function inline(parent, text) {
  let plain = "";
  const flush = () => {
    if (plain) parent.append(plain);
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    if (text[at] === "\\" && PUNCTUATION.test(text[at + 1] ?? "")) {
      plain += text[at + 1];
      at += 2;
      continue;
    }
    const moment = text[at] === "\uE000" ? MOMENT.exec(rest) : null;
    const time = moment?.index === 0 ? timeElement(Number(moment[1])) : null;
    if (time) {
      flush();
      parent.append(time);
      at += moment[0].length;
      continue;
    }
    const mark = ["**", "*", "~~", "||", "`"].find((candidate) => rest.startsWith(candidate));
    const end = mark ? closing(text, at + mark.length, mark) : -1;
    if (end > at + (mark?.length ?? 0)) {
      flush();
      const inside = text.slice(at + mark.length, end);
      at = end + mark.length;
      if (mark === "`") at += putCode(parent, inside, text.slice(at));
      else if (mark === "||") parent.append(spoiler(inside));
      else inline(parent.appendChild(document.createElement(ELEMENTS[mark])), inside);
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
}

/** Something that is shown once it is pressed. */
function spoiler(text) {
  const element = document.createElement("span");
  const inside = element.appendChild(document.createElement("span"));
  element.className = "spoiler";
  element.tabIndex = 0;
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", say("hidden"));
  inside.setAttribute("aria-hidden", "true");
  inline(inside, text);
  const show = () => {
    element.classList.add("shown");
    for (const name of ["role", "aria-label", "tabindex"]) element.removeAttribute(name);
    inside.removeAttribute("aria-hidden");
  };
  element.addEventListener("click", show);
  element.addEventListener("keydown", (event) => {
    if (element.classList.contains("shown") || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    show();
  });
  return element;
}

/** Where a mark closes, past escaped ones and past code; -1 where it does not. */
function closing(text, from, mark) {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\" && mark !== "`") at += 1;
    else if (text.startsWith(mark, at)) return at;
    else if (text[at] === "`") {
      const end = text.indexOf("`", at + 1);
      if (end > 0) at = end;
    }
  }
  return -1;
}

/**
 * Puts code, with what ends the sentence behind a command: lines break behind a button whatever follows, and a full stop would
 * be alone on the next. Gives how much of what is behind it was taken.
 */
function putCode(parent, text, behind) {
  const element = code(text);
  const [stop] = (element.className === "command" && /^[.,:;!?)]+/.exec(behind)) || [""];
  if (stop) {
    const kept = parent.appendChild(document.createElement("span"));
    kept.className = "kept";
    kept.append(element, stop);
  } else parent.append(element);
  return stop.length;
}

/** Code; a command can be pressed, which puts it into the line. */
function code(text) {
  const isCommand = /^\/[a-z]+( |$)/.test(text);
  const element = document.createElement(isCommand ? "button" : "code");
  element.textContent = text;
  if (isCommand) {
    element.setAttribute("type", "button");
    element.className = "command";
    element.dataset.line = text;
  }
  return element;
}
