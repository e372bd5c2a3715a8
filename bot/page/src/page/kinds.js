// All games there are, each with the board on which it begins, drawn when it comes into view.

import { isLight } from "./looks.js";
import { frameOf, sceneView } from "./scene.js";
import { ask } from "./server.js";
import { say } from "./words.js";

/** The list is read once; its boards are drawn anew where the window has become light or dark. */
let filled = false;

/** Fills `list`; `play(name)` begins a game of a kind against the computer, `invite(name)` one with somebody. */
export async function showKinds(list, { play, invite }) {
  if (filled) return;
  const kinds = await ask("GET", "/api/kinds").catch(() => null);
  if (!kinds || filled) return;
  filled = true;
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void board(target);
    }
  }, { rootMargin: "200px" });
  list.replaceChildren(...kinds.map(({ name, title, summary }) => {
    const item = document.createElement("li");
    const frame = Object.assign(item.appendChild(document.createElement("div")), { className: "board small-board" });
    frame.dataset.kind = name;
    item.append(
      Object.assign(document.createElement("h3"), { textContent: title }),
      Object.assign(document.createElement("p"), { textContent: summary }),
    );
    const row = item.appendChild(document.createElement("div"));
    row.className = "buttons";
    for (const [words, called, act] of [["play-computer", "play-computer-at", play], ["invite", "invite-to", invite]]) {
      const button = row.appendChild(document.createElement("button"));
      Object.assign(button, { type: "button", className: "quiet", textContent: say(words) });
      button.setAttribute("aria-label", say(called, { game: title }));
      button.addEventListener("click", () => act(name));
    }
    near.observe(frame);
    return item;
  }));
}

async function board(frame) {
  const scene = await ask("GET", `/api/kinds/${frame.dataset.kind}?light=${isLight()}`).catch(() => null);
  if (!scene) return;
  const box = frameOf(scene);
  frame.classList.toggle("broad", box[2] > box[3] * 1.2);
  const view = sceneView(frame);
  await view.show(scene, false);
  // The heading says which game it is; the board would be read out whole.
  for (const name of ["role", "aria-label"]) view.svg.removeAttribute(name);
  view.svg.setAttribute("aria-hidden", "true");
}
