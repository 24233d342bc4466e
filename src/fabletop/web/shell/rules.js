// The rules of a game in the player's language: a page of their own to read, search and print, and the same as a sheet
// over the table. What a game writes is `games/<game>/rules/<language>.md`, its pieces are drawn by `board/piece.js`.

import { h } from "../vendor/preact.js";
import { useEffect, useMemo, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { at, to } from "./addresses.js";
import { brings, findGame, games, loadBoard, loadGames } from "./catalogue.js";
import { closeRules, opened } from "./clauses.js";
import { Icon } from "./icons.js";
import { clausesOf, Markdown, parse, search } from "./markdown.js";
import { Menu } from "./menu.js";
import { fetchModule } from "./modules.js";
import { laid, PackCard } from "../table/packs.js";
import { Dialog, PlainPage, Safely, TopBar, typedIn, useTitle } from "./parts.js";
import { calm } from "./settings.js";
import { bring, labelled, language, say, speaker } from "./words.js";

/** @typedef {import("./markdown.js").Block} Block */
/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {{tongue: string, title: string, blocks: Block[]}} Rules */
/** @typedef {{intro: Block[], minute: Block[], rest: Block[]}} Opening */
/** @typedef {(props: {name: string, say: import("../types.d.ts").Say}) => any} PieceMaker */

const ENGLISH = "en";
const LEAST_LETTERS = 2;

// -- fetching

const texts = /** @type {Map<string, Promise<string | null>>} */ (new Map());

/** @param {string} game @param {string} tongue @returns {Promise<string | null>} */
function fetchText(game, tongue) {
  const where = at(`/games/${game}/rules/${tongue}.md`);
  const known = texts.get(where);
  if (known) return known;
  const coming = fetch(where).then((answer) => (answer.ok ? answer.text() : null));
  texts.set(where, coming);
  coming.catch(() => texts.delete(where)); // the server was away: ask again next time
  return coming.catch(() => null);
}

/**
 * The rules in a language, or else in English.
 * @param {string} game @param {string} tongue @returns {Promise<Rules | null>}
 */
async function loadRules(game, tongue) {
  for (const one of new Set([tongue, ENGLISH])) {
    const text = await fetchText(game, one);
    if (text !== null) return bind(one, parse(text));
  }
  return null;
}

/** @param {string} tongue @param {Block[]} all @returns {Rules} */
function bind(tongue, all) {
  const [title] = all.filter((block) => block.kind === "heading" && block.level === 1);
  return { tongue, title: title?.kind === "heading" ? title.text : "", blocks: all.filter((block) => block !== title) };
}

/** undefined: not known yet; null: there are none. @param {string} game */
function useRules(game) {
  const rules = useSignal(/** @type {Rules | null | undefined} */ (undefined));
  const tongue = language.value;
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadRules(game, tongue), bring(game).catch(() => {})]).then(([found]) => {
      if (wanted) rules.value = found;
    });
    return () => void (wanted = false);
  }, [game, tongue]);
  return rules.value;
}

/** How this game draws its pieces, with the styles of its board. @param {string} game */
function usePieces(game) {
  const maker = useSignal(/** @type {PieceMaker | null} */ (null));
  useEffect(() => {
    const pieces = fetchModule(`/games/${game}/board/piece.js`);
    void Promise.all([pieces, loadBoard(game)]).then(
      ([module]) => (maker.value = module.Piece),
      () => {}, // without them there are the words
    );
  }, [game]);
  return maker;
}

// -- the page

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  const away = useSignal(false);
  const load = () => {
    away.value = false;
    loadGames().catch(() => (away.value = true));
  };
  useEffect(load, []);
  if (away.value) {
    return h(
      PlainPage,
      { title: say("away-title"), text: say("away-text") },
      h("button", { type: "button", class: "button", onClick: load }, say("button-again")),
    );
  }
  if (!games.value) return null;
  if (!findGame(game)) {
    return h(
      PlainPage,
      { title: say("nogame-title"), text: say("nogame-text") },
      h("a", { class: "button", href: to("/") }, say("button-shelf")),
    );
  }
  return h(Book, { key: game, game });
}

/** @param {{game: string}} props */
function Book({ game }) {
  const words = speaker(game);
  const name = words.say("game-name");
  useTitle(labelled(say("rules-title"), name));
  return h(
    "div",
    { class: `page rules-page game-${game}` },
    h(TopBar, null, h(Menu, { more: null })),
    h(
      "main",
      { id: "main", class: "rules", tabIndex: -1 },
      h("div", { class: "rules-head" }, h("h1", null, name), h("p", { class: "rules-kind" }, say("rules-title"))),
      h(Reader, { game, words, deeper: 0, at: decodeURIComponent(location.hash.slice(1)), help: [] }),
      h(
        "div",
        { class: "row rules-doors" },
        brings(game, "guide") &&
          h("a", { class: "button", href: to(`/learn/${game}`) }, h(Icon, { name: "hint" }), say("learn-button")),
        h("a", { class: "quiet", href: to(`/new/${game}`) }, say("button-new")),
        h("a", { class: "quiet", href: to("/") }, say("button-shelf")),
      ),
    ),
  );
}

// -- the sheet

/** The rules lying over the page, if somebody has opened them. */
export function RulesOnTop() {
  const book = opened.value;
  return book && h(RulesSheet, { key: `${book.game} ${book.clause}`, game: book.game, clause: book.clause });
}

/** @param {{game: string, clause: string}} props */
function RulesSheet({ game, clause }) {
  const words = speaker(game);
  const help = useSignal(/** @type {string[]} */ ([]));
  useEffect(() => {
    void loadBoard(game).then((board) => (help.value = board.help ?? []));
  }, [game]);
  return h(
    Dialog,
    {
      title: say("rules-of", { game: words.say("game-name") }),
      class: `rules-sheet game-${game}`,
      onClose: closeRules,
    },
    laid.value?.game === game && h("div", { class: "panel pack-panel" }, h(PackCard, { pack: laid.value, game })),
    h(Reader, { game, words, deeper: 1, at: clause, help: help.value }),
  );
}

// -- reading

/**
 * Everything between the head and the doors: in short, the way about, the search, and the text.
 * @param {{game: string, words: Speaker, deeper: number, at: string, help: string[]}} props `at` is a clause or a
 * section
 */
function Reader({ game, words, deeper, at, help }) {
  const rules = useRules(game);
  const wanted = useSignal("");
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const opening = useMemo(() => open(rules?.blocks ?? []), [rules]);
  const looked = useMemo(() => lookUp(rules?.blocks ?? [], wanted.value), [rules, wanted.value]);
  useOpening(root, rules, at);
  const sheet = deeper > 0;
  return h(
    "div",
    { ref: root, class: "reader" },
    help.length > 0 && !looked.wanted && !opening.minute.length && h(InShort, { help, words, deeper }),
    rules === undefined && h("p", { role: "status" }, say("label-loading")),
    rules === null && h("p", { class: "rules-none" }, say("rules-none")),
    rules && [
      h(Tools, {
        key: "tools",
        game,
        sheet,
        wanted: wanted.value,
        places: looked.places,
        onWanted: (text) => (wanted.value = text),
      }),
      h(Contents, { key: "contents", blocks: rules.blocks, root, onGo: () => (wanted.value = "") }),
      h(
        "article",
        { key: "text", class: "rules-text", lang: rules.tongue },
        rules.tongue !== language.value && h("p", { class: "rules-note", lang: language.value }, say("rules-english")),
        looked.wanted
          ? h(Text, { game, words, blocks: looked.blocks, wanted: looked.wanted, deeper })
          : h(Opened, { game, words, opening, deeper }),
      ),
    ],
  );
}

/** @param {Block[]} blocks @param {string} typed */
function lookUp(blocks, typed) {
  const wanted = typed.trim().length < LEAST_LETTERS ? "" : typed.trim();
  return wanted ? { wanted, ...search(blocks, wanted) } : { wanted, blocks, places: 0 };
}

/**
 * A page may open with the game in a minute: its first section, if that is a heading and a single list.
 * @param {Block[]} blocks @returns {Opening}
 */
function open(blocks) {
  const first = blocks.findIndex((block) => block.kind === "heading");
  const [heading, list, next] = blocks.slice(first);
  if (heading?.kind !== "heading" || list?.kind !== "list" || next?.kind !== "heading")
    return { intro: [], minute: [], rest: blocks };
  return { intro: blocks.slice(0, first), minute: [heading, list], rest: blocks.slice(first + 2) };
}

/**
 * The whole text, its opening set apart.
 * @param {{game: string, words: Speaker, opening: Opening, deeper: number}} props
 */
function Opened({ game, words, opening, deeper }) {
  const part = (/** @type {Block[]} */ blocks) => h(Text, { game, words, blocks, wanted: "", deeper });
  return [
    opening.intro.length > 0 && h("div", { key: "intro", class: "rules-intro" }, part(opening.intro)),
    opening.minute.length > 0 && h("section", { key: "minute", class: "in-minute" }, part(opening.minute)),
    h("div", { key: "rest", class: "rules-rest" }, part(opening.rest)),
  ];
}

/**
 * What the board says of itself, before all the rest.
 * @param {{help: string[], words: Speaker, deeper: number}} props
 */
function InShort({ help, words, deeper }) {
  return h(
    "section",
    { class: "in-short" },
    h(deeper ? "h3" : "h2", null, say("rules-short")),
    h(
      "ol",
      { class: "story-all" },
      help.map((key) => h("li", { key }, words.say(key))),
    ),
  );
}

/** @param {{game: string, sheet: boolean, wanted: string, places: number, onWanted: (text: string) => void}} props */
function Tools({ game, sheet, wanted, places, onWanted }) {
  const searching = wanted.trim().length >= LEAST_LETTERS;
  return h(
    "div",
    { class: "rules-tools", role: "search" },
    h("input", {
      type: "search",
      enterkeyhint: "search",
      autocomplete: "off",
      "aria-label": say("rules-search"),
      placeholder: say("rules-search"),
      value: wanted,
      onInput: (event) => onWanted(typedIn(event)),
      onKeyDown: (event) => {
        if (event.key !== "Escape" || !wanted) return;
        event.preventDefault(); // the first Escape empties the field, the next one closes the sheet
        event.stopPropagation();
        onWanted("");
      },
    }),
    sheet
      ? h(
          "a",
          {
            class: "quiet rules-door",
            href: to(`/rules/${game}`),
            target: "_blank",
            rel: "noopener",
            "aria-label": say("rules-page"),
            title: say("rules-page"),
          },
          h(Icon, { name: "expand" }),
        )
      : h(
          "button",
          { type: "button", class: "quiet rules-door", onClick: () => print() },
          h(Icon, { name: "print" }),
          h("span", null, say("rules-print")),
        ),
    h("p", { class: "rules-places", role: "status" }, searching && say("rules-places", { count: places })),
  );
}

/** The sections, to jump to. @param {{blocks: Block[], root: {current: HTMLElement | null}, onGo: () => void}} props */
function Contents({ blocks, root, onGo }) {
  const headings = blocks.filter((block) => block.kind === "heading");
  const list = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  /** @param {Event} event @param {string} id */
  const jump = (event, id) => {
    event.preventDefault(); // the address stays, and so does the table
    onGo();
    if (list.current && !isWide()) list.current.open = false;
    requestAnimationFrame(() => arrive(find(root.current, id), false));
  };
  if (!headings.length) return null;
  return h(
    "details",
    { ref: list, class: "more contents", open: isWide() && !root.current?.closest("dialog") },
    h("summary", null, h(Icon, { name: "menu" }), say("rules-contents")),
    h(
      "nav",
      { "aria-label": say("rules-contents") },
      h(
        "ol",
        null,
        headings.map(({ id, level, text }) =>
          h(
            "li",
            { key: id, class: `level-${level}` },
            h("a", { href: `#${id}`, onClick: (/** @type {Event} */ event) => jump(event, id) }, text),
          ),
        ),
      ),
    ),
  );
}

function isWide() {
  return matchMedia("(min-width: 1000px)").matches;
}

/** @param {{game: string, words: Speaker, blocks: Block[], wanted: string, deeper: number}} props */
function Text({ game, words, blocks, wanted, deeper }) {
  const maker = usePieces(game);
  /** @param {import("./markdown.js").Picture} picture */
  const picture = ({ name, alt }) => h(Pictured, { game, name, alt, maker: maker.value, words });
  return h(Markdown, { blocks, drawing: { deeper: deeper, wanted, picture } });
}

/**
 * A piece of the game; if it cannot be drawn, its words.
 * @param {{game: string, name: string, alt: string, maker: PieceMaker | null, words: Speaker}} props
 */
function Pictured({ game, name, alt, maker, words }) {
  const instead = h("span", { class: "rules-missing" }, alt);
  if (!maker) return instead;
  return h(
    Safely,
    { instead },
    h(
      "div",
      { class: `game-${game} rules-piece`, role: "img", "aria-label": alt, title: alt },
      h(maker, { name, say: words.say }),
    ),
  );
}

// -- the place one looks for

/** A section by its name, or what a clause stands for. @param {HTMLElement | null} root @param {string} id */
function find(root, id) {
  const name = CSS.escape(id);
  return id ? (root?.querySelector(`[data-clauses~="${name}"], #${name}`) ?? null) : null;
}

/**
 * Opened at a clause: it comes into sight, shines and is read out.
 * @param {{current: HTMLElement | null}} root @param {Rules | null | undefined} rules @param {string} at
 */
function useOpening(root, rules, at) {
  useEffect(() => {
    if (!rules || !at) return undefined;
    const isThere =
      clausesOf(rules.blocks).includes(at) || rules.blocks.some((block) => block.kind === "heading" && block.id === at);
    if (!isThere) return undefined;
    arrive(find(root.current, at), true);
    const scroller = root.current;
    // pictures and styles still come in and push the place away: stay with it until somebody moves
    const watch = new ResizeObserver(() => find(root.current, at)?.scrollIntoView({ block: "center" }));
    if (scroller) watch.observe(scroller);
    const leave = () => watch.disconnect();
    const timer = setTimeout(leave, 1500);
    for (const moved of ["wheel", "touchstart", "keydown", "pointerdown"])
      scroller?.addEventListener(moved, leave, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [rules, at]);
}

/** @param {Element | null} place @param {boolean} shines */
function arrive(place, shines) {
  if (!(place instanceof HTMLElement)) return;
  for (const old of place.closest(".reader")?.querySelectorAll(".found") ?? []) old.classList.remove("found");
  place.classList.toggle("found", shines);
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: shines ? "center" : "start", behavior: calm.value || shines ? "auto" : "smooth" });
}
