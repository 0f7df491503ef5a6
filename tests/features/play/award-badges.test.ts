import { expect, test, vi } from 'vitest';
import { awardBadges } from '../../../src/features/play/award-badges.ts';
import { MAX_POINTS } from '../../../src/games/question-round/round-state.ts';
import { aDevice, aNewLesson, expectOk, openAnn } from '../../data/learner-fixtures.ts';

const NO_PENDING_WRITES = { events: [], requests: [], acknowledgedReplies: [] };
const createScore = (value: number) => ({ value, text: `${value} points` });
const createFinishedQuiz = (value: number) =>
  ({ level: 'B1', variant: '', score: createScore(value) }) as const;

test('a finished game earns its badges, and a second call writes nothing', async () => {
  const ann = await openAnn(aDevice());
  expectOk(await ann.finishGame('quiz', createFinishedQuiz(MAX_POINTS - 1), NO_PENDING_WRITES));
  await awardBadges(ann);
  expect(await ann.readBadges()).toEqual(['First Game']);
  expectOk(await ann.finishGame('quiz', createFinishedQuiz(MAX_POINTS), NO_PENDING_WRITES));
  await awardBadges(ann);
  expect(await ann.readBadges()).toEqual(['First Game', 'Perfect Quiz']);
  const write = vi.spyOn(ann, 'awardBadges');
  await awardBadges(ann);
  expect(write).not.toHaveBeenCalled();
});

test('a completed class earns a badge', async () => {
  const ann = await openAnn(aDevice());
  const lesson = expectOk(await ann.addLesson(aNewLesson));
  await awardBadges(ann);
  expect(await ann.readBadges()).toEqual([]);
  expectOk(await ann.completeLesson(lesson.id, { answer: 'a', feedback: 'b' }));
  await awardBadges(ann);
  expect(await ann.readBadges()).toEqual(['First Class']);
});
