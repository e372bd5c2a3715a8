// Ask the beam: pointed at, tapped or walked along by keys, its course is numbered and each turn is told. What a move has set off is told
// the same way, under the numbers that the board has.

import { say } from "./words.js";

/** Lets the beams of a board be asked; `forget()` takes away what is shown, `chainButton()` makes what tells the last move. */
export function explainBeams(frame, view) {
  const told = frame.appendChild(document.createElement("div"));
  Object.assign(told, { className: "course-told", hidden: true });
  /** Whose beam is told, or `chain` for what a move has set off; null for nothing. */
  let shown = null;

  /** Shows some lines under their numbers. */
  function tell(what, words, lines) {
    shown = what;
    const list = document.createElement("ol");
    for (const line of lines) list.appendChild(document.createElement("li")).textContent = line;
    told.replaceChildren(Object.assign(document.createElement("strong"), { textContent: words }), list);
    told.className = `course-told side-${what}`;
    told.hidden = false;
    document.getElementById("spoken").textContent = [words, ...lines.map((line, index) => `${index + 1}: ${line}`)].join(". ");
  }

  function show(beam) {
    const scene = view.scene();
    const place = scene?.beams.findIndex((other) => other.side === beam) ?? -1;
    if (place < 0) return forget();
    const { words, events } = scene.courses[place];
    view.number(events);
    for (const element of frame.querySelectorAll(".beams .beam")) element.classList.toggle("dim", element.dataset.side !== beam);
    tell(beam, words, events.map((event) => event.words));
  }

  function forget() {
    shown = null;
    told.hidden = true;
    view.number([]);
    for (const element of frame.querySelectorAll(".beams .beam")) element.classList.remove("dim");
  }

  /** What tells step by step what the last move has set off; null where that is nothing. */
  function chainButton() {
    const lines = view.scene()?.chain.split("\n").map((line) => line.replace(/^\d+\. /, "")) ?? [];
    if (lines.length < 2) return null;
    const words = say("chain", { count: lines.length });
    const button = Object.assign(document.createElement("button"), { type: "button", className: "quiet", textContent: words });
    button.addEventListener("click", () => {
      const again = shown === "chain";
      forget();
      if (!again) tell("chain", words, lines);
    });
    return button;
  }

  const ask = (beam) => (beam === shown ? forget() : show(beam));
  view.svg.addEventListener("click", ({ target }) => {
    const beam = target.closest(".beam");
    if (beam) ask(beam.dataset.side);
    else if (shown) forget();
  });
  told.addEventListener("click", forget);
  document.addEventListener("keydown", (event) => event.key === "Escape" && shown && forget());
  return { ask, forget, chainButton };
}
