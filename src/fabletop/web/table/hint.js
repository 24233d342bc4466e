// A hint for a chair that wants hints: what a bot would do, in words and lit up on the board. It goes with the question
// it belongs to.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { findGame } from "../shell/catalogue.js";
import { Icon } from "../shell/icons.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").Action} Action */
/** @typedef {import("../types.d.ts").Reason} Reason */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/**
 * @typedef {{seat: number | undefined, thinking: boolean, action: Action | null, why: Reason | null, ask: () =>
 * Promise<void>, thank: () => void}} Hint
 */

/** The seat that is asked and may ask for a hint. @param {Picture} picture */
function hintSeat({ asked, chairs, phase, race, house }) {
  if (phase !== "play" || race || house.paused) return undefined;
  return asked.find((seat) => chairs[seat]?.help.hints);
}

/** @param {Session} session @param {Picture} picture @returns {Hint} */
export function useHint(session, picture) {
  const seat = hintSeat(picture);
  const question = seat === undefined ? "" : JSON.stringify([picture.decision, seat, picture.seat, picture.choices]);
  const now = useRef(question);
  now.current = question;
  const asking = useSignal("");
  const given = useSignal(/** @type {{question: string, action: Action, why: Reason | null} | null} */ (null));
  const forget = () => {
    asking.value = "";
    given.value = null;
  };
  useEffect(() => forget, [question]);
  useEffect(() => () => void (now.current = "gone"), []);
  const ask = async () => {
    if (seat === undefined) return;
    asking.value = question;
    const tip = await session.hint(seat);
    if (now.current !== question) return; // too late: nobody wants to know any more
    asking.value = "";
    given.value = tip && { question, action: tip.action, why: tip.why };
  };
  const told = given.value?.question === question ? given.value : null;
  return {
    seat,
    thinking: asking.value === question && question !== "",
    action: told?.action ?? null,
    why: told?.why ?? null,
    ask,
    thank: forget,
  };
}

/** Whether there is a button for it. @param {Hint} hint */
export function canAskHint({ seat, action }) {
  return seat !== undefined && !action;
}

/** @param {{hint: Hint}} props */
export function HintButton({ hint }) {
  if (!canAskHint(hint)) return null;
  return h(
    "button",
    {
      type: "button",
      class: hint.thinking ? "tool thinking" : "tool",
      title: say("hint-ask"),
      disabled: hint.thinking,
      onClick: () => void hint.ask(),
    },
    h(Icon, { name: "hint" }),
    h("span", null, say("hint-ask")),
  );
}

/**
 * @typedef {{session: Session, board: import("../types.d.ts").BoardModule, props:
 * import("../types.d.ts").BoardProps<any>, words: Speaker, hint: Hint}} HintProps
 */

/** The action as the board says it, else as the game names it. @param {HintProps} given @param {Action} action */
function inWords({ board, props, words }, action) {
  const fields = findGame(props.picture.game)?.actions[String(action[0])] ?? [];
  return board.hintWords?.(props, action) ?? words.option(action, fields);
}

/** @param {HintProps} given */
export function HintBubble(given) {
  const { session, words, hint } = given;
  const { action, why, thank } = hint;
  const reason = words.reason(why);
  const follow = () => {
    if (action) session.act(action);
    thank();
  };
  return h(
    "div",
    { class: "hint-room", role: "status" },
    action &&
      h(
        "div",
        { class: "plea hinted" },
        h(
          "p",
          null,
          h(Icon, { name: "hint" }),
          h(
            "span",
            null,
            h("small", null, say("hint-title")),
            " ",
            h("strong", null, inWords(given, action)),
            reason && [" ", h("small", { key: "why", class: "hint-why" }, reason)],
          ),
        ),
        h("button", { type: "button", class: "button", onClick: follow }, say("hint-do")),
        h(
          "button",
          {
            type: "button",
            class: "round",
            "aria-label": say("hint-thanks"),
            title: say("hint-thanks"),
            onClick: thank,
          },
          h(Icon, { name: "close" }),
        ),
      ),
  );
}
