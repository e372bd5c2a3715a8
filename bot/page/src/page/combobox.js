// The line with its suggestions: a combobox with a list, driven by keyboard, mouse or touch.

import { onceReleased } from "./press.js";
import { ask } from "./server.js";
import { say } from "./words.js";

const PAUSE_MS = 90;
/** The longest line with suggestions, in UTF-16 units. */
const LONGEST = 2000;

/** Gives an input its suggestions. `room()` is the channel; `submit()` sends the line; `isSent(line)` says whether it is on its way. */
export function combobox({ input, list, hint, count, room, submit, isSent }) {
  let choices = [];
  let active = -1;
  let timer = 0;
  let asking = null;
  const sent = [];
  let recalled = -1;
  /** The line the suggestions are for, where it cannot be sent as it stands. */
  let unfinished = null;
  /** The line the list was made for. */
  let listed = null;

  function close() {
    clearTimeout(timer);
    asking?.abort();
    choices = [];
    active = -1;
    unfinished = null;
    list.hidden = true;
    list.replaceChildren();
    count.textContent = "";
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function show(answer, line) {
    choices = answer.choices;
    unfinished = answer.complete ? null : line;
    listed = line;
    active = -1;
    hint.textContent = answer.hint;
    hint.hidden = answer.hint === "";
    list.replaceChildren(...choices.map(option));
    list.hidden = choices.length === 0;
    list.scrollTop = 0;
    input.setAttribute("aria-expanded", String(choices.length > 0));
    input.removeAttribute("aria-activedescendant");
    count.textContent = choices.length === 0 ? "" : say("suggestions", { count: choices.length });
  }

  function option(choice, index) {
    const element = document.createElement("div");
    element.id = `choice-${index}`;
    element.className = "choice";
    element.setAttribute("role", "option");
    element.setAttribute("aria-selected", "false");
    element.append(choice.label);
    if (choice.help) element.append(Object.assign(document.createElement("small"), { textContent: choice.help }));
    // The line keeps the focus.
    element.addEventListener("pointerdown", (event) => event.preventDefault());
    element.addEventListener("click", () => accept(index));
    return element;
  }

  function activate(index) {
    list.children[active]?.setAttribute("aria-selected", "false");
    active = index;
    const element = list.children[active];
    if (!element) return;
    element.setAttribute("aria-selected", "true");
    element.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", element.id);
  }

  function accept(index) {
    const choice = choices[index];
    if (!choice) return;
    input.value = choice.line;
    input.setSelectionRange(choice.line.length, choice.line.length);
    input.focus();
    close();
    // A finished command has nothing more to suggest.
    if (/[ :]$/.test(choice.line)) refresh(0);
  }

  function refresh(pause = PAUSE_MS) {
    clearTimeout(timer);
    // What has been sent is finished, and its list would still be open when the line is empty again.
    if (isSent(input.value)) return;
    // Of a whole record there is nothing to complete.
    if (!input.value.trimStart().startsWith("/") || input.value.length > LONGEST) {
      close();
      hint.hidden = true;
      return;
    }
    timer = setTimeout(suggest, pause);
  }

  async function suggest() {
    asking?.abort();
    asking = new AbortController();
    const line = input.value;
    const query = new URLSearchParams({ room: room(), line });
    try {
      const answer = await ask("GET", `/api/complete?${query}`, undefined, asking.signal);
      if (input.value === line && !isSent(line) && document.activeElement === input) show(answer, line);
    } catch {
      // Suggestions are a help; without them the line still works.
    }
  }

  function recall(step) {
    const next = recalled + step;
    if (next < -1 || next >= sent.length) return;
    recalled = next;
    input.value = recalled < 0 ? "" : sent[recalled];
  }

  input.addEventListener("input", () => {
    recalled = -1;
    refresh();
  });
  // The suggestions stand above the line: without them everything over it comes down.
  input.addEventListener("blur", () => onceReleased(() => document.activeElement !== input && close()));
  input.addEventListener("focus", () => input.value && refresh());
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const open = choices.length > 0;
    // A list that was made for another line counts only as far as it goes on from this one.
    const fresh = listed === input.value || active >= 0 || (choices[0]?.line.startsWith(input.value) ?? false);
    const handled = {
      ArrowDown: () => (open ? activate((active + 1) % choices.length) : recalled >= 0 ? recall(-1) : refresh(0)),
      ArrowUp: () => (open ? activate((active <= 0 ? choices.length : active) - 1) : (input.value === "" || recalled >= 0) && recall(1)),
      Escape: () => open && (close(), true),
      Tab: () => open && fresh && !event.shiftKey && (accept(Math.max(active, 0)), true),
      // A line that is not finished is sent by nobody on purpose: its first suggestion is taken.
      Enter: () => (open && (active >= 0 || unfinished === input.value) ? accept(Math.max(active, 0)) : submit()),
    };
    const action = handled[event.key];
    if (!action) return;
    const done = action();
    if (!["Tab", "Escape"].includes(event.key) || done) event.preventDefault();
  });

  return {
    close,
    /** Puts a text into the line, as if typed. */
    fill(text) {
      input.value = text;
      input.focus();
      refresh(0);
    },
    /** Asks again for what can follow the line, unless somebody is choosing from the list. */
    renew() {
      if (document.activeElement === input && active < 0) refresh();
    },
    /** Remembers a line that was sent. */
    remember(text) {
      sent.unshift(text);
      sent.length = Math.min(sent.length, 50);
      recalled = -1;
    },
  };
}
