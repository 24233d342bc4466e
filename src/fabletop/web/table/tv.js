// The television: the same table as a board for all, to be read from the sofa. It never sits and never holds a hand;
// while it is there, phones are hands and leave the telling to it.

import { h } from "../vendor/preact.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { at } from "../shell/addresses.js";
import { spoken } from "../shell/catalogue.js";
import { tableDoors } from "./doors.js";
import { Evening } from "../after/evening.js";
import { Icon } from "../shell/icons.js";
import { isOpen } from "./invite.js";
import { RoundTable } from "./lobby.js";
import { Menu } from "../shell/menu.js";
import { PackLine } from "./packs.js";
import { useTitle } from "../shell/parts.js";
import { storyTold } from "./picture.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {{session: Session, picture: Picture, words: Speaker}} TvProps */

const LINES = 6;
const INVITING = 25000; // how long the screen offers what a touch would bring

/** Whether this device is a hand at a table that a television shows: it keeps quiet. @param {Picture} picture */
export function quietHand({ house, yours }) {
  return house.tv && yours.length > 0;
}

/** @param {TvProps & {children?: import("../vendor/preact.js").ComponentChildren}} props */
export function Television({ session, picture, words, children }) {
  useTelevision();
  return h(
    "div",
    {
      class: `tv game-${picture.game} tv-${picture.phase === "lobby" ? "waits" : "plays"}`,
      "data-chairs": picture.chairs.length,
    },
    picture.phase === "lobby" && h(TouchFirst, null),
    picture.phase === "lobby"
      ? h(TvLobby, { session, picture, words })
      : [children, h(Side, { key: "side", session, picture, words })],
  );
}

/** Larger print in the whole page, and a screen that stays awake. */
function useTelevision() {
  useState(() => document.documentElement.toggleAttribute("data-tv", true)); // before anything below asks for it
  useEffect(() => {
    /** @type {WakeLockSentinel | undefined} */
    let lock;
    const wake = async () => {
      if (document.visibilityState === "visible")
        lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    };
    void wake();
    document.addEventListener("visibilitychange", wake);
    return () => {
      document.documentElement.toggleAttribute("data-tv", false);
      document.removeEventListener("visibilitychange", wake);
      void lock?.release();
    };
  }, []);
}

// -- before the game

/** @param {TvProps} props */
function TvLobby({ session, picture, words }) {
  useTitle(words.say("game-name"));
  const empty = picture.chairs.filter((chair) => chair.name === null).length;
  return h(
    "main",
    { id: "main", class: "tv-lobby", tabIndex: -1 },
    h(
      "section",
      { class: "tv-table", "data-pack": Boolean(picture.pack) },
      h("h1", null, words.say("game-name")),
      h("p", { class: "tv-line", role: "status" }, empty ? say("lobby-waiting", { count: empty }) : say("lobby-ready")),
      h(PackLine, { picture }),
      h(RoundTable, { picture, onChair: null }),
    ),
    h(
      "section",
      { class: "tv-join", "data-evening": Boolean(picture.evening?.length), "aria-label": say("invite-title") },
      h("h2", null, say("tv-join")),
      h("img", {
        class: "qr",
        src: at(`/api/tables/${picture.address}/qr.svg`),
        alt: say("invite-qr", { code: picture.code }),
      }),
      isOpen(picture) && h("p", { class: "spoken-code" }, picture.code),
      isOpen(picture) && h("p", { class: "tv-address" }, say("tv-address", { address: spoken("") })),
      h(Evening, { picture }),
    ),
    h(
      "div",
      { class: "tv-buttons" },
      h(FullScreen, null),
      h(Menu, { more: () => tableDoors(session, picture, () => undefined) }),
    ),
  );
}

// -- in the game

/** What happened, in large type, and the way in for those who come late. @param {TvProps} props */
function Side({ session, picture, words }) {
  const story = storyTold(session, picture).map((event) => ({ n: event.n, line: words.event(event) }));
  const lines = story.filter(({ line }) => line).slice(-LINES);
  return h(
    "aside",
    { class: "tv-side", "aria-label": say("story-title") },
    picture.phase === "over" && picture.evening?.length
      ? h(Evening, { picture })
      : h(
          "ol",
          { class: "tv-story", "aria-hidden": "true" },
          lines.toReversed().map(({ n, line }) => h("li", { key: n }, line)),
        ),
    h(TouchFirst, null),
    h(
      "div",
      { class: "tv-corner" },
      h("img", { src: at(`/api/tables/${picture.address}/qr.svg`), alt: say("invite-qr", { code: picture.code }) }),
      h("span", null, h("small", null, say("tv-late")), isOpen(picture) && h("strong", null, picture.code)),
      h(FullScreen, null),
    ),
  );
}

// -- sound and the whole screen

function FullScreen() {
  const full = useSignal(false);
  useEffect(() => {
    const look = () => (full.value = document.fullscreenElement !== null);
    look();
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const words = say(full.value ? "tv-window" : "tv-full");
  return h(
    "button",
    {
      type: "button",
      class: "round",
      "aria-label": words,
      title: words,
      onClick: () => (full.value ? document.exitFullscreen() : fill()),
    },
    h(Icon, { name: full.value ? "shrink" : "expand" }),
  );
}

function fill() {
  return document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Browsers are silent until they are touched: a gentle word about it, for a while or until the touch. */
function TouchFirst() {
  const gone = useSignal(navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => {
    const leave = () => (gone.value = true);
    const timer = setTimeout(leave, INVITING);
    addEventListener("keydown", leave);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", leave);
    };
  }, []);
  if (gone.value) return null;
  const touch = () => {
    gone.value = true;
    void fill();
  };
  return h(
    "button",
    { type: "button", class: "tv-touch", onClick: touch },
    h(Icon, { name: "sound", size: 30 }),
    say("tv-touch"),
  );
}
