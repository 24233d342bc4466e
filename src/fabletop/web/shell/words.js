// Words: what keys and arguments mean in the language chosen now. The rules for arguments are those of
// `fabletop/text.py`: the last word of an argument's name says what it is (a `given_tile` is a tile); a thing is
// spoken by the message of its name (`tile`: `tile-sword-pink`), a place with numbers (`cell`: `L3R1C2`) by the
// message of its kind with the numbers as $a, $b, $c, a seat by its player's name, the `value` of an `option` by the
// message of that setting's value (`setting-judge-server`). Things that are alike share a message without their number
// (`card`: `ruby-2` by `card-ruby`). A list ends with "and" and counts what is alike: "2 × ruby, ring and lamp".

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { batch, signal } from "../vendor/signals.js";
import { at } from "./addresses.js";
import { LANGUAGES, wanted } from "./settings.js";

/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../types.d.ts").Refusal} Refusal */
/** @typedef {import("../types.d.ts").Say} Say */

export { LANGUAGES };
export const LANGUAGE_NAMES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
  nl: "Nederlands",
  uk: "Українська",
};

const I_SOUND = /^([ií]|h[ií](?![ae]))/iu; // Spanish says "e", not "y", before it

/**
 * Messages, and what is said instead of some of them.
 * @param {string} language @param {string} source @param {string} [instead]
 */
export function makeBundle(language, source, instead = "") {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundle.addResource(new FluentResource(instead), { allowOverrides: true });
  return bundle;
}

/** Whether a setting's numbers are chairs: the last word of a name says what it is. @param {string} name */
export function isChair(name) {
  return name.split("_").pop() === "seat";
}

/** Speaks the messages of some bundles, the first that knows one first, at a table with these names. */
export class Speaker {
  /** @param {FluentBundle[]} bundles @param {readonly string[]} names */
  constructor(bundles, names = []) {
    this.bundles = bundles;
    this.names = names;
    /** @type {Say} */
    this.say = this.say.bind(this);
  }

  /** @param {string} key */
  has(key) {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** A message, its arguments put into words; a key nobody knows is shown as it is. @type {Say} */
  say(key, args = {}) {
    return this.format(key, this.words(args));
  }

  /** A message, its arguments as they are. @param {string} key @param {Record<string, string | number>} args */
  format(key, args) {
    const bundle = this.bundles.find((one) => one.hasMessage(key));
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : key;
  }

  /** The first of some messages that exists. @param {string[]} keys @param {Record<string, unknown>} [args] */
  sayFirst(keys, args) {
    return this.say(keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? "", args);
  }

  /** @param {GameEvent} event */
  event(event) {
    return this.say(`event-${event.key}`, event.args);
  }

  /**
   * Why a bot did something, if there are words for it.
   * @param {import("../types.d.ts").Reason | null | undefined} why
   */
  reason(why) {
    return why && this.has(`reason-${why.key}`) ? this.say(`reason-${why.key}`, why.args) : "";
  }

  /** @param {Pick<Refusal, "code" | "args">} refusal */
  refusal(refusal) {
    return this.sayFirst([`refusal-${refusal.code}`, "refusal-unknown"], refusal.args);
  }

  /** @param {readonly unknown[]} action @param {readonly string[]} fields */
  option(action, fields) {
    const args = Object.fromEntries(fields.map((field, n) => [field, action[n + 1]]));
    return this.say(`option-${action[0]}`, args);
  }

  /** A setting's value in the game's words, if it or the house has any. @param {string} name @param {unknown} value */
  setting(name, value) {
    if (isChair(name) && typeof value === "number") return this.say("chair-number", { number: value + 1 });
    const text = String(value).replace(/[^A-Za-z0-9_]/g, "-");
    const keys = [`setting-${name}-${text}`, `kind-${text}`, typeof value === "boolean" ? `setting-${text}` : ""];
    const known = keys.find((key) => this.has(key));
    return known && this.say(known);
  }

  /** Arguments as a message wants them; `count` is the length of a list. @param {Record<string, unknown>} args */
  words(args) {
    /** @type {Record<string, string | number>} */
    const spoken = {};
    const list = Object.values(args).find(Array.isArray);
    if (list) spoken.count = list.length;
    for (const [name, value] of Object.entries(args)) spoken[name] = this.word(name, value, args);
    return spoken;
  }

  /**
   * One argument in words; a thing that is counted in its plural, if there is one.
   * @param {string} name @param {unknown} value @param {Record<string, unknown>} args @returns {string | number}
   */
  word(name, value, args) {
    if (Array.isArray(value)) return this.list(name.replace(/s$/, ""), value, args);
    const chosen = name === "value" && typeof args.option === "string" && this.setting(args.option, value);
    if (chosen) return chosen;
    const kind = name.split("_").pop() ?? name;
    const field = name === "value" && "type" in args ? String(args.type) : kind === "option" ? "setting" : kind;
    if ((field === "seat" || field === "other") && typeof value === "number")
      return this.names[value] ?? String(value + 1);
    if (typeof value === "number") return value;
    if (typeof value !== "string") return String(value);
    const { count } = args;
    if (typeof count === "number" && this.has(`${field}s-${value}`)) return this.say(`${field}s-${value}`, { count });
    const known = [value, value.replace(/-\d+$/, "")].find((one) => this.has(`${field}-${one}`));
    if (known !== undefined) return this.say(`${field}-${known}`);
    const [a, b, c] = (value.match(/\d+/g) ?? []).map(Number);
    return this.has(field) && a !== undefined ? this.say(field, { a, b, c }) : value;
  }

  /**
   * Every value in words, joined; things with the same name are counted, people are not.
   * @param {string} name @param {unknown[]} values @param {Record<string, unknown>} args
   */
  list(name, values, args) {
    const { count: _, ...besides } = args;
    const words = values.map((one) => String(this.word(name, one, besides)));
    if (!values.every((one) => typeof one === "string")) return this.listed(words);
    const things = [...new Set(words)];
    const many = (/** @type {string} */ thing) => words.filter((one) => one === thing).length;
    return this.listed(things.map((thing) => this.times(name, values[words.indexOf(thing)], thing, many(thing))));
  }

  /**
   * A thing so many times: in its plural if it has one, else "2 × thing".
   * @param {string} name @param {unknown} value @param {string} thing @param {number} count
   */
  times(name, value, thing, count) {
    if (count === 1) return thing;
    const plural = String(this.word(name, value, { count }));
    return plural === thing ? this.format("list-times", { count, thing }) : plural;
  }

  /** A list as one says it: "Ana, Ben and Mia". @param {string[]} parts */
  listed(parts) {
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    return this.format(I_SOUND.test(last) ? "list-and-i" : "list-and", { list: parts.slice(0, -1).join(", "), last });
  }
}

// -- the language of the page

/** The language spoken now: its words are here. */
export const language = signal("en");

/** Bundles by address; a new object whenever one arrives, so that whoever speaks speaks again. */
const bundles = signal(/** @type {Record<string, FluentBundle>} */ ({}));
const sources = /** @type {Map<string, string>} */ (new Map());
const games = /** @type {Set<string>} */ (new Set());

/** A content pack's own words for the game on the table, by language, and the bundles made of them. */
const instead = signal(
  /** @type {{game: string, words: Record<string, string>, made: Map<string, FluentBundle>} | null} */ (null),
);

/** @param {string | null} game @param {string} tongue */
function address(game, tongue) {
  return at(game ? `/games/${game}/text/${tongue}.ftl` : `/web/words/${tongue}.json`);
}

/**
 * Where the words are kept with which the shelf presents a game; they come with those of the house.
 * @param {string} game @param {string} tongue
 */
function titleAddress(game, tongue) {
  return `${address(null, tongue)}#${game}`;
}

/** Words on their way, by address. */
const coming = /** @type {Map<string, Promise<void>>} */ (new Map());

/** @param {string} where @param {string} tongue */
function load(where, tongue) {
  if (bundles.peek()[where]) return Promise.resolve();
  const way = coming.get(where) ?? fetchWords(where, tongue).finally(() => coming.delete(where));
  coming.set(where, way);
  return way;
}

/** @param {string} where @param {string} tongue */
async function fetchWords(where, tongue) {
  const answer = await fetch(where);
  if (!answer.ok) throw new Error(`${where}: ${answer.status}`);
  const came = where === address(null, tongue) ? await unpack(answer, tongue) : { [where]: await answer.text() };
  const made = Object.entries(came).map(([place, source]) => {
    sources.set(place, source);
    return [place, makeBundle(tongue, source)];
  });
  bundles.value = { ...bundles.peek(), ...Object.fromEntries(made) };
}

/**
 * The words of the house, and how the shelf presents each game.
 * @param {Response} answer @param {string} tongue @returns {Promise<Record<string, string>>}
 */
async function unpack(answer, tongue) {
  const { house, games: titles } = /** @type {{house: string, games: Record<string, string>}} */ (await answer.json());
  const kept = Object.entries(titles).map(([game, source]) => [titleAddress(game, tongue), source]);
  return { [address(null, tongue)]: house, ...Object.fromEntries(kept) };
}

/**
 * From now on a game's things are called as a pack calls them; null: as usual.
 * @param {string} game @param {Record<string, string> | null} words
 */
export function sayInstead(game, words) {
  instead.value = words && { game, words, made: new Map() };
}

/** The messages of a game or of the house, once they are here. @param {string | null} place @param {string} tongue */
function bundleOf(place, tongue) {
  const where = address(place, tongue);
  const usual = bundles.value[where] ?? (place ? bundles.value[titleAddress(place, tongue)] : undefined);
  const own = instead.value;
  if (!usual || !own || own.game !== place || !bundles.value[where]) return usual;
  const made = own.made.get(tongue) ?? makeBundle(tongue, sources.get(where) ?? "", own.words[tongue]);
  own.made.set(tongue, made);
  return made;
}

/** Speak a language from now on, everywhere, once its words have come. @param {string} tongue */
export async function speak(tongue) {
  wanted.value = tongue;
  void bringLetters(tongue);
  const places = [null, ...games].map((game) => address(game, tongue));
  await Promise.all(places.map((place) => load(place, tongue)));
  await Promise.allSettled([...games].map((game) => load(address(game, tongue), tongue))); // named meanwhile
  if (wanted.peek() !== tongue) return; // chosen anew meanwhile
  batch(() => {
    language.value = tongue;
    document.documentElement.lang = tongue;
  });
}

/**
 * The letters of a language on their way together with its words, not after them; its own name is made of them.
 * @param {string} tongue
 */
async function bringLetters(tongue) {
  const styles = getComputedStyle(document.documentElement);
  const name = LANGUAGE_NAMES[/** @type {keyof typeof LANGUAGE_NAMES} */ (tongue)] ?? "";
  const faces = ["--font", "--font-title"].map((face) => `1em ${styles.getPropertyValue(face)}`);
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, name)));
}

/** Whether there are words to present a game with. @param {string} game */
export function presents(game) {
  return bundleOf(game, language.value) !== undefined;
}

/** Bring all of a game's words, in the language that is wanted: the house's own may still be on their way. @param {string} game */
export async function bring(game) {
  games.add(game);
  let tongue = "";
  while (tongue !== wanted.peek()) {
    tongue = wanted.peek();
    await load(address(game, tongue), tongue);
  }
}

/**
 * The house and, if named, a game, in the language spoken now.
 * @param {string | null} [game] @param {readonly string[]} [names]
 */
export function speaker(game = null, names = []) {
  const here = [game, null].map((place) => bundleOf(place, language.value));
  return new Speaker(
    here.filter((bundle) => bundle !== undefined),
    names,
  );
}

/** A message of the house. @type {Say} */
export function say(key, args) {
  return speaker().say(key, args);
}

/** Names or things as one says them: "Ana, Ben and Mia". @param {string[]} parts */
export function listed(parts) {
  return speaker().listed(parts);
}

/**
 * What something is called, and what it is: "Price here: 20". Each language has its own colon.
 * @param {string} label @param {string | number} value
 */
export function labelled(label, value) {
  return speaker().format("labelled", { label, value: String(value) });
}
