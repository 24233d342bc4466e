// What is asked of somebody, step by step: to draw or to leave, to judge, to choose, to share.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useState } from "../../../web/vendor/preact-hooks.js";
import { choiceFor, choicesOf, isHole, numbersOf, offers, roomFor } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { Why } from "./bubble.js";
import { Back, Face, Sign, Treasure, Who } from "./cards.js";
import { Adjective, Confirm, Recite } from "./recite.js";
import { SeenBar } from "./reveal.js";
import { isComing } from "./scene.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {import("./view.d.ts").HandCard} HandCard */

/**
 * The panel of this moment, or nothing.
 * @param {Props} props @param {import("./bubble.js").Mistake | null} mistake
 */
export function panelOf(props, mistake) {
  const { view } = props;
  if (["claim", "share", "spoils"].includes(view.step)) return h(Pool, { key: view.step, props, mistake });
  if (offers(props, "tick") || offers(props, "call_mistake")) return h(Judge, { props });
  if (["name", "sentence", "concede"].some((name) => offers(props, name))) return h(Recite, { props });
  if (offers(props, "rule")) return h(Ruling, { props });
  if (offers(props, "draw") || offers(props, "open_sesame")) return h(Decide, { props });
  if (view.step === "reveal") return h(SeenBar, { props });
  if (view.step === "recite" && view.options.judge === "table")
    return h("p", { class: "os-panel os-bar os-aloud" }, aloud(props));
  return null;
}

/** One more card, or out into the night. @param {{props: Props}} props */
function Decide({ props }) {
  const { say, act } = props;
  return h(
    "div",
    { class: "os-panel os-bar os-decide" },
    offers(props, "draw") &&
      h(
        "button",
        { type: "button", class: "os-big", onClick: () => act(["draw"]) },
        h("span", { class: "os-draw-sign" }, h(Back, {})),
        h("span", {}, say("button-draw")),
      ),
    offers(props, "open_sesame") &&
      h(
        "button",
        { type: "button", class: "os-big os-leave", onClick: () => act(["open_sesame"]) },
        h("span", { class: "os-door", "aria-hidden": "true" }),
        h(
          "span",
          { class: "os-two-lines" },
          say("button-open-sesame")
            .split(" ")
            .flatMap((word, n) => [n ? " " : "", h("span", { class: "os-whole" }, word)]),
          h("small", {}, say("label-leave-and-share")),
        ),
      ),
  );
}

/** A near miss: does it count? @param {{props: Props}} props */
function Ruling({ props: { view, say, act } }) {
  const { waiting } = view;
  return h(
    "div",
    { class: "os-panel os-bar os-ruling" },
    waiting &&
      h(
        "p",
        {},
        h("span", { class: "os-small-card" }, h(Face, { kind: waiting.kind, say })),
        h("span", {}, say("label-close", waiting)),
      ),
    h("button", { type: "button", class: "os-big", onClick: () => act(["rule", true]) }, say("button-accept")),
    h(
      "button",
      { type: "button", class: "os-big os-danger", onClick: () => act(["rule", false]) },
      say("button-reject"),
    ),
  );
}

// -- Ali Baba judges by ear: OS-112

/** @typedef {{kind: string, cards: HandCard[], first: number}} Group */

/** The hand by kinds, in the order of the reveals. @param {HandCard[]} hand @returns {Group[]} */
export function grouped(hand) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  hand.forEach((card, n) => {
    const group = groups.get(card.kind) ?? { kind: card.kind, cards: [], first: n };
    group.cards.push(card);
    groups.set(card.kind, group);
  });
  return [...groups.values()];
}

/** Who speaks, and who listens. @param {Props} props */
function aloud({ view, say }) {
  if (view.reciter === null) return say("ask-tick");
  return say("label-recites-aloud", { seat: view.reciter, ali_seat: view.ali });
}

/** @param {{props: Props}} props */
function Judge({ props }) {
  const { view, say, act } = props;
  const [naming, setNaming] = useState("");
  const [doubting, doubt] = useState(false);
  const { decision } = props.picture;
  useEffect(() => setNaming(""), [decision]); // a word that was refused stays
  const groups = grouped(view.hand ?? []);
  /** @param {Group} group */
  const tick = ({ kind, cards }) => {
    const choice = choiceFor(props, "tick", kind);
    if (!choice) return;
    doubt(false);
    if (roomFor(choice[3])) setNaming(kind);
    else act(["tick", kind, countFor(choice[2], cards.length), isHole(choice[3]) ? null : (choice[3] ?? null)]);
  };
  const asking = naming ? choiceFor(props, "tick", naming) : undefined;
  return h(
    "section",
    { class: "os-panel os-judge", "aria-label": say("ask-tick") },
    h("h2", {}, aloud(props)),
    view.options.ordered === true && h("p", { class: "os-in-order" }, say("label-in-order")),
    h(
      "div",
      {
        class: "os-pool",
        style: sizeOf(groups.length, (asking || doubting ? 90 : 0) + (view.options.ordered === true ? 30 : 0)),
      },
      groups.map((group) =>
        h(
          "button",
          {
            key: group.kind,
            type: "button",
            class: "os-cell",
            "aria-pressed": String(group.kind === naming || group.cards.every(({ named }) => named)),
            "data-done": group.cards.every(({ named }) => named),
            onClick: () => tick(group),
          },
          h(Face, { kind: group.kind, say, adjective: adjectives(group.cards), more: h(Extras, { props, group }) }),
        ),
      ),
    ),
    asking
      ? h(
          "div",
          { class: "os-bar-now", "data-letters": true },
          h(Adjective, {
            key: naming,
            props,
            letters: roomFor(asking[3]),
            label: "label-adjective-new",
            onSend: (text) => {
              const held = groups.find(({ kind }) => kind === naming)?.cards.length ?? 1;
              act(["tick", naming, countFor(asking[2], held), text]);
            },
          }),
        )
      : null,
    offers(props, "call_mistake") &&
      (doubting
        ? h(Confirm, {
            words: say("confirm-mistake"),
            stay: say("button-go-on"),
            go: say("button-call-mistake"),
            onStay: () => doubt(false),
            onGo: () => act(["call_mistake"]),
          })
        : h(
            "button",
            { type: "button", class: "os-doubt", onClick: () => (setNaming(""), doubt(true)) },
            say("button-call-mistake"),
          )),
  );
}

/** @param {import("../../../web/board/choices.js").Part} part @param {number} held */
function countFor(part, held) {
  const numbers = numbersOf(part);
  return numbers.includes(held) ? held : (numbers[0] ?? held);
}

/** @param {HandCard[]} cards */
function adjectives(cards) {
  return cards.flatMap(({ adjective }) => adjective ?? []).join(", ") || null;
}

/** How many, in which order, ticked or not. @param {{props: Props, group: Group}} props */
function Extras({ props: { view }, group }) {
  const done = group.cards.every(({ named }) => named);
  return [
    group.cards.length > 1 && h("b", { key: "n", class: "os-times" }, `×${group.cards.length}`),
    view.options.ordered === true && h("b", { key: "o", class: "os-order" }, group.first + 1),
    done && h("i", { key: "t", class: "os-tick", "aria-hidden": "true" }, "✓"),
  ];
}

// -- the pool: what is shared lies open for everybody (OS-43)

/**
 * Rows and columns for so many cards, upright and on its side, and what else needs room.
 * @param {number} many @param {number} other
 */
function sizeOf(many, other) {
  const columns = many <= 4 ? Math.max(3, many) : many <= 8 ? 4 : many <= 15 ? 5 : 7;
  const long = many <= 8 ? Math.max(4, many) : Math.min(12, Math.ceil(many / 2));
  return {
    "--columns": columns,
    "--rows": Math.max(1, Math.ceil(many / columns)),
    "--long-columns": long,
    "--long-rows": Math.max(1, Math.ceil(many / long)),
    "--other": `${other}px`,
  };
}

/** @param {{props: Props, mistake: import("./bubble.js").Mistake | null}} props */
function Pool({ props, mistake }) {
  const { view, say } = props;
  const claim = choicesOf(props, "claim")[0]?.[1];
  const cards = isHole(claim) && claim.hole === "cards" ? claim : null;
  const [chosen, choose] = useState(/** @type {number[]} */ ([]));
  const taken = cards ? chosen : [];
  const full = cards !== null && taken.length >= cards.most;
  /** @param {number} n */
  const turn = (n) => {
    props.sound("tap");
    if (taken.includes(n)) choose(taken.filter((one) => one !== n));
    else choose([...(full ? taken.slice(1) : taken), n]);
  };
  return h(
    "section",
    { class: "os-panel os-sharing", "aria-label": say("label-pool"), "data-waits": isComing(props, "sharing") },
    h("h2", {}, view.step === "spoils" ? say("ask-spoils") : say(`case-${view.case}`)),
    view.case === 3 && h(Caught, { props }),
    h(Why, { props, mistake }),
    view.step === "share" && h(Order, { props }),
    h(
      "div",
      {
        class: "os-pool",
        style: sizeOf(view.pool.length, (mistake ? 24 : 0) + (view.case === 1 ? 0 : 46)),
        role: "group",
        "aria-label": say("label-pool"),
      },
      view.pool.map((kind, n) =>
        h(Lying, {
          key: `${kind}${n}`,
          props,
          kind,
          n,
          chosen: cards ? taken.includes(n) : null,
          onTurn: () => turn(n),
        }),
      ),
    ),
    cards &&
      h(
        "button",
        {
          type: "button",
          class: "os-big",
          disabled: taken.length < cards.least,
          onClick: () => props.act(["claim", taken.map((n) => view.pool[n] ?? "")]),
        },
        say("button-claim"),
        h("span", { class: "os-so-far" }, `${taken.length} / ${cards.most}`),
      ),
    view.step === "spoils" && h(SeenBar, { props }),
  );
}

/** What gave him away. @param {{props: Props}} props */
function Caught({ props: { view, say } }) {
  const alarms = view.caught_by;
  const [alarm] = alarms;
  if (!alarm) return null;
  return h(
    "p",
    { class: "os-caught" },
    alarms.map((one) => h("i", { key: one, class: `os-token os-${one}` }, h(Sign, { name: one }))),
    h("b", {}, alarms.length > 1 ? say("label-caught-each") : say("label-caught-three", { alarm })),
  );
}

/**
 * A card of the pool: to claim, to pick, or only to look at.
 * @param {{props: Props, kind: string, n: number, chosen: boolean | null, onTurn: () => void}} props
 */
function Lying({ props, kind, n, chosen, onTurn }) {
  const { say, act } = props;
  const mark = { "data-mark": `pool:${n}`, class: "os-cell", "aria-label": say(`kind-${kind}`) };
  const pick = choiceFor(props, "pick", kind);
  if (chosen !== null)
    return h(
      "button",
      { ...mark, type: "button", "aria-pressed": String(chosen), onClick: onTurn },
      h(Face, { kind, say, more: chosen && h("i", { class: "os-tick", "aria-hidden": "true" }, "✓") }),
    );
  if (pick) return h("button", { ...mark, type: "button", onClick: () => act(["pick", kind]) }, h(Face, { kind, say }));
  return h("span", { ...mark, role: "img" }, h(Face, { kind, say }));
}

/** Whose pick it is, and who follows. @param {{props: Props}} props */
function Order({ props: { view, players, say } }) {
  const first = view.actors[0];
  if (first === undefined) return null;
  const following = view.step === "share" ? view.order.slice(1) : view.order;
  return h(
    "p",
    { class: "os-order-line" },
    h(Who, { player: players[first], size: 30 }),
    following.map((who) =>
      h(
        "span",
        { key: who, class: "os-next" },
        who === players.length
          ? h("span", { class: "os-band-mark", title: say("label-band") }, h(Treasure, { kind: "scimitar" }))
          : h("span", { title: players[who]?.name }, h(Mark, { colour: players[who]?.colour ?? 0, size: 26 })),
        h("span", { class: "sr" }, who === players.length ? say("label-band") : players[who]?.name),
      ),
    ),
  );
}
