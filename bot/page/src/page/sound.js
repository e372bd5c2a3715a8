// Sounds for who wishes them, made here: what happens on the board, and two tones when it becomes this tab's person's turn.

const KEPT = "lasermate-sound";
const TONES = [[587.33, 0], [880, 0.14]];
const LENGTH = 0.26;
const LOUD = 0.12;
// Where there is no switch, as on the page of a game, nothing is heard.
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

/** What is heard: tones with their pitch, when they begin, how long they last, and their wave; `to` is where a pitch glides. */
const SOUNDS = {
  turn: TONES.map(([pitch, after]) => ({ pitch, after, length: LENGTH })),
  move: [{ pitch: 240, to: 170, after: 0, length: 0.07, wave: "triangle" }],
  capture: [{ pitch: 200, to: 80, after: 0, length: 0.13, wave: "triangle" }, { pitch: 320, to: 120, after: 0.02, length: 0.08, wave: "square", loud: 0.03 }],
  beam: [{ pitch: 620, to: 1240, after: 0.08, length: 0.3, wave: "sawtooth", loud: 0.025 }],
  check: [{ pitch: 660, after: 0, length: 0.12 }, { pitch: 660, after: 0.14, length: 0.16 }],
  denied: [{ pitch: 330, to: 160, after: 0, length: 0.22, wave: "triangle" }],
  broken: [{ pitch: 466.16, after: 0, length: 0.3 }, { pitch: 329.63, after: 0.12, length: 0.4 }],
  hurry: [0, 0.18, 0.36].map((after) => ({ pitch: 1046.5, after, length: 0.08 })),
  lasermate: [392, 523.25, 659.25, 783.99].map((pitch, place) => ({ pitch, after: 0.43 + place * 0.09, length: 0.4 })),
};

/** Plays a sound; a browser that has none, or allows none yet, stays silent. */
function play(kind) {
  if (!window.AudioContext) return;
  context ??= new AudioContext();
  void context.resume();
  for (const { pitch, to, after, length, wave = "sine", loud = LOUD } of SOUNDS[kind]) {
    const at = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    if (to) tone.frequency.exponentialRampToValueAtTime(to, at + length);
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
  const said = document.documentElement.dataset;
  if (kind === "turn") said.sounded = String(Number(said.sounded ?? 0) + 1);
  else said.heard = kind;
}

/** What came of a move is heard, where sounds are wished for. */
export function sound(kind) {
  if (box?.checked) play(kind);
}

/** Notes how many games wait now: one more than before is heard. */
export function heard(waiting) {
  const more = turns !== null && waiting > turns;
  turns = waiting;
  if (more && box?.checked) play("turn");
}

if (box) {
  box.checked = wished();
  box.addEventListener("change", () => {
    try {
      localStorage.setItem(KEPT, box.checked ? "on" : "off");
    } catch {
      // It lasts as long as the page, then.
    }
    // So it is known what to listen for.
    if (box.checked) play("turn");
  });
}
