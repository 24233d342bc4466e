// What a seat sees of Basra, as `view.py` has it.

import type { BoardProps } from "../../../web/types.d.ts";

export type Gang = "swindlers" | "thieves" | "defrauders" | "robbers";
export type Lane = "main" | "side" | null;
export type Colour = "black" | "white";

/** An offer on the table; `give` and `want` are seen from its maker. */
export interface Deal {
  id: string;
  from: number;
  to: number | null;
  give: string[];
  give_money: number;
  want: string[];
  want_money: number;
  mine: boolean;
  can_answer: boolean;
  can_accept: boolean;
}

export interface Purse {
  money: number | null;
  /** In order of acquisition. */
  cards: string[];
  /** So many movement cards. */
  hand: number;
  done: boolean;
  threatened: string[];
  /** How many faces of the white die would catch a threatened bandit, once the black die lies. */
  risk: Record<string, number>;
  /** Those that are complete. */
  groups: string[];
  /** What the gate would pay now. */
  payout: number;
  /** Of that, for bandits, and more for complete groups. */
  worth: [number, number];
  left: boolean;
}

export interface Pile {
  count: number;
  top: string | null;
  groups: Record<string, number>;
}

/** Where a movement card leads. */
export interface Reach {
  card: number;
  lane: Lane;
  square: string;
  /** So many of one's own bandits are in danger there. */
  threatened: number;
}

export interface Verdict {
  seat: number;
  cards: string[];
  paid: number;
  bankrupt: boolean;
}

export interface Judgement {
  gangs: Gang[];
  number: number;
  caught: Verdict[];
}

export interface BasraView {
  step: string;
  prompt?: string;
  actors: number[];
  lap: number;
  laps: number;
  banker: number;
  starter: number;
  active: number;
  square: string;
  /** The way on from a junction, if it is chosen already. */
  lane: Lane;
  quarter: 1 | 2 | 3 | 4;
  kind: string;
  steps_left: number;
  prices: Record<Gang, number>;
  next_prices: Record<Gang, number>;
  piles: Record<Gang, Pile>;
  seats: Purse[];
  hand: number[] | null;
  reach: Reach[];
  unplayed: Record<string, number>;
  played: number[];
  /** The first round: somebody has not moved yet. */
  opening: boolean;
  dice: { black: number | null; white: number | null };
  raid: { gangs: Gang[] } | null;
  last_raid: Judgement | null;
  buying: { left: number; free: number } | null;
  /** Who takes part in a question to several. */
  taking: number[];
  /** In a raid: whom a sensible player drops; the ransom to expect after that, and without it. */
  advice: { drop: string[]; ransom: number; all: number } | null;
  offers: Deal[];
  my_offers_left: number | null;
  tribute: { asked: number[]; chosen: number[]; mine: string | null } | null;
  /** What the gate has paid, lap by lap. */
  paid: number[][];
  options: Record<string, unknown>;
}

/** What the board reads of the content, as `content.py` has it. */
export interface Content {
  gangs: Gang[];
  /** Bandits of a group. */
  members: number;
  start: string;
  /** What something costs, by its step or its square. */
  fees: Record<string, number>;
  /** What the gate pays for one. */
  value: Record<Gang, number>;
  /** By quarter. */
  price: Record<Gang, number[]>;
  group: Record<string, { gang: Gang; destiny: number[] }>;
  square: Record<string, { quarter: 1 | 2 | 3 | 4; kind: string; gangs?: Gang[]; next: string[] }>;
}

export interface BasraProps extends BoardProps<BasraView> {
  /** What the court shows, which may lag behind. */
  court?: BasraView;
}
