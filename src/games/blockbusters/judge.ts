import { stripToLetters } from '../../content/blockbusters/strip-to-letters.ts';
import { foldTypedAnswer } from '../../domain/typed-text.ts';
import { isMisspelling } from '../kit/edit-distance.ts';

/** The verdict on an answer; `slip`: a misspelling of the right one, `misfit`: another first letter. */
export type Judgement = 'right' | 'slip' | 'wrong' | 'misfit';

const ARTICLE = /^(?:an?|the) /;

interface JudgeOptions {
  answer: string;
  also: readonly string[];
  /** Whether the letters spell another word, which is then no slip. */
  isOtherWord: (letters: string) => boolean;
}

/** Judges an answer to a clue or a phrase. A leading article does not count. */
export function judgeAnswer(text: string, { answer, also, isOtherWord }: JudgeOptions): Judgement {
  const typed = foldTypedAnswer(text);
  const spellings = [typed, typed.replace(ARTICLE, '')].map(stripToLetters);
  const right = [answer, ...also].map(stripToLetters);
  if (spellings.some((letters) => right.includes(letters))) return 'right';
  const candidates = spellings.filter((letters) => letters[0] === right[0]?.[0]);
  if (candidates.length === 0) return 'misfit';
  const isSlip = (letters: string) => right.some((spelling) => isMisspelling(letters, spelling));
  return candidates.some((letters) => isSlip(letters) && !isOtherWord(letters)) ? 'slip' : 'wrong';
}
