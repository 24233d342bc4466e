// Everybody at the table, with what lies before them: a cup, or the dice once all cups are lifted. A touch shows their
// treasure.

import { h } from "../../../web/vendor/preact.js";
import { Mark } from "../../../web/shell/icons.js";
import { Cup, Die } from "./things.js";
import { letterOf } from "./words.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").Slap} Slap */
/** @typedef {import("../../../web/types.d.ts").Player} Player */
/** @typedef {(seat: number) => void} OnSeat */
/**
 * @typedef {{short: string, sign?: string, words: string, tone: string}} Note `sign`: what stands for words where there
 * is no room
 */

const EARLY = "✗";
const LATE = "–";
const LONG = 7; // letters of a name that needs narrow ones beside three others on a phone

/** @param {{props: Props, onSeat: OnSeat}} props */
export function Seats({ props, onSeat }) {
  const { players } = props;
  return h(
    "ul",
    { class: "al-seats", "data-still": true, "data-many": players.length },
    players.map((player) => h(Seat, { key: player.seat, props, player, onSeat })),
  );
}

/** @param {{props: Props, player: Player, onSeat: OnSeat}} props */
function Seat({ props, player, onSeat }) {
  const { view, say, picture } = props;
  const { seat, name, colour } = player;
  const hoard = view.seats[seat];
  if (!hoard) return null;
  const note = noteOf(props, seat);
  const label = [
    say("board-treasure-of", { seat }),
    say("board-points", { points: hoard.points }),
    ...diceWords(props, seat),
    note?.words,
  ];
  return h(
    "li",
    {
      class: `al-seat seat-${colour % 6}`,
      "data-own": picture.yours.includes(seat),
      "data-turn": view.actors.includes(seat),
      "data-frozen": hoard.frozen,
    },
    h(
      "button",
      { type: "button", "data-mark": `seat:${seat}`, onClick: () => onSeat(seat) },
      h("span", { class: "sr" }, label.filter(Boolean).join(", ")),
      h("span", { class: "al-seat-dice", "aria-hidden": "true" }, dicePlaces(props, player)),
      h(
        "span",
        { class: "al-seat-name", "data-noted": note !== null, "aria-hidden": "true" },
        h(Mark, { colour, size: 18 }),
        h("b", { "data-long": name.length > LONG }, name),
        note &&
          h(
            "span",
            { class: "al-seat-note", "data-tone": note.tone, "data-words": note.sign !== undefined },
            h("span", {}, note.short),
            note.sign && h("i", {}, note.sign),
          ),
      ),
    ),
  );
}

/** @param {Props} props @param {number} seat */
function diceWords({ view, say }, seat) {
  const hoard = view.seats[seat];
  const dice = hoard?.dice ?? [];
  const words = dice.map(({ chest, value, void: gone }) =>
    [say("board-die", { value }), say(`chest-${chest}`), gone && say("board-die-void")].filter(Boolean).join(" "),
  );
  return [
    ...words,
    hoard?.ready && !dice.length && view.step === "program" && "✓",
    hoard?.charmed && say("board-charmed"),
    hoard?.frozen && say("board-frozen"),
  ];
}

/**
 * A place for each die: the die and, above it, the cup, which goes up and away when all are shown.
 * @param {Props} props @param {Player} player
 */
function dicePlaces(props, player) {
  const { view, say } = props;
  const hoard = view.seats[player.seat];
  const dice = hoard?.dice ?? [];
  const shown = dice.length > 0;
  if (!shown && hoard?.frozen) return null;
  const waiting = view.step === "program" && !hoard?.ready;
  return Array.from({ length: shown ? dice.length : view.duel ? 2 : 1 }, (_, n) => {
    const die = dice[n];
    return h(
      "span",
      {
        key: n,
        class: "al-under",
        "data-up": shown,
        "data-waiting": waiting,
        "data-ready": view.step === "program" && hoard?.ready,
      },
      h(Cup, { player }),
      die && h("span", { class: "al-under-die" }, h(Die, { value: die.value, colour: player.colour, out: die.void })),
      die && h("i", { class: `al-plate al-${die.chest}` }, letterOf(say, die.chest)),
      !die && view.step === "program" && h("i", { class: "al-tick" }, hoard?.ready ? "✓" : "…"),
    );
  });
}

/**
 * How somebody did at the lamp, as long as the round lasts.
 * @param {Props} props @param {number} seat @returns {Note | null}
 */
function noteOf({ view, say }, seat) {
  if (view.locked.includes(seat))
    return { short: say("board-slap-early"), sign: EARLY, words: say("board-slap-early"), tone: "bad" };
  const slap = view.race?.slaps.find((one) => one.seat === seat);
  const token = view.race?.tokens.find((one) => one.seat === seat);
  if (slap) return slapNote(say, slap);
  if (token) return { short: `◈ ${token.token}`, words: say("board-token", { token: token.token }), tone: "plain" };
  return null;
}

/** @param {Props["say"]} say @param {Slap} slap @returns {Note} */
function slapNote(say, { kind, ms, clamped }) {
  const words = [
    say(`board-slap-${kind}`),
    kind !== "early" && say("board-reaction", { ms }),
    clamped && say("board-clamped"),
  ]
    .filter(Boolean)
    .join(", ");
  const tone = kind === "first" ? "good" : kind === "slow" ? "plain" : "bad";
  if (kind === "early" || kind === "late")
    return { short: say(`board-slap-${kind}`), sign: kind === "early" ? EARLY : LATE, words, tone };
  const mark = kind === "first" ? "★ " : kind === "false" ? "✗ " : "";
  return { short: `${mark}${ms}${clamped ? "*" : ""}`, words, tone };
}
