// What everybody owns, on a television: beside the board, drawn with the game's own pieces.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { signal } from "../vendor/signals.js";
import { isToCome, useHeld } from "../board/held.js";
import { watchSize } from "../board/sizes.js";
import { fetchModule } from "../shell/modules.js";
import { Safely } from "../shell/parts.js";

/** @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {import("../types.d.ts").BoardProps<any>} BoardProps */

/** How each game draws its pieces. */
const makers = signal(/** @type {Record<string, any>} */ ({}));

/** Whether this page is a television. */
export function isTelevision() {
  return document.documentElement.hasAttribute("data-tv");
}

/** @param {{props: BoardProps, board: BoardModule, seat: number}} given */
export function Owned({ props, board, seat }) {
  const { picture, say, coming, events } = props;
  const { game } = picture;
  const view = useHeld(picture.view, isToCome(coming, events, seat));
  useEffect(() => {
    fetchModule(`/games/${game}/board/piece.js`).then(
      ({ Piece }) => (makers.value = { ...makers.peek(), [game]: Piece }),
      () => undefined, // a game without drawings of its own
    );
  }, [game]);
  const Piece = makers.value[game];
  const things = Piece && view && board.owned ? board.owned(view, seat) : [];
  return h(
    "ul",
    { class: "owned", "aria-hidden": "true" },
    things
      .filter(({ count }) => count > 0)
      .map(({ piece, count }) =>
        h(
          "li",
          { key: piece },
          h(Fitted, { key: piece }, h(Safely, { instead: null }, h(Piece, { name: piece, say }))),
          h("b", null, count),
        ),
      ),
  );
}

/** A piece as large as there is room, whatever its own size is. @param {{children?: any}} props */
function Fitted({ children }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const room = ref.current;
    const inner = room?.firstElementChild;
    if (!room || !(inner instanceof HTMLElement)) return undefined;
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = inner;
      if (width && height) inner.style.scale = String(Math.min(room.clientWidth / width, room.clientHeight / height));
    };
    const stops = [watchSize(inner, fit), watchSize(room, fit)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return h("span", { ref, class: "owned-piece" }, h("span", { class: "owned-size" }, children));
}
