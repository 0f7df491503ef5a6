import { expect, test } from 'vitest';
import { loadCommonWords } from '../../../src/content/common-words/common-word.ts';
import rows from '../../../src/content/common-words/common-words.json' with { type: 'json' };
import { runningWords } from '../../../src/domain/running-words.ts';
import { candidatesAt, nameOf } from '../../../src/features/word-lookup/candidates.ts';
import { repeated } from '../bank-checks.ts';

test('each word is there once', () => {
  expect(repeated(rows.map(({ word }) => word.toLowerCase()))).toEqual([]);
});

test('each example has its word, where a tap on it finds it', async () => {
  const common = await loadCommonWords();
  const lost = rows.filter(
    ({ word, example }) =>
      !runningWords(example).some(({ start }) =>
        candidatesAt(example, start, { taught: [], own: [], bank: new Map(), common, level: 'A1' }).some(
          (candidate) => nameOf(candidate) === word,
        ),
      ),
  );
  expect(lost).toEqual([]);
});
