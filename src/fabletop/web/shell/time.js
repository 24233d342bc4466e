// Time in words.

import { language } from "./words.js";

/** How long ago something was, in words. @param {number} when */
export function timeSince(when) {
  const minutes = Math.max(0, Math.round((Date.now() - when) / 60000));
  const spell = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (minutes < 60) return spell.format(-minutes, "minute");
  return minutes < 24 * 60
    ? spell.format(-Math.round(minutes / 60), "hour")
    : spell.format(-Math.round(minutes / 1440), "day");
}
