// The game in a minute: the positions of the game that plays itself, one by one, each with the one thing to see in it, and a mirror to
// put where one likes.

import { isLight } from "./looks.js";
import { ask } from "./server.js";
import { draw, middle, shrunk } from "./shapes.js";
import { say } from "./words.js";

/** What is seen, in order: the position, what is pointed out there, and the message; of a course the square that it is turned on. */
const PAGES = [
  { at: 0, shows: "emitter", words: "lesson-laser" },
  { at: 0, shows: "heels", words: "lesson-heel" },
  { at: 1, shows: "course", words: "lesson-turns" },
  { at: 2, shows: "mirror", words: "lesson-try" },
  { at: 3, shows: "course", on: "g5", words: "lesson-bishop" },
  { at: -1, shows: "course", words: "lesson-lasermate" },
  { at: -1, shows: "", words: "lesson-chess" },
];

/** Shows the pages on a board; `told(words, place, count)` says them. Gives what turns to another page, or ends where it is by nothing. */
export function lesson(view, scenes, told) {
  let place = -1;
  /** The squares for the mirror, over the board. */
  let squares = null;
  let mirrors = null;

  /** Numbers the beam that meets a square, or the one that has the longest way: it has the most to see. */
  function course({ cells, courses }, on = null) {
    const [longest] = [...courses].sort((one, other) => other.events.length - one.events.length);
    if (!on) return view.number(longest.events);
    const [x, y] = middle(cells.find((cell) => cell.name === on).corners);
    const meets = ({ events }) => events.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) < 1);
    view.number(courses.find(meets)?.events ?? []);
  }

  /** Lets the mirror be put on any of its squares, one after the other. */
  async function mirror() {
    const here = place;
    mirrors ??= await ask("GET", `/api/demo/mirror?light=${isLight()}`).catch(() => null);
    if (!mirrors || place !== here) return;
    const label = say("lesson-try");
    squares = draw(view.svg.parentNode, "svg", { class: "ahead", viewBox: view.svg.getAttribute("viewBox"), role: "group", "aria-label": label });
    for (const [name, after] of mirrors) {
      const { corners } = after.cells.find((cell) => cell.name === name);
      const area = draw(squares, "polygon", { class: "try", points: shrunk(corners, 0.9).join(" "), role: "button", tabindex: 0, "aria-label": name, "aria-pressed": false });
      const put = async () => {
        for (const other of squares.children) other.setAttribute("aria-pressed", other === area);
        await view.show(after, true);
        if (area.getAttribute("aria-pressed") !== "true" || !area.isConnected) return;
        course(after, name);
        told(after.courses.map(({ words }) => words).join(". "), here + 1, PAGES.length);
      };
      area.addEventListener("click", () => void put());
      area.addEventListener("keydown", (event) => {
        if (!["Enter", " "].includes(event.key)) return;
        event.preventDefault();
        void put();
      });
    }
  }

  return async (by) => {
    squares?.remove();
    if (!by) return false;
    const before = place;
    place = Math.min(Math.max(place + by, 0), PAGES.length - 1);
    if (place === before) return false;
    const { at, shows, on, words } = PAGES[place];
    const scene = scenes.at(at);
    await view.show(scene, before >= 0);
    const side = scene.emitters[0]?.side;
    if (shows === "emitter") view.coach([[scene.emitters[0].at, say("coach-laser")]]);
    if (shows === "heels") view.coach(scene.heels.map((heel) => [heel.at, say(heel.side === side ? "coach-guard" : "coach-hit")]));
    if (shows === "course") course(scene, on);
    if (shows === "mirror") void mirror();
    told(say(words), place + 1, PAGES.length);
    return true;
  };
}
