// How big pictures are: as wide as there is room for, and never so high that the window does not hold them. Known before a
// picture is there, so that nothing jumps when it comes.

const sheet = new CSSStyleSheet();
const known = new Set();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** The class of what holds a picture of so many pixels. */
export function sizeClass(width, height) {
  const name = `size-${Number(width)}-${Number(height)}`;
  if (!known.has(name)) {
    known.add(name);
    sheet.insertRule(`.${name} { width: min(100%, calc((100dvh - var(--around)) * ${width / height})); }`);
    sheet.insertRule(`figure:has(> .${name}) { --ratio: ${width / height}; }`);
  }
  return name;
}
