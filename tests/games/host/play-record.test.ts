import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameEffect } from '../../../src/games/game-contract.ts';
import { EMPTY_PLAY_RECORD, NO_PENDING_WRITES, recordStep } from '../../../src/games/host/play-record.ts';
import { forAll } from '../../for-all.ts';

const STEP = { game: 'quiz', begunAt: 5, now: 9 };
const START = { record: EMPTY_PLAY_RECORD, pendingWrites: NO_PENDING_WRITES };
const ITEM = { kind: 'word', id: 'tide' } as const;
const ANSWER: GameEffect = { type: 'answered', item: ITEM, grade: 'right', by: 'recall', ms: 1, hint: false };
const TAKE_BACK: GameEffect = { type: 'took-back' };

test('each undo names the newest answer that was not taken back yet', () => {
  forAll(fc.array(fc.constantFrom(ANSWER, TAKE_BACK), { maxLength: 60 }), (effects) => {
    const undoable: string[] = [];
    for (const { id, event } of recordStep(START, { effects }, STEP).pendingWrites.events) {
      if (event.type === 'answered') undoable.push(id);
      if (event.type === 'took-back') expect(event.answer).toBe(undoable.pop());
    }
  });
});

test('an undo reaches the newest twenty answers only', () => {
  const effects = [...Array<GameEffect>(30).fill(ANSWER), ...Array<GameEffect>(30).fill(TAKE_BACK)];
  const { events } = recordStep(START, { effects }, STEP).pendingWrites;
  expect(events.filter(({ event }) => event.type === 'took-back')).toHaveLength(20);
});

test('the ids of events stay unique over several steps', () => {
  const first = recordStep(START, { effects: [ANSWER, TAKE_BACK] }, STEP);
  const second = recordStep(first, { effects: [ANSWER] }, STEP);
  const ids = second.pendingWrites.events.map(({ id }) => id);
  expect(ids).toEqual(['quiz:5:0', 'quiz:5:1', 'quiz:5:2']);
});
