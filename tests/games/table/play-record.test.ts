import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Happening } from '../../../src/games/contract.ts';
import { EMPTY_RECORD, NO_NEWS, noteStep } from '../../../src/games/table/play-record.ts';
import { forAll } from '../../for-all.ts';

const OF = { game: 'quiz', begunAt: 5, now: 9 };
const BEGUN = { record: EMPTY_RECORD, news: NO_NEWS };
const ITEM = { kind: 'word', id: 'tide' } as const;
const ANSWER: Happening = { type: 'answered', item: ITEM, grade: 'right', by: 'recall', ms: 1, hint: false };
const BACK: Happening = { type: 'took-back' };

test('each taking back names the newest answer that still counts, and each answer at most once', () => {
  forAll(fc.array(fc.constantFrom(ANSWER, BACK), { maxLength: 60 }), (happened) => {
    const standing: string[] = [];
    for (const { id, event } of noteStep(BEGUN, { happened }, OF).news.events) {
      if (event.type === 'answered') standing.push(id);
      if (event.type === 'took-back') expect(event.answer).toBe(standing.pop());
    }
  });
});

test('the twenty-first answer back can’t be taken back any more', () => {
  const happened = [...Array<Happening>(30).fill(ANSWER), ...Array<Happening>(30).fill(BACK)];
  const { events } = noteStep(BEGUN, { happened }, OF).news;
  expect(events.filter(({ event }) => event.type === 'took-back')).toHaveLength(20);
});

test('noting goes on where it ended, so that no event has the id of another', () => {
  const first = noteStep(BEGUN, { happened: [ANSWER, BACK] }, OF);
  const second = noteStep(first, { happened: [ANSWER] }, OF);
  const ids = second.news.events.map(({ id }) => id);
  expect(ids).toEqual(['quiz:5:0', 'quiz:5:1', 'quiz:5:2']);
});
