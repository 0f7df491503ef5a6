import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXERCISE_STAGES, type ExerciseStage, type LessonPlan } from '../../src/domain/lesson-plan.ts';
import {
  buildLessonSteps,
  type ClassProgress,
  findFirstExerciseStep,
  type PartId,
  splitVocabulary,
  WORDS_PER_STEP,
} from '../../src/domain/lesson-steps.ts';
import { parsePlan } from '../../src/domain/plan-markdown.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { forAll } from '../for-all.ts';
import { arbitraryPlan, hostileText, teacherLine, teacherText } from './plan/arbitrary-plan.ts';

const plans = fc.oneof(arbitraryPlan(teacherLine, teacherText), arbitraryPlan(hostileText, hostileText));
const arbitraryProgress: fc.Arbitrary<ClassProgress> = fc.record({
  skill: fc.constantFrom(...SKILLS),
  hasMarkedItems: fc.boolean(),
});

/** What a plan has to show, by the part that shows it. */
function listParts(plan: LessonPlan): readonly PartId[] {
  const has = (part: PartId, content: string) => (content.trim() === '' ? [] : [part]);
  return [
    ...has('goal', plan.goal),
    ...(plan.minutes ? (['minutes'] as const) : []),
    ...(plan.model ? (['model'] as const) : []),
    ...(plan.sound ? (['sound'] as const) : []),
    ...(plan.modelAnswer ? (['model-answer'] as const) : []),
    ...(plan.checklist ? (['checklist'] as const) : []),
    ...has('warm-up', plan.warmUp),
    ...(plan.recall ? (['recall'] as const) : []),
    ...splitVocabulary(plan.vocabulary).map(({ part }) => part),
    ...(plan.teachingPoint ? (['point'] as const) : []),
    ...(plan.text ? (['text'] as const) : []),
    ...(plan.videoId === undefined ? [] : (['video'] as const)),
    ...plan.otherSections.map((_, index) => `section-${index + 1}` as const),
    ...plan.exercises.map((_, index) => `exercise-${index + 1}` as const),
    ...has('speaking-task', plan.speakingPrompt),
    ...has('extra-task', plan.extraTask),
  ];
}

describe('the steps of any plan', () => {
  test('show each part of it once, and no part that it lacks', () => {
    forAll(300, plans, arbitraryProgress, (plan, progress) => {
      const shown = buildLessonSteps(plan, progress).flatMap(({ parts }) => parts);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toEqual(
        expect.arrayContaining([...listParts(plan), 'sorting', 'notes', 'feedback', 'homework']),
      );
      const own: PartId[] = [
        ...(['sorting', 'notes', 'homework', 'again', 'feedback', 'prompt', 'words-1'] as const),
        'pause',
      ];
      for (const part of shown) expect([...listParts(plan), ...own]).toContain(part);
    });
  });

  test('have unique ids, which stay the same when items are marked', () => {
    forAll(300, plans, arbitraryProgress, (plan, progress) => {
      const listStepIds = (changes: Partial<ClassProgress>) =>
        buildLessonSteps(plan, { ...progress, ...changes }).map(({ id }) => id);
      const all = listStepIds({ hasMarkedItems: true });
      expect(new Set(all).size).toBe(all.length);
      const first = listStepIds({ hasMarkedItems: false });
      expect(all.filter((id) => id !== 'again')).toEqual(first);
    });
  });

  test('split the words evenly, with no more per screen than fit and no single one on the last', () => {
    forAll(200, fc.array(fc.string(), { maxLength: 40 }), (words) => {
      const parts = splitVocabulary(words);
      expect(parts.flatMap(({ rows }) => rows.map(({ row }) => row))).toEqual(words);
      for (const { rows } of parts) {
        expect(rows.length).toBeLessThanOrEqual(WORDS_PER_STEP);
        if (parts.length > 1) expect(rows.length).toBeGreaterThan(1);
      }
    });
  });
});

/** A class that was not begun. */
const NOTHING_YET: ClassProgress = { skill: 'Grammar', hasMarkedItems: false };
const listIdsOfPlan = (markdown: string, progress: Partial<ClassProgress> = {}) =>
  buildLessonSteps(parsePlan(markdown), { ...NOTHING_YET, ...progress }).map(({ id }) => id);

describe('the steps of a class', () => {
  test('go from the goal to the homework', () => {
    const plan = `# Ice cream\n\n## Goal\n\nAsk for it.\n\n## Teaching point: Do you like\n\nAsk with do.\n\n## Reading\n\nA text.\n\n## Culture\n\nCones.\n\n## Exercises\n\n1. One.\n2. Two.\n\n## Speaking prompt\n\nSay it.\n`;
    expect(listIdsOfPlan(plan, { hasMarkedItems: true })).toEqual(
      'goal point text section-1 sorting exercise-1 exercise-2 speaking write feedback again home'.split(' '),
    );
  });

  test('of a plan with a text only are reading, sorting, writing, feedback and homework', () => {
    expect(listIdsOfPlan('Only a few words.')).toEqual(['goal', 'sorting', 'write', 'feedback', 'home']);
    expect(listIdsOfPlan('')).toEqual(['sorting', 'write', 'feedback', 'home']);
  });

  test('include speaking in every Speaking class, and in others only if the plan asks for it', () => {
    expect(listIdsOfPlan('Only a few words.', { skill: 'Speaking' })).toContain('speaking');
    expect(listIdsOfPlan('Only a few words.', { skill: 'Reading' })).not.toContain('speaking');
  });
});

describe('what a class asks from earlier ones', () => {
  const plan = parsePlan(
    '# Ice cream\n\n## Goal\n\nAsk for it.\n\n## Vocabulary\n\n| Word | Meaning | Example |\n| --- | --- | --- |\n| cone | a thing to hold ice cream | Two cones. |\n',
  );
  const item = {
    kind: 'word',
    id: 'boat',
    asked: 'it swims',
    options: ['boat', 'train'],
    answer: 'boat',
  } as const;
  const listIdsWithRecall = (recall?: LessonPlan['recall']) =>
    buildLessonSteps(recall ? { ...plan, recall } : plan, NOTHING_YET).map(({ id }) => id);

  test('is one step between the goal and the words', () => {
    expect(listIdsWithRecall([item, item]).slice(0, 3)).toEqual(['goal', 'recall', 'words-1']);
  });

  test('has no step when there is nothing to ask', () => {
    expect(listIdsWithRecall()).not.toContain('recall');
  });
});

describe('the first task of a class', () => {
  const findFirstId = (plan: LessonPlan) =>
    findFirstExerciseStep(buildLessonSteps(plan, NOTHING_YET), plan)?.id;
  const tasks = '## Exercises\n\n1. Repeat it.\n2. Choose.\n';

  test('is the first exercise with a key', () => {
    const plan = parsePlan(`${tasks}\n<!-- exercise-keys [null,["a"]] -->\n`);
    expect(findFirstId(plan)).toBe('exercise-2');
  });

  test('is the first exercise if none has a key', () => {
    expect(findFirstId(parsePlan(tasks))).toBe('exercise-1');
  });

  test('is the sorting if there is no exercise', () => {
    expect(findFirstId(parsePlan('Only a few words.'))).toBe('sorting');
  });
});

describe('the steps of a class in two sittings', () => {
  const createExercise = (stage: ExerciseStage) => ({ prompt: `Do ${stage}.`, stage });
  const plan: LessonPlan = {
    ...parsePlan('# Title\n\n## Goal\n\nGo.\n\n## Teaching point\n\nRule.\n\n## Reading\n\nText.\n'),
    vocabulary: [{ word: 'cone', meaning: 'a thing to hold ice cream', example: 'Two cones.' }],
    exercises: EXERCISE_STAGES.map(createExercise),
    modelAnswer: { body: 'An answer.', shows: [] },
  };
  const steps = buildLessonSteps(plan, NOTHING_YET);

  test('have the text and a question on it before the rule, and a pause before the practice', () => {
    expect(steps.map(({ id }) => id)).toEqual([
      ...['goal', 'text', 'exercise-1', 'point', 'exercise-2', 'exercise-3', 'pause'],
      ...['exercise-4', 'exercise-5', 'words-1', 'exercise-6', 'sorting', 'exercise-7', 'write', 'feedback'],
      ...['exercise-8', 'home'],
    ]);
  });

  test('have the words before the text, unless an exercise on them comes before the task', () => {
    const withoutIt = { ...plan, exercises: plan.exercises.filter(({ stage }) => stage !== 'words') };
    const ids = buildLessonSteps(withoutIt, NOTHING_YET).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['goal', 'words-1', 'text']);
  });

  test('have the checklist with the notes, and in Speaking with the task, where the notes repeat its lines', () => {
    const withChecklist = { ...plan, checklist: ['I ask a question.'] };
    for (const skill of SKILLS) {
      const step = buildLessonSteps(withChecklist, { ...NOTHING_YET, skill }).find(({ parts }) =>
        parts.includes('checklist'),
      );
      expect(step?.id, skill).toBe(skill === 'Speaking' ? 'exercise-7' : 'write');
    }
  });

  test('show the model answer with the feedback only', () => {
    const shown = steps.filter(({ parts }) => parts.includes('model-answer'));
    expect(shown.map(({ id }) => id)).toEqual(['feedback']);
  });
});
