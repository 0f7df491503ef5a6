/*
 * Words in a row, each as how many letters to drop from the end of the word before (A for none, B for one …) and the
 * letters to add: "abbey", "abbeys", "abbot" are "AabbeyAsDot". Of an alphabetical list little is left.
 */

const NONE_DROPPED = 'A'.charCodeAt(0);
/** Of a longer word than this, 'Z' could not drop every letter. */
const MAX_LENGTH = 25;
const WORD = new RegExp(`^[a-z]{1,${MAX_LENGTH}}$`);
const STEP = /[A-Z][a-z]*/g;

/** Whether the steps can say the word: 1 to 25 lower-case letters. */
export function isSteppable(word: string): boolean {
  return WORD.test(word);
}

/** The words as steps; each has to be steppable. */
export function stepsOf(words: readonly string[]): string {
  const step = (word: string, before: string) => {
    let shared = 0;
    while (shared < word.length && word[shared] === before[shared]) shared += 1;
    return String.fromCharCode(NONE_DROPPED + before.length - shared) + word.slice(shared);
  };
  return words.map((word, index) => step(word, words[index - 1] ?? '')).join('');
}

/** The words that the steps lead to, in their order. */
export function wordsOf(steps: string): string[] {
  let word = '';
  return (steps.match(STEP) ?? []).map((step) => {
    word = word.slice(0, word.length - (step.charCodeAt(0) - NONE_DROPPED)) + step.slice(1);
    return word;
  });
}
