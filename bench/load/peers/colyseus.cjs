// Colyseus with A Thousand Nights: node colyseus.cjs PORT MODULES
// Its patches go out after each move, not at its usual 50 ms: so its latency is its best.
"use strict";
process.env.NODE_ENV = "production";
const { randomInt } = require("node:crypto");
const { createRequire } = require("node:module");
const { SEATS, HAND, SHOWN, allTales } = require("./nights.cjs");

const [port, modules] = process.argv.slice(2);
const fetched = createRequire(`${modules}/`);
const { Server, Room } = fetched("@colyseus/core");
const { WebSocketTransport } = fetched("@colyseus/ws-transport");
const { Schema, ArraySchema, StateView, defineTypes, view } = fetched("@colyseus/schema");

function shuffle(tales) {
  for (let last = tales.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [tales[last], tales[other]] = [tales[other], tales[last]];
  }
  return tales;
}

class Tale extends Schema {}
defineTypes(Tale, { seat: "uint8", tale: "uint8" });

class Hand extends Schema {}
defineTypes(Hand, { tales: ["uint8"] });

class Teller extends Schema {}
defineTypes(Teller, { size: "uint8", points: "uint32", hand: Hand });
view()(Teller.prototype, "hand"); // sent only to whoever has this player in the own view

class State extends Schema {}
defineTypes(State, { told: "uint32", left: "uint8", boxed: "uint8", carpet: [Tale], tellers: [Teller] });

class Nights extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.deck = shuffle(allTales());
    this.box = [];
    this.seats = new Map();
    const tellers = Array.from({ length: SEATS }, () => this.teller());
    const counts = { told: 0, left: this.deck.length, boxed: 0 };
    this.state = new State().assign({
      ...counts,
      carpet: new ArraySchema(),
      tellers: new ArraySchema(...tellers),
    });
    this.onMessage("tell", (client, tale) => this.tell(this.seats.get(client.sessionId), tale));
  }

  teller() {
    const hand = new Hand().assign({ tales: new ArraySchema(...this.deck.splice(0, HAND)) });
    return new Teller().assign({ size: HAND, points: 0, hand });
  }

  onJoin(client) {
    const seat = this.seats.size;
    this.seats.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.tellers[seat]);
  }

  async onDrop(client) {
    await this.allowReconnection(client, 30);
  }

  tell(seat, tale) {
    const state = this.state;
    const { hand } = state.tellers[seat];
    const place = hand.tales.indexOf(tale);
    if (state.told % SEATS !== seat || place < 0) return;
    state.carpet.push(new Tale().assign({ seat, tale }));
    if (state.carpet.length > SHOWN) this.box.push(state.carpet.shift().tale);
    state.tellers[seat].points += tale % 10;
    if (this.deck.length === 0) [this.deck, this.box] = [shuffle(this.box), []];
    hand.tales.splice(place, 1); // a new value at place 0 would reach the client as one more
    hand.tales.push(this.deck.pop());
    state.left = this.deck.length;
    state.boxed = this.box.length;
    state.told += 1;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("nights", Nights);
server.listen(Number(port), "127.0.0.1");
