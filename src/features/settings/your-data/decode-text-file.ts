/*
 * The encoding of a text file, which its name and type do not say. Spreadsheets write UTF-8 with or without a
 * byte order mark, UTF-16, or the code page of the computer's language.
 */

/** Of the code pages, those of Western Europe and of Cyrillic scripts are told apart. */
type CodePage = 'windows-1251' | 'windows-1252';

/** The text of a file, without a byte order mark, in the encoding that its bytes suggest. */
export function decodeTextFile(bytes: Uint8Array): string {
  const utf16 = findUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A file in UTF-8 may have a few damaged characters.
    const damaged = new TextDecoder('utf-8').decode(bytes);
    return isMostlyUtf8(damaged) ? damaged : new TextDecoder(chooseCodePage(bytes)).decode(bytes);
  }
}

/**
 * A word list in UTF-16 has at least this share of zero bytes in any language: its separators and line breaks
 * are ASCII characters, each with one zero byte. A text in another encoding has none.
 */
const MIN_ZERO_SHARE = 1 / 20;

/** Finds UTF-16 by its byte order mark, or by the zero bytes of its ASCII characters. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  let [evenZeros, oddZeros] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) evenZeros += 1;
    else oddZeros += 1;
  }
  if (Math.max(evenZeros, oddZeros) < MIN_ZERO_SHARE * bytes.length) return null;
  return oddZeros > evenZeros ? 'utf-16le' : 'utf-16be';
}

/** Whether a text has more characters beyond ASCII than bytes that UTF-8 does not allow. */
function isMostlyUtf8(decoded: string): boolean {
  const beyondAscii = decoded.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  const invalid = decoded.match(/\ufffd/g)?.length ?? 0;
  return beyondAscii > invalid;
}

/** A run of letters in either code page. */
const LETTERS = /\p{L}+/gu;
/** A letter with a byte from 128. */
const HIGH_LETTER = /[^a-z]/gi;

/**
 * In a Cyrillic text whole words are written with bytes from 128; in a Western one, single letters between
 * ASCII letters are. A word of one such letter says nothing: "я" and "à" are the same byte.
 */
function chooseCodePage(bytes: Uint8Array): CodePage {
  const text = new TextDecoder('windows-1251').decode(bytes);
  let [inWords, amongAscii] = [0, 0];
  for (const [word] of text.matchAll(LETTERS)) {
    const high = word.match(HIGH_LETTER)?.length ?? 0;
    if (high === word.length && high > 1) inWords += high;
    else if (high < word.length) amongAscii += high;
  }
  return inWords > amongAscii ? 'windows-1251' : 'windows-1252';
}
