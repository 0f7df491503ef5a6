import * as v from 'valibot';

/** What several banks ask of the texts that are written for them. */

/** A text of so many characters at most, without outer spaces. */
export function createLineSchema(length: number) {
  return v.pipe(v.string(), v.regex(/^\S.*\S$|^\S$/), v.maxLength(length));
}

/** One or more sentences: no outer spaces, and an end mark, which a double quotation mark may follow. */
export function createSentencesSchema(length: number) {
  return v.pipe(v.string(), v.regex(/^\S.*[.!?…]"?$/, 'end it with . or ! or ? or …'), v.maxLength(length));
}

/** The id of what belongs to a band: the band and some words that tell it from the others. */
export const bandIdSchema = v.pipe(v.string(), v.regex(/^[abc](?:-[a-z0-9]+)+$/));

/** Whether no text stands there twice, in whatever case. */
export function hasNoDuplicates(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}
