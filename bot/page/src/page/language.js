// The language of the page, chosen at its head: a cookie tells the server, and for who has a name it is what `/language` chooses.

import { myName } from "./holder.js";
import { sendSurely } from "./server.js";

const YEAR_S = 365 * 86_400;
const NARROW = window.matchMedia("(max-width: 599px)");
const menu = document.getElementById("language");
const [head, foot] = [menu.closest("header"), document.getElementById("channels")];

/** On a phone the head has no room for it: there it is under the channels. */
function place() {
  if (!foot) return;
  const label = menu.parentNode;
  if (NARROW.matches) foot.append(label);
  else head.insertBefore(label, head.querySelector(".who"));
}

menu.addEventListener("change", async () => {
  document.cookie = `language=${menu.value}; path=/; max-age=${YEAR_S}; samesite=lax`;
  if (myName()) await sendSurely("/api/send", { room: "lobby", text: `/language ${menu.value}` }).catch(() => null);
  location.reload();
});
NARROW.addEventListener("change", place);
place();
