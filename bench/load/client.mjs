// The load client: plays A Thousand Nights at many tables and prints one line of JSON.
//   LOAD_MODULES=folder node client.mjs '{"wire", "base", "pid", "mode", "tables", "seconds", "warm"}'
// One process, one WebSocket a seat. Modes:
//   closed     whoever is to tell a tale does so as soon as the update is there
//   paced      one move a second at each table, from a random moment on
//   flat       as closed, until so many moves: what a move costs early and late in a game
//   reconnect  as closed at one table: how much a player is sent who comes back
import { readFileSync } from "node:fs";
import { wires } from "./wires.mjs";

const TICK = 10; // milliseconds, of the times in /proc
const AT_ONCE = 10; // tables that are opened side by side
const STALLED = 2000; // milliseconds in which nothing came, where something should have
const config = JSON.parse(process.argv[2]);
const wire = wires[config.wire];
const LONGEST_OPENING = 30_000; // milliseconds, of one table
const sleep = (milliseconds) => new Promise((awake) => setTimeout(awake, milliseconds));

// -- what is counted

const count = { moves: 0, bytes: 0, all: 0 };
let latencies = [];
let measuring = false;
let over = false;

function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);
}

/** Milliseconds of all processors: busy ones, and all. */
function machine() {
  const line = readFileSync("/proc/stat", "utf8").split("\n", 1)[0];
  const times = line.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = times.reduce((one, other) => one + other, 0);
  return { busy: (all - times[3] - times[4]) * TICK, all: all * TICK };
}

// -- one table

class Table {
  constructor() {
    this.told = -1; // the newest that anybody has seen
    this.seen = [-1, -1, -1];
    this.sent = new Map(); // moves that not everybody has seen yet
    this.last = performance.now();
    this.most = Infinity;
    this.going = false;
  }

  async open() {
    const late = sleep(LONGEST_OPENING).then(() => {
      throw new Error("a table does not open");
    });
    const opening = wire.openTable(config.base, (...heard) => this.hear(...heard));
    this.seats = await Promise.race([opening, late]);
    late.catch(() => {}); // it was open in time
  }

  hear(seat, view, bytes) {
    if (measuring) count.bytes += bytes;
    if (view === null || view.told <= this.seen[seat]) return;
    this.seen[seat] = view.told;
    this.note(seat, view.told - 1);
    if (view.told > this.told) {
      if (this.told >= 0) count.all += 1;
      if (this.told >= 0 && measuring) count.moves += 1;
      this.told = view.told;
      this.last = performance.now();
    }
    if (this.going && view.told % 3 === seat) this.move(seat);
  }

  /** How long a move took to the others. */
  note(seat, number) {
    const move = this.sent.get(number);
    if (!move) return;
    if (seat !== number % 3 && move.measured && measuring) latencies.push(performance.now() - move.at);
    move.left -= 1;
    if (!move.left) this.sent.delete(number);
  }

  /** The one whose turn it is tells a tale, once. */
  move(seat) {
    const { shown, tell } = this.seats[seat];
    if (over || this.sent.has(shown.told) || shown.told >= this.most) return;
    const tale = shown.hand[(shown.told * 5) % 7];
    this.sent.set(shown.told, { at: performance.now(), measured: measuring, left: 3 });
    tell(tale);
  }

  go() {
    this.going = true;
    this.move(this.told % 3);
  }

  pace(period) {
    const step = () => {
      if (over) return;
      const seat = this.told % 3;
      if (this.seen[seat] === this.told) this.move(seat);
      setTimeout(step, period);
    };
    setTimeout(step, Math.random() * period);
  }
}

async function openTables(number) {
  const tables = Array.from({ length: number }, () => new Table());
  for (let start = 0; start < number; start += AT_ONCE)
    await Promise.all(tables.slice(start, start + AT_ONCE).map((table) => table.open()));
  return tables;
}

/** All tables are played on, each up to so many moves. */
async function playTo(tables, most) {
  for (const table of tables) {
    table.most = most;
    table.last = performance.now();
    table.go();
  }
  while (tables.some((table) => Math.min(...table.seen) < most)) {
    checkStalled(tables.filter((table) => Math.min(...table.seen) < most));
    await sleep(5);
  }
}

function checkStalled(tables) {
  const late = tables.filter((table) => performance.now() - table.last > STALLED);
  if (late.length) throw new Error(`${late.length} tables stand still, at ${late[0].seen}`);
}

// -- modes

async function load(start) {
  await openTables(AT_ONCE); // what a server loads for its first tables is not memory of each table
  const before = memoryOf(config.pid);
  const tables = await openTables(config.tables);
  const opened = memoryOf(config.pid);
  tables.forEach(start);
  await sleep(1000 * config.warm);
  const [cpu, own, around, at] = [cpuOf(config.pid), cpuOf(process.pid), machine(), performance.now()];
  measuring = true;
  await sleep(1000 * config.seconds);
  measuring = false;
  const spent = cpuOf(config.pid) - cpu;
  const mine = spent + cpuOf(process.pid) - own;
  const now = machine();
  const seconds = (performance.now() - at) / 1000;
  checkStalled(tables);
  over = true;
  latencies.sort((one, other) => one - other);
  const mark = (part) => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))];
  return {
    moves_s: count.moves / seconds,
    cpu_ms: spent / count.moves,
    p50_ms: mark(0.5),
    p99_ms: mark(0.99),
    bytes: count.bytes / count.moves / 3,
    memory_mb: memoryOf(config.pid) / 1024,
    table_kb: (opened - before) / config.tables,
    refused: tables.flatMap((table) => table.seats).reduce((sum, seat) => sum + seat.refused, 0),
    client: (mine - spent) / seconds / 1000,
    others: (now.busy - around.busy - mine) / (now.all - around.all),
  };
}

/** What a move costs in a part of a long game; the first tables only warm the server up. */
async function flat() {
  await playTo(await openTables(config.tables), config.early[1]);
  const tables = await openTables(config.tables);
  const costs = [];
  for (const [from, to] of [config.early, config.late]) {
    await playTo(tables, from);
    const [cpu, moves] = [cpuOf(config.pid), count.all];
    await playTo(tables, to);
    costs.push((cpuOf(config.pid) - cpu) / (count.all - moves));
  }
  return { early_ms: costs[0], late_ms: costs[1], growth: costs[1] / costs[0] };
}

async function reconnect() {
  const [table] = await openTables(1);
  await playTo([table], config.moves);
  over = true;
  const [, seat] = table.seats;
  if (config.wire !== "colyseus") seat.close();
  else await dropped(seat.room);
  await sleep(300); // the server has to notice
  return { reconnect_b: await wire.comeBack(config.base, table.seats, 1) };
}

/** A room of Colyseus lets only those back whose line was lost. */
async function dropped(room) {
  room.reconnection.enabled = false;
  room.connection.transport.ws.terminate();
}

const MODES = {
  closed: () => load((table) => table.go()),
  paced: () => load((table) => table.pace(1000)),
  flat,
  reconnect,
};
try {
  console.log(JSON.stringify(await MODES[config.mode]()));
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
