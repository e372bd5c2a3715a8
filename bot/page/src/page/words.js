// What the page says, in the language of its reader: messages that the server has written as data, filled here.

/** @typedef {string | (string | Gap)[]} Message a text, or texts with gaps */
/** @typedef {{ $: string, of?: Record<string, Message>, else?: string }} Gap a variable, or a choice by one */
/** @typedef {string | number | Node | (string | Node)[]} Filling */

const { lang } = document.documentElement;
const tongue = (code) => code.split("-")[0];
/** How dates are written: as the browser's reader does it, where that is the page's language. */
export const locale = navigator.languages.find((code) => tongue(code) === tongue(lang)) ?? lang;
const plurals = new Intl.PluralRules(lang);
const lists = new Intl.ListFormat(lang);
/** The page has asked for the file already. */
const address = document.getElementById("words").href;
const AGAIN_MS = 1000;
/** @type {Record<string, Message>} */
const messages = await read();

async function read() {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return answer.json();
    // A page of an earlier version asks for words that are no longer there.
    if (answer?.status === 404) return {};
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}

/**
 * A message, with elements where these fill it.
 * @param {string} id
 * @param {Record<string, Filling>} [variables]
 * @returns {(string | Node)[]}
 */
export const parts = (id, variables = {}) => fill(messages[id] ?? id, variables);

/**
 * A message as a text.
 * @param {string} id
 * @param {Record<string, string | number>} [variables]
 */
export const say = (id, variables) => parts(id, variables).join("");

/**
 * @param {Message} message
 * @param {Record<string, Filling>} variables
 * @returns {(string | Node)[]}
 */
function fill(message, variables) {
  if (typeof message === "string") return [message];
  return message.flatMap((part) => {
    if (typeof part === "string") return part;
    const value = variables[part.$] ?? "";
    if (part.of) return fill(chosen(part, value), variables);
    return typeof value === "number" ? String(value) : value;
  });
}

/** The case of a choice: exactly what it is, else how that is counted, else the last one. */
function chosen({ of = {}, else: otherwise = "" }, value) {
  const counted = typeof value === "number" ? of[plurals.select(value)] : undefined;
  return of[String(value)] ?? counted ?? of[otherwise];
}

/** News as a sentence that others follow; nothing of none. */
export const asSentence = (news) => (news && (/[.!?…]$/.test(news) ? `${news} ` : `${news}. `));

/** What a side is called. */
export const sideName = (side) => say("side", { side: side.toLowerCase() });

/**
 * A list with its last "and"; of texts or of elements.
 * @param {(string | Node)[]} all
 * @returns {(string | Node)[]}
 */
export function listed(all) {
  const places = lists.formatToParts(all.map((_, place) => String(place)));
  return places.map(({ type, value }) => (type === "element" ? all[Number(value)] : value));
}
