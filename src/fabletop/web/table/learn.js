// A guided first game: a table against bots, without clocks, at which the guide explains. One touch makes the table;
// sitting down, filling the chairs and the start happen by themselves.

import { h } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { onDevice, to } from "../shell/addresses.js";
import { DeviceNear, isOpening, Opening } from "./devicegate.js";
import { games, loadGames, makeTable, useGame } from "../shell/catalogue.js";
import { forgetTold, setGuided, toldOf } from "./guide.js";
import { HelpButton } from "../shell/help.js";
import { Menu } from "../shell/menu.js";
import { PlainPage, Switch, TopBar, useTitle } from "../shell/parts.js";
import { go } from "../shell/router.js";
import { name as ownName, recall, write } from "../shell/settings.js";
import { Cover } from "../shell/shelf.js";
import { emptyChairs, fillUp, freeColour, NameForm } from "./sitting.js";
import { labelled, say, speaker } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.d.ts").Refusal} Refusal */

const PATIENCE = 8000; // then the lobby is there, to be filled by hand
const SOME = 3; // chairs

// -- the page

/** @param {{game: string}} props */
export function LearnPage({ game }) {
  const away = useSignal(false);
  const load = () => {
    away.value = false;
    loadGames().catch(() => (away.value = true));
  };
  useEffect(load, []);
  const info = useGame(game);
  if (away.value) {
    return h(
      PlainPage,
      { title: say("away-title"), text: say("away-text") },
      h("button", { type: "button", class: "button", onClick: load }, say("button-again")),
    );
  }
  if (!games.value || info === null) return null;
  if (!info)
    return h(
      PlainPage,
      { title: say("nogame-title"), text: say("nogame-text") },
      h("a", { class: "button", href: to("/") }, say("button-shelf")),
    );
  return h(Invitation, { key: game, info });
}

/** @param {{info: GameInfo}} props */
function Invitation({ info }) {
  const words = speaker(info.key);
  const knows = toldOf(info.key).length > 0;
  const afresh = useSignal(false);
  const busy = useSignal(false);
  const trouble = useSignal("");
  useTitle(labelled(say("learn-button"), words.say("game-name")));
  /** @param {string} name */
  const begin = async (name) => {
    if (busy.value) return;
    busy.value = true;
    if (name !== say("learn-name")) ownName.value = name;
    if (afresh.value) forgetTold(info.key);
    try {
      const made = await makeSmallTable(info);
      if ("code" in made) enter(made, name);
      else trouble.value = words.refusal(made.refusal);
    } catch {
      trouble.value = onDevice.value ? "" : say("away-text"); // the device says itself why not
    }
    busy.value = false;
  };
  if (busy.value && isOpening()) return h(Opening, null);
  return h(
    "div",
    { class: `page learn-page game-${info.key}` },
    h(TopBar, null, h(Menu, { more: null })),
    h(
      "main",
      { id: "main", class: "learn", tabIndex: -1 },
      h(Cover, { game: info.key }),
      h("h1", null, words.say("game-name")),
      h("p", null, say("learn-text")),
      h(
        "div",
        { class: "panel sit" },
        h(NameForm, {
          label: say("sit-name"),
          name: ownName.value || say("learn-name"),
          button: say("learn-begin"),
          class: "button big",
          onName: (name) => void begin(name),
        }),
        knows && h(Switch, { label: say("learn-afresh"), on: afresh.value, onChange: (on) => (afresh.value = on) }),
        onDevice.value && h(DeviceNear, null),
        h("div", { class: "trouble", role: "alert" }, trouble.value),
      ),
      h(
        "div",
        { class: "row" },
        h(HelpButton, { game: info.key }),
        h("a", { class: "quiet", href: to(`/new/${info.key}`) }, say("button-new")),
      ),
    ),
  );
}

/** The smallest table that plays as most do: for two there are often rules of their own. @param {GameInfo} info */
function makeSmallTable({ key, usual_seats: usual, lesson }) {
  return makeTable(key, usual.includes(SOME) ? SOME : (usual[0] ?? SOME), lesson);
}

/** @param {{code: string, address: string}} made @param {string} name */
function enter({ code, address }, name) {
  write(`learn.${code}`, JSON.stringify(name));
  setGuided(code, true);
  go(`/t/${address}`);
}

// -- the table

/**
 * Whether the table is just being made ready: sit down, no clocks, bots, start, each once, as the pictures show what is
 * still to do. If anything goes wrong the lobby is there.
 * @param {Session} session @param {Picture} picture
 */
export function useLearning(session, picture) {
  const given = useSignal(false);
  const done = useRef(/** @type {Set<string>} */ (new Set()));
  const name = picture.phase === "lobby" && !given.value ? recall(`learn.${picture.code}`, "") : "";
  const refused = session.refusal.value !== null;
  const giveUp = () => {
    given.value = true;
    write(`learn.${picture.code}`, null);
  };
  useEffect(() => {
    if (!name || refused) return;
    const step = nextStep(session, picture, name);
    if (!done.current.has(step.name)) step.take();
    done.current.add(step.name);
  }, [picture, name, refused]);
  useEffect(() => {
    if (name && refused) giveUp();
    if (picture.phase !== "lobby") write(`learn.${picture.code}`, null);
  }, [picture.phase, name, refused]);
  useEffect(() => {
    const timer = name ? setTimeout(giveUp, PATIENCE) : undefined;
    return () => clearTimeout(timer);
  }, [name]);
  return name !== "" && !refused;
}

/** @param {Session} session @param {Picture} picture @param {string} name */
function nextStep(session, picture, name) {
  const empty = emptyChairs(picture);
  if (!picture.yours.length) return { name: "sit", take: () => session.sit(empty[0] ?? 0, name, freeColour(picture)) };
  if (!picture.house.slow) return { name: "slow", take: () => session.house("slow", true) };
  if (!picture.house.lesson) return { name: "lesson", take: () => session.house("lesson", true) };
  if (empty.length) return { name: "bots", take: () => fillUp(session, picture) };
  return { name: "start", take: () => session.start() };
}
