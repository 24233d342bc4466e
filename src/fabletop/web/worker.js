// The worker of the whole house: /worker.js, or beside the page in a folder of a web space. It keeps what the shell
// was last made of, so that the page opens even when the server is away, and leads back to a table when a notice is
// touched. Whatever the server has is newer: the copy is only used when nothing comes. Files whose names change with
// what is in them never grow old: those are taken from the copy. What happens at tables (/api, /ws) is never kept.

const worker = /** @type {any} */ (self);

const STORE = "fabletop-shell-5"; // another number throws away all that was kept
const ROOT = new URL("./", worker.location.href).pathname;
const PAGE = "/"; // every address is drawn by the same page
const SHELF = "/api/games"; // kept for pages that look for it themselves: whether it came says if the server is there
const VERSION = "/web/version"; // which version is kept as a whole; no file has this name
/** Files whose names change with what is in them: nunito-latin.0f3a9c21.woff2. The second part is what changes. */
const LASTING = [
  /^(\/web\/(?:joined|fonts)\/[\w-]+)\.([0-9a-f]{8,})(\.\w+)$/,
  /^(\/web\/device\/house-)([0-9a-f]{8,})(\.zip)$/,
  /^(\/web\/runtime\/)([^/]+)(\/.+)$/,
];
const AT_FIRST = [
  PAGE,
  "/manifest.webmanifest",
  "/web/words/en.json",
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
  const ours = names.filter((name) => name.startsWith("fabletop-shell-"));
  await Promise.all(ours.filter((name) => name !== STORE).map((name) => caches.delete(name)));
}

/** A page says what it has loaded before there was a worker, or all there is, with the mark of this version. */
worker.addEventListener("message", (/** @type {any} */ event) => {
  const { keep: wanted, mark = "" } = event.data ?? {};
  if (!Array.isArray(wanted)) return;
  const all = (/** @type {string | null} */ path) => isShell(path) || (mark && (path === SHELF || path === PAGE));
  const done = keepVersion(/** @type {string[]} */ (wanted.map(pathOf).filter(all)), mark);
  event.waitUntil(done.then((kept) => event.ports[0]?.postMessage(kept)));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== "GET" || path === null) return;
  if (request.mode === "navigate") {
    if (!/^\/(api|web|games|health|metrics)(\/|$)/.test(path)) event.respondWith(newest(request, PAGE));
  } else if (lasting(path)) event.respondWith(first(event, path));
  else if (isShell(path)) event.respondWith(newest(request, path));
});

/** Where in the house an address leads, without what comes after its path; null: elsewhere. @param {string} url */
function pathOf(url) {
  const { origin, pathname } = new URL(url, worker.location.href);
  return origin === worker.location.origin && pathname.startsWith(ROOT) ? `/${pathname.slice(ROOT.length)}` : null;
}

/** @param {string} path */
function addressOf(path) {
  return ROOT + path.slice(1);
}

/** What pages are drawn with: code, styles, words, drawings, boards and rules. @param {string | null} path */
function isShell(path) {
  return path !== null && /^\/(web|games)\//.test(path);
}

/** What is kept; else what the server has, piece by piece as it comes. @param {any} event @param {string} path */
async function first(event, path) {
  const copy = await kept(path);
  if (copy) return copy;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(keep(path, answer.clone()));
  return answer;
}

/** What the server has now; if it is away, what it had. @param {Request} request @param {string} path */
async function newest(request, path) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) {
      if (answer.status === 200) await keep(path, answer.clone());
      return answer;
    }
    return (await kept(path)) ?? answer;
  } catch (error) {
    const copy = await kept(path);
    if (copy) return copy;
    throw error;
  }
}

/** @param {string} path */
async function kept(path) {
  return (await caches.open(STORE)).match(addressOf(path));
}

/** A device without room keeps nothing and goes on. @param {string} path @param {Response} answer */
async function keep(path, answer) {
  const store = await caches.open(STORE);
  if (lasting(path)) await throwAwayOlder(store, path);
  return store.put(addressOf(path), answer).then(
    () => true,
    () => false,
  );
}

/** Earlier versions of a file. @param {Cache} store @param {string} path */
async function throwAwayOlder(store, path) {
  const name = lasting(path);
  const old = (await store.keys()).filter(({ url }) => {
    const other = pathOf(url) ?? "";
    return other !== path && lasting(other) === name;
  });
  await Promise.all(old.map((request) => store.delete(request)));
}

/** What a file that never changes is called without its version; null: it may change. @param {string} path */
function lasting(path) {
  const [found] = LASTING.flatMap((form) => (form.test(path) ? [path.replace(form, "$1$3")] : []));
  return found ?? null;
}

/**
 * Whether all of it is kept now; of another version it is fetched anew.
 * @param {string[]} paths @param {string} mark
 */
async function keepVersion(paths, mark) {
  if (!mark) return keepAll(paths);
  const known = await kept(VERSION);
  if ((await known?.text()) === mark) return keepAll(paths);
  const all = await keepAll(paths, true);
  return all && keep(VERSION, new Response(mark));
}

/** @param {string[]} paths @param {boolean} anew */
async function keepAll(paths, anew = false) {
  const store = await caches.open(STORE);
  const bring = async (/** @type {string} */ path) => {
    if ((!anew || lasting(path)) && (await store.match(addressOf(path)))) return true;
    const cache = anew && !lasting(path) ? "no-cache" : "default"; // what never changes may be here from before
    const answer = await fetch(addressOf(path), { cache }).catch(() => undefined);
    return answer?.status === 200 && keep(path, answer);
  };
  return (await Promise.all(paths.map(bring))).every(Boolean);
}

// -- notices

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** @param {string} path */
async function lead(path) {
  const address = new URL(path, worker.location.href).href;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {{url: string}} */ one) => one.url.split("#")[0] === address);
  return page ? page.focus() : worker.clients.openWindow(address);
}
