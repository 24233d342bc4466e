// The card that lies open: alone, large, for as long as the ring burns. When the step is over nothing of it is left.

import { h } from "../../../web/vendor/preact.js";
import { useEffect, useRef, useState } from "../../../web/vendor/preact-hooks.js";
import { useAfter } from "../../../web/board/brief.js";
import { offers } from "../../../web/board/choices.js";
import { Mark } from "../../../web/shell/icons.js";
import { LargeFace } from "./cards.js";

/** @typedef {import("./view.d.ts").OpenSesameProps} Props */

/** @param {{props: Props}} props */
export function Reveal({ props }) {
  const { view, say } = props;
  if (view.step !== "reveal" || !view.revealed) return null;
  return h(
    "div",
    { class: "os-reveal" },
    h(
      "div",
      { class: "os-shown", "data-mark": "shown" },
      h(LargeFace, { kind: view.revealed, say, options: view.options }),
      h(Ring, { props }),
    ),
  );
}

/** Time burns down around the card. @param {{props: Props}} props */
function Ring({ props: { picture, view, calm } }) {
  const ring = useRef(/** @type {SVGRectElement | null} */ (null));
  const left = picture.seconds;
  useEffect(() => {
    if (left === null || calm || !ring.current) return undefined;
    const news = picture.news ?? 0; // so long it does not burn
    const look = left - news;
    const whole = Math.max(look, Number(view.options.reveal_seconds) || look);
    const burning = ring.current.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: 1 }], {
      duration: whole * 1000,
      delay: news * 1000,
      fill: "both",
    });
    if (!news) burning.currentTime = (whole - look) * 1000;
    return () => burning.cancel();
  }, [picture, calm]);
  if (left === null) return null;
  return h(
    "svg",
    { class: "os-ring", viewBox: "0 0 106 146", preserveAspectRatio: "none", "aria-hidden": "true" },
    h("rect", { class: "os-ring-ash", x: 2, y: 2, width: 102, height: 142, rx: 12 }),
    h("rect", { ref: ring, class: "os-ring-fire", x: 2, y: 2, width: 102, height: 142, rx: 12, pathLength: 1 }),
  );
}

/** Who has seen it, and the button to say so. @param {{props: Props}} props */
export function SeenBar({ props }) {
  const { view, players, asked, say, act } = props;
  const watchers = players.filter(({ seat }) => view.step === "spoils" || seat !== view.ali);
  const all = (asked?.length ?? 0) > 1;
  return h(
    "div",
    { class: "os-panel os-bar" },
    h(
      "p",
      { class: "os-seen" },
      h(
        "span",
        { class: "os-watchers", "aria-hidden": "true" },
        watchers.map((player) =>
          h(
            "i",
            { key: player.seat, "data-seen": view.seen.includes(player.seat), title: player.name },
            h(Mark, { colour: player.colour, size: 32 }),
          ),
        ),
      ),
      h("span", {}, say("label-seen-by", { seen: view.seen.length, thieves: watchers.length })),
    ),
    offers(props, "seen") &&
      h(SeenButton, { words: say(all ? "button-all-seen" : "button-seen"), onSeen: () => act(["seen"]) }),
  );
}

const PATIENCE = 3000;

/**
 * A look lasts two seconds at least (OS-13), so the answer may be long in coming: the button shows at once that it was
 * heard, and can be pressed again should the answer never come.
 * @param {{words: string, onSeen: () => void}} props
 */
function SeenButton({ words, onSeen }) {
  const [said, setSaid] = useState(false);
  useAfter(said, PATIENCE, () => setSaid(false));
  const press = () => {
    setSaid(true);
    onSeen();
  };
  return h("button", { type: "button", class: "os-big", disabled: said, onClick: press }, said && "✓ ", words);
}
