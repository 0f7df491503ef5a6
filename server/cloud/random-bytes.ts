/** A source of unpredictable bytes; `node:crypto`'s in the running server. */
export type RandomBytes = (size: number) => Uint8Array;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random name of letters and digits, each as likely as the others. */
export function generateRandomId(length: number, random: RandomBytes): string {
  const largest = Math.floor(256 / ALPHABET.length) * ALPHABET.length;
  let name = '';
  while (name.length < length) {
    for (const byte of random(length)) {
      // Bytes above the largest multiple would favour the alphabet's first letters.
      if (byte < largest && name.length < length) name += ALPHABET[byte % ALPHABET.length];
    }
  }
  return name;
}
