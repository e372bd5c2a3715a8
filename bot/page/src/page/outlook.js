// What a move would do, told and drawn before it is made: the same light as the real beams.

import { draw } from "./shapes.js";

const LOOK_MS = 140;

/**
 * Looks ahead on the board `svg`, with beams in the group `beams`: `look(move)` asks what a move would do, `tell` says it,
 * `stand(move)` puts its piece where it would go, and `mayShow()` says whether it may still be shown.
 */
export function outlook(svg, beams, { look, tell, stand, mayShow }) {
  let timer = 0;
  /** Grows with everything that is looked ahead at, or is not any more. */
  let looks = 0;
  let shown = false;

  function stop() {
    clearTimeout(timer);
    looks += 1;
    beams.replaceChildren();
    svg.classList.remove("looking");
    if (shown) stand();
    shown = false;
  }

  /** Shows what a move would do, behind `named`: the move, or how it is made. */
  function ahead(move, named = move.san) {
    clearTimeout(timer);
    if (!look) return;
    const mine = (looks += 1);
    timer = setTimeout(async () => {
      const seen = await look(move);
      // An answer that comes late says nothing over what is shown by then.
      if (!seen || mine !== looks || !mayShow()) return;
      if (seen.does) tell(`${named}: ${seen.does}`);
      else tell(named, "");
      shown = true;
      stand(move);
      beams.replaceChildren();
      svg.classList.toggle("looking", seen.beams.length > 0);
      for (const { side, path } of seen.beams) {
        draw(beams, "polyline", { class: `under side-${side}`, points: path.join(" ") });
        draw(beams, "polyline", { class: `${side} side-${side}`, points: path.join(" ") });
      }
    }, LOOK_MS);
  }

  return { ahead, stop };
}
