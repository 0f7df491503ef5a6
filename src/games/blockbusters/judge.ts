import { stripToLetters } from '../../content/blockbusters/strip-to-letters.ts';
import { isMisspelling } from '../kit/edit-distance.ts';

/** What became of an answer: right, a slip away from right, wrong, or none that could be, for its first letter. */
export type Judgement = 'right' | 'slip' | 'wrong' | 'misfit';

const ARTICLE = /^\s*(?:an?|the)\s+/i;

interface JudgeOptions {
  answer: string;
  also: readonly string[];
  /** Whether the letters are those of a word with another meaning: that is no slip. */
  isOtherWord: (letters: string) => boolean;
}

/** Judges what was written for a clue, or for a phrase; an article before it does not count. */
export function judgeAnswer(text: string, { answer, also, isOtherWord }: JudgeOptions): Judgement {
  const given = [text, text.replace(ARTICLE, '')].map(stripToLetters);
  const right = [answer, ...also].map(stripToLetters);
  if (given.some((letters) => right.includes(letters))) return 'right';
  const fitting = given.filter((letters) => letters[0] === right[0]?.[0]);
  if (fitting.length === 0) return 'misfit';
  const isSlip = (letters: string) => right.some((each) => isMisspelling(letters, each));
  return fitting.some((letters) => isSlip(letters) && !isOtherWord(letters)) ? 'slip' : 'wrong';
}
