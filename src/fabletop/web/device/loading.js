// What the house on this device is made of: read over the network or from a cache, with honest progress.

/**
 * @typedef {object} Manifest what is to be loaded (server/net/device_files.py)
 * @property {string} runtime the folder of the runtime, as seen from the manifest
 * @property {Record<string, number>} files its files and their bytes
 * @property {{name: string, bytes: number}} house the archive of our modules
 */

/** @typedef {(loaded: number, total: number) => void} Progress */

const OFTEN = 100; // milliseconds between two words about it: each costs the page a picture

export class Loading {
  /** @param {Manifest} manifest @param {string} base the address of the manifest @param {Progress} onProgress */
  constructor(manifest, base, onProgress) {
    this.manifest = manifest;
    this.base = base;
    this.onProgress = onProgress;
    this.loaded = 0;
    this.told = 0; // when
    this.total = manifest.house.bytes + Object.values(manifest.files).reduce((sum, bytes) => sum + bytes, 0);
  }

  /** The folder of the runtime. */
  get folder() {
    return new URL(this.manifest.runtime, this.base).href;
  }

  /** A file of the runtime; a packed one is unpacked on the way. @param {string} name @param {string} [kind] */
  async file(name, kind) {
    const bytes = this.manifest.files[name] ?? 0;
    return this.answer(new URL(name, this.folder).href, bytes, name.endsWith(".gz"), kind);
  }

  /** Our own modules. */
  async house() {
    const { name, bytes } = this.manifest.house;
    return (await this.answer(new URL(name, this.base).href, bytes, false)).arrayBuffer();
  }

  /**
   * Counts what comes. A server may pack a file that is not: then more comes than was announced by its headers, so
   * each file counts for as many bytes as the manifest says.
   * @param {string} url @param {number} bytes @param {boolean} packed @param {string} [kind]
   */
  async answer(url, bytes, packed, kind = "application/octet-stream") {
    const answer = await fetch(url);
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
    let seen = 0;
    const count = new TransformStream({
      transform: (/** @type {Uint8Array} */ chunk, controller) => {
        const now = Math.min(bytes, seen + chunk.byteLength);
        this.add(now - seen);
        seen = now;
        controller.enqueue(chunk);
      },
      flush: () => this.add(bytes - seen),
    });
    const counted = answer.body.pipeThrough(count);
    const stream = packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
    return new Response(stream, { headers: { "content-type": kind } });
  }

  /** @param {number} bytes */
  add(bytes) {
    this.loaded += bytes;
    const now = performance.now();
    if (now < this.told + OFTEN && this.loaded < this.total) return;
    this.told = now;
    this.onProgress(this.loaded, this.total);
  }
}
