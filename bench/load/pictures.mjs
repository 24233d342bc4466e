// What a device of Fabletop shows after a message (docs/wire.md). No package is needed to test this.

/** The picture after a message: a whole one replaces it, a patch changes what it names. */
export function renewed(picture, message) {
  if (message.is === "table") return message;
  if (message.is !== "patch" || picture === null) return picture;
  const { is: _, seen, ...changed } = message;
  Object.assign(picture, { events: [], done: [] }, changed); // what is told once does not stay
  if (seen) Object.assign(picture.view, seen);
  return picture;
}
