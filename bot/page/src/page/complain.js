// What went wrong, in a sentence beside what it was asked with.

/** Shows a sentence in a place of the page, or none. */
export function complain(id, sentence) {
  document.getElementById(id).textContent = sentence ?? "";
  document.getElementById(id).hidden = !sentence;
}
