// Pebbles, Tall Tree and Seven League Boots: what is left of them, and between two turns the vote on them.

import { h } from "../../../web/vendor/preact.js";
import { useState } from "../../../web/vendor/preact-hooks.js";
import { allows } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { sayOr } from "./modes.js";
import { Pebble, Sign } from "./faces.js";

/** @typedef {import("./view.d.ts").TomThumbProps} Props */
/** @typedef {"continue" | "tree" | "boots"} Choice */

/** @type {Choice[]} */
const CHOICES = ["continue", "tree", "boots"];
const SIGNS = { continue: "pawn", tree: "pine", boots: "boot" };

/** @param {{props: Props}} props */
export function Tokens({ props }) {
  const { view, say } = props;
  const pebbles = view.pebbles;
  return h(
    "ul",
    { class: "tt-tokens" },
    h(
      "li",
      { class: "tt-token", "data-state": pebbles ? "ready" : "used" },
      h(
        "span",
        { class: "tt-token-pebbles" },
        pebbles ? Array.from({ length: pebbles }, (_, n) => h(Pebble, { key: n })) : h(Pebble, { gone: true }),
      ),
      h("span", { class: "tt-token-name" }, say("label-pebbles")),
      h("b", {}, pebbles),
    ),
    h(Token, { props, name: "tree" }),
    h(Token, { props, name: "boots" }),
  );
}

/** @param {{props: Props, name: "tree" | "boots"}} props */
function Token({ props: { view, say }, name }) {
  const state = view[name];
  if (state === "absent") return null;
  return h(
    "li",
    { class: "tt-token", "data-state": state, "data-mark": `token:${name}` },
    h(Sign, { name: SIGNS[name] }),
    h("span", { class: "tt-token-name" }, say(`label-name-${name}`)),
    h(
      "b",
      {},
      h("span", { "aria-hidden": "true" }, state === "used" ? "✗" : "✓"),
      h("span", { class: "sr" }, sayOr(say, `label-token-${state}`, {}, state)),
    ),
  );
}

// -- the vote: TT-44 to TT-46, TT-97

/** @param {{props: Props}} props */
export function Votes({ props }) {
  const { view, act, say, sound } = props;
  const [risky, risk] = useState(/** @type {Choice | null} */ (null));
  if (risky && allows(props, ["vote", risky])) return h(Warning, { props, choice: risky, onDone: () => risk(null) });
  /** @param {Choice} choice */
  const vote = (choice) => {
    if (!allows(props, ["vote", choice])) return props.why(["vote", choice]);
    sound("tap");
    return props.view.at_stake.includes(choice) ? risk(choice) : act(["vote", choice]);
  };
  const shown = CHOICES.filter((choice) => choice === "continue" || view[choice] === "ready");
  return h(
    "div",
    { class: "tt-votes", "data-many": shown.length, role: "group", "aria-label": say("ask-between") },
    shown.map((choice) => h(Vote, { key: choice, props, choice, onVote: () => vote(choice) })),
  );
}

/** @param {{props: Props, choice: Choice, onVote: () => void}} props */
function Vote({ props, choice, onVote }) {
  const { view, players, say, seat } = props;
  const voters = players.filter((player) => view.votes[player.seat] === choice);
  const cost = view.options.boots_fail_cost;
  const effect = sayOr(say, `label-${choice}-does`, { seat: view.guide, count: view.cards, cost }, "");
  const inside = [
    h("span", { key: "sign", class: "tt-vote-sign" }, h(Sign, { name: SIGNS[choice] })),
    h(
      "span",
      { key: "words", class: "tt-vote-words" },
      h("b", {}, say(`button-vote-${choice}`)),
      effect && h("small", {}, effect),
    ),
    h(
      "span",
      { key: "voters", class: "tt-voters" },
      voters.map(({ seat, colour, name }) =>
        h("span", { key: seat, title: name }, h(Mark, { colour, size: 26 }), h("span", { class: "sr" }, name)),
      ),
    ),
  ];
  const offered = allows(props, ["vote", choice]);
  if (!offered) return h("div", { class: "tt-vote" }, inside);
  return h(
    "button",
    {
      type: "button",
      class: "tt-vote",
      "data-choice": choice,
      "aria-pressed": String(view.votes[seat ?? -1] === choice),
      onClick: onVote,
    },
    inside,
  );
}

/** What is at stake. @param {{props: Props, choice: Choice, onDone: () => void}} props */
function Warning({ props: { say, act }, choice, onDone }) {
  const surely = () => {
    onDone();
    act(["vote", choice]);
  };
  return h(
    "div",
    { class: "tt-warning", role: "alertdialog", "aria-label": say(`label-warn-${choice}`) },
    h("p", {}, h(Sign, { name: "ogre" }), h("span", {}, say(`label-warn-${choice}`))),
    h("button", { type: "button", class: "tt-big tt-danger", onClick: surely }, say("button-really")),
    h("button", { type: "button", class: "tt-big tt-quiet", autofocus: true, onClick: onDone }, say("button-cancel")),
  );
}
