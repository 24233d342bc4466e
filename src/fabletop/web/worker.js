// The worker of the whole house, served as /worker.js. It keeps what the shell was last made of, so that the page opens
// even when the server is away, and leads back to a table when a notice is touched. Whatever the server has is newer:
// the copy is only used when nothing comes. What happens at tables (/api, /ws) is never kept.

const worker = /** @type {any} */ (self);

const STORE = "fabletop-shell-3"; // another number throws away all that was kept
const PAGE = "/"; // every address is drawn by the same page
const JOINED = "/web/joined/"; // scripts whose addresses change with their texts
const FONTS = "/web/fonts/"; // whose names do, too: nunito-latin.0f3a.woff2
const AT_FIRST = [
  PAGE,
  "/manifest.webmanifest",
  "/web/text/en.ftl",
  "/web/art/cover.svg",
  "/web/art/lantern.svg",
  "/web/art/lantern-out.svg",
  "/web/art/icon.svg",
  "/web/art/icon-192.png",
];

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(keepAll(AT_FIRST));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(throwAway().then(() => worker.clients.claim()));
});

/** What was kept by a worker of another time. */
async function throwAway() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
}

/** A page says what it has loaded before there was a worker. */
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepAll(event.data.keep.filter(isShell)));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !isOurs(request.url)) return;
  if (request.mode === "navigate") {
    if (!/^\/(api|web|games|health|metrics)(\/|$)/.test(new URL(request.url).pathname))
      event.respondWith(newest(request, PAGE));
  } else if (isShell(request.url)) event.respondWith(newest(request, bare(request.url)));
});

/** @param {string} url */
function isOurs(url) {
  return new URL(url, worker.location.origin).origin === worker.location.origin;
}

/** What pages are drawn with: code, styles, words, drawings, boards and rules. @param {string} url */
function isShell(url) {
  return isOurs(url) && /^\/(web|games)\//.test(new URL(url, worker.location.origin).pathname);
}

/** An address without what comes after its path; a script's is its version, and stays. @param {string} url */
function bare(url) {
  const { pathname, search } = new URL(url, worker.location.origin);
  return pathname.startsWith(JOINED) ? pathname + search : pathname;
}

/** What the server has now; if it is away, what it had. @param {Request} request @param {string} key */
async function newest(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) {
      if (answer.status === 200) await keep(key, answer.clone());
      return answer;
    }
    return (await kept(key)) ?? answer;
  } catch (error) {
    const copy = await kept(key);
    if (copy) return copy;
    throw error;
  }
}

/** @param {string} key */
async function kept(key) {
  return (await caches.open(STORE)).match(key);
}

/** A device without room keeps nothing and goes on. @param {string} key @param {Response} answer */
async function keep(key, answer) {
  const store = await caches.open(STORE);
  if (key.startsWith(JOINED)) await store.delete(key, { ignoreSearch: true }); // earlier versions of it
  if (key.startsWith(FONTS)) await throwAwayFonts(store, key);
  await store.put(key, answer).catch(() => undefined);
}

/** Earlier versions of a font. @param {Cache} store @param {string} key */
async function throwAwayFonts(store, key) {
  const name = `${key.split(".")[0]}.`;
  const old = (await store.keys()).filter(({ url }) => bare(url).startsWith(name) && bare(url) !== key);
  await Promise.all(old.map((request) => store.delete(request)));
}

/** @param {string[]} urls */
async function keepAll(urls) {
  const store = await caches.open(STORE);
  const missing = async (/** @type {string} */ url) => {
    if (await store.match(bare(url))) return;
    const answer = await fetch(bare(url)).catch(() => undefined);
    if (answer?.status === 200) await keep(bare(url), answer);
  };
  await Promise.all(urls.map(missing));
}

// -- notices

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
