// Beams of a drawn board: their light, where they come from and end, and how they run out anew.

import { draw } from "./shapes.js";

const OUT_MS = 80;
const RUN_MS = 350;
const BURST_MS = 500;
/** In how many pieces a beam runs out: one a frame. */
const PIECES = 21;
const SVG = "http://www.w3.org/2000/svg";

const group = (className) => {
  const element = document.createElementNS(SVG, "g");
  element.setAttribute("class", className);
  return element;
};

const line = (path) => `M${path.map((at) => at.join(" ")).join("L")}`;

/**
 * A star of `r`.
 * @param {Element} parent
 * @param {number[]} middle
 * @param {number} r
 * @param {string} className
 */
export function burst(parent, [x, y], r, className) {
  const points = Array.from({ length: 24 }, (_, index) => {
    const [angle, far] = [(index * Math.PI) / 12, index % 2 === 0 ? r : r * 0.52];
    return `${(x + Math.sin(angle) * far).toFixed(1)},${(y - Math.cos(angle) * far).toFixed(1)}`;
  });
  return draw(parent, "polygon", { class: className, points: points.join(" ") });
}

/** The lines of a beam along a path that begins so far from where the beam does: a glow, and a core in its side's pattern. */
function lines(parent, path, begins = 0) {
  const d = line(path);
  for (const part of ["glow wide", "glow", "edge", "core"]) draw(parent, "path", { class: part, d, ...(begins > 0 ? { "stroke-dashoffset": begins } : {}) });
}

/** The faces that turn a beam, each with how far it is along its path. */
function facesOf(path) {
  const faces = [];
  let length = 0;
  for (const [index, at] of path.entries()) {
    const [before, after] = [path[index - 1], path[index + 1]];
    if (before) length += Math.hypot(at[0] - before[0], at[1] - before[1]);
    if (!before || !after) continue;
    const [ix, iy, ox, oy] = [...way(before, at), ...way(at, after)];
    if (Math.hypot(ix - ox, iy - oy) < 0.4) continue;
    // Light that is turned back meets a face across its way.
    const back = Math.hypot(ix + ox, iy + oy) < 0.1;
    const [fx, fy] = back ? [-iy, ix] : way([0, 0], [ix + ox, iy + oy]);
    const [x, y] = at;
    faces.push({ length, d: `M${(x - fx * 13).toFixed(1)} ${(y - fy * 13).toFixed(1)}L${(x + fx * 13).toFixed(1)} ${(y + fy * 13).toFixed(1)}` });
  }
  return faces;
}

/** What a beam ends in. */
function ending(parent, { path, end }) {
  const last = path.at(-1);
  if (end === "lasermate") burst(parent, last, 34, "burst");
  else if (end !== "loop") draw(parent, "circle", { class: "end", cx: last[0], cy: last[1], r: 6 });
}

/** A beam: its light, the faces that turn it, and how it ends. */
export function beamElement(beam) {
  const element = group(`beam side-${beam.side} ${beam.end}`);
  element.dataset.side = beam.side;
  lines(element, beam.path);
  for (const { d } of facesOf(beam.path)) draw(element, "path", { class: "face", d });
  ending(element, beam);
  return element;
}

function way([ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

const lengthOf = (path) => path.slice(1).reduce((sum, at, index) => sum + Math.hypot(at[0] - path[index][0], at[1] - path[index][1]), 0);

/** The part of a way between two lengths of it. */
function stretch(path, from, to) {
  const found = [];
  let length = 0;
  for (let index = 0; index + 1 < path.length; index += 1) {
    const [[ax, ay], [bx, by]] = [path[index], path[index + 1]];
    const far = Math.hypot(bx - ax, by - ay);
    const point = (at) => [ax + ((bx - ax) * (at - length)) / far, ay + ((by - ay) * (at - length)) / far];
    if (far > 0 && length + far >= from && length <= to) {
      if (found.length === 0) found.push(point(Math.max(from, length)));
      found.push(point(Math.min(to, length + far)));
    }
    length += far;
  }
  return found.length > 1 ? found : [path.at(-1), path.at(-1)];
}

/** How far two ways are the same. */
function shared(one, other) {
  let length = 0;
  for (let index = 0; index + 1 < Math.min(one.length, other.length); index += 1) {
    const [a, b, c] = [one[index], one[index + 1], other[index + 1]];
    if (b[0] === c[0] && b[1] === c[1]) {
      length += Math.hypot(b[0] - a[0], b[1] - a[1]);
      continue;
    }
    const [first, second] = [way(a, b), way(a, c)];
    const together = Math.hypot(first[0] - second[0], first[1] - second[1]) < 0.01;
    return together ? length + Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - a[0], c[1] - a[1])) : length;
  }
  return length;
}

/** The changed part of a beam goes out, and runs out anew from where it changes; a lasermate bursts when it arrives. */
export function runOut(element, was, now, { play, fly }) {
  const begins = shared(was.path, now.path);
  const whole = lengthOf(now.path);
  const old = beamElement(was);
  old.classList.add("leaving");
  element.before(old);
  const out = play(old, [{ opacity: 1 }, { opacity: 0 }], { duration: OUT_MS });
  if (!out) return old.remove();
  out.finished.then(() => old.remove(), () => old.remove());
  // Piece by piece: a line that grows, or a mask that does, would be laid out anew with every frame.
  const running = group(`beam side-${now.side} leaving part`);
  element.after(running);
  element.dataset.carried = "";
  const faces = facesOf(now.path);
  const piece = (from, to) => {
    const part = draw(running, "g", { class: "run" });
    lines(part, stretch(now.path, from, to), from);
    for (const { length, d } of faces) if (length >= from && length < to) draw(part, "path", { class: "face", d });
    return part;
  };
  if (begins > 0) piece(0, begins);
  let last = null;
  for (let index = 0; index < PIECES; index += 1) {
    const at = (place) => begins + ((whole - begins) * place) / PIECES;
    const part = piece(at(index), at(index + 1));
    if (index === PIECES - 1 && now.end !== "lasermate") ending(part, now);
    const begun = OUT_MS + (RUN_MS * index) / PIECES;
    // What becomes quite opaque is laid out anew, and so is what ceases to be.
    last = play(part, [{ opacity: 0 }, { opacity: 0.999 }], { duration: (2 * RUN_MS) / PIECES, delay: begun, fill: "both" });
  }
  const done = () => {
    delete element.dataset.carried;
    running.remove();
  };
  last.finished.then(done, done);
  const star = element.querySelector(".burst");
  if (star) {
    fly(star, now.path.at(-1), [{ size: 0.1, opacity: 0 }, { size: 2.6, opacity: 1, offset: 0.4 }, { opacity: 1 }], { duration: BURST_MS, delay: OUT_MS + RUN_MS, fill: "backwards" });
  }
}

/** The pocket in a corner of the frame, with its side's ball in it until a beam has scored. */
export function heel({ side, at: [x, y], hit }) {
  const element = group(`heel side-${side}`);
  draw(element, "circle", { class: "pocket", cx: x, cy: y, r: 19 });
  if (!hit) draw(element, "circle", { class: "ball", cx: x, cy: y, r: 11 });
  return element;
}

/** The device a beam comes from. */
export function emitter({ side, at: [x, y], heading: [dx, dy] }) {
  const element = group(`emitter side-${side}`);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  element.setAttribute("transform", `translate(${x} ${y}) rotate(${angle.toFixed(1)})`);
  draw(element, "path", { class: "device", d: "M-18 -13H0L13 -6V6L0 13H-18Z" });
  draw(element, "circle", { class: "lens", cx: 9, cy: 0, r: 4.5 });
  return element;
}
