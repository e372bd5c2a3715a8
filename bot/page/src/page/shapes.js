// Cells as polygons of the picture's pixels, and drawing over it.

const SVG = "http://www.w3.org/2000/svg";
/** The ways that arrow keys go. */
export const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Adds a shape. */
export function draw(parent, kind, attributes = {}) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
}

const mean = (polygon, axis) => polygon.reduce((sum, corner) => sum + corner[axis], 0) / polygon.length;

/**
 * The middle of a polygon.
 * @returns {[number, number]}
 */
export const middle = (polygon) => [mean(polygon, 0), mean(polygon, 1)];

/**
 * Whether a point lies in a polygon.
 * @param {number[][]} polygon
 * @param {number[]} point
 */
export function inside(polygon, [x, y]) {
  let within = false;
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(index + 1) % polygon.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** The nearest of some polygons, by their names, that lies in a direction from one of them; null where none does. */
export function nearest(polygons, from, [dx, dy]) {
  const [x, y] = middle(polygons[from]);
  let best = null;
  for (const [name, polygon] of Object.entries(polygons)) {
    const [ox, oy] = middle(polygon);
    const along = (ox - x) * dx + (oy - y) * dy;
    const far = along + 3 * (Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx));
    if (name !== from && along > 1 && (!best || far < best.far)) best = { far, name };
  }
  return best?.name ?? null;
}

/** How big a polygon is, in square pixels. */
export function surface(polygon) {
  return polygon.reduce((sum, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length];
    return sum + (ax * by - ay * bx) / 2;
  }, 0);
}

/** A polygon drawn together towards its middle. */
export function shrunk(polygon, factor) {
  const [x, y] = middle(polygon);
  return polygon.map(([px, py]) => [Math.round(x + (px - x) * factor), Math.round(y + (py - y) * factor)]);
}

/**
 * The way to draw what happens to the piece in the middle: a ring captures, two bows with heads exchange, a tray takes in, and
 * a jagged ring breaks the own word.
 * @param {string | undefined} meets
 * @param {number[]} middle
 * @param {number} r
 */
export function ring(meets, [x, y], r) {
  const at = (dx, dy) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
  if (meets === "enters") return `M${at(-1, 0)}L${at(-1, 1)}L${at(1, 1)}L${at(1, 0)}M${at(-0.4, -0.95)}L${at(0, -0.5)}L${at(0.4, -0.95)}`;
  if (meets === "breach") {
    const teeth = Array.from({ length: 20 }, (_, place) => [(place * Math.PI) / 10, place % 2 === 0 ? 1.15 : 0.8]);
    return `M${teeth.map(([angle, far]) => at(Math.sin(angle) * far, -Math.cos(angle) * far)).join("L")}Z`;
  }
  const arc = `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1`;
  if (meets !== "swaps") return `M${at(-1, 0)}${arc} ${at(1, 0)}${arc} ${at(-1, 0)}`;
  const bow = (way) =>
    `M${at(-0.97 * way, -0.25 * way)}${arc} ${at(0.85 * way, -0.53 * way)}M${at(0.32 * way, -0.5 * way)}L${at(0.85 * way, -0.53 * way)}L${at(0.95 * way, -1.05 * way)}`;
  return bow(1) + bow(-1);
}
