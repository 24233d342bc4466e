// What a seat sees of the cave, as `view.py` has it.

import type { BoardProps } from "../../../web/types.d.ts";

export interface Ban {
  by: number;
  type: "kind" | "colour";
  value: string;
  until: number;
}

export interface SeatView {
  track: number;
  tiles: number;
  hand: string[] | null;
  gone: boolean;
  latest: number;
  chosen: boolean;
  shows: string | null;
  score: number | null;
}

export interface Group {
  kind: string;
  tiles: string[];
  points: number;
}

export interface CaveView {
  seat: number | null;
  step: "take" | "lamp" | "extra" | "offer" | "pick" | "ban" | "over";
  actors: number[];
  options: Record<string, unknown>;
  removed: string[];
  start: number;
  active: number;
  turn: number;
  last_round: boolean;
  waived: boolean;
  /** The tile, or how many others it lies face down under. */
  cells: Record<string, string | number>;
  locked: string[];
  display: string[];
  unused: number;
  unused_tiles: string[] | null;
  bans: Ban[];
  seats: SeatView[];
  groups: Group[];
  group_points: number;
  /** What each tile that may be taken brings here and now, by its cell. */
  gains: Record<string, { points: number; count: number; group: number }>;
  offer: string | null;
  taken: string | null;
  taken_from: string | null;
  turned: number;
  ended: string;
  winners: number[];
}

/** What the board reads of the content, as `content.py` has it. */
export interface Content {
  kinds: string[];
  colours: string[];
  points: Record<string, number>;
  caves: Record<string, { layers: string[] }>;
  /** Which cave is built. */
  variants: Record<string, { cave: string }>;
}

export type CaveProps = BoardProps<CaveView>;
