// At the thumb: the Guide's cards, which only he sees, the button for what is asked now, and the three helpers.

import { h } from "../../../web/vendor/preact.js";
import { useState } from "../../../web/vendor/preact-hooks.js";
import { allows, choicesOf, offers } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { modeOf, sayOr } from "./modes.js";
import { Face, Pebble } from "./faces.js";
import { LOOKS } from "./hearth.js";
import { actionPicked, pickedFor, pickPlace, placeToLay, playPicked, unpick } from "./picking.js";
import { useToldProps } from "./told.js";
import { Tokens, Votes } from "./tokens.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */

/** @param {Props} given */
export function Drawer(given) {
  const props = useToldProps(given);
  const { view, calm } = props;
  const voting = view.step === "between" && !props.playing; // first one sees what has happened
  return h(
    "section",
    { class: "tt-drawer", "data-calm": calm, "data-step": view.step, "data-hand": view.hand !== null },
    view.hand && h(Hand, { props, hand: view.hand }),
    voting ? h(Votes, { props }) : h(Doing, { props }),
    !voting && view.step !== "over" && h(Tokens, { props }),
  );
}

/** What can be done besides touching the wood. @param {{props: Props}} props */
function Doing({ props }) {
  const { view } = props;
  const mode = modeOf(props);
  const parts = [];
  if (LOOKS.includes(view.step) && !props.playing) parts.push(h(Ready, { key: "ready", props }));
  if (mode === "insert") parts.push(h(NewTiles, { key: "new", props }));
  if (mode === "flip" || mode === "swap" || mode === "insert") parts.push(h(Confirm, { key: "confirm", props }));
  if (offers(props, "pebble") && !pickedFor(props).tiles.length) parts.push(h(SpendPebble, { key: "pebble", props }));
  if (allows(props, ["advise", null])) parts.push(h(Unsure, { key: "unsure", props }));
  if (offers(props, "call_help") && !pickedFor(props).tiles.length) parts.push(h(CallHelp, { key: "help", props }));
  return h("div", { class: "tt-doing" }, parts);
}

// -- the Guide's cards: TT-13, TT-91

/** @param {{props: Props, hand: string[]}} props */
function Hand({ props, hand }) {
  const { view, say, act } = props;
  const asking = offers(props, "ask");
  return h(
    "div",
    { class: "tt-hand", "data-asking": asking },
    h("h2", {}, say("label-your-cards")),
    h(
      "ul",
      {},
      hand.map((place) => {
        const card = [h(Face, { key: "face", place }), h("b", { key: "name" }, say(`place-${place}-short`))];
        return h(
          "li",
          { key: place },
          asking && allows(props, ["ask", place])
            ? h("button", { type: "button", class: "tt-card", onClick: () => act(["ask", place]) }, card)
            : h("span", { class: "tt-card" }, card),
        );
      }),
    ),
    asking && view.coming.length > 0 && h("p", { class: "tt-coming" }, h(Coming, { props })),
  );
}

/** Who will be asked, in order. @param {{props: Props}} props */
function Coming({ props: { view, players, say } }) {
  return [
    h("span", { key: "words", class: "sr" }, say("label-asked-next", { seats: view.coming })),
    view.coming.map((seat, n) =>
      h(
        "span",
        { key: `${n}`, class: "tt-who", "aria-hidden": "true" },
        h(Mark, { colour: players[seat]?.colour ?? 0, size: 24 }),
        h("span", {}, players[seat]?.name),
      ),
    ),
  ];
}

// -- looking: TT-9, TT-36, TT-47

/** @param {{props: Props}} props */
function Ready({ props }) {
  const { view, asked, players, say, act } = props;
  const ready = players.filter(({ seat }) => view.ready.includes(seat));
  const marks = h(
    "span",
    { class: "tt-ready-marks", "aria-hidden": "true" },
    ready.map(({ seat, colour }) => h(Mark, { key: seat, colour, size: 22 })),
  );
  const count = h("span", {}, say("label-ready-by", { ready: ready.length, all: players.length }));
  if (!asked.length || !offers(props, "ready")) return h("p", { class: "tt-ready-by" }, marks, count);
  return h(
    "button",
    { type: "button", class: "tt-big tt-ready", onClick: () => act(["ready"]) },
    h("span", {}, say(asked.length > 1 ? "button-all-ready" : "button-ready")),
    h("small", {}, marks, count),
  );
}

// -- finding

const CONFIRM = { flip: "button-flip", swap: "button-swap", insert: "button-insert" };

/** Play what is picked. @param {{props: Props}} props */
function Confirm({ props }) {
  const { say } = props;
  const mode = modeOf(props);
  const { tiles } = pickedFor(props);
  if (!tiles.length || !mode || mode === "advise") return null;
  const done = actionPicked(props) !== null;
  return h(
    "div",
    { class: "tt-confirm" },
    done &&
      h(
        "button",
        { type: "button", class: "tt-big", onClick: () => playPicked(props) },
        sayOr(say, CONFIRM[mode], {}, "✓"),
      ),
    h(
      "button",
      {
        type: "button",
        class: "tt-big tt-quiet tt-undo",
        "aria-label": sayOr(say, "button-undo", {}, say("button-cancel")),
        onClick: () => unpick(props),
      },
      "↩",
    ),
  );
}

/** @param {{props: Props}} props */
function SpendPebble({ props: { say, act, view } }) {
  return h(
    "button",
    { type: "button", class: "tt-big tt-stone", onClick: () => act(["pebble"]) },
    h(
      "span",
      { class: "tt-token-pebbles" },
      Array.from({ length: view.pebbles }, (_, n) => h(Pebble, { key: n })),
    ),
    h("span", {}, say("button-pebble")),
  );
}

/** @param {{props: Props}} props */
function Unsure({ props: { say, act, view, seat } }) {
  const said = seat !== null && view.advice[seat] === "none";
  return h(
    "button",
    { type: "button", class: "tt-big tt-quiet", "aria-pressed": String(said), onClick: () => act(["advise", null]) },
    say("button-dont-know"),
  );
}

/** Somebody could not keep silent: TT-41. @param {{props: Props}} props */
function CallHelp({ props }) {
  const { say, act, players } = props;
  const [open, setOpen] = useState(false);
  const helpers = choicesOf(props, "call_help").flatMap((choice) => players[Number(choice[1])] ?? []);
  /** @param {number} seat */
  const call = (seat) => {
    setOpen(false);
    act(["call_help", seat]);
  };
  if (!open)
    return h(
      "button",
      { type: "button", class: "tt-small", onClick: () => setOpen(true) },
      h("span", { class: "tt-hush", "aria-hidden": "true" }, "!"),
      say("button-call-help"),
    );
  return h(
    "div",
    { class: "tt-helpers", role: "group", "aria-label": say("label-who-helped") },
    h("p", {}, say("label-who-helped")),
    helpers.map(({ seat, colour, name }) =>
      h(
        "button",
        { key: seat, type: "button", class: "tt-small", onClick: () => call(seat) },
        h(Mark, { colour, size: 26 }),
        h("span", {}, name),
      ),
    ),
    h(
      "button",
      { type: "button", class: "tt-small", "aria-label": say("button-cancel"), onClick: () => setOpen(false) },
      "✗",
    ),
  );
}

// -- the wood grows: TT-35

/** @param {{props: Props}} props */
function NewTiles({ props }) {
  const { view, say } = props;
  const chosen = placeToLay(props);
  return h(
    "div",
    { class: "tt-new-tiles", role: "group", "aria-label": say("label-new-tile") },
    view.waiting.map((place) =>
      h(
        "button",
        {
          key: place,
          type: "button",
          class: "tt-card",
          "aria-pressed": String(place === chosen),
          onClick: () => pickPlace(props, place),
        },
        h(Face, { place }),
        h("b", {}, say(`place-${place}-short`)),
      ),
    ),
  );
}
