// What does not fit on a page: see fit.py.
([meant, toRead, older, names, leastName]) => {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const style = new Map();
  const css = (one) => style.get(one) ?? style.set(one, getComputedStyle(one)).get(one);
  const alpha = (colour) => {
    const [, , , a] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return colour === "transparent" ? 0 : (a ?? 1);
  };
  const isShown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !one.closest(".sr, [inert]") && !one.closest(meant);
  const isOpaque = (one) => {
    let clear = 1;
    for (let up = one; up; up = up.parentElement) clear *= Number(css(up).opacity);
    if (clear < 0.3) return false;
    if (one.tagName === "IMG") return true;
    if (one instanceof SVGGeometryElement) return alpha(css(one).fill) > 0.4 && css(one).fill !== "none";
    const drawn = css(one).backgroundImage;
    return alpha(css(one).backgroundColor) > 0.4 || /url|rgb\(|#/.test(drawn);
  };
  const hasBox = (one) =>
    alpha(css(one).backgroundColor) > 0.2 || css(one).backgroundImage !== "none" ||
    (parseFloat(css(one).borderLeftWidth) > 0 && alpha(css(one).borderLeftColor) > 0.2);
  const called = (one) => {
    const part = [...one.classList].join(".") || one.tagName.toLowerCase();
    const inside = one.parentElement ? [...one.parentElement.classList].join(".") : "";
    return `${inside}>${part}`;
  };

  // -- how much of a box is left by what clips it: [left, top, right, bottom], and whether one can scroll there
  const clipped = (from, box) => {
    let { left, top, right, bottom } = box;
    let scrolls = false;
    for (let up = from; up && up !== document.documentElement; up = up.parentElement) {
      if (css(up).clipPath !== "none" && up.offsetWidth <= 1) return null;
      if (css(up).position === "fixed") break;
      const [x, y] = [css(up).overflowX, css(up).overflowY];
      if (x === "visible" && y === "visible") continue;
      const outer = up.getBoundingClientRect();
      if (!outer.width) continue;
      const free = outer.width / up.offsetWidth || 1;
      const inner = {
        left: outer.left + up.clientLeft * free, top: outer.top + up.clientTop * free,
        right: outer.left + (up.clientLeft + up.clientWidth) * free,
        bottom: outer.top + (up.clientTop + up.clientHeight) * free,
      };
      if (css(up).display === "inline") continue;
      const out = [left < inner.left - 1, right > inner.right + 1, top < inner.top - 1, bottom > inner.bottom + 1];
      const canX = ["auto", "scroll"].includes(x), canY = ["auto", "scroll"].includes(y);
      if ((canX && (out[0] || out[1])) || (canY && (out[2] || out[3]))) scrolls = true;
      if (x !== "visible") [left, right] = [Math.max(left, inner.left), Math.min(right, inner.right)];
      if (y !== "visible") [top, bottom] = [Math.max(top, inner.top), Math.min(bottom, inner.bottom)];
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return { left, top, right, bottom, scrolls };
  };

  const faults = new Set();
  const targets = [...root.querySelectorAll("button, a[href], input, select, [aria-pressed]")].filter(isShown);

  // -- targets as they are hit
  const round = (one) => one.labels?.[0] ?? one;
  for (const target of targets) {
    const box = round(target).getBoundingClientRect();
    const left = clipped(round(target).parentElement, box);
    if (!left || box.width < 2) continue;
    const whole = left.right - left.left > box.width - 2 && left.bottom - left.top > box.height - 2;
    const name = `${called(target)} “${(target.ariaLabel ?? target.textContent).trim().slice(0, 40)}”`;
    if (!whole) {
      if (!left.scrolls) faults.add(`cut target: ${name}`);
      else if (target.ariaPressed !== null && !target.closest("[data-scrolls]")) faults.add(`out of sight: ${name}`);
      continue;
    }
    const isHit = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (round(target).contains(hit) || target.contains(hit));
    };
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const far = (size) => Math.max(size / 2 - 1.5, 0);
    const reach = (dx, dy) => isHit(x + dx * 19.4, y + dy * 19.4);
    const wide = box.width >= 39.5 || (reach(-1, 0) && reach(1, 0)) || isAtEdge(box, "width");
    const tall = box.height >= 39.5 || (reach(0, -1) && reach(0, 1));
    const asks = target.ariaDisabled !== "true" && target.dataset.free !== "false" && !target.matches(toRead);
    if (!(wide && tall) && asks && !isInText(target)) faults.add(
      `small target: ${name} ${Math.round(box.width)}x${Math.round(box.height)}`);
    let lost = 0;
    for (const across of [0.12, 0.5, 0.88]) for (const down of [0.12, 0.5, 0.88]) {
      const at = [box.left + across * box.width, box.top + down * box.height];
      const hit = document.elementFromPoint(...at);
      const other = hit?.closest("button, a[href], input, [aria-pressed]");
      if (other && other !== target && !target.contains(other) && !other.contains(target)) lost++;
    }
    if (lost > 2 && asks) faults.add(`in the way of each other: ${name}`);
  }
  function isAtEdge() { return false; }
  function isInText(one) { return one.tagName === "A" && css(one).display === "inline"; }

  // -- texts as they are seen
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const one = text.parentElement;
    const words = text.data.trim();
    if (!words || !one || ["SCRIPT", "STYLE", "OPTION"].includes(one.tagName) || !isShown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rows = [...range.getClientRects()];
    const broken = rows.length > 1 && clipped(one, rows[0]) && isBroken(text);
    if (broken) faults.add(`broken word: ${called(one)} “${broken}”`);
    for (const full of rows) {
      if (full.width < 2 || full.height < 2) continue;
      const trim = full.height * 0.2;
      const box = { left: full.left, right: full.right, top: full.top + trim, bottom: full.bottom - trim };
      lines.push({ one, words, box, name: `${called(one)} “${words.slice(0, 60)}”` });
    }
  }
  // a word that goes on in the next line, with no hyphen where it may be parted
  function isBroken(text) {
    const range = document.createRange();
    const row = (at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    };
    if (css(text.parentElement).hyphens === "auto") return "";
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}’]{2,}/gu)) {
      if (row(index + word.length - 1) > row(index) + 2) return word;
    }
    return "";
  }
  const kept = [];
  for (const line of lines) {
    const { one, words, box, name } = line;
    const left = clipped(one, box);
    if (!left) continue;
    const shown = { width: left.right - left.left, height: left.bottom - left.top };
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (left.scrolls || (shown.width < 2 && one.matches(older))) continue;
    const isCut = shown.width < width - 1.5 || shown.height < height - 1.5;
    const dots = [one, one.parentElement].find((up) => css(up).textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1);
    const isName = names.includes(words);
    if (isName && (isCut || dots)) {
      const part = (dots ? dots.clientWidth : shown.width) / (dots ? dots.scrollWidth : width);
      if (part * words.length < leastName + 0.5) faults.add(`cut name: ${name}`);
    } else if (isCut || dots) {
      faults.add(`cut: ${name}`);
      continue;
    }
    if (shown.width < 2 || shown.height < 2) continue;
    kept.push({ ...line, box: left });
    let up = one;
    while (up && up !== root && !hasBox(up)) up = up.parentElement;
    const around = up && up !== root ? up.getBoundingClientRect() : null;
    if (around && !isName && (left.left < around.left - 1 || left.right > around.right + 1 ||
        left.top < around.top - 2 || left.bottom > around.bottom + 2)) faults.add(`sticks out: ${name}`);
    let outer = around && css(up).position !== "absolute" ? up.parentElement : null;
    while (outer && outer !== root && !hasBox(outer)) outer = outer.parentElement;
    const room = outer && outer !== root ? outer.getBoundingClientRect() : null;
    if (room && room.width && (around.left < room.left - 4 || around.right > room.right + 4))
      faults.add(`sticks out with its box: ${name}`);
    const y = (left.top + left.bottom) / 2;
    for (const part of [0.08, 0.35, 0.65, 0.92]) {
      const above = document.elementsFromPoint(left.left + part * shown.width, y);
      const at = above.findIndex((each) => each === one || each.contains(one) || one.contains(each));
      const cover = above.slice(0, Math.max(at, 0)).find((each) => isOpaque(each) && !one.contains(each));
      if (cover) { faults.add(`covered: ${name} by ${called(cover)}`); break; }
    }
  }
  for (const [n, first] of kept.entries()) for (const other of kept.slice(n + 1)) {
    if (first.one === other.one) continue;
    const across = Math.min(first.box.right, other.box.right) - Math.max(first.box.left, other.box.left);
    const down = Math.min(first.box.bottom, other.box.bottom) - Math.max(first.box.top, other.box.top);
    if (across > 2 && down > 2) faults.add(`on each other: ${first.name} and ${other.name}`);
  }

  // -- drawings with a name, and buttons: none lies over another
  const things = [...root.querySelectorAll("[role=img], button")].filter(isShown)
    .map((one) => ({ one, box: one.getBoundingClientRect(), left: clipped(one.parentElement, one.getBoundingClientRect()) }))
    .filter(({ box, left }) => left && box.width > 8 && box.height > 8);
  for (const { one, box, left } of things) {
    if (one.role === "img" && !left.scrolls && (left.right < box.right - 2 || left.left > box.left + 2))
      faults.add(`cut thing: ${called(one)} “${(one.ariaLabel ?? "").slice(0, 40)}”`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return [...faults];
}
