// Ask the beam: pointed at, tapped or walked along by keys, its course is numbered and each turn is told.

/** Lets the beams of a board be asked; `forget()` takes away what is shown. */
export function explainBeams(frame, view) {
  const told = frame.appendChild(document.createElement("div"));
  Object.assign(told, { className: "course-told", hidden: true });
  let side = null;

  function show(beam) {
    const scene = view.scene();
    const place = scene?.beams.findIndex((other) => other.side === beam) ?? -1;
    if (place < 0) return forget();
    side = beam;
    const { words, events } = scene.courses[place];
    view.number(events);
    for (const element of frame.querySelectorAll(".beams .beam")) element.classList.toggle("dim", element.dataset.side !== beam);
    const list = document.createElement("ol");
    for (const event of events) list.appendChild(document.createElement("li")).textContent = event.words;
    told.replaceChildren(Object.assign(document.createElement("strong"), { textContent: words }), list);
    told.className = `course-told side-${beam}`;
    told.hidden = false;
    document.getElementById("spoken").textContent = [words, ...events.map((event, index) => `${index + 1}: ${event.words}`)].join(". ");
  }

  function forget() {
    side = null;
    told.hidden = true;
    view.number([]);
    for (const element of frame.querySelectorAll(".beams .beam")) element.classList.remove("dim");
  }

  const ask = (beam) => (beam === side ? forget() : show(beam));
  view.svg.addEventListener("click", ({ target }) => {
    const beam = target.closest(".beam");
    if (beam) ask(beam.dataset.side);
    else if (side) forget();
  });
  told.addEventListener("click", forget);
  document.addEventListener("keydown", (event) => event.key === "Escape" && side && forget());
  return { ask, forget };
}
