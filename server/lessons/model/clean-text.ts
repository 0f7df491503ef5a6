/** Characters that nobody sees: controls other than line breaks and tabs, and those that reverse a line's direction. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
const RUN_BY_BROWSERS = /<(script|style|iframe|object|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const TAG = /<\/?[a-z!?][^<>]*>/gi;
/** What is left of a tag that never closed. */
const OPENED_TAG = /<(?=[a-z/!?])/gi;
const IMAGE = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g;
const LINK = /\[([^\]]*)\]\(\s*<?([^)\s>]*)[^)]*\)/g;
/** Inside the brackets of a link that `LINK` did not match as a whole. */
const HALF_LINK = /\]\((?!https:\/\/)/gi;
const LINK_DEFINITION = /^[ \t]*\[[^\]]*\]:.*$/gm;
/** Addresses that a markdown reader turns into links by itself. */
const BARE_ADDRESS = /\b(?:(?!https:)[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/gi;
const DANGEROUS_SCHEME = /\b(?:javascript|vbscript|data)\s*:(?=\S)/gi;

function untilStable(text: string, step: (text: string) => string): string {
  const next = step(text);
  return next === text ? text : untilStable(next, step);
}

/**
 * What a language model wrote, as harmless markdown: no HTML, no pictures, no links but to https addresses.
 * The words of what is taken out stay where they are words. Does the same again to its own result: nothing.
 */
export function cleanText(text: string): string {
  return untilStable(text.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE, ''), (dirty) =>
    dirty
      .replace(RUN_BY_BROWSERS, '')
      .replace(COMMENT, '')
      .replace(TAG, '')
      .replace(OPENED_TAG, '')
      .replace(IMAGE, '$1')
      .replace(LINK, (link, words: string, address: string) => (/^https:\/\//i.test(address) ? link : words))
      .replace(HALF_LINK, '] (')
      .replace(LINK_DEFINITION, '')
      .replace(BARE_ADDRESS, '')
      .replace(DANGEROUS_SCHEME, ''),
  ).trim();
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}
