import { expect, test } from 'vitest';
import type { Word } from '../../../../src/content/words/word-schema.ts';
import { packReviews } from '../../../../src/domain/word-reviews.ts';
import { wordRows } from '../../../../src/features/settings/your-data/word-rows.ts';

const row: Word = {
  word: 'harbour',
  pos: 'noun',
  level: 'B1',
  topic: 'travel',
  meaning: 'a place for ships',
  examples: ['The harbour was full.', 'Two harbours.'],
};
const own = { meaning: '', example: '', isRemoved: false, updatedAt: 1, deviceId: 'a' };
const at = Date.UTC(2026, 10, 23, 23, 30) / 1000;
const missed = packReviews({ base: null, reviews: [{ at, grade: 'missed' }] });

test('words have the learner’s texts before the bank’s, and the day on which they come back', () => {
  const stored = {
    words: { harbour: missed, tide: '', gone: '' },
    ownWords: { tide: { ...own, meaning: 'ebb and flow' }, gone: { ...own, isRemoved: true } },
  };
  const bank = new Map([[row.word, row]]);
  expect(wordRows(stored, bank, 'UTC')).toEqual([
    {
      ...{ word: 'harbour', meaning: 'a place for ships', example: 'The harbour was full.' },
      ...{ topic: 'travel', level: 'B1', due: '2026-11-24', interval: '1' },
    },
    { word: 'tide', meaning: 'ebb and flow', example: '', topic: '', level: '', due: '', interval: '' },
  ]);
  expect(wordRows(stored, bank, 'Asia/Tokyo')[0]?.due).toBe('2026-11-25');
});
