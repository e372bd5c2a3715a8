// What can still be answered in the open channel: buttons of what is over go, and those of others are not shown.

import { myId } from "./holder.js";
import { openThings } from "./panel.js";

const log = document.getElementById("log");
/** Buttons under a challenge for who has no seat in it, for who has taken one, and for who made it. */
const CHALLENGED = ["accept", "sit", "decline"];
const SEATED = ["rise"];
const CHALLENGERS = ["cancel"];
/** Buttons under a challenge or a pact that calls somebody, for those alone whom it calls. */
const CALLED = ["accept", "decline", "pact-accept", "pact-refuse", "form-counter"];

/** Whether a button is for those alone whom its message calls, and this tab's person is none of them. */
function isForCalled(verb, article) {
  const called = [...article.querySelectorAll("header .mention")].map(({ dataset }) => dataset.id);
  return CALLED.includes(verb) && called.length > 0 && !called.includes(myId());
}

/** What has been answered, withdrawn or run out can be pressed no more; the newest word about a challenge speaks for it. */
openThings(({ challenges, pacts }) => {
  const open = new Map(challenges.map((challenge) => [`c${challenge.id}`, challenge]));
  const offered = new Set(pacts.map(([game, number]) => `g${game} ${number}`));
  const newest = new Map();
  for (const article of [...log.querySelectorAll("article:not(.private)")].reverse()) {
    for (const button of article.querySelectorAll("button[data-button]")) {
      const [verb, subject, , rest] = button.dataset.button.split(":");
      if (subject.startsWith("c")) {
        if (!newest.has(subject)) newest.set(subject, article);
        if (!open.has(subject) || newest.get(subject) !== article) button.remove();
        else {
          const { by, seated } = open.get(subject);
          const others = by === myId() ? [...CHALLENGED, ...SEATED] : [...(seated.includes(myId()) ? CHALLENGED : SEATED), ...CHALLENGERS];
          button.hidden = others.includes(verb) || isForCalled(verb, article);
        }
      } else if (/^(pact-|form-counter)/.test(verb)) {
        if (!offered.has(`${subject} ${rest}`)) button.remove();
        else if (isForCalled(verb, article)) button.hidden = true;
      }
    }
    for (const row of article.querySelectorAll(".buttons")) if (row.childElementCount === 0) row.remove();
  }
});
