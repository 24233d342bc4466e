// What has just happened, as far as it deserves to be seen large for a moment: throws, payments, gifts, deals and
// refusals, raids and their end. Events of one picture are put together into happenings, which are shown one after
// another.

import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { useAfter } from "../../../web/board/brief.js";
import { walkTime } from "./motion.js";
import { useBegun } from "./seen.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Gang} Gang */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */
/** @typedef {GameEvent["args"]} Args */
/**
 * @typedef {{seat: number, die?: number, money?: number, gives?: number, card?: string, cards?: string[], why?: string,
 * bankrupt?: boolean, pardoned?: number, sum?: [number, number]}} Line
 */
/**
 * @typedef {object} Happening
 * @property {string} kind of the square it looks like, or `verdict`, `deal`, `declined`, `lap`
 * @property {string} [title] a message
 * @property {Args} [args] for the title
 * @property {Gang[]} [gangs]
 * @property {{value: number, black: boolean}[]} [dice]
 * @property {number} [number] on the Destiny Table
 * @property {Line[]} lines
 * @property {number} [takes] for how many milliseconds it has the stage
 */

/** How long each is shown; the others a little. @type {Record<string, number>} */
const LASTING = {
  verdict: 5600,
  start: 5600,
  headcount: 3800,
  brisk_trade: 3600,
  tribute: 3600,
  deal: 3200,
  declined: 4200,
};
const USUAL = 2600;
const HURRIED = 0.6; // somebody is asked, or more has happened since
const MOST = 3;
const MOST_ASKED = 1;

/**
 * A new happening, or null if it only adds to the last.
 * @type {Record<string, (args: Args, now: Happening | null) => Happening | null>}
 */
const BEGINNINGS = {
  dice50: (args) => ({ kind: "dice50", dice: [die(args)], lines: [paid(args)] }),
  cash200: (args) => ({ kind: "cash200", lines: [paid(args)] }),
  parked: (args) => ({ kind: `${args.colour}_die`, dice: [die(args)], title: "event-parked", args, lines: [] }),
  headcount: (args, now) => added(now, "headcount", { ...paid(args), die: Number(args.die) }),
  brisk_trade: (args, now) => added(now, "brisk_trade", paid(args)),
  gave: (args, now) => added(now, "tribute", { seat: Number(args.seat), card: String(args.card) }),
  gang_die: (args) => ({
    kind: "raid_die",
    dice: [die(args)],
    gangs: [gang(args)],
    title: "event-gang_die",
    args,
    lines: [],
  }),
  gang_named: (args) => ({ kind: "raid_choice", gangs: [gang(args)], title: "event-gang_named", args, lines: [] }),
  raid: (args, now) =>
    now?.kind === "raid_die" || now?.kind === "raid_choice"
      ? null
      : { kind: "raid", gangs: /** @type {Gang[]} */ (args.gangs), title: "event-raid", args, lines: [] },
  nobody_threatened: (args, now) => retitled(now, "event-nobody_threatened", args),
  raid_over: (args) => ({ kind: "raid", title: "event-raid_over", args, lines: [] }),
  rolled: (args, now) => {
    if (now?.kind !== "verdict") return { kind: "verdict", dice: [die(args)], title: "event-rolled", args, lines: [] };
    now.dice?.push(die(args));
    return retitled(now, "event-rolled", args);
  },
  destiny: (args, now) => {
    const number = Number(args.number);
    if (now?.kind !== "verdict") return { kind: "verdict", number, dice: diceOf(number), lines: [] };
    Object.assign(now, { number, dice: diceOf(number) });
    delete now.title;
    return null;
  },
  nobody_caught: (args, now) => retitled(now, "event-nobody_caught", args),
  captured: (args, now) =>
    added(now, "verdict", {
      seat: Number(args.seat),
      cards: /** @type {string[]} */ (args.cards),
      money: -Number(args.money),
    }),
  ransom: (args, now) => noted(now, { money: -Number(args.money) }),
  bankrupt: (_, now) => noted(now, { bankrupt: true }),
  pardoned: (args, now) => noted(now, { pardoned: Number(args.money) }),
  payout: (args, now) => added(now, "start", { ...paid(args), sum: [Number(args.values), Number(args.doubled)] }),
  accepted: (args) => ({
    kind: "deal",
    title: "board-deal",
    args,
    lines: [given(args.other, args.give_cards, args.give_money), given(args.seat, args.want_cards, args.want_money)],
  }),
  declined: (args, now) => added(now, "declined", { seat: Number(args.seat), why: String(args.why) }),
  lap: (args) => (args.lap === 1 ? null : { kind: "lap", title: "event-lap", args, lines: [] }),
};

/** @param {Args} args */
function die(args) {
  return { value: Number(args.die), black: args.colour === "black" };
}

/** @param {number} number */
function diceOf(number) {
  return [
    { value: Math.floor((number - 1) / 6) + 1, black: true },
    { value: ((number - 1) % 6) + 1, black: false },
  ];
}

/** @param {Args} args @returns {Line} */
function paid(args) {
  return { seat: Number(args.seat), money: Number(args.money) };
}

/**
 * What one side of a deal hands over.
 * @param {unknown} seat @param {unknown} cards @param {unknown} money @returns {Line}
 */
function given(seat, cards, money) {
  return { seat: Number(seat), cards: /** @type {string[] | null} */ (cards) ?? [], gives: Number(money) };
}

/** @param {Args} args */
function gang(args) {
  return /** @type {Gang} */ (args.gang);
}

/**
 * One more line where there is such a happening already.
 * @param {Happening | null} now @param {string} kind @param {Line} line @returns {Happening | null}
 */
function added(now, kind, line) {
  if (now?.kind !== kind) return { kind, lines: [line] };
  now.lines.push(line);
  return null;
}

/** More about the last line. @param {Happening | null} now @param {Partial<Line>} more */
function noted(now, more) {
  const last = now?.lines.at(-1);
  if (last) Object.assign(last, more);
  return null;
}

/** @param {Happening | null} now @param {string} title @param {Args} args */
function retitled(now, title, args) {
  if (now) Object.assign(now, { title, args });
  return null;
}

/**
 * @param {GameEvent[]} events
 * @param {number | null} seat whose eyes: what one has declined oneself is no news @returns {Happening[]}
 */
export function happeningsIn(events, seat) {
  /** @type {Happening[]} */
  const found = [];
  for (const { key, args, takes = 0 } of events) {
    if (key === "declined" && args.seat === seat) continue;
    const next = BEGINNINGS[key]?.(args, found.at(-1) ?? null);
    if (next) found.push(next);
    const now = found.at(-1);
    if (now) now.takes = (now.takes ?? 0) + takes;
  }
  return found;
}

/**
 * For how long Ali Baba is on his way.
 * @param {Props} props @param {import("./seen.js").Telling} telling @returns {boolean}
 */
export function useWalk({ calm }, { picture, news }) {
  const [walking, walk] = useState(false);
  const steps = Math.max(0, ...news.filter(({ key }) => key === "moved").map(({ args }) => Number(args.card)));
  const began = useRef(picture);
  const starts = began.current !== picture && steps > 0 && !calm;
  began.current = picture;
  useEffect(() => {
    walk(steps > 0 && !calm);
    const timer = setTimeout(() => walk(false), walkTime(steps));
    return () => clearTimeout(timer);
  }, [picture]);
  return walking || starts;
}

/**
 * What is shown large now, and the way to be done with it.
 * @param {Props} props @param {GameEvent[]} fresh @param {import("./seen.js").Telling} telling
 * @param {boolean} later something else is to be seen before
 * @returns {[Happening | null, () => void]}
 */
export function useHappening({ picture, asked, seat, playing }, fresh, telling, later) {
  const [queue, line] = useState(/** @type {Happening[]} */ ([]));
  const begun = useBegun(telling, playing);
  const played = useRef(false);
  useEffect(() => {
    if (played.current && !playing) line([]); // now comes the question
    played.current = playing;
  }, [playing]);
  useEffect(() => {
    const more = happeningsIn(fresh, seat);
    const most = asked.length ? MOST_ASKED : MOST; // whoever is asked must not wait for what is past
    line((now) => [...now, ...more].slice(-most));
  }, [picture]);
  const [first = null] = queue;
  const now = later ? null : first;
  const hurried = asked.length > 0 || queue.length > 1;
  const lasting = now?.takes || (LASTING[now?.kind ?? ""] ?? USUAL) * (hurried ? HURRIED : 1);
  useAfter(now, lasting, () => line((all) => all.filter((one) => one !== now)));
  if (playing) return [later ? null : (happeningsIn(begun, seat).at(-1) ?? null), () => undefined];
  return [now, () => line((all) => all.slice(1))];
}
