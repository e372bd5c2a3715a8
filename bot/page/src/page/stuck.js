// Own pieces that can't move: one that is pressed, or dragged on, says why. On the board that is played on they are nothing to point at.

/** Hears of presses on the drawing in `frame`; `isStuck(cell)` says whether such a piece is there, `refuse(from, to)` says why. Gives what ends it. */
export function stuckPieces(frame, cellUnder, isStuck, refuse) {
  let stuck = null;
  function pressed(event) {
    const cell = cellUnder(event);
    stuck = isStuck(cell) ? cell : null;
  }
  function clicked(event) {
    // A beam that is pressed tells of itself.
    const isDrawing = event.target === frame || (event.target.closest(".scene") && !event.target.closest(".beam"));
    const over = cellUnder(event);
    if (stuck && over && isDrawing) refuse(stuck, over === stuck ? "" : over);
  }
  frame.addEventListener("pointerdown", pressed);
  frame.addEventListener("click", clicked);
  return () => {
    frame.removeEventListener("pointerdown", pressed);
    frame.removeEventListener("click", clicked);
  };
}
