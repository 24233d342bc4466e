// What a seat sees of Tom Thumb, as `view.py` has it.

import type { BoardProps, Word } from "../../../web/types.d.ts";

export type Step =
  | "arrive"
  | "look"
  | "ask"
  | "find"
  | "advice"
  | "swap"
  | "insert"
  | "new_look"
  | "result"
  | "between"
  | "tree_look"
  | "boots"
  | "over";
export type Token = "ready" | "used" | "absent";

export interface Summary {
  spaces: number;
  ogre: number;
  pebbles: number;
  turns: number;
  mode: string;
}

export interface TomThumbView {
  step: Step;
  actors: number[];
  options: Record<string, Word>;
  turn: number;
  /** The Guide; of two players who does the Guide's tasks next. */
  guide: number;
  /** Who has to find something now. */
  asked: number | null;
  /** Who will be asked in this turn, in order, those done left out; while the Guide asks. */
  coming: number[];
  /** The Place to be found now. */
  named: string | null;
  found: number;
  /** How many cards the whole Travel deck has. */
  cards: number;
  /** Clockwise; the face where a tile lies open now. */
  circle: (string | null)[];
  /** The vast forest: where each index lies on the table of the content. */
  spots: [number, number][] | null;
  /** From where each seat looks, in degrees. */
  angles: number[];
  common_angle: number;
  lantern: number;
  /** How many spaces, and the last ones before the two bridges. */
  path: { length: number; stone: number; wood: number };
  ogre: number;
  pebbles: number;
  tree: Token;
  boots: Token;
  pebble_spent: boolean;
  help_called: boolean;
  /** By seat: an index, "none" for "I don't know", null while nothing was said. */
  advice: (number | "none" | null)[];
  votes: (string | null)[];
  entitled: number[];
  /** What could lose the game at once. */
  at_stake: string[];
  waiting: string[];
  new: number[];
  ready: number[];
  /** The Guide's own eyes only. */
  hand: string[] | null;
  two: boolean;
  ended: "" | "won" | "lost" | "aborted";
  summary: Summary | null;
}

/** What the board reads of the content, as `content.py` has it. */
export interface Content {
  /** The face of the Wolves. */
  wolves: string;
  /** Of a turn. */
  questions: number;
  /** The tiles of the Ogre's picture. */
  ogre: number;
  /** How wide and deep the table of the vast forest is. */
  table: number;
  path: Record<string, TomThumbView["path"]>;
  mode: Record<string, { pebbles: number }>;
  seconds: { dark_look: number };
}

export type TomThumbProps = BoardProps<TomThumbView>;
