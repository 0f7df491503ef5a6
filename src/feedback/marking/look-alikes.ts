import lookAlikes from '../../content/words/look-alikes.json' with { type: 'json' };

/**
 * Words of five letters or more that are one letter apart from another word, without regular plurals. The
 * file is written by its test, so that marking needs no dictionary.
 */
const WORDS: ReadonlySet<string> = new Set(lookAlikes.flatMap((line) => line.split(' ')));

/**
 * Whether an apparent misspelling is another word: "quite" for "quiet".
 *
 * @param word in lower case
 */
export function isLookAlike(word: string): boolean {
  return WORDS.has(word) || (word.endsWith('s') && WORDS.has(word.slice(0, -1)));
}
