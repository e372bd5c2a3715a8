// The game in a minute: the positions of the game that plays itself, one by one, each with the one thing to see in it.

import { say } from "./words.js";

/** What is seen, in order: the position, what is pointed out there, and the message. */
const PAGES = [
  { at: 0, shows: "emitter", words: "lesson-laser" },
  { at: 0, shows: "heels", words: "lesson-heel" },
  { at: 1, shows: "course", words: "lesson-turns" },
  { at: 3, shows: "course", words: "lesson-bishop" },
  { at: -1, shows: "course", words: "lesson-lasermate" },
  { at: -1, shows: "", words: "lesson-chess" },
];

/** Shows the pages on a board; `told(say(words), place, count)` says them. Gives what turns to another page. */
export function lesson(view, scenes, told) {
  let place = -1;
  return async (by) => {
    const before = place;
    place = Math.min(Math.max(place + by, 0), PAGES.length - 1);
    if (place === before) return false;
    const { at, shows, words } = PAGES[place];
    const scene = scenes.at(at);
    await view.show(scene, before >= 0);
    const side = scene.emitters[0]?.side;
    if (shows === "emitter") view.coach([[scene.emitters[0].at, say("coach-laser")]]);
    if (shows === "heels") view.coach(scene.heels.map((heel) => [heel.at, say(heel.side === side ? "coach-guard" : "coach-hit")]));
    if (shows === "course") {
      // The longest way has the most to see.
      const [longest] = [...scene.courses].sort((one, other) => other.events.length - one.events.length);
      view.number(longest.events);
    }
    told(say(words), place + 1, PAGES.length);
    return true;
  };
}
