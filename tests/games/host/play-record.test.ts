import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameEffect } from '../../../src/games/contract.ts';
import { EMPTY_PLAY_RECORD, NO_PENDING_WRITES, recordStep } from '../../../src/games/host/play-record.ts';
import { forAll } from '../../for-all.ts';

const OF = { game: 'quiz', begunAt: 5, now: 9 };
const BEGUN = { record: EMPTY_PLAY_RECORD, pendingWrites: NO_PENDING_WRITES };
const ITEM = { kind: 'word', id: 'tide' } as const;
const ANSWER: GameEffect = { type: 'answered', item: ITEM, grade: 'right', by: 'recall', ms: 1, hint: false };
const BACK: GameEffect = { type: 'took-back' };

test('each taking back names the newest answer that still counts, and each answer at most once', () => {
  forAll(fc.array(fc.constantFrom(ANSWER, BACK), { maxLength: 60 }), (effects) => {
    const standing: string[] = [];
    for (const { id, event } of recordStep(BEGUN, { effects }, OF).pendingWrites.events) {
      if (event.type === 'answered') standing.push(id);
      if (event.type === 'took-back') expect(event.answer).toBe(standing.pop());
    }
  });
});

test('the twenty-first answer back can’t be taken back any more', () => {
  const effects = [...Array<GameEffect>(30).fill(ANSWER), ...Array<GameEffect>(30).fill(BACK)];
  const { events } = recordStep(BEGUN, { effects }, OF).pendingWrites;
  expect(events.filter(({ event }) => event.type === 'took-back')).toHaveLength(20);
});

test('noting goes on where it ended, so that no event has the id of another', () => {
  const first = recordStep(BEGUN, { effects: [ANSWER, BACK] }, OF);
  const second = recordStep(first, { effects: [ANSWER] }, OF);
  const ids = second.pendingWrites.events.map(({ id }) => id);
  expect(ids).toEqual(['quiz:5:0', 'quiz:5:1', 'quiz:5:2']);
});
