// Content packs: cards, squares and names of one's own. What is on the table, and how a host brings it.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { signal, useSignal } from "../vendor/signals.js";
import { ask } from "../shell/asking.js";
import { isHost } from "./host.js";
import { usualContent } from "../shell/catalogue.js";
import { Icon } from "../shell/icons.js";
import { Pills } from "../shell/parts.js";
import { say, sayInstead, speaker } from "../shell/words.js";

/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {import("../types.d.ts").Pack} Pack */
/** @typedef {import("../types.d.ts").PackAbout} PackAbout */
/** @typedef {import("../types.d.ts").PackFault} PackFault */
/** @typedef {import("../shell/words.js").Speaker} Speaker */

const LINES = 3; // differences that can be read from the sofa

/** The pack on the table that is shown now, if there is one. */
export const laid = signal(/** @type {Pack | null} */ (null));

/**
 * Show a game with a pack's words and content, or with its usual ones.
 * @param {string} game @param {Pack | null} pack @param {BoardModule} [board]
 */
export function lay(game, pack, board) {
  sayInstead(game, pack?.words ?? null);
  board?.adopt?.(pack?.content ?? usualContent(game));
  laid.value = pack;
}

/**
 * The pack on a table; without its words the table is shown all the same.
 * @param {string} address @returns {Promise<Pack | null>}
 */
export async function findPack(address) {
  try {
    const answer = await ask(`/api/tables/${address}/pack`);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/**
 * Keeps to the pack of a table as long as its page is open; whether it is known yet.
 * @param {string} address @param {Picture | null} picture @param {BoardModule | undefined} board
 */
export function usePack(address, picture, board) {
  const known = useSignal(false);
  const id = picture?.pack?.id ?? "";
  const game = picture?.game ?? "";
  useEffect(() => {
    if (!board || !game) return undefined;
    let wanted = true;
    void (id ? findPack(address) : Promise.resolve(null)).then((pack) => {
      if (!wanted) return;
      lay(game, pack, board);
      known.value = true;
    });
    return () => {
      wanted = false;
    };
  }, [address, id, game, board]);
  useEffect(() => () => board && lay(game, null, board), [game, board]);
  return known.value;
}

// -- in the lobby

/**
 * What is different at this table, for all to read; the host chooses it.
 * @param {{session: Session, picture: Picture}} props
 */
export function PackPanel({ session, picture }) {
  const chooses = isHost(picture);
  if (!chooses && !picture.pack) return null;
  return h(
    "section",
    { class: "panel pack-panel", "aria-label": say("pack-title") },
    picture.pack && laid.value && h(PackCard, { pack: laid.value, game: picture.game }),
    chooses && h(PackChoice, { session, picture }),
  );
}

/** @param {{pack: Pack, game: string}} props */
export function PackCard({ pack, game }) {
  const words = speaker(game);
  return h(
    "div",
    { class: "pack-card" },
    h("h2", null, pack.title),
    h("p", { class: "help" }, say("pack-by", { author: pack.author, licence: pack.licence })),
    pack.about && h("p", null, pack.about),
    h(
      "details",
      { class: "more", open: pack.differences.length < 5 },
      h("summary", null, say("pack-differs")),
      h(
        "ul",
        null,
        pack.differences.length
          ? pack.differences.map((one, n) => h("li", { key: n }, tell(one, words)))
          : h("li", null, sayNone(pack)),
      ),
      h("p", { class: "help" }, say("pack-note")),
    ),
  );
}

/** The pack for those who only look: its name, and the first of what is different. @param {{picture: Picture}} props */
export function PackLine({ picture }) {
  const pack = laid.value;
  if (!picture.pack || !pack) return null;
  const words = speaker(picture.game);
  const told = pack.differences.slice(0, LINES).map((one) => tell(one, words));
  return h(
    "section",
    { class: "pack-line", "aria-label": say("pack-title") },
    h("h2", null, h(Icon, { name: "file" }), pack.title),
    h("p", null, told.join("\u00a0· ") || sayNone(pack), pack.differences.length > LINES && " …"),
  );
}

/** Where no content is different. @param {Pack} pack */
function sayNone(pack) {
  return say(Object.values(pack.words).some(Boolean) ? "pack-only-names" : "pack-nothing");
}

/**
 * One difference in words, as `packs/telling.py` has it.
 * @param {Pack["differences"][number]} one @param {Speaker} words
 */
function tell(one, words) {
  const worded = (/** @type {unknown} */ value) => spell(value, one.spoken, words);
  return say("pack-difference", {
    what: words.say(`content-${one.says}`, one.args),
    now: worded(one.now),
    usual: worded(one.usual),
  });
}

/** @param {unknown} value @param {string} sort @param {Speaker} words @returns {string} */
function spell(value, sort, words) {
  if (Array.isArray(value)) return value.map((one) => spell(one, sort, words)).join(", ");
  if (typeof value === "boolean") return say(value ? "pack-yes" : "pack-no");
  return sort ? String(words.word(sort, value, {})) : String(value);
}

/** The box, the packs of the house, or one from a file. @param {{session: Session, picture: Picture}} props */
function PackChoice({ session, picture }) {
  const offered = useSignal(/** @type {PackAbout[]} */ ([]));
  const faults = useSignal(/** @type {PackFault[]} */ ([]));
  const trouble = useSignal("");
  useEffect(() => {
    void offeredPacks(picture.game).then((packs) => (offered.value = packs));
  }, [picture.game]);
  const own = picture.pack && !offered.value.some(({ id }) => id === picture.pack?.id) ? [picture.pack] : [];
  const packs = [...offered.value, ...own];
  const choices = [
    { value: "", words: say("pack-none") },
    ...packs.map(({ id, title }) => ({ value: id, words: title })),
  ];
  /** @param {string} id */
  const choose = (id) => {
    faults.value = [];
    trouble.value = "";
    session.pack(id);
  };
  /** @param {Event} event */
  const bring = async (event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const [file] = input.files ?? [];
    if (!file) return;
    const answer = await send(file);
    input.value = ""; // the same file, mended, can be chosen again
    faults.value = answer.faults;
    trouble.value = answer.trouble;
    if (answer.id) choose(answer.id);
  };
  return h(
    "details",
    { class: "pack-choice more", open: Boolean(picture.pack || offered.value.length) },
    h("summary", null, say("pack-title")),
    h("p", { class: "help" }, say("pack-help")),
    choices.length > 1 &&
      h(Pills, { label: say("pack-title"), choices, value: picture.pack?.id ?? "", onChange: choose }),
    h(
      "label",
      { class: "quiet file-button" },
      h(Icon, { name: "file" }),
      say("pack-file"),
      h("input", { type: "file", accept: ".toml,application/toml", onChange: bring }),
    ),
    h(
      "div",
      { class: "trouble", role: "alert" },
      trouble.value,
      faults.value.length > 0 && h(Faults, { faults: faults.value, words: speaker(picture.game) }),
    ),
  );
}

/** @param {{faults: PackFault[], words: Speaker}} props */
function Faults({ faults, words }) {
  return [
    h("p", { key: "title" }, say("pack-wrong-title")),
    h(
      "ul",
      { key: "faults" },
      faults.map(({ line, code, args }, n) =>
        h(
          "li",
          { key: n },
          say("pack-line", { line, wrong: words.sayFirst([`content-wrong-${code}`, `pack-wrong-${code}`], args) }),
        ),
      ),
    ),
  ];
}

/** @param {string} game @returns {Promise<PackAbout[]>} */
async function offeredPacks(game) {
  try {
    const answer = await ask(`/api/packs/${game}`);
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}

/**
 * Bring a file to the house: the pack's id, or what is wrong.
 * @param {File} file @returns {Promise<{id: string, faults: PackFault[], trouble: string}>}
 */
async function send(file) {
  try {
    const answer = await ask("/api/packs", {
      method: "POST",
      headers: { "content-type": "application/toml" },
      body: await file.text(),
    });
    const told = await answer.json();
    if (answer.ok) return { id: told.id, faults: [], trouble: "" };
    return { id: "", faults: told.faults ?? [], trouble: told.code ? speaker().refusal(told) : "" };
  } catch {
    return { id: "", faults: [], trouble: say("away-text") };
  }
}
