import type { DialogueGap } from '../../content/dialogues/dialogue-schema.ts';
import { isMisspelling } from '../kit/edit-distance.ts';

/** What became of a text in a blank: right or a slip away from a right wording, or wrong for a known reason. */
export type GapVerdict =
  | { kind: 'right'; wording: string }
  | { kind: 'typo'; wording: string }
  | { kind: 'wrong'; reason: string | null };

const ENDINGS = /(?:s|d|n|r|y|e)$/;
const VOWELS = /[aeiou]/g;

/** A text as it is compared: without capitals, marks, outer or double spaces, with one form of the apostrophe. */
function normaliseText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}

/** Whether two texts are the same to somebody who types. */
export function isSameText(one: string, other: string): boolean {
  return normaliseText(one) === normaliseText(other);
}

/** Judges what was chosen or typed. An option is never taken for a slip of another. */
export function judgeGap({ answer, options, also, wrong }: DialogueGap, text: string): GapVerdict {
  const fitting = [answer, ...also];
  const right = fitting.find((wording) => isSameText(wording, text));
  if (right !== undefined) return { kind: 'right', wording: right };
  const chosen = options.find((option) => isSameText(option, text));
  if (chosen !== undefined) return { kind: 'wrong', reason: wrong[chosen] ?? null };
  const meant = fitting.find((wording) => isTypo(normaliseText(text), normaliseText(wording)));
  return meant === undefined ? { kind: 'wrong', reason: null } : { kind: 'typo', wording: meant };
}

/**
 * One slip in one word, and none that could be another form of the same word: "speaks" for "speak" and "sang" for
 * "sing" are mistakes.
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

/** In how many places two words differ; two letters that changed places are two. */
function countDifferences(word: string, other: string): number {
  return [...word].filter((letter, place) => letter !== other[place]).length;
}
