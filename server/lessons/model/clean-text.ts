/** Control characters other than line breaks and tabs, and format characters such as direction overrides. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
/** Elements that run code or embed other documents, to their end or the end of the text. */
const ACTIVE_ELEMENT = /<(script|style|iframe|object|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const TAG = /<\/?[a-z!?][^<>]*>/gi;
/** The start of a tag that is not closed. */
const OPEN_TAG = /<(?=[a-z/!?])/gi;
const IMAGE = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g;
const LINK = /\[([^\]]*)\]\(\s*<?([^)\s>]*)[^)]*\)/g;
/** The middle of a link that `LINK` did not match, as one with brackets in its label. */
const BROKEN_LINK = /\]\((?!https:\/\/)/gi;
/** A line such as `[1]: http://example.com`, which gives another link its address. */
const LINK_DEFINITION = /^[ \t]*\[[^\]]*\]:.*$/gm;
/** Addresses that Markdown renderers turn into links. */
const BARE_ADDRESS = /\b(?:(?!https:)[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/gi;
const DANGEROUS_SCHEME = /\b(?:javascript|vbscript|data)\s*:(?=\S)/gi;

function repeatUntilStable(text: string, step: (text: string) => string): string {
  const next = step(text);
  return next === text ? text : repeatUntilStable(next, step);
}

/**
 * Makes a language model's text harmless Markdown: no HTML, no images, and links to https addresses only. The
 * text between other removed tags stays; scripts, styles and other active elements go with their content.
 * Idempotent. Repeated, because what is left of one link can be another: `[[a](http://b)](http://c)`.
 */
export function cleanText(text: string): string {
  return repeatUntilStable(text.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE, ''), (dirty) =>
    dirty
      .replace(ACTIVE_ELEMENT, '')
      .replace(COMMENT, '')
      .replace(TAG, '')
      .replace(OPEN_TAG, '')
      .replace(IMAGE, '$1')
      .replace(LINK, (link, label: string, address: string) => (/^https:\/\//i.test(address) ? link : label))
      .replace(BROKEN_LINK, '] (')
      .replace(LINK_DEFINITION, '')
      .replace(BARE_ADDRESS, '')
      .replace(DANGEROUS_SCHEME, ''),
  ).trim();
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}
