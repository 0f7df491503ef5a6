import { describe, expect, test } from 'vitest';
import type { Exercise, LessonPlan } from '../../../src/domain/lesson-plan.ts';
import { parsePlan, renderPlan } from '../../../src/domain/plan-markdown.ts';
import { listCheckedItems, parseNumberedAnswers } from '../../../src/feedback/marking/numbered-answers.ts';
import { ALL_CLASS_REQUESTS, writeCurriculumClass } from '../../teacher/class-requests.ts';

const SEEDS = [3, 4];

/** The exercises of all classes, each once: many classes set the same, and to read a key takes longest. */
const exercises = new Map<string, Exercise>();

function once(exercise: Exercise): Exercise {
  const name = JSON.stringify(exercise);
  const known = exercises.get(name) ?? exercise;
  exercises.set(name, known);
  return known;
}

/** As the server has them: read back from the plan that the learner's device sends. */
const classes = SEEDS.flatMap((seed) =>
  ALL_CLASS_REQUESTS.map((request) => {
    const plan = parsePlan(renderPlan(writeCurriculumClass(request, seed)));
    return { request, plan: { ...plan, exercises: plan.exercises.map(once) } };
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
  ])('make each item right that is answered with its %s accepted answer', (_, choose) => {
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

  test('make another item’s answer wrong, where it is not accepted there too', () => {
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
