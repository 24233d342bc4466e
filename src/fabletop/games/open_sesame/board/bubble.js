// What is being said: a bubble with pictures and words for two seconds, then not a trace of it. OS-60, OS-101

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useState } from "../../../web/vendor/preact-hooks.js";
import { useAfter } from "../../../web/board/brief.js";
import { lookOf } from "./catalogue.js";
import { phrase, Treasure, Who } from "./cards.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {import("../../../web/types.d.ts").GameEvent} GameEvent */
/**
 * @typedef {{seat: number, kind: string, count: number, adjective: string, tone: "right" | "again" | "open" | "wrong"}}
 * Line
 */
/** @typedef {{lines: Line[], opening: boolean, seat: number, reason: string, step: string}} Said */
/** @typedef {{seat: number, reason: string}} Mistake */

const LASTS = 2000;

/** @type {Record<string, Line["tone"]>} */
const TONES = { named: "right", again: "again", asked: "open", wrong: "wrong" };

/** @param {GameEvent} event @returns {Line} */
function lineOf({ key, args }) {
  return {
    seat: Number(args.seat),
    kind: String(args.kind ?? ""),
    count: Number(args.count ?? 1),
    adjective: String(args.adjective ?? ""),
    tone: TONES[key] ?? "right",
  };
}

/** @param {Props} props */
export function useBubble({ view, say, speak }) {
  const [said, setSaid] = useState(/** @type {Said | null} */ (null));
  const [mistake, setMistake] = useState(/** @type {Mistake | null} */ (null));
  const fresh = view.step === "decide" || view.step === "reveal";
  useEffect(() => {
    if (fresh) setMistake(null);
  }, [fresh]);
  useAfter(said, LASTS, () => setSaid(null));

  /** @param {GameEvent[]} all */
  const tell = (all) => {
    const events = all.slice(all.findLastIndex(({ key }) => key === "round") + 1); // what is past is past
    const shown = events.find(({ key }) => key === "revealed");
    const lines = events.filter(({ key, args }) => key in TONES && args.kind).map(lineOf);
    const { args: wrong } = events.find(({ key }) => key === "mistake") ?? {};
    const reason = String(wrong?.reason ?? "");
    if (wrong) setMistake({ seat: Number(wrong.seat), reason });
    const listed = events.find(({ key }) => key === "listed");
    const sum = lines.reduce((total, { count }) => total + count, 0);
    const opening = lines.length > 0 && sum >= (listed ? Number(listed.args.cards) : view.named_total);
    const seat = lines[0]?.seat ?? wrong?.seat;
    if (seat !== undefined && !shown) setSaid({ lines, opening, seat: Number(seat), reason, step: view.step });
    const words = lines.map(({ kind, count, adjective }) => phrase(say, kind, count, adjective)).join(", ");
    if (shown) speak?.(say(`kind-${shown.args.kind}`));
    else if (words) speak?.(opening ? `${say("recital-opening")} ${words}` : words);
  };
  return { said: said?.step === view.step ? said : null, mistake: fresh ? null : mistake, tell };
}

const MARKS = { right: "✓", again: "↺", open: "?", wrong: "✗" };

/** @param {{props: Props, said: Said | null}} props */
export function Bubble({ props, said }) {
  const { players, say } = props;
  if (!said) return null;
  return h(
    "div",
    { class: "os-bubble", "aria-hidden": "true", "data-many": said.lines.length > 4 },
    h(
      "p",
      { class: "os-speaker" },
      h(Who, { player: players[said.seat], size: 24 }),
      said.opening && h("span", {}, say("recital-opening")),
    ),
    h(
      "ul",
      {},
      said.lines.map(({ kind, count, adjective, tone }, n) =>
        h(
          "li",
          { key: n, "data-tone": tone },
          h("span", { class: `os-mini os-${lookOf(kind)}` }, h(Treasure, { kind })),
          h("b", {}, phrase(say, kind, count, adjective)),
          h("i", {}, MARKS[tone]),
        ),
      ),
    ),
    said.reason && h("p", { class: "os-reason" }, say(`reason-${said.reason}`)),
  );
}

/**
 * Whose mistake it was, and why: no treasure is named, so it may stay.
 * @param {{props: Props, mistake: Mistake | null}} props
 */
export function Why({ props: { view, players, say }, mistake }) {
  const { culprit } = view;
  const excluded = view.case === 2 && view.step !== "spoils" && culprit !== null;
  if (!mistake && !excluded) return null;
  return h(
    "p",
    { class: "os-why" },
    mistake && !excluded && h(Who, { player: players[mistake.seat], size: 22 }),
    mistake && h("span", {}, say(`reason-${mistake.reason}`)),
    excluded && h("b", { class: "os-excluded" }, say("label-excluded", { seat: culprit })),
  );
}
