// The board and the hands of a finished game, at the moment one looks at.

import { h } from "../vendor/preact.js";
import { useEffect, useMemo, useRef } from "../vendor/preact-hooks.js";
import { programme } from "../board/conductor.js";
import { at } from "../shell/addresses.js";
import * as plain from "../board/plainboard.js";
import { Mark } from "../shell/icons.js";
import { Safely } from "../shell/parts.js";
import { calm } from "../shell/settings.js";
import { play as playSound, playInTurn } from "../shell/sound.js";
import { language, say } from "../shell/words.js";
import { gameOf } from "./replayframes.js";
import { ALL, isFor, newsTime, WATCH } from "./walk.js";

/** @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {import("../types.d.ts").BoardProps<any>} BoardProps */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("../types.d.ts").ToldEvent} ToldEvent */
/** @typedef {import("../table/session.js").Picture} Picture */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {import("./replayframes.js").Frames} Frames */
/** @typedef {import("./walk.js").Place} Place */
/** @typedef {import("./walk.js").Speed} Speed */

const HELP = /** @type {const} */ ({ time: "usual", hints: false, large: false, calm: false });
const HOUSE = {
  locked: false,
  door: false,
  paused: false,
  chat: false,
  slow: false,
  clock: false,
  banter: false,
  lesson: false,
  waits: false,
  tv: false,
};

/**
 * @param {{frames: Frames, board: BoardModule, players: Player[], words: Speaker, place: Place, speed: Speed, hidden:
 * boolean, hands: boolean}} props
 */
export function Scene({ frames, board, players, words, place, speed, hidden, hands: spread }) {
  const { n, eyes } = place;
  const numbered = useRef(0);
  const ready = frames.frames.value[n] !== undefined && frames.has(n, eyes);
  const news = useMemo(() => {
    if (!place.forward) return [];
    const told = (frames.frames.peek()[n]?.events ?? []).filter(({ to }) => isFor(to, eyes === ALL ? WATCH : eyes));
    const events = told.map((event) => numberedEvent(event, numbered.current++));
    programme(events, newsTime(told, speed));
    return events;
  }, [place]);
  const still = calm.value || speed === "very-quick";
  const seats = players.map(({ seat }) => seat);
  const make = (/** @type {number | null} */ seat, /** @type {GameEvent[]} */ events) =>
    boardProps(frames, words, players, n, seat, events, still);
  const seat = eyes === WATCH || eyes === ALL ? null : Number(eyes);
  const props = useMemo(() => (ready ? make(seat, news) : null), [place, ready, words, still]);
  const hands = useMemo(
    () => (ready && eyes === ALL ? seats.map((one) => make(one, [])) : []),
    [place, ready, words, still],
  );
  useEffect(() => {
    if (speed !== "very-quick") playInTurn(news, board.sounds ?? {});
  }, [news]);
  const { Drawer } = board;
  return [
    h(
      "main",
      { key: "board", id: "main", class: "board-room", tabIndex: -1, inert: hidden },
      props
        ? h(Safely, { key: `${place.jumps} ${eyes}`, instead: h(plain.Board, props) }, h(board.Board, props))
        : h("img", {
            class: "breathing replay-wait",
            src: at("/web/art/lantern.svg"),
            alt: say("label-loading"),
            width: 90,
            height: 90,
          }),
    ),
    Drawer &&
      seat !== null &&
      props &&
      h(
        "aside",
        {
          key: "hand",
          class: "replay-hand",
          "aria-label": say("replay-eyes-of", { name: players[seat]?.name ?? "" }),
          inert: hidden,
        },
        h(Safely, { key: eyes, instead: null }, h(Drawer, props)),
      ),
    Drawer &&
      eyes === ALL &&
      spread &&
      h(
        "aside",
        { key: "hands", class: "replay-hands", tabIndex: 0, "aria-label": say("replay-eyes-all") },
        hands.map((own) =>
          h(
            "section",
            {
              key: own.seat,
              class: `replay-own seat-${(players[own.seat ?? 0]?.colour ?? 0) % 6}`,
              "aria-label": players[own.seat ?? 0]?.name,
            },
            h(
              "h2",
              null,
              h(Mark, { colour: players[own.seat ?? 0]?.colour ?? 0, size: 24 }),
              players[own.seat ?? 0]?.name,
            ),
            h(Safely, { instead: null }, h(Drawer, own)),
          ),
        ),
      ),
  ];
}

/**
 * Boards show an event once, by its number: it grows, however one goes to and fro.
 * @param {ToldEvent} event @param {number} n @returns {GameEvent}
 */
function numberedEvent({ to, ...event }, n) {
  return { ...event, n };
}

/**
 * What a board gets at the table, for a moment long past.
 * @param {Frames} frames
 * @param {Speaker} words @param {Player[]} players @param {number} n @param {number | null} seat
 * @param {GameEvent[]} events @param {boolean} still
 * @returns {BoardProps}
 */
export function boardProps(frames, words, players, n, seat, events, still) {
  const head = /** @type {NonNullable<Frames["head"]["value"]>} */ (frames.head.peek());
  const frame = /** @type {Frame} */ (frames.frames.peek()[n]);
  const view = /** @type {any} */ (frames.view(n, seat === null ? WATCH : String(seat)));
  const chairs = players.map(({ name, colour }) => ({
    name,
    colour,
    bot: null,
    online: true,
    away: false,
    stood_in: false,
    returning: false,
    ticks: [],
    slow: false,
    help: HELP,
    free: false,
  }));
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
    news: 0,
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
    playing: false,
    coming: [],
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
