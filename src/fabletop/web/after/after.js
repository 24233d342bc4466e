// After the game: once more, or another one, with the same people; what to keep of this one.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { to } from "../shell/addresses.js";
import { games } from "../shell/catalogue.js";
import { Celebration } from "./celebration.js";
import { Course } from "./course.js";
import { Evening } from "./evening.js";
import { isHost } from "../table/host.js";
import { Icon } from "../shell/icons.js";
import { Dialog, Safely } from "../shell/parts.js";
import { PostcardSheet } from "./postcard.js";
import { LookBack } from "./seal.js";
import { Trouble } from "../table/trouble.js";
import { calm } from "../shell/settings.js";
import { Cover } from "../shell/shelf.js";
import { say, speaker } from "../shell/words.js";

/** @typedef {import("../table/session.js").Session} Session */
/** @typedef {import("../table/session.js").Picture} Picture */
/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../shell/words.js").Speaker} Speaker */
/** @typedef {{session: Session, picture: Picture}} AfterProps */

/** Below the result: the evening, and where else to go. @param {{picture: Picture}} props */
export function AfterGame({ picture }) {
  const words = speaker(picture.game);
  const won = picture.outcome !== null && picture.outcome.winners.length > 0;
  return h(
    "div",
    { class: "after" },
    h(Safely, { instead: null }, h(Celebration, { game: picture.game, say: words.say, calm: calm.value, won })),
    h(Course, { picture }),
    h(Evening, { picture }),
    h(
      "nav",
      { class: "row after-links", "aria-label": say("after-links") },
      h("a", { class: "quiet", href: to("/stats") }, h(Icon, { name: "bars" }), say("stats-link")),
      h("a", { class: "quiet", href: to(`/new/${picture.game}`) }, h(Icon, { name: "plus" }), say("button-new")),
      h("a", { class: "quiet", href: to("/") }, h(Icon, { name: "home" }), say("button-shelf")),
    ),
  );
}

/** What to do now: the host says it for all. @param {AfterProps & {words: Speaker, onBoard: () => void}} props */
export function AfterDoors({ session, picture, words, onBoard }) {
  const open = useSignal(/** @type {"" | "other" | "picture"} */ (""));
  const shut = () => (open.value = "");
  return [
    h(
      "div",
      { key: "doors", class: "row ending-doors" },
      isHost(picture)
        ? [
            h(
              "button",
              { key: "again", type: "button", class: "button", onClick: () => session.again("") },
              h(Icon, { name: "again" }),
              say("again-button"),
            ),
            h(
              "button",
              {
                key: "other",
                type: "button",
                class: "quiet",
                "aria-haspopup": "dialog",
                onClick: () => (open.value = "other"),
              },
              say("again-other"),
            ),
          ]
        : h(WaitForHost, { picture }),
      h(
        "div",
        { class: "ending-icons" },
        picture.outcome &&
          h(
            "button",
            {
              type: "button",
              class: "quiet board-button",
              "aria-haspopup": "dialog",
              title: say("postcard-button"),
              onClick: () => (open.value = "picture"),
            },
            h(Icon, { name: "picture" }),
            h("span", null, say("postcard-button")),
          ),
        h(LookBack, { picture }),
        h(
          "button",
          { type: "button", class: "quiet board-button", title: say("button-board"), onClick: onBoard },
          h(Icon, { name: "eye" }),
          h("span", null, say("button-board")),
        ),
      ),
    ),
    open.value === "other" && isHost(picture) && h(OtherGame, { key: "other", session, picture, onClose: shut }),
    open.value === "picture" && picture.outcome && h(PostcardSheet, { key: "picture", picture, words, onClose: shut }),
  ];
}

/** @param {{picture: Picture}} props */
function WaitForHost({ picture }) {
  const name = picture.chairs[picture.host ?? -1]?.name;
  return h("p", { class: "again-wait", role: "status" }, name ? say("again-wait", { name }) : say("again-nobody"));
}

/** The shelf once more, for these chairs. @param {AfterProps & {onClose: () => void}} props */
function OtherGame({ session, picture, onClose }) {
  const shelf = games.value ?? [];
  return h(
    Dialog,
    { title: say("again-other-title"), onClose, class: "other-game" },
    h("p", { class: "help" }, say("again-other-text")),
    h(Trouble, { session, picture }),
    h(
      "ul",
      { class: "other-games" },
      shelf.map((info) =>
        h(
          "li",
          { key: info.key },
          h(GameCard, { info, chairs: picture.chairs.length, onClick: () => session.again(info.key) }),
        ),
      ),
    ),
  );
}

/** A game one may choose, or why not. @param {{info: GameInfo, chairs: number, onClick: () => void}} props */
function GameCard({ info, chairs, onClick }) {
  const words = speaker(info.key);
  const fits = info.seats.includes(chairs);
  const least = info.seats[0] ?? 0;
  const most = info.seats[info.seats.length - 1] ?? 0;
  return h(
    "button",
    { type: "button", class: `game-card game-${info.key}`, disabled: !fits, onClick },
    h(Cover, { game: info.key }),
    h(
      "span",
      null,
      h("strong", null, words.say("game-name")),
      h("small", null, fits ? words.say("game-line") : say("again-seats", { least, most, chairs })),
    ),
  );
}
