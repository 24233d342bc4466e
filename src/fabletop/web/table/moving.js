// Moving one's seat to another device: a ticket as a picture to scan and a link to send, good once and for a while.

import { h } from "../vendor/preact.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useSignal } from "../vendor/signals.js";
import { ask } from "../shell/asking.js";
import { linkOf } from "../shell/catalogue.js";
import { Icon } from "../shell/icons.js";
import { copy } from "./invite.js";
import { Dialog, Pills, useDone } from "../shell/parts.js";
import { say } from "../shell/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Picture} Picture */

const MARK = "#move=";
const PATIENCE = 6000;

/** The ticket in the address, which nobody shall read there afterwards. */
export function takeTicket() {
  if (!location.hash.startsWith(MARK)) return "";
  const ticket = location.hash.slice(MARK.length);
  history.replaceState(history.state, "", location.pathname);
  return ticket;
}

/** A link with a ticket may be opened where the table is open already. @param {Session} session */
export function useTickets(session) {
  useEffect(() => {
    const enter = () => {
      const ticket = takeTicket();
      if (ticket) session.enter(ticket);
    };
    addEventListener("hashchange", enter);
    return () => removeEventListener("hashchange", enter);
  }, [session]);
}

/** @param {{session: Session, picture: Picture, seat?: number, onClose: () => void}} props */
export function MoveSheet({ session, picture, seat, onClose }) {
  const chosen = useSignal(seat ?? picture.seat ?? picture.yours[0] ?? 0);
  const offered = picture.yours.map((own) => ({ value: String(own), words: picture.chairs[own]?.name ?? "" }));
  return h(
    Dialog,
    { title: say("move-title"), onClose },
    offered.length > 1 &&
      seat === undefined &&
      h(Pills, {
        label: say("move-who"),
        value: String(chosen.value),
        choices: offered,
        onChange: (own) => (chosen.value = Number(own)),
      }),
    h(Ticket, { key: chosen.value, session, address: picture.address, seat: chosen.value }),
  );
}

/** @param {{session: Session, address: string, seat: number}} props */
function Ticket({ session, address, seat }) {
  const link = useSignal("");
  const picture = useSignal("");
  const failed = useSignal(false);
  const { mark, line } = useDone(say("invite-copied"));
  const ask = async () => {
    failed.value = false;
    try {
      const ticket = await Promise.race([session.ticket(seat), late()]);
      if (!ticket) throw new Error("no ticket");
      link.value = `${linkOf(address)}${MARK}${ticket}`;
      picture.value = await drawCode(link.value);
    } catch {
      failed.value = !link.value;
    }
  };
  useEffect(() => {
    void ask();
    return () => URL.revokeObjectURL(picture.peek());
  }, []);
  if (failed.value) {
    return h(
      "div",
      { class: "ticket" },
      h("p", { class: "trouble", role: "alert" }, say("move-failed")),
      h("button", { type: "button", class: "quiet", onClick: ask }, say("button-again")),
    );
  }
  return h(
    "div",
    { class: "ticket" },
    h("p", null, say("move-text")),
    picture.value
      ? h("img", { class: "qr", src: picture.value, alt: say("move-qr") })
      : h("div", { class: "qr waiting", "aria-hidden": "true" }),
    h(
      "button",
      { type: "button", class: "quiet wide", disabled: !link.value, onClick: () => void copy(link.value).then(mark) },
      h(Icon, { name: line ? "check" : "copy" }),
      line ?? say("button-copy"),
    ),
    h("span", { class: "sr", role: "status" }, line),
    h("p", { class: "help" }, say("move-once")),
  );
}

/** @returns {Promise<null>} */
function late() {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
}

/** The picture of a link, drawn by the server; the address of an image. @param {string} link */
async function drawCode(link) {
  const answer = await ask("/api/qr", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ link }),
  });
  if (!answer.ok) throw new Error(`/api/qr: ${answer.status}`);
  return URL.createObjectURL(await answer.blob());
}

/** This device had a seat and has it no more. @param {{session: Session}} props */
export function SeatGone({ session }) {
  const loss = session.loss.value;
  return h(
    "div",
    { class: "seat-gone", role: "status" },
    loss &&
      h(
        "div",
        null,
        h(Icon, { name: loss.how === "moved" ? "phone" : "leave" }),
        h("span", null, say(`seat-${loss.how}`, { name: loss.name })),
        h(
          "button",
          {
            type: "button",
            class: "round",
            "aria-label": say("button-close"),
            onClick: () => (session.loss.value = null),
          },
          h(Icon, { name: "close" }),
        ),
      ),
  );
}
