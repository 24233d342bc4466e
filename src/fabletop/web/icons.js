// Small drawings of the house: strokes on a 24 × 24 grid, in the colour of the text around them.

import { h } from "./vendor/preact.js";

const PATHS = {
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  close: ["M6 6l12 12", "M18 6L6 18"],
  share: ["M12 15V4", "M8 7.5L12 3.5l4 4", "M6 11v7.5a1.5 1.5 0 0 0 1.5 1.5h9a1.5 1.5 0 0 0 1.5-1.5V11"],
  copy: ["M9 8.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19v-9A1.5 1.5 0 0 1 9 8.5z", "M4.5 15V5A1.5 1.5 0 0 1 6 3.5h9"],
  code: ["M4 4h6v6H4z", "M14 4h6v6h-6z", "M4 14h6v6H4z", "M14 14h2.5v2.5", "M20 14v2", "M14.5 20h1.5", "M19 19.5h1"],
  story: ["M6 3.5h9.5A2.5 2.5 0 0 1 18 6v12.5", "M6 3.5A2 2 0 0 0 4 5.5V7h4", "M8 7v11a2.5 2.5 0 0 0 2.5 2.5H18a2 2 0 0 0 2-2V17h-7v1.5a2 2 0 0 1-2.5 2", "M11 8h4", "M11 12h4"],
  options: ["M4 7h8", "M18 7h2", "M15 4.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5z", "M4 17h2", "M12 17h8", "M9 14.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5z"],
  clock: ["M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17z", "M12 7.5V12l3 2"],
  bot: ["M5 9.5h14v8.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18z", "M12 9.5V5", "M12 3.6v.2", "M9.3 14v.6", "M14.7 14v.6", "M2.8 13v3", "M21.2 13v3"],
  person: ["M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8z", "M4.5 20.5c.6-4 3.6-6 7.5-6s6.900 2 7.5 6"],
  plus: ["M12 5v14", "M5 12h14"],
  minus: ["M5 12h14"],
  check: ["M5 12.5l4.500 4.500L19 7"],
  sound: ["M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z", "M15.500 9a4 4 0 0 1 0 6", "M18 6.500a8 8 0 0 1 0 11"],
  talk: ["M6.500 4.500h11a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H12l-5 4v-4h-.5a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z", "M8.500 10.500v.2", "M12 10.500v.2", "M15.500 10.500v.2"],
  calm: ["M3 9c3-3 6 3 9 0s6 3 9 0", "M3 15c3-3 6 3 9 0s6 3 9 0"],
  globe: ["M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 0 1 0-17z", "M3.500 12h17", "M12 3.500c5 5 5 12 0 17c-5-5-5-12 0-17z"],
  leave: ["M14 4.500H6.500A1.500 1.500 0 0 0 5 6v12a1.500 1.500 0 0 0 1.500 1.500H14", "M10.500 12H20", "M16.500 8.500L20 12l-3.500 3.500"],
  home: ["M4 11.500L12 4.500l8 7", "M6 10v9.500h12V10", "M10 19.500V14h4v5.500"],
  door: ["M6 20.500V6a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v14.500", "M3.500 20.500h17", "M14.500 12.500v.6"],
  more: ["M6 9.500l6 6l6-6"],
  back: ["M14.500 5.500L8 12l6.500 6.500"],
  eye: ["M2.500 12c2.500-4.500 5.700-6.500 9.500-6.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500s-7-2-9.500-6.500z", "M12 9.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5z"],
  away: ["M18.500 14.500A7.500 7.500 0 1 1 10 4.800a6 6 0 0 0 8.500 9.700z"],
  slow: ["M2.500 19.500H15.500a5.500 5.500 0 1 0-5.500-5.500a3 3 0 1 0 3-3", "M15.500 19.500c3.500 0 5.500-2 5.500-5.500V9", "M21 9l-2-3.500", "M21 9l1.500-3.500"],
  heart: ["M12 19.500C6 15.500 4 12.500 4 9.500a4 4 0 0 1 8-1.200a4 4 0 0 1 8 1.200c0 3-2 6-8 10z"],
};

/** @param {{name: keyof typeof PATHS, size?: number}} props */
export function Icon({ name, size = 24 }) {
  return h(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true", focusable: "false" },
    PATHS[name].map((d) => h("path", { d })),
  );
}

/** The six shapes, drawn about the middle of a 24 × 24 disc. */
const SHAPES = [
  "M12 6.200L18.200 17H5.800z",
  "M12 6.800a5.200 5.200 0 1 1 0 10.400a5.200 5.200 0 0 1 0-10.400z",
  "M7.300 7.300h9.400v9.400H7.300z",
  "M12 5.400L18.200 12L12 18.600L5.800 12z",
  "M10.100 6.200h3.800v3.900h3.900v3.800h-3.900v3.900h-3.800v-3.900H6.200v-3.800h3.900z",
  "M12 5.200l2.100 4.600l5 .6l-3.700 3.400l1 5L12 16.300L7.600 18.800l1-5L4.900 10.400l5-.6z",
];

/** The same as text, for boards that write rather than draw. */
export const SHAPE_LETTERS = ["▲", "●", "■", "◆", "✚", "★"];

/** A person's mark: their shape on a disc of their colour. @param {{colour: number, size?: number}} props */
export function Mark({ colour, size = 30 }) {
  return h(
    "svg",
    { class: `mark seat-${colour % 6}`, viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    h("circle", { cx: 12, cy: 12, r: 12 }),
    h("path", { d: SHAPES[colour % 6] }),
  );
}
