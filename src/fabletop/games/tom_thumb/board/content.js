// The content of the table, as all modules of this board read it.

import { boxFor } from "../../../web/board/content.js";

/** @typedef {import("./view.d.ts").Content} Content */

export const { adopt, box } = boxFor((/** @type {Content} */ content) => content);
