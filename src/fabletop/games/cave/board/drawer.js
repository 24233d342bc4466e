// Behind one's own screen: a shelf with a place for every kind, and the tiles to choose from when tribute is demanded.

import { h } from "../../../web/vendor/preact.js";
import { choicesOf, offers } from "../../../web/board/choices.js";
import { isToCome, useHeld } from "../../../web/board/held.js";
import { box } from "./content.js";
import { useSelection } from "./selection.js";
import { Counts, Go } from "./surroundings.js";
import { parts, Tick, Tile, Treasure, Who } from "./tiles.js";

/** @typedef {import("./view.d.ts").CaveProps} CaveProps */
/** @typedef {import("./view.d.ts").Group} Group */

/** One's own things; nothing is kept of somebody else's at the same device. @param {CaveProps} props */
export function Drawer(props) {
  return h(Own, { key: `${props.seat} ${props.picture.seal}`, props });
}

/** What is behind the screen changes when the news says so. @param {{props: CaveProps}} given */
function Own({ props: told }) {
  const { seat, say, coming, events } = told;
  const { groups, group_points } = useHeld(told.view, isToCome(coming, events, seat ?? -1));
  const view = { ...told.view, groups, group_points };
  const props = { ...told, view };
  const offering = offers(props, "offer");
  const offered = view.offer !== null && view.step === "offer";
  if (seat === null) return h("section", { class: "board cave-hand", "data-calm": props.calm }, h(Others, { props }));
  return h(
    "section",
    { class: "board cave-hand", "data-calm": props.calm, "data-offering": offering, "aria-label": say("label-screen") },
    h(
      "header",
      {},
      h("h2", {}, say("label-screen")),
      offered && h(Offered, { props }),
      h("p", { class: "cave-sum" }, !offered && h("span", {}, say("label-groups")), " ", h("b", {}, view.group_points)),
    ),
    offering ? h(Offering, { props }) : h(Shelf, { props }),
    (view.step !== "over" || !props.playing) && h(Others, { props }),
  );
}

/** @param {{props: CaveProps}} props */
function Shelf({ props: { view, say } }) {
  const groups = new Map(view.groups.map((group) => [group.kind, group]));
  const kinds = box().kinds.filter((kind) => !view.removed.includes(kind));
  return h(
    "ul",
    { class: "cave-shelf" },
    kinds.map((kind) => h(Niche, { key: kind, kind, group: groups.get(kind), words: say(`kind-${kind}`) })),
  );
}

/** The place of one kind. @param {{kind: string, group: Group | undefined, words: string}} props */
function Niche({ kind, group, words }) {
  const count = group?.tiles.length ?? 0;
  return h(
    "li",
    { "data-shelf": kind, "data-count": count, title: words },
    h(
      "span",
      { class: "cave-niche", role: "img", "aria-label": `${words} ×${count}` },
      h(Treasure, { kind }),
      count > 0 && h("b", {}, `×${count}`),
    ),
    h(
      "span",
      { class: "cave-fan" },
      group?.tiles.map((tile) => h("i", { key: tile, class: `cave-${parts(tile).colour}` })),
    ),
    h("span", { class: "cave-worth" }, group?.points),
  );
}

/** Choose one to show. @param {{props: CaveProps}} props */
function Offering({ props }) {
  const { view, say } = props;
  const selection = useSelection(props);
  const offered = choicesOf(props, "offer");
  const order = (/** @type {unknown} */ tile) => box().kinds.indexOf(parts(String(tile)).kind);
  offered.sort((a, b) => order(a[1]) - order(b[1]));
  const chosen = selection.choice ? String(selection.choice[1]) : null;
  return h(
    "div",
    { class: "cave-offering", "data-many": offered.length > 12 },
    h(
      "div",
      { class: "cave-tiles" },
      offered.map((choice) => {
        const tile = String(choice[1]);
        const group = view.groups.find((one) => one.kind === parts(tile).kind);
        return h(
          "button",
          {
            key: tile,
            type: "button",
            class: "cave-pickable",
            "aria-label": `${say(`tile-${tile}`)} (×${group?.tiles.length ?? 1})`,
            "aria-pressed": String(selection.is(choice)),
            "data-shelf": parts(tile).kind,
            onClick: () => selection.choose(choice),
          },
          h(Tile, { tile }),
        );
      }),
    ),
    h(Go, {
      words: chosen ? say("option-offer", { tile: chosen }) : say("ask-offer"),
      off: !chosen,
      onGo: selection.answer,
    }),
  );
}

/** One's own offer, face down for now. @param {{props: CaveProps}} props */
function Offered({ props: { view, say } }) {
  const words = say("option-offer", { tile: view.offer });
  return h(
    "p",
    { class: "cave-offered" },
    h("span", { class: "cave-shown" }, h(Tile, { tile: null }), h(Tick, {})),
    h("span", {}, words),
  );
}

/**
 * The others' hands where screens are open; for those who watch, how many tiles everybody has.
 * @param {{props: CaveProps}} props
 */
function Others({ props }) {
  const { view, seat, players, say } = props;
  const open = view.seats.flatMap(({ hand }, number) => (hand && number !== seat ? [{ number, hand }] : []));
  if (!open.length) return seat === null ? h(Counts, { props }) : null;
  return h(
    "details",
    { class: "cave-others", open: seat === null || innerWidth >= 1000 },
    h(
      "summary",
      {},
      open.map(({ number }) => h(Who, { key: number, player: players[number] })),
    ),
    open.map(({ number, hand }) =>
      h(
        "div",
        { key: number },
        h(Who, { player: players[number] }),
        h(
          "ul",
          {},
          box().kinds.map((kind) => {
            const count = hand.filter((tile) => parts(tile).kind === kind).length;
            return count > 0 && h("li", { key: kind, title: say(`kind-${kind}`) }, h(Treasure, { kind }), `×${count}`);
          }),
        ),
      ),
    ),
  );
}
