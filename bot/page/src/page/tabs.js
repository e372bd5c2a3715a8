// Beside the board: its moves, the talk, the pacts and what is played, one at a time; where there is room, talk is always in view.

import { toEnd } from "./view.js";

const ROOMY = window.matchMedia("(min-width: 1500px)");
const [main, bar, dot] = [document.querySelector("main"), document.getElementById("tabs"), document.getElementById("talk-dot")];
const tabs = [...bar.children];
const panels = tabs.map((tab) => document.getElementById(tab.getAttribute("aria-controls")));
const talk = tabs.findIndex((tab) => tab.id === "tab-talk");
/** Which of them is shown; -1 while no game is on the table, and there is talk alone. */
let chosen = -1;
let shown = null;

/** Whether what is said is in view. */
export const talks = () => chosen < 0 || chosen === talk || ROOMY.matches;

/** Shows what belongs to a game, whoever plays its moves first; without a game only talk. */
export function tabsOf(next, plays, hasPacts) {
  bar.hidden = next === null;
  bar.dataset.game = next ?? "";
  document.getElementById("tab-pacts").hidden = !hasPacts;
  const now = next === null ? null : `${next} ${plays}`;
  if (now !== shown || (chosen !== talk && tabs[chosen]?.hidden)) chosen = next === null ? -1 : plays ? 0 : talk;
  shown = now;
  draw();
}

/** Shows one of them. */
export function showTab(name) {
  const next = tabs.findIndex((tab) => tab.id === `tab-${name}`);
  if (chosen < 0 || tabs[next].hidden) return;
  chosen = next;
  draw();
}

/** Something was said: who does not see it is told that there is something new. */
export function tellOfTalk() {
  dot.hidden = talks();
}

function draw() {
  // What is always in view needs no tab of its own.
  tabs[talk].hidden = ROOMY.matches;
  const open = ROOMY.matches && chosen === talk ? 0 : chosen;
  for (const [place, tab] of tabs.entries()) {
    tab.setAttribute("aria-selected", String(place === open));
    tab.tabIndex = place === open ? 0 : -1;
    panels[place].hidden = place === talk ? !talks() : place !== open;
  }
  main.dataset.tab = tabs[open]?.id.slice(4) ?? "talk";
  if (talks()) dot.hidden = true;
}

bar.addEventListener("click", ({ target }) => {
  const tab = target.closest("[role=tab]");
  if (!tab) return;
  const unseen = !talks();
  showTab(tab.id.slice(4));
  // Whoever opens the talk wants to read what is new.
  if (unseen && talks()) toEnd();
});
bar.addEventListener("keydown", (event) => {
  const open = tabs.filter((tab) => !tab.hidden);
  const at = open.indexOf(event.target);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: open.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  const tab = open[(next + open.length) % open.length];
  tab.click();
  tab.focus();
});
ROOMY.addEventListener("change", draw);
