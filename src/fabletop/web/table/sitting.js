// Taking a chair: a name, a colour nobody has, or a bot.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { findGame } from "../shell/catalogue.js";
import { Icon } from "../shell/icons.js";
import { typedIn } from "../shell/parts.js";
import { colour as ownColour } from "../shell/settings.js";
import { say, speaker } from "../shell/words.js";

/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../shell/words.js").Speaker} Speaker */

const LONGEST_NAME = 20;

/** A colour nobody has, one's own if it is free. @param {Picture} picture */
export function freeColour(picture) {
  const taken = takenColours(picture);
  const wishes = [ownColour.value, 0, 1, 2, 3, 4, 5];
  return wishes.find((colour) => !taken.includes(colour)) ?? 0;
}

/** @param {Picture} picture @param {number} [except] */
export function takenColours(picture, except) {
  return picture.chairs.flatMap((chair, seat) => (chair.name !== null && seat !== except ? [chair.colour] : []));
}

/** @param {Picture} picture */
export function emptyChairs(picture) {
  return picture.chairs.flatMap((chair, seat) => (chair.name === null ? [seat] : []));
}

/** @param {{label: string, name: string, button: string, class?: string, onName: (name: string) => void}} props */
export function NameForm({ label, name, button, class: look = "button", onName }) {
  const typed = useSignal(name);
  const ready = typed.value.trim().length > 0;
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (ready) onName(typed.value.trim().replace(/\s+/g, " "));
  };
  return h(
    "form",
    { class: "name-form", onSubmit: submit },
    h(
      "label",
      null,
      h("span", null, label),
      h("input", {
        type: "text",
        autocomplete: "nickname",
        maxLength: LONGEST_NAME,
        enterkeyhint: "done",
        value: typed.value,
        onInput: (event) => (typed.value = typedIn(event)),
      }),
    ),
    h("button", { type: "submit", class: look, disabled: !ready }, button),
  );
}

/**
 * A bot's name for people, the game's own or the house's; a level without words keeps its own.
 * @param {string} level @param {Speaker} words
 */
export function botName(level, words) {
  return words.sayFirst([`bot-${level}`, level]);
}

/** The bots of a game, the easiest first. @param {string} game */
export function botsOf(game) {
  const { bots = [], characters = {} } = findGame(game) ?? {};
  return [...bots].sort((a, b) => (characters[a]?.level ?? 0) - (characters[b]?.level ?? 0));
}

/**
 * A bot sits down; a character under the name it has in this language.
 * @param {import("./session.js").Session} session @param {Picture} picture @param {number} seat @param {string} level
 */
export function putBot(session, picture, seat, level) {
  const named = findGame(picture.game)?.characters?.[level];
  session.bot(seat, level, named ? botName(level, speaker(picture.game)) : "");
}

/**
 * Who should fill these chairs: the usual bot, then others who play about as well; nobody twice while others are free.
 * @param {Picture} picture @param {number} count @returns {string[]}
 */
export function companyFor(picture, count) {
  const { bots = [], characters = {} } = findGame(picture.game) ?? {};
  const usual = characters[bots[0] ?? ""]?.level ?? 0;
  const far = (/** @type {string} */ level) => Math.abs((characters[level]?.level ?? 0) - usual);
  const known = bots.filter((level) => characters[level]).sort((a, b) => far(a) - far(b));
  const pool = known.length ? known : bots.slice(0, 1);
  const times = new Map(pool.map((level) => [level, picture.chairs.filter(({ bot }) => bot === level).length]));
  return Array.from({ length: pool.length ? count : 0 }, () => {
    const fewest = Math.min(...times.values());
    const next = pool.find((level) => times.get(level) === fewest) ?? "";
    times.set(next, fewest + 1);
    return next;
  });
}

/** Bots for all empty chairs. @param {import("./session.js").Session} session @param {Picture} picture */
export function fillUp(session, picture) {
  const empty = emptyChairs(picture);
  const company = companyFor(picture, empty.length);
  empty.forEach((seat, n) => putBot(session, picture, seat, company[n] ?? ""));
}

/** @param {{game: string, level: string, words: Speaker, onClick: () => void}} props */
export function BotCard({ game, level, words, onClick }) {
  const hard = findGame(game)?.characters?.[level]?.level;
  return h(
    "button",
    { type: "button", class: "bot-card", onClick },
    h(Icon, { name: "bot", size: 32 }),
    h(
      "span",
      null,
      h("strong", null, botName(level, words)),
      hard && h("small", { class: "bot-level" }, say("bot-level", { level: hard })),
      words.has(`bot-${level}-help`) && h("small", null, words.say(`bot-${level}-help`)),
    ),
  );
}
