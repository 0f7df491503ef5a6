import * as v from 'valibot';

/**
 * A text without outer spaces.
 *
 * @param length the maximum, in characters
 */
export function createLineSchema(length: number) {
  return v.pipe(v.string(), v.regex(/^\S.*\S$|^\S$/), v.maxLength(length));
}

/**
 * One or more sentences: no outer spaces, and an end mark, which a quotation mark may follow. Games that were
 * saved before all banks took the double mark have a single one.
 *
 * @param length the maximum, in characters
 */
export function createSentencesSchema(length: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\S.*[.!?…]["'’”]?$/, 'end it with . or ! or ? or …'),
    v.maxLength(length),
  );
}

/** An id that starts with a band: `a-the-hungry-ghost`. */
export const bandIdSchema = v.pipe(v.string(), v.regex(/^[abc](?:-[a-z0-9]+)+$/));

/** Whether all texts differ, ignoring case. */
export function hasNoDuplicates(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}
