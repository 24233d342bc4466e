// Somebody has won: what the game is played with rains down once, over the result. Nobody has to wait for it.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { fetchModule } from "../shell/modules.js";

/** @typedef {import("../types.d.ts").Say} Say */

const DROPS = 22;
const LONGEST = 5200; // milliseconds until the last one is gone

/**
 * @param {{game: string, say: Say, calm: boolean, won: boolean}} props `won`: whether there is something to celebrate
 */
export function Celebration({ game, say, calm, won }) {
  const pieces = useSignal(/** @type {{Piece: any, celebration: string[]} | null} */ (null));
  useEffect(() => {
    if (calm || !won) return undefined;
    let timer = 0;
    let gone = false;
    fetchModule(`/games/${game}/board/piece.js`).then(
      (module) => {
        if (gone || !module.celebration) return;
        pieces.value = module;
        timer = setTimeout(() => (pieces.value = null), LONGEST);
      },
      () => undefined, // a game without drawings of its own
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game, calm, won]);
  if (!pieces.value) return null;
  const { Piece, celebration } = pieces.value;
  return h(
    "div",
    { class: "celebration", "aria-hidden": "true" },
    Array.from({ length: DROPS }, (_, n) =>
      h(
        "span",
        { key: n, class: "drop", style: fall(n) },
        h(Piece, { name: celebration[n % celebration.length], say }),
      ),
    ),
  );
}

/** Where and when a piece falls: spread out evenly, yet not in rows. @param {number} n */
function fall(n) {
  const golden = (n * 0.618) % 1;
  return {
    left: `${4 + 92 * golden}%`,
    animationDelay: `${Math.round(1900 * ((n * 0.382) % 1))}ms`,
    animationDuration: `${2100 + Math.round(900 * golden)}ms`,
    "--turn": `${Math.round(360 * golden - 180)}deg`,
  };
}
