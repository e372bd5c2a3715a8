// In which colours and from which side this viewer sees pictures: by the preference of the browser, and from the own seat.

import { at } from "./server.js";

const light = window.matchMedia("(prefers-color-scheme: light)");

/** Whether this viewer prefers light colours. */
export const isLight = () => light.matches;

/** Calls `then` when that changes. */
export const onLight = (then) => light.addEventListener("change", then);

/** The address of a picture as this viewer sees it; `seat` is whose side of a board lies below, -1 for who looks on. */
function seen(src, seat) {
  const look = `${light.matches ? "light" : "dark"}${seat >= 0 ? `-${seat}` : ""}`;
  return at(src.replace(/^\/picture\//, `/picture/${look}/`));
}

/** Shows a picture as this viewer sees it, now and when the preference changes. */
export function show(image, src, seat) {
  Object.assign(image.dataset, { src, seat });
  const wanted = seen(src, seat);
  if (image.src !== wanted) image.src = wanted;
}

light.addEventListener("change", () => {
  for (const image of document.querySelectorAll("img[data-src]")) show(image, image.dataset.src, Number(image.dataset.seat));
});
