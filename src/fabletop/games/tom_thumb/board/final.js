// The end, won or lost together: how far the lantern came, how much of the Ogre there is, what was left.

import { h } from "../../../web/vendor/preact.js";
import { Mark } from "../../../web/shell/icons.js";
import { Pebble, Sign } from "./faces.js";
import { Lantern } from "./hearth.js";
import { Ogre } from "./ogre.js";
import { Cottage, Path } from "./path.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */

/** @param {Props} props */
export function Final(props) {
  const { view, say, calm, players } = props;
  const ended = view.ended || "aborted";
  const title = ended === "aborted" ? say("ended-aborted") : say(`label-end-${ended}`);
  return h(
    "section",
    { class: "tt-final", "data-calm": calm, "data-ended": ended },
    h(
      "div",
      { class: "tt-final-scene" },
      ended === "won" && h(Home, { players }),
      h(
        "div",
        { class: "tt-final-lantern", "aria-hidden": "true" },
        h(Lantern, { left: ended === "won" ? 1 : ended === "lost" ? 0 : 0.5 }),
      ),
      h(Ogre, { ogre: view.ogre, say }),
    ),
    h("h2", {}, title),
    ended !== "aborted" && h("p", { class: "tt-final-more" }, say(`ended-${ended}`)),
    h("div", { class: "tt-final-path" }, h(Path, { props })),
    view.summary && h(Sums, { props }),
    h(
      "p",
      { class: "tt-final-people" },
      players.map(({ seat, colour, name }) =>
        h("span", { key: seat, class: "tt-who" }, h(Mark, { colour, size: 28 }), name),
      ),
    ),
  );
}

/** The cottage with its door open, and all who come home to it. @param {{players: Props["players"]}} props */
function Home({ players }) {
  return h(
    "div",
    { class: "tt-final-home", "aria-hidden": "true" },
    h("svg", { viewBox: "-62 -106 124 146" }, h(Cottage, { x: 0, y: 0, home: true })),
    h(
      "p",
      { class: "tt-final-brood" },
      players.map(({ seat, colour }) => h(Mark, { key: seat, colour, size: 28 })),
    ),
  );
}

/** The figures of the evening; in words for screen readers. @param {{props: Props}} props */
function Sums({ props: { view, say } }) {
  const sums = view.summary;
  if (!sums) return null;
  const figures = [
    { name: "label-path", drawing: h(Sign, { name: "pawn" }), figure: `${sums.spaces} / ${view.path.length}` },
    { name: "label-ogre", drawing: h(Sign, { name: "ogre" }), figure: `${sums.ogre} / 6` },
    { name: "label-pebbles", drawing: h(Pebble, { gone: false }), figure: String(sums.pebbles) },
    { name: "label-turns", drawing: h(Sign, { name: "lantern" }), figure: String(sums.turns) },
  ];
  return h(
    "div",
    { class: "tt-sums" },
    h("p", { class: "sr" }, say("label-summary", { ...sums })),
    h(
      "ul",
      { "aria-hidden": "true" },
      figures.map(({ name, drawing, figure }, n) =>
        h(
          "li",
          { key: name, class: `tt-sum-${n}` },
          drawing,
          h("b", {}, figure),
          h("span", {}, say(name, { turns: sums.turns })),
        ),
      ),
    ),
  );
}
