// What a seat sees of Open Sesame, as `view.py` has it.

import type { Action, BoardProps, Refusal, Word } from "../../../web/types.d.ts";

export type Alarm = "shiny" | "noisy" | "encumbering";

export interface HandCard {
  kind: string;
  named: boolean;
  adjective: string | null;
}

export interface Result {
  cards: string[];
  points: number;
  unique: number;
  rank: number;
}

export interface Entry {
  kind: string;
  count: number;
  adjective: string | null;
}

export interface OpenSesameView {
  step: "decide" | "reveal" | "recite" | "rule" | "claim" | "share" | "spoils" | "over";
  actors: number[];
  options: Record<string, Word>;
  /** The seat of Ali Baba. */
  ali: number;
  reciter: number | null;
  may_stop: boolean;
  hand_size: number;
  pile: number;
  tokens: Record<Alarm, number>;
  /** One more of these, and he is caught. */
  danger: Alarm[];
  caught_by: Alarm[];
  last_round: boolean;
  /** How many cards, by seat. */
  collections: number[];
  band: number | null;
  revealed: string | null;
  seen: number[];
  named_total: number;
  face_up: { kind: string; adjective: string | null }[];
  pool: string[];
  /** 1 he left, 2 a mistake, 3 he was captured. */
  case: 0 | 1 | 2 | 3;
  culprit: number | null;
  /** Who takes a card next, and then; the Band behind the last seat. */
  order: number[];
  /** Ali Baba's own eyes only, in the order of the reveals. */
  hand: HandCard[] | null;
  waiting: { kind: string; adjective: string; in_force: string } | null;
  results: Result[] | null;
  band_cards: string[] | null;
  ended: "" | "scored" | "aborted";
}

/** What the board reads of the content, as `content.py` has it. */
export interface Content {
  chief: string;
  alarms: Alarm[];
  /** Of a type. */
  tokens: number;
  /** Always in this order; `alarm` may be "quiet". */
  catalogue: Record<string, { copies: number; alarm: string }>;
  /** What a smaller deck lacks. */
  decks: Record<string, Record<string, number>>;
}

export type Preview = { understood: unknown; refusal: Refusal | null };

export type OpenSesameProps = BoardProps<OpenSesameView> & {
  /** The seats of this device that may answer now. */
  asked: number[];
  preview: (action: Action) => Promise<Preview>;
  speak?: (text: string) => void;
  listen?: (onText: (text: string) => void, onEnd: () => void) => (() => void) | null;
  language: string;
};
