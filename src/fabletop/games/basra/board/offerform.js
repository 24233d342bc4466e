// Writing an offer: to whom, what one gives, what one gets, and the money. Only what can be offered can be written.

import { h } from "../../../web/vendor/preact.js";
import { signal } from "../../../web/vendor/signals.js";
import { allows, choiceFor, questionOf } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { Dialog } from "../../../web/shell/parts.js";
import { labelled } from "../../../web/shell/words.js";
import { stacksOf } from "./bandits.js";
import { picksOf, unpick } from "./picks.js";
import { Tile } from "./tiles.js";
import { actionOf, addressed, changed, isComplete, partnersOf, turned, waresOf } from "./terms.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Deal} Deal */
/** @typedef {import("./terms.js").Draft} Draft */
/** @typedef {{props: Props, draft: Draft, onChange: (change: Partial<Draft>) => void}} Given */

const STEPS = [-50, -10, 10, 50];

/** What is being written, and in which question. */
const writing = signal(/** @type {{question: string, draft: Draft} | null} */ (null));

/**
 * Begin an offer with the bandits now picked, or with a wish that a touch has told.
 * @param {Props} props @param {Partial<Draft>} [wish]
 */
export function writeOffer(props, { to = null, ...wish } = {}) {
  const partners = partnersOf(props).filter((one) => one !== "any");
  /** @type {Draft} */
  const empty = { offer: null, to: null, give: picksOf(props).cards, want: [], money: 0 };
  const partner = to ?? (partners.length === 1 ? partners[0] : undefined);
  const begun = partner === undefined ? empty : addressed(props, empty, partner);
  const draft = changed(props, begun, wish) ?? { ...begun, ...wish };
  writing.value = { question: questionOf(props), draft };
}

/** @param {Props} props @param {Deal} deal */
export function writeCounter(props, deal) {
  writing.value = { question: questionOf(props), draft: turned(props, deal) };
}

/** The sheet on which an offer is written, if one is. @param {{props: Props}} given */
export function OfferForm({ props }) {
  const now = writing.value;
  const { say, act, why, view } = props;
  if (!now || now.question !== questionOf(props)) return null;
  const { draft } = now;
  if (draft.offer !== null && !view.offers.some(({ id }) => id === draft.offer)) return null; // gone meanwhile
  const close = () => (writing.value = null);
  /** @param {Partial<Draft>} change */
  const onChange = (change) => {
    const next = changed(props, draft, change);
    if (!next) return why(actionOf({ ...draft, ...change }));
    props.sound("tap");
    writing.value = { ...now, draft: next };
  };
  const ready = isComplete(props, draft);
  const send = () => {
    if (!ready) return;
    unpick(props);
    close();
    act(actionOf(draft));
  };
  return h(
    Dialog,
    { title: say(draft.offer ? "board-counter" : "board-new-offer"), onClose: close, class: "board ba-dialog ba-form" },
    h(Partners, { props, draft, onTo: (to) => (writing.value = { ...now, draft: addressed(props, draft, to) }) }),
    draft.to !== null &&
      h(
        "div",
        { class: "ba-sides" },
        h(Side, { props, draft, onChange, side: "give" }),
        h(Side, { props, draft, onChange, side: "want" }),
      ),
    draft.to !== null && h(Sum, { props, draft, onChange }),
    h(
      "button",
      { type: "button", class: "button ba-send", disabled: !ready, onClick: send },
      h("span", {}, say("board-send")),
      h("small", {}, say("board-offers-left", { count: view.my_offers_left ?? 0 })),
    ),
  );
}

/** @param {{props: Props, draft: Draft, onTo: (to: number | "any") => void}} given */
function Partners({ props, draft, onTo }) {
  const { players, say } = props;
  const partners = draft.offer ? [draft.to ?? "any"] : partnersOf(props);
  return h(
    "div",
    { class: "ba-partners", role: "group", "aria-label": say("board-offer-to") },
    draft.to === null && h("p", {}, say("board-offer-to")),
    partners.map((to) => {
      const player = to === "any" ? null : players[to];
      return h(
        "button",
        {
          key: to,
          type: "button",
          class: "ba-choice",
          "aria-pressed": String(draft.to === to),
          onClick: () => onTo(to),
        },
        player && h(Mark, { colour: player.colour, size: 26 }),
        h("b", {}, player ? player.name : say("board-to-all")),
      );
    }),
  );
}

/** Bandits on one side of the deal. @param {Given & {side: "give" | "want"}} given */
function Side({ props, draft, onChange, side }) {
  const { say } = props;
  const wares = waresOf(props, draft)[side];
  const chosen = draft[side];
  if (side === "want" && draft.to === "any") return null;
  return h(
    "section",
    { class: "ba-side", "data-side": side },
    h(
      "h3",
      {},
      say(side === "give" ? "board-you-give" : "board-you-get"),
      h(
        "b",
        {},
        stacksOf(chosen)
          .map(({ group, cards }) => `${say(`group-${group}`)} ×${cards.length}`)
          .join(", "),
      ),
    ),
    wares.length === 0 && h("p", { class: "ba-none" }, say("board-only-money")),
    h(
      "div",
      { class: "ba-tiles" },
      stacksOf(wares).map((stack) => {
        const here = stack.cards.filter((card) => chosen.includes(card));
        const next = stack.cards[here.length];
        const rest = chosen.filter((card) => !stack.cards.includes(card));
        return h(Tile, {
          key: stack.group,
          stack,
          say,
          where: say(side === "give" ? "board-you-give" : "board-you-get"),
          free: true,
          named: true,
          chosen: here.length,
          onTouch: () =>
            onChange({ [side]: next === undefined ? rest : [...rest, ...stack.cards.slice(0, here.length + 1)] }),
        });
      }),
    ),
  );
}

/** The money: who pays how much. @param {Given} given */
function Sum({ props, draft, onChange }) {
  const { say } = props;
  const { money } = draft;
  return h(
    "div",
    { class: "ba-sum", "data-sign": Math.sign(money), role: "group", "aria-label": say("board-and-money") },
    STEPS.slice(0, 2).map((step) => h(Step, { key: step, props, draft, onChange, step })),
    h(
      "output",
      {},
      money !== 0 && h("small", {}, say(money > 0 ? "board-you-get" : "board-you-give")),
      h("b", {}, say("board-money", { money: Math.abs(money) })),
    ),
    STEPS.slice(2).map((step) => h(Step, { key: step, props, draft, onChange, step })),
  );
}

/** @param {Given & {step: number}} given */
function Step({ props, draft, onChange, step }) {
  const money = draft.money + step;
  const possible = changed(props, draft, { money }) !== null;
  return h(
    "button",
    {
      type: "button",
      class: "ba-step",
      disabled: !possible,
      "aria-label": labelled(props.say(step < 0 ? "board-less" : "board-more"), Math.abs(step)),
      onClick: () => onChange({ money }),
    },
    step < 0 ? `−${-step}` : `+${step}`,
  );
}

/** @param {Props} props @param {Deal} deal */
export function canCounter(props, { id }) {
  return choiceFor(props, "counter", id) !== undefined;
}

/** @param {Props} props */
export function canOffer(props) {
  return partnersOf(props).length > 0;
}

/** @param {Props} props @param {Deal} deal */
export function canAccept(props, { id }) {
  return allows(props, ["accept", id]);
}
