import { describe, expect, test } from 'vitest';
import { countCleared, formatClearPreview } from '../../../../src/features/settings/storage/clear-text.ts';
import {
  type ClearingEvent,
  IDLE_CLEARING,
  reduceClearing,
} from '../../../../src/features/settings/storage/clearing-state.ts';

const stateAfter = (...events: readonly ClearingEvent[]) => events.reduce(reduceClearing, IDLE_CLEARING);
const cleared = { rows: [], keys: [], count: 3 };

describe('clearing', () => {
  test('leaves what is nowhere else as long as nobody says otherwise', () => {
    expect(stateAfter({ type: 'opened', kind: 'lessons' })).toMatchObject({
      choice: { alsoOnlyHere: false },
    });
  });

  test('offers the way back until its line is closed, and no second one', () => {
    const steps = [
      { type: 'opened', kind: 'homework' },
      { type: 'confirmed' },
      { type: 'cleared', cleared },
    ] as const;
    expect(stateAfter(...steps)).toEqual({ status: 'cleared', kind: 'homework', cleared });
    expect(stateAfter(...steps, { type: 'put-back' })).toMatchObject({ status: 'back' });
    expect(stateAfter(...steps, { type: 'closed' })).toEqual(IDLE_CLEARING);
  });

  test('whose question is closed as it goes on still shows the way back', () => {
    const going = stateAfter({ type: 'opened', kind: 'lessons' }, { type: 'confirmed' }, { type: 'closed' });
    expect(reduceClearing(going, { type: 'cleared', cleared })).toMatchObject({ status: 'cleared' });
  });
});

describe('the question', () => {
  const old = { synced: ['a', 'b'], unsynced: ['c'], awaited: ['d'] };

  test('tells of each what becomes of it', () => {
    const keeping = formatClearPreview('lessons', { keepCount: '10', alsoOnlyHere: false }, old);
    expect(keeping[0]).toContain('2 classes are in the cloud as well');
    expect(keeping[1]).toBe('1 class is nowhere but on this device and will stay.');
    expect(keeping[2]).toContain('1 class will stay');
    const [, gone] = formatClearPreview('lessons', { keepCount: '10', alsoOnlyHere: true }, old);
    expect(gone).toContain('gone for good');
  });

  test('counts what is nowhere else only where it goes', () => {
    expect(countCleared({ keepCount: '0', alsoOnlyHere: false }, old)).toBe(2);
    expect(countCleared({ keepCount: '0', alsoOnlyHere: true }, old)).toBe(3);
  });

  test('says so where there is nothing older', () => {
    const none = { synced: [], unsynced: [], awaited: [] };
    expect(formatClearPreview('homework', { keepCount: '25', alsoOnlyHere: false }, none)).toEqual([
      'There is nothing older to clear.',
    ]);
  });
});
