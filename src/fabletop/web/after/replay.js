// A finished game, seen again: step by step or all through, with anybody's eyes or all hands open. The board is the
// game's own; it gets the view of that moment, nothing to choose, and the news of the move if one goes forward by one.

import { h } from "../vendor/preact.js";
import { useEffect, useMemo, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { loadBoard, loadGames } from "../shell/catalogue.js";
import { Chart } from "./chart.js";
import { Icon, Mark, SHAPE_LETTERS } from "../shell/icons.js";
import { copy } from "../table/invite.js";
import { Menu } from "../shell/menu.js";
import { lay } from "../table/packs.js";
import { Dialog, marksOf, PlainPage, Safely, typedIn, useDone, useTitle } from "../shell/parts.js";
import * as plain from "../board/plainboard.js";
import { Denied, Frames, gameOf } from "./replayframes.js";
import { CheckSheet, SaveButton } from "./seal.js";
import { calm, tables } from "../shell/settings.js";
import { play as playSound, playAll } from "../shell/sound.js";
import { bring, language, say, speaker } from "../shell/words.js";

/** @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {import("../types.d.ts").BoardProps<any>} BoardProps */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("../types.d.ts").ToldEvent} ToldEvent */
/** @typedef {import("../table/session.js").Picture} Picture */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {import("./replayframes.js").Eyes} Eyes */
/** @typedef {import("./replayframes.js").Source} Source */

/** A moment as it is shown: where, with whose eyes, whether one came there by one step forward. @typedef {{n: number, eyes: Eyes, forward: boolean, jumps: number}} Place */
/** What is looked at where there is no room for all. @typedef {"board" | "hands" | "story" | "points"} Tab */
/** A line of the story: which frame, for whom. @typedef {{key: string, n: number, line: string, to: number[] | null, gone: boolean}} Line */

const SPEEDS = /** @type {const} */ (["slow", "usual", "quick", "very-quick"]);
/** Milliseconds a move stays. */
const PACE = { slow: 3200, usual: 1800, quick: 800, "very-quick": 280 };
const NOTHING_TO_SEE = 0.35; // of that, for a move without a word
const WIDE = "(min-width: 1000px)";
const ROOMY = `${WIDE}, (min-width: 700px) and (min-height: 900px)`;
const WATCH = "watch";
const ALL = "all";
const HELP = /** @type {const} */ ({ time: "usual", hints: false, large: false, calm: false });
const HOUSE = { locked: false, door: false, paused: false, chat: false, slow: false, tv: false };

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
  if (!board.value) return h("main", { id: "main", class: "plain", tabIndex: -1 }, h("img", { class: "breathing", src: "/web/art/lantern.svg", alt: say("label-loading"), width: 120, height: 120 }));
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
  const home = h("a", { class: "quiet", href: "/" }, say("button-shelf"));
  if (onAgain && status >= 400 && status < 500) return h(NoSuchFile, { source, error: /** @type {Denied} */ (error), onAgain });
  if (status === 409) return h(PlainPage, { title: say("replay-running-title"), text: say("replay-running-text") }, home);
  if (status === 404) return h(PlainPage, { title: say("replay-gone-title"), text: say("replay-gone-text") }, home);
  return h(PlainPage, { title: say("away-title"), text: say("away-text") }, h("button", { type: "button", class: "button", onClick: onRetry }, say("button-again")), home);
}

/** A file that is not what it says; the browser's own check may name the place better. @param {{source: Source, error: Denied, onAgain: () => void}} props */
function NoSuchFile({ source, error, onAgain }) {
  const checking = useSignal(false);
  const damaged = error.refusal?.code === "damaged";
  return h(
    PlainPage,
    { title: say("replay-bad-title"), text: damaged ? speaker().refusal(/** @type {import("../types.d.ts").Refusal} */ (error.refusal)) : say("replay-bad-text") },
    h("button", { type: "button", class: "button", onClick: onAgain }, say("replay-choose")),
    damaged && h("button", { type: "button", class: "quiet", onClick: () => (checking.value = true) }, h(Icon, { name: "seal" }), say("seal-check")),
    checking.value && h(CheckSheet, { source, onClose: () => (checking.value = false) }),
  );
}

// -- where one is

/** The place on the slider, and every way to move it. @param {Frames} frames @param {{n: number, eyes: Eyes}} start */
function useWalk(frames, start) {
  const seats = frames.head.value?.seats ?? 0;
  const eyes = Number(start.eyes) >= seats ? WATCH : start.eyes;
  const first = useMemo(() => ({ n: clamp(frames, start.n), eyes, forward: false, jumps: 0 }), []);
  const place = useSignal(/** @type {Place} */ (first)); // what is shown
  const aim = useSignal(first.n); // where the slider is; its frame may still be on its way
  const playing = useSignal(false);
  const speed = useSignal(/** @type {(typeof SPEEDS)[number]} */ ("usual"));
  const lost = useSignal(false);

  /** @param {number} n @param {Eyes} eyes @param {boolean} forward */
  const show = (n, eyes, forward) => {
    const before = place.peek();
    place.value = { n, eyes, forward, jumps: before.jumps + (forward ? 0 : 1) };
  };
  /** @param {number} n @param {Eyes} [eyes] */
  const reach = async (n, eyes = place.peek().eyes) => {
    aim.value = clamp(frames, n);
    const wanted = aim.peek();
    try {
      await frames.need(wanted, eyes);
      lost.value = false;
      const before = place.peek();
      if (aim.peek() !== wanted || frames.closed || !frames.has(wanted, eyes)) return;
      if (before.n !== wanted || before.eyes !== eyes || !frames.has(before.n, before.eyes)) show(wanted, eyes, wanted === before.n + 1 && eyes === before.eyes);
      if (wanted + 1 < frames.count) void frames.need(wanted + 1, eyes).catch(() => undefined);
    } catch {
      lost.value = true;
      playing.value = false;
    }
  };
  /** @param {number} n */
  const jump = (n) => {
    playing.value = false;
    void reach(n);
  };
  const toggle = async () => {
    const starts = !playing.peek();
    if (starts && aim.peek() >= frames.count - 1) await reach(frames.first); // once more
    playing.value = starts;
  };
  useEffect(() => {
    void reach(first.n, first.eyes).then(() => frames.needAll(WATCH).catch(() => (lost.value = true)));
  }, []);
  const here = place.value;
  const frame = frames.frames.value[here.n];
  useEffect(() => {
    if (!playing.value) return undefined;
    if (here.n >= frames.count - 1) return void (playing.value = false);
    const quiet = here.n > frames.first && !frame?.events.some(({ to }) => isFor(to, here.eyes));
    const timer = setTimeout(() => void reach(here.n + 1), PACE[speed.value] * (quiet ? NOTHING_TO_SEE : 1));
    return () => clearTimeout(timer);
  }, [playing.value, here, speed.value]);
  return { place: here, aim: aim.value, playing: playing.value, speed, lost: lost.value, jump, toggle, look: (/** @type {Eyes} */ eyes) => void reach(place.peek().n, eyes) };
}

/** @param {Frames} frames @param {number} n */
function clamp(frames, n) {
  return Math.max(frames.first, Math.min(frames.count - 1, n));
}

/** Whether these eyes were told. @param {number[] | null} to @param {Eyes} eyes */
function isFor(to, eyes) {
  return to === null || eyes === ALL || to.includes(Number(eyes === WATCH ? -1 : eyes));
}

/** Arrows, Home, End and space, wherever one is, unless something there needs them. @param {ReturnType<typeof useWalk>} walk @param {Frames} frames */
function useKeys(walk, frames) {
  const newest = useRef(walk);
  newest.current = walk;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return;
      if (document.querySelector("dialog[open]") || target.closest("select, textarea, input:not([type=range])")) return;
      if (event.key === " " && target.closest("button, a, summary")) return;
      const { aim, jump, toggle } = newest.current;
      const ways = { ArrowLeft: aim - 1, ArrowRight: aim + 1, Home: frames.first, End: frames.count - 1 };
      const to = ways[/** @type {keyof typeof ways} */ (event.key)];
      if (to !== undefined) jump(to);
      else if (event.key === " ") void toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [frames]);
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
  const words = useMemo(() => speaker(game, players.map(({ name }) => name)), [game, players, language.value]);
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
  const seen = frames.frames.value[place.n] && frames.has(place.n, place.eyes) && boardProps(frames, words, players, place.n, seat, [], true);
  const pointed = counted && (roomy ? panel !== "story" : shown === "points");
  useEffect(() => {
    if (opened) tab.value = "hands";
  }, [opened]);
  const readable = useMemo(() => lines.filter(({ to }) => isFor(to, place.eyes)), [lines, place.eyes]);
  return h(
    "div",
    { class: `replay game-${game}`, "data-show": shown, "data-eyes": place.eyes === WATCH || place.eyes === ALL ? place.eyes : "seat", "data-counted": counted, ...(seen && marksOf(board, seen)) },
    h("h1", { class: "sr" }, say("replay-of", { game: words.say("game-name") })),
    h("header", { class: "table-head" }, h(EyeChips, { frames, board, players, walk }), h(ReplayMenu, { frames, walk, onAgain })),
    h(
      "div",
      { class: "replay-line" },
      h(Telling, { frames, walk, words, lines: readable }),
      !roomy && h(Tabs, { tabs, shown, onShow: (next) => (tab.value = next) }),
    ),
    h(Scene, { frames, board, players, words, place, speed: walk.speed.value, hidden: shown !== "board", hands: roomy || shown === "hands" }),
    (roomy || shown === "story" || shown === "points") &&
      h(
        "div",
        { class: "replay-panels", "data-tabs": narrow, "data-points": pointed },
        narrow && h(Tabs, { tabs: ["story", "points"], shown: panel, onShow: (next) => (tab.value = next) }),
        (roomy ? panel !== "points" : shown === "story") && h(Story, { lines: readable, at: walk.aim, players, onJump: walk.jump }),
        pointed && h("section", { class: "replay-points", "aria-label": say("replay-points") }, h(Chart, { points, count: frames.count, players, at: walk.aim, onJump: walk.jump })),
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
        return { seat, name: head?.players[seat] || say("chair-number", { number: seat + 1 }), colour, shape: SHAPE_LETTERS[colour % SHAPE_LETTERS.length] ?? "●", bot: null, you: false };
      }),
    [head, language.value],
  );
}

/** Everything that was told, in words. @param {Frames} frames @param {Speaker} words @returns {Line[]} */
function useLines(frames, words) {
  return useMemo(() => frames.frames.value.flatMap((frame) => (frame ? linesOf(frame, words) : [])), [frames.frames.value, words]);
}

/** @param {Frame} frame @param {Speaker} words @returns {Line[]} */
function linesOf({ n, move, events, gone = false }, words) {
  if (move?.by === "house" && move.action[0] === "undo") return [{ key: `${n}`, n, line: say("undo-done"), to: null, gone }];
  const lines = events.map((event, i) => ({ key: `${n}.${i}`, n, line: words.event({ ...event, n }), to: event.to, gone }));
  const why = words.reason(move?.why);
  if (why) lines.push({ key: `${n}.why`, n, line: say("replay-why", { why }), to: null, gone });
  return lines.filter(({ line }) => line);
}

// -- whose eyes

/** @param {{frames: Frames, board: BoardModule, players: Player[], walk: ReturnType<typeof useWalk>}} props */
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
        { key: eyes, type: "button", class: turn ? "chip turn" : "chip", "data-seat": player.seat, "aria-pressed": place.eyes === eyes, title: say("replay-eyes-of", { name: player.name }), onClick: () => look(eyes) },
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

/** @param {{eyes: Eyes, icon: "tv" | "hands", words: string, walk: ReturnType<typeof useWalk>}} props */
function EyeButton({ eyes, icon, words, walk }) {
  return h("button", { type: "button", class: "chip eye", "aria-pressed": walk.place.eyes === eyes, title: words, onClick: () => walk.look(eyes) }, h(Icon, { name: icon }), h("span", { class: "chip-name" }, words));
}

// -- the board and the hands

/** @param {{frames: Frames, board: BoardModule, players: Player[], words: Speaker, place: Place, speed: keyof typeof PACE, hidden: boolean, hands: boolean}} props */
function Scene({ frames, board, players, words, place, speed, hidden, hands: spread }) {
  const { n, eyes } = place;
  const numbered = useRef(0);
  const ready = frames.frames.value[n] !== undefined && frames.has(n, eyes);
  const news = useMemo(() => {
    if (!place.forward) return [];
    const told = (frames.frames.peek()[n]?.events ?? []).filter(({ to }) => isFor(to, eyes === ALL ? WATCH : eyes));
    return told.map((event) => numberedEvent(event, numbered.current++));
  }, [place]);
  const still = calm.value || speed === "very-quick";
  const seats = players.map(({ seat }) => seat);
  const make = (/** @type {number | null} */ seat, /** @type {GameEvent[]} */ events) => boardProps(frames, words, players, n, seat, events, still);
  const seat = eyes === WATCH || eyes === ALL ? null : Number(eyes);
  const props = useMemo(() => (ready ? make(seat, news) : null), [place, ready, words, still]);
  const hands = useMemo(() => (ready && eyes === ALL ? seats.map((one) => make(one, [])) : []), [place, ready, words, still]);
  useEffect(() => {
    const sounds = board.sounds ?? {};
    const names = news.map((event) => sounds[event.key] ?? "").filter(Boolean);
    if (speed !== "very-quick") playAll([...new Set(names)]);
  }, [news]);
  const { Drawer } = board;
  return [
    h(
      "main",
      { key: "board", id: "main", class: "board-room", tabIndex: -1, inert: hidden },
      props ? h(Safely, { key: `${place.jumps} ${eyes}`, instead: h(plain.Board, props) }, h(board.Board, props)) : h("img", { class: "breathing replay-wait", src: "/web/art/lantern.svg", alt: say("label-loading"), width: 90, height: 90 }),
    ),
    Drawer && seat !== null && props && h("aside", { key: "hand", class: "replay-hand", "aria-label": say("replay-eyes-of", { name: players[seat]?.name ?? "" }), inert: hidden }, h(Safely, { key: eyes, instead: null }, h(Drawer, props))),
    Drawer &&
      eyes === ALL &&
      spread &&
      h(
        "aside",
        { key: "hands", class: "replay-hands", tabIndex: 0, "aria-label": say("replay-eyes-all") },
        hands.map((own) => h("section", { key: own.seat, class: `replay-own seat-${(players[own.seat ?? 0]?.colour ?? 0) % 6}`, "aria-label": players[own.seat ?? 0]?.name }, h("h2", null, h(Mark, { colour: players[own.seat ?? 0]?.colour ?? 0, size: 24 }), players[own.seat ?? 0]?.name), h(Safely, { instead: null }, h(Drawer, own)))),
      ),
  ];
}

/** Boards show an event once, by its number: it grows, however one goes to and fro. @param {ToldEvent} event @param {number} n @returns {GameEvent} */
function numberedEvent({ key, args }, n) {
  return { n, key, args };
}

/**
 * What a board gets at the table, for a moment long past.
 * @param {Frames} frames @param {Speaker} words @param {Player[]} players @param {number} n @param {number | null} seat @param {GameEvent[]} events @param {boolean} still
 * @returns {BoardProps}
 */
function boardProps(frames, words, players, n, seat, events, still) {
  const head = /** @type {NonNullable<Frames["head"]["value"]>} */ (frames.head.peek());
  const frame = /** @type {Frame} */ (frames.frames.peek()[n]);
  const view = /** @type {any} */ (frames.view(n, seat === null ? WATCH : String(seat)));
  const chairs = players.map(({ name, colour }) => ({ name, colour, bot: null, online: true, away: false, stood_in: false, returning: false, ticks: [], slow: false, help: HELP, free: false }));
  /** @type {Picture} */
  const picture = {
    is: "table",
    code: "token" in frames.source ? gameOf(frames.source.token).code : "",
    address: "",
    game: head.game,
    options: head.options,
    pack: head.pack,
    phase: frame.step === "over" ? "over" : "play",
    chairs,
    host: null,
    house: HOUSE,
    watchers: 0,
    record: null,
    undo: { seat: null, asks: null, waits: [] },
    gaps: [],
    yours: seat === null ? [] : [seat],
    tokens: {},
    seat,
    curtain: null,
    asked: [],
    talk: null,
    decision: n,
    view,
    choices: [],
    race: null,
    seconds: null,
    events,
    outcome: null,
    done: [],
    seal: null,
    key: null,
    evening: [],
  };
  return {
    picture,
    view,
    seat,
    asked: [],
    choices: [],
    players: players.map((player) => ({ ...player, you: player.seat === seat })),
    events,
    say: words.say,
    language: language.value,
    act: () => undefined,
    press: () => undefined,
    pressed: [],
    why: () => undefined,
    preview: () => Promise.resolve({ understood: null, refusal: null }),
    calm: still,
    sound: playSound,
    speak: () => undefined,
    listen: () => null,
  };
}

// -- words beside it

/** Where one is and what has just happened. @param {{frames: Frames, walk: ReturnType<typeof useWalk>, words: Speaker, lines: Line[]}} props */
function Telling({ frames, walk, words, lines }) {
  const { n } = walk.place;
  const frame = frames.frames.value[n];
  const told = lines.filter((line) => line.n === n).map(({ line }) => line);
  const waits = frame && words.sayFirst(frame.step === "over" ? ["wait-over", "ask-over"] : [`wait-${frame.step}`, "wait-anything"], { seats: frame.actors });
  return h(
    "p",
    { class: "replay-told", "aria-live": walk.playing ? "off" : "polite" },
    h("b", { class: n === 0 ? "" : "replay-number" }, n === 0 ? say("replay-start") : say("replay-move", { number: n, count: frames.count - 1 })),
    frame?.gone && h("em", { class: "replay-gone" }, say("replay-gone")),
    " ",
    h("span", null, walk.lost ? say("replay-lost") : told.join(" · ") || waits),
  );
}

/** @param {{tabs: Tab[], shown: string, onShow: (tab: Tab) => void}} props */
function Tabs({ tabs, shown, onShow }) {
  const all = /** @type {const} */ ([
    ["board", "eye", say("replay-board")],
    ["hands", "hands", say("replay-hands")],
    ["story", "story", say("story-title")],
    ["points", "chart", say("replay-points")],
  ]);
  return h(
    "div",
    { class: "replay-tabs", role: "group", "aria-label": say("replay-show") },
    all.filter(([tab]) => tabs.includes(tab)).map(([tab, icon, words]) => h("button", { key: tab, type: "button", "aria-pressed": shown === tab, title: words, onClick: () => onShow(tab) }, h(Icon, { name: icon }), h("span", null, words))),
  );
}

/** The story; every line leads to its moment. @param {{lines: Line[], at: number, players: Player[], onJump: (n: number) => void}} props */
function Story({ lines, at, players, onJump }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const now = lines.findLast(({ n }) => n <= at)?.n;
  useEffect(() => {
    const room = list.current;
    const here = room?.querySelector("[aria-current]");
    if (!room || !(here instanceof HTMLElement)) return;
    const line = here.parentElement ?? here;
    if (line.offsetTop < room.scrollTop || line.offsetTop + line.offsetHeight > room.scrollTop + room.clientHeight) room.scrollTop = line.offsetTop - room.clientHeight / 3;
  }, [now, lines]);
  return h(
    "section",
    { class: "replay-story", "aria-label": say("story-title") },
    h("h2", null, say("story-title")),
    h("ol", { ref: list, class: "replay-lines", tabIndex: -1 }, lines.length ? lines.map((line) => h(StoryLine, { key: line.key, line, current: line.n === now, players, onJump })) : h("li", null, say("story-empty"))),
  );
}

/** @param {{line: Line, current: boolean, players: Player[], onJump: (n: number) => void}} props */
function StoryLine({ line, current, players, onJump }) {
  const told = (line.to ?? []).flatMap((seat) => players[seat] ?? []);
  const look = ["replay-event", told.length && `private seat-${(told[0]?.colour ?? 0) % 6}`, line.gone && "gone"].filter(Boolean).join(" ");
  return h(
    "li",
    null,
    h(
      "button",
      { type: "button", class: look, "aria-current": current ? "step" : undefined, onClick: () => onJump(line.n) },
      h("small", null, line.n),
      told.map((player) => h(Mark, { key: player.seat, colour: player.colour, size: 20 })),
      h("span", null, line.line),
      told.length > 0 && h("span", { class: "sr" }, say("replay-told", { names: told.map(({ name }) => name).join(", ") })),
      line.gone && h("em", { class: "replay-gone" }, say("replay-gone")),
    ),
  );
}

// -- the bar below

/** @param {{frames: Frames, walk: ReturnType<typeof useWalk>}} props */
function Transport({ frames, walk }) {
  const { aim, jump, toggle, playing, speed } = walk;
  const { first, count } = frames;
  const choosing = useSignal(false);
  const text = aim === 0 ? say("replay-start") : say("replay-move", { number: aim, count: count - 1 });
  const speedWords = say(`replay-speed-${speed.value}`);
  return h(
    "footer",
    { class: "replay-bar" },
    h("span", { class: "replay-count", "aria-hidden": "true" }, `${aim} / ${count - 1}`),
    h("input", { type: "range", class: "replay-slider", min: first, max: Math.max(first, count - 1), step: 1, value: aim, "aria-label": say("replay-slider"), "aria-valuetext": text, onInput: (/** @type {Event} */ event) => jump(Number(typedIn(event))) }),
    h(
      "div",
      { class: "replay-buttons" },
      h(BarButton, { icon: "first", words: say("replay-first"), off: aim <= first, onClick: () => jump(first) }),
      h(BarButton, { icon: "back", words: say("replay-back"), off: aim <= first, onClick: () => jump(aim - 1) }),
      h(BarButton, { icon: playing ? "pause" : "play", words: say(playing ? "replay-pause" : "replay-play"), class: "big", off: false, onClick: () => void toggle() }),
      h(BarButton, { icon: "next", words: say("replay-next"), off: aim >= count - 1, onClick: () => jump(aim + 1) }),
      h(BarButton, { icon: "last", words: say("replay-last"), off: aim >= count - 1, onClick: () => jump(count - 1) }),
      h("button", { type: "button", class: "replay-speed", "aria-haspopup": "dialog", "aria-label": `${say("replay-speed")}: ${speedWords}`, onClick: () => (choosing.value = true) }, h(Icon, { name: "time", size: 20 }), h("span", null, speedWords)),
    ),
    choosing.value &&
      h(
        Dialog,
        { title: say("replay-speed"), onClose: () => (choosing.value = false) },
        h(
          "div",
          { class: "replay-speeds", role: "group", "aria-label": say("replay-speed") },
          SPEEDS.map((value) => h("button", { key: value, type: "button", class: "language", "aria-pressed": value === speed.value, onClick: () => ((speed.value = value), (choosing.value = false)) }, say(`replay-speed-${value}`))),
        ),
        h("p", { class: "help" }, say("replay-keys")),
      ),
  );
}

/** A button that is off stays where the focus is. @param {{icon: "first" | "back" | "pause" | "play" | "next" | "last", words: string, off: boolean, class?: string, onClick: () => void}} props */
function BarButton({ icon, words, off, class: look = "", onClick }) {
  return h("button", { type: "button", class: `replay-button ${look}`, "aria-label": words, title: words, "aria-disabled": off, onClick: () => off || onClick() }, h(Icon, { name: icon }));
}

/** @param {{frames: Frames, walk: ReturnType<typeof useWalk>, onAgain: (() => void) | null}} props */
function ReplayMenu({ frames, walk, onAgain }) {
  const { source } = frames;
  const checking = useSignal(false);
  const { mark, line } = useDone(say("invite-copied"));
  const link = "token" in source ? linkOf(source.token, walk.place) : "";
  const own = "token" in source && tables.value.find(({ code }) => code === gameOf(source.token).code);
  return h(
    "div",
    { class: "table-menu" },
    h(Menu, {
      more: (close) => [
        own && h("a", { key: "table", class: "line-link", href: `/t/${own.address ?? own.code}` }, h(Icon, { name: "door" }), say("replay-table")),
        link && h("button", { key: "link", type: "button", class: "line-link", onClick: () => void copy(link).then(mark) }, h(Icon, { name: line ? "check" : "copy" }), line ?? say("button-copy")),
        h(SaveButton, { key: "save", source, class: "line-link" }),
        h("button", { key: "seal", type: "button", class: "line-link", onClick: () => (close(), (checking.value = true)) }, h(Icon, { name: "seal" }), say("seal-check")),
        onAgain && h("button", { key: "file", type: "button", class: "line-link", onClick: onAgain }, h(Icon, { name: "file" }), say("replay-choose")),
      ],
    }),
    checking.value && h(CheckSheet, { source, onClose: () => (checking.value = false) }),
  );
}

/** To exactly this moment, with these eyes. @param {string} token @param {Place} place */
function linkOf(token, { n, eyes }) {
  return `${location.origin}/replay/${token}#move=${n}&eyes=${eyes}`;
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
      h("label", { class: "button file-button" }, h(Icon, { name: "file" }), say("replay-choose"), h("input", { type: "file", accept: ".json,application/json", onChange: (/** @type {Event} */ event) => void take(/** @type {HTMLInputElement} */ (event.currentTarget).files) })),
      h("a", { class: "quiet", href: "/" }, say("button-shelf")),
    ),
  );
}
