// A form as a dialog: its fields with their labels, what is wrong said inside it, what was typed kept until it is taken.

import { markdown } from "./markdown.js";
import { say } from "./words.js";

const dialog = document.getElementById("form-dialog");

// Chromium gives the focus back to the field that had it, but not the caret: what was typed next went nowhere.
dialog.addEventListener("close", () => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.selectionStart !== null) field.setSelectionRange(field.selectionStart, field.selectionEnd);
});

/**
 * Shows a form. `fill(fields)` sends it in and gives what is wrong with it (our small Markdown), and then the dialog
 * stays, or a function to go on with once the dialog is closed.
 */
export function showForm(form, fill) {
  const element = document.createElement("form");
  element.method = "dialog";
  element.autocomplete = "off";
  const title = element.appendChild(document.createElement("h2"));
  title.id = "form-title";
  title.textContent = form.title;
  const inputs = form.fields.map((field, index) => fieldElement(element, field, index));
  fitTicks(element, form.fields, inputs);
  if (form.fields.some(({ several }) => several)) readBack(element, form.fields, inputs);
  const foot = element.appendChild(document.createElement("div"));
  foot.className = "foot";
  const error = foot.appendChild(document.createElement("div"));
  error.id = "form-error";
  error.className = "error";
  error.setAttribute("role", "alert");
  const row = foot.appendChild(document.createElement("div"));
  row.className = "buttons";
  const send = button(row, say("send"), "submit", "");
  button(row, say("cancel"), "button", "quiet").addEventListener("click", () => dialog.close());
  // What was wrong may be mended.
  element.addEventListener("input", () => error.replaceChildren());
  element.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.disabled) return;
    send.disabled = true;
    const fields = Object.fromEntries(inputs.map((input) => [input.name, input.value]));
    const next = await fill(fields);
    send.disabled = false;
    if (!element.isConnected) return;
    if (typeof next === "string") {
      error.replaceChildren(markdown(next));
      inputs[0]?.focus();
    } else {
      dialog.close();
      next();
    }
  });
  dialog.replaceChildren(element);
  if (!dialog.open) dialog.showModal();
  inputs[0]?.focus();
}

function fieldElement(form, field, index) {
  const id = `field-${index}`;
  if (field.several) return ticksElement(form, field, id);
  const label = form.appendChild(document.createElement("label"));
  label.htmlFor = id;
  label.textContent = field.required ? field.label : say("optional", { label: field.label });
  if (field.choices) return menuElement(form, field, id);
  const input = form.appendChild(document.createElement(field.long ? "textarea" : "input"));
  Object.assign(input, { id, name: field.name, value: field.value, maxLength: field.most, required: field.required });
  if (field.long) input.rows = 5;
  if (field.hint) {
    // A placeholder goes away with the first letter; the words stay.
    const hint = form.appendChild(document.createElement("p"));
    hint.id = `${id}-hint`;
    hint.className = "hint";
    hint.textContent = field.hint;
  }
  input.setAttribute("aria-describedby", field.hint ? `${id}-hint form-error` : "form-error");
  return input;
}

/** One of the choices; where none need be picked, the hint says what that means. */
function menuElement(form, field, id) {
  const menu = form.appendChild(document.createElement("select"));
  Object.assign(menu, { id, name: field.name, required: field.required });
  const unchosen = field.required ? say("choose") : field.hint;
  menu.append(new Option(unchosen, ""));
  // What is meant without a choice may be one of them.
  const others = field.choices.filter(({ label }) => label !== unchosen);
  for (const { label, value, help } of others) menu.append(new Option(help ? `${label} (${help})` : label, value));
  // What was typed before the form came may be written otherwise.
  menu.value = others.find(({ value }) => value.toLowerCase() === field.value.toLowerCase())?.value ?? "";
  menu.setAttribute("aria-describedby", "form-error");
  return menu;
}

/** What is promised in the form, as a sentence that changes with it. */
function readBack(element, fields, inputs) {
  const told = element.appendChild(document.createElement("output"));
  told.className = "read-back";
  const of = (name) => inputs.find((input) => input.name === name)?.value.trim() ?? "";
  const label = (name) => fields.find((field) => field.name === name)?.choices?.find(({ value }) => value.toLowerCase() === of(name).toLowerCase())?.label;
  const tell = () => {
    const ticks = fields.filter(({ several }) => several).flatMap(({ name, choices }) => {
      const ticked = of(name).split("\n");
      return choices.filter(({ value }) => ticked.includes(value)).map((choice) => choice.help || `${choice.label}.`);
    });
    const promises = [...ticks, ...of("terms").split("\n").filter(Boolean).map((term) => `${term}.`), of("words") && `“${of("words")}”`].filter(Boolean);
    const until = fields.find(({ name }) => name === "until");
    const long = label("until") ?? until?.hint ?? "";
    const [side, what] = [label("to"), `${promises.join(" ")} ${long}.`];
    const offer = !side ? "you-offer" : of("to").toLowerCase() === "both" ? "you-offer-both" : "you-offer-to";
    told.textContent = promises.length === 0 ? say("tick") : say(offer, { side, what });
  };
  element.addEventListener("input", tell);
  element.addEventListener("change", tell);
  tell();
}

/** A box to tick for each choice; the value has a line for each that is ticked. */
function ticksElement(form, field, id) {
  const group = form.appendChild(document.createElement("fieldset"));
  const legend = group.appendChild(document.createElement("legend"));
  legend.textContent = field.required ? field.label : say("optional", { label: field.label });
  const hint = group.appendChild(document.createElement("p"));
  Object.assign(hint, { id: `${id}-hint`, className: "hint", textContent: field.hint });
  group.setAttribute("aria-describedby", `${id}-hint form-error`);
  const ticked = field.value.split("\n");
  const boxes = field.choices.map(({ label, value, help }, index) => {
    const row = group.appendChild(document.createElement("label"));
    const box = row.appendChild(document.createElement("input"));
    Object.assign(box, { type: "checkbox", id: `${id}-${index}`, value, checked: ticked.includes(value) });
    row.append(label);
    if (help) row.append(Object.assign(document.createElement("small"), { textContent: help }));
    return box;
  });
  return {
    name: field.name,
    boxes,
    get value() {
      return boxes.filter((box) => box.checked).map((box) => box.value).join("\n");
    },
    focus: () => boxes[0]?.focus(),
  };
}

/** Keeps from being ticked what could not be sent: more than there may be, and what does not go with what another field says. */
function fitTicks(element, fields, inputs) {
  const fit = () => {
    const values = inputs.map(({ value }) => value);
    for (const [place, { choices, most }] of fields.entries()) {
      const boxes = inputs[place].boxes ?? [];
      const clashes = boxes.filter((_, index) => choices[index].unless?.some((value) => values.includes(value)));
      for (const box of clashes) box.checked = false;
      const isFull = boxes.filter(({ checked }) => checked).length >= most;
      for (const box of boxes) box.disabled = clashes.includes(box) || (isFull && !box.checked);
    }
  };
  element.addEventListener("change", fit);
  fit();
}

function button(row, words, type, className) {
  const element = row.appendChild(document.createElement("button"));
  Object.assign(element, { type, className, textContent: words });
  return element;
}
