// A menu as a list of options: one stop for Tab, arrows inside it, Enter, Space or a tap to pick.

let numbers = 0;

/** The element of a menu; `pick(values, list)` is called with what was picked and the list it was picked from. */
export function menuElement(menu, pick) {
  const element = document.createElement("div");
  element.className = "menu-list";
  const label = element.appendChild(document.createElement("p"));
  label.id = `menu-${(numbers += 1)}`;
  label.className = "prompt";
  label.textContent = menu.prompt;
  const list = element.appendChild(document.createElement("div"));
  list.className = "options";
  list.classList.toggle("wordy", menu.options.some(({ label: words, help }) => help || words.length > 18));
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-labelledby", label.id);
  list.dataset.menu = menu.id;
  list.append(...menu.options.map(option));
  list.firstElementChild?.setAttribute("tabindex", "0");
  const used = (target) => {
    const chosen = target.closest("[role=option]");
    if (!chosen || list.getAttribute("aria-disabled") === "true") return;
    for (const other of list.children) other.setAttribute("aria-selected", String(other === chosen));
    pick([chosen.dataset.value], list);
  };
  list.addEventListener("click", ({ target }) => used(target));
  list.addEventListener("focusin", ({ target }) => {
    for (const other of list.children) other.setAttribute("tabindex", other === target ? "0" : "-1");
  });
  list.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") used(event.target);
    else if (!walk(list, event)) return;
    event.preventDefault();
  });
  return element;
}

function option({ label, value, help }) {
  const element = document.createElement("div");
  element.className = "option";
  element.setAttribute("role", "option");
  element.setAttribute("aria-selected", "false");
  element.tabIndex = -1;
  element.dataset.value = value;
  element.append(label);
  if (help) element.append(Object.assign(document.createElement("small"), { textContent: help }));
  return element;
}

/** Moves the focus within a list, by arrows or by the first letters; false for other keys. */
function walk(list, { key, target }) {
  const all = [...list.children];
  const at = all.indexOf(target);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  let next = null;
  if (step) next = all[(at + step + all.length) % all.length];
  else if (key === "Home") next = all[0];
  else if (key === "End") next = all.at(-1);
  else if (key.length === 1) {
    const typed = key.toLocaleLowerCase();
    const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    next = after.find((other) => other.textContent.toLocaleLowerCase().startsWith(typed));
  } else return false;
  next?.focus();
  return true;
}
