// At the table: who is there, what to do now, the board, one's own things, and what has just happened.

import { h } from "../vendor/preact.js";
import { useEffect, useLayoutEffect, useMemo, useRef } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { at, onDevice, to } from "../shell/addresses.js";
import { AfterDoors, AfterGame } from "../after/after.js";
import { ChairHelpSheet, helpable } from "./chairhelp.js";
import { DoorSheet, FreeChair, tableDoors } from "./doors.js";
import { useFocusKept } from "../shell/focus.js";
import { GuidePanel, GuideSwitch, useGuiding } from "./guide.js";
import { HelpRound } from "../shell/help.js";
import { HintBubble, useHint } from "./hint.js";
import { isHost } from "./host.js";
import { Icon } from "../shell/icons.js";
import { Invite, inviteTitle } from "./invite.js";
import { Menu } from "../shell/menu.js";
import { Dialog, marksOf, openSheets, Safely } from "../shell/parts.js";
import { Narration, spoken } from "./narration.js";
import * as plain from "../board/plainboard.js";
import { Chips } from "./players.js";
import { Recap, useRecap } from "./recap.js";
import { Prompt } from "./prompt.js";
import { go } from "../shell/router.js";
import { SealSheet, useSeal } from "../after/seal.js";
import { playersOf, storyTold } from "./picture.js";
import { calm } from "../shell/settings.js";
import { countGame } from "../after/album.js";
import { play as playSound, playInTurn } from "../shell/sound.js";
import { Bubbles, canTalk, Talk } from "./talk.js";
import { quietHand } from "./tv.js";
import { Undo } from "./undo.js";
import { listen, speak } from "../shell/voice.js";
import { language, say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {import("../types.d.ts").BoardProps<any>} BoardProps */
/** @typedef {import("../types.d.ts").GameEvent} GameEvent */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {{session: Session, picture: Picture, board: BoardModule, words: Speaker}} PlayProps */

const FEW_LINES = 5; // of what happened, under a board's own drawer
const MANY = 60; // the same where nothing else is in the drawer: more than fit
const BEFORE_THE_END = 900;
const SKIPS = ["Escape", "Enter", " "];

/** @param {PlayProps} props */
export function Play({ session, picture, board, words }) {
  const hint = useHint(session, picture);
  const guiding = useGuiding(session, picture, words);
  const reading = guiding && picture.house.lesson;
  const props = { ...useBoardProps(session, picture, words), hint: hint.action, reading };
  const final = useFinal(picture, props.playing);
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  const watching = picture.yours.length === 0;
  useFocusKept(table);
  useEffect(() => countGame(picture), [picture.phase, picture.outcome]);
  useSeal(picture);
  useTurnSignals(session, picture, words);
  useEventSounds(props, board);
  useSkipping(session);
  const recap = useRecap(session, picture, words);
  useReading(session, picture, recap.lines.length > 0);
  const rests = picture.phase === "play" && picture.house.paused;
  const { Drawer } = board;
  return h(
    "div",
    {
      ref: table,
      ...marksOf(board, props),
      "data-climax": session.conductor.begun.value.at(-1)?.weight === "climax",
      class: `table game-${picture.game}${watching ? " watching" : ""}${final.value ? " ended" : ""}`,
    },
    h(
      "header",
      { class: "table-head", "data-talk": canTalk(picture) },
      h(Chips, { props, board }),
      h(Talk, { session, picture, players: props.players, words }),
      h(HelpRound, { game: picture.game }),
      h(TableMenu, { session, picture, words }),
    ),
    h(Prompt, { session, picture, words, hint }),
    !final.value && !recap.lines.length && h(Narration, { props, words }),
    h(Rest, { session, picture }),
    h(
      "main",
      { id: "main", class: "board-room", tabIndex: -1, inert: rests, "data-guiding": guiding },
      h(GuidePanel, { session, picture, events: props.events, words }),
      final.value
        ? h(Ending, { session, board, props, words, onBoard: () => (final.value = false) })
        : h(Safely, { key: "board", instead: h(plain.Board, props) }, h(board.Board, props)),
      h(
        "div",
        { class: "over-board" },
        h(Undo, { session, picture, players: props.players }),
        h(HintBubble, { session, board, props, words, hint }),
        !final.value && h(Recap, { lines: recap.lines, told: recap.told, onClose: recap.close }),
        h(Bubbles, { session, players: props.players, words }),
      ),
    ),
    !final.value &&
      h(
        "aside",
        { class: "drawer", "aria-label": say("label-own-things"), inert: rests },
        h(AwayBanner, { session, picture }),
        h(FreeChair, { session, picture }),
        Drawer && !watching && h(Safely, { key: "drawer", instead: null }, h(Drawer, props)),
        h(Story, { session, picture, words, alone: !Drawer }),
        picture.phase === "over" &&
          !props.playing &&
          h("button", { type: "button", class: "button", onClick: () => (final.value = true) }, say("button-result")),
      ),
  );
}

/**
 * What the board gets, drawn anew once fleeting events have left.
 * @param {Session} session @param {Picture} picture @param {Speaker} words @returns {BoardProps}
 */
function useBoardProps(session, picture, words) {
  const news = useMemo(() => session.news, [picture]);
  const tongue = language.value;
  const quiet = quietHand(picture);
  const playing = session.conductor.playing.value;
  void session.fading.gone.value;
  useLayoutEffect(() => {
    session.drawn = picture;
    session.race.drawn(picture);
  }, [picture]);
  return {
    picture,
    view: picture.view,
    seat: picture.seat,
    asked: playing ? [] : picture.asked,
    choices: playing ? [] : picture.choices,
    playing,
    players: playersOf(picture, (seat) => say("chair-number", { number: seat + 1 })),
    events: news,
    coming: session.conductor.coming(),
    say: words.say,
    language: tongue,
    act: (action) => session.act(action),
    press: (seat, timeStamp) => session.press(seat, timeStamp),
    pressed: session.race.pressed(picture.decision),
    why: (action) => session.why(action),
    preview: (action) => session.preview(action),
    calm: calm.value,
    sound: (name) => quiet || playSound(name),
    speak: (text) => quiet || speak(text, tongue),
    listen: (onText, onEnd) => listen(tongue, onText, onEnd),
  };
}

/** The result shows itself once the last move has been seen. @param {Picture} picture @param {boolean} playing */
function useFinal(picture, playing) {
  const over = picture.phase === "over";
  const arrivedLate = useRef(over);
  const final = useSignal(over);
  useEffect(() => {
    if (!over || playing || arrivedLate.current) return undefined;
    const timer = setTimeout(() => {
      final.value = true;
      if (picture.outcome && !quietHand(picture)) playSound("win");
    }, BEFORE_THE_END);
    return () => clearTimeout(timer);
  }, [over, playing]);
  return final;
}

/**
 * Your turn, beyond doubt: a bell, a tremble, the title of the page.
 * @param {Session} session @param {Picture} picture @param {Speaker} words
 */
function useTurnSignals(session, picture, words) {
  const asked = session.asked.value;
  const now = asked ? picture.asked : [];
  const before = useRef(now);
  useEffect(() => {
    if (now.some((seat) => !before.current.includes(seat))) {
      playSound("turn");
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(90);
    }
    before.current = now;
  }, [picture, asked]);
  useEffect(() => {
    const game = words.say("game-name");
    document.title = asked ? `● ${say("your-turn")} – ${game}` : `${game} – Fabletop`;
  });
}

/** @param {BoardProps} props @param {BoardModule} board */
function useEventSounds(props, board) {
  useEffect(() => {
    const sounds = quietHand(props.picture) ? {} : (board.sounds ?? {});
    playInTurn(props.events, sounds);
  }, [props.events]);
}

/**
 * While a sheet lies over the table of somebody who is asked, or what was missed is told, their clock may rest.
 * @param {Session} session @param {Picture} picture @param {boolean} catchingUp
 */
function useReading(session, picture, catchingUp) {
  const reads = catchingUp || openSheets.value > 0;
  const [seat] = picture.asked;
  useEffect(() => {
    if (!reads || seat === undefined || picture.phase !== "play" || picture.seconds === null) return undefined;
    session.reads(seat, true);
    return () => session.reads(seat, false);
  }, [reads, seat, picture.phase]);
}

/** A touch, or a key that would press something, skips what is only to look at. @param {Session} session */
function useSkipping(session) {
  useEffect(() => {
    const touch = () => session.conductor.skip();
    /** @param {KeyboardEvent} event */
    const press = ({ key }) => SKIPS.includes(key) && session.conductor.skip();
    addEventListener("click", touch, true);
    addEventListener("keyup", press, true);
    return () => {
      removeEventListener("click", touch, true);
      removeEventListener("keyup", press, true);
    };
  }, [session]);
}

/**
 * What has happened, to read back; `alone` in the drawer, it shows as much as there is room for.
 * @param {{session: Session, picture: Picture, words: Speaker, alone: boolean}} props
 */
function Story({ session, picture, words, alone }) {
  const open = useSignal(false);
  const recent = useRef(/** @type {HTMLElement | null} */ (null));
  const events = spoken(storyTold(session, picture), words);
  const lines = () => events.map(({ n, line }) => h("li", { key: n }, line));
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [open.value]); // the newest line first
  useLayoutEffect(() => recent.current?.scrollTo(0, recent.current.scrollHeight));
  return h(
    "section",
    { class: alone ? "story alone" : "story", "aria-label": say("story-title") },
    h(
      "button",
      { type: "button", class: "story-button", onClick: () => (open.value = true) },
      h(Icon, { name: "story" }),
      h("span", null, say("story-title")),
    ),
    h("ol", { ref: recent, class: "story-lines", "aria-hidden": "true" }, lines().slice(alone ? -MANY : -FEW_LINES)),
    open.value &&
      h(
        Dialog,
        { title: say("story-title"), onClose: () => (open.value = false) },
        events.length
          ? h("ol", { ref: list, class: "story-all", tabIndex: 0 }, lines())
          : h("p", null, say("story-empty")),
      ),
  );
}

/** @param {{session: Session, picture: Picture}} props */
function AwayBanner({ session, picture }) {
  const away = picture.yours.find((seat) => picture.chairs[seat]?.away || picture.chairs[seat]?.stood_in);
  const chair = picture.chairs[away ?? -1];
  if (away === undefined || !chair || picture.phase !== "play") return null;
  const words = chair.returning ? "back-soon" : chair.stood_in ? "stood-in-banner" : "away-banner";
  return h(
    "div",
    { class: "away-banner", role: "alert" },
    h("span", null, say(words, { name: chair.name ?? "" })),
    !chair.returning &&
      h("button", { type: "button", class: "button", onClick: () => session.back(away) }, say("button-back")),
  );
}

/** The game rests: nobody studies the board meanwhile. @param {{session: Session, picture: Picture}} props */
function Rest({ session, picture }) {
  const hosts = isHost(picture);
  const rests = picture.phase === "play" && picture.house.paused;
  return h(
    "div",
    { class: "rest", role: "status" },
    rests &&
      h(
        "div",
        { class: "rest-veil" },
        h("img", { class: "breathing", src: at("/web/art/stickers/sleep.svg"), alt: "", width: 120, height: 120 }),
        h("h2", null, say("rest-title")),
        h("p", null, hosts ? say("rest-text-host") : say("rest-text")),
        hosts &&
          h(
            "button",
            { type: "button", class: "button big", onClick: () => session.house("paused", false) },
            say("rest-resume"),
          ),
      ),
  );
}

// -- the end, and the doors

/** The host has ended the game before it was over. @param {Picture} picture */
function isEndedEarly({ phase, outcome }) {
  return phase === "over" && outcome === null;
}

/** Nobody has won; nothing is counted. */
function EndedEarly() {
  return h(
    "div",
    { class: "ended-early" },
    h("img", { src: at("/web/art/lantern-out.svg"), alt: "", width: 120, height: 152 }),
    h("h2", null, say("ended-title")),
    h("p", null, say("ended-text")),
  );
}

/**
 * How it went for whoever holds this device, in the game's own words if it has any.
 * @param {{picture: Picture, say: BoardProps["say"]}} props
 */
function OwnPlace({ picture, say }) {
  const { outcome, seat } = picture;
  if (!outcome || seat === null || !outcome.scores.length) return null;
  return h("p", { class: "own-place" }, say("ending-you", { rank: outcome.ranks[seat], points: outcome.scores[seat] }));
}

/** @param {{session: Session, board: BoardModule, props: BoardProps, words: Speaker, onBoard: () => void}} props */
function Ending({ session, board, props, words, onBoard }) {
  const Final = isEndedEarly(props.picture) ? EndedEarly : (board.Final ?? plain.Final);
  return h(
    "div",
    { class: "ending" },
    h(
      "section",
      { class: "ending-body", tabIndex: 0, "aria-label": say("button-result") },
      h(OwnPlace, { picture: props.picture, say: props.say }),
      h(Safely, { instead: h(plain.Final, props) }, h(Final, props)),
      h(AfterGame, { picture: props.picture }),
    ),
    h(AfterDoors, { session, picture: props.picture, words, onBoard }),
  );
}

/** @param {{session: Session, picture: Picture, words: Speaker}} props */
function TableMenu({ session, picture, words }) {
  const dialog = useSignal(/** @type {"" | "seal" | "invite" | "chairs" | "leave" | "host" | "move"} */ (""));
  const shut = () => (dialog.value = "");
  const canHelp = picture.phase === "play" && helpable(picture).length > 0;
  const canLeave = picture.phase === "play" && picture.yours.length > 0 && !onDevice.value;
  const leave = () => (picture.yours.forEach((seat) => session.stand(seat)), go("/"));
  return h(
    "div",
    { class: "table-menu" },
    h(Menu, {
      more: (close) => [
        h(GuideSwitch, { session, picture, words, onDone: close }),
        inviteTitle() &&
          h(
            "button",
            { type: "button", class: "line-link", onClick: () => (close(), (dialog.value = "invite")) },
            h(Icon, { name: "code" }),
            inviteTitle(),
          ),
        canHelp &&
          h(
            "button",
            { type: "button", class: "line-link", onClick: () => (close(), (dialog.value = "chairs")) },
            h(Icon, { name: "helping" }),
            say("help-title"),
          ),
        tableDoors(session, picture, (which) => (close(), (dialog.value = which))),
        picture.record &&
          h(
            "a",
            { class: "line-link", href: to(`/replay/${picture.record}`) },
            h(Icon, { name: "replay" }),
            say("replay-title"),
          ),
        picture.seal &&
          (picture.phase !== "over" || picture.record) &&
          h(
            "button",
            { type: "button", class: "line-link", onClick: () => (close(), (dialog.value = "seal")) },
            h(Icon, { name: "seal" }),
            say(picture.phase === "over" ? "seal-check" : "seal-title"),
          ),
        canLeave &&
          h(
            "button",
            { type: "button", class: "line-link", onClick: () => (close(), (dialog.value = "leave")) },
            h(Icon, { name: "leave" }),
            say("button-leave"),
          ),
      ],
    }),
    dialog.value === "invite" &&
      h(Dialog, { title: inviteTitle(), onClose: shut, class: "bare" }, h(Invite, { picture })),
    dialog.value === "seal" && h(SealSheet, { picture, onClose: shut }),
    dialog.value === "chairs" && h(ChairHelpSheet, { session, picture, onClose: shut }),
    h(DoorSheet, { which: dialog.value, session, picture, onClose: shut }),
    dialog.value === "leave" &&
      canLeave &&
      h(
        Dialog,
        { title: say("leave-title"), onClose: shut },
        h("p", null, say("leave-text")),
        h(
          "div",
          { class: "row" },
          h("button", { type: "button", class: "button", onClick: shut }, say("button-stay")),
          h("button", { type: "button", class: "quiet", onClick: leave }, say("button-leave")),
        ),
      ),
  );
}
