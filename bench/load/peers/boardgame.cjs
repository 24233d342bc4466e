// boardgame.io with A Thousand Nights: node boardgame.cjs PORT MODULES [FOLDER]
// Matches are in memory, or in files of that folder, with the storage that boardgame.io brings along.
"use strict";
process.env.NODE_ENV = "production";
const { createRequire } = require("node:module");
const { SEATS, HAND, allTales, tellTale } = require("./nights.cjs");

const [port, modules, folder] = process.argv.slice(2);
const { Server, FlatFile } = createRequire(`${modules}/`)("boardgame.io/server");

const game = {
  name: "nights",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: ({ random }) => {
    const deck = random.Shuffle(allTales());
    const hands = Array.from({ length: SEATS }, () => deck.splice(0, HAND));
    return { told: 0, deck, hands, carpet: [], box: [], points: [0, 0, 0] };
  },
  playerView: ({ G, playerID }) => ({
    told: G.told,
    hand: playerID == null ? null : G.hands[Number(playerID)],
    sizes: G.hands.map((hand) => hand.length),
    left: G.deck.length,
    boxed: G.box.length,
    carpet: G.carpet,
    points: G.points,
  }),
  moves: {
    tell: {
      client: false, // a move draws from the deck, so only the server can make it
      redact: true, // nor may the others read in the log which tale was drawn
      move: ({ G, random, playerID }, tale) =>
        tellTale(G, Number(playerID), tale, random.Shuffle) ? undefined : "INVALID_MOVE",
    },
  },
};

const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [game], origins: [/.*/], db }).run(Number(port));
