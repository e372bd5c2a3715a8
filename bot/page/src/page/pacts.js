// The pacts of a game for three: between whom, what each promised, until when, kept or broken; and a way to offer one.

import { say as worded } from "./words.js";

const panel = document.getElementById("pacts");
/** A sign for each stage, so that no colour has to tell it. */
const SIGNS = { offered: "…", binds: "⚭", kept: "✓", broken: "✗", over: "–" };
let drawn = "";

function make(parent, kind, className, text = "") {
  const element = document.createElement(kind);
  Object.assign(element, { className, textContent: text });
  return parent.appendChild(element);
}

/** Lists the pacts of a game; whoever plays in it (`own`) can offer one: `say` says a line. */
export function drawPacts({ pacts, result }, own, say) {
  const offers = own && !own.fallen && !result;
  const now = JSON.stringify([pacts, offers]);
  if (now === drawn) return;
  drawn = now;
  const focus = document.activeElement?.id === "offer-pact";
  panel.replaceChildren();
  if (offers) {
    const button = make(panel, "button", "", worded("offer-pact"));
    Object.assign(button, { type: "button", id: "offer-pact" });
    button.addEventListener("click", () => say("/pact offer"));
    if (focus) button.focus({ preventScroll: true });
  }
  if (pacts.length === 0) make(panel, "p", "hint", worded("no-pacts"));
  const list = make(panel, "ul", "pact-list");
  for (const pact of pacts) line(list, pact);
}

function line(list, { number, between, stage, state, until, promises }) {
  const item = make(list, "li", `pact ${stage}`);
  const head = make(item, "p", "pact-head");
  make(head, "span", "pact-sign", SIGNS[stage]).setAttribute("aria-hidden", "true");
  make(head, "strong", "", `${number} · ${between}`);
  const terms = make(item, "ul", "pact-terms");
  for (const { words, verdict } of promises) make(terms, "li", verdict ?? "", words);
  make(item, "p", "hint", ["offered", "binds"].includes(stage) ? `${state}, ${until}.` : `${state}.`);
}
