// The game in a minute: the positions of the game that plays itself, one by one, each with the one thing to see in it.

/** What is seen, in order: the position, what is pointed out there, and the words. */
const PAGES = [
  { at: 0, shows: "emitter", words: "Every side has a laser. Your beam starts here and never rests." },
  { at: 0, shows: "heels", words: "Each side has a heel in a corner. Guard yours, aim at theirs." },
  { at: 1, shows: "course", words: "Pieces turn beams, and so do the walls. Any move may change where a beam goes." },
  { at: 3, shows: "course", words: "A bishop goes out, and the beam follows it. Press Beam in a game to see each turn." },
  { at: -1, shows: "course", words: "The beam ends in the other side's heel: a lasermate! It scores points." },
  { at: -1, shows: "", words: "Everything else is chess: capture, give check, checkmate. Most points win." },
];

/** Shows the pages on a board; `told(words, place, count)` says them. Gives what turns to another page. */
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
    if (shows === "emitter") view.coach([[scene.emitters[0].at, "your laser"]]);
    if (shows === "heels") view.coach(scene.heels.map((heel) => [heel.at, heel.side === side ? "guard this" : "hit this"]));
    if (shows === "course") {
      // The longest way has the most to see.
      const [longest] = [...scene.courses].sort((one, other) => other.events.length - one.events.length);
      view.number(longest.events);
    }
    told(words, place + 1, PAGES.length);
    return true;
  };
}
