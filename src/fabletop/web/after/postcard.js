// A picture of a finished game, to keep or to send: drawn here, in the browser, and sent nowhere by itself.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { at } from "../shell/addresses.js";
import { Icon } from "../shell/icons.js";
import { bestMoments, lookBack, pointsOverTime } from "./moments.js";
import { paint, SIZE } from "./painting.js";
import { Dialog, useDone } from "../shell/parts.js";
import { playersOf } from "../table/picture.js";
import { whenPlayed } from "./album.js";
import { language, say } from "../shell/words.js";

/** @typedef {import("../table/session.js").Picture} Picture */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {{file: File, url: string}} Drawn */

/** @param {{picture: Picture, words: Speaker, onClose: () => void}} props */
export function PostcardSheet({ picture, words, onClose }) {
  const drawn = useSignal(/** @type {Drawn | "drawing" | "failed"} */ ("drawing"));
  useEffect(() => {
    let url = "";
    let gone = false;
    drawn.value = "drawing";
    makePostcard(picture, words).then(
      (file) => {
        if (gone) return;
        url = URL.createObjectURL(file);
        drawn.value = { file, url };
      },
      (error) => {
        console.error(error);
        drawn.value = "failed";
      },
    );
    return () => {
      gone = true;
      URL.revokeObjectURL(url);
    };
  }, [language.value]);
  const { value } = drawn;
  return h(
    Dialog,
    { title: say("postcard-title"), onClose, class: "postcard-sheet" },
    typeof value === "string"
      ? h(
          "p",
          { class: "postcard-waits", role: "status" },
          value === "drawing" &&
            h("img", { class: "breathing", src: at("/web/art/lantern.svg"), alt: "", width: 90, height: 90 }),
          say(`postcard-${value}`),
        )
      : [
          h("img", {
            key: "picture",
            class: "postcard",
            src: value.url,
            width: SIZE,
            height: SIZE,
            alt: say("postcard-alt", { game: words.say("game-name") }),
          }),
          h(Buttons, { key: "buttons", ...value }),
        ],
  );
}

/** @param {Drawn} props */
function Buttons({ file, url }) {
  const { mark, line } = useDone(say("postcard-copied"));
  const canShare = navigator.canShare?.({ files: [file] }) ?? false;
  const canCopy = typeof ClipboardItem !== "undefined" && typeof navigator.clipboard?.write === "function";
  const share = () => navigator.share({ files: [file], title: "Fabletop" }).catch(() => undefined);
  const copy = () => navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]).then(mark, () => undefined);
  return h(
    "div",
    { class: "row postcard-buttons" },
    h("a", { class: "button", href: url, download: file.name }, h(Icon, { name: "install" }), say("postcard-save")),
    canShare &&
      h(
        "button",
        { type: "button", class: "quiet", onClick: share },
        h(Icon, { name: "share" }),
        say("postcard-share"),
      ),
    canCopy &&
      h(
        "button",
        { type: "button", class: "quiet", onClick: copy },
        h(Icon, { name: line ? "check" : "copy" }),
        line ?? say("postcard-copy"),
      ),
    h("span", { class: "sr", role: "status" }, line),
  );
}

/** The picture as a file. @param {Picture} picture @param {Speaker} words @returns {Promise<File>} */
async function makePostcard(picture, words) {
  const players = playersOf(picture, (seat) => say("chair-number", { number: seat + 1 }));
  const frames = await lookBack(picture.record);
  const date = new Date(whenPlayed(picture));
  const outcome = /** @type {import("../types.d.ts").Outcome} */ (picture.outcome);
  const canvas = await paint({
    game: picture.game,
    title: words.say("game-name"),
    date: new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(date),
    outcome,
    players,
    result: outcome.scores.length ? "" : words.say(`outcome-${outcome.reason}`, { seats: outcome.winners }),
    moments: bestMoments(frames, picture, players, words),
    points: pointsOverTime(frames),
    captions: { moments: say("postcard-moments"), points: words.say("postcard-points") },
  });
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!(blob instanceof Blob)) throw new Error("no picture came of it");
  const day = date.toISOString().slice(0, 10);
  return new File([blob], `fabletop-${picture.game}-${day}.png`, { type: "image/png" });
}
