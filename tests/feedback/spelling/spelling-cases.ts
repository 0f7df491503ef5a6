import { readFileSync } from 'node:fs';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import type { TextMistake } from '../../../src/feedback/text-checker.ts';

/** The half that the speller was tuned on, and the one that was read when it was done. */
export type CaseHalf = 'development' | 'held-out';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;
const PAIR = /([A-Za-z]+)\/([A-Za-z]+)/g;

function readLines(file: string, half: CaseHalf): readonly string[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .filter((_, at) => at % 2 === (half === 'development' ? 1 : 0));
}

export function findShownMistakes(text: string): Promise<readonly TextMistake[]> {
  return findMistakes(text, DEVICE_CHECKERS, CONTEXT);
}

export interface MisspellingScore {
  all: number;
  right: number;
  /** What was not corrected, or not to the right word. */
  missed: readonly string[];
}

/** How many misspellings the checkers correct to the word that was meant. */
export async function scoreMisspellings(half: CaseHalf): Promise<MisspellingScore> {
  const missed: string[] = [];
  let all = 0;
  for (const line of readLines('./misspellings.txt', half)) {
    const text = `${line.replace(PAIR, '$1')}.`;
    const marks = await findShownMistakes(text);
    for (const [, wrong = '', right = ''] of line.matchAll(PAIR)) {
      all++;
      const mark = marks.find(({ start, end }) => text.slice(start, end).includes(wrong));
      const shown = mark && text.slice(mark.start, mark.end).replace(wrong, right);
      if (mark?.correction !== right && mark?.correction !== shown)
        missed.push(`${text} [${wrong} → ${mark?.correction ?? 'nothing'}]`);
    }
  }
  return { all, right: all - missed.length, missed };
}

/** The marks in right sentences with rare words, apart from a capital letter that is missing. */
export async function listFalseMarks(half: CaseHalf): Promise<{ words: number; marks: readonly string[] }> {
  const marks: string[] = [];
  let words = 0;
  for (const line of readLines('./right-words.txt', half)) {
    words += line.split('_').length - 1;
    const text = line.replaceAll('_', '');
    for (const { start, end, correction, kind } of await findShownMistakes(text))
      if (kind !== 'capital') marks.push(`${text} [${text.slice(start, end)} → ${correction}]`);
  }
  return { words, marks };
}
