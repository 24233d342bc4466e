// A finished game, seen again.

import type { Action, GameEvent, Pack, Reason, Word } from "./types.d.ts";

/** A game as it was written down: what people did and what chance answered. */
export interface GameRecord {
  fabletop: number;
  game: string;
  version: number;
  seats: number;
  options: Record<string, Word>;
  players: string[];
  /** The commitment shown before the game, and the key it was made from. */
  seal: string | null;
  key: string | null;
  /** What chance answered, as pairs: a number below n?, the answer. */
  chance: [number, number][];
  moves: RecordMove[];
  chain?: string[];
  check: string;
}

export interface RecordMove {
  seat: number;
  action: Action;
  chance: [number, number][];
  at: number;
  by: string;
  surprise: boolean;
}

/** Where a record does not fit: moves and outcomes are counted from 1, and 0 means none. */
export interface FairPlace {
  part: "whole" | "key" | "seal" | "beginning" | "setup" | "move";
  number: number;
  outcome: number;
}
/**
 * What does not fit: no record, no seal in it, the key, the seal, an outcome of chance, what was written down, the sum
 * over all.
 */
export type FairWhy = "record" | "unsealed" | "key" | "seal" | "outcome" | "changed" | "checksum";
export type Verdict = { ok: true; outcomes: number } | { ok: false; place: FairPlace; why: FairWhy };

/** What somebody was told, or everybody. */
export interface ToldEvent {
  key: string;
  args: Record<string, Word>;
  to: number[] | null;
  /** As at the table. */
  weight?: GameEvent["weight"];
  lasts?: number;
}

/** How it stood after a move; number 0 is before the first. */
export interface Frame {
  n: number;
  move: { seat: number; action: Action; at: number; by: string; why: Reason | null } | null;
  step: string;
  actors: number[];
  /** By eyes: "watch", "0" … */
  views: Record<string, unknown>;
  events: ToldEvent[];
  /** What everybody had by then, in a game that counts as it goes. */
  points: number[] | null;
  /** This move was taken back later. */
  gone?: boolean;
}

export interface ReplayPart {
  game: string;
  version: number;
  seats: number;
  options: Record<string, Word>;
  players: string[];
  /** Their colours, where they are known. */
  colours?: number[];
  moves: number;
  over: boolean;
  pack: Pack | null;
  frames: Frame[];
}
