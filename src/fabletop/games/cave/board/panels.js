// The questions that are not asked on the pyramid: a ban, the lamp, the tribute.

import { h } from "../../../web/vendor/preact.js";
import { choiceFor, choicesOf, offers } from "../../../web/board/choices.js";
import { labelled } from "../../../web/shell/words.js";
import { box } from "./content.js";
import { BanSeal, Go } from "./surroundings.js";
import { parts, Sign, Tick, Tile, Treasure, Who } from "./tiles.js";

/** @typedef {import("./view.d.ts").CaveProps} CaveProps */
/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../../../web/types.d.ts").Choice} Choice */

/**
 * The panel the step asks for, or null: then the ledge stands there.
 * @param {{props: CaveProps, selection: Selection}} props
 */
export function panelOf({ props, selection }) {
  const { step } = props.view;
  if (step === "offer") return h(Tribute, { props });
  if (step === "pick") return h(Shown, { props, selection });
  if (offers(props, "ban")) return h(NameBan, { props, selection });
  if (offers(props, "lamp_keep")) return h(LampChoice, { props, selection });
  return null;
}

/** @param {Selection} selection @param {Choice} choice @param {Record<string, unknown>} rest */
function chooser(selection, choice, rest) {
  return {
    type: "button",
    "aria-pressed": String(selection.is(choice)),
    onClick: () => selection.choose(choice),
    ...rest,
  };
}

// -- white: name a ban

/** @param {{props: CaveProps, selection: Selection}} props */
function NameBan({ props, selection }) {
  const { say } = props;
  const bans = choicesOf(props, "ban");
  const of = (/** @type {string[]} */ values) =>
    values.flatMap((value) => bans.filter((choice) => choice[2] === value));
  const [, type, value] = selection.choice ?? [];
  return h(
    "div",
    { class: "cave-panel cave-naming" },
    h(
      "div",
      { class: "cave-colours" },
      of(box().colours).map((choice) => {
        const colour = String(choice[2]);
        const words = say(`colour-${colour}`);
        return h(
          "button",
          chooser(selection, choice, { key: colour, class: `cave-option cave-${colour}`, "aria-label": words }),
          h("span", { class: "cave-swatch" }, h(Sign, { colour })),
          h("span", { class: "cave-name" }, words),
        );
      }),
    ),
    h(
      "div",
      { class: "cave-kinds" },
      of(box().kinds).map((choice) => {
        const kind = String(choice[2]);
        return h(
          "button",
          chooser(selection, choice, { key: kind, class: "cave-option", "aria-label": say(`kind-${kind}`) }),
          h(Treasure, { kind }),
          h("span", { class: "cave-name" }, say(`kind-${kind}-short`)),
        );
      }),
    ),
    selection.choice
      ? h(
          "div",
          { class: "cave-answer" },
          h(BanSeal, { type: String(type), value: String(value) }),
          h(Go, { words: say("option-ban", { type, value }), onGo: selection.answer }),
        )
      : h("p", { class: "cave-help" }, say("board-ban-lasts")),
  );
}

// -- the lamp: keep or swap

/** @param {{props: CaveProps, selection: Selection}} props */
function LampChoice({ props, selection }) {
  const { view, say } = props;
  const keep = choiceFor(props, "lamp_keep");
  const swaps = choicesOf(props, "lamp_swap");
  const tile = selection.choice?.[0] === "lamp_swap" ? String(selection.choice[1]) : null;
  const { colour } = parts(tile ?? view.taken ?? "");
  return h(
    "div",
    { class: "cave-panel cave-lamp" },
    h(
      "div",
      { class: "cave-tiles", role: "group", "aria-label": say("label-display") },
      swaps.map((choice) =>
        h(
          "button",
          chooser(selection, choice, {
            key: String(choice[1]),
            class: "cave-pickable",
            "aria-label": say(`tile-${choice[1]}`),
            "data-mark": `display:${choice[1]}`,
          }),
          h(Tile, { tile: String(choice[1]) }),
        ),
      ),
    ),
    h(
      "div",
      { class: "cave-about" },
      h(
        "span",
        { class: "cave-shown", "data-mark": tile ? undefined : "taken" },
        h(Tile, { tile: tile ?? view.taken }),
      ),
      h(
        "p",
        { class: "cave-help" },
        h("b", {}, say(`tile-${tile ?? view.taken}`)),
        " ",
        tile ? say(`effect-${colour}-help`) : say("why-lamp"),
      ),
    ),
    h(
      "div",
      { class: "cave-answers" },
      keep && h(Go, { words: say("option-lamp_keep"), quiet: tile !== null, onGo: () => props.act(["lamp_keep"]) }),
      tile && h(Go, { words: say("option-lamp_swap", { tile }), onGo: selection.answer }),
    ),
  );
}

// -- yellow: the tribute

/** Who has chosen a tile to show, face down until all have. @param {{props: CaveProps}} props */
function Tribute({ props }) {
  const { view, say, players } = props;
  const asked = view.seats.flatMap((seat, number) => (seat.chosen || view.actors.includes(number) ? [number] : []));
  return h(
    "div",
    { class: "cave-panel cave-tribute" },
    h(Demand, { props }),
    h(
      "div",
      { class: "cave-tiles" },
      asked.map((number) => {
        const chosen = view.seats[number]?.chosen;
        return h(
          "figure",
          { key: number, class: "cave-offer", "data-chosen": chosen },
          h(
            "span",
            {
              class: "cave-shown",
              "data-mark": `offer:${number}`,
              role: "img",
              "aria-label": chosen ? say("event-chose", { seat: number }) : say("wait-offer", { seats: [number] }),
            },
            h(Tile, { tile: null }),
            chosen && h(Tick, {}),
          ),
          h("figcaption", {}, h(Who, { player: players[number] })),
        );
      }),
    ),
  );
}

/** The tiles shown; the one who demanded them takes one. @param {{props: CaveProps, selection: Selection}} props */
function Shown({ props, selection }) {
  const { view, say, players } = props;
  const chosen = selection.choice?.[0] === "pick" ? Number(selection.choice[1]) : null;
  const asked = offers(props, "pick");
  return h(
    "div",
    { class: "cave-panel cave-tribute" },
    !asked && h(Demand, { props }),
    h(
      "div",
      { class: "cave-tiles cave-large" },
      view.seats.map((seat, number) => {
        if (!seat.shows) return null;
        const choice = choiceFor(props, "pick", number);
        const words = {
          key: number,
          class: "cave-offer",
          "aria-label": labelled(players[number]?.name ?? "", say(`tile-${seat.shows}`)),
        };
        const inside = [
          h("span", { class: "cave-shown", "data-mark": `offer:${number}` }, h(Tile, { tile: seat.shows, rear: true })),
          h(Who, { player: players[number] }),
        ];
        return choice
          ? h("button", chooser(selection, choice, { ...words, class: "cave-offer cave-pickable" }), inside)
          : h("figure", { ...words, role: "img" }, inside);
      }),
    ),
    chosen !== null && h(Go, { words: say("option-pick", { seat: chosen }), onGo: selection.answer }),
    asked && chosen === null && h("p", { class: "cave-help" }, say("ask-pick")),
  );
}

/** Who demands, and by which tile. @param {{props: CaveProps}} props */
function Demand({ props: { view, say, players } }) {
  return h(
    "p",
    { class: "cave-demand" },
    view.taken &&
      h(
        "span",
        { class: "cave-shown", role: "img", "aria-label": say(`tile-${view.taken}`), "data-mark": "taken" },
        h(Tile, { tile: view.taken }),
      ),
    h(Who, { player: players[view.active] }),
    h(Sign, { colour: "yellow" }),
    h("b", {}, say("effect-yellow")),
  );
}
