// All pages but the shelf. They come in a script of their own, while one still chooses a game.

export { Credits } from "./credits.js";
export { DeviceGate } from "../table/devicegate.js";
export { LearnPage } from "../table/learn.js";
export { NewTable } from "../table/newtable.js";
export { ReplayFile, ReplayPage } from "../after/replay.js";
export { RulesOnTop, RulesPage } from "./rules.js";
export { StatsPage } from "./stats.js";
export { TablePage } from "../table/table.js";
