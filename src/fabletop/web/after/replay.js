// A finished game, seen again: step by step or all through, with anybody's eyes or all hands open. The board is the
// game's own; it gets the view of that moment, nothing to choose, and the news of the move if one goes forward by one.

import { h } from "../vendor/preact.js";
import { useEffect, useMemo } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { to } from "../shell/addresses.js";
import { loadBoard, loadGames } from "../shell/catalogue.js";
import { Icon, Mark, SHAPE_LETTERS } from "../shell/icons.js";
import { marksOf, PlainPage, useTitle, Waiting } from "../shell/parts.js";
import { bring, language, say, speaker } from "../shell/words.js";
import { lay } from "../table/packs.js";
import { Chart } from "./chart.js";
import { Denied, Frames } from "./replayframes.js";
import { boardProps, Scene } from "./scene.js";
import { CheckSheet } from "./seal.js";
import { Story, Tabs, Telling, useLines } from "./story.js";
import { ReplayMenu, Transport } from "./transport.js";
import { ALL, isFor, useKeys, useWalk, WATCH } from "./walk.js";

/** @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("./replayframes.js").Eyes} Eyes */
/** @typedef {import("./replayframes.js").Source} Source */
/** @typedef {import("./story.js").Tab} Tab */
/** @typedef {import("./walk.js").Walk} Walk */

const WIDE = "(min-width: 1000px)";
const ROOMY = `${WIDE}, (min-width: 700px) and (min-height: 900px)`;

/** @param {{token: string}} props */
export function ReplayPage({ token }) {
  const source = useMemo(() => ({ token }), [token]);
  return h(Opening, { key: token, source, onAgain: null });
}

// -- opening

/** @param {{source: Source, onAgain: (() => void) | null}} props `onAgain`: back to choosing a file */
function Opening({ source, onAgain }) {
  const frames = useMemo(() => new Frames(source), [source]);
  const board = useSignal(/** @type {BoardModule | null} */ (null));
  const trouble = useSignal(/** @type {unknown} */ (null));
  const start = useMemo(readHash, [source]);
  const open = async () => {
    trouble.value = null;
    try {
      await frames.open(start.eyes);
      const { game = "", pack = null } = frames.head.peek() ?? {};
      const [, , module] = await Promise.all([bring(game), loadGames(), loadBoard(game)]);
      lay(game, pack, module);
      board.value = module;
    } catch (error) {
      trouble.value = error;
    }
  };
  useEffect(() => {
    void open();
    return () => {
      frames.close();
      lay(frames.head.peek()?.game ?? "", null, board.peek() ?? undefined);
    };
  }, [frames]);
  if (trouble.value) return h(NotOpen, { source, error: trouble.value, onRetry: open, onAgain });
  if (!board.value) return h(Waiting, null);
  return h(Replay, { frames, board: board.value, start, onAgain });
}

/** Where a link leads to: "#move=17&eyes=0". */
function readHash() {
  const said = new URLSearchParams(location.hash.slice(1));
  const eyes = said.get("eyes") ?? WATCH;
  return { n: Math.max(0, Number(said.get("move")) || 0), eyes: eyes === ALL || /^\d$/.test(eyes) ? eyes : WATCH };
}

/** @param {{source: Source, error: unknown, onRetry: () => void, onAgain: (() => void) | null}} props */
function NotOpen({ source, error, onRetry, onAgain }) {
  const status = error instanceof Denied ? error.status : 0;
  const home = h("a", { class: "quiet", href: to("/") }, say("button-shelf"));
  if (onAgain && status >= 400 && status < 500)
    return h(NoSuchFile, { source, error: /** @type {Denied} */ (error), onAgain });
  if (status === 409)
    return h(PlainPage, { title: say("replay-running-title"), text: say("replay-running-text") }, home);
  if (status === 404) return h(PlainPage, { title: say("replay-gone-title"), text: say("replay-gone-text") }, home);
  return h(
    PlainPage,
    { title: say("away-title"), text: say("away-text") },
    h("button", { type: "button", class: "button", onClick: onRetry }, say("button-again")),
    home,
  );
}

/**
 * A file that is not what it says; the browser's own check may name the place better.
 * @param {{source: Source, error: Denied, onAgain: () => void}} props
 */
function NoSuchFile({ source, error, onAgain }) {
  const checking = useSignal(false);
  const damaged = error.refusal?.code === "damaged";
  return h(
    PlainPage,
    {
      title: say("replay-bad-title"),
      text: damaged
        ? speaker().refusal(/** @type {import("../types.d.ts").Refusal} */ (error.refusal))
        : say("replay-bad-text"),
    },
    h("button", { type: "button", class: "button", onClick: onAgain }, say("replay-choose")),
    damaged &&
      h(
        "button",
        { type: "button", class: "quiet", onClick: () => (checking.value = true) },
        h(Icon, { name: "seal" }),
        say("seal-check"),
      ),
    checking.value && h(CheckSheet, { source, onClose: () => (checking.value = false) }),
  );
}

// -- the page

/** @param {{frames: Frames, board: BoardModule, start: {n: number, eyes: Eyes}, onAgain: (() => void) | null}} props */
function Replay({ frames, board, start, onAgain }) {
  const walk = useWalk(frames, start);
  const roomy = useMedia(ROOMY);
  const wide = useMedia(WIDE);
  const tab = useSignal(/** @type {Tab} */ ("board"));
  useKeys(walk, frames);
  const players = usePlayers(frames);
  const { game } = /** @type {NonNullable<Frames["head"]["value"]>} */ (frames.head.value);
  const words = useMemo(
    () =>
      speaker(
        game,
        players.map(({ name }) => name),
      ),
    [game, players, language.value],
  );
  useTitle(say("replay-of", { game: words.say("game-name") }));
  const lines = useLines(frames, words);
  const { place } = walk;
  const points = useMemo(() => frames.frames.value.map((frame) => frame?.points), [frames.frames.value]);
  const counted = points.some((row) => row);
  const opened = place.eyes === ALL;
  const tabs = tabsOf(opened, counted);
  const shown = roomy || !tabs.includes(tab.value) ? "board" : tab.value;
  const narrow = wide && place.eyes !== WATCH && counted; // beside the board, below a hand
  const panel = narrow && tab.value === "points" ? "points" : narrow ? "story" : "both";
  const seat = place.eyes === WATCH || opened ? null : Number(place.eyes);
  const seen =
    frames.frames.value[place.n] &&
    frames.has(place.n, place.eyes) &&
    boardProps(frames, words, players, place.n, seat, [], true);
  const pointed = counted && (roomy ? panel !== "story" : shown === "points");
  useEffect(() => {
    if (opened) tab.value = "hands";
  }, [opened]);
  const readable = useMemo(() => lines.filter(({ to }) => isFor(to, place.eyes)), [lines, place.eyes]);
  return h(
    "div",
    {
      class: `replay game-${game}`,
      "data-show": shown,
      "data-eyes": place.eyes === WATCH || place.eyes === ALL ? place.eyes : "seat",
      "data-counted": counted,
      ...(seen && marksOf(board, seen)),
    },
    h("h1", { class: "sr" }, say("replay-of", { game: words.say("game-name") })),
    h(
      "header",
      { class: "table-head" },
      h(EyeChips, { frames, board, players, walk }),
      h(ReplayMenu, { frames, walk, onAgain }),
    ),
    h(
      "div",
      { class: "replay-line" },
      h(Telling, { frames, walk, words, lines: readable }),
      !roomy && h(Tabs, { tabs, shown, words, onShow: (next) => (tab.value = next) }),
    ),
    h(Scene, {
      frames,
      board,
      players,
      words,
      place,
      speed: walk.speed.value,
      hidden: shown !== "board",
      hands: roomy || shown === "hands",
    }),
    (roomy || shown === "story" || shown === "points") &&
      h(
        "div",
        { class: "replay-panels", "data-tabs": narrow, "data-points": pointed },
        narrow && h(Tabs, { tabs: ["story", "points"], shown: panel, words, onShow: (next) => (tab.value = next) }),
        (roomy ? panel !== "points" : shown === "story") &&
          h(Story, { lines: readable, at: walk.aim, players, onJump: walk.jump }),
        pointed &&
          h(
            "section",
            { class: "replay-points", "aria-label": words.say("replay-points") },
            h(Chart, { points, count: frames.count, players, words, at: walk.aim, onJump: walk.jump }),
          ),
      ),
    h(Transport, { frames, walk }),
  );
}

/** @param {boolean} opened all hands @param {boolean} counted @returns {Tab[]} */
function tabsOf(opened, counted) {
  /** @type {Tab[]} */
  const tabs = ["board"];
  if (opened) tabs.push("hands");
  tabs.push("story");
  if (counted) tabs.push("points");
  return tabs;
}

/** @param {string} query */
function useMedia(query) {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => (matches.value = media.matches);
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, [query]);
  return matches.value;
}

/** @param {Frames} frames @returns {Player[]} */
function usePlayers(frames) {
  const head = frames.head.value;
  return useMemo(
    () =>
      Array.from({ length: head?.seats ?? 0 }, (_, seat) => {
        const colour = head?.colours?.[seat] ?? seat;
        return {
          seat,
          name: head?.players[seat] || say("chair-number", { number: seat + 1 }),
          colour,
          shape: SHAPE_LETTERS[colour % SHAPE_LETTERS.length] ?? "●",
          bot: null,
          you: false,
        };
      }),
    [head, language.value],
  );
}

// -- whose eyes

/** @param {{frames: Frames, board: BoardModule, players: Player[], walk: Walk}} props */
function EyeChips({ frames, board, players, walk }) {
  const { place, look } = walk;
  const frame = frames.frames.value[place.n];
  const view = frames.view(place.n, place.eyes === ALL ? WATCH : place.eyes);
  return h(
    "div",
    { class: `chips eyes of-${players.length}`, role: "group", "aria-label": say("replay-eyes") },
    players.map((player) => {
      const eyes = String(player.seat);
      const turn = frame?.actors.includes(player.seat) ?? false;
      const figure = view && board.chip ? board.chip(view, player.seat) : "";
      return h(
        "button",
        {
          key: eyes,
          type: "button",
          class: turn ? "chip turn" : "chip",
          "data-seat": player.seat,
          "aria-pressed": place.eyes === eyes,
          title: say("replay-eyes-of", { name: player.name }),
          onClick: () => look(eyes),
        },
        h("span", { class: "chip-mark" }, h(Mark, { colour: player.colour, size: 30 })),
        h("span", { class: "chip-name" }, player.name),
        figure && h("b", { class: "chip-figure" }, figure),
        turn && h("span", { class: "sr" }, say("chip-turn")),
      );
    }),
    h(EyeButton, { eyes: WATCH, icon: "tv", words: say("replay-eyes-tv"), walk }),
    board.Drawer && h(EyeButton, { eyes: ALL, icon: "hands", words: say("replay-eyes-all"), walk }),
  );
}

/** @param {{eyes: Eyes, icon: "tv" | "hands", words: string, walk: Walk}} props */
function EyeButton({ eyes, icon, words, walk }) {
  return h(
    "button",
    {
      type: "button",
      class: "chip eye",
      "aria-pressed": walk.place.eyes === eyes,
      title: words,
      onClick: () => walk.look(eyes),
    },
    h(Icon, { name: icon }),
    h("span", { class: "chip-name" }, words),
  );
}

// -- a game from a file

export function ReplayFile() {
  const source = useSignal(/** @type {Source | null} */ (null));
  const over = useSignal(false);
  useTitle(say("replay-file-title"));
  /** @param {FileList | null | undefined} files */
  const take = async (files) => {
    const [file] = files ?? [];
    if (file) source.value = { text: await file.text() };
  };
  if (source.value) return h(Opening, { key: "file", source: source.value, onAgain: () => (source.value = null) });
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    over.value = false;
    if (event.type === "drop") void take(event.dataTransfer?.files);
  };
  /** @param {DragEvent} event */
  const drag = (event) => {
    event.preventDefault();
    over.value = true;
  };
  return h(
    "div",
    { class: "drop-page", "data-over": over.value, onDragOver: drag, onDragLeave: drop, onDrop: drop },
    h(
      PlainPage,
      { title: say("replay-file-title"), text: say("replay-file-text"), art: "lantern" },
      h(
        "label",
        { class: "button file-button" },
        h(Icon, { name: "file" }),
        say("replay-choose"),
        h("input", {
          type: "file",
          accept: ".json,application/json",
          onChange: (/** @type {Event} */ event) =>
            void take(/** @type {HTMLInputElement} */ (event.currentTarget).files),
        }),
      ),
      h("a", { class: "quiet", href: to("/") }, say("button-shelf")),
    ),
  );
}
