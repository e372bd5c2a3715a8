// Pictures that move: each has a button that stops it, and for who has asked for less motion it stands until it is played.

import { say } from "./words.js";

const CALM = window.matchMedia("(prefers-reduced-motion: reduce)");

/** The button that stops a moving picture and plays it again. What stands in its place is its beginning. */
export function motionButton(image) {
  const still = document.createElement("canvas");
  still.className = "still";
  still.setAttribute("aria-hidden", "true");
  image.after(still);
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "quiet motion" });

  function set(moves) {
    still.hidden = moves;
    button.textContent = say(moves ? "stop" : "start");
    button.setAttribute("aria-label", say(moves ? "stop-label" : "start-label"));
  }

  image.addEventListener("load", () => {
    [still.width, still.height] = [image.naturalWidth, image.naturalHeight];
    // Of a picture that moves a canvas is given the first frame, whichever is shown.
    still.getContext("2d").drawImage(image, 0, 0);
  });
  button.addEventListener("click", () => {
    const moves = still.hidden;
    set(!moves);
    if (moves) return;
    // Taken off and put back, it begins anew.
    const { src } = image;
    image.removeAttribute("src");
    image.src = src;
  });
  set(!CALM.matches);
  return button;
}
