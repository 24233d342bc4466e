// The front door: reads the address, chooses the page, and keeps the house rules of a page that never reloads.

import { h, render } from "../vendor/preact.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { loadGames } from "./catalogue.js";
import { onDevice, to } from "./addresses.js";
import { Credits } from "./credits.js";
import { DeviceGate } from "../table/devicegate.js";
import { LearnPage } from "../table/learn.js";
import { settleIn } from "./install.js";
import { NewTable } from "../table/newtable.js";
import { PlainPage } from "./parts.js";
import { ReplayFile, ReplayPage } from "../after/replay.js";
import { follow, route } from "./router.js";
import { RulesOnTop, RulesPage } from "./rules.js";
import { wanted, watchDevice } from "./settings.js";
import { Shelf } from "./shelf.js";
import { listenForTouch } from "./sound.js";
import { StatsPage } from "./stats.js";
import { TablePage } from "../table/table.js";
import { say, speak } from "./words.js";

function App() {
  const { value: where } = route;
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [where]);
  return [h("a", { class: "skip", href: "#main" }, say("skip-link")), h(Page, { where }), h(RulesOnTop, null)];
}

/** Tables and replays of this device need its house first. @param {{where: import("./router.js").Route}} props */
function Page({ where }) {
  const needsDevice = onDevice.value && ["table", "replay", "replay-file"].includes(where.page);
  return needsDevice ? h(DeviceGate, null, h(Content, { where })) : h(Content, { where });
}

/** @param {{where: import("./router.js").Route}} props */
function Content({ where }) {
  switch (where.page) {
    case "shelf":
      return h(Shelf, null);
    case "new":
      return h(NewTable, { game: where.game });
    case "table":
      return h(TablePage, { key: where.place, place: where.place });
    case "tv":
      return h(TablePage, { key: `tv ${where.place}`, place: where.place, tv: true });
    case "rules":
      return h(RulesPage, { key: where.game, game: where.game });
    case "learn":
      return h(LearnPage, { key: where.game, game: where.game });
    case "stats":
      return h(StatsPage, null);
    case "replay":
      return h(ReplayPage, { token: where.token });
    case "replay-file":
      return h(ReplayFile, null);
    case "credits":
      return h(Credits, null);
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
  settleIn();
  follow();
  try {
    const words = speak(wanted.value);
    if (route.peek().page === "shelf") void loadGames().catch(() => undefined); // together with the words
    await words;
  } catch {
    await speak("en"); // a language whose words did not come
  }
  const root = document.getElementById("app");
  if (!root) throw new Error("no place to draw");
  root.textContent = "";
  render(h(App, null), root);
}

void open();
