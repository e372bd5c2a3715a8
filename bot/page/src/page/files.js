// A game in a file: dropped on the page, pasted into the line, or chosen; or as text of several lines, pasted into the line, which
// would lose the ends of its lines there. It goes to /import as it is.

import { say } from "./words.js";

/** The longest record, each of its characters at its longest. */
const MOST_BYTES = 800_000;
/** How a record begins, and PGN or PDN with its tags. */
const RECORD = /^\s*(\[\w+\s+"|Lasermate record \d)/;

/** The text of a file: UTF-8, UTF-16 with its mark, or Latin-1, which PGN was written in. */
async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decode = (encoding, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode("utf-16be");
  try {
    return decode("utf-8", true);
  } catch {
    return decode("windows-1252");
  }
}

/** Lets files be imported. `picker` is the field for one, shown while an import is typed; `send(line)` sends; `refuse(words)` complains. */
export function importFiles({ line, picker, send, refuse }) {
  async function read(file) {
    if (file.size > MOST_BYTES) return refuse(say("file-large"));
    const text = await textOf(file);
    if (/[\0-\x08\x0e-\x1f]/.test(text)) return refuse(say("file-no-text"));
    return send(`/import ${text}`);
  }
  const takes = (event, from) => {
    const file = from?.files[0];
    if (!file) return;
    event.preventDefault();
    void read(file);
  };
  const field = picker.querySelector("input");
  field.addEventListener("change", (event) => {
    takes(event, field);
    field.value = "";
  });
  line.addEventListener("input", () => {
    picker.hidden = !/^\s*\/import\b/i.test(line.value);
  });
  line.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const isImport = /^\s*\/import\s*$/i.test(line.value) || (line.value === "" && RECORD.test(text));
    if (!isImport || !text.trim().includes("\n")) return takes(event, event.clipboardData);
    event.preventDefault();
    line.value = "";
    return send(`/import ${text}`);
  });
  // Else the browser would leave the page for the file.
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => takes(event, event.dataTransfer));
}
