const WORD_PART = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*';
/** Between two letters: an apostrophe in any form, or a hyphen. */
const JOINT = "['’‘`´‐‑-]";
/** As in 10:30 and 3.5. */
const NUMBER_JOINT = '(?<=\\p{N})[.,:](?=\\p{N})';
/** As in a.m. */
const DOTTED = '\\p{L}(?:\\.\\p{L})+(?![\\p{L}\\p{M}\\p{N}])';
const WORD = new RegExp(`${DOTTED}|${WORD_PART}(?:(?:${JOINT}|${NUMBER_JOINT})${WORD_PART})*`, 'gu');

/** Invisible characters: joiners, direction marks, soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;
/** Digits and letters that are drawn as emojis. */
const EMOJI_CHARACTER = /\p{Emoji}\uFE0F\u20E3?|[0-9#*]\u20E3/gu;

/**
 * Counts the words of a story as a reader does: "don't", "well-known", "10:30" and "a.m." are one word each,
 * and emojis and punctuation are none. A text without spaces, such as Japanese, is one word.
 */
export function countWords(text: string): number {
  return text.replace(EMOJI_CHARACTER, ' ').replace(INVISIBLE, '').match(WORD)?.length ?? 0;
}

/** Whether at least half of a text's letters are Latin, or it has none. */
export function isInLatinLetters(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 >= letters;
}
