// What the signs on targets mean: told with the first of each kind that a browser has seen.

import { draw, ring } from "./shapes.js";
import { say } from "./words.js";

const KEPT = "lasermate.signs";
const WORDS = { takes: "sign-takes", swaps: "sign-swaps", enters: "sign-enters", by: "sign-by", breach: "sign-breach" };

function known() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}

/** Tells in `place` of those of the signs that are new; gives what takes that away. */
export function legend(place, signs) {
  const seen = known();
  const fresh = Object.keys(WORDS).filter((sign) => signs.has(sign) && !seen.includes(sign));
  if (fresh.length === 0) return () => {};
  const box = place.appendChild(document.createElement("span"));
  box.className = "legend";
  for (const sign of fresh) {
    const one = box.appendChild(document.createElement("span"));
    const svg = draw(one, "svg", { class: "live-sign", viewBox: "0 0 32 32" });
    if (sign === "by") draw(svg, "rect", { class: "way", x: 11, y: 11, width: 10, height: 10, transform: "rotate(45 16 16)" });
    else draw(svg, "path", { class: sign, d: ring(sign === "takes" ? undefined : sign, [16, 16], 11) });
    one.append(say(WORDS[sign]));
  }
  return () => {
    box.remove();
    try {
      localStorage.setItem(KEPT, JSON.stringify([...new Set([...known(), ...fresh])]));
    } catch {
      // It is told again.
    }
  };
}
