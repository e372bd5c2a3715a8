// Moments in a text: marked by the server in seconds, shown in the reader's own zone with how far away they are.

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
const AGAIN_MS = 30_000;
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** A moment, in unix seconds, as an element; null where no calendar has it. */
export function timeElement(seconds) {
  const then = new Date(seconds * 1000);
  if (Number.isNaN(then.getTime())) return null;
  const element = document.createElement("time");
  element.dateTime = then.toISOString();
  element.title = then.toLocaleString([], { dateStyle: "full", timeStyle: "long" });
  element.append(`${words(then)} `);
  const away = element.appendChild(document.createElement("span"));
  away.className = "away";
  // It changes by itself, which is not worth interrupting anybody for.
  away.setAttribute("aria-live", "off");
  away.textContent = `(${distance(then)})`;
  return element;
}

/** A moment in words for a passing line. */
export const timeWords = (seconds) => timeElement(seconds)?.textContent ?? "";

function words(then) {
  const today = new Date();
  const time = then.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  if (then.toDateString() === today.toDateString()) return time;
  const year = then.getFullYear() === today.getFullYear() ? {} : { year: "numeric" };
  return `${then.toLocaleDateString([], { weekday: "short", day: "numeric", month: "short", ...year })}, ${time}`;
}

/** How much time is left until a moment, in milliseconds since 1970: `2 d 4 h`, `3 h 05 min`, `4:09`. */
export function remaining(until) {
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const two = (number) => String(number).padStart(2, "0");
  if (seconds >= 86400) return `${Math.floor(seconds / 86400)} d ${Math.floor((seconds % 86400) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${two(Math.floor((seconds % 3600) / 60))} min`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** How far away a moment is: "in 2 days", "3 minutes ago". */
function distance(then) {
  const seconds = Math.round((then.getTime() - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["minute", 60];
  return relative.format(Math.round(seconds / size), unit);
}

setInterval(() => {
  for (const away of document.querySelectorAll("time .away")) {
    const now = `(${distance(new Date(away.parentElement.dateTime))})`;
    if (away.textContent !== now) away.textContent = now;
  }
}, AGAIN_MS);
