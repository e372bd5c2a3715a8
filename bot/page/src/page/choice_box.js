// What no square tells apart is asked beside it, in a box over the board.

import { draw, middle, surface } from "./shapes.js";
import { say } from "./words.js";

/** How far it stands from the square and from the board's edge, in pixels. */
const GAP = 6;

/** Draws a piece into a button. */
function piece(button, { kind, side }) {
  const svg = draw(button, "svg", { class: `side-${side.toLowerCase()}`, viewBox: "12 10 76 84", "aria-hidden": "true" });
  draw(svg, "use", { href: `#piece-${kind}`, width: 100, height: 100 });
}

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

  /** Puts a box above or below a square, or into the middle of the board. */
  function place(box, square) {
    const scale = frame.clientWidth / width;
    const [x, y] = square ? middle(square) : [left + width / 2, top + height / 2];
    const away = square ? Math.sqrt(Math.abs(surface(square))) / 2 : 0;
    const within = (from, size, most) => `${Math.max(GAP, Math.min(from, most - size - GAP))}px`;
    const edge = y < top + height / 2 ? (y + away - top) * scale + GAP : (y - away - top) * scale - GAP - box.offsetHeight;
    box.style.left = within((x - left) * scale - box.offsetWidth / 2, box.offsetWidth, frame.clientWidth);
    box.style.top = within(edge, box.offsetHeight, frame.clientHeight);
  }

  /** Asks which of some choices is meant, each with its `words`. */
  function open(choices, cell) {
    close();
    const box = frame.appendChild(document.createElement("div"));
    const isPromotion = choices.every(({ part }) => part?.becomes);
    Object.assign(box, { className: "choice-box", role: "group", ariaLabel: say(isPromotion ? "promote-to" : "which"), ariaLive: "off" });
    box.classList.toggle("promotes", isPromotion);
    for (const choice of choices) {
      const button = box.appendChild(document.createElement("button"));
      Object.assign(button, { type: "button", className: "quiet" });
      if (isPromotion) piece(button, choice.part.becomes);
      button.append(choice.words);
      button.addEventListener("click", () => answer(choice, cell));
    }
    place(box, board.cells[cell]);
    asking = box;
    box.firstChild.focus({ preventScroll: true });
  }

  return { open, close, isOpen: () => asking !== null };
}
