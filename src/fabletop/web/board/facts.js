// What a view says, in words: seats by name, things by the game's messages, lists line by line. Where seats are, the
// shelf says (`GameInfo.view`): the server reads it off what the game declares.

import { h } from "../vendor/preact.js";

/** @typedef {import("../types.d.ts").Shape} Shape */
/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {Record<string, unknown>} Values */

const NOTHING = "–";
const SEATS = ["seat", "other"];
const PLACE = "\uFFFC"; // stands in a sentence where a list of lines goes

/**
 * The lines of a view, as far as the game has words for them: `view-<key>` with $value and $count. What is nothing now
 * is left out.
 * @param {Speaker} words with the names of the players @param {Values} view @param {GameInfo | undefined} info
 */
export function facts(words, view, info) {
  const known = Object.entries(view).filter(([key, value]) => value !== null && words.has(`view-${key}`));
  if (known.length === 0) return null;
  const things = declaredNames(info);
  const told = known.map(([key, value]) => new Fact(words, things, key).told(value, info?.view?.[key] ?? null));
  return h("ul", { class: "plain-facts" }, told);
}

/**
 * The names of things in what the game declares: of a `given_card` and of `cards` it is "card".
 * @param {Pick<GameInfo, "actions" | "events"> | undefined} info
 */
function declaredNames(info) {
  const fields = [...Object.values(info?.actions ?? {}), ...Object.values(info?.events ?? {})].flat();
  return [...new Set(fields.map(lastName))];
}

/** What a name says that it is, one of it. @param {string} name */
function lastName(name) {
  return (name.split("_").pop() ?? name).replace(/s$/, "");
}

/** One line of a view. */
class Fact {
  /** @param {Speaker} words @param {string[]} things @param {string} key */
  constructor(words, things, key) {
    this.words = words;
    this.things = things;
    this.key = key;
  }

  /** @param {unknown} value @param {Shape} shape */
  told(value, shape) {
    const { key, words } = this;
    const count = Array.isArray(value) ? { count: value.length } : {};
    const lines = this.lines(value, shape);
    if (!lines) return h("li", { key }, words.say(`view-${key}`, { value: this.text(value, shape, key), ...count }));
    const [before, ...after] = words.say(`view-${key}`, { value: PLACE, ...count }).split(PLACE);
    const list = after.length > 0 && h("ul", null, lines);
    return h("li", { key, class: "plain-lines" }, before, list, after.join(""));
  }

  /**
   * What has a line for each of its parts: by seat, by name, or lists within a list.
   * @param {unknown} value @param {Shape} shape
   */
  lines(value, shape) {
    if (!isList(value)) return null;
    const parts = this.parts(value, shape, this.key);
    const isFlat = !parts.some((part) => part.label || isList(part.value));
    if (isFlat) return null;
    return parts.map(({ label, value: part, shape: inner, name }, n) =>
      h("li", { key: n }, label && h("b", null, label), label && " ", this.text(part, inner, name)),
    );
  }

  /**
   * The parts of a list or an object: whose or what each is, and by which name it is spoken. By seat, nobody has a part
   * that is nothing.
   * @param {object} value @param {Shape} shape @param {string} name
   */
  parts(value, shape, name) {
    const { names } = this.words;
    const parts = Object.entries(value).map(([key, part], n) => ({
      label: isBySeat(shape) ? (names[n] ?? "") : Array.isArray(value) ? "" : this.word(key, name),
      value: part,
      shape: within(shape, key),
      name: Array.isArray(value) ? name : key,
    }));
    return isBySeat(shape) ? parts.filter((part) => part.label && part.value !== null) : parts;
  }

  /**
   * Anything in one line; a number alone stays a number, for plurals.
   * @param {unknown} value @param {Shape} shape @param {string} name @returns {string | number}
   */
  text(value, shape, name) {
    if (!isList(value)) return this.scalar(value, shape, name);
    const parts = this.parts(value, shape, name);
    const told = parts.map((part) => `${part.label} ${this.text(part.value, part.shape, part.name)}`.trim());
    return told.join(parts.some((part) => isList(part.value)) ? " · " : ", ") || NOTHING;
  }

  /** @param {unknown} value @param {Shape} shape @param {string} name */
  scalar(value, shape, name) {
    if (value === null) return NOTHING;
    const isSeat = shape === "seat" || (shape === null && SEATS.includes(lastName(name)));
    const player = isSeat && typeof value === "number" && this.words.names[value];
    return player || this.word(value, name);
  }

  /** A word, a number, true or false. @param {unknown} value @param {string} name @returns {string | number} */
  word(value, name) {
    const own = [name, lastName(name)];
    const called = this.message(value, typeof value === "string" ? [...own, ...this.things] : own);
    if (called) return called;
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return this.words.say(`setting-${value}`);
    return this.words.word(lastName(name), value, {});
  }

  /**
   * What the first of these names calls it, if one does: `card-lamp`.
   * @param {unknown} value @param {string[]} names
   */
  message(value, names) {
    const end = String(value).replace(/[^A-Za-z0-9_]/g, "-");
    const known = names.map((name) => `${name}-${end}`).find((id) => this.words.has(id));
    return known && this.words.say(known);
  }
}

/** @param {unknown} value @returns {value is object} */
function isList(value) {
  return typeof value === "object" && value !== null;
}

/** @param {Shape} shape */
function isBySeat(shape) {
  return shape !== null && typeof shape === "object" && "each" in shape;
}

/** The shape of a part. @param {Shape} shape @param {string} name @returns {Shape} */
function within(shape, name) {
  if (shape === null || shape === "seat") return null;
  if ("each" in shape) return shape.each;
  if ("all" in shape) return shape.all;
  return ("row" in shape ? shape.row[Number(name)] : shape.keys[name]) ?? null;
}
