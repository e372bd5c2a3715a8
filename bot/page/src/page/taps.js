// Whether a finger plays a move by one tap on where it goes. Without it the first tap shows what the move would do.

const KEY = "lasermate.one-tap";
const box = document.getElementById("one-tap");

try {
  box.checked = localStorage.getItem(KEY) === "yes";
} catch {
  // Without storage it lasts as long as the page.
}
box.addEventListener("change", () => {
  try {
    localStorage.setItem(KEY, box.checked ? "yes" : "no");
  } catch {
    // As above.
  }
});

/** Whether one tap is enough. */
export const oneTap = () => box.checked;
