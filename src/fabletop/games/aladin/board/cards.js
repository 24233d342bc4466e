// The cards as they are printed: content.toml has the same. What they do is for the rules to know.

/** @typedef {"bronze" | "silver" | "gold"} Chest */
/** @typedef {"emerald" | "ruby" | "sapphire" | "topaz"} Gem */
/** @typedef {"bracelet" | "ring" | "necklace"} Piece */

/** In the order in which they are searched. @type {Chest[]} */
export const CHESTS = ["bronze", "silver", "gold"];
/** @type {Gem[]} */
export const GEMS = ["emerald", "ruby", "sapphire", "topaz"];
/** @type {Piece[]} */
export const PIECES = ["bracelet", "ring", "necklace"];

/** Every kind of treasure, in the order in which a treasure is laid out. */
export const KINDS = [...GEMS, ...CHESTS.flatMap((metal) => PIECES.map((piece) => `${metal}-${piece}`)), "talisman"];

const OF_EACH = 3;
const SORCERER = 26;
/** The scorpions of the cards 1 to 25. @type {Record<string, string>} */
const SCORPIONS = {
  B: "0050010020000010020340015",
  S: "0010050010030010020340015",
  G: "0010010050230010020340015",
};

let scorpions = SCORPIONS;

/** The chest a card comes from; the starting cards come from none. @param {string} card @returns {Chest | null} */
export function chestOf(card) {
  if (card.startsWith("ST")) return null;
  return CHESTS["BSG".indexOf(card[0] ?? "")] ?? null;
}

/** @param {string} card */
function numberOf(card) {
  return Number(card.replace(/\D/g, ""));
}

/** What is drawn on a card. @param {string} card @returns {string} */
export function kindOf(card) {
  const number = numberOf(card);
  const chest = chestOf(card);
  if (chest === null) return GEMS[Math.floor((number - 1) / 2)] ?? "talisman";
  if (number === SORCERER) return "sorcerer";
  const kind = Math.floor((number - 1) / OF_EACH);
  const piece = PIECES[kind - GEMS.length];
  return GEMS[kind] ?? (piece ? `${chest}-${piece}` : "talisman");
}

/** How many scorpions are drawn on it. @param {string} card */
export function scorpionsOf(card) {
  return card.startsWith("ST") ? 0 : Number(scorpions[card[0] ?? ""]?.[numberOf(card) - 1] ?? 0);
}

/** @typedef {{kind: string, cards: string[]}} Heap */

/** Cards of one kind together, kinds in their order. @param {string[]} cards @returns {Heap[]} */
export function heaps(cards) {
  const kinds = [...KINDS, "sorcerer"].map((kind) => ({ kind, cards: cards.filter((card) => kindOf(card) === kind) }));
  return kinds.filter((heap) => heap.cards.length > 0);
}

/** @type {{card: number, set: Record<Chest, number>, majority: number, magic_ring: number}} */
const POINTS = { card: 1, set: { bronze: 6, silver: 8, gold: 10 }, majority: 5, magic_ring: 5 };

/** What a complete set brings besides its cards. */
export let SET_POINTS = POINTS.set;
export let MAJORITY_POINTS = POINTS.majority;

/**
 * Cards and points as a content pack has them; null: as in the box.
 * @param {{points: typeof POINTS, scorpions: Record<string, Record<string, number[]>>} | null} content
 */
export function adopt(content) {
  ({ set: SET_POINTS, majority: MAJORITY_POINTS } = content?.points ?? POINTS);
  const chests = CHESTS.map((chest, n) => [
    "BSG"[n],
    Object.values(content?.scorpions[chest] ?? {})
      .flat()
      .join(""),
  ]);
  scorpions = content ? Object.fromEntries(chests) : SCORPIONS;
}
