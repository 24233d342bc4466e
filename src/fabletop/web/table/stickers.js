// Stickers: the lantern of the house in eight moods, drawn in art/stickers/.

import { h } from "../vendor/preact.js";
import { at } from "../shell/addresses.js";

export const STICKERS = ["laugh", "cry", "clap", "heart", "thumb", "think", "surprise", "sleep"].map(
  (mood) => `sticker-${mood}`,
);

/** @param {string} phrase */
export function isSticker(phrase) {
  return STICKERS.includes(phrase);
}

/** @param {{name: string, words: string, size: number}} props */
export function Sticker({ name, words, size }) {
  return h("img", {
    class: "sticker",
    src: at(`/web/art/stickers/${name.replace("sticker-", "")}.svg`),
    alt: words,
    width: size,
    height: size,
  });
}
