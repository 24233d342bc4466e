// A board for a game that has none (yet), or whose board broke: every choice a button, in words.

import { h } from "../vendor/preact.js";
import { at } from "../shell/addresses.js";
import { findGame } from "../shell/catalogue.js";
import { Mark } from "../shell/icons.js";
import { Speaker, say, speaker } from "../shell/words.js";
import { facts } from "./facts.js";

/** @typedef {import("../types.d.ts").BoardProps<any>} BoardProps */

/** @param {BoardProps} props */
function speakerOf(props) {
  return new Speaker(
    speaker(props.picture.game).bundles,
    props.players.map((player) => player.name),
  );
}

/** @param {BoardProps} props */
export function Board(props) {
  const words = speakerOf(props);
  const info = findGame(props.picture.game);
  const fields = info?.actions ?? {};
  const plain = props.choices.filter((choice) => choice.every((part) => typeof part !== "object" || part === null));
  return h(
    "div",
    { class: "plain-board" },
    facts(words, props.view, info),
    plain.length === 0 &&
      h("img", { class: "breathing", src: at("/web/art/lantern.svg"), alt: "", width: 120, height: 120 }),
    plain.map((choice) =>
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          key: JSON.stringify(choice),
          onClick: () => props.act(/** @type {any} */ (choice)),
        },
        words.option(choice, fields[String(choice[0])] ?? []),
      ),
    ),
  );
}

/** What stands beside a name: points, if the view has them by seat. @param {any} view @param {number} seat */
export const chip = (view, seat) => (Array.isArray(view.points) ? String(view.points[seat] ?? "") : "");

/** @param {BoardProps} props */
export function Final(props) {
  const { outcome } = props.picture;
  if (!outcome) return null;
  const order = props.players.toSorted(
    (one, other) => (outcome.ranks[one.seat] ?? 0) - (outcome.ranks[other.seat] ?? 0),
  );
  return h(
    "div",
    { class: "plain-final" },
    h("h1", null, speakerOf(props).sayFirst([`outcome-${outcome.reason}`, "wait-over"], { seats: outcome.winners })),
    h(
      "ol",
      { class: "who-list" },
      order.map((player) =>
        h(
          "li",
          { key: player.seat },
          h(Mark, { colour: player.colour, size: 44 }),
          h(
            "span",
            null,
            h("strong", null, player.name),
            outcome.stood_in.includes(player.seat) && h("small", null, say("chip-stood-in")),
          ),
          h("b", null, outcome.scores[player.seat]),
        ),
      ),
    ),
  );
}
