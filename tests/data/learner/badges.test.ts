import { beforeEach, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { aDevice, aNewLesson, expectOk, openAnn, someHomework } from '../learner-fixtures.ts';

let ann: LearnerDatabase;

beforeEach(async () => {
  ann = await openAnn(aDevice());
});

test('an awarded badge is stored, is listed as new, and waits for sync', async () => {
  expectOk(await ann.awardBadges(['First Game', 'First Class']));
  expect(await ann.readBadges()).toEqual(['First Game', 'First Class']);
  expect(await ann.readNewBadges()).toEqual(['First Game', 'First Class']);
  expect(await ann.countPending()).toBe(1);
});

test('a badge is awarded once, also by two tabs at the same time', async () => {
  await Promise.all([ann.awardBadges(['First Game']), ann.awardBadges(['First Game', 'Six Skills'])]);
  expect([...(await ann.readBadges())].sort()).toEqual(['First Game', 'Six Skills']);
  expect([...(await ann.readNewBadges())].sort()).toEqual(['First Game', 'Six Skills']);
});

test('a badge that was seen is not listed as new again, but one awarded since is', async () => {
  expectOk(await ann.awardBadges(['First Game']));
  expectOk(await ann.awardBadges(['Six Skills']));
  expectOk(await ann.markBadgesSeen(['First Game']));
  expect(await ann.readNewBadges()).toEqual(['Six Skills']);
  expectOk(await ann.awardBadges(['First Game']));
  expect(await ann.readNewBadges()).toEqual(['Six Skills']);
  expect(await ann.readBadges()).toEqual(['First Game', 'Six Skills']);
});

test('the badge of a class is announced with its homework, so it is not listed as new', async () => {
  const lesson = expectOk(await ann.addLesson(aNewLesson));
  expectOk(await ann.saveHomework(lesson.id, someHomework, 'save-1'));
  expect(await ann.readBadges()).toEqual([someHomework.badge]);
  expect(await ann.readNewBadges()).toEqual([]);
});
