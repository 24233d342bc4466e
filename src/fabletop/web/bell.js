// A worker without any work but one: when a notice is touched, it leads back to its table.

const worker = /** @type {any} */ (self);

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** @param {string} path */
async function lead(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {{url: string}} */ one) => new URL(one.url).pathname === path);
  return page ? page.focus() : worker.clients.openWindow(path);
}
