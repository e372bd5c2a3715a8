// A board that is drawn here: a scene of the server (`/api/games/G12/board`) as SVG, changed in place from one position to the
// next. It knows no chat and no rule. What moves leads to the position and never carries it: without it the board is as right.

import { beamElement, emitter, heel, runOut } from "./beams.js";
import { flights } from "./flight.js";
import { figures } from "./figures.js";
import { draw } from "./shapes.js";
import { signs } from "./signs.js";

const CALM = window.matchMedia("(prefers-reduced-motion: reduce)");
/** What is left free around the board, in pixels of the picture. */
const MARGIN = 20;
const LAYERS = ["ground", "under", "heels", "pieces", "beams", "over", "emitters", "own", "fan", "course"];
const colours = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, colours];
let symbols = null;

/** Reads the drawings of the pieces, once. */
function loadPieces() {
  symbols ??= new Promise((done) => {
    const asked = new XMLHttpRequest();
    asked.open("GET", new URL("pieces.svg", import.meta.url));
    asked.responseType = "document";
    asked.addEventListener("load", () => {
      const drawings = asked.response?.documentElement;
      if (drawings) {
        const kept = document.body.appendChild(document.importNode(drawings, true));
        kept.setAttribute("class", "unseen");
        kept.setAttribute("aria-hidden", "true");
      }
      done();
    });
    asked.addEventListener("error", () => {
      symbols = null;
      done();
    });
    asked.send();
  });
  return symbols;
}
// Every board needs them.
void loadPieces();

/** The part of the picture that is the board with all that stands at its edge: x, y, width, height. */
export function frameOf(scene) {
  const [left, top, right, bottom] = scene.board;
  const xs = scene.labels.map(({ at }) => at[0]);
  const ys = scene.labels.map(({ at }) => at[1]);
  const box = [Math.min(left - 8, ...xs) - MARGIN, Math.min(top - 12, ...ys) - MARGIN, Math.max(right + 8, ...xs) + MARGIN, Math.max(bottom + 8, ...ys) + MARGIN];
  return [box[0], box[1], box[2] - box[0], box[3] - box[1]];
}

/** A board inside of `frame`, empty before the first `show`. */
export function sceneView(frame) {
  const svg = draw(frame, "svg", { class: "scene", "aria-hidden": "true" });
  /** @type {any} */
  const layers = Object.fromEntries(LAYERS.map((name) => [name, draw(svg, "g", { class: name })]));
  let now = null;
  const running = new Set();

  function play(element, frames, options) {
    if (CALM.matches) return null;
    const animation = element.animate(frames, { easing: "ease-out", ...options });
    running.add(animation);
    const over = () => running.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }

  const carry = flights(frame, svg, play);
  const pieces = figures(layers.pieces, play, carry);

  /** Whether the board itself is another one, or seen otherwise. */
  const isNew = (scene) => !now || JSON.stringify([now.cells, now.labels, now.frontiers]) !== JSON.stringify([scene.cells, scene.labels, scene.frontiers]);

  function ground(scene) {
    const box = frameOf(scene);
    svg.setAttribute("viewBox", box.join(" "));
    layers.ground.replaceChildren();
    for (const cell of scene.cells) draw(layers.ground, "polygon", { class: "rail", points: cell.corners.join(" ") });
    for (const cell of scene.cells) draw(layers.ground, "polygon", { class: `square ${cell.shade}`, points: cell.corners.join(" ") });
    for (const [from, to] of scene.frontiers) draw(layers.ground, "line", { class: "frontier", x1: from[0], y1: from[1], x2: to[0], y2: to[1] });
    for (const { text, at } of scene.labels) draw(layers.ground, "text", { class: "label", x: at[0], y: at[1] + 9 }).textContent = text;
  }

  function light(scene, moves) {
    layers.heels.replaceChildren(...scene.heels.map(heel));
    const old = new Map([...layers.beams.querySelectorAll(".beam:not(.leaving)")].map((element) => [element.dataset.side, element]));
    for (const beam of scene.beams) {
      const path = JSON.stringify(beam);
      const was = old.get(beam.side);
      old.delete(beam.side);
      if (was?.dataset.path === path) continue;
      const element = layers.beams.appendChild(beamElement(beam));
      element.dataset.path = path;
      if (was && moves) runOut(element, JSON.parse(was.dataset.path), beam, { play, fly: carry.fly });
      was?.remove();
    }
    for (const element of old.values()) element.remove();
    layers.emitters.replaceChildren(...scene.emitters.map(emitter));
  }

  return {
    svg,
    /** Shows a position; `moves` says whether it is seen to come about. */
    async show(scene, moves = true) {
      await loadPieces();
      for (const animation of [...running]) animation.finish();
      const anew = isNew(scene);
      const seen = moves && !anew && !CALM.matches && !document.hidden;
      const rules = Object.entries(scene.colours).map(([name, colour]) => `--c-${name}: ${colour};`);
      colours.replaceSync(`:root { ${rules.join(" ")} }`);
      if (anew) {
        ground(scene);
        pieces.clear();
      }
      svg.removeAttribute("aria-hidden");
      svg.setAttribute("role", "img");
      svg.setAttribute("aria-label", scene.alt);
      const then = pieces.show(scene, seen);
      light(scene, seen);
      signs(layers, scene, { play, fly: carry.fly }, seen ? then : null);
      layers.course.replaceChildren();
      now = scene;
    },
    /** The scene that is shown. */
    scene: () => now,
    /** Takes the piece of a cell into the hand, at a place; without one it is put back. */
    lift: (cell, at, slides) => pieces.lift(now?.cells.find(({ name }) => name === cell)?.corners, at, slides),
    settle: pieces.settle,
    /** Says what stands at some places, until the next position. */
    coach(places) {
      layers.course.replaceChildren();
      // On the squares: what names them stays to be read.
      const [left, top, right, bottom] = now.board;
      for (const [[x, y], words] of places) {
        const half = words.length * 7 + 10;
        const middle = Math.min(Math.max(x, left + half), right - half);
        const below = y < (top + bottom) / 2 ? 40 : -40;
        draw(layers.course, "rect", { class: "pill", x: middle - half, y: y + below - 16, width: 2 * half, height: 32, rx: 16 });
        draw(layers.course, "text", { class: "number", x: middle, y: y + below + 7 }).textContent = words;
        draw(layers.course, "circle", { class: "pulse", cx: x, cy: y, r: 26 });
      }
    },
    /** Numbers what happens to a beam; nothing takes the numbers off. */
    number(events) {
      layers.course.replaceChildren();
      for (const [place, { at: [x, y] }] of events.entries()) {
        draw(layers.course, "circle", { class: "pill", cx: x, cy: y, r: 15 });
        draw(layers.course, "text", { class: "number", x, y: y + 8 }).textContent = place + 1;
      }
    },
  };
}
