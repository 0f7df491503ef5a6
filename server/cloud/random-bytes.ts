/** A source of unpredictable bytes; `node:crypto`'s in the running server. */
export type RandomBytes = (size: number) => Uint8Array;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of letters and digits, uniformly distributed. */
export function generateRandomId(length: number, random: RandomBytes): string {
  const largest = Math.floor(256 / ALPHABET.length) * ALPHABET.length;
  let id = '';
  while (id.length < length) {
    for (const byte of random(length)) {
      // Larger bytes are skipped: they would favour the alphabet's first letters.
      if (byte < largest && id.length < length) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
