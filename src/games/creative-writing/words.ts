const LETTERS = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*';
/** Between two letters: an apostrophe, in any of the forms that keyboards give, or one hyphen. */
const JOINT = "['’‘`´‐‑-]";
/** As in 10:30 and 3.5. */
const NUMBER_JOINT = '(?<=\\p{N})[.,:](?=\\p{N})';
/** As in a.m. */
const DOTTED = '\\p{L}(?:\\.\\p{L})+(?![\\p{L}\\p{M}\\p{N}])';
const WORD = new RegExp(`${DOTTED}|${LETTERS}(?:(?:${JOINT}|${NUMBER_JOINT})${LETTERS})*`, 'gu');

/** What nobody sees: joiners, marks of direction, soft hyphens. */
const UNSEEN = /\p{Cf}/gu;
/** Digits and letters that are drawn as pictures. */
const PICTURE = /\p{Emoji}\uFE0F\u20E3?|[0-9#*]\u20E3/gu;

/**
 * Counts the words of a story as a reader does: "don't", "well-known", "10:30" and "a.m." are one each, a dash parts
 * two, and emojis and marks are none. What has no spaces between its words, such as Japanese, is one word.
 */
export function countWords(text: string): number {
  return text.replace(PICTURE, ' ').replace(UNSEEN, '').match(WORD)?.length ?? 0;
}

/** Whether most letters of a text, if it has any, are those that English is written with. */
export function isInLatinLetters(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 >= letters;
}
