// A house that has its hands full says when to ask again: then it is asked again, a few times.

import { ask } from "./asking.js";

const TIMES = 4;
const LONGEST = 10; // seconds

/** As `fetch`, for those who can wait. @param {string} where @param {RequestInit} [how] */
export async function patiently(where, how) {
  for (let time = 1; ; time++) {
    const answer = await ask(where, how);
    if ((answer.status !== 429 && answer.status !== 503) || time === TIMES) return answer;
    const wait = Math.min(Number(answer.headers.get("retry-after")) || 1, LONGEST);
    await new Promise((ready) => setTimeout(ready, wait * 1000));
  }
}
