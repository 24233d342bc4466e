// The voice of the device and its ear, where it has them: saying a text aloud, and writing down what is spoken.

import { effect } from "../vendor/signals.js";
import { sound } from "./settings.js";

/**
 * The little of SpeechRecognition that we use; TypeScript does not know it.
 * @typedef {object} Recognition
 * @property {string} lang
 * @property {boolean} continuous
 * @property {boolean} interimResults
 * @property {((event: {results: ArrayLike<ArrayLike<{transcript: string}>>}) => void) | null} onresult
 * @property {(() => void) | null} onend
 * @property {() => void} start
 * @property {() => void} stop
 */

const mouth = typeof speechSynthesis === "undefined" ? null : speechSynthesis;
mouth?.getVoices(); // some browsers fetch them only once asked
effect(() => {
  if (!sound.value) mouth?.cancel();
});

/** Say a text aloud instead of what is still being said. @param {string} text @param {string} language */
export function speak(text, language) {
  mouth?.cancel();
  const voice = mouth?.getVoices().find((one) => one.lang.slice(0, 2).toLowerCase() === language);
  if (!sound.peek() || !mouth || !voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  mouth.speak(words);
}

/**
 * Write down what is spoken, as one text that grows; whoever calls the function returned stops it. Null where a
 * browser cannot hear.
 * @param {string} language
 * @param {(text: string) => void} onText @param {() => void} onEnd @returns {(() => void) | null}
 */
export function listen(language, onText, onEnd) {
  const ear = makeEar();
  if (!ear) return null;
  mouth?.cancel(); // it would hear itself
  ear.lang = navigator.languages.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;
  ear.continuous = true;
  ear.interimResults = true;
  ear.onresult = ({ results }) => onText(Array.from(results, (result) => result[0]?.transcript.trim()).join(" "));
  ear.onend = onEnd; // also after an error: no microphone, no permission
  ear.start();
  return () => ear.stop();
}

/** @returns {Recognition | null} */
function makeEar() {
  const { SpeechRecognition, webkitSpeechRecognition } = /** @type {any} */ (globalThis);
  const Ear = SpeechRecognition ?? webkitSpeechRecognition;
  return Ear ? new Ear() : null;
}
