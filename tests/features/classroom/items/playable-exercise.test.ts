import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../../../src/domain/draft-merge.ts';
import type { Exercise } from '../../../../src/domain/lesson-plan.ts';
import {
  computeScore,
  createPlayableExercises,
  findMissedItems,
  findUncheckedAnswers,
  findUncheckedRepeats,
  type PlayableExercise,
  parseItemAnswers,
} from '../../../../src/features/classroom/items/playable-exercise.ts';

const GRAMMAR = { skill: 'Grammar' } as const;

const GAPS: Exercise = {
  prompt: 'Complete.\n(1) If I ___ the answer, I would tell you.\n(2) She ___ to work yesterday.',
  key: ['knew', 'cycled / went'],
};
const FREE: Exercise = { prompt: 'Write two sentences about your day.' };
const UNKEYED: Exercise = { prompt: 'Complete.\n(1) I ___ tea.\n(2) I ___ coffee.' };

function createExercises(...exercises: Exercise[]): readonly [PlayableExercise, ...PlayableExercise[]] {
  return createPlayableExercises(exercises, [], GRAMMAR) as never;
}

const createDraft = (fields: Partial<typeof EMPTY_DRAFT>) => ({ ...EMPTY_DRAFT, ...fields });

describe('an exercise', () => {
  test('has no items when it asks for a free text', () => {
    expect(createExercises(FREE)[0].items).toEqual([]);
    expect(parseItemAnswers(createExercises(FREE)[0], 'I got up.')).toBeNull();
  });

  test('has unmarked items when it has no key', () => {
    const [exercise] = createExercises(UNKEYED);
    expect(parseItemAnswers(exercise, '(1) drink\n(2) hate')).toEqual(['drink', 'hate']);
    expect(findUncheckedAnswers(exercise, createDraft({ exercises: { 0: '(1) drink' } }))).toEqual({});
  });

  test('has its filled-in items checked by name', () => {
    const [exercise] = createExercises(GAPS);
    expect(findUncheckedAnswers(exercise, createDraft({ exercises: { 0: '(1) knew' } }))).toEqual({
      '0.1': 'knew',
    });
    expect(findUncheckedAnswers(exercise, createDraft({ exercises: { 0: '(1) knew\n(2) goes' } }))).toEqual({
      '0.1': 'knew',
      '0.2': 'goes',
    });
  });

  test('has an item checked again only after a change, and never after it is settled', () => {
    const [exercise] = createExercises(GAPS);
    const exercises = { 0: '(1) knew\n(2) goes' };
    const once = createDraft({ exercises, checks: { '0.1': ['knew'], '0.2': ['goes'] } });
    expect(findUncheckedAnswers(exercise, once)).toEqual({});
    expect(findUncheckedAnswers(exercise, { ...once, exercises: { 0: '(1) known\n(2) gone' } })).toEqual({
      '0.2': 'gone',
    });
    const settled = { ...once, checks: { '0.1': ['knew'], '0.2': ['goes', 'gone'] } };
    expect(findUncheckedAnswers(exercise, { ...settled, exercises: { 0: '(1) knew\n(2) went' } })).toEqual(
      {},
    );
  });
});

describe('a missed item', () => {
  const checks = { '0.1': ['knew'], '0.2': ['goes', 'cycled'] };

  test('is repeated with its exercise, without the items that were right', () => {
    const [missed, ...others] = findMissedItems(createExercises(GAPS, FREE), { checks });
    expect(missed?.items.map(({ name }) => name)).toEqual(['0.2']);
    expect(others).toEqual([]);
  });

  test('is checked once when it is repeated', () => {
    const missed = findMissedItems(createExercises(GAPS), { checks });
    const again = createDraft({ checks, againAnswers: { '0.2': 'went' } });
    expect(findUncheckedRepeats(missed, again)).toEqual({ '0.2': 'went' });
    expect(findUncheckedRepeats(missed, { ...again, againChecks: { '0.2': ['goes'] } })).toEqual({});
  });
});

describe('an answer that the learner calls right', () => {
  const called = { exercise: GAPS.prompt, item: 2, key: 'cycled', answer: 'Walked' };

  test('is right from then on, for this item alone', () => {
    const [exercise] = createPlayableExercises([GAPS], [called], GRAMMAR);
    expect(exercise?.items.map(({ judge }) => judge?.('walked'))).toEqual(['wrong', 'right']);
  });

  test('removes the item from the repetition', () => {
    const checks = { '0.2': ['walked', 'walked'] };
    expect(findMissedItems(createPlayableExercises([GAPS], [], GRAMMAR), { checks })).toHaveLength(1);
    expect(findMissedItems(createPlayableExercises([GAPS], [called], GRAMMAR), { checks })).toEqual([]);
  });
});

test('the score counts the checked items, and those that were right at the first try', () => {
  const checks = { '0.1': ['knew'], '0.2': ['goes', 'cycled'] };
  expect(computeScore(createExercises(GAPS, FREE), { checks })).toEqual({ checked: 2, atOnce: 1, right: 2 });
  expect(computeScore(createExercises(GAPS, FREE), { checks: {} })).toEqual({
    checked: 0,
    atOnce: 0,
    right: 0,
  });
});
