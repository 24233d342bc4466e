// What everybody sees at the mouth of the cave: Ali Baba with his fan, the pile, the alarm, and the few signs beside
// them.

import { h } from "../../../web/vendor/preact.js";
import { useHeld } from "../../../web/board/held.js";
import { Mark } from "../../../web/shell/icons.js";
import { labelled } from "../../../web/shell/words.js";
import { memo } from "./memo.js";
import { lookOf } from "./catalogue.js";
import { Back, Face, Sign, Treasure } from "./cards.js";
import { box } from "./content.js";
import { AliBaba, Rock } from "./rock.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */
/** @typedef {import("./view.d.ts").OpenSesameView} View */

const WIDEST = 66; // degrees, however many cards
const APART = 12.5;
const MUCH = 5; // cards to share, which lie over the name

const StillRock = memo(Rock);
const StillAli = memo(AliBaba);

// -- a picture shows how things stand after its news; what an event brings waits for it

/** Whether something is still to be told. @param {Props} props @param {...string} keys */
export function isComing({ coming }, ...keys) {
  return coming.some(({ key }) => keys.includes(key));
}

/** Who is Ali Baba: until the new round is told, the last one. @param {Props} props */
export function aliOf(props) {
  const last = props.events.find(({ key }) => key === "round_over");
  return isComing(props, "round") && last ? Number(last.args.seat) : props.view.ali;
}

/** @param {{props: Props, children?: import("../../../web/vendor/preact.js").ComponentChildren}} props */
export function Scene({ props, children }) {
  const { view } = props;
  const opening = isComing(props, "sharing"); // the hand has been laid open, but nobody knows yet
  const many = useHeld(view.hand_size, opening);
  const fanned = many > 0 && (view.case === 0 || opening);
  return h(
    "div",
    { class: "os-scene", "data-open": fanned && view.face_up.length > 0 },
    h(StillRock, {}),
    h(StillAli, {}),
    fanned && h(Fan, { props, many }),
    view.pile > 0 && h(Pile, { props }),
    h(Alarms, { props }),
    h("div", { class: "os-plates" }, h(Plate, { props }), h(Progress, { props })),
    h("div", { class: "os-signs" }, h(LastRound, { props }), h(Band, { props })),
    children,
  );
}

/**
 * The hand as a fan: it gives away only a number, except where named cards lie open.
 * @param {{props: Props, many: number}} props
 */
function Fan({ props: { view, say }, many }) {
  const apart = many > 1 ? Math.min(APART, WIDEST / (many - 1)) : 0;
  const reciting = view.step === "recite" || view.step === "rule";
  const named = reciting ? view.named_total : 0;
  const covered = many - (view.step === "reveal" ? 1 : 0); // the newest one lies open in the middle
  const open = view.face_up;
  const words = [labelled(say("label-hand"), say("label-cards", { count: many }))];
  if (reciting) words.push(say("label-named", { named, cards: many }));
  for (const { kind } of open) words.push(say(`kind-${kind}`));
  const fan = h(
    "div",
    { class: "os-fan", "data-open": open.length > 0, role: "img", "aria-label": words.join(", "), "data-mark": "fan" },
    Array.from({ length: covered }, (_, n) => {
      const turn = (n - (many - 1) / 2) * apart;
      const card = open[n];
      return h(
        "span",
        { key: n, class: "os-held", "data-named": n < named, style: { "--turn": `${turn}deg` } },
        card ? h(Face, { kind: card.kind, say, adjective: card.adjective }) : h(Back, {}),
      );
    }),
  );
  return open.length ? [fan, h(Spread, { open, many })] : fan;
}

/**
 * Where there is little room, open cards lie side by side instead.
 * @param {{open: View["face_up"], many: number}} props
 */
function Spread({ open, many }) {
  return h(
    "div",
    { class: "os-spread", "aria-hidden": "true", "data-rows": many <= 6 ? 2 : many <= 12 ? 3 : 4 },
    Array.from({ length: many }, (_, n) => {
      const kind = open[n]?.kind;
      return kind
        ? h("span", { key: n, class: `os-mini os-${lookOf(kind)}` }, h(Treasure, { kind }))
        : h("span", { key: n }, h(Back, {}));
    }),
  );
}

/** @param {{props: Props}} props */
function Pile({ props: { view, say } }) {
  const layers = Math.min(8, Math.ceil(view.pile / 5));
  return h(
    "div",
    {
      class: "os-pile",
      role: "img",
      "aria-label": labelled(say("label-pile"), say("label-cards", { count: view.pile })),
      "data-mark": "pile",
    },
    Array.from({ length: layers }, (_, n) => h("span", { key: n, style: { "--n": layers - 1 - n } }, h(Back, {}))),
    h("b", {}, view.pile),
  );
}

/** @param {Props} props @param {string} alarm */
function isTokenComing({ coming }, alarm) {
  return coming.some(({ key, args }) => key === "token" && args.alarm === alarm);
}

/** @param {{props: Props}} props */
function Alarms({ props }) {
  const { view, say } = props;
  const tokens = useHeld(view.tokens, isComing(props, "round"));
  const feared = useHeld(view.danger, isComing(props, "token", "round"));
  const caught = view.case === 3 && !isComing(props, "sharing") ? view.caught_by : [];
  return h(
    "ul",
    { class: "os-alarms", "data-still": true, "aria-label": say("label-tokens") },
    box().alarms.map((alarm) => {
      const got = tokens[alarm];
      const danger = feared.includes(alarm);
      const fear = view.caught_by.length ? "" : `. ${say(danger ? "label-danger" : "label-safe")}`;
      const words = `${labelled(say(`alarm-${alarm}`), got)}${fear}`;
      return h(
        "li",
        {
          key: alarm,
          class: `os-${alarm}`,
          title: words,
          "data-danger": danger,
          "data-caught": caught.includes(alarm),
        },
        h(
          "span",
          { role: "img", "aria-label": words },
          Array.from({ length: box().tokens }, (_, n) =>
            h(
              "i",
              {
                key: n,
                class: n < got ? "os-token" : "os-slot",
                "data-danger": danger && n === got,
                "data-mark": n === got - 1 ? `token:${alarm}` : undefined,
                "data-waits": n === got - 1 && isTokenComing(props, alarm),
              },
              h(Sign, { name: alarm }),
            ),
          ),
        ),
      );
    }),
  );
}

/** Who Ali Baba is. @param {{props: Props}} props */
function Plate({ props }) {
  const { players, say, view } = props;
  const player = players[aliOf(props)];
  if (!player || view.pool.length > MUCH) return null;
  return h(
    "p",
    { class: "os-plate", title: say("label-ali-baba") },
    h(Mark, { colour: player.colour, size: 26 }),
    h("b", {}, player.name),
    h(Treasure, { kind: "turban" }),
    h("span", { class: "sr" }, say("label-ali-baba")),
  );
}

/** @param {{props: Props}} props */
function Progress({ props }) {
  const { view, players, say } = props;
  if ((view.step !== "recite" && view.step !== "rule") || isComing(props, "reciting")) return null;
  const reciter = view.reciter === null ? undefined : players[view.reciter];
  return h(
    "p",
    { class: "os-progress" },
    reciter && h(Mark, { colour: reciter.colour, size: 26 }),
    h("span", {}, say("label-named", { named: view.named_total, cards: view.hand_size })),
  );
}

/** @param {{props: Props}} props */
function LastRound({ props }) {
  const { view, say } = props;
  if (!view.last_round) return null;
  const waits = isComing(props, "last_round");
  return h(
    "p",
    { class: "os-last", "data-mark": "last", "data-waits": waits },
    h(Treasure, { kind: box().chief }),
    say("label-last-round"),
  );
}

/** @param {{props: Props}} props */
function Band({ props: { view, say } }) {
  if (view.band === null) return null;
  return h(
    "p",
    { class: "os-band", "data-mark": "band" },
    h(Treasure, { kind: "scimitar" }),
    say("label-band"),
    h("b", { "aria-label": say("label-cards", { count: view.band }) }, view.band),
  );
}
