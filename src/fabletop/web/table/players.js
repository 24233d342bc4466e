// The people round the table: a row of chips on top, and who is who behind it.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { helpsOf } from "./chairhelp.js";
import { Icon, Mark } from "../shell/icons.js";
import { Dialog } from "../shell/parts.js";
import { isToCome, useHeld } from "../board/held.js";
import { isTelevision, Owned } from "./owned.js";
import { botName } from "./sitting.js";
import { say, speaker } from "../shell/words.js";

/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {import("../types.d.ts").BoardProps<any>} BoardProps */
/** @typedef {import("../types.d.ts").Chair} Chair */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("../shell/words.js").Speaker} Speaker */

/**
 * What somebody has changes when the news says so, and whose turn it is after the news.
 * @param {{props: BoardProps, board: BoardModule}} given
 */
export function Chips({ props, board }) {
  const { picture, players, playing, coming, events } = props;
  const open = useSignal(false);
  const words = speaker(picture.game);
  const actors = useHeld(picture.phase === "play" ? (picture.view?.actors ?? []) : [], playing);
  /** @param {number} seat */
  const figure = (seat) => (picture.view && board.chip ? board.chip(picture.view, seat) : "");
  return h(
    "div",
    { class: `chips of-${players.length}` },
    players.map((player) => [
      h(Chip, {
        key: player.seat,
        player,
        chair: /** @type {Chair} */ (picture.chairs[player.seat]),
        figure: figure(player.seat),
        waits: isToCome(coming, events, player.seat),
        turn: actors.includes(player.seat),
        words,
        onClick: () => (open.value = true),
      }),
      isTelevision() &&
        board.owned &&
        h(Owned, { key: `owned ${player.seat} ${picture.seal}`, props, board, seat: player.seat }),
    ]),
    open.value && h(WhoIsWho, { picture, players, figure, onClose: () => (open.value = false) }),
  );
}

/**
 * @param {{player: Player, chair: Chair, figure: string, waits: boolean, turn: boolean, words: Speaker,
 *   onClick: () => void}} props
 */
function Chip({ player, chair, figure, waits, turn, words, onClick }) {
  const shown = useHeld(figure, waits);
  const look = ["chip", turn && "turn", player.you && "you", isAbsent(chair) && "absent"].filter(Boolean).join(" ");
  const helps = helpsOf(chair);
  const more = [
    turn && say("chip-turn"),
    status(chair, words),
    chair.slow && say("chair-slow"),
    ...helps.map((help) => help.words),
  ]
    .filter(Boolean)
    .join(", ");
  return h(
    "button",
    { type: "button", class: look, "data-seat": player.seat, onClick },
    h(
      "span",
      { class: "chip-mark" },
      h(Mark, { colour: player.colour, size: 30 }),
      h(Badge, { chair }),
      h(HelpBadge, { helps }),
    ),
    h("span", { class: "chip-name" }, player.name),
    helps.length > 0 &&
      h(
        "span",
        { class: "chip-helps" },
        helps.map(({ icon }) => h(Icon, { key: icon, name: icon, size: 18 })),
      ),
    shown && h("b", { class: "chip-figure" }, shown),
    more && h("span", { class: "sr" }, more),
  );
}

/** @param {{chair: Chair}} props */
function Badge({ chair }) {
  if (chair.bot) return h("span", { class: "badge" }, h(Icon, { name: "bot", size: 14 }));
  if (chair.away) return h("span", { class: "badge" }, h(Icon, { name: "away", size: 14 }));
  if (!chair.online) return h("span", { class: "dot" });
  return chair.slow
    ? h("span", { class: "badge slow", title: say("chair-slow") }, h(Icon, { name: "slow", size: 14 }))
    : null;
}

/**
 * Where there is no room for more: the one help, or that there are several.
 * @param {{helps: ReturnType<typeof helpsOf>}} props
 */
function HelpBadge({ helps }) {
  const [first] = helps;
  if (!first) return null;
  return h("span", { class: "badge helped" }, h(Icon, { name: helps.length > 1 ? "helping" : first.icon, size: 14 }));
}

/** @param {Chair} chair */
function isAbsent(chair) {
  return !chair.bot && (chair.away || !chair.online);
}

/** @param {Chair} chair @param {Speaker} words */
function status(chair, words) {
  if (chair.free) return say("chair-free");
  if (chair.stood_in) return say("chip-stood-in");
  if (chair.bot) return botName(chair.bot, words);
  if (chair.away) return say("chip-away");
  return chair.online ? "" : say("chair-offline");
}

/** @param {{picture: Picture, players: Player[], figure: (seat: number) => string, onClose: () => void}} props */
function WhoIsWho({ picture, players, figure, onClose }) {
  const words = speaker(picture.game);
  return h(
    Dialog,
    { title: say("who-title"), onClose },
    h(
      "ul",
      { class: "who-list" },
      players.map((player) => {
        const chair = /** @type {Chair} */ (picture.chairs[player.seat]);
        const here = status(chair, words) || (player.you ? say("chip-you") : say("chair-online"));
        const line = chair.slow ? `${here}, ${say("chair-slow")}` : here;
        const helps = helpsOf(chair);
        return h(
          "li",
          { key: player.seat },
          h(Mark, { colour: player.colour, size: 44 }),
          h(
            "span",
            null,
            h("strong", null, player.name),
            h("small", null, line),
            helps.map(({ icon, words }) =>
              h("small", { class: "who-help", key: icon }, h(Icon, { name: icon, size: 18 }), words),
            ),
          ),
          h("b", null, figure(player.seat)),
        );
      }),
    ),
  );
}
