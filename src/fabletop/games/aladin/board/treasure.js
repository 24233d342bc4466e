// What somebody owns: gems by type with their talismans, jewels by metal, what lies alone.

import { h } from "../../../web/vendor/preact.js";
import { Dialog } from "../../../web/shell/parts.js";
import { Tile } from "./cardface.js";
import { heaps } from "./cards.js";
import { box } from "./content.js";
import { Gem, Jewel, MagicRing, Talisman } from "./treasures.js";
import { letterOf } from "./words.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").Hoard} Hoard */
/** @typedef {import("./view.d.ts").Chest} Chest */
/** @typedef {import("./view.d.ts").Gem} GemName */

/** @param {{props: Props, seat: number}} given */
export function TreasureOf({ props, seat }) {
  const hoard = props.view.seats[seat];
  if (!hoard) return null;
  return h(
    "div",
    { class: "al-treasure" },
    h(
      "ul",
      { class: "al-gems" },
      box().gems.map((gem) => h(GemCell, { key: gem, props, hoard, gem })),
    ),
    h(
      "ul",
      { class: "al-sets" },
      box().chests.map((metal) => h(SetRow, { key: metal, props, hoard, metal })),
    ),
    h(Apart, { props, hoard }),
  );
}

/** @param {{props: Props, hoard: Hoard, gem: GemName}} given */
function GemCell({ props: { say }, hoard, gem }) {
  const { count, talismans, leads } = hoard.gems[gem];
  const words = [
    say("board-gem-count", { gem, count }),
    talismans.length > 0 && `${say("kind-talisman-short")} ×${talismans.length}`,
    leads && say("board-leads"),
  ];
  return h(
    "li",
    {
      class: `al-gemcell al-${gem}`,
      "data-none": count === 0,
      "data-leads": leads,
      title: words.filter(Boolean).join(", "),
    },
    h("span", { class: "sr" }, words.filter(Boolean).join(", ")),
    h(
      "span",
      { class: "al-gemcell-art", "aria-hidden": "true" },
      h(Gem, { gem }),
      h("i", { class: "al-letter" }, letterOf(say, gem)),
    ),
    h("b", { "aria-hidden": "true" }, count),
    talismans.length > 0 &&
      h(
        "span",
        { class: "al-gemcell-talismans", "aria-hidden": "true" },
        h(Talisman, {}),
        talismans.length > 1 && h("small", {}, talismans.length),
      ),
    leads && h("em", { "aria-hidden": "true" }, `+${box().points.majority}`),
  );
}

/** @param {{props: Props, hoard: Hoard, metal: Chest}} given */
function SetRow({ props: { say }, hoard, metal }) {
  const pieces = hoard.jewels[metal];
  const sets = hoard.sets[metal];
  const points = box().points.set[metal] * Math.max(1, sets);
  const held = box().pieces.map((piece) =>
    say("board-figure", { name: say(`kind-${metal}-${piece}-short`), count: pieces[piece].length }),
  );
  return h(
    "li",
    {
      class: `al-setrow al-${metal}`,
      "data-safe": sets > 0,
      title: sets > 0 ? say("board-set-safe") : say("board-set-bonus", { points }),
    },
    h(
      "span",
      { class: "sr" },
      [...held, sets > 0 && say("board-set-safe"), say("board-set-bonus", { points })].filter(Boolean).join(", "),
    ),
    h("i", { class: "al-letter", "aria-hidden": "true" }, letterOf(say, metal)),
    box().pieces.map((piece) =>
      h(
        "span",
        { key: piece, class: "al-piece", "data-many": pieces[piece].length, "aria-hidden": "true" },
        h(Jewel, { metal, piece }),
        pieces[piece].length > 1 && h("small", {}, pieces[piece].length),
      ),
    ),
    h("em", { "aria-hidden": "true" }, sets > 0 ? "✓ " : "", `+${points}`),
  );
}

/** Lone talismans and the Ring. @param {{props: Props, hoard: Hoard}} given */
function Apart({ props: { say }, hoard }) {
  const alone = hoard.alone.length;
  if (!alone && !hoard.ring) return null;
  return h(
    "ul",
    { class: "al-apart" },
    alone > 0 &&
      h(
        "li",
        { title: say("board-lone") },
        h("span", { class: "al-apart-art" }, h(Talisman, {})),
        h("b", { "aria-hidden": "true" }, alone),
        h("span", { class: "al-apart-words" }, say("board-lone")),
      ),
    hoard.ring &&
      h(
        "li",
        { title: say("board-ring") },
        h("span", { class: "al-apart-art" }, h(MagicRing, {})),
        h("span", { class: "al-apart-words" }, say("board-ring")),
      ),
  );
}

/** @param {{props: Props, seat: number, onClose: () => void}} given */
export function TreasureDialog({ props, seat, onClose }) {
  const { view, say } = props;
  const hoard = view.seats[seat];
  if (!hoard) return null;
  return h(
    Dialog,
    {
      title: say(seat === props.seat ? "board-your-treasure" : "board-treasure-of", { seat }),
      class: "al-dialog",
      onClose,
    },
    h(
      "p",
      { class: "al-sum" },
      h("b", {}, say("board-points", { points: hoard.points })),
      " ",
      h("span", {}, say("board-points-now")),
      h("span", {}, say("board-treasures", { count: hoard.cards })),
    ),
    h(TreasureOf, { props, seat }),
    hoard.charmed && h("p", {}, say("board-charmed")),
    hoard.frozen && h("p", {}, say("board-frozen")),
    view.mode === "sealed" &&
      h(
        "p",
        { class: "al-left-tokens" },
        say("board-tokens"),
        hoard.tokens.map((token) => h("i", { key: token, class: "al-token-small" }, token)),
      ),
    h(RingLine, { props }),
  );
}

/** Where the Magic Ring is. @param {{props: Props}} given */
export function RingLine({ props: { view, say } }) {
  const owner = view.seats.findIndex(({ ring }) => ring);
  if (view.ring === "none") return null;
  return h(
    "p",
    { class: "al-ringline" },
    h("span", {}, h(MagicRing, {})),
    owner >= 0 ? say("board-ring-of", { seat: owner }) : say("board-ring-table"),
  );
}

/** The discard lies open: AL-7. @param {{props: Props, onClose: () => void}} given */
export function DiscardDialog({ props: { view, say }, onClose }) {
  return h(
    Dialog,
    { title: say("board-discard-count", { count: view.discard.length }), class: "al-dialog", onClose },
    view.discard.length
      ? h(
          "div",
          { class: "al-tiles" },
          heaps(view.discard).map(({ kind, cards }) => h(Tile, { key: kind, kind, count: cards.length, say })),
        )
      : h("p", {}, say("board-discard-empty")),
  );
}
