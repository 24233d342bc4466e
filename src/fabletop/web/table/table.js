// The page of a table: find it, load what it needs, and show the phase it is in.

import { h } from "../vendor/preact.js";
import { useEffect, useMemo } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { onDevice, to } from "../shell/addresses.js";
import { noteOpen } from "../shell/device.js";
import { codeOf, findTable, isAddress, knock, loadBoard, loadGames, NotThere } from "../shell/catalogue.js";
import { Curtain } from "./curtain.js";
import { FullTable, LockedTable, SentAway } from "./doors.js";
import { isHost } from "./host.js";
import { useLearning } from "./learn.js";
import { Lobby } from "./lobby.js";
import { SeatGone, takeTicket, useTickets } from "./moving.js";
import { useAfter } from "../board/brief.js";
import { useNotice } from "../shell/notice.js";
import { usePack } from "./packs.js";
import { PlainPage, Waiting, WhyNot } from "../shell/parts.js";
import { Play } from "./play.js";
import { lead } from "../shell/router.js";
import { Session } from "./session.js";
import { chairTokens } from "../shell/settings.js";
import { CodeDoor } from "../shell/shelf.js";
import { ChairNotices } from "./chairnotices.js";
import { Television } from "./tv.js";
import { bring, say, speaker } from "../shell/words.js";

/** @typedef {import("../types.d.ts").BoardModule} BoardModule */

const RETRY = 4000;
const SOON_BACK = 1500; // milliseconds a line may be lost before anybody is told

/** By its address, or by its code, which leads there if somebody opens. @param {{place: string, tv?: boolean}} props */
export function TablePage({ place, tv = false }) {
  return isAddress(place) ? h(TableAt, { address: place, tv }) : h(Knocking, { code: place, tv });
}

/** At the door with a code. @param {{code: string, tv: boolean}} props */
function Knocking({ code, tv }) {
  const answer = useSignal(/** @type {"" | "away" | import("../types.d.ts").Refusal} */ (""));
  const ask = async () => {
    try {
      const found = await knock(code, chairTokens(code));
      if ("address" in found) lead(`/${tv ? "tv" : "t"}/${found.address}`);
      else answer.value = found.refusal;
    } catch {
      answer.value = "away";
    }
  };
  useEffect(() => void ask(), [code]);
  useEffect(() => {
    const timer = answer.value === "away" ? setInterval(ask, RETRY) : undefined;
    return () => clearInterval(timer);
  }, [answer.value]);
  if (!answer.value) return h(Waiting, null);
  if (answer.value === "away") return h(ServerAway, { onRetry: ask });
  if (answer.value.code !== "too-many-guesses") return h(UnknownTable, { code });
  return h(
    PlainPage,
    { title: say("guesses-title"), text: speaker().refusal(answer.value) },
    h("button", { type: "button", class: "button", onClick: ask }, say("button-again")),
    h("a", { class: "quiet", href: to("/") }, say("button-shelf")),
  );
}

/** @param {{address: string, tv: boolean}} props */
function TableAt({ address, tv }) {
  const state = useSignal(/** @type {"looking" | "found" | "unknown" | "away"} */ ("looking"));
  const board = useSignal(/** @type {{game: string, module: BoardModule} | null} */ (null));
  const session = useMemo(() => new Session(address, { tv, ticket: takeTicket() }), [address, tv]);
  useTickets(session);

  const look = async () => {
    try {
      const table = await findTable(address);
      session.open();
      const [, , module] = await Promise.all([bring(table.game), loadGames(), loadBoard(table.game)]);
      board.value = { game: table.game, module };
      state.value = "found";
    } catch (error) {
      state.value = error instanceof NotThere ? "unknown" : "away";
    }
  };
  useRest(session); // before the line is closed
  useEffect(() => {
    void look();
    const forget = onDevice.peek() ? noteOpen(address) : () => undefined;
    return () => {
      forget();
      session.close();
    };
  }, [session]);
  useEffect(() => {
    const timer = state.value === "away" ? setInterval(look, RETRY) : undefined;
    return () => clearInterval(timer);
  }, [state.value]);

  const game = session.picture.value?.game; // after a game the host may choose another
  useEffect(() => {
    if (!game || !board.value || game === board.value.game) return;
    void Promise.all([loadBoard(game), bring(game)]).then(([module]) => (board.value = { game, module }));
  }, [game, board.value]);

  const isLaid = usePack(
    address,
    session.picture.value,
    board.value && board.value.game === game ? board.value.module : undefined,
  );

  if (state.value === "unknown" || session.gone.value) return h(UnknownTable, { code: codeOf(address) });
  if (session.dismissed.value) return h(SentAway, null);
  if (session.locked.value) return h(LockedTable, { session });
  if (session.full.value) return h(FullTable, { session });
  if (state.value === "away") return h(ServerAway, { onRetry: look });
  if (!board.value || board.value.game !== game || !isLaid) return h(Waiting, null);
  return h(Phase, { session, board: board.value.module });
}

/**
 * On this device nobody plays while nobody looks: a game that is left rests until somebody is back.
 * @param {Session} session
 */
function useRest(session) {
  const here = session.picture.value !== null;
  useEffect(() => {
    if (!onDevice.peek() || !here) return undefined;
    rest(session, false);
    return () => rest(session, true);
  }, [session, here]);
}

/** @param {Session} session @param {boolean} on */
function rest(session, on) {
  const picture = session.picture.peek();
  if (picture?.phase === "play" && picture.house.paused !== on && isHost(picture)) session.house("paused", on);
}

/** @param {{session: Session, board: BoardModule}} props */
function Phase({ session, board }) {
  const picture = /** @type {import("./session.js").Picture} */ (session.picture.value);
  const names = picture.chairs.map((chair, seat) => chair.name ?? say("chair-number", { number: seat + 1 }));
  const words = speaker(picture.game, names);
  useNotice(picture, words);
  if (useLearning(session, picture)) return h(Waiting, null);
  return h(
    "div",
    { class: "table-frame" },
    h(Page, { session, picture, board, words }),
    h(SeatGone, { session }),
    h(ChairNotices, { session }),
    h(LostLine, { up: session.up.value }),
    h(WhyNot, {
      refusal: session.refusal.value,
      game: picture.game,
      speaker: words,
      onGone: () => (session.refusal.value = null),
    }),
  );
}

/** @param {Parameters<typeof Lobby>[0]} props */
function Page({ session, picture, board, words }) {
  const play = picture.phase !== "lobby" && h(Play, { session, picture, board, words });
  if (session.tv) return h(Television, { session, picture, words }, play);
  return play ? h(Curtain, { session, picture }, play) : h(Lobby, { session, picture, board, words });
}

/** Nobody need know of a line that is back at once. @param {{up: boolean}} props */
function LostLine({ up }) {
  const told = useSignal(false);
  useAfter(!up, SOON_BACK, () => (told.value = true));
  useEffect(() => {
    if (up) told.value = false;
  }, [up]);
  return h(
    "div",
    { class: "lost-line", role: "status" },
    told.value && !up && h("span", null, h("i", { class: "spark", "aria-hidden": "true" }), say("line-lost")),
  );
}

/** @param {{code: string}} props */
function UnknownTable({ code }) {
  return h(
    PlainPage,
    { title: say("unknown-title", { code }), text: say("unknown-text") },
    h(CodeDoor, null),
    h("a", { class: "button", href: to("/") }, say("button-shelf")),
  );
}

/** @param {{onRetry: () => void}} props */
function ServerAway({ onRetry }) {
  return h(
    PlainPage,
    { title: say("away-title"), text: say("away-text") },
    h("button", { type: "button", class: "button", onClick: onRetry }, say("button-again")),
  );
}
