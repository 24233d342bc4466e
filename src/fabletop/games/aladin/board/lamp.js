// The magic lamp. It looks the same in every race and to everybody: AL-100.

import { h } from "../../../web/vendor/preact.js";

const BODY =
  "M92 182c-4-34 40-54 106-54c50 0 84 4 112-18c22-18 30-38 58-44c16-4 22 12 12 22c-16 16-22 42-42 68c-28 38-78 66-136 66c-58 0-106-10-110-40z";
const LID = "M136 134c4-34 30-48 62-48s60 12 66 44c-36-6-92-6-128 4z";
const FOOT = "M168 216c8 20-2 32-34 46q-10 6-8 14h148q2-8-8-14c-32-14-42-26-34-46z";
const HANDLE = "M108 158C66 116 18 134 20 180c2 44 52 50 96 28";

export function LampPicture() {
  return h(
    "svg",
    { class: "al-lamp-picture", viewBox: "0 -10 400 296", "aria-hidden": "true" },
    h(Metal, {}),
    h(Smoke, {}),
    h("path", { class: "al-lamp-line", d: HANDLE, "stroke-width": 30 }),
    h("path", { class: "al-lamp-handle", d: HANDLE, "stroke-width": 20 }),
    h("path", { class: "al-lamp-handle-lit", d: HANDLE, "stroke-width": 5, transform: "translate(-1 -4)" }),
    h("path", { class: "al-lamp-foot", d: FOOT }),
    h("path", { class: "al-lamp-shade", d: "M210 216h22c-8 20 2 32 34 46q10 6 8 14h-60z" }),
    h("path", { class: "al-lamp-body", d: BODY }),
    h("path", {
      class: "al-lamp-shade",
      d: "M96 196q40 30 108 24c72-6 128-50 166-128q10-16 14-14q4 8-4 18c-16 14-22 34-42 60c-28 38-78 66-136 66c-54 0-96-8-106-26z",
    }),
    h("path", { class: "al-lamp-band", d: "M100 168q96-26 226-22l-10 14q-118-8-216 22z" }),
    h("path", {
      class: "al-lamp-jewels",
      d: "M138 155l9 7l-9 9l-9-7zM178 149l9 7l-9 8l-9-7zM220 146l9 7l-9 8l-9-7zM262 146l9 7l-9 7l-9-7zM301 149l7 6l-7 6l-7-6z",
    }),
    h("path", { class: "al-lamp-lid", d: LID }),
    h("path", { class: "al-lamp-shade", d: "M214 88c26 2 46 16 50 42q-24-5-50-5q8-20 0-37z" }),
    h("path", { class: "al-lamp-band", d: "M130 132q66-14 138-3l2 9q-70-11-142 4z" }),
    h("circle", { class: "al-lamp-body", cx: 199, cy: 74, r: 14 }),
    h("path", { class: "al-lamp-body", d: "M199 40l6 20h-12z" }),
    h("path", {
      class: "al-lamp-glint",
      d: "M152 118c8-16 24-22 38-23c-14 6-22 14-26 22zM122 176c-4 8 0 16 8 22c-2-18 16-28 40-32c-24-4-42 0-48 10zM190 70q3-8 10-8q-6 4-6 10z",
    }),
    h("path", {
      class: "al-lamp-star",
      d: "M94 84l6 17l17 6l-17 6l-6 17l-6-17l-17-6l17-6zM312 206l5 14l14 5l-14 5l-5 14l-5-14l-14-5l14-5zM262 40l4 11l11 4l-11 4l-4 11l-4-11l-11-4l11-4z",
    }),
  );
}

function Metal() {
  return h(
    "defs",
    {},
    h(
      "linearGradient",
      { id: "al-brass", x1: 0, y1: 0, x2: 0, y2: 1 },
      h("stop", { offset: 0, class: "al-brass-0" }),
      h("stop", { offset: 0.45, class: "al-brass-1" }),
      h("stop", { offset: 1, class: "al-brass-2" }),
    ),
    h(
      "linearGradient",
      { id: "al-smoke", x1: 0, y1: 1, x2: 0, y2: 0 },
      h("stop", { offset: 0, class: "al-smoke-0" }),
      h("stop", { offset: 1, class: "al-smoke-1" }),
    ),
  );
}

/** A breath of the genie. */
function Smoke() {
  return h(
    "g",
    { class: "al-smoke" },
    h("path", { d: "M374 70c-16-20 18-30 4-52c-8-12-20-14-18-28c12 8 30 14 32 34c2 18-20 28-4 46z" }),
    h("path", { d: "M378 66c14-12 2-24 10-38c6-8 10-14 8-24c-12 4-26 14-26 30c0 12 10 18 8 32z", opacity: 0.7 }),
  );
}
