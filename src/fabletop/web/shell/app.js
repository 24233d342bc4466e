// The front door: reads the address, chooses the page, and keeps the house rules of a page that never reloads.

import { h, render } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { signal } from "../vendor/signals.js";
import { onDevice, to } from "./addresses.js";
import { isOutdated, loadGames, reload } from "./catalogue.js";
import { opened } from "./clauses.js";
import { settleIn } from "./install.js";
import { fetchModule } from "./modules.js";
import { PlainPage, Waiting } from "./parts.js";
import { follow, route } from "./router.js";
import { wanted, watchDevice } from "./settings.js";
import { Shelf } from "./shelf.js";
import { listenForTouch } from "./sound.js";
import { say, speak } from "./words.js";

/** @typedef {typeof import("./pages.js")} Pages */

/** All pages but the shelf, once they are here. */
const pages = signal(/** @type {Pages | null} */ (null));
const away = signal(false);

async function loadPages() {
  if (pages.peek()) return;
  away.value = false;
  try {
    pages.value = await fetchModule("/web/shell/pages.js");
  } catch (error) {
    console.error(error);
    if (await isOutdated()) await reload();
    away.value = true;
  }
}

function App() {
  const { value: where } = route;
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [where]);
  const rules = opened.value && pages.value && h(pages.value.RulesOnTop, null);
  return [h("a", { class: "skip", href: "#main" }, say("skip-link")), h(Page, { where }), rules];
}

/** @param {{where: import("./router.js").Route}} props */
function Page({ where }) {
  if (where.page === "shelf") return h(Shelf, { onDrawn: loadPages });
  if (pages.value) return h(Housed, { where, pages: pages.value });
  return away.value ? h(PagesAway, null) : h(Coming, null);
}

function Coming() {
  useEffect(() => void loadPages(), []);
  return h(Waiting, null);
}

function PagesAway() {
  return h(
    PlainPage,
    { title: say("away-title"), text: say("away-text") },
    h("button", { type: "button", class: "button", onClick: () => void loadPages() }, say("button-again")),
  );
}

/**
 * Tables and replays of this device need its house first.
 * @param {{where: import("./router.js").Route, pages: Pages}} props
 */
function Housed({ where, pages }) {
  const needsDevice = onDevice.value && ["table", "replay", "replay-file"].includes(where.page);
  const content = h(Content, { where, pages });
  return needsDevice ? h(pages.DeviceGate, null, content) : content;
}

/** @param {{where: import("./router.js").Route, pages: Pages}} props */
function Content({ where, pages }) {
  switch (where.page) {
    case "new":
      return h(pages.NewTable, { game: where.game });
    case "table":
      return h(pages.TablePage, { key: where.place, place: where.place });
    case "tv":
      return h(pages.TablePage, { key: `tv ${where.place}`, place: where.place, tv: true });
    case "rules":
      return h(pages.RulesPage, { key: where.game, game: where.game });
    case "learn":
      return h(pages.LearnPage, { key: where.game, game: where.game });
    case "stats":
      return h(pages.StatsPage, null);
    case "replay":
      return h(pages.ReplayPage, { token: where.token });
    case "replay-file":
      return h(pages.ReplayFile, null);
    case "credits":
      return h(pages.Credits, null);
    default:
      return h(
        PlainPage,
        { title: say("nowhere-title"), text: say("nowhere-text") },
        h("a", { class: "button", href: to("/") }, say("button-shelf")),
      );
  }
}

async function open() {
  if (document.documentElement.hasAttribute("data-too-old")) return; // which oldbrowser.js has said
  watchDevice();
  listenForTouch();
  follow();
  void loadGames().catch(() => undefined); // together with the words
  if (route.peek().page !== "shelf") void loadPages();
  try {
    await speak(wanted.value);
  } catch {
    await speak("en"); // a language whose words did not come
  }
  const root = document.getElementById("app");
  if (!root) throw new Error("no place to draw");
  root.textContent = "";
  render(h(App, null), root);
  settleIn();
}

void open();
