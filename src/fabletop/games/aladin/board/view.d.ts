// What a seat sees of Aladin, as `view.py` has it.

import type { BoardProps } from "../../../web/types.d.ts";

export type Chest = "bronze" | "silver" | "gold";
export type Gem = "emerald" | "ruby" | "sapphire" | "topaz";
export type Piece = "bracelet" | "ring" | "necklace";

export interface Die {
  chest: Chest;
  value: number;
}

export interface Place {
  /** How many cards are left in it. */
  pile: number;
  /** How many of them lie above the Sorcerer; null when he is out. */
  sorcerer: number | null;
  winner: number | null;
  fate: "" | "searching" | "kept" | "bust" | "nobody";
  kept: number;
}

export interface Hoard {
  ready: boolean;
  dice: (Die & { void: boolean })[];
  cards: number;
  gems: Record<Gem, { cards: string[]; talismans: string[]; count: number; leads: boolean }>;
  alone: string[];
  jewels: Record<Chest, Record<Piece, string[]>>;
  sets: Record<Chest, number>;
  /** What can be stolen, given and passed. */
  loose: string[];
  ring: boolean;
  charmed: boolean;
  tokens: number[];
  rights: number;
  points: number;
  frozen: boolean;
}

export interface Slap {
  seat: number;
  ms: number;
  claimed: number;
  head_start: number;
  clamped: boolean;
  kind: "first" | "slow" | "false" | "early" | "late";
}

export interface Match {
  value: number;
  holders: number[];
  winner: number | null;
  margin: number | null;
  by: "" | "speed" | "rights" | "lot" | "token";
}

export interface Race {
  matched: Match[];
  slaps: Slap[];
  tokens: { seat: number; token: number }[];
}

export interface Search {
  chest: Chest;
  seat: number;
  die: number;
  /** So many scorpions, and everything is lost. */
  limit: number;
  drawn: string[];
  scorpions: number;
  left: number;
  odds: number | null;
}

export interface AladinView {
  step: string;
  actors: number[];
  round: number;
  mode: "race" | "sealed" | "lottery";
  duel: boolean;
  last_round: boolean;
  chests: Record<Chest, Place>;
  lamp_pile: number;
  lamp: { card: string; effect: string; wish: 1 | 2 | 3; seat: number } | null;
  wishing: number | null;
  rights: { value: number; seat: number }[];
  seats: Hoard[];
  ring: "none" | "table" | "owned";
  discard: string[];
  locked: number[];
  race: Race | null;
  penalty: { seat: number; thief: number | null } | null;
  search: Search | null;
  talisman: { seat: number; card: string; gems: Gem[] } | null;
  caravan: { chosen: number[]; asked: number[] } | null;
  own: { program: { dice: Die[]; token: number } | null; passing: string | null } | null;
  prompt?: string;
}

/** What the board reads of the content, as `content.py` has it. */
export interface Content {
  /** In the order in which they are searched. */
  chests: Chest[];
  gems: Gem[];
  pieces: Piece[];
  /** Of a die. */
  sides: number;
  /** Starting cards of each gem. */
  starting: number;
  wishes: number;
  tokens: number;
  /** Of each card of a chest, by what is drawn on it, in the order of their numbers. */
  scorpions: Record<Chest, Record<string, number[]>>;
  /** `set`: what a complete set brings besides its cards. */
  points: { majority: number; set: Record<Chest, number> };
  seconds: { countdown: number };
}

export type AladinProps = BoardProps<AladinView>;
