// A board on a phone is seen nearer: by two fingers, or by a double tap beside what can be played.

const MOST = 4;
const TWICE_MS = 300;
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Lets the board in `frame` be seen nearer. */
export function zoomable(frame) {
  const fingers = new Map();
  let seen = { scale: 1, x: 0, y: 0 };
  let pinch = null;
  let pan = null;
  let tapped = 0;

  /** Shows a part of the board: so many times as big, and shifted by so many pixels; never past its edges. */
  function set({ scale, x, y }) {
    const to = Math.min(MOST, Math.max(1, scale));
    const { width, height } = frame.getBoundingClientRect();
    const within = (shift, size) => Math.min(0, Math.max(size * (1 - to), shift));
    seen = { scale: to, x: within(x, width), y: within(y, height) };
    frame.classList.toggle("zoomed", to > 1);
    sheet.replaceSync(to > 1 ? `#table-board .board > :is(svg, .flight) { transform: translate(${seen.x}px, ${seen.y}px) scale(${seen.scale}); }` : "");
  }

  /**
   * Zooms about a place of the frame.
   * @param {number[]} place
   * @param {number} scale
   */
  function about([px, py], scale) {
    const factor = scale / seen.scale;
    set({ scale, x: px - (px - seen.x) * factor, y: py - (py - seen.y) * factor });
  }

  const inFrame = ({ clientX, clientY }) => {
    const box = frame.getBoundingClientRect();
    return [clientX - box.left, clientY - box.top];
  };
  const between = () => {
    const [one, other] = [...fingers.values()];
    return { middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], apart: Math.hypot(one[0] - other[0], one[1] - other[1]) };
  };

  frame.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch" || event.target.closest("button, .course-told")) return;
    fingers.set(event.pointerId, inFrame(event));
    const onCell = event.target.closest(".cell, .ahead") !== null;
    if (fingers.size === 2) {
      pinch = { ...between(), scale: seen.scale };
      for (const svg of frame.querySelectorAll("svg.live")) svg.dispatchEvent(new PointerEvent("pointercancel"));
    } else if (!onCell) {
      // Two taps on a board that is chosen from mean two squares.
      if (event.timeStamp - tapped < TWICE_MS && !event.target.matches(".live")) about(inFrame(event), seen.scale > 1 ? 1 : 2);
      tapped = event.timeStamp;
      if (seen.scale > 1) pan = { from: inFrame(event), x: seen.x, y: seen.y };
    }
  }, true);
  frame.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, inFrame(event));
    if (pinch && fingers.size === 2) {
      const now = between();
      about(now.middle, (pinch.scale * now.apart) / pinch.apart);
    } else if (pan && !frame.querySelector(".live.dragging")) {
      const [x, y] = inFrame(event);
      set({ scale: seen.scale, x: pan.x + x - pan.from[0], y: pan.y + y - pan.from[1] });
    }
  }, true);
  for (const end of ["pointerup", "pointercancel"]) {
    frame.addEventListener(end, ({ pointerId }) => {
      fingers.delete(pointerId);
      pan = null;
      if (fingers.size < 2) pinch = null;
    }, true);
  }
}
