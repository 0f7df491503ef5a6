/** What the list of accepted words is put together from. */
export interface WordSources {
  /** Words of the word list, in any spelling. */
  listed: readonly string[];
  /** Words that the list lacks. */
  added: readonly string[];
  /** The words of the word bank, as it spells them. */
  taught: readonly string[];
  /** Words of the list that are none to a learner. */
  leftOut: readonly string[];
  /** Words not to be accepted; one that ends in a star stands for all that begin like it. */
  rude: readonly string[];
}

const ACCEPTABLE = /^[a-z]{2,15}$/;

/** The entries of a list: divided by spaces or lines; a line that begins with # is a remark. */
export function readEntries(text: string): string[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return lines.flatMap((line) => line.split(/\s+/)).filter((entry) => entry !== '');
}

/** Whether a word is on the rude list. */
export function rudeTest(rude: readonly string[]): (word: string) => boolean {
  const whole = new Set(rude.filter((entry) => !entry.endsWith('*')));
  const beginnings = rude.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1));
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** "café" as learners type it: without accents. */
function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/**
 * The accepted words, in alphabetical order: 2 to 15 letters, no apostrophes or hyphens, no names but those that
 * the bank teaches (Monday), none that is left out, and none that is rude, wherever it came from.
 */
export function selectWords({ listed, added, taught, leftOut, rude }: WordSources): string[] {
  const isLeftOut = new Set(leftOut);
  const isRude = rudeTest(rude);
  const words = new Set([
    ...listed.map(withoutAccents).filter((word) => !isLeftOut.has(word)),
    ...added,
    ...taught.map((word) => word.toLowerCase()),
  ]);
  return [...words].filter((word) => ACCEPTABLE.test(word) && !isRude(word)).sort();
}
