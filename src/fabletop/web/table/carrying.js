// A game goes to where others can join it, and comes back: between this device and a table on the server. Where it came
// from, it stays as it was.

import { h } from "../vendor/preact.js";
import { useSignal } from "../vendor/signals.js";
import { alone, at, toDevice, toServer } from "../shell/addresses.js";
import { isKept, startDevice } from "../shell/device.js";
import { Icon } from "../shell/icons.js";
import { leave } from "../shell/router.js";
import { chairTokens, keepTokens } from "../shell/settings.js";
import { say, speaker } from "../shell/words.js";

/** @typedef {import("./session.js").Picture} Picture */
/** @typedef {(path: string, body: string) => Promise<Response>} House */

/** What one does on this device instead of inviting. @param {{picture: Picture}} props */
export function DevicePanel({ picture }) {
  const inLobby = picture.phase === "lobby";
  if (alone && !inLobby) return null;
  return h(
    "section",
    { class: "panel invite device-panel", "aria-label": say("device-here") },
    inLobby && h("h2", null, h(Icon, { name: "phone" }), say("device-here")),
    inLobby && h("p", null, say("device-here-text")),
    !alone && canCarry(picture) && h(Carry, { picture, from: device, into: server, way: "carry", there: toServer }),
    isKept.value &&
      h("p", { class: "help kept-line", role: "status" }, h(Icon, { name: "check" }), say("device-flight")),
  );
}

/** For those who want to play on without the server. @param {{picture: Picture}} props */
export function TakeAlong({ picture }) {
  if (!canCarry(picture)) return null;
  return h(Carry, { picture, from: server, into: device, way: "carry-back", there: toDevice });
}

/** A game in which all people sit at this device. @param {Picture} picture */
function canCarry({ phase, chairs, yours }) {
  const people = chairs.flatMap((chair, seat) => (chair.name !== null && (!chair.bot || chair.stood_in) ? [seat] : []));
  return phase === "play" && yours.length > 0 && people.every((seat) => yours.includes(seat));
}

/**
 * @param {{picture: Picture, from: House, into: House, way: "carry" | "carry-back", there: (path: string) => string}}
 * props
 */
function Carry({ picture, from, into, way, there }) {
  const busy = useSignal(false);
  const trouble = useSignal("");
  const carry = async () => {
    busy.value = true;
    trouble.value = "";
    try {
      const { address } = await carryOver(picture, from, into);
      leave(there(`/t/${address}`));
    } catch (error) {
      const { refusal = null } = /** @type {Refused} */ (error);
      trouble.value = refusal ? speaker().refusal(refusal) : say("device-carry-failed");
    }
    busy.value = false;
  };
  return h(
    "div",
    { class: "carry" },
    h("p", { class: "help" }, say(`device-${way}-text`)),
    h(
      "button",
      { type: "button", class: "quiet wide", disabled: busy.value, onClick: () => void carry() },
      h(Icon, { name: way === "carry" ? "share" : "phone" }),
      say(`device-${way}`),
    ),
    h("p", { class: "trouble", role: "alert" }, trouble.value),
  );
}

class Refused extends Error {
  /** @param {import("../types.d.ts").Refusal | null} refusal */
  constructor(refusal) {
    super(refusal?.code ?? "no answer");
    this.refusal = refusal;
  }
}

/**
 * The same game at a new table of another house, with the same people.
 * @param {Picture} picture @param {House} from @param {House} into @returns {Promise<{address: string}>}
 */
async function carryOver({ address, code }, from, into) {
  const file = await heard(await from(`/api/tables/${address}/carry`, JSON.stringify({ tokens: chairTokens(code) })));
  const made = JSON.parse(await heard(await into("/api/carried", file)));
  keepTokens(made.code, made.tokens);
  return made;
}

/** @param {Response} answer */
async function heard(answer) {
  if (answer.ok) return answer.text();
  throw new Refused(await answer.json().catch(() => null));
}

/** @type {House} */
async function device(path, body) {
  return (await startDevice()).ask(path, { method: "POST", body });
}

/** @type {House} */
function server(path, body) {
  return fetch(at(path), { method: "POST", headers: { "content-type": "application/json" }, body });
}
