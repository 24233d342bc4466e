// The board of Aladin: three chests on a terrace above the desert, everybody's cup, and the lamp. What may be touched
// is `choices`, nothing else; what is hidden under a cup is not in the page before all cups are lifted (AL-102).

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { useFresh } from "../../../web/board/news.js";
import { useStage } from "../../../web/board/stage.js";
import { useAftermath } from "./aftermath.js";
import { Chests } from "./chests.js";
import { DiceWork, isDiceWork } from "./dicework.js";
import { DiscardButton } from "./drawer.js";
import { counted } from "./final.js";
import { useFocus } from "./focus.js";
import { hushed } from "./hush.js";
import { perform } from "./motion.js";
import { Peek } from "./peek.js";
import { CaravanRoom, isPicking, Picking } from "./picking.js";
import { Program } from "./program.js";
import { RaceRoom, useReady } from "./race.js";
import { Scene } from "./scene.js";
import { SearchRoom } from "./search.js";
import { Seats } from "./seats.js";
import { TalismanRoom } from "./talisman.js";
import { useToldProps } from "./told.js";
import { DiscardDialog, RingLine, TreasureDialog } from "./treasure.js";
import { RaceVerdict, useVerdict } from "./verdict.js";
import { useLastWish, WishRoom } from "./wish.js";

export { adopt } from "./content.js";
export { Drawer } from "./drawer.js";
export { Final } from "./final.js";
export { Lobby } from "./lobby.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").AladinView} View */

const LONGEST_ACT = 3400; // milliseconds
const RACE_STEPS = ["ready", "countdown", "race"];

/** Which of the shell's sounds an event makes. @type {Record<string, string>} */
export const sounds = {
  programmed: "tap",
  revealed: "flip",
  early: "ban",
  false_slap: "ban",
  right: "chime",
  token_shown: "flip",
  drawn_by_lot: "chime",
  stole: "take",
  wish: "flip",
  refused: "tap",
  gift: "take",
  looked: "chime",
  swapped: "take",
  recovered: "take",
  blown: "ban",
  charmed: "chime",
  turned: "tap",
  flew: "take",
  shut: "ban",
  gave: "take",
  paid: "coin",
  passed: "take",
  searches: "tap",
  drew: "flip",
  sorcerer: "ban",
  bust: "ban",
  kept: "coin",
  placed: "take",
  set: "chime",
  ring: "chime",
  ring_from: "chime",
  ring_took: "take",
  last_round: "turn",
  instant_end: "ban",
  ended: "win",
};

/** What to say to somebody who asks how to play. */
export const help = ["help-1", "help-2", "help-3", "help-4", "help-5", "help-6", "help-7", "help-8", "help-9"];

/**
 * Points, if the game ended now; at the end not before they have been counted.
 * @param {View} view @param {number} seat
 */
export function chip(view, seat) {
  return view.step === "over" && !counted.value ? "" : String(view.seats[seat]?.points ?? 0);
}

/** Gems by kind, and the jewels of each chest. @param {View} view @param {number} seat */
export function owned(view, seat) {
  const { gems, jewels } = view.seats[seat] ?? { gems: {}, jewels: {} };
  return [
    ...Object.entries(gems).map(([gem, { count }]) => ({ piece: gem, count })),
    ...Object.entries(jewels).map(([chest, pieces]) => ({
      piece: `${chest}-ring`,
      count: Object.values(pieces).flat().length,
    })),
  ];
}

/** What the table itself shows of it: nothing of what it refuses in a hurry, no news in a race. @param {Props} props */
export function marks({ view }) {
  return { hushed: String(hushed.value), racing: String(RACE_STEPS.includes(view?.step ?? "")) };
}

/** The play area. @param {Props} given */
export function Board(given) {
  const props = useToldProps(given);
  const { view, picture, say } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const [looking, look] = useState(/** @type {number | "discard" | null} */ (null));
  const [race, seen] = useVerdict(given);
  const [wish, heard] = useLastWish(given, race !== null);
  const [ending, dismiss] = useAftermath(given, race !== null || wish !== null);
  useReady(props);
  useEffect(() => {
    if (view.step !== "over") counted.value = false;
    else if (!picture.outcome) counted.value = true; // whoever looks back sees no counting
  }, [view.step, picture.outcome]);
  useFocus(root);
  useMotion(props, root);
  const watching = picture.yours.length === 0;
  const last = view.last_round && view.step !== "over";
  const room = wish ? h(WishRoom, { key: "wish", props, kept: wish }) : roomOf(props, ending);
  return h(
    "section",
    {
      ref: root,
      class: "board al",
      "data-calm": props.calm,
      "data-step": view.step,
      "data-room": room.key,
      "data-watching": watching,
      "data-racing": RACE_STEPS.includes(view.step),
      "data-verdict": race !== null,
    },
    h(
      "div",
      { class: "al-room", "data-still": true, "data-many": props.players.length },
      h(Scene, {}),
      h(Seats, { props, onSeat: look }),
      last && h("p", { class: "al-last" }, say("board-last-round")),
      h(
        "div",
        { class: "al-stage", "data-still": true },
        room,
        (ending || wish) &&
          h("button", {
            type: "button",
            class: "al-dismiss",
            "aria-label": say("board-go-on"),
            onClick: wish ? heard : dismiss,
          }),
        race && h(RaceVerdict, { props, race, onGone: seen }),
      ),
      h(Peek, { props }),
      h(Signs, { props, watching, onDiscard: () => look("discard") }),
    ),
    typeof looking === "number" && h(TreasureDialog, { props, seat: looking, onClose: () => look(null) }),
    looking === "discard" && h(DiscardDialog, { props, onClose: () => look(null) }),
  );
}

/** What the table is about now. @param {Props} props @param {import("./aftermath.js").Ending | null} ending */
function roomOf(props, ending) {
  const { view, choices } = props;
  const { step } = view;
  const asked = choices.length > 0;
  if (ending) return h(SearchRoom, { key: "search", props, ending });
  if (step === "program") return h(Program, { key: "program", props });
  if (RACE_STEPS.includes(step)) return h(RaceRoom, { key: "race", props });
  if (step === "caravan" && !asked) return h(CaravanRoom, { key: "caravan", props });
  if (asked && isPicking(step)) return h(Picking, { key: "picking", props });
  if (asked && isDiceWork(step)) return h(DiceWork, { key: "dice", props });
  if (asked && step === "talisman") return h(TalismanRoom, { key: "talisman", props });
  if (view.lamp) return h(WishRoom, { key: "wish", props });
  if (view.penalty) return h(Penalty, { key: "penalty", props });
  return h(SearchRoom, { key: "search", props, ending: null });
}

/** Somebody rubbed the lamp for nothing: the others watch. @param {{props: Props}} given */
function Penalty({ props }) {
  const { view, say } = props;
  const { seat = -1, thief = null } = view.penalty ?? {};
  const words =
    thief === null ? say("event-false_slap", { seat }) : say("board-thief-choose", { seat, other_seat: thief });
  return h("div", { class: "al-penalty" }, h(Chests, { props }), h("p", { class: "al-notice" }, words));
}

/**
 * What those who only watch have no drawer for.
 * @param {{props: Props, watching: boolean, onDiscard: () => void}} given
 */
function Signs({ props, watching, onDiscard }) {
  return (
    watching && h("div", { class: "al-signs" }, h(RingLine, { props }), h(DiscardButton, { props, onClick: onDiscard }))
  );
}

/** Show what happened since the last picture. @param {Props} props @param {{current: HTMLElement | null}} root */
function useMotion(props, root) {
  const stage = useStage("al", LONGEST_ACT);
  const fresh = useFresh(props);
  useLayoutEffect(() => {
    if (root.current && fresh.length) perform(fresh, { stage, root: root.current, props });
  }, [props.picture]);
}
