import { describe, expect, test } from 'vitest';
import type { Exercise, LessonPlan } from '../../../src/domain/lesson-plan.ts';
import { parsePlan, renderPlan } from '../../../src/domain/plan-markdown.ts';
import { listCheckedItems, parseNumberedAnswers } from '../../../src/feedback/marking/numbered-answers.ts';
import { ALL_CLASS_REQUESTS, writeCurriculumClass } from '../../teacher/class-requests.ts';

const SEEDS = [3, 4];

/** The distinct exercises of all classes, because parsing keys is slow and many classes share exercises. */
const exercises = new Map<string, Exercise>();

function deduplicate(exercise: Exercise): Exercise {
  const name = JSON.stringify(exercise);
  const known = exercises.get(name) ?? exercise;
  exercises.set(name, known);
  return known;
}

/** Parsed from the plan's markdown, as on the server. */
const classes = SEEDS.flatMap((seed) =>
  ALL_CLASS_REQUESTS.map((request) => {
    const plan = parsePlan(renderPlan(writeCurriculumClass(request, seed)));
    return { request, plan: { ...plan, exercises: plan.exercises.map(deduplicate) } };
  }),
);

/** The keyed exercises of a class, answered line by line as the notepad writes them. */
function answered(plan: LessonPlan, choose: (key: string) => string): string {
  return plan.exercises
    .flatMap(({ key }, at) =>
      key ? [`${at + 1}.`, ...key.map((answer, item) => `(${item + 1}) ${choose(answer)}`)] : [],
    )
    .join('\n');
}

describe('the keys of a class', () => {
  test.each([
    ['first', (key: string) => key.split(' / ').at(0) ?? ''],
    ['last', (key: string) => key.split(' / ').at(-1) ?? ''],
  ])('accept the %s accepted answer of each item', (_, choose) => {
    const wrong = classes.flatMap(({ request, plan }) => {
      const items = listCheckedItems(parseNumberedAnswers(answered(plan, choose), plan.exercises));
      const keyed = plan.exercises.reduce((sum, { key }) => sum + (key?.length ?? 0), 0);
      const amiss = items
        .filter(({ verdict }) => verdict !== 'right')
        .map(({ given, expected }) => ({ given, expected }));
      return items.length === keyed && amiss.length === 0
        ? []
        : [{ ...request, keyed, checked: items.length, amiss }];
    });
    expect(wrong).toEqual([]);
  });

  test('reject the answers of other items', () => {
    const missed = [...exercises.values()].flatMap(({ key = [], prompt }) =>
      key.flatMap((own, at) => {
        const other = key[(at + 1) % key.length]?.split(' / ')[0] ?? '';
        const small = other.toLowerCase();
        const accepted = own.toLowerCase().split(' / ');
        if (accepted.some((right) => right.includes(small) || small.includes(right))) return [];
        const [item] = listCheckedItems(parseNumberedAnswers(`1.\n(1) ${other}`, [{ prompt, key: [own] }]));
        return item && item.verdict !== 'right' ? [] : [{ prompt, own, other }];
      }),
    );
    expect(missed).toEqual([]);
  });
});
