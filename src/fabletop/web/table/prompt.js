// What to do now, in one line: the news while it is seen, then the question or whom the table waits for, and the clock.

import { h } from "../vendor/preact.js";
import { useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { isHole } from "../board/choices.js";
import { Clock } from "./clock.js";
import { useFit } from "./fitting.js";
import { canAskHint, HintButton } from "./hint.js";
import { canUndo, UndoButton } from "./undo.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../shell/words.js").Speaker} Speaker */

const FEW_NAMES = 2; // more of them may be counted where there is no room
const SIZES = 6; // of this line, in the styles

/** @param {{session: Session, picture: Picture, words: Speaker, hint: import("./hint.js").Hint}} props */
export function Prompt({ session, picture, words, hint }) {
  const asked = session.asked.value;
  const view = picture.view;
  const step = view?.prompt ?? view?.step ?? "over";
  const seats = view?.actors ?? [];
  const keys = asked
    ? [`ask-${step}`, "ask-anything"]
    : picture.phase === "over"
      ? ["wait-over", "ask-over"]
      : [`wait-${step}`, "wait-anything"];
  const { playing, begun, ends } = session.conductor;
  const news = playing.value ? lineOf(begun.value, words) : "";
  const before = useRef("");
  const warns = useSignal(false);
  const question = playing.value ? news || before.current : words.sayFirst(keys, { seats });
  before.current = question;
  const text = warns.value ? say("clock-soon") : question;
  const count = seats.length;
  const counted =
    !asked && count > FEW_NAMES && words.sayFirst(keys, { seats: say("players-count", { count }), count });
  const whose = whoseTurn(picture);
  const clock = picture.phase === "play" && session.deadline.value !== null;
  const line = useFit(SIZES);
  return h(
    "section",
    {
      "aria-labelledby": "table-name",
      class: asked ? "prompt yours" : news ? "prompt news" : "prompt",
      "data-clock": clock,
      "data-tools": Number(canAskHint(hint)) + Number(canUndo(picture)),
    },
    h(
      "h1",
      { id: "table-name", class: "sr" },
      say("lobby-title", { game: words.say("game-name"), code: picture.code }),
    ),
    h(
      "p",
      { ref: line, role: "status" },
      asked && h("strong", null, whose.words),
      asked && whose.name && h("b", { "aria-hidden": "true" }, whose.name),
      " ",
      h("span", { key: news, "aria-hidden": news !== "" }, text),
      counted && !playing.value && h("em", { "aria-hidden": "true" }, counted),
    ),
    h("div", { class: "tools" }, h(HintButton, { hint }), h(UndoButton, { session, picture })),
    picture.phase === "play" &&
      h(Clock, {
        deadline: session.deadline.value,
        urgent: asked && !isLone(picture.choices),
        rests: playing.value ? ends : null,
        warns,
      }),
  );
}

/** Whether there is but one answer: whoever lets time run out loses nothing. @param {Picture["choices"]} choices */
function isLone(choices) {
  return choices.length === 1 && !choices[0]?.some(isHole);
}

/** What is just being shown, in words. @param {GameEvent[]} begun @param {Speaker} words */
function lineOf(begun, words) {
  const lines = begun.map((event) => ({ line: words.event(event), weighs: event.weight !== undefined }));
  const told = lines.filter(({ line }) => line);
  return (told.findLast(({ weighs }) => weighs) ?? told.at(-1))?.line ?? "";
}

/** Whose turn it is; where several share a screen, by name. @param {Picture} picture */
function whoseTurn({ asked, chairs, seat }) {
  if (seat !== null || !asked.length) return { words: say("your-turn"), name: "" };
  if (asked.length > 1) return { words: say("your-turn-together"), name: "" };
  const name = chairs[asked[0] ?? 0]?.name ?? "";
  return { words: say("your-turn-of", { name }), name };
}
