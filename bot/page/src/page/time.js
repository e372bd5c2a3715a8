// Moments in a text: marked by the server in seconds, shown by how far away they are, with the date as a tooltip.

import { locale, say } from "./words.js";

/** Each with its seconds, and from how many on it is used: "in 24 hours", not "tomorrow". */
/** @type {[Intl.RelativeTimeFormatUnit, number, number][]} */
const UNITS = [["day", 86400, 2 * 86400], ["hour", 3600, 3600], ["minute", 60, 60]];
const AGAIN_MS = 30_000;
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** A moment, in unix seconds, as an element that says how far away it is; null where no calendar has it. */
export function timeElement(seconds) {
  const then = new Date(seconds * 1000);
  if (Number.isNaN(then.getTime())) return null;
  const element = document.createElement("time");
  element.dateTime = then.toISOString();
  element.title = then.toLocaleString(locale, { dateStyle: "full", timeStyle: "long" });
  // It changes by itself, which is not worth interrupting anybody for.
  element.setAttribute("aria-live", "off");
  element.textContent = distance(then);
  return element;
}

/** A moment in words for a passing line. */
export const timeWords = (seconds) => timeElement(seconds)?.textContent ?? "";

/** How much time is left until a moment, in milliseconds since 1970: `2 d 4 h`, `3 h 05 min`, `4:09`. */
export function remaining(until) {
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const two = (number) => String(number).padStart(2, "0");
  if (seconds >= 86400) return say("days", { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  if (seconds >= 3600) return say("hours", { hours: Math.floor(seconds / 3600), minutes: two(Math.floor((seconds % 3600) / 60)) });
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** What is on a live clock, from milliseconds: `1:04:09`, `4:09`, and below ten seconds `0:07.3`. */
export function clockFace(ms) {
  const seconds = Math.floor(ms / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const tenths = ms > 0 && ms < 10_000 ? `.${Math.floor((ms % 1000) / 100)}` : "";
  const minutes = Math.floor(seconds / 60);
  const head = minutes >= 60 ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}` : String(minutes);
  return `${head}:${two(seconds % 60)}${tenths}`;
}

/** How far away a moment is: "in 2 days", "3 minutes ago". */
function distance(then) {
  const seconds = Math.round((then.getTime() - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, , from]) => Math.abs(seconds) >= from) ?? UNITS[2];
  return relative.format(Math.round(seconds / size), unit);
}

setInterval(() => {
  // The others show when a message was written, or a clock.
  for (const element of document.querySelectorAll('time[aria-live="off"]')) {
    const now = distance(new Date(element.dateTime));
    if (element.textContent !== now) element.textContent = now;
  }
}, AGAIN_MS);
