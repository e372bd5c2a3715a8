// The moves of a game as rows of a list: a button for each, which shows the position after it.

import { say, sideName } from "./words.js";

/** The rows; `current` is after how many actions the position is that is seen, `look(after)` shows one, `sides` says who has moved. */
export function moveRows({ moves, players }, current, look, sides = false) {
  const rows = [];
  for (const line of moves) {
    if (line.number || rows.length === 0) {
      const row = document.createElement("li");
      const add = (className, textContent) => row.append(Object.assign(document.createElement("span"), { className, textContent }));
      add("number", line.number);
      if (sides) add(`side ${line.side.toLowerCase()}`, sideName(line.side));
      // Who has had a move denied moves in the same round: under that move.
      const skipped = line.number.endsWith("…") ? players.findIndex(({ side }) => side === line.side) : 0;
      for (let empty = 0; empty < skipped; empty += 1) add("", "");
      rows.push(row);
    }
    const button = rows.at(-1).appendChild(document.createElement("button"));
    Object.assign(button, { type: "button", className: `quiet${line.denied ? " denied" : ""}`, textContent: line.san });
    button.dataset.key = `move-${line.after}`;
    const move = `${sideName(line.side)} ${line.san}`;
    button.setAttribute("aria-label", line.denied ? say("denied", { move }) : move);
    if (line.after === current) button.setAttribute("aria-current", "step");
    // One stop for Tab: arrows go on from there.
    button.tabIndex = line.after === current ? 0 : -1;
    button.addEventListener("click", () => void look(line.after));
  }
  return rows;
}
