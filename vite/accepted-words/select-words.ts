/** The sources of the list of words that the word games accept as answers. */
export interface WordSources {
  /** Words of the word list, in any spelling. */
  listed: readonly string[];
  /** Words that the word list lacks. */
  added: readonly string[];
  /** The words of the word bank, as it spells them. */
  taught: readonly string[];
  /** Words of the word list that are no words to a learner. */
  leftOut: readonly string[];
  /** Words that are not accepted; a star at the end stands for any ending. */
  rude: readonly string[];
}

/** Of 2 to 15 letters, without apostrophes, hyphens and capitals. */
const ACCEPTABLE = /^[a-z]{2,15}$/;

/** The entries of a list, separated by white space; a line that begins with `#` is a comment. */
export function readEntries(text: string): string[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return lines.flatMap((line) => line.split(/\s+/)).filter((entry) => entry !== '');
}

/** A function that tells whether a word is on the list of rude words. */
export function createRudeTest(rude: readonly string[]): (word: string) => boolean {
  const words = new Set(rude.filter((entry) => !entry.endsWith('*')));
  const prefixes = rude.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1));
  return (word) => words.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
}

/** "café" as learners type it: "cafe". */
function removeAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/**
 * The accepted words in alphabetical order: of 2 to 15 letters, without apostrophes and hyphens, no names
 * except those that the bank teaches (Monday), none that is left out or rude.
 */
export function selectWords({ listed, added, taught, leftOut, rude }: WordSources): string[] {
  const leftOutWords = new Set(leftOut);
  const isRude = createRudeTest(rude);
  const words = new Set([
    ...listed.map(removeAccents).filter((word) => !leftOutWords.has(word)),
    ...added,
    ...taught.map((word) => word.toLowerCase()),
  ]);
  return [...words].filter((word) => ACCEPTABLE.test(word) && !isRude(word)).sort();
}
