// Credits: what the house and every game on the shelf owe to others.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { at } from "./addresses.js";
import { games, loadGames } from "./catalogue.js";
import { Menu } from "./menu.js";
import { TopBar, useTitle } from "./parts.js";
import { say, speaker } from "./words.js";

/** @typedef {import("../vendor/preact.js").ComponentChild} Child */

const HOUSE = [
  ["Preact", "https://preactjs.com", "MIT"],
  ["Preact Signals", "https://github.com/preactjs/signals", "MIT"],
  ["Fluent", "https://projectfluent.org", "Apache 2.0"],
];
const FACES = [
  ["Nunito", "https://fonts.google.com/specimen/Nunito", at("/web/fonts/OFL-nunito.txt")],
  ["Yeseva One", "https://fonts.google.com/specimen/Yeseva+One", at("/web/fonts/OFL-yeseva-one.txt")],
];

export function Credits() {
  useTitle(say("credits-title"));
  const texts = useSignal(/** @type {Record<string, string>} */ ({}));
  useEffect(() => {
    void loadGames().then(async () => {
      for (const { key } of games.peek() ?? []) {
        const answer = await fetch(at(`/games/${key}/board/CREDITS.md`));
        if (answer.ok) texts.value = { ...texts.value, [key]: await answer.text() };
      }
    });
  }, []);
  return h(
    "div",
    { class: "page" },
    h(TopBar, null, h(Menu, { more: null })),
    h(
      "main",
      { id: "main", class: "credits", tabIndex: -1 },
      h("h1", null, say("credits-title")),
      h("p", null, say("credits-text")),
      h(
        "section",
        { class: "panel" },
        h("h2", null, "Fabletop"),
        h("p", null, say("credits-house")),
        h(
          "ul",
          null,
          HOUSE.map(([name, link, licence]) => h("li", { key: name }, h("a", { href: link }, name), ` (${licence})`)),
        ),
        h("p", null, h("a", { href: at("/web/vendor/LICENSES.md") }, say("credits-licences"))),
        h("p", null, say("credits-faces")),
        h(
          "ul",
          null,
          FACES.map(([name, link, licence]) =>
            h("li", { key: name }, h("a", { href: link }, name), " (", h("a", { href: licence }, "OFL 1.1"), ")"),
          ),
        ),
      ),
      Object.entries(texts.value).map(([key, text]) =>
        h(
          "section",
          { class: `panel game-${key}`, key, lang: "en" },
          h("h2", { lang: null }, speaker(key).say("game-name")),
          markdown(text),
        ),
      ),
    ),
  );
}

// -- as much of Markdown as credits need: headings, lists, links, paragraphs

/** @param {string} text @returns {Child[]} */
export function markdown(text) {
  return text
    .replace(/^# .*\n/, "")
    .split(/\n\s*\n/)
    .map((block, n) => paragraph(block.trim(), n));
}

/** @param {string} block @param {number} key @returns {Child} */
function paragraph(block, key) {
  if (/^#+ /.test(block)) return h("h3", { key }, links(block.replace(/^#+ /, "")));
  if (/^[-*] /.test(block)) {
    const items = block.split(/\n(?=[-*] )/).map((item) => item.replace(/^[-*] /, ""));
    return h(
      "ul",
      { key },
      items.map((item, n) => h("li", { key: n }, links(item))),
    );
  }
  if (block.startsWith("|"))
    return h(
      "ul",
      { key },
      rows(block).map((row, n) => h("li", { key: n }, links(row))),
    );
  return h("p", { key }, links(block));
}

/** A table as lines. @param {string} block */
function rows(block) {
  const lines = block.split("\n").filter((line) => !/^\|[\s:|-]+\|$/.test(line));
  return lines.slice(1).map((line) =>
    line
      .split("|")
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(" · "),
  );
}

/** @param {string} text @returns {Child[]} */
function links(text) {
  const pattern = /\[([^\]]+)\]\((https?:[^)\s]+)\)|<?(https?:[^\s>)]+)>?/g;
  /** @type {Child[]} */
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(plain(text.slice(end, match.index)));
    parts.push(h("a", { href: match[2] ?? match[3] ?? "", rel: "noreferrer" }, match[1] ?? match[3]));
    end = match.index + match[0].length;
  }
  return [...parts, plain(text.slice(end))];
}

/** @param {string} text */
function plain(text) {
  return text.replace(/[*`]/g, "");
}
