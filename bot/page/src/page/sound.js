// Sounds for who wishes them, made here: what happens on the board, and two tones when it becomes this tab's person's turn.

const KEPT = "lasermate-sound";
const LOUD = 0.12;
/** How fast a tone begins, in seconds: what is struck at once, what rings gently. */
const STRUCK = 0.003;
const GENTLE = 0.018;
/** Nothing is sharper than this, in hertz. */
const MILD = 4200;
// Where there is no switch, as on the page of a game, nothing is heard.
const box = document.getElementById("sound");
let context = null;
let through = null;
let turns = null;

/** Whether the browser remembers that it is wished for; a browser that keeps nothing knows of none. */
function wished() {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false;
  }
}

/** A bell: its tone and what rings above it. */
const bell = (pitch, after, length, loud = LOUD) => [{ pitch, after, length, loud }, { pitch: pitch * 2.76, after, length: length * 0.4, loud: loud * 0.22 }];

/**
 * What is heard: tones with their pitch, when they begin, how long they last, and their wave; `to` is where a pitch glides. Where
 * there is `noise`, that is what wood and glass sound of, around a pitch.
 */
const SOUNDS = {
  turn: [587.33, 880].map((pitch, place) => ({ pitch, after: place * 0.14, length: 0.34 })),
  move: [{ noise: 1300, after: 0, length: 0.035, loud: 0.3 }, { pitch: 240, to: 170, after: 0, length: 0.13, wave: "triangle", attack: STRUCK, loud: 0.42 }],
  capture: [
    { noise: 900, after: 0, length: 0.05, loud: 0.45 }, { pitch: 190, to: 75, after: 0, length: 0.17, wave: "triangle", attack: STRUCK, loud: 0.34 },
    { noise: 2200, after: 0.055, length: 0.03, loud: 0.3 },
  ],
  beam: [-7, 7].map((detune) => ({ pitch: 520, to: 1170, after: 0.06, length: 0.42, detune, attack: 0.09, loud: 0.04 })),
  check: [...bell(698.46, 0, 0.2), ...bell(698.46, 0.15, 0.34)],
  denied: [{ pitch: 311.13, after: 0, length: 0.14, wave: "triangle" }, { pitch: 233.08, to: 196, after: 0.13, length: 0.26, wave: "triangle" }],
  broken: [{ noise: 2600, after: 0, length: 0.12, loud: 0.4 }, ...bell(466.16, 0.02, 0.45, 0.09), ...bell(329.63, 0.12, 0.6, 0.09)],
  offer: bell(783.99, 0, 0.45),
  end: [...bell(392, 0.2, 0.5), ...bell(523.25, 0.34, 0.8)],
  hurry: [0, 0.2, 0.4].flatMap((after) => [{ noise: 2000, after, length: 0.02, loud: 0.12 }, { pitch: 1046.5, after, length: 0.08, attack: STRUCK, loud: 0.11 }]),
  lasermate: [392, 523.25, 659.25, 783.99].flatMap((pitch, place) => bell(pitch, 0.43 + place * 0.09, place < 3 ? 0.4 : 0.9)),
};

/** White noise, half a second of it. */
function noiseOf(given) {
  const made = given.createBuffer(1, given.sampleRate / 2, given.sampleRate);
  const samples = made.getChannelData(0);
  for (const place of samples.keys()) samples[place] = Math.random() * 2 - 1;
  return made;
}

/** What all sounds go through: none is sharp, and several at once are no louder than one. */
function ways(given) {
  const mild = new BiquadFilterNode(given, { type: "lowpass", frequency: MILD });
  mild.connect(new DynamicsCompressorNode(given, { threshold: -18, ratio: 6 })).connect(given.destination);
  return { mild, noise: noiseOf(given) };
}

/** Lets a sound be heard in a context, through its ways. */
function ring(given, { mild, noise: samples }, kind) {
  for (const { pitch, to, noise, after, length, detune = 0, wave = "sine", attack = GENTLE, loud = LOUD } of SOUNDS[kind]) {
    const at = given.currentTime + after;
    const tone = noise ? new AudioBufferSourceNode(given, { buffer: samples }) : new OscillatorNode(given, { type: wave, frequency: pitch, detune });
    if (to && "frequency" in tone) tone.frequency.exponentialRampToValueAtTime(to, at + length);
    const volume = new GainNode(given, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + (noise ? STRUCK : attack));
    volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
    const colour = noise ? tone.connect(new BiquadFilterNode(given, { type: "bandpass", frequency: noise, Q: 1.4 })) : tone;
    colour.connect(volume).connect(mild);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** Plays a sound; a browser that has none, or allows none yet, stays silent. */
function play(kind) {
  if (!window.AudioContext) return;
  context ??= new AudioContext();
  through ??= ways(context);
  void context.resume();
  ring(context, through, kind);
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
