// Three, two, one: the cups are lifted, and hands fly to the lamp. The lamp is the same for everybody, in every race,
// whether two dice are alike or not (AL-100). When was it touched? The time of the touch itself goes to the shell,
// which knows when the dice were first seen (AL-103).

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { useAfter } from "../../../web/board/brief.js";
import { Mark } from "../../../web/shell/icons.js";
import { box } from "./content.js";
import { hush } from "./hush.js";
import { keyOf, keySeat } from "./keys.js";
import { LampPicture } from "./lamp.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("../../../web/types.d.ts").Player} Player */
/** @typedef {(seat: number, timeStamp: number) => void} OnPress */

const NUMBERS = [3, 2, 1];
const HINT = 2200; // so long the lamp of a shared screen says where to touch instead

/** The people at this device. @param {Props} props */
export function peopleHere({ picture, players }) {
  return picture.yours.filter((seat) => players[seat] && !picture.chairs[seat]?.bot);
}

/** @param {{props: Props}} given */
export function RaceRoom({ props }) {
  const { view, say, pressed } = props;
  const people = peopleHere(props);
  const racing = view.mode === "race" && people.length > 0;
  const early = useEarly(props);
  const onPress = usePress(props, racing, people, early.note);
  useKeys(people, racing ? onPress : null);
  const shared = people.length > 1;
  const mine = people[0] ?? -1;
  const [astray, stray] = useAstray();
  return h(
    "div",
    { class: "al-race", "data-shared": shared ? people.length : 0, "data-step": view.step },
    racing && !shared
      ? h(
          "button",
          {
            type: "button",
            class: "al-lamp",
            "aria-pressed": String(pressed.includes(mine)),
            ...handsOn(mine, onPress),
          },
          h("span", { class: "sr" }, say("board-lamp")),
          h(Inside, { props }),
        )
      : h("div", { class: "al-lamp", onPointerDown: racing ? stray : undefined }, h(Inside, { props })),
    h(
      "p",
      { class: "al-lamp-words", "data-hint": astray, role: "status" },
      astray ? say("board-own-strip") : wordsFor(props, people, early.seats),
    ),
    racing && !shared && h("p", { class: "al-lamp-key" }, say("board-press-key", { key: say("board-space") })),
    racing &&
      shared &&
      people.map((seat, n) =>
        h(Zone, { key: seat, props, seat, n, of: people.length, early: early.seats.includes(seat), onPress }),
      ),
  );
}

/** Whoever touches the lamp itself where everybody has a field is told so. @returns {[boolean, () => void]} */
function useAstray() {
  const [times, count] = useState(0);
  useAfter(times, HINT, () => count(0));
  return [times > 0, () => count((now) => now + 1)];
}

/** @param {{props: Props}} given */
function Inside({ props }) {
  return [
    h("span", { key: "glow", class: "al-lamp-glow" }),
    h("span", { key: "lamp", class: "al-lamp-art" }, h(LampPicture, {})),
    h(Count, { key: "count", props }),
  ];
}

/** @param {Props} props @param {number[]} people @param {number[]} early */
function wordsFor({ view, say, pressed }, people, early) {
  if (people.length === 1 && people.some((seat) => early.includes(seat) || view.locked.includes(seat)))
    return say("board-too-early");
  if (people.length === 1 && people.some((seat) => pressed.includes(seat))) return say("board-your-hand");
  return view.step === "race" ? say(view.mode === "race" ? "board-lamp-short" : "board-go") : say("board-hands-off");
}

/** Who pressed before it was time; the server will say the same. @param {Props} props */
function useEarly({ view }) {
  const [seats, set] = useState(/** @type {number[]} */ ([]));
  useEffect(() => set([]), [view.round]);
  return { seats, note: (/** @type {number} */ seat) => set((now) => [...now, seat]) };
}

/**
 * @param {Props} props
 * @param {boolean} racing @param {number[]} people @param {(seat: number) => void} tooEarly @returns {OnPress}
 */
function usePress(props, racing, people, tooEarly) {
  const newest = useRef(props);
  newest.current = props;
  return (seat, timeStamp) => {
    const { view, picture, press, pressed, sound } = newest.current;
    if (!racing || !picture.race || !people.includes(seat) || (view.step !== "race" && view.step !== "countdown"))
      return;
    if (pressed.includes(seat) || view.locked.includes(seat)) return;
    hush();
    press(seat, timeStamp);
    sound("tap");
    if (!picture.race.open) tooEarly(seat);
  };
}

/**
 * A touch counts when it comes down; what a screen reader sends is a click without one.
 * @param {number} seat @param {OnPress} onPress
 */
function handsOn(seat, onPress) {
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      event.preventDefault();
      onPress(seat, event.timeStamp);
    },
    onClick: (/** @type {MouseEvent} */ event) => event.detail === 0 && onPress(seat, event.timeStamp),
  };
}

/**
 * One's own device: Space or Enter. A shared one: a key each.
 * @param {number[]} people @param {OnPress | null} onPress
 */
function useKeys(people, onPress) {
  const newest = useRef(onPress);
  newest.current = onPress;
  const seats = people.join();
  useEffect(() => {
    const down = (/** @type {KeyboardEvent} */ event) => {
      if (!newest.current || document.querySelector("dialog[open]")) return;
      const seat = keySeat(event, people);
      if (seat === undefined) return;
      event.preventDefault();
      if (!event.repeat) newest.current(seat, event.timeStamp);
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, [seats]);
}

/**
 * One's corner of a shared screen.
 * @param {{props: Props, seat: number, n: number, of: number, early: boolean, onPress: OnPress}} given
 */
function Zone({ props, seat, n, of, early, onPress }) {
  const { players, say, pressed, view } = props;
  const player = /** @type {Player} */ (players[seat]);
  const done = pressed.includes(seat);
  const late = early || view.locked.includes(seat);
  return h(
    "button",
    {
      type: "button",
      class: `al-zone seat-${player.colour % 6}`,
      "data-n": n,
      "data-of": of,
      "data-early": late,
      "aria-pressed": String(done),
      ...handsOn(seat, onPress),
    },
    h(Mark, { colour: player.colour, size: 34 }),
    h("span", { class: "sr" }, say("board-touch-here", { seat })),
    h("b", { "aria-hidden": "true" }, player.name),
    late
      ? h("small", {}, say("board-slap-early"))
      : [
          h("span", { key: "tap", class: "al-zone-tap", "aria-hidden": "true" }, say("board-tap-here")),
          h("kbd", { key: "key", "aria-hidden": "true" }, keyOf(n, say)),
        ],
  );
}

/** Three, two, one. @param {{props: Props}} given */
function Count({ props: { view, sound } }) {
  const [shown, show] = useState(0);
  const counting = view.step === "countdown";
  useEffect(() => {
    if (!counting) return show(0);
    const each = (1000 * box().seconds.countdown) / NUMBERS.length; // milliseconds
    const timers = NUMBERS.map((number, n) => setTimeout(() => (show(number), sound("tap")), n * each));
    return () => timers.forEach(clearTimeout);
  }, [counting, view.round]);
  if (!counting || !shown) return null;
  return h("span", { key: shown, class: "al-count", "aria-hidden": "true" }, shown);
}

/**
 * The page says by itself that it is loaded and looked at: AL-101. Once for everybody here: while one answer is on its
 * way, the
 * next question may be, too.
 * @param {Props} props
 */
export function useReady(props) {
  const newest = useRef(props);
  newest.current = props;
  const told = useRef({ decision: -1, seats: /** @type {number[]} */ ([]) });
  const wanted = props.view.step === "ready" && props.asked.length > 0 && !props.reading;
  const { decision } = props.picture;
  const asked = props.asked.join(); // who shares a device may be asked one after another
  useEffect(() => {
    if (!wanted) return undefined;
    let frame = 0;
    const say = () => {
      if (document.visibilityState !== "visible") return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { view, asked: now, act } = newest.current;
        const known = told.current.decision === decision ? told.current.seats : [];
        if (
          view.step !== "ready" ||
          newest.current.reading ||
          newest.current.picture.decision !== decision ||
          now.every((seat) => known.includes(seat))
        )
          return;
        told.current = { decision, seats: [...known, ...now] };
        act(["ready"]);
      });
    };
    say();
    document.addEventListener("visibilitychange", say);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", say);
    };
  }, [wanted, decision, asked]);
}
