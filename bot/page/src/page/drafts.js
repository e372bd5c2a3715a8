// What was typed and not sent, a line for each channel: it belongs to the channel it was typed in.

const line = document.getElementById("line");
const drafts = new Map();

/** Leaves the line of one channel for that of another. */
export function changeDraft(from, to) {
  if (from === to) return;
  drafts.set(from, line.value);
  line.value = drafts.get(to) ?? "";
  document.getElementById("hint").hidden = true;
}
