import type { DialogueGap } from '../../content/dialogues/dialogue-schema.ts';
import { foldTypedAnswer, isSameAnswer } from '../../domain/typed-text.ts';
import { isMisspelling } from '../kit/edit-distance.ts';

/** The verdict on a text in a blank. `wording` is the right wording that it matches or resembles. */
export type GapVerdict =
  | { kind: 'right'; wording: string }
  | { kind: 'typo'; wording: string }
  | { kind: 'wrong'; reason: string | null };

/** A last letter that makes another form: speaks, closed, known, nicer, rainy, breathe. */
const ENDING = /(?:s|d|n|r|y|e)$/;
const VOWELS = /[aeiou]/g;

/**
 * Judges a chosen or typed text. An option is never judged as a typo of another. `reason` is null where the
 * bank has none for this text.
 */
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
  const typedWords = text.split(' ');
  const rightWords = wording.split(' ');
  if (typedWords.length !== rightWords.length) return false;
  const differences = rightWords.flatMap((right, index) => {
    const typed = typedWords[index] ?? '';
    return right === typed ? [] : [{ right, typed }];
  });
  const [difference] = differences;
  if (!difference || differences.length > 1) return false;
  const { right, typed } = difference;
  const isOtherEnding = right.replace(ENDING, '') === typed || typed.replace(ENDING, '') === right;
  const isOtherVowel =
    right.replace(VOWELS, '_') === typed.replace(VOWELS, '_') && countDifferences(right, typed) === 1;
  return isMisspelling(typed, right) && !isOtherEnding && !isOtherVowel;
}

/** The number of positions in which two words differ. Two swapped letters count as two. */
function countDifferences(word: string, other: string): number {
  return [...word].filter((letter, index) => letter !== other[index]).length;
}
