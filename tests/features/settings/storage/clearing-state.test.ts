import { describe, expect, test } from 'vitest';
import { countCleared, formatClearPreview } from '../../../../src/features/settings/storage/clear-text.ts';
import {
  type ClearingEvent,
  IDLE_CLEARING,
  reduceClearing,
} from '../../../../src/features/settings/storage/clearing-state.ts';

const getStateAfter = (...events: readonly ClearingEvent[]) => events.reduce(reduceClearing, IDLE_CLEARING);
const cleared = { rows: [], keys: [], count: 3 };

describe('clearing', () => {
  test('keeps unsynced records by default', () => {
    expect(getStateAfter({ type: 'opened', kind: 'lessons' })).toMatchObject({
      choice: { includeUnsynced: false },
    });
  });

  test('can be undone once, until its line is closed', () => {
    const steps = [
      { type: 'opened', kind: 'homework' },
      { type: 'confirmed' },
      { type: 'cleared', cleared },
    ] as const;
    expect(getStateAfter(...steps)).toEqual({ status: 'cleared', kind: 'homework', cleared });
    expect(getStateAfter(...steps, { type: 'restored' })).toMatchObject({ status: 'restored' });
    expect(getStateAfter(...steps, { type: 'closed' })).toEqual(IDLE_CLEARING);
  });

  test('can still be undone when its dialog is closed meanwhile', () => {
    const clearing = getStateAfter(
      { type: 'opened', kind: 'lessons' },
      { type: 'confirmed' },
      { type: 'closed' },
    );
    expect(reduceClearing(clearing, { type: 'cleared', cleared })).toMatchObject({ status: 'cleared' });
  });
});

describe('the clear dialog', () => {
  const old = { synced: ['a', 'b'], unsynced: ['c'], awaited: ['d'] };

  test('says what happens to each group of records', () => {
    const keeping = formatClearPreview('lessons', { keepCount: '10', includeUnsynced: false }, old);
    expect(keeping[0]).toContain('2 classes are also saved online. They’ll be cleared on this device only.');
    expect(keeping[1]).toBe('1 class is only on this device. It will stay.');
    expect(keeping[2]).toContain('1 class will stay');
    const [, gone] = formatClearPreview('lessons', { keepCount: '10', includeUnsynced: true }, old);
    expect(gone).toContain('You can’t get it back.');
  });

  test('counts unsynced records only when they are cleared', () => {
    expect(countCleared({ keepCount: '0', includeUnsynced: false }, old)).toBe(2);
    expect(countCleared({ keepCount: '0', includeUnsynced: true }, old)).toBe(3);
  });

  test('says that there is nothing older', () => {
    const none = { synced: [], unsynced: [], awaited: [] };
    expect(formatClearPreview('homework', { keepCount: '25', includeUnsynced: false }, none)).toEqual([
      'There’s nothing older to clear.',
    ]);
  });
});
