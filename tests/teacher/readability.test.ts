import { describe, expect, test } from 'vitest';
import { LISTED_LEVELS, measureShareAtLevel } from '../../src/content/word-levels/word-levels.ts';
import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import { LEVELS, type Level } from '../../src/domain/levels.ts';
import { ALL_CLASS_REQUESTS, writeCurriculumClass } from './class-requests.ts';
import { collectTexts, passageFiles } from './curriculum-files.ts';
import { computeReadingEase } from './reading-ease.ts';

/** The least share of running words at or below the level of a class. */
const WORDS_AT_LEVEL = 0.85;
const SEEDS = [1, 2];

const classes = SEEDS.flatMap((seed) =>
  ALL_CLASS_REQUESTS.map((request) => ({ request, seed, plan: writeCurriculumClass(request, seed) })),
);

/** The text of a class that the learner reads, without answer keys. */
function readText({ exercises, ...rest }: LessonPlan): string {
  return collectTexts([rest, exercises.map(({ prompt }) => prompt)]).join('\n');
}

describe('a built-in class', () => {
  test.each(LISTED_LEVELS)('at %s uses words of its level', (level) => {
    const hard = classes
      .filter(({ request }) => request.level === level)
      .map(({ request, seed, plan }) => ({
        request,
        seed,
        share: measureShareAtLevel(readText(plan), level),
      }))
      .filter(({ share }) => share < WORDS_AT_LEVEL);
    expect(hard).toEqual([]);
  });
});

/** The prose of classes: explanations, examples and texts. */
function joinClassProse(level: Level): string {
  const plans = classes.filter(({ request }) => request.level === level).map(({ plan }) => plan);
  const texts = plans.flatMap(({ teachingPoint, text }) => [
    teachingPoint?.explanation ?? '',
    ...(teachingPoint?.examples ?? []),
    text?.body ?? '',
  ]);
  return [...new Set(texts)].join('\n');
}

function joinTexts(level: Level): string {
  return passageFiles
    .filter((file) => file.level === level)
    .flatMap(({ passages }) => passages.flatMap(({ body }) => body))
    .join('\n');
}

describe('reading ease', () => {
  test.each([
    ['of classes', joinClassProse],
    ['of the texts to read and to hear', joinTexts],
  ])('%s falls with the level', (_, textOf) => {
    const eases = LEVELS.map((level) => computeReadingEase(textOf(level)));
    expect(eases).toEqual(eases.toSorted((a, b) => b - a));
    expect(new Set(eases).size).toBe(LEVELS.length);
  });
});
