// Cells as polygons of the picture's pixels, and drawing over it.

const SVG = "http://www.w3.org/2000/svg";

/** Adds a shape. */
export function draw(parent, kind, attributes = {}) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
}

/** The middle of a polygon. */
export const middle = (polygon) => [0, 1].map((axis) => polygon.reduce((sum, corner) => sum + corner[axis], 0) / polygon.length);

/** Whether a point lies in a polygon. */
export function inside(polygon, [x, y]) {
  let within = false;
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(index + 1) % polygon.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
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

/** The way to draw what happens to the piece in the middle: a ring captures, two bows with heads exchange, a tray takes in. */
export function ring(meets, [x, y], r) {
  const at = (dx, dy) => `${Math.round(x + dx * r)} ${Math.round(y + dy * r)}`;
  const bow = (way) =>
    `M${at(-0.9 * way, -0.45 * way)}A${r} ${r} 0 0 1 ${at(0.9 * way, -0.45 * way)}M${at(0.42 * way, -0.5 * way)}L${at(0.9 * way, -0.45 * way)}L${at(1.02 * way, -0.95 * way)}`;
  if (meets === "swaps") return bow(1) + bow(-1);
  if (meets === "enters") return `M${at(-1, 0)}V${Math.round(y + r)}H${Math.round(x + r)}V${Math.round(y)}M${at(-0.4, -0.9)}L${at(0, -0.45)}L${at(0.4, -0.9)}`;
  return `M${at(-1, 0)}A${r} ${r} 0 1 1 ${at(1, 0)}A${r} ${r} 0 1 1 ${at(-1, 0)}`;
}
