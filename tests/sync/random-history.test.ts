import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completedOf } from '../../src/domain/course.ts';
import { RETAINED_LESSONS } from '../../src/domain/limits.ts';
import { readDocument } from '../../src/sync/wire-read.ts';
import { arbitraryHistory, World } from './history.ts';

/** What holds of every history, once its faults are healed. */
async function expectAllKept(world: World): Promise<void> {
  const { promised, cloud } = world;
  const devices = await world.heal();
  const states = await Promise.all(devices.map((tab) => tab.store.snapshot()));
  const stored = readDocument(cloud.document('ann'), 'ann');
  for (const { state, entries, dead } of states) {
    expect(state).toEqual(stored);
    expect([entries, dead]).toEqual([[], []]);
  }
  // No history is long enough for retention to take anything.
  expect(promised.lessons.size).toBeLessThanOrEqual(RETAINED_LESSONS);
  expect(new Set(stored.lessons.map(({ id }) => id))).toEqual(promised.lessons);
  expect(new Set(stored.homework.map(({ id }) => id))).toEqual(promised.homework);
  expect(new Set(stored.badges)).toEqual(promised.badges);
  for (const [id, answers] of promised.answers) {
    expect(answers).toContain(stored.lessons.find((lesson) => lesson.id === id)?.answer);
  }
  const completions = stored.course?.skills.reduce((sum, skill) => sum + completedOf(skill), 0) ?? 0;
  expect(completions).toBe(promised.completions);
  expect(cloud.requests.every(({ uid, tokenUid }) => uid === 'ann' && tokenUid === 'ann')).toBe(true);
}

test('whatever happens on three devices, what was saved arrives on all of them', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryHistory, async (history) => {
      const world = await new World().open(['laptop', 'phone', 'tablet']);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), history);
        await expectAllKept(world);
      } finally {
        world.close();
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);
