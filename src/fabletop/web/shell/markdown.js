// The small Markdown in which rules are written, read into plain data and drawn without any HTML: headings, paragraphs,
// lists, tables, **bold**, pictures of pieces, boxes (lines that begin with ">": examples and notes), and clause tags
// in front of a piece of text. Nobody sees a tag: it is where the rules open when something is refused.

import { h } from "../vendor/preact.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */
/** @typedef {{text: string, bold: boolean}} Span */
/** @typedef {{name: string, alt: string}} Picture */
/** @typedef {{clauses: string[], spans: Span[]}} Piece of text, with the clauses it stands for */
/** @typedef {{kind: "heading", level: number, id: string, text: string}} Heading */
/** @typedef {{kind: "list", ordered: boolean, items: Piece[]}} List */
/** @typedef {Heading
 *   | List
 *   | {kind: "text", piece: Piece}
 *   | {kind: "table", head: Span[][], rows: {clauses: string[], cells: Span[][]}[]}
 *   | {kind: "box", blocks: Block[]}
 *   | {kind: "pictures", pictures: Picture[]}} Block */

const FEW_COLUMNS = 4; // so many find room on a phone
const HEADING = /^(#{1,3})\s+(.*)$/;
const ITEM = /^(?:-|(\d+)\.)\s+(.*)$/;
const PICTURE = /!\[([^\]]*)\]\(piece:([\w-]+)\)/g;
const TAGS = /^\[([A-Z]+-\d+[a-z]?(?: [A-Z]+-\d+[a-z]?)*)\]\s*/;
const BOX = /^>\s?/;
const RULE = /^\|[\s:|-]+\|$/;

/** @param {string} source @returns {Block[]} */
export function parse(source) {
  /** @type {Block[]} */
  const blocks = [];
  for (const lines of groups(source))
    blocks.push(...readGroup(lines, blocks.filter((block) => block.kind === "heading").length));
  return blocks;
}

/** Lines that belong together: nothing empty between them. @param {string} source */
function groups(source) {
  return source
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((group) => group.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length);
}

/** What kind of thing a line begins. @param {string} line */
function kindOf(line) {
  if (HEADING.test(line)) return "heading";
  if (line.startsWith("|")) return "table";
  if (BOX.test(line)) return "box";
  if (ITEM.test(line)) return "list";
  return line.replace(PICTURE, "").trim() ? "text" : "pictures";
}

/**
 * A group is mostly one thing, but things may also follow each other without an empty line.
 * @param {string[]} lines @param {number} headings so far
 */
function readGroup(lines, headings) {
  /** @type {{kind: string, lines: string[]}[]} */
  const parts = [];
  for (const line of lines) {
    const last = parts[parts.length - 1];
    const kind = kindOf(line.trim());
    const goesOn = last && (last.kind === kind || (kind === "text" && last.kind === "list")) && kind !== "heading";
    if (goesOn) last.lines.push(line.trim());
    else parts.push({ kind, lines: [line.trim()] });
  }
  return parts.map(({ kind, lines: own }) => read(kind, own, kind === "heading" ? headings++ : 0));
}

/** @param {string} kind @param {string[]} lines @param {number} number @returns {Block} */
function read(kind, lines, number) {
  const [first = ""] = lines;
  if (kind === "heading") return readHeading(first, number);
  if (kind === "table") return readTable(lines);
  if (kind === "box")
    return {
      kind,
      blocks: readGroup(
        lines.map((line) => line.replace(BOX, "")),
        0,
      ),
    };
  if (kind === "pictures") return { kind, pictures: lines.flatMap(pictures) };
  if (kind === "list") return { kind, ordered: /^\d/.test(first), items: readItems(lines) };
  return { kind: "text", piece: readPiece(lines.join(" ")) };
}

/** @param {string} line @param {number} number @returns {Heading} */
function readHeading(line, number) {
  const [, hashes = "#", text = ""] = HEADING.exec(line) ?? [];
  return { kind: "heading", level: hashes.length, id: `section-${number}`, text: text.replaceAll("**", "") };
}

/** @param {string} line @returns {Picture[]} */
function pictures(line) {
  return [...line.matchAll(PICTURE)].map(([, alt = "", name = ""]) => ({ alt, name }));
}

/** @param {string[]} lines */
function readItems(lines) {
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? "");
    else items[items.length - 1] += ` ${line}`;
  }
  return items.map(readPiece);
}

/** @param {string} text @returns {Piece} */
function readPiece(text) {
  const tags = TAGS.exec(text);
  return { clauses: tags?.[1]?.split(" ") ?? [], spans: spansOf(text.replace(TAGS, "")) };
}

/** @param {string} text @returns {Span[]} */
function spansOf(text) {
  const parts = text.split("**");
  const closed = parts.length % 2 === 1; // a lone ** is only two stars
  const spans = closed ? parts.map((part, n) => ({ text: part, bold: n % 2 === 1 })) : [{ text, bold: false }];
  return spans.filter((span) => span.text);
}

/** @param {string[]} lines @returns {Block} */
function readTable(lines) {
  const [head = "", ...rest] = lines.filter((line) => !RULE.test(line));
  const rows = rest.map((line) => {
    const [first = "", ...others] = cellsOf(line);
    const { clauses, spans } = readPiece(first);
    return { clauses, cells: [spans, ...others.map(spansOf)] };
  });
  return { kind: "table", head: cellsOf(head).map(spansOf), rows };
}

/** @param {string} line */
function cellsOf(line) {
  return line
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** All the clauses that stand somewhere. @param {Block[]} blocks @returns {string[]} */
export function clausesOf(blocks) {
  return blocks.flatMap((block) => {
    if (block.kind === "box") return clausesOf(block.blocks);
    if (block.kind === "text") return block.piece.clauses;
    if (block.kind === "list") return block.items.flatMap((item) => item.clauses);
    return block.kind === "table" ? block.rows.flatMap((row) => row.clauses) : [];
  });
}

// -- searching

/**
 * As one types it, letter for letter: without capitals and accents, any space and any apostrophe a plain one.
 * @param {string} text
 */
export function fold(text) {
  return Array.from({ length: text.length }, (_, n) => {
    const letter = text.charAt(n) === "’" ? "'" : text.charAt(n);
    return letter.normalize("NFKD").charAt(0).toLowerCase().charAt(0) || letter;
  }).join("");
}

/**
 * Where something wanted (already folded) stands in a text.
 * @param {string} text @param {string} wanted @returns {number[]}
 */
function findAll(text, wanted) {
  const folded = fold(text);
  const found = [];
  for (let at = folded.indexOf(wanted); wanted && at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    found.push(at);
  return found;
}

/** @param {Span[]} spans */
function plain(spans) {
  return spans.map((span) => span.text).join("");
}

/** How often it stands in spans. @param {Span[]} spans @param {string} wanted */
function hitsIn(spans, wanted) {
  return findAll(plain(spans), wanted).length;
}

/** @param {Span[][]} cells @param {string} wanted */
function hitsInRow(cells, wanted) {
  return cells.reduce((sum, spans) => sum + hitsIn(spans, wanted), 0);
}

/**
 * Only what has to do with the wanted word: those pieces, their headings, and how many places there are.
 * @param {Block[]} blocks @param {string} wanted @returns {{blocks: Block[], places: number}}
 */
export function search(blocks, wanted) {
  const folded = fold(wanted.trim());
  let places = 0;
  let whole = 0; // the level of a heading that was found: all under it stays
  /** @type {Block[]} */
  const kept = [];
  /** @type {Heading[]} above what is looked at, without anything found under them yet */
  let above = [];
  for (const block of blocks) {
    const [left, hits] = sift(block, folded);
    places += hits;
    if (block.kind === "heading") {
      above = [...above.filter((one) => one.level < block.level), block];
      if (whole >= block.level) whole = 0;
      if (hits && !whole) whole = block.level;
    }
    if (!hits && !whole) continue;
    kept.push(...above.filter((one) => one !== block), whole ? block : left);
    above = [];
  }
  return { blocks: kept, places };
}

/**
 * @param {Block} block
 * @param {string} wanted @returns {[Block, number]} what is left of it, and how many places that is
 */
function sift(block, wanted) {
  if (block.kind === "heading") return [block, findAll(block.text, wanted).length];
  if (block.kind === "text") return [block, hitsIn(block.piece.spans, wanted)];
  if (block.kind === "box") return [block, block.blocks.reduce((sum, one) => sum + sift(one, wanted)[1], 0)];
  if (block.kind === "pictures") return [block, block.pictures.filter(({ alt }) => findAll(alt, wanted).length).length];
  if (block.kind === "list") {
    const items = block.items.filter((item) => hitsIn(item.spans, wanted));
    return [{ ...block, items }, items.reduce((sum, item) => sum + hitsIn(item.spans, wanted), 0)];
  }
  const head = hitsInRow(block.head, wanted);
  const rows = block.rows.filter((row) => hitsInRow(row.cells, wanted));
  return [
    { ...block, rows: rows.length ? rows : block.rows },
    rows.reduce((sum, row) => sum + hitsInRow(row.cells, wanted), head),
  ];
}

// -- drawing

/**
 * @typedef {object} Drawing
 * @property {number} deeper how much deeper headings stand than in the text
 * @property {string} wanted what is searched for, "" for nothing
 * @property {(picture: Picture) => Children} picture draws a piece
 */

/** @param {{blocks: Block[], drawing: Drawing}} props */
export function Markdown({ blocks, drawing }) {
  return blocks.map((block, n) => draw(block, drawing, n));
}

/** @param {Block} block @param {Drawing} drawing @param {number} key */
function draw(block, drawing, key) {
  const { wanted } = drawing;
  if (block.kind === "heading") {
    const look = `rules-h${block.level}`;
    return h(
      `h${block.level + drawing.deeper}`,
      { key, id: block.id, class: look, tabIndex: -1 },
      marked([{ text: block.text, bold: false }], wanted),
    );
  }
  if (block.kind === "text") return h("p", { key, ...tagged(block.piece.clauses) }, marked(block.piece.spans, wanted));
  if (block.kind === "box")
    return h("div", { key, class: "rules-box", role: "note" }, h(Markdown, { blocks: block.blocks, drawing }));
  if (block.kind === "pictures")
    return h(
      "div",
      { key, class: "rules-pieces" },
      block.pictures.map((one, n) => h("span", { key: n }, drawing.picture(one))),
    );
  if (block.kind === "table") return h(Table, { key, block, wanted });
  return h(
    block.ordered ? "ol" : "ul",
    { key, class: "rules-list" },
    block.items.map((item, n) => h("li", { key: n, ...tagged(item.clauses) }, marked(item.spans, wanted))),
  );
}

/** What can be jumped to. @param {string[]} clauses */
function tagged(clauses) {
  return clauses.length ? { "data-clauses": clauses.join(" "), tabIndex: -1 } : {};
}

/**
 * A table scrolls inside itself. One with many columns is shown row by row on a phone, each value with its heading; the
 * roles say that it is still a table.
 * @param {{block: Extract<Block, {kind: "table"}>, wanted: string}} props
 */
function Table({ block, wanted }) {
  const heads = block.head.map(plain);
  return h(
    "div",
    {
      class: "rules-table",
      tabIndex: 0,
      role: "group",
      "aria-label": heads[0] ?? "",
      "data-wide": heads.length > FEW_COLUMNS,
    },
    h(
      "table",
      { role: "table" },
      h(
        "thead",
        { role: "rowgroup" },
        h(
          "tr",
          { role: "row" },
          block.head.map((spans, n) => h("th", { key: n, scope: "col", role: "columnheader" }, marked(spans, wanted))),
        ),
      ),
      h(
        "tbody",
        { role: "rowgroup" },
        block.rows.map(({ clauses, cells }, n) =>
          h(
            "tr",
            { key: n, role: "row", ...tagged(clauses) },
            cells.map((spans, m) =>
              m
                ? h("td", { key: m, role: "cell", "data-head": heads[m] }, marked(spans, wanted))
                : h("th", { key: m, scope: "row", role: "rowheader" }, marked(spans, wanted)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Spans with what is searched for made to shine, across bold and not. @param {Span[]} spans @param {string} wanted */
function marked(spans, wanted) {
  const folded = fold(wanted.trim());
  const hits = findAll(plain(spans), folded).map((at) => [at, at + folded.length]);
  let begin = 0;
  return spans.map(({ text, bold }, key) => {
    const from = begin;
    begin += text.length;
    const parts = cut(
      text,
      hits.map(([a = 0, b = 0]) => [a - from, b - from]),
    );
    return h(bold ? "strong" : "span", { key }, parts);
  });
}

/** @param {string} text @param {number[][]} hits @returns {Children[]} */
function cut(text, hits) {
  /** @type {Children[]} */
  const parts = [];
  let done = 0;
  for (const [first = 0, last = 0] of hits) {
    const from = Math.max(first, done);
    const to = Math.min(last, text.length);
    if (from >= to) continue;
    parts.push(text.slice(done, from), h("mark", { key: from }, text.slice(from, to)));
    done = to;
  }
  return [...parts, text.slice(done)];
}
