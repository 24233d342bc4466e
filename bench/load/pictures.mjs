// What a device of Fabletop shows after a message (docs/wire.md), put together as our pages do it.

import { patched } from "../../src/fabletop/web/table/patch.js";

/** The picture after a message: a whole one replaces it, a patch changes what it names. */
export function renewed(picture, message) {
  if (message.is === "table") return message;
  if ("is" in message || picture === null) return picture;
  const { events = [], done = [] } = message;
  return { ...patched(picture, message), events, done };
}
