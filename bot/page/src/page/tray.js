// What can be chosen and is on no cell stands under the board, all the time: nothing moves when a piece is chosen.

/** Puts the parts under the board; `press(part, byKey)` is called when one is pressed, `mark(part)` shows which is chosen. */
export function trayUnder(figure, parts, press) {
  const element = figure.appendChild(document.createElement("div"));
  Object.assign(element, { className: "tray", ariaLive: "off", hidden: parts.length === 0 });
  // While the other one moves its room is kept.
  const stage = figure.closest("#stage");
  if (stage && parts.length > 0) stage.dataset.tray = "";
  const buttons = parts.map((part) => {
    const button = element.appendChild(document.createElement("button"));
    Object.assign(button, { type: "button", className: "quiet", textContent: part.words });
    button.addEventListener("click", () => press(part, button.matches(":focus-visible")));
    return button;
  });
  const mark = (chosen) => buttons.forEach((button, place) => button.setAttribute("aria-pressed", String(parts[place] === chosen)));
  return { element, mark };
}
