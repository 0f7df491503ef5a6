/** How much structure a JSON text may have: the cost of parsing depends on more than its length. */
export interface JsonLimits {
  /** Nested lists and objects. */
  maxDepth: number;
  /** Lists, objects and commas, so roughly the number of values. */
  maxNodes: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENS_LIST = 0x5b;
const CLOSES_LIST = 0x5d;
const OPENS_OBJECT = 0x7b;
const CLOSES_OBJECT = 0x7d;

/** The index after the string that begins before `start`. */
function findStringEnd(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/**
 * Counts the nodes of a JSON text in UTF-8, `undefined` when it exceeds the limits. Reads it once, up to the
 * first excess; it does not check that the text is well formed.
 */
export function countJsonNodes(bytes: Uint8Array, limits: JsonLimits): number | undefined {
  let depth = 0;
  let nodes = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at];
    at += 1;
    if (byte === QUOTE) at = findStringEnd(bytes, at);
    else if (byte === CLOSES_OBJECT || byte === CLOSES_LIST) depth -= 1;
    else if (byte === COMMA) nodes += 1;
    else if (byte === OPENS_OBJECT || byte === OPENS_LIST) {
      depth += 1;
      nodes += 1;
    }
    if (depth > limits.maxDepth || nodes > limits.maxNodes) return undefined;
  }
  return nodes;
}

/** Whether a JSON text in UTF-8 is within the limits, as `countJsonNodes` counts. */
export function isWithinJsonLimits(bytes: Uint8Array, limits: JsonLimits): boolean {
  return countJsonNodes(bytes, limits) !== undefined;
}
