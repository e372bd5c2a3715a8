// What is said beside what was asked, for a while: what went wrong, and that something was done.

import { MOMENT, inline } from "./markdown.js";
import { onceReleased } from "./press.js";
import { timeWords } from "./time.js";
import { say } from "./words.js";

/** Shows a sentence in a place of the page, or none. */
export function complain(id, sentence) {
  const place = document.getElementById(id);
  place.replaceChildren();
  inline(place, sentence ?? "");
  place.hidden = !sentence;
}

let fading = 0;

/** Says in passing that something was done, by oneself or another. */
export function done(words, own = true) {
  const said = document.getElementById("done");
  said.classList.toggle("own", own);
  const dated = words.replace(new RegExp(MOMENT, "gu"), (_, seconds) => timeWords(Number(seconds)));
  said.textContent = dated.replace(/[\\`*]/g, "");
  said.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => onceReleased(() => (said.hidden = true)), 6000);
}

/** Shows whether new messages come, and says that they come again. */
export function connection(is) {
  const again = is && !document.getElementById("connection").hidden;
  complain("connection", is ? null : say("connection-lost"));
  if (!again) return;
  complain("line-error", null);
  done(say("connected"));
}
