/** How much structure a JSON text may have: what makes it dear to parse is not its length alone. */
export interface JsonLimits {
  /** Lists and objects inside each other. */
  maxDepth: number;
  /** Lists, objects and commas in all, so about as many values. */
  maxNodes: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENS_LIST = 0x5b;
const CLOSES_LIST = 0x5d;
const OPENS_OBJECT = 0x7b;
const CLOSES_OBJECT = 0x7d;

/** The index just past the string that begins before `start`. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/**
 * Whether a JSON text, as UTF-8, keeps within `extent`. It is looked at once from the left, and no further than
 * the place where it goes beyond; whether it is well formed is the parser's to say.
 */
export function isWithinJsonLimits(bytes: Uint8Array, extent: JsonLimits): boolean {
  let depth = 0;
  let parts = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at];
    at += 1;
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if (byte === CLOSES_OBJECT || byte === CLOSES_LIST) depth -= 1;
    else if (byte === COMMA) parts += 1;
    else if (byte === OPENS_OBJECT || byte === OPENS_LIST) {
      depth += 1;
      parts += 1;
    }
    if (depth > extent.maxDepth || parts > extent.maxNodes) return false;
  }
  return true;
}
