import type { DialogueGap } from '../../content/dialogues/dialogue-schema.ts';
import { isMisspelt } from '../kit/near-miss.ts';

/** What became of a text in a blank: right or a slip away from a right wording, or wrong for a known reason. */
export type GapVerdict =
  | { kind: 'right'; wording: string }
  | { kind: 'typo'; wording: string }
  | { kind: 'wrong'; reason: string | null };

const ENDINGS = /(?:s|d|n|r|y|e)$/;
const VOWELS = /[aeiou]/g;

/** A text as it is compared: without capitals, marks, outer or double spaces, with one form of the apostrophe. */
function compared(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}

/** Whether two texts are the same to somebody who types. */
export function isSame(one: string, other: string): boolean {
  return compared(one) === compared(other);
}

/** Judges what was chosen or typed. An option is never taken for a slip of another. */
export function judge({ answer, options, also, wrong }: DialogueGap, text: string): GapVerdict {
  const fitting = [answer, ...also];
  const right = fitting.find((wording) => isSame(wording, text));
  if (right !== undefined) return { kind: 'right', wording: right };
  const chosen = options.find((option) => isSame(option, text));
  if (chosen !== undefined) return { kind: 'wrong', reason: wrong[chosen] ?? null };
  const meant = fitting.find((wording) => isTypo(compared(text), compared(wording)));
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
  if (!isMisspelt(other, word)) return false;
  const isOtherEnding = word.replace(ENDINGS, '') === other || other.replace(ENDINGS, '') === word;
  const isOtherVowel =
    word.replace(VOWELS, '_') === other.replace(VOWELS, '_') && differing(word, other) === 1;
  return !isOtherEnding && !isOtherVowel;
}

/** In how many places two words differ; two letters that changed places are two. */
function differing(word: string, other: string): number {
  return [...word].filter((letter, place) => letter !== other[place]).length;
}
