import type { TextMistake } from './text-checker.ts';

/** No word is longer; what stands nearer to a mark is all that is read. */
const NEAR_CHARACTERS = 60;

const WORD = /[\p{L}\p{N}'’]+/gu;

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** The word before a place, where only spaces stand between. */
function findWordBefore(text: string, at: number): string | undefined {
  return /([\p{L}\p{N}'’]+)\s*$/u.exec(text.slice(Math.max(0, at - NEAR_CHARACTERS), at))?.[1]?.toLowerCase();
}

/** The word behind a place, where only spaces stand between. */
function findWordAfter(text: string, at: number): string | undefined {
  return /^\s*([\p{L}\p{N}'’]+)/u.exec(text.slice(at, at + NEAR_CHARACTERS))?.[1]?.toLowerCase();
}

/** Whether a correction says a word of its neighbours twice, though the text does not: "want to" before "to". */
export function doublesNeighbour({ start, end, correction }: TextMistake, text: string): boolean {
  if (correction === undefined) return false;
  const [before, behind] = [findWordBefore(text, start), findWordAfter(text, end)];
  const [was, is] = [wordsIn(text.slice(start, end)), wordsIn(correction)];
  if (is.length === 0) return was.length > 0 && before !== undefined && before === behind;
  const doubled = (one: string | undefined, other: string | undefined) => one !== undefined && one === other;
  return (
    (doubled(is[0], before) && !doubled(was[0], before)) ||
    (doubled(is.at(-1), behind) && !doubled(was.at(-1), behind))
  );
}

/** The words that a correction puts in. */
function getInsertedWords({ start, end, correction = '' }: TextMistake, text: string): readonly string[] {
  const was = new Set(wordsIn(text.slice(start, end)));
  return wordsIn(correction).filter((word) => !was.has(word));
}

/** Whether two marks side by side mend one mistake: they touch, put in the same word, or say one twice at their seam. */
export function isSameCorrection(one: TextMistake, next: TextMistake, text: string): boolean {
  const gap = text.slice(one.end, Math.min(next.start, one.end + NEAR_CHARACTERS));
  if (next.start - one.end > NEAR_CHARACTERS || /\S/.test(gap)) return false;
  if (gap === '' && one.end > one.start && next.end > next.start) return true;
  if (one.correction === undefined || next.correction === undefined) return false;
  const put = getInsertedWords(one, text);
  const last = wordsIn(one.correction).at(-1);
  return (
    getInsertedWords(next, text).some((word) => put.includes(word)) ||
    (last !== undefined && last === wordsIn(next.correction)[0])
  );
}
