import { describe, expect, test } from 'vitest';
import type { HarperLint } from '../../../../server/lessons/feedback/harper-linter.ts';
import { selectLearnerMistakes } from '../../../../server/lessons/feedback/harper-rules.ts';
import { countWork } from '../../../feedback/count-work.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;
const TIMES = 300;

/** A lint for each word of a text. */
function remarks(text: string, rule: string): HarperLint[] {
  return [...text.matchAll(/\p{L}+/gu)].map(({ index, 0: word }) => ({
    rule,
    kind: 'Spelling',
    start: index,
    end: index + word.length,
    text: word,
    replacements: ['Zorba', 'gone', 'went'],
  }));
}

describe('a text twice as long, with a remark on each word, takes at most about twice the steps', () => {
  test.each([
    ['SpellCheck', 'Zorbx is. '],
    ['SpellCheck', 'one line of Zorbx and Zorby '],
    ['SentenceCapitalization', 'he goes. '],
    ['RegularIrregulars', 'he has goed and '],
  ])('%s: %j', async (rule, shape) => {
    const work = (times: number) => {
      const text = shape.repeat(times);
      const lints = remarks(text, rule);
      return countWork(async () => selectLearnerMistakes(lints, text, CONTEXT));
    };
    expect(await work(2 * TIMES)).toBeLessThanOrEqual(2.2 * (await work(TIMES)));
  });
});
