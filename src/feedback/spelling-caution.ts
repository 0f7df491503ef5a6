import { computeEditDistance, createNameTest } from './likely-names.ts';
import type { TextMistake } from './text-checker.ts';

/** A shorter word has too many neighbours for a guess. */
const MIN_GUESSED_LETTERS = 5;
/** Words from this length on can have two wrong letters. */
const LONG_WORD_LETTERS = 9;
/** English words rarely end so, and foods, places and names of other languages often do. */
const FOREIGN_ENDING = /[aiou]$/;

/**
 * A test whether a speller's guess is likely: the word is no name, and the suggestion is near. Words of the
 * learner's own language, as for food and customs, are far from every English word.
 *
 * @returns a function that is true for mistakes of other kinds, and for the rules' own list of misspellings
 */
export function createSpellingTest(text: string): (mistake: TextMistake) => boolean {
  const isName = createNameTest(text);
  return ({ start, end, correction, kind, rule }) => {
    if (kind !== 'spelling' || rule !== undefined) return true;
    const word = text.slice(start, end).toLowerCase();
    if (correction === undefined) return false;
    const suggestion = correction.toLowerCase();
    // Two words for one, or a form of the same word, are no guesses.
    if (/\s/.test(word) || /[\s'’-]/.test(suggestion)) return true;
    if (isName({ start, end }, [correction])) return false;
    if (word.length < MIN_GUESSED_LETTERS || FOREIGN_ENDING.test(word)) return false;
    const maxDistance = word.length < LONG_WORD_LETTERS ? 1 : 2;
    return word[0] === suggestion[0] && computeEditDistance(word, suggestion) <= maxDistance;
  };
}
