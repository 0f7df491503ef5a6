import { expect, test } from 'vitest';
import { packReviews } from '../../../../src/domain/word-reviews.ts';
import { createWordRows } from '../../../../src/features/settings/your-data/word-rows.ts';
import { HARBOUR } from '../../../content/words/harbour.ts';

const own = { meaning: '', example: '', isRemoved: false, updatedAt: 1, deviceId: 'a' };
const at = Date.UTC(2026, 10, 23, 23, 30) / 1000;
const missed = packReviews({ base: null, reviews: [{ at, grade: 'missed' }] });

test('words have the learner’s texts before the bank’s, and the day on which they are due', () => {
  const stored = {
    words: { harbour: missed, tide: '', gone: '' },
    ownWords: { tide: { ...own, meaning: 'ebb and flow' }, gone: { ...own, isRemoved: true } },
  };
  const bank = new Map([[HARBOUR.word, HARBOUR]]);
  expect(createWordRows(stored, bank, 'UTC')).toEqual([
    {
      ...{ word: 'harbour', meaning: 'a place for ships', example: 'The harbour was full.' },
      ...{ topic: 'travel', level: 'B1', due: '2026-11-24', interval: '1' },
    },
    { word: 'tide', meaning: 'ebb and flow', example: '', topic: '', level: '', due: '', interval: '' },
  ]);
  expect(createWordRows(stored, bank, 'Asia/Tokyo')[0]?.due).toBe('2026-11-25');
});
