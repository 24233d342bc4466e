// How each server is spoken to. A wire has two functions:
//   openTable(base, hear)      three seats at a new table, each with `shown`, `tell(tale)` and `close()`
//   comeBack(base, seats, n)   how many bytes a player who lost everything is sent on coming back
// `hear(seat, view, bytes)` is called for every message; `view` has `told` and the own `hand`, or is null.
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { renewed } from "./pictures.mjs";

const SEATS = [0, 1, 2];
const fetched = createRequire(`${process.env.LOAD_MODULES}/`);
const WebSocket = fetched("ws");

/** For Colyseus too, since it takes less CPU than that of Node.js; it counts what it receives. */
globalThis.WebSocket = class extends WebSocket {
  received = 0;

  constructor(...how) {
    super(...how);
    this.on("message", (data) => (this.received += data.byteLength));
  }
};

async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A line without compression, its messages as text; `first` is fulfilled by whoever hears enough. */
function line(url, hear) {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  const made = { socket };
  made.first = new Promise((fulfil, fail) => {
    made.ready = fulfil;
    socket.on("error", fail);
  });
  socket.on("message", (data) => hear(data.toString("utf8"), data.length));
  return made;
}

const towards = (base) => base.replace("http", "ws");

// -- Fabletop

function fabletopSeat(base, address, seat, hear, onSeated) {
  let picture = null;
  let number = 0;
  const made = { shown: null, refused: 0, token: null, address };
  const { socket, first, ready } = line(`${towards(base)}/ws/${address}`, (text, bytes) => {
    const message = JSON.parse(text);
    picture = renewed(picture, message);
    if (message.is === "refused") made.refused += 1;
    if (picture.phase !== "play" && made.token === null && picture.tokens[seat]) {
      made.token = picture.tokens[seat];
      onSeated(socket);
    }
    const is_view = picture.phase === "play" && (message.is === "table" || !("is" in message));
    if (is_view) ready((made.shown = picture.view));
    hear(seat, is_view ? picture.view : null, bytes);
  });
  socket.on("open", () => {
    socket.send('{"do":"hello"}');
    socket.send(JSON.stringify({ do: "sit", seat, name: `P${seat}`, colour: seat, id: `s${seat}` }));
  });
  made.first = first;
  made.close = () => socket.terminate();
  made.tell = (tale) => {
    const head = `{"do":"act","id":"${seat}-${++number}","seat":${seat},"decision":${picture.decision}`;
    socket.send(`${head},"action":["tell",${tale}]}`);
  };
  return made;
}

const fabletop = {
  async openTable(base, hear) {
    const wanted = { game: "thousand_nights", seats: SEATS.length, options: { nights: "endless" } };
    const { address } = await post(`${base}/api/tables`, wanted);
    let seated = 0;
    const onSeated = (socket) => ++seated === SEATS.length && socket.send('{"do":"start"}');
    const seats = SEATS.map((seat) => fabletopSeat(base, address, seat, hear, onSeated));
    await Promise.all(seats.map((seat) => seat.first));
    return seats;
  },
  async comeBack(base, seats, seat) {
    const { token, address } = seats[seat];
    const made = line(`${towards(base)}/ws/${address}`, (text, bytes) => {
      if (JSON.parse(text).is === "table") made.ready(bytes);
    });
    const hello = JSON.stringify({ do: "hello", tokens: [token], since: -1 });
    made.socket.on("open", () => made.socket.send(hello));
    const bytes = await made.first;
    made.socket.terminate();
    return bytes;
  },
};

// -- boardgame.io: frames of Socket.IO 4 over a bare WebSocket

const SPACE = "/nights";
const EVENT = `42${SPACE},`;

function boardgameSeat(base, match, seat, credentials, hear) {
  const player = String(seat);
  const made = { shown: null, refused: 0, match, credentials };
  let state = 0;
  const url = `${towards(base)}/socket.io/?EIO=4&transport=websocket`;
  const { socket, first, ready } = line(url, (text, bytes) => {
    if (text[0] === "0") socket.send(`40${SPACE},`);
    else if (text === "2") socket.send("3");
    else if (text.startsWith("40"))
      socket.send(EVENT + JSON.stringify(["sync", match, player, credentials, SEATS.length]));
    else if (text.startsWith(EVENT)) {
      const [what, , content] = JSON.parse(text.slice(EVENT.length));
      const known = what === "sync" ? content.state : what === "update" ? content : null;
      if (known) [state, made.shown] = [known._stateID, known.G];
      hear(seat, known && known.G, bytes);
      if (what === "sync") ready(bytes);
    }
  });
  made.first = first;
  made.close = () => socket.terminate();
  made.tell = (tale) => {
    const payload = { type: "tell", args: [tale], playerID: player, credentials };
    const move = ["update", { type: "MAKE_MOVE", payload }, state, match, player];
    socket.send(EVENT + JSON.stringify(move));
  };
  return made;
}

const boardgame = {
  async openTable(base, hear) {
    const { matchID } = await post(`${base}/games/nights/create`, { numPlayers: SEATS.length });
    const seats = [];
    for (const seat of SEATS) {
      const wanted = { playerID: String(seat), playerName: `P${seat}` };
      const { playerCredentials } = await post(`${base}/games/nights/${matchID}/join`, wanted);
      seats.push(boardgameSeat(base, matchID, seat, playerCredentials, hear));
      await seats[seat].first; // its file storage loses answers to several who come at once
    }
    return seats;
  },
  async comeBack(base, seats, seat) {
    const { match, credentials } = seats[seat];
    const again = boardgameSeat(base, match, seat, credentials, () => {});
    const bytes = await again.first;
    again.close();
    return bytes;
  },
};

// -- Colyseus: its own SDK, which decodes the schema

function colyseusSeat(room, seat, hear) {
  const made = { shown: null, refused: 0, room };
  const { ws } = room.connection.transport;
  let before = 0;
  room.onMessage("*", () => {});
  made.first = new Promise((ready) => {
    room.onStateChange((state) => {
      made.shown = { told: state.told, hand: state.tellers[seat].hand?.tales };
      hear(seat, made.shown, ws.received - before);
      ready((before = ws.received));
    });
  });
  made.close = () => room.leave(false);
  made.tell = (tale) => room.send("tell", tale);
  return made;
}

const colyseus = {
  async openTable(base, hear) {
    const { Client } = fetched("@colyseus/sdk");
    const client = new Client(towards(base));
    const seats = [];
    for (const seat of SEATS) {
      const id = seats[0]?.room.roomId;
      const room = await (id ? client.joinById(id) : client.create("nights"));
      seats.push(colyseusSeat(room, seat, hear));
    }
    await Promise.all(seats.map((seat) => seat.first));
    return seats;
  },
  async comeBack(base, seats, seat) {
    const { Client } = fetched("@colyseus/sdk");
    const again = await new Client(towards(base)).reconnect(seats[seat].room.reconnectionToken);
    const made = colyseusSeat(again, seat, () => {});
    const bytes = await made.first;
    made.close();
    return bytes;
  },
};

// -- the floor: views come in, moves go out

function floorSeat(base, name, seat, hear) {
  const made = { shown: null, refused: 0, name };
  const { socket, first, ready } = line(`${towards(base)}/${name}/${seat}`, (text, bytes) => {
    made.shown = JSON.parse(text);
    hear(seat, made.shown, bytes);
    ready(bytes);
  });
  made.first = first;
  made.close = () => socket.terminate();
  made.tell = (tale) => socket.send(`{"tell":${tale}}`);
  return made;
}

const floor = {
  async openTable(base, hear) {
    const name = randomUUID();
    const seats = SEATS.map((seat) => floorSeat(base, name, seat, hear));
    await Promise.all(seats.map((seat) => seat.first));
    return seats;
  },
  async comeBack(base, seats, seat) {
    const again = floorSeat(base, seats[seat].name, seat, () => {});
    const bytes = await again.first;
    again.close();
    return bytes;
  },
};

export const wires = { fabletop, boardgame, colyseus, floor };
