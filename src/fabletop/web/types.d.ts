// The shapes the page works with. docs/wire.md says what they mean; boards are written against `BoardProps`.

export type Word = null | boolean | number | string | Word[];
export type Action = Word[];

export type Hole =
  | { hole: "number"; least: number; most: number; step: number }
  | { hole: "text"; least: number; most: number }
  | { hole: "cards"; of: Word[]; least: number; most: number }
  | { hole: "one"; of: Word[] };
export type Choice = (Word | Hole)[];

export interface Chair {
  name: string | null;
  colour: number;
  bot: string | null;
  online: boolean;
  away: boolean;
  stood_in: boolean;
}

export interface GameEvent {
  n: number;
  key: string;
  args: Record<string, Word>;
}

export interface Outcome {
  reason: string;
  winners: number[];
  ranks: number[];
  scores: number[];
  details: Record<string, Word>[];
  stood_in: number[];
}

export interface Picture<View = unknown> {
  is: "table";
  code: string;
  game: string;
  options: Record<string, Word>;
  phase: "lobby" | "play" | "over";
  chairs: Chair[];
  yours: number[];
  tokens: Record<string, string>;
  seat: number | null;
  curtain: number | null;
  decision: number;
  view: View;
  choices: Choice[];
  seconds: number | null;
  events: GameEvent[];
  outcome: Outcome | null;
  done: string[];
  seal: string | null;
  key: string | null;
}

export interface Refusal {
  is: "refused";
  id: string | null;
  code: string;
  clause: string;
  args: Record<string, Word>;
}

export interface GameInfo {
  key: string;
  version: number;
  seats: number[];
  settings: Record<string, { default: Word; accepts: (Word | Hole)[] }>;
  bots: string[];
  actions: Record<string, string[]>;
  events: Record<string, string[]>;
}

/** Speaks a message of the game (or of the house) in the language chosen now, with the arguments put into words. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

/**
 * What a board gets. A board is `games/<game>/board/board.js`; it exports
 *   Board(props)            the play area: draws the view, offers exactly `choices`
 *   Drawer(props)           one's own things: a drawer below on a phone, a side panel on a wide screen
 *   chip(view, seat)        the short figure beside a player's name (points, cards …), a string
 *   Final(props)            the end: scores counted up, drawn
 *   sounds                  {eventKey: soundName}, which of the shell's sounds an event makes
 *   help                    keys of the sentences that explain the game, in order
 * and its styles are `games/<game>/board/board.css`.
 */
export interface BoardProps<View = unknown> {
  picture: Picture<View>;
  view: View;
  seat: number | null;
  choices: Choice[];
  /** Names, colours and shapes by seat. */
  players: Player[];
  /** Events that came with this picture and have not been shown yet, oldest first. */
  events: GameEvent[];
  say: Say;
  /** Answer the question now put. */
  act: (action: Action) => void;
  /** Ask the server why an action is not possible; the shell shows the answer. */
  why: (action: Action) => void;
  /** No motion wanted. */
  calm: boolean;
  /** Play one of the shell's sounds: "tap", "flip", "take", "coin", "ban", "chime", "turn", "win". */
  sound: (name: string) => void;
}

export interface Player {
  seat: number;
  name: string;
  colour: number;
  shape: string;
  bot: string | null;
  you: boolean;
}

// -- what the shell itself works with

/** What every view tells the shell, whatever the game. */
export interface TableView {
  step: string;
  actors: number[];
}

/** What `games/<game>/board/board.js` exports; only `Board` is a must. */
export interface BoardModule {
  Board: (props: BoardProps<any>) => any;
  Drawer?: (props: BoardProps<any>) => any;
  chip?: (view: any, seat: number) => string;
  Final?: (props: BoardProps<any>) => any;
  sounds?: Record<string, string>;
  help?: string[];
}

/** Anything the server says over the socket. */
export type FromServer =
  | Picture
  | Refusal
  | { is: "done"; id: string }
  | { is: "allowed" };

/** Anything a page says over the socket. */
export type FromPage =
  | { do: "hello"; tokens: string[]; since: number }
  | { do: "sit"; seat: number; name: string; colour: number; id: string }
  | { do: "rename"; seat: number; name: string; colour: number }
  | { do: "bot"; seat: number; level: string }
  | { do: "stand"; seat: number }
  | { do: "start" }
  | { do: "act"; id: string; seat: number; decision: number; action: Action }
  | { do: "why"; seat: number; action: Action }
  | { do: "mine"; seat: number }
  | { do: "back"; seat: number };

/** A table this device has sat at. */
export interface KnownTable {
  code: string;
  game: string;
  when: number;
}
