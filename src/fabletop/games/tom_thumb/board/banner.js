// What it is about now, large and for everybody: the Place looked for, what to do, what has just gone wrong.

import { h } from "../../../web/vendor/preact.js";
import { Mark } from "../../../web/shell/icons.js";
import { box } from "./content.js";
import { modeOf } from "./modes.js";
import { Face, Sign } from "./faces.js";
import { LOOKS, useTimeLeft } from "./hearth.js";
import { pickedFor, placeToLay } from "./picking.js";
import { useQuestion } from "./told.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {import("../../../web/vendor/preact.js").ComponentChildren} Children */
/** @typedef {import("./news.js").Mishap} Mishap */
/** @typedef {import("./news.js").Howl} Howl */
/** @typedef {{disc: Children, small?: Children, large: string, tone?: string}} Words */

const DOTS = 3;
const LONG = [26, 44]; // so many letters need smaller ones, and still smaller

/** @param {{props: Props, mishap: Mishap | null, howl: Howl | null}} props */
export function Banner({ props, mishap, howl }) {
  const question = useQuestion(props);
  const words = howl ? howling(props, howl) : mishap ? afterMishap(props, mishap) : wordsOf(question);
  if (!words) return h("div", { class: "tt-banner tt-banner-none" });
  return h(
    "div",
    { class: "tt-banner", "data-tone": words.tone ?? "plain" },
    h("div", { class: "tt-banner-disc", "aria-hidden": "true" }, words.disc),
    h(
      "p",
      {},
      words.small && h("small", {}, words.small),
      h("strong", { "data-long": LONG.filter((letters) => words.large.length > letters).length }, words.large),
    ),
    h(Burn, { props }),
  );
}

/** @param {Props} props @returns {Words | null} */
function wordsOf(props) {
  const { view, say } = props;
  const mode = modeOf(props);
  const { step } = view;
  if (step === "new_look") return newcomers(props);
  if (LOOKS.includes(step))
    return {
      disc: h(Sign, { name: step === "tree_look" ? "pine" : "lantern" }),
      large: say(step === "result" ? "ask-result" : "label-look"),
      tone: "look",
    };
  if (step === "ask") return asking(props);
  if (view.named && (step === "find" || step === "advice" || step === "boots")) return question(props, view.named);
  if (step === "swap") {
    const disc = h(Sign, { name: "wolf" });
    const text = mode === "swap" ? (pickedFor(props).tiles.length ? "label-swap-to" : "label-swap-from") : "";
    return {
      disc,
      small: h("b", {}, say("label-all-found")),
      large: text ? say(text) : say("wait-swap", { seats: view.actors }),
      tone: "wolf",
    };
  }
  if (step === "insert") {
    const place = placeToLay(props);
    return {
      disc: place && h(Face, { place }),
      large: say(mode === "insert" ? "label-insert" : "wait-insert", { place, seats: view.actors }),
      tone: "new",
    };
  }
  if (step === "between") return betweenTurns(props);
  if (step === "arrive") return { disc: h(Sign, { name: "pine" }), large: say("ask-arrive") };
  if (step === "over" && view.ended)
    return { disc: h(Sign, { name: view.ended === "won" ? "lantern" : "ogre" }), large: say(`ended-${view.ended}`) };
  return null;
}

/** Who leads now, and that the storm has moved everybody. @param {Props} props @returns {Words} */
function betweenTurns(props) {
  const { view, say } = props;
  const disc = h(Sign, { name: "lantern" });
  if (view.options.storm === true)
    return { disc: h(Sign, { name: "leaf" }), small: byGuide(props), large: say("label-storm") };
  if (view.two) return { disc, large: say("label-space", { space: view.lantern, spaces: view.path.length }) };
  return { disc, large: say("event-passed", { seat: view.guide }) };
}

/**
 * What the Guide says of the two tiles just swapped: TT-26.
 * @param {Props} props @param {Howl} howl @returns {Words}
 */
function howling({ players, say }, { seat }) {
  const player = players[seat];
  return {
    disc: h(Sign, { name: "wolf" }),
    small: player && [h(Mark, { key: "who", colour: player.colour, size: 24 }), h("b", { key: "name" }, player.name)],
    large: say("label-wolves-here"),
    tone: "howl",
  };
}

/** What lies open for the first time. @param {Props} props @returns {Words} */
function newcomers({ view, say }) {
  const places = view.new.flatMap((n) => view.circle[n] ?? []);
  const [first] = places;
  return {
    disc: first ? h(Face, { place: first }) : h(Sign, { name: "lantern" }),
    large: first ? say("event-new_tiles", { places }) : say("ask-new_look"),
    tone: "look",
  };
}

/** "Where is the Marsh?" and who has to know. @param {Props} props @param {string} place @returns {Words} */
function question(props, place) {
  const { view, players, say } = props;
  const player = players[view.asked ?? -1];
  const all = view.step === "boots" ? view.cards : box().questions;
  return {
    disc: h(Face, { place }),
    small: [
      player && h(Mark, { key: "who", colour: player.colour, size: 24 }),
      player && h("b", { key: "name" }, player.name),
      h(Count, { key: "count", now: view.found, all }),
    ],
    large: say("label-find", { place }),
    tone: props.asked.includes(view.asked ?? -1) ? "yours" : "plain",
  };
}

/** Before the Guide has asked. @param {Props} props @returns {Words} */
function asking(props) {
  const { view, players, say } = props;
  const next = players[view.coming[0] ?? -1];
  return {
    disc: h(Sign, { name: "lantern" }),
    small: [
      h("span", { key: "guide" }, byGuide(props)),
      h(Count, { key: "count", now: view.found, all: box().questions }),
    ],
    large: next ? say("label-asked-next", { seats: [next.seat] }) : say("wait-ask", { seats: view.actors }),
  };
}

/** @param {Props} props */
function byGuide({ view, players, say }) {
  const guide = players[view.guide];
  return guide && !view.two
    ? [
        h(Mark, { key: "mark", colour: guide.colour, size: 24 }),
        h("b", { key: "name" }, guide.name),
        h("span", { key: "role", class: "tt-role" }, `· ${say("label-guide")}`),
      ]
    : null;
}

/** @param {Props} props @param {Mishap} mishap @returns {Words} */
function afterMishap({ view, say, players }, mishap) {
  const face = mishap.key === "wolves" ? box().wolves : String(mishap.args.other_place ?? view.named ?? "");
  const disc = mishap.key.startsWith("boots") ? h(Sign, { name: "boot" }) : h(Face, { place: face });
  const player = mishap.key === "missed" ? players[Number(mishap.args.seat)] : undefined;
  if (player) {
    const small = [h(Mark, { key: "who", colour: player.colour, size: 24 }), h("b", { key: "name" }, player.name)];
    return { disc, small, large: say("label-missed", { place: mishap.args.place, other_place: face }), tone: "wrong" };
  }
  return {
    disc,
    large: say(`event-${mishap.key}`, mishap.args),
    tone: mishap.key === "boots_done" ? "yours" : "wrong",
  };
}

/** So many found, as dots or figures. @param {{now: number, all: number}} props */
function Count({ now, all }) {
  return h(
    "span",
    { class: "tt-count" },
    h("span", { class: "sr" }, `${now} / ${all}`),
    all > DOTS
      ? h("b", { "aria-hidden": "true" }, `${now} / ${all}`)
      : Array.from({ length: all }, (_, n) => h("i", { key: n, "data-done": n < now, "aria-hidden": "true" })),
  );
}

/** The time that is left, as a fuse. @param {{props: Props}} props */
function Burn({ props }) {
  const left = useTimeLeft(props);
  if (left === null) return null;
  return h("i", {
    class: "tt-burn",
    "aria-hidden": "true",
    "data-short": left < 0.2,
    style: { transform: `scaleX(${left.toFixed(3)})` },
  });
}
