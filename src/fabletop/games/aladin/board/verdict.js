// Who was first at the lamp, and by how much: AL-118. It lies over the table for a moment, so that a hand that comes
// too late touches nothing else.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { Mark } from "../../../web/shell/icons.js";
import { Die } from "./things.js";
import { isTold } from "./told.js";

/** @typedef {import("./view.d.ts").AladinProps} Props */
/** @typedef {import("./view.d.ts").Race} Race */
/** @typedef {import("./view.d.ts").Match} Match */
/** @typedef {import("./view.d.ts").Slap} Slap */

const LONGEST = 4000;
const HURRIED = 2300; // somebody is asked
const SHORTEST = 1800; // there is a wish to read, or the table moves on
const NOTHING = 1100; // nobody did anything
const SHIELD = 700; // so long a touch is meant for the lamp

/**
 * The race just judged, as long as it is shown: the wish it brings has the stage for itself.
 * @param {Props} props @returns {[Race | null, () => void]}
 */
export function useVerdict(props) {
  const { view, picture, asked, playing } = props;
  const last = useRef({ picture, had: view.race !== null, decision: -1 });
  const began = useRef(0);
  const [race, show] = useState(/** @type {Race | null} */ (null));
  const seen = useRef(/** @type {Race | null} */ (null)); // while nobody was asked
  if (last.current.picture !== picture) {
    const judged = view.race !== null && !last.current.had;
    last.current = { picture, had: view.race !== null, decision: judged ? picture.decision : last.current.decision };
    if (judged) {
      began.current = performance.now();
      show(view.race);
    }
  }
  const moved = picture.decision !== last.current.decision || view.lamp !== null;
  const hurried = asked.length > 0;
  const wished = isTold(props, "wish");
  if (playing) seen.current = race;
  useEffect(() => {
    if (wished) show(null);
  }, [wished]);
  useEffect(() => {
    if (!race || playing) return undefined;
    if (race === seen.current) return show(null);
    const whole = !race.slaps.length && !race.matched.length ? NOTHING : moved ? SHORTEST : hurried ? HURRIED : LONGEST;
    const timer = setTimeout(() => show(null), Math.max(0, began.current + whole - performance.now()));
    return () => clearTimeout(timer);
  }, [race, moved, hurried, playing]);
  return [wished ? null : race, () => performance.now() - began.current > SHIELD && show(null)];
}

/** @param {{props: Props, race: Race, onGone: () => void}} given */
export function RaceVerdict({ props, race, onGone }) {
  const { say } = props;
  return h(
    "div",
    { class: "al-verdict", onClick: onGone },
    h(
      "section",
      { "aria-label": say("board-race-order"), tabIndex: 0 },
      race.matched.length
        ? race.matched.map((match) => h(Matched, { key: match.value, props, match }))
        : h("h2", {}, say("board-no-match")),
      race.slaps.length > 0 &&
        h(
          "ol",
          {},
          race.slaps.map((slap) => h(SlapLine, { key: slap.seat, props, slap })),
        ),
      race.slaps.some(({ clamped }) => clamped) && h("p", { class: "al-footnote" }, "* ", say("board-clamped")),
      race.tokens.length > 0 &&
        h(
          "ol",
          {},
          race.tokens.map(({ seat, token }) => h(TokenLine, { key: seat, props, seat, token })),
        ),
    ),
  );
}

/** @param {{props: Props, match: Match}} given */
function Matched({ props, match }) {
  const { say, players, view } = props;
  const winner = players[match.winner ?? -1];
  const second = view.race?.slaps.find(({ seat, kind }) => kind === "slow" && match.holders.includes(seat))?.seat;
  return h(
    "div",
    { class: "al-matched" },
    h(
      "p",
      { class: "al-matched-dice", "aria-hidden": "true" },
      match.holders.map((seat) =>
        h("span", { key: seat }, h(Die, { value: match.value, colour: players[seat]?.colour })),
      ),
    ),
    h(
      "h2",
      {},
      winner
        ? [h(Mark, { key: "mark", colour: winner.colour, size: 28 }), say("board-may-call", { seat: winner.seat })]
        : say("board-nobody-slapped"),
    ),
    winner &&
      match.by === "speed" &&
      match.margin !== null &&
      second !== undefined &&
      h("p", {}, say("board-faster", { seat: winner.seat, ms: match.margin, other_seat: second })),
    winner && ["rights", "lot", "token"].includes(match.by) && h("p", {}, say(`board-by-${match.by}`)),
  );
}

/** @param {{props: Props, slap: Slap}} given */
function SlapLine({ props: { players, say }, slap }) {
  const player = players[slap.seat];
  const { kind, ms, clamped, head_start } = slap;
  return h(
    "li",
    { "data-kind": kind },
    player && h(Mark, { colour: player.colour, size: 24 }),
    h("b", {}, player?.name),
    h(
      "span",
      { class: "al-slap-kind" },
      say(`board-slap-${kind}`),
      head_start > 0 && h("small", {}, say("board-head-start", { ms: head_start })),
    ),
    kind !== "early" && h("strong", {}, say("board-reaction", { ms }), clamped && "*"),
  );
}

/** @param {{props: Props, seat: number, token: number}} given */
function TokenLine({ props: { players, say }, seat, token }) {
  const player = players[seat];
  return h(
    "li",
    {},
    player && h(Mark, { colour: player.colour, size: 24 }),
    h("b", {}, player?.name),
    h("span", { class: "al-slap-kind" }),
    h("strong", {}, say("board-token", { token })),
  );
}
