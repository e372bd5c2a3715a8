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
