// What no square tells apart is asked beside it, in a box over the board.

import { middle } from "./shapes.js";
import { say } from "./words.js";

/** Asks over the board in `frame`: `answer(choice, cell)` is called with what was pressed, `back()` gives the focus back to the board. */
export function choiceBox(frame, board, { answer, back }) {
  const [left, top, width, height] = board.box;
  let asking = null;

  function close() {
    const had = asking?.contains(document.activeElement);
    asking?.remove();
    asking = null;
    if (had) back();
  }

  /** Asks which of some choices is meant, each with its `words`. */
  function open(choices, cell) {
    close();
    const box = frame.appendChild(document.createElement("div"));
    Object.assign(box, { className: "choice-box", role: "group", ariaLabel: say("which"), ariaLive: "off" });
    const [x, y] = board.cells[cell] ? middle(board.cells[cell]) : [left + width / 2, top + height / 2];
    box.classList.add(y < top + height / 2 ? "below" : "above", x < left + width / 3 ? "left" : x > left + (width * 2) / 3 ? "right" : "centre");
    for (const choice of choices) {
      const button = box.appendChild(document.createElement("button"));
      Object.assign(button, { type: "button", className: "quiet", textContent: choice.words });
      button.addEventListener("click", () => answer(choice, cell));
    }
    asking = box;
    box.firstChild.focus({ preventScroll: true });
  }

  return { open, close, isOpen: () => asking !== null };
}
