// The shelf: the games as boxes in the lamplight, the door for those who bring a code, one's own tables.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { brings, games, readCode } from "./catalogue.js";
import { ClosedLine, useHouse, useOldShelf } from "./closed.js";
import { Icon } from "./icons.js";
import { LanguagePills, Menu } from "./menu.js";
import { TopBar, typedIn, useTitle } from "./parts.js";
import { go } from "./router.js";
import { forgetTable, tables } from "./settings.js";
import { language, say, speaker } from "./words.js";

/** @typedef {import("../types.d.ts").GameInfo} GameInfo */

export function Shelf() {
  useTitle(say("title-shelf"));
  const { away, knock } = useHouse();
  const ready = away || games.value !== null; // what stands below the boxes would jump when they come
  return h(
    "div",
    { class: "page shelf-page" },
    h(TopBar, null, h(Menu, { more: null })),
    h(
      "main",
      { id: "main", class: "shelf", tabIndex: -1 },
      h("div", { class: "welcome" }, h("h1", null, say("shelf-title")), h("p", null, say("shelf-line"))),
      h(CodeDoor, null),
      h(OwnTables, null),
      away && h(ClosedLine, { onRetry: knock }),
      away && !games.value && h(OldShelf, null),
      games.value &&
        h(
          "ul",
          { class: "boxes" },
          games.value.map((game) => h(Box, { key: game.key, game })),
        ),
      ready &&
        h(
          "ol",
          { class: "steps" },
          [1, 2, 3].map((step) => h("li", { key: step }, say(`shelf-step-${step}`))),
        ),
    ),
    ready &&
      h(
        "footer",
        { class: "foot" },
        h(LanguagePills, null),
        h("a", { href: "/stats" }, say("stats-link")),
        h("a", { href: "/credits" }, say("credits-title")),
      ),
  );
}

/** The boxes as they stood there, behind the closed door. */
function OldShelf() {
  const shelf = useOldShelf();
  return h(
    "ul",
    { class: "boxes" },
    shelf.map((game) => h(Box, { key: game.key, game, closed: true })),
  );
}

/**
 * A game: its picture, its name, what it is about, and for whom.
 * @param {{game: Pick<GameInfo, "key" | "seats">, closed?: boolean}} props
 */
function Box({ game, closed = false }) {
  const words = speaker(game.key);
  const players = { least: game.seats[0] ?? 0, most: game.seats[game.seats.length - 1] ?? 0 };
  const facts = [
    words.say("shelf-players", players),
    words.has("game-minutes") && words.say("game-minutes"),
    words.has("game-age") && words.say("game-age"),
    words.has("game-fun") && words.say("game-fun"),
  ].filter(Boolean);
  return h(
    "li",
    { class: `box game-${game.key}${closed ? " closed" : ""}` },
    h(
      "div",
      { class: "box-card" },
      h(Cover, { game: game.key }),
      h(
        "div",
        { class: "box-words" },
        h("h2", null, words.say("game-name")),
        h("span", { class: "box-line" }, words.say("game-line")),
        h(
          "span",
          { class: "facts" },
          facts.map((fact) => h("span", { class: "fact", key: String(fact) }, fact)),
        ),
        !closed &&
          h(
            "div",
            { class: "row" },
            h(
              "a",
              {
                class: "button box-door",
                href: `/new/${game.key}`,
                "aria-label": `${say("button-play")}: ${words.say("game-name")}`,
              },
              say("button-play"),
            ),
            brings(game.key, "guide") &&
              h(
                "a",
                {
                  class: "quiet",
                  href: `/learn/${game.key}`,
                  "aria-label": `${say("learn-button")}: ${words.say("game-name")}`,
                },
                h(Icon, { name: "hint" }),
                say("learn-button"),
              ),
          ),
      ),
    ),
  );
}

/** The game's own picture, or the lantern of the house. @param {{game: string}} props */
export function Cover({ game }) {
  const bare = useSignal(false);
  return h("img", {
    class: "cover",
    alt: "",
    src: bare.value ? "/web/art/cover.svg" : `/games/${game}/board/cover.svg`,
    onError: () => (bare.value = true),
  });
}

/** "I have a code." */
export function CodeDoor() {
  const said = useSignal("");
  const code = readCode(said.value);
  /** @param {Event} event */
  const enter = (event) => {
    event.preventDefault();
    if (code) go(`/t/${code}`);
  };
  return h(
    "form",
    { class: "panel door", onSubmit: enter },
    h("label", { for: "code" }, h(Icon, { name: "door" }), say("shelf-code")),
    h("input", {
      id: "code",
      type: "text",
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: false,
      enterkeyhint: "go",
      placeholder: "amber-owl-427",
      value: said.value,
      onInput: (event) => (said.value = typedIn(event)),
    }),
    h("button", { type: "submit", class: "quiet" }, say("button-join")),
  );
}

/** How long ago something was, in words. @param {number} when */
export function timeSince(when) {
  const minutes = Math.max(0, Math.round((Date.now() - when) / 60000));
  const spell = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (minutes < 60) return spell.format(-minutes, "minute");
  return minutes < 24 * 60
    ? spell.format(-Math.round(minutes / 60), "hour")
    : spell.format(-Math.round(minutes / 1440), "day");
}

/** The tables this device has sat at. */
function OwnTables() {
  if (!tables.value.length) return null;
  return h(
    "section",
    { class: "own-tables", "aria-label": say("shelf-tables") },
    h("h2", null, say("shelf-tables")),
    h(
      "ul",
      null,
      tables.value.map((table) => h(OwnTable, { key: table.code, ...table })),
    ),
  );
}

/** @param {import("./settings.js").KnownTable} props */
function OwnTable({ code, address = code, game, asked = false, over = false, seen }) {
  const words = speaker(game);
  const state = over
    ? say("shelf-over")
    : asked
      ? say("your-turn")
      : seen && say("shelf-seen", { ago: timeSince(seen) });
  return h(
    "li",
    { class: `own-table game-${game}${asked ? " asked" : ""}` },
    h(
      "a",
      { href: `/t/${address}` },
      h("strong", null, code),
      h("span", null, words.has("game-name") ? words.say("game-name") : ""),
      state && h("small", null, state),
    ),
    h(
      "button",
      {
        type: "button",
        class: "round small",
        "aria-label": say("button-forget", { code }),
        onClick: () => forgetTable(code),
      },
      h(Icon, { name: "close", size: 18 }),
    ),
  );
}
