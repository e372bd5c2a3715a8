// A sound when it becomes this tab's person's turn, for who wishes it: two tones, made here.

const KEPT = "lasermate-sound";
const TONES = [[587.33, 0], [880, 0.14]];
const LENGTH = 0.26;
const LOUD = 0.12;
const box = document.getElementById("sound");
let context = null;
let turns = null;

/** Whether the browser remembers that it is wished for; a browser that keeps nothing knows of none. */
function wished() {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false;
  }
}

/** Plays the two tones; a browser that has no sound, or allows none yet, stays silent. */
function play() {
  if (!window.AudioContext) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, after] of TONES) {
    const at = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH);
  }
  document.documentElement.dataset.sounded = String(Number(document.documentElement.dataset.sounded ?? 0) + 1);
}

/** Notes how many games wait now: one more than before is heard. */
export function heard(waiting) {
  const more = turns !== null && waiting > turns;
  turns = waiting;
  if (more && box.checked) play();
}

box.checked = wished();
box.addEventListener("change", () => {
  try {
    localStorage.setItem(KEPT, box.checked ? "on" : "off");
  } catch {
    // It lasts as long as the page, then.
  }
  // So it is known what to listen for.
  if (box.checked) play();
});
