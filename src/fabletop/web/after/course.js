// How the game went, on the page of its result: the points over the moves, and the moments one will tell of.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { playersOf } from "../table/picture.js";
import { go } from "../shell/router.js";
import { say, speaker } from "../shell/words.js";
import { Chart } from "./chart.js";
import { bestMoments, lookBack } from "./moments.js";

/** @typedef {import("../table/session.js").Picture} Picture */
/** @typedef {import("./moments.js").Frame} Frame */

/** @param {{picture: Picture}} props */
export function Course({ picture }) {
  const frames = useSignal(/** @type {Frame[]} */ ([]));
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const { record } = picture;
  useEffect(() => {
    if (!record || !place.current) return undefined;
    return onceSeen(place.current, () => void lookBack(record).then((found) => (frames.value = found)));
  }, [record]);
  if (!record) return null;
  const players = playersOf(picture, (seat) => say("chair-number", { number: seat + 1 }));
  const words = speaker(
    picture.game,
    players.map(({ name }) => name),
  );
  const points = frames.value.map((frame) => frame.points);
  const last = frames.value.length - 1;
  const moments = last > 0 ? bestMoments(frames.value, picture, players, words) : [];
  return h(
    "section",
    { ref: place, class: "panel course", "aria-label": say("course-title"), "data-empty": !moments.length },
    h("h2", null, say("course-title")),
    moments.length > 0 &&
      h(
        "ul",
        { class: "course-moments" },
        moments.map((moment) =>
          h("li", { key: moment.words }, h("strong", null, moment.words), moment.more && h("small", null, moment.more)),
        ),
      ),
    points.filter(Boolean).length > 2 &&
      h(Chart, { points, count: points.length, players, words, at: last, onJump: () => go(`/replay/${record}`) }),
  );
}

/** Nothing is fetched for what nobody scrolls to. @param {Element} element @param {() => void} then */
function onceSeen(element, then) {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    then();
  });
  watch.observe(element);
  return () => watch.disconnect();
}
