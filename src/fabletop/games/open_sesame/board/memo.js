// A drawing that never changes is drawn once.

import { Component, h } from "../../../web/vendor/preact.js";

/** @param {() => any} draw */
export function memo(draw) {
  return class extends Component {
    shouldComponentUpdate() {
      return false;
    }

    render() {
      return h(draw, {});
    }
  };
}
