import type { DialogueGap } from '../../content/dialogues/dialogue-schema.ts';
import { foldTypedAnswer, isSameAnswer } from '../../domain/typed-text.ts';
import { isMisspelling } from '../kit/edit-distance.ts';

/** The verdict on a text in a blank. `wording` is the right wording that it matches or resembles. */
export type GapVerdict =
  | { kind: 'right'; wording: string }
  | { kind: 'typo'; wording: string }
  | { kind: 'wrong'; reason: string | null };

const ENDINGS = /(?:s|d|n|r|y|e)$/;
const VOWELS = /[aeiou]/g;

/** Judges a chosen or typed text. An option is never judged as a typo of another. */
export function judgeGap({ answer, options, also, wrong }: DialogueGap, text: string): GapVerdict {
  const wordings = [answer, ...also];
  const right = wordings.find((wording) => isSameAnswer(wording, text));
  if (right !== undefined) return { kind: 'right', wording: right };
  const chosen = options.find((option) => isSameAnswer(option, text));
  if (chosen !== undefined) return { kind: 'wrong', reason: wrong[chosen] ?? null };
  const meant = wordings.find((wording) => isTypo(foldTypedAnswer(text), foldTypedAnswer(wording)));
  return meant === undefined ? { kind: 'wrong', reason: null } : { kind: 'typo', wording: meant };
}

/**
 * Whether a text has a single misspelling that can't be another form of the word: "speaks" for "speak" and
 * "sang" for "sing" are mistakes.
 */
function isTypo(text: string, wording: string): boolean {
  const typed = text.split(' ');
  const [first, ...others] = wording.split(' ').flatMap((word, place) => {
    const other = typed[place] ?? '';
    return word === other ? [] : [{ word, other }];
  });
  if (!first || others.length > 0 || typed.length !== wording.split(' ').length) return false;
  const { word, other } = first;
  if (!isMisspelling(other, word)) return false;
  const isOtherEnding = word.replace(ENDINGS, '') === other || other.replace(ENDINGS, '') === word;
  const isOtherVowel =
    word.replace(VOWELS, '_') === other.replace(VOWELS, '_') && countDifferences(word, other) === 1;
  return !isOtherEnding && !isOtherVowel;
}

/** The number of positions in which two words differ. Two swapped letters count as two. */
function countDifferences(word: string, other: string): number {
  return [...word].filter((letter, place) => letter !== other[place]).length;
}
