// The city from above: the streets, Ali Baba, prices on the walls, the piles at their stalls, the court in the middle.
// On a small screen it follows Ali Baba; a button shows it whole.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { Icon as ShellIcon, Mark } from "../../../web/shell/icons.js";
import { groupOf } from "./bandits.js";
import { useCamera } from "./camera.js";
import { before, HEIGHT, kindOf, NAMES, priceIn, QUARTERS, squareOf, TABLETS, wayOf, WIDTH } from "./city.js";
import { box } from "./content.js";
import { Court } from "./court.js";
import { go, movesOf, picksOf, pickMove } from "./picks.js";
import { goTo, layout } from "./places.js";
import { AliBaba, Icon, KindSign, Sign } from "./signs.js";
import { GangSigns } from "./tiles.js";

/** @typedef {import("./view.d.ts").BasraProps} Props */
/** @typedef {import("./view.d.ts").Reach} Reach */

const PICTURE = new URL("art/city.svg", import.meta.url).href;
const LOW = 700; // below, the small map stands on top
const LONG_NAME = 19;

/** @param {{props: Props, behind?: boolean}} given `behind`: another place is shown, and the city is ready to return */
export function City({ props, behind = false }) {
  const { view, say } = props;
  const [looking, look] = useState("");
  const { viewport, camera, whole, setWhole, hand, steady } = useCamera(props);
  useEffect(() => look(""), [view.square, view.step]);
  const small = layout.value === "small";
  const here = squareOf(view.square);
  const { x, y, scale } = camera;
  return h(
    "section",
    {
      class: "ba-city",
      "data-behind": behind,
      "data-whole": whole,
      "data-side": here.x < WIDTH / 2 ? "right" : "left",
      "data-end": here.y > LOW ? "top" : "bottom",
      "aria-label": say("board-city"),
    },
    h(
      "div",
      { ref: viewport, class: "ba-viewport", ...hand },
      h(
        "div",
        {
          class: "ba-ground",
          "data-mark": "ground",
          "data-steady": steady,
          style: { transform: `translate(${x}px, ${y}px) scale(${scale})` },
        },
        h("img", { class: "ba-picture", src: PICTURE, alt: "", width: WIDTH, height: HEIGHT, draggable: false }),
        h(Tablets, { props }),
        h(Stalls, { props }),
        !behind && h(Court, { props }),
        h(Way, { props }),
        h(Squares, { props, onLook: look }),
        h(Hero, { props }),
      ),
    ),
    small &&
      h(
        "button",
        {
          type: "button",
          class: "ba-zoom",
          "aria-label": say(whole ? "board-follow" : "board-whole-city"),
          title: say(whole ? "board-follow" : "board-whole-city"),
          onClick: () => setWhole(!whole),
        },
        whole ? h(AliBaba, {}) : h(MiniMap, { props }),
      ),
    small && h(PriceLine, { props }),
    looking && h(SquareCard, { props, name: looking, onClose: () => look("") }),
  );
}

// -- what stands on the ground

/** The quarters' prices on their walls. @param {{props: Props}} given */
function Tablets({ props: { view, say } }) {
  const { gangs } = box();
  return QUARTERS.map((quarter) => {
    const [left, top] = TABLETS[quarter] ?? [0, 0];
    const here = quarter === view.quarter;
    const next = quarter === (view.quarter % 4) + 1;
    const words = gangs.map((gang) => `${say(`gang-${gang}`)} ${priceIn(quarter, gang)}`).join(", ");
    return h(
      "div",
      {
        key: quarter,
        class: "ba-tablet",
        "data-quarter": quarter,
        "data-here": here,
        "data-next": next,
        style: { left: `${left}px`, top: `${top}px` },
        role: "img",
        "aria-label": [say("board-prices", { quarter: say(`quarter-${quarter}`) }), words].join(", "),
      },
      h("b", { "data-long": say(`quarter-${quarter}`).length > LONG_NAME }, say(`quarter-${quarter}`)),
      h(
        "span",
        {},
        gangs.map((gang) => h("i", { key: gang }, h(Sign, { gang }), h("em", {}, priceIn(quarter, gang)))),
      ),
    );
  });
}

/** The open card of each pile, under an awning by the gate. @param {{props: Props}} given */
function Stalls({ props }) {
  const { view, say } = props;
  return h(
    "div",
    { class: "ba-stalls" },
    box().gangs.map((gang) => {
      const { top, count } = view.piles[gang];
      const words = [say(`gang-${gang}`), top ? say("board-top", { card: top }) : "", say("board-pile", { count })]
        .filter(Boolean)
        .join(", ");
      return h(
        "button",
        {
          key: gang,
          type: "button",
          class: `ba-stall ba-${gang}`,
          "data-mark": `stall:${gang}`,
          "data-empty": !top,
          onClick: () => goTo(props, "piles"),
        },
        h("span", { class: "sr" }, words),
        h("i", { class: "ba-awning", "aria-hidden": "true" }),
        top ? h(Icon, { name: groupOf(top) }) : h("span", { "aria-hidden": "true" }, "–"),
        h("b", { "aria-hidden": "true" }, `×${count}`),
      );
    }),
  );
}

/** The way the card in hand leads, dot by dot. @param {{props: Props}} given */
function Way({ props }) {
  const { card } = picksOf(props);
  const ways = movesOf(props).filter((reach) => reach.card === card);
  const dots = [...new Set(ways.flatMap((reach) => wayOf(props.view.square, reach.card, reach.lane).slice(0, -1)))];
  return dots.map((name) => {
    const { x, y } = squareOf(name);
    return h("i", { key: name, class: "ba-dot", style: { left: `${x}px`, top: `${y}px` } });
  });
}

/** @param {{props: Props, onLook: (name: string) => void}} given */
function Squares({ props, onLook }) {
  const { view, say } = props;
  const moves = movesOf(props);
  const { card } = picksOf(props);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  /**
   * Arrow keys walk along the streets; where two lead on, the one down takes the side lane.
   * @param {KeyboardEvent} event
   */
  const walk = (event) => {
    const name = /** @type {HTMLElement} */ (event.target).dataset.square ?? "";
    const { next } = squareOf(name);
    const to = {
      ArrowRight: next[0],
      ArrowDown: next[next.length - 1],
      ArrowLeft: before(name),
      ArrowUp: before(name),
    }[event.key];
    if (!name || !to) return;
    event.preventDefault();
    /** @type {HTMLElement | null | undefined} */ (root.current?.querySelector(`[data-square="${to}"]`))?.focus();
  };
  return h(
    "div",
    { ref: root, class: "ba-squares", onKeyDown: walk },
    NAMES.map((name) => {
      const leading = moves.filter(({ square }) => square === name);
      const ways = leading.filter((reach) => card === null || reach.card === card);
      return h(SquareButton, {
        key: name,
        name,
        say,
        here: name === view.square,
        leading: ways,
        picked: card !== null && ways.length > 0,
        onTouch: () => touchSquare(props, name, ways, onLook),
      });
    }),
  );
}

/** @param {Props} props @param {string} name @param {Reach[]} ways @param {(name: string) => void} onLook */
function touchSquare(props, name, ways, onLook) {
  const [way] = ways;
  if (!way) return onLook(name);
  onLook("");
  return picksOf(props).card === way.card ? go(props, way) : pickMove(props, way.card);
}

/**
 * @param {{name: string, say: Props["say"], here: boolean, leading: Reach[], picked: boolean, onTouch: () => void}}
 * given
 */
function SquareButton({ name, say, here, leading, picked, onTouch }) {
  const { x, y, gangs } = squareOf(name);
  const reachable = leading.length > 0;
  const cards = [...new Set(leading.map(({ card }) => card))];
  const words = [
    say(`square-${name}`),
    say(`kind-${kindOf(name)}`),
    ...gangs.map((gang) => say(`gang-${gang}`)),
    here && say("board-ali-baba"),
    ...cards.map((card) => say("board-move-card", { card })),
  ];
  return h(
    "button",
    {
      type: "button",
      class: "ba-square",
      "data-square": name,
      "data-mark": `square:${name}`,
      "data-reach": reachable,
      "data-picked": picked,
      "data-here": here,
      tabIndex: here || reachable ? 0 : -1,
      "aria-pressed": reachable ? String(picked) : undefined,
      style: { left: `${x}px`, top: `${y}px` },
      onClick: onTouch,
    },
    h("span", { class: "sr" }, words.filter(Boolean).join(", ")),
    reachable && h("b", { "aria-hidden": "true" }, cards.join("·")),
  );
}

/** @param {{props: Props}} given */
function Hero({ props: { view, players, say } }) {
  const { x, y } = squareOf(view.square);
  const leader = players[view.active];
  return h(
    "div",
    {
      class: `ba-ali seat-${(leader?.colour ?? 0) % 6}`,
      "data-mark": "ali",
      "aria-hidden": "true",
      style: { left: `${x}px`, top: `${y}px` },
    },
    h("i", { class: "ba-ali-glow" }),
    h(AliBaba, {}),
    leader && h("span", { class: "ba-ali-leader" }, h(Mark, { colour: leader.colour, size: 26 })),
    view.opening && h("b", { class: "ba-ali-name" }, say("board-ali-baba")),
  );
}

// -- around the city

/** Where one is in the whole. @param {{props: Props}} given */
function MiniMap({ props }) {
  const { x, y } = squareOf(props.view.square);
  const points = NAMES.map((name) => squareOf(name));
  return h(
    "svg",
    { class: "ba-mini", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    QUARTERS.map((quarter) =>
      h("rect", {
        key: quarter,
        class: `ba-quarter-${quarter}`,
        x: quarter > 2 ? WIDTH / 2 : 0,
        y: quarter === 1 || quarter === 4 ? HEIGHT / 2 : 0,
        width: WIDTH / 2,
        height: HEIGHT / 2,
      }),
    ),
    h("rect", { class: "ba-mini-court", x: 400, y: 270, width: 404, height: 400, rx: 40 }),
    points.map((point, n) => h("circle", { key: n, class: "ba-mini-dot", cx: point.x, cy: point.y, r: 20 })),
    h("circle", { class: "ba-mini-ali", cx: x, cy: y, r: 62 }),
  );
}

/** Prices here and in the next quarter, in one line. @param {{props: Props}} given */
function PriceLine({ props }) {
  const { view, say } = props;
  const words = [
    ...box().gangs.map((gang) => `${say(`gang-${gang}`)} ${view.prices[gang]}`),
    say("board-price-next"),
    ...box().gangs.map((gang) => `${say(`gang-${gang}`)} ${view.next_prices[gang]}`),
  ].join(", ");
  return h(
    "p",
    {
      class: "ba-priceline",
      role: "img",
      "aria-label": [say("board-prices", { quarter: say(`quarter-${view.quarter}`) }), words].join(", "),
    },
    h("em", { "aria-hidden": "true" }, say("board-prices-row")),
    box().gangs.map((gang) =>
      h(
        "span",
        { key: gang, "aria-hidden": "true" },
        h(Sign, { gang }),
        h("b", {}, view.prices[gang]),
        h("small", {}, `→${view.next_prices[gang]}`),
      ),
    ),
  );
}

/** What a square does. @param {{props: Props, name: string, onClose: () => void}} given */
function SquareCard({ props: { say }, name, onClose }) {
  const { kind, gangs } = squareOf(name);
  return h(
    "div",
    { class: "ba-squarecard", role: "status" },
    h("span", { class: "ba-squarecard-sign" }, h(KindSign, { kind, gangs })),
    h(
      "span",
      {},
      h("b", {}, say(`kind-${kindOf(name)}`), gangs.length > 0 && h(GangSigns, { gangs, say })),
      h("small", {}, say(`square-${name}`)),
      h("span", {}, say(`kind-${kindOf(name)}-text`)),
    ),
    h(
      "button",
      { type: "button", class: "round", "aria-label": say("button-close"), onClick: onClose },
      h(ShellIcon, { name: "close" }),
    ),
  );
}
