// The content of the table for a board: content.toml, with what a pack changes. The server has it; a board keeps no
// table of its own.

/**
 * Where a board keeps the content. `adopt` is for the shell, `box` for all modules of the board.
 * @template Content
 * @template Box
 * @param {(content: Content) => Box} open what the board makes of the content
 * @returns {{adopt: (content: Content) => void, box: () => Box}}
 */
export function boxFor(open) {
  /** @type {Box | undefined} */
  let opened;
  return {
    adopt: (content) => {
      opened = open(content);
    },
    box: () => {
      if (opened === undefined) throw new Error("the board has no content yet");
      return opened;
    },
  };
}
