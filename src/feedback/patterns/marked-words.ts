import type { Match } from './pattern.ts';
import type { Sentence } from './sentences.ts';

/*
 * Words of a match and around it, in lower case, for the conditions of rules; '' where the sentence has no
 * such word. The mark is the part of a match that the correction replaces.
 */

/** The first word that the pattern asks for, marked or not. */
export function getFirstWord(match: Match, sentence: Sentence): string {
  return sentence[match.from]?.lower ?? '';
}

/** The last word that the pattern asks for, marked or not. */
export function getLastWord(match: Match, sentence: Sentence): string {
  return sentence[match.to - 1]?.lower ?? '';
}

/** The word before all that the pattern asks for. */
export function getWordBeforeMatch(match: Match, sentence: Sentence): string {
  return sentence[match.from - 1]?.lower ?? '';
}

export function getFirstMarkedWord(match: Match, sentence: Sentence): string {
  return sentence[match.marked.from]?.lower ?? '';
}

export function getLastMarkedWord(match: Match, sentence: Sentence): string {
  return sentence[match.marked.to - 1]?.lower ?? '';
}

export function getWordBeforeMark(match: Match, sentence: Sentence): string {
  return sentence[match.marked.from - 1]?.lower ?? '';
}

export function getWordAfterMark(match: Match, sentence: Sentence): string {
  return sentence[match.marked.to]?.lower ?? '';
}
