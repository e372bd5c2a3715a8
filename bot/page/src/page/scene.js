// A board that is drawn here: a scene of the server (`/api/games/G12/board`) as SVG, changed in place from one position to the
// next. It knows no chat and no rule. What moves leads to the position and never carries it: without it the board is as right.

import { matchPieces } from "./pieces.js";
import { beamElement, burst, emitter, heel, runOut } from "./beams.js";
import { draw, inside, middle, shrunk } from "./shapes.js";

export const SLIDE_MS = 180;
const FADE_MS = 120;
const CALM = window.matchMedia("(prefers-reduced-motion: reduce)");
/** What is left free around the board, in pixels of the picture. */
const MARGIN = 20;
const LAYERS = ["ground", "under", "heels", "pieces", "beams", "over", "emitters", "course"];
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
  const layers = Object.fromEntries(LAYERS.map((name) => [name, draw(svg, "g", { class: name })]));
  /** What is shown, its pieces with their elements. */
  let now = null;
  let pieces = [];
  const running = new Set();

  function play(element, frames, options) {
    if (CALM.matches) return null;
    const animation = element.animate(frames, { easing: "ease-out", ...options });
    running.add(animation);
    const over = () => running.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }

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

  function pieceElement(piece) {
    const group = draw(layers.pieces, "g", {});
    dress(group, piece);
    put(group, piece.at);
    return group;
  }

  function dress(group, { kind, side, size, badge, presence }) {
    group.setAttribute("class", `piece side-${side} ${presence}`);
    group.replaceChildren();
    const box = { x: -size / 2, y: -size / 2, width: size, height: size };
    draw(group, "use", { href: `#piece-${kind}`, ...box });
    if (presence === "inert") draw(group, "use", { href: "#piece-inert", ...box });
    if (badge === "joker" || badge === "risen") draw(group, "use", { href: `#piece-${badge}`, ...box });
    else if (badge?.inherited) draw(group, "use", { href: "#piece-inherited", class: `side-${badge.inherited}`, ...box });
  }

  const put = (group, [x, y]) => group.setAttribute("transform", `translate(${x} ${y})`);
  const shift = ([x, y]) => `translate(${x}px, ${y}px)`;

  function placePieces(scene, moves) {
    const solid = scene.pieces.filter(({ presence }) => presence !== "ghost");
    const { kept, gone, come } = matchPieces(pieces, solid, moves ? [...(scene.marks ?? []), ...now.marks] : [], scene.cells);
    for (const old of [...layers.pieces.querySelectorAll(".ghost, .leaving")]) old.remove();
    for (const piece of scene.pieces.filter(({ presence }) => presence === "ghost")) pieceElement(piece);
    const next = [];
    for (const { element, at } of gone) {
      element.classList.add("leaving");
      layers.pieces.prepend(element);
      const fades = moves && play(element, [{ opacity: 1, transform: shift(at) }, { opacity: 0, transform: shift(at) }], { duration: FADE_MS, delay: SLIDE_MS / 2, fill: "forwards" });
      if (fades) fades.finished.then(() => element.remove(), () => element.remove());
      else element.remove();
    }
    for (const { old, piece } of kept) {
      const [from, to] = [old.at, piece.at];
      dress(old.element, piece);
      put(old.element, to);
      const far = from[0] !== to[0] || from[1] !== to[1];
      if (far) layers.pieces.append(old.element);
      if (far && moves) play(old.element, [{ transform: shift(from) }, { transform: shift(to) }], { duration: SLIDE_MS });
      next.push({ ...piece, id: old.id, element: old.element });
    }
    for (const piece of come) {
      const element = pieceElement(piece);
      if (moves) play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
      next.push({ ...piece, element });
    }
    for (const { id, element } of next) element.dataset.piece = id;
    // What stands in front in the picture does so here.
    if (!moves) for (const { element } of next) layers.pieces.append(element);
    pieces = next;
  }

  function signs(scene, moves) {
    layers.under.replaceChildren();
    layers.over.replaceChildren();
    const corners = (cell, factor = 1) => shrunk(scene.cells[cell].corners, factor).join(" ");
    const ring = (layer, cell, kind) => {
      if (scene.cells[cell]) return draw(layer, "polygon", { class: `mark ${kind}`, points: corners(cell, 0.94), "data-cell": scene.cells[cell].name });
    };
    for (const mark of scene.marks) {
      const [[kind, what]] = Object.entries(mark);
      if (kind === "last_move") {
        ring(layers.under, what.from, "from");
        ring(layers.under, what.to, "to");
      } else if (kind === "denied") {
        const [x, y] = middle(scene.cells[what].corners);
        const r = scene.unit * 0.3;
        draw(layers.over, "path", { class: "mark cross", d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x - r} ${y + r}L${x + r} ${y - r}` });
      } else if (kind === "blast") {
        const [x, y] = middle(scene.cells[what].corners);
        burst(layers.over, [x, y], scene.unit * 1.2, "mark blast");
      } else if (kind !== "cooling") {
        const sign = ring(layers.under, what, kind);
        if (kind === "check" && moves && sign) play(sign, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], { duration: 300 });
      }
    }
    for (const arrow of scene.arrows) arrowElement(scene, arrow);
    for (const { cell, text } of scene.steps) {
      const [x, y] = middle(scene.cells[cell].corners);
      const [dx, dy] = [x + scene.unit * 0.3, y - scene.unit * 0.28];
      draw(layers.over, "rect", { class: "pill", x: dx - 9 - text.length * 6, y: dy - 14, width: 18 + text.length * 12, height: 28, rx: 14 });
      draw(layers.over, "text", { class: "number", x: dx, y: dy + 8 }).textContent = text;
    }
    for (const { cell, pieces: all } of scene.stacks) {
      if (all.length < 2) continue;
      const [x, y] = middle(scene.cells[cell].corners);
      const at = [x + scene.unit * 0.32, y + scene.unit * 0.3];
      draw(layers.over, "circle", { class: "pill", cx: at[0], cy: at[1], r: 13 });
      draw(layers.over, "text", { class: "number", x: at[0], y: at[1] + 8 }).textContent = all.length;
      for (const [level, [, side]] of all.slice(1, -1).entries()) {
        draw(layers.over, "circle", { class: `disc side-${side}`, cx: x - scene.unit * 0.36, cy: y + scene.unit * (0.1 - level * 0.15), r: 7 });
      }
    }
  }

  function arrowElement(scene, { kind, from, to, number, faint }) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    if (length < 1) return;
    const [ux, uy] = [dx / length, dy / length];
    const tip = [to[0] - ux * scene.unit * 0.24, to[1] - uy * scene.unit * 0.24];
    const bow = kind === "exchange" || kind === "jump" ? length * 0.2 : 0;
    const bend = [(from[0] + tip[0]) / 2 - uy * bow, (from[1] + tip[1]) / 2 + ux * bow];
    const d = `M${from}Q${bend.map((part) => part.toFixed(1))} ${tip.map((part) => part.toFixed(1))}`;
    const group = draw(layers.over, "g", { class: `arrow ${kind}${faint ? " faint" : ""}` });
    draw(group, "path", { class: "edge", d });
    draw(group, "path", { class: "shaft", d });
    const [ax, ay] = [tip[0] - bend[0], tip[1] - bend[1]];
    const angle = (Math.atan2(ay, ax) * 180) / Math.PI;
    draw(group, "path", { class: "head", d: "M9 0L-9 10L-4 0L-9 -10Z", transform: `translate(${tip.join(" ")}) rotate(${angle.toFixed(1)})` });
    if (number === null) return;
    draw(group, "circle", { class: "pill", cx: from[0], cy: from[1], r: 15 });
    draw(group, "text", { class: "number", x: from[0], y: from[1] + 8 }).textContent = number;
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
      if (was && moves) runOut(svg, element, JSON.parse(was.dataset.path), beam, play);
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
        for (const { element } of pieces) element.remove();
        pieces = [];
      }
      svg.removeAttribute("aria-hidden");
      svg.setAttribute("role", "img");
      svg.setAttribute("aria-label", scene.alt);
      placePieces(scene, seen);
      light(scene, seen);
      signs(scene, seen);
      layers.course.replaceChildren();
      now = scene;
    },
    /** The scene that is shown. */
    scene: () => now,
    /** Puts the piece of a cell elsewhere for a while, as it is in somebody's hand, or back where it stands. */
    lift(cell, at) {
      const polygon = now?.cells.find(({ name }) => name === cell)?.corners;
      const held = polygon && pieces.findLast((piece) => inside(polygon, piece.at));
      for (const piece of pieces) {
        if (piece !== held && piece.element.classList.contains("lifted")) drop(piece);
      }
      if (!held) return;
      if (!at) return drop(held);
      held.element.classList.add("lifted");
      layers.pieces.append(held.element);
      put(held.element, at);
      held.at = at;
    },
    /** All pieces stand where they stood. */
    settle() {
      for (const piece of pieces) if (piece.element.classList.contains("lifted")) drop(piece);
    },
    /** Says what stands at some places, until the next position. */
    coach(places) {
      layers.course.replaceChildren();
      const [left, , width] = frameOf(now);
      for (const [[x, y], words] of places) {
        const half = words.length * 6.5 + 10;
        const middle = Math.min(Math.max(x, left + half), left + width - half);
        const below = y < (now.board[1] + now.board[3]) / 2 ? 40 : -40;
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

  function drop(piece) {
    piece.element.classList.remove("lifted");
    const home = now.pieces.filter(({ presence, kind, side }) => presence !== "ghost" && kind === piece.kind && side === piece.side);
    const taken = new Set(pieces.filter((other) => other !== piece).map(({ at }) => at.join()));
    const back = home.find(({ at }) => !taken.has(at.join()));
    if (!back) return;
    piece.at = back.at;
    put(piece.element, back.at);
  }
}
