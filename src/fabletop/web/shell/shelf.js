// The shelf: the games as boxes in the lamplight, the door for those who bring a code, one's own tables.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { alone, at, to, toDevice } from "./addresses.js";
import { brings, games, readCode } from "./catalogue.js";
import { ClosedLine, oldShelf, useHouse } from "./closed.js";
import { DeviceTables } from "./devicetables.js";
import { Icon } from "./icons.js";
import { LanguagePills, Menu } from "./menu.js";
import { TopBar, typedIn, useTitle } from "./parts.js";
import { go } from "./router.js";
import { forgetTable, tables } from "./settings.js";
import { timeSince } from "./time.js";
import { labelled, say, speaker } from "./words.js";

/** @typedef {import("../types.d.ts").GameInfo} GameInfo */

const COVERS_FIRST = 1000; // milliseconds: what the next page needs is fetched after what this one shows

/** `onDrawn` is called soon after all is there. @param {{onDrawn: () => void}} props */
export function Shelf({ onDrawn }) {
  useTitle(say("title-shelf"));
  const { away, knock } = useHouse();
  const ready = away || games.value !== null; // what stands below the boxes would jump when they come
  useEffect(() => {
    const timer = ready ? setTimeout(onDrawn, COVERS_FIRST) : undefined;
    return () => clearTimeout(timer);
  }, [ready]);
  return h(
    "div",
    { class: "page shelf-page" },
    h(TopBar, null, h(Menu, { more: null })),
    h(
      "main",
      { id: "main", class: "shelf", tabIndex: -1 },
      h(
        "div",
        { class: "welcome" },
        h("h1", null, say("shelf-title")),
        h("p", null, say(alone ? "device-line" : "shelf-line")),
      ),
      !alone && h(CodeDoor, null),
      h(DeviceTables, null),
      h(OwnTables, null),
      away && !alone && h(ClosedLine, { onRetry: knock }),
      away && !games.value && h(OldShelf, null),
      games.value &&
        h(
          "ul",
          { class: "boxes" },
          games.value.map((game) => h(Box, { key: game.key, game, away })),
        ),
      ready &&
        h(
          "ol",
          { class: "steps" },
          [1, 2, 3].map((step) => h("li", { key: step }, say(`${alone ? "device" : "shelf"}-step-${step}`))),
        ),
    ),
    ready &&
      h(
        "footer",
        { class: "foot" },
        h(LanguagePills, null),
        h("a", { href: to("/stats") }, say("stats-link")),
        h("a", { href: to("/credits") }, say("credits-title")),
      ),
  );
}

/** The boxes as they stood there, behind the closed door. */
function OldShelf() {
  return h(
    "ul",
    { class: "boxes" },
    oldShelf().map((game) => h(Box, { key: game.key, game, closed: true })),
  );
}

/**
 * A game: its picture, its name, what it is about, and for whom.
 * @param {{game: Pick<GameInfo, "key" | "seats">, closed?: boolean, away?: boolean}} props
 */
function Box({ game, closed = false, away = false }) {
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
        !closed && h(BoxDoors, { game: game.key, name: words.say("game-name"), served: !alone && !away }),
      ),
    ),
  );
}

/**
 * Where a box leads: to a table on the server, if there is one, and to one on this device.
 * @param {{game: string, name: string, served: boolean}} props
 */
function BoxDoors({ game, name, served }) {
  const learn = `/learn/${game}`;
  return h(
    "div",
    { class: "row" },
    served &&
      h(
        "a",
        { class: "button box-door", href: to(`/new/${game}`), "aria-label": labelled(say("button-play"), name) },
        say("button-play"),
      ),
    h(
      "a",
      {
        class: served ? "quiet" : "button box-door",
        href: toDevice(`/new/${game}`),
        "aria-label": labelled(say("device-play"), name),
      },
      served && h(Icon, { name: "phone" }),
      say("device-play"),
    ),
    brings(game, "guide") &&
      h(
        "a",
        {
          class: "quiet",
          href: served ? to(learn) : toDevice(learn),
          "aria-label": labelled(say("learn-button"), name),
        },
        h(Icon, { name: "hint" }),
        say("learn-button"),
      ),
  );
}

/** The game's own picture, or the lantern of the house. @param {{game: string}} props */
export function Cover({ game }) {
  const bare = useSignal(false);
  return h("img", {
    class: "cover",
    alt: "",
    src: at(bare.value ? "/web/art/cover.svg" : `/games/${game}/board/cover.svg`),
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

/** The tables this device has sat at. */
function OwnTables() {
  const own = tables.value.filter((table) => !table.device);
  if (!own.length || alone) return null;
  return h(
    "section",
    { class: "own-tables", "aria-label": say("shelf-tables") },
    h("h2", null, say("shelf-tables")),
    h(
      "ul",
      null,
      own.map((table) => h(OwnTable, { key: table.code, ...table })),
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
      { href: to(`/t/${address}`) },
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
