// What was told in a finished game, in words: the line above the board, and the story beside it.

import { h } from "../vendor/preact.js";
import { useEffect, useMemo, useRef } from "../vendor/preact-hooks.js";
import { Icon, Mark } from "../shell/icons.js";
import { listed, say } from "../shell/words.js";

/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Player} Player */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {import("./replayframes.js").Frames} Frames */
/** @typedef {import("./walk.js").Walk} Walk */
/** What is looked at where there is no room for all. @typedef {"board" | "hands" | "story" | "points"} Tab */
/**
 * A line of the story: which frame, for whom.
 * @typedef {{key: string, n: number, line: string, to: number[] | null, gone: boolean}} Line
 */

/** Everything that was told, in words. @param {Frames} frames @param {Speaker} words @returns {Line[]} */
export function useLines(frames, words) {
  return useMemo(
    () => frames.frames.value.flatMap((frame) => (frame ? linesOf(frame, words) : [])),
    [frames.frames.value, words],
  );
}

/** @param {Frame} frame @param {Speaker} words @returns {Line[]} */
function linesOf({ n, move, events, gone = false }, words) {
  if (move?.by === "house" && move.action[0] === "undo")
    return [{ key: `${n}`, n, line: say("undo-done"), to: null, gone }];
  const lines = events.map((event, i) => ({
    key: `${n}.${i}`,
    n,
    line: words.event({ ...event, n }),
    to: event.to,
    gone,
  }));
  const why = words.reason(move?.why);
  if (why) lines.push({ key: `${n}.why`, n, line: say("replay-why", { why }), to: null, gone });
  return lines.filter(({ line }) => line);
}

/**
 * Where one is and what has just happened.
 * @param {{frames: Frames, walk: Walk, words: Speaker, lines: Line[]}} props
 */
export function Telling({ frames, walk, words, lines }) {
  const { n } = walk.place;
  const frame = frames.frames.value[n];
  const told = lines.filter((line) => line.n === n).map(({ line }) => line);
  const waits =
    frame &&
    words.sayFirst(frame.step === "over" ? ["wait-over", "ask-over"] : [`wait-${frame.step}`, "wait-anything"], {
      seats: frame.actors,
    });
  return h(
    "p",
    { class: "replay-told", "aria-live": walk.playing ? "off" : "polite" },
    h(
      "b",
      { class: n === 0 ? "" : "replay-number" },
      n === 0 ? say("replay-start") : say("replay-move", { number: n, count: frames.count - 1 }),
    ),
    frame?.gone && h("em", { class: "replay-gone" }, say("replay-gone")),
    " ",
    h("span", null, walk.lost ? say("replay-lost") : told.join(" · ") || waits),
  );
}

/** @param {{tabs: Tab[], shown: string, words: Speaker, onShow: (tab: Tab) => void}} props */
export function Tabs({ tabs, shown, words, onShow }) {
  const all = /** @type {const} */ ([
    ["board", "eye", say("replay-board")],
    ["hands", "hands", say("replay-hands")],
    ["story", "story", say("story-title")],
    ["points", "chart", words.say("replay-points")],
  ]);
  return h(
    "div",
    { class: "replay-tabs", role: "group", "aria-label": say("replay-show") },
    all
      .filter(([tab]) => tabs.includes(tab))
      .map(([tab, icon, title]) =>
        h(
          "button",
          { key: tab, type: "button", "aria-pressed": shown === tab, title, onClick: () => onShow(tab) },
          h(Icon, { name: icon }),
          h("span", null, title),
        ),
      ),
  );
}

/**
 * The story; every line leads to its moment.
 * @param {{lines: Line[], at: number, players: Player[], onJump: (n: number) => void}} props
 */
export function Story({ lines, at, players, onJump }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const now = lines.findLast(({ n }) => n <= at)?.n;
  useEffect(() => {
    const room = list.current;
    const here = room?.querySelector("[aria-current]");
    if (!room || !(here instanceof HTMLElement)) return;
    const line = here.parentElement ?? here;
    if (line.offsetTop < room.scrollTop || line.offsetTop + line.offsetHeight > room.scrollTop + room.clientHeight)
      room.scrollTop = line.offsetTop - room.clientHeight / 3;
  }, [now, lines]);
  return h(
    "section",
    { class: "replay-story", "aria-label": say("story-title") },
    h("h2", null, say("story-title")),
    h(
      "ol",
      { ref: list, class: "replay-lines", tabIndex: -1 },
      lines.length
        ? lines.map((line) => h(StoryLine, { key: line.key, line, current: line.n === now, players, onJump }))
        : h("li", null, say("story-empty")),
    ),
  );
}

/** @param {{line: Line, current: boolean, players: Player[], onJump: (n: number) => void}} props */
function StoryLine({ line, current, players, onJump }) {
  const told = (line.to ?? []).flatMap((seat) => players[seat] ?? []);
  const look = ["replay-event", told.length && `private seat-${(told[0]?.colour ?? 0) % 6}`, line.gone && "gone"]
    .filter(Boolean)
    .join(" ");
  return h(
    "li",
    null,
    h(
      "button",
      { type: "button", class: look, "aria-current": current ? "step" : undefined, onClick: () => onJump(line.n) },
      h("small", null, line.n),
      told.map((player) => h(Mark, { key: player.seat, colour: player.colour, size: 20 })),
      h("span", null, line.line),
      told.length > 0 &&
        h("span", { class: "sr" }, say("replay-told", { names: listed(told.map(({ name }) => name)) })),
      line.gone && h("em", { class: "replay-gone" }, say("replay-gone")),
    ),
  );
}
