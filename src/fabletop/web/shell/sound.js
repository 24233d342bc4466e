// Sounds, made on the spot: no files, gentle, and silent until the first touch of the page.

import { sound as wanted } from "./settings.js";

const LOUDNESS = 0.22;
const APART = 170; // milliseconds between sounds that come together
const MOST = 12;

/** @type {{context: AudioContext, out: GainNode} | null} */
let stage = null;

// What counts as a touch: a finger only when it leaves the glass.
const TOUCHES = ["touchend", "click", "keydown"];

/** Browsers allow sound only after a touch; wait for it. A call on an iPhone interrupts it until the next one. */
export function listenForTouch() {
  const wake = () => {
    if (!wanted.peek()) return;
    stage ??= makeStage();
    const state = /** @type {string | undefined} */ (stage?.context.state); // TypeScript knows no "interrupted"
    if (state === "suspended" || state === "interrupted") void stage?.context.resume().catch(() => undefined);
  };
  for (const kind of TOUCHES) addEventListener(kind, wake, { passive: true, capture: true });
}

function makeStage() {
  if (typeof AudioContext === "undefined") return null;
  const context = new AudioContext();
  const out = new GainNode(context, { gain: LOUDNESS });
  out.connect(context.destination);
  return { context, out };
}

/**
 * One tone: from one pitch to another, struck and dying away.
 * @param {OscillatorType} type @param {number} from @param {number} to @param {number} length seconds
 * @param {number} [after] seconds @param {number} [strength]
 */
function tone(type, from, to, length, after = 0, strength = 1) {
  if (!stage) return;
  const start = stage.context.currentTime + after;
  const source = new OscillatorNode(stage.context, { type, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fading(start, length, strength));
  source.start(start);
  source.stop(start + length);
}

/**
 * A breath of noise around a pitch.
 * @param {number} pitch @param {number} length @param {number} [after] @param {number} [strength]
 */
function rustle(pitch, length, after = 0, strength = 1) {
  if (!stage) return;
  const { context } = stage;
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * length), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const start = context.currentTime + after;
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(fading(start, length, strength));
  source.start(start);
}

/** @param {number} start @param {number} length @param {number} strength */
function fading(start, length, strength) {
  const { context, out } = /** @type {NonNullable<typeof stage>} */ (stage);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(strength, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  return gain;
}

/** @type {Record<string, () => void>} */
const SOUNDS = {
  tap: () => tone("triangle", 620, 420, 0.06, 0, 0.6),
  flip: () => {
    rustle(2400, 0.09, 0, 0.7);
    tone("triangle", 300, 520, 0.08, 0.02, 0.35);
  },
  take: () => {
    tone("triangle", 392, 392, 0.14, 0, 0.8);
    tone("triangle", 587, 587, 0.22, 0.07, 0.7);
  },
  coin: () => {
    tone("sine", 1319, 1319, 0.12, 0, 0.55);
    tone("sine", 1760, 1760, 0.4, 0.07, 0.5);
  },
  ban: () => {
    tone("sawtooth", 150, 84, 0.28, 0, 0.4);
    rustle(220, 0.2, 0, 0.8);
  },
  chime: () => {
    for (const [n, pitch] of [784, 988, 1175].entries()) tone("sine", pitch, pitch, 0.5, n * 0.08, 0.5);
  },
  turn: () => {
    tone("sine", 659, 659, 0.5, 0, 0.7);
    tone("sine", 880, 880, 0.8, 0.14, 0.7);
    tone("sine", 1760, 1760, 0.5, 0.14, 0.12);
  },
  win: () => {
    for (const [n, pitch] of [523, 659, 784, 1047, 1319].entries()) {
      tone("triangle", pitch, pitch, n === 4 ? 1.2 : 0.4, n * 0.13, 0.7);
    }
  },
};

/** Play one of the sounds, if sounds are wanted. @param {string} name */
export function play(name) {
  if (wanted.peek() && stage?.context.state === "running") SOUNDS[name]?.();
}

/**
 * What events sound like, each in its turn; the same sound once for those that come together.
 * @param {import("../types.d.ts").GameEvent[]} events @param {Record<string, string>} sounds
 */
export function playInTurn(events, sounds) {
  const seen = new Set();
  let next = 0;
  for (const { key, at = 0 } of events) {
    const name = sounds[key];
    if (!name || seen.has(`${name} ${at}`) || seen.size > MOST) continue;
    seen.add(`${name} ${at}`);
    next = Math.max(next, at);
    setTimeout(play, next, name);
    next += APART;
  }
}
