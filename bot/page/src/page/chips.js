// The pacts of a player beside their name: two rings linked, and whom it is with. One that breaks is torn until the next move.

import { draw } from "./shapes.js";
import { listed, say, sideName } from "./words.js";

/** The pacts that have been seen to tear. */
const seen = new Set();

/** The pacts that are shown with a position, in order: those that bind and those that the last move broke; `tears` of one that has broken just now. */
export function pactsOf({ game, pacts }, isNewest) {
  const shown = (pacts ?? []).filter(({ stage, torn }) => torn || stage === "binds");
  return shown.map(({ number, sides, torn }) => {
    const key = `${game} ${number}`;
    const tears = torn && isNewest && !seen.has(key);
    if (tears) seen.add(key);
    return { number, sides, torn, tears };
  });
}

/** The chips of a player among those of a table. */
export function pactChips(item, player, players, shown) {
  for (const { number, sides, torn, tears } of shown) {
    if (!sides.includes(player.side)) continue;
    const others = players.filter(({ side }) => side !== player.side && sides.includes(side)).map(({ side }) => side);
    const chip = item.appendChild(document.createElement("span"));
    chip.className = `pact-chip${torn ? " torn" : ""}${tears ? " tears" : ""}`;
    chip.title = say(torn ? "pact-broken" : "pact-with", { number, sides: listed(others.map(sideName)).join("") });
    chip.append(Object.assign(document.createElement("span"), { className: "unseen", textContent: chip.title }));
    const apart = torn ? 8 : 4.6;
    const rings = draw(chip, "svg", { viewBox: "-18 -13 36 26", "aria-hidden": "true" });
    for (const cx of [-apart, apart]) draw(rings, "circle", { cx, cy: 0, r: 6.4 });
    if (torn) draw(rings, "path", { class: "crack", d: "M2.5 -13L-2 -4L2 4L-2.5 13" });
    for (const side of others) {
      const dot = chip.appendChild(document.createElement("span"));
      dot.className = `side ${side.toLowerCase()}`;
      dot.setAttribute("aria-hidden", "true");
    }
  }
}
