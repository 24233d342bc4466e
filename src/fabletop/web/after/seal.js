// The fair-play seal: before the first move the table shows what its shuffles and rolls are sealed with, and this
// device remembers it; after the last one a touch lets the browser check every one of them by itself.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { to } from "../shell/addresses.js";
import { canCheck, check } from "./fair.js";
import { Icon } from "../shell/icons.js";
import { copy } from "../table/invite.js";
import { Dialog, useDone } from "../shell/parts.js";
import { Denied, fetchRecord, gameOf } from "./replayframes.js";
import { keepSeal, seenSeal } from "../shell/settings.js";
import { say } from "../shell/words.js";

/** @typedef {import("../table/session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").Verdict} Verdict */
/** @typedef {import("./replayframes.js").Source} Source */

/** Short enough to compare aloud. @param {string} seal */
export function shortSeal(seal) {
  return `${seal.slice(0, 8)} … ${seal.slice(-4)}`;
}

/** Which game of the evening is on the table, counted from 0. @param {Picture} picture */
function numberOf({ phase, evening }) {
  return Math.max(0, (evening?.length ?? 0) - (phase === "over" ? 1 : 0));
}

/** Keep the seal that is shown first, as long as nobody can know the key. @param {Picture} picture */
export function useSeal(picture) {
  const { code, seal, phase } = picture;
  const number = numberOf(picture);
  useEffect(() => {
    if (seal && phase !== "over") keepSeal(code, number, seal);
  }, [code, seal, phase, number]);
}

/** The seal this device saw before that game, if it was there. @param {Source} source */
function seenOf(source) {
  if ("text" in source) return null;
  const { code, number } = gameOf(source.token);
  return seenSeal(code, number);
}

/** A quiet line that shows the seal. @param {{picture: Picture}} props */
export function SealButton({ picture }) {
  const open = useSignal(false);
  useSeal(picture);
  if (!picture.seal) return null;
  return [
    h(
      "button",
      {
        key: "button",
        type: "button",
        class: "seal-button",
        "aria-haspopup": "dialog",
        onClick: () => (open.value = true),
      },
      h(Icon, { name: "seal" }),
      h("span", null, say("seal-title"), " ", h("code", null, shortSeal(picture.seal))),
    ),
    open.value && h(SealSheet, { key: "sheet", picture, onClose: () => (open.value = false) }),
  ];
}

/** What the seal is; once the game is over, the check. @param {{picture: Picture, onClose: () => void}} props */
export function SealSheet({ picture, onClose }) {
  const { seal, record } = picture;
  const { mark, line } = useDone(say("seal-copied"));
  if (record) return h(CheckSheet, { source: { token: record }, onClose });
  if (!seal) return null;
  return h(
    Dialog,
    { title: say("seal-title"), onClose, class: "seal-sheet" },
    h(
      "p",
      { class: "seal-big", "aria-hidden": "true" },
      h(Icon, { name: "seal", size: 56 }),
      h("code", null, shortSeal(seal)),
    ),
    h("p", null, say("seal-means")),
    h("p", { class: "help" }, say("seal-later")),
    h(
      "details",
      { class: "more" },
      h("summary", null, say("seal-whole")),
      h("code", { class: "seal-whole" }, seal),
      h(
        "button",
        { type: "button", class: "quiet", onClick: () => void copy(seal).then(mark) },
        h(Icon, { name: line ? "check" : "copy" }),
        line ?? say("seal-copy"),
      ),
    ),
    h("span", { class: "sr", role: "status" }, line),
  );
}

/**
 * At the end of a game, for those who played: see it again, and one touch to check it.
 * @param {{picture: Picture}} props
 */
export function LookBack({ picture }) {
  const open = useSignal(false);
  const { record } = picture;
  if (!record) return null;
  return [
    h(
      "a",
      { key: "replay", class: "quiet board-button", href: to(`/replay/${record}`), title: say("replay-title") },
      h(Icon, { name: "replay" }),
      h("span", null, say("replay-title")),
    ),
    picture.seal &&
      h(
        "button",
        {
          key: "button",
          type: "button",
          class: "quiet board-button",
          title: say("seal-check"),
          onClick: () => (open.value = true),
        },
        h(Icon, { name: "seal" }),
        h("span", null, say("seal-check")),
      ),
    open.value && h(CheckSheet, { key: "sheet", source: { token: record }, onClose: () => (open.value = false) }),
  ];
}

// -- the check

/**
 * How far it is, or what came of it.
 * @typedef {{is: "checking", done: number, count: number} | {is: "done", verdict: Verdict, seal: string, seen: boolean}
 * | {is: "helpless"} | {is: "failed"}} State
 */

/** @param {{source: Source, onClose: () => void}} props */
export function CheckSheet({ source, onClose }) {
  const state = useSignal(/** @type {State} */ ({ is: "checking", done: 0, count: 0 }));
  const run = async () => {
    if (!canCheck()) return void (state.value = { is: "helpless" });
    state.value = { is: "checking", done: 0, count: 0 };
    try {
      const record = readJson(await fetchRecord(source));
      const seal = String(record?.seal ?? "");
      const seen = seenOf(source);
      const verdict = await check(record, seen, (done, count) => (state.value = { is: "checking", done, count }));
      state.value = { is: "done", verdict, seal, seen: seen !== null };
    } catch (error) {
      if (!(error instanceof Denied || error instanceof TypeError)) console.error(error);
      state.value = { is: "failed" };
    }
  };
  useEffect(() => void run(), []);
  return h(
    Dialog,
    { title: say("seal-title"), onClose, class: "seal-sheet" },
    h("div", { class: "seal-state", role: "status" }, h(Findings, { state: state.value })),
    state.value.is === "failed" &&
      h("button", { type: "button", class: "button", onClick: () => void run() }, say("button-again")),
    state.value.is === "done" && h("p", { class: "help" }, say("seal-verify")),
    h(SaveButton, { source }),
  );
}

/** @param {string} text */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {{state: State}} props */
function Findings({ state }) {
  if (state.is === "helpless") return h("p", null, say("seal-helpless"));
  if (state.is === "failed") return h("p", null, say("seal-failed"));
  if (state.is === "checking")
    return [
      h("p", { key: "words" }, say("seal-checking", { done: state.done, count: state.count })),
      h("progress", { key: "bar", max: Math.max(1, state.count), value: state.done, "aria-hidden": "true" }),
    ];
  const { verdict, seal, seen } = state;
  if (!verdict.ok) {
    return h(
      "div",
      { class: "seal-found bad" },
      h(Icon, { name: "broken", size: 56 }),
      h("strong", null, wordsOf(verdict)),
      h("p", null, say("seal-bad")),
    );
  }
  return h(
    "div",
    { class: "seal-found" },
    h(Icon, { name: "seal", size: 56 }),
    h("strong", null, say("seal-good", { count: verdict.outcomes })),
    h("p", null, say(seen ? "seal-good-seen" : "seal-good-unseen", { seal: shortSeal(seal) })),
  );
}

/** What does not fit, and where. @param {Extract<Verdict, {ok: false}>} verdict */
export function wordsOf({ why, place }) {
  const key = why === "outcome" || why === "changed" ? `seal-bad-${why}-${place.part}` : `seal-bad-${why}`;
  return say(key, { move: place.number, outcome: place.outcome });
}

// -- the file

/** The record as a file, for anybody to keep and to verify. @param {{source: Source, class?: string}} props */
export function SaveButton({ source, class: look = "quiet" }) {
  const { mark, line } = useDone(say("replay-saved"));
  const failed = useSignal(false);
  const save = async () => {
    try {
      download(nameOf(source), await fetchRecord(source));
      failed.value = false;
      mark();
    } catch {
      failed.value = true;
    }
  };
  return h(
    "button",
    { type: "button", class: look, onClick: () => void save() },
    h(Icon, { name: line ? "check" : "file" }),
    failed.value ? say("seal-save-failed") : (line ?? say("replay-save")),
  );
}

/** @param {Source} source */
function nameOf(source) {
  if ("text" in source) return "fabletop.json";
  const { code, number } = gameOf(source.token);
  return `fabletop-${code}-${number + 1}.json`;
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.target = "_self"; // a link of the house would stay on the page
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
