// Words on a canvas, in the faces of the house.

/** @typedef {{brush: CanvasRenderingContext2D, colour: (name: string) => string}} Easel */
/**
 * @typedef {object} Hand how a line is written
 * @property {number} size
 * @property {number} weight
 * @property {string} ink
 * @property {string} [face]
 * @property {CanvasTextAlign} [align]
 * @property {boolean} [middle]
 * @property {number} [most]
 */

/**
 * A canvas waits for no font: those that have these letters come first.
 * @param {string} text @param {Easel["colour"]} colour
 */
export async function loadFaces(text, colour) {
  const faces = ["font", "font-title"].map((face) => `1em ${colour(face)}`);
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
}

/**
 * How wide words are.
 * @param {Easel} easel @param {string} text @param {number} size @param {number} weight
 * @param {string} [face]
 */
export function measure({ brush, colour }, text, size, weight, face = "font") {
  brush.font = `${weight} ${size}px ${colour(face)}`;
  return brush.measureText(text).width;
}

/**
 * Write a line, smaller where it would be too long; how wide it came out.
 * @param {Easel} easel @param {string} text @param {number} x @param {number} y
 * @param {Hand} how
 */
export function write({ brush, colour }, text, x, y, how) {
  const { size, weight, face, ink, align = "left", middle = false, most = Infinity } = how;
  let fits = size;
  while (measure({ brush, colour }, text, fits, weight, face) > most && fits > 12) fits -= 1;
  brush.fillStyle = colour(ink);
  brush.textAlign = align;
  brush.textBaseline = middle ? "middle" : "alphabetic";
  brush.fillText(text, x, middle ? y + fits * 0.05 : y);
  return brush.measureText(text).width;
}
