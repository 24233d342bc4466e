// A Thousand Nights (examples/games/thousand_nights/RULES.md) for the servers written in JavaScript.
"use strict";

const SEATS = 3;
const TALES = 60;
const HAND = 7;
const SHOWN = 12;

/** All tales, in their order: a deck before it is shuffled. */
const allTales = () => Array.from({ length: TALES }, (_, number) => number + 1);

/** One tale is told and another drawn in its place. Lists are changed as they are. */
function tellTale(game, seat, tale, shuffle) {
  const hand = game.hands[seat];
  const place = hand.indexOf(tale);
  if (place < 0) return false;
  game.carpet.push([seat, tale]);
  if (game.carpet.length > SHOWN) game.box.push(game.carpet.shift()[1]);
  game.points[seat] += tale % 10;
  if (game.deck.length === 0) {
    game.deck = shuffle(game.box);
    game.box = [];
  }
  hand[place] = game.deck.pop();
  game.told += 1;
  return true;
}

module.exports = { SEATS, HAND, SHOWN, allTales, tellTale };
