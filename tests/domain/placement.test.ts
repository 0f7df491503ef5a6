import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../src/domain/levels.ts';
import {
  chooseNextLevel,
  countPlacementScores,
  estimateLevel,
  MAX_QUESTIONS_PER_LEVEL,
  type PlacementAnswer,
} from '../../src/domain/placement.ts';
import { forAll } from '../for-all.ts';

const getRank = (level: Level) => LEVELS.indexOf(level);

/** The test that places a newcomer at a level: at most twelve questions, harder after right answers. */
const MAX_QUESTIONS = 12;

/** Takes a whole test: `isRight` decides on each answer. */
function takeLevelTest(isRight: (level: Level, number: number) => boolean): PlacementAnswer[] {
  const answers: PlacementAnswer[] = [];
  for (let level = chooseNextLevel(answers); level !== null; level = chooseNextLevel(answers)) {
    answers.push({ level, isRight: isRight(level, answers.length) });
  }
  return answers;
}

/** The answers of a learner who gets the questions right that the bits say. */
const arbitraryTest = fc
  .array(fc.boolean(), { minLength: MAX_QUESTIONS, maxLength: MAX_QUESTIONS })
  .map((bits) => takeLevelTest((_, number) => bits[number] === true));

/**
 * How likely each level is as the result, exactly.
 *
 * @param getChance how likely a right answer is at a level, from 0 to 1
 */
function computePlacementShares(getChance: (level: Level) => number): Record<Level, number> {
  const results = { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0, C2: 0 };
  // The order of the answers does not matter, so equal scores are one state.
  let states = new Map<string, { answers: PlacementAnswer[]; likelihood: number }>();
  states.set('', { answers: [], likelihood: 1 });
  for (let number = 0; number < MAX_QUESTIONS; number += 1) {
    const next: typeof states = new Map();
    for (const { answers, likelihood } of states.values()) {
      const level = chooseNextLevel(answers);
      if (level === null) {
        results[estimateLevel(answers)] += likelihood;
        continue;
      }
      for (const isRight of [true, false]) {
        const share = likelihood * (isRight ? getChance(level) : 1 - getChance(level));
        if (share === 0) continue;
        const longer = [...answers, { level, isRight }];
        const key = JSON.stringify(countPlacementScores(longer));
        const state = next.get(key) ?? { answers: longer, likelihood: 0 };
        next.set(key, { ...state, likelihood: state.likelihood + share });
      }
    }
    states = next;
  }
  for (const { answers, likelihood } of states.values()) results[estimateLevel(answers)] += likelihood;
  return results;
}

describe('the level test', () => {
  test('ends after twelve questions at most, with at most four of one level', () => {
    forAll(arbitraryTest, (answers) => {
      expect(answers.length).toBeLessThanOrEqual(MAX_QUESTIONS);
      for (const { asked } of countPlacementScores(answers)) {
        expect(asked).toBeLessThanOrEqual(MAX_QUESTIONS_PER_LEVEL);
      }
    });
  });

  test('ends early, and only then, for a beginner who has one right answer of four at A1, or none', () => {
    expect(takeLevelTest(() => false).length).toBeLessThanOrEqual(6);
    forAll(arbitraryTest, (answers) => {
      const easiest = answers.filter(({ level }) => level === 'A1');
      const isBeginner = easiest.length === 4 && easiest.filter(({ isRight }) => isRight).length <= 1;
      expect(answers.length < MAX_QUESTIONS || isBeginner).toBe(isBeginner);
      if (answers.length < MAX_QUESTIONS) expect(estimateLevel(answers)).toBe('A1');
    });
  });

  test('starts with an easy question', () => {
    expect(chooseNextLevel([])).toBe('A2');
  });

  test.each(LEVELS)(
    'a learner who knows everything up to %s and never guesses is placed there',
    (highest) => {
      expect(estimateLevel(takeLevelTest((level) => getRank(level) <= getRank(highest)))).toBe(highest);
    },
  );

  test.each(LEVELS)(
    'a learner who knows everything up to %s and guesses the rest is placed at most one level off',
    (highest) => {
      const results = computePlacementShares((level) => (getRank(level) <= getRank(highest) ? 1 : 1 / 4));
      const nearLevels = LEVELS.filter((level) => Math.abs(getRank(level) - getRank(highest)) <= 1);
      expect(nearLevels.reduce((sum, level) => sum + results[level], 0)).toBeGreaterThan(0.99);
      expect(results[highest]).toBeGreaterThan(0.9);
    },
  );

  test('a learner who guesses every answer is placed at A1 or A2', () => {
    const results = computePlacementShares(() => 1 / 4);
    expect(results.A1 + results.A2).toBeGreaterThan(0.99);
  });

  test('a learner who knows more is never placed lower', () => {
    for (const guess of [0, 1 / 4, 1 / 3]) {
      const perLevel = LEVELS.map((highest) =>
        computePlacementShares((level) => (getRank(level) <= getRank(highest) ? 0.95 : guess)),
      );
      for (const [index, better] of perLevel.slice(1).entries()) {
        for (const level of LEVELS) {
          const sumSharesFrom = (results: Record<Level, number> | undefined) =>
            LEVELS.filter((each) => getRank(each) >= getRank(level)).reduce(
              (sum, each) => sum + (results?.[each] ?? 0),
              0,
            );
          expect(sumSharesFrom(better)).toBeGreaterThanOrEqual(sumSharesFrom(perLevel[index]) - 1e-9);
        }
      }
    }
  });

  test('one more right answer never lowers the level', () => {
    forAll(arbitraryTest, fc.nat({ max: 11 }), (answers, at) => {
      const better = answers.map((answer, index) => (index === at ? { ...answer, isRight: true } : answer));
      expect(getRank(estimateLevel(better))).toBeGreaterThanOrEqual(getRank(estimateLevel(answers)));
    });
  });

  test('a right answer never makes the next question easier than a wrong one', () => {
    forAll(arbitraryTest, fc.nat({ max: 10 }), (answers, count) => {
      const before = answers.slice(0, count);
      const level = chooseNextLevel(before) ?? 'A1';
      const [right, wrong] = [true, false].map((isRight) => chooseNextLevel([...before, { level, isRight }]));
      expect(getRank(right ?? 'A1')).toBeGreaterThanOrEqual(getRank(wrong ?? 'A1'));
    });
  });

  test('the scores name every level that was asked, lowest first, and count every answer', () => {
    forAll(arbitraryTest, (answers) => {
      const scores = countPlacementScores(answers);
      expect(scores.reduce((sum, { asked }) => sum + asked, 0)).toBe(answers.length);
      expect(scores.reduce((sum, { right }) => sum + right, 0)).toBe(
        answers.filter(({ isRight }) => isRight).length,
      );
      expect(scores.map(({ level }) => getRank(level))).toEqual(
        scores.map(({ level }) => getRank(level)).sort((one, other) => one - other),
      );
    });
  });
});
