// The shapes the page works with. docs/wire.md says what they mean; boards are written against `BoardProps`.

export type { FairPlace, FairWhy, Frame, GameRecord, RecordMove, ReplayPart, ToldEvent, Verdict } from "./record.d.ts";

export type Word = null | boolean | number | string | Word[];
export type Action = Word[];

export type Hole =
  | { hole: "number"; least: number; most: number; step: number }
  | { hole: "text"; least: number; most: number }
  | { hole: "cards"; of: Word[]; least: number; most: number }
  | { hole: "one"; of: Word[] }
  /** A list of numbers, one for each chair of the table, `length` at most; an empty list is the least for everybody. */
  | { hole: "row"; least: number; most: number; step: number; length: number };
export type Choice = (Word | Hole)[];

/** What makes it easier for one chair; everybody sees it. */
export interface Help {
  /** How long its clocks run. */
  time: "usual" | "double" | "endless";
  /** It may ask what a bot would do. */
  hints: boolean;
  /** Larger print. */
  large: boolean;
  /** No reflexes needed: however long a press took, it counts like that of a usual hand. */
  calm: boolean;
}

/** What the host decides for everybody. */
export interface House {
  /** Nobody new comes in, not even to watch. */
  locked: boolean;
  /** Whoever says the code is let in. */
  door: boolean;
  /** The game rests. */
  paused: boolean;
  /** Words of one's own are allowed, where the game allows them. */
  chat: boolean;
  /** No clocks: a game over days. */
  slow: boolean;
  /** Bots say something now and then. */
  banter: boolean;
  /** A guided first game: looks last until all are ready. */
  lesson: boolean;
  /** Bots wait until the learner has read. */
  waits: boolean;
  /** Whoever does not answer in time is played for. */
  clock: boolean;
  /** A television shows the table; nobody decides that, it is there. */
  tv: boolean;
}

export interface Chair {
  name: string | null;
  colour: number;
  bot: string | null;
  online: boolean;
  away: boolean;
  stood_in: boolean;
  /** Its bot hands over as soon as it has answered. */
  returning: boolean;
  /** The settings that whoever sits here has ticked for themselves. */
  ticks: string[];
  /** The line to whoever sits here is slow. */
  slow: boolean | undefined;
  help: Help;
  /** The host has freed it in the middle of a game: anybody may sit down for its bot. */
  free: boolean;
}

/** What is asked goes to the quickest. */
export interface Race {
  /** The action by which one reacts; its argument is the time it took. */
  verb: string;
  /** Whether reactions count already; before that, one is too early. */
  open: boolean;
}

export interface GameEvent {
  n: number;
  key: string;
  args: Record<string, Word>;
  /** Something players have to remember by themselves: told for a moment, then gone from the page. */
  fleeting?: true;
  /** How it is shown: a beat is seen and may be skipped, a climax has the stage; without a weight it takes no time. */
  weight?: "beat" | "climax";
  /** For how many seconds it is seen. */
  lasts?: number;
  /** When its turn begins, in milliseconds after its picture; the conductor says so. */
  at?: number;
  /** And for how many milliseconds it has the stage. */
  takes?: number;
}

export interface Outcome {
  reason: string;
  winners: number[];
  ranks: number[];
  scores: number[];
  details: Record<string, Word>[];
  stood_in: number[];
}

/** A game of the evening: by seat who played and how it went; a game that was ended early has no places. */
export interface EveningGame {
  game: string;
  players: string[];
  scores: number[];
  ranks: number[];
  winners: number[];
  /** What opens its record, for those who played it. */
  record?: string | null;
}

export interface Picture<View = unknown> {
  is: "table";
  /** What people say to be let in while the door is open. */
  code: string;
  /** Where the table stands: the code, and what nobody guesses. */
  address: string;
  game: string;
  options: Record<string, Word>;
  /** The content pack on the table; what is in it the page asks for once. */
  pack: { id: string; title: string } | null;
  phase: "lobby" | "play" | "over";
  chairs: Chair[];
  /** The seat that decides for the table: whoever came first, of those who are there. */
  host: number | null;
  house: House;
  /** How many devices look on without a chair; televisions are not among them. */
  watchers: number;
  /** Taking back: which seat of this device could ask for it, who asks now, who has not agreed yet. */
  undo: { seat: number | null; asks: number | null; waits: number[] };
  /** Events that were taken back, from and to, by number. */
  gaps: [number, number][];
  yours: number[];
  /** The keys to this device's chairs; one who only watches has the key "watch". */
  tokens: Record<string, string>;
  seat: number | null;
  curtain: number | null;
  /** The seats of this device that may answer now with what is on the screen. */
  asked: number[];
  /** What this device may say now: one of the phrases, anything, or nothing. */
  talk: null | "phrases" | "free";
  decision: number;
  view: View;
  choices: Choice[];
  race: Race | null | undefined;
  seconds: number | null;
  /** For how many seconds there is something to see before the question is put. */
  news: number | undefined;
  events: GameEvent[];
  outcome: Outcome | null;
  /** The games that are over at this table, oldest first, the one on the table too. */
  evening: EveningGame[] | undefined;
  /** What opens the record of the game that is over, for those who played it. */
  record: string | null;
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
  /** Those that need no setting of their own. */
  usual_seats: number[];
  /** What it has: pages with its rules, the words of a guided first game, content that packs can change. */
  brings: ("rules" | "guide" | "packs")[];
  /** The options of a first game. */
  lesson: Record<string, Word>;
  settings: Record<string, GameSetting>;
  /** The settings shown at first; all others are folded away. */
  main: string[];
  /** Its bots, the best to begin with first. */
  bots: string[];
  /** Those of them who are somebody: how hard to beat, from 1 to 5, and in which way. */
  characters: Record<string, { level: number; style: string; memory: string; pace: string }>;
  actions: Record<string, string[]>;
  events: Record<string, string[]>;
  /** The events of which nothing may stay on the page. */
  fleeting: string[];
  /** What events say of their seat, for statistics: it knew something by heart or missed it, or how quick it was. */
  feats?: Record<string, "knew" | "missed" | "ms">;
  /** Where seats are in what the view says in words. */
  view: Record<string, Shape>;
}

/** Where seats are in a value: it is one, or it is a list by seat, or such are inside. */
export type Shape =
  "seat" | { each: Shape } | { all: Shape } | { row: Shape[] } | { keys: Record<string, Shape> } | null;

export interface GameSetting {
  default: Word;
  accepts: (Word | Hole)[];
  /** Not chosen by the host, but ticked by each player for their own chair. */
  ticked: boolean;
}

/** What a game makes of an action before it is played: what it understood of a free text, or why it says no. */
export type Preview = { understood: unknown; refusal: null } | { understood: null; refusal: Refusal };

/** Speaks a message of the game (or of the house) in the language chosen now, with the arguments put into words. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

/**
 * What a board gets. A board is `games/<game>/board/board.js`; it exports
 *   Board(props)            the play area: draws the view, offers exactly `choices`
 *   Drawer(props)           one's own things: a drawer below on a phone, a side panel on a wide screen
 *   chip(view, seat)        the short figure beside a player's name (points, cards …), a string
 *   Final(props)            the end: scores counted up, drawn
 *   Lobby(props)            what people should see or try before the game, under the chairs (`BoardLobbyProps`)
 * marks(props)            what its styles need to know at the table itself: data attributes of `.table`, without
 * "data-"
 *   hintWords(props, action)  a hint as this screen says it, where the game's own words do not do
 *   sounds                  {eventKey: soundName}, which of the shell's sounds an event makes
 *   help                    keys of the sentences that explain the game, in order
 * and its styles are `games/<game>/board/board.css`.
 */
export interface BoardProps<View = unknown> {
  picture: Picture<View>;
  view: View;
  seat: number | null;
  /** The seats that may answer now with what is on the screen; several, if all look at one device together. */
  asked: number[];
  choices: Choice[];
  /** What has happened is still being shown: nobody is asked yet. */
  playing: boolean;
  /** Names, colours and shapes by seat. */
  players: Player[];
  /** Events that came with this picture and have not been shown yet, oldest first. Fleeting ones leave this list. */
  events: GameEvent[];
  /** Those of them still to be told while the news is `playing`. What they change keeps its old look (held.js). */
  coming: GameEvent[];
  say: Say;
  /** The language chosen now: "en", "uk" … */
  language: string;
  /** Answer the question now put, for everybody in `asked`. */
  act: (action: Action) => void;
  /**
   * One seat of this device reacts, while there is a `picture.race`. `timeStamp` is that of the input event
   * (pointerdown,
   * keydown; trusted, not a repetition): the shell tells the server how long after the picture was painted that was. It
   * counts once for each seat and question.
   */
  press: (seat: number, timeStamp: number) => void;
  /** The seats of this device that have pressed in the question now put. */
  pressed: number[];
  /** Ask the server why an action is not possible; the shell shows the answer. */
  why: (action: Action) => void;
  /** Ask what the server makes of an action; the shell shows nothing. With the line down it knows neither. */
  preview: (action: Action) => Promise<Preview>;
  /** What a bot would do, once this device has asked for a hint: the board lights up what it speaks of. */
  hint?: Action | null;
  /** Somebody reads the guide of a lesson: nothing that a board answers by itself is answered before. */
  reading?: boolean;
  /** No motion wanted. */
  calm: boolean;
  /** Play one of the shell's sounds: "tap", "flip", "take", "coin", "ban", "chime", "turn", "win". */
  sound: (name: string) => void;
  /** Say something aloud, if sounds are wanted and the device has a voice for the language. */
  speak: (text: string) => void;
  /** Hear what is spoken, as one text that grows, until the function returned is called; null where no device can. */
  listen: (onText: (text: string) => void, onEnd: () => void) => (() => void) | null;
}

/** What a board's `Lobby` gets. */
export interface BoardLobbyProps {
  picture: Picture<null>;
  info: GameInfo;
  say: Say;
  /** Choose another value for an option of the table. */
  choose: (name: string, value: Word) => void;
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
  /** Where one step asks for different things: which `ask-` and `wait-` message to show. */
  prompt?: string;
  actors: number[];
}

/** What `games/<game>/board/board.js` exports; only `Board` is a must. */
export interface BoardModule {
  Board: (props: BoardProps<any>) => any;
  Drawer?: (props: BoardProps<any>) => any;
  chip?: (view: any, seat: number) => string;
  /** What somebody owns before all eyes, as pieces (`piece.js`) and how many: for televisions. */
  owned?: (view: any, seat: number) => { piece: string; count: number }[];
  Final?: (props: BoardProps<any>) => any;
  Lobby?: (props: BoardLobbyProps) => any;
  marks?: (props: BoardProps<any>) => Record<string, string>;
  /** A hinted action in words that depend on what is on the screen, or null for the words of the game. */
  hintWords?: (props: BoardProps<any>, action: Action) => string | null;
  sounds?: Record<string, string>;
  help?: string[];
  /** Draw with this content from now on: called before anything is shown, and again for a table with a pack. */
  adopt?: (content: any) => void;
}

/** The content of a game as `about.content` has it: content.toml, with what a pack changes. */
export type Content = Record<string, unknown>;

/** What a content pack says of itself, and what differs with it. */
export interface PackAbout {
  id: string;
  game: string;
  title: string;
  author: string;
  licence: string;
  about: string;
  differences: { says: string; args: Record<string, unknown>; spoken: string; usual: unknown; now: unknown }[];
}

/** A content pack as a table shows it: with its words by language, as Fluent, and the whole content of the game. */
export interface Pack extends PackAbout {
  words: Record<string, string>;
  content: Content;
}

/** Something wrong in a pack somebody brings. */
export interface PackFault {
  line: number;
  code: string;
  args: Record<string, unknown>;
}

/** Anything the server says over the socket. */
export type FromServer =
  | Picture
  | Patch
  | Refusal
  | { is: "done"; id: string }
  | { is: "allowed"; id: string | null; understood: unknown }
  | { is: "hint"; id: string; seat: number; action: Action; why: Reason | null }
  | { is: "ticket"; seat: number; ticket: string }
  | Notice
  | Said;

/** What differs between two values; what is not named did not change. */
export interface Difference {
  /** Members that are new or different, by name; in a list by place. */
  set?: Record<string, unknown>;
  /** Members that changed inside. */
  in?: Record<string, Difference>;
  /** Members that are gone. */
  out?: string[];
  /** In a list, one after the other: the place, how many go there, and what comes there. */
  splice?: [number, number, ...unknown[]][];
}

/** What differs from the picture this device was sent last. */
export interface Patch extends Difference {
  /** Every other message says what it is. */
  is?: undefined;
  /** As in a picture; without any, there is nothing new. */
  events?: GameEvent[];
  done?: string[];
}

/** Somebody's chair was freed, or taken: whose it was, and who did it. Or the clock has answered for somebody here. */
export interface Notice {
  is: "notice";
  key: "chair-freed" | "chair-left" | "chair-taken" | "clock-answered";
  seat: number;
  name: string;
  by: string;
}

/** Why a bot did what it did, or would. */
export interface Reason {
  key: string;
  args: Record<string, unknown>;
}

/** Somebody says something: one of the phrases of the house, or words of their own. */
export type Said = { is: "said"; seat: number; marked?: boolean } & ({ phrase: string } | { text: string });

/** Anything a page says over the socket. */
export type FromPage =
  | { do: "hello"; tokens: string[]; since: number; ticket?: string; tv?: boolean; device?: string }
  | { do: "sit"; seat: number; name: string; colour: number; id: string }
  | { do: "rename"; seat: number; name: string; colour: number }
  | { do: "bot"; seat: number; level: string; name?: string }
  | { do: "stand"; seat: number }
  | { do: "start" }
  | { do: "act"; id: string; seat: number; decision: number; action: Action }
  | { do: "why"; seat: number; action: Action; id?: string }
  | { do: "choose"; name: string; value: Word }
  | { do: "tick"; seat: number; name: string; on: boolean }
  | { do: "say"; seat: number; text: string }
  | { do: "say"; seat: number; phrase: string }
  | { do: "mine"; seat: number }
  | { do: "back"; seat: number }
  | { do: "read"; seat: number; on: boolean }
  | { do: "house"; name: Exclude<keyof House, "tv">; on: boolean }
  | { do: "dismiss" }
  | { do: "pack"; id: string }
  | { do: "free"; seat: number }
  | { do: "swap"; seat: number; other: number }
  | { do: "end" }
  | { do: "again"; game: string }
  | ({ do: "help"; seat: number } & Help)
  | { do: "hint"; seat: number; id: string }
  | { do: "undo"; seat: number }
  | { do: "consent"; seat: number; on: boolean }
  | { do: "ticket"; seat: number };

/** A table this device has sat at. */
export interface KnownTable {
  code: string;
  /** Tables that older versions remembered have only their code. */
  address?: string;
  game: string;
  when: number;
  /** Whether it is played on this device, without a server. */
  device?: boolean;
}

declare global {
  /** What `ahead.js` asks before any module is here. */
  var fabletopEarly: { path: string; answer: Promise<Response> } | undefined;
}
