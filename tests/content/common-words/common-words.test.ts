import { expect, test } from 'vitest';
import { loadCommonWords } from '../../../src/content/common-words/common-word.ts';
import rows from '../../../src/content/common-words/common-words.json' with { type: 'json' };
import { tokenizeWords } from '../../../src/domain/word-tokens.ts';
import { findCandidates, getCandidateWord } from '../../../src/features/word-lookup/candidates.ts';
import { findRepeated } from '../bank-checks.ts';

test('each common word occurs once', () => {
  expect(findRepeated(rows.map(({ word }) => word.toLowerCase()))).toEqual([]);
});

test('each example contains its word in a form that look-up finds', async () => {
  const commonWords = await loadCommonWords();
  const lost = rows.filter(
    ({ word, example }) =>
      !tokenizeWords(example).some(({ start }) =>
        findCandidates(example, start, {
          classWords: [],
          ownWords: [],
          bank: new Map(),
          commonWords,
          level: 'A1',
        }).some((candidate) => getCandidateWord(candidate) === word),
      ),
  );
  expect(lost).toEqual([]);
});
