import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNEXPLAINED_MISTAKE } from '../../src/domain/class-game.ts';
import { formatAnswer } from '../../src/domain/exercises/answer-form.ts';
import { parseExercise } from '../../src/domain/exercises/exercise-items.ts';
import { findWrittenTask } from '../../src/domain/exercises/written-task.ts';
import type { Exercise, LessonPlan } from '../../src/domain/lesson-plan.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { parsePlan, renderPlan } from '../../src/domain/plan-markdown.ts';
import { createSeededRng } from '../../src/domain/random.ts';
import type { Mistake } from '../../src/domain/records.ts';
import { createExerciseMarker } from '../../src/feedback/marking/exercise-marker.ts';
import { parseTaskRequirements } from '../../src/feedback/task/task-requirements.ts';
import type { ClassHistory } from '../../src/teacher/choose-recall.ts';
import { completeSentence } from '../../src/teacher/earlier-mistakes.ts';
import { writeReview } from '../../src/teacher/write-review.ts';
import { forAll } from '../for-all.ts';
import { createClassRequest } from './class-requests.ts';
import { weekFiles } from './curriculum-files.ts';

const aMistake: Mistake = {
  ...{ id: 'class:a:go → goes', createdAt: 1, updatedAt: 1, deviceId: 'here', word: '', source: 'class' },
  ...{ kind: 'grammar', isKnown: false },
  ...{ asked: 'She ___ (go) home.', given: 'go', right: 'goes', reason: 'After she, the verb has an s.' },
};
const createMistake = (
  asked: string,
  given: string,
  right: string,
  reason = `It is “${right}”.`,
): Mistake => ({
  ...aMistake,
  ...{ id: `class:a:${given} → ${right}`, asked, given, right, reason },
});
const MISTAKES = [
  aMistake,
  createMistake('', 'He like music very much.', 'He likes music very much.'),
  createMistake('I have lived here ___ 2019.', 'for', 'since'),
  createMistake('', 'I am agree with *you*.', 'I agree with *you*.'),
  createMistake('By June I ___ (finish) it.', 'will have finish', 'will have finished', UNEXPLAINED_MISTAKE),
  createMistake('Is it (his / him) bag?', 'him', 'his'),
];
const classes = weekFiles.flatMap(({ lessons }) =>
  lessons.map(({ words, phrases }) => ({
    vocabulary: words,
    quickCheck: [...phrases.starting.slice(0, 2), ...phrases.keeping.slice(0, 2)],
  })),
);
const allWords = classes.flatMap(({ vocabulary }) => vocabulary.map(({ word }) => word));
const HISTORY: ClassHistory = {
  classes: classes.slice(0, 4),
  reviewWords: classes.slice(0, 4).flatMap(({ vocabulary }) => vocabulary.map(({ word }) => word)),
  mistakes: MISTAKES,
};

function write(change: Partial<ClassHistory> = {}, seed = 1, request = createClassRequest({})): LessonPlan {
  const plan = writeReview(request, { ...HISTORY, ...change }, createSeededRng(seed));
  if (!plan) throw new Error('No review was written');
  return plan;
}

const histories = fc.record({
  mistakes: fc.shuffledSubarray(MISTAKES, { minLength: 2 }),
  classes: fc.shuffledSubarray(classes, { maxLength: 12 }),
  reviewWords: fc.shuffledSubarray(allWords, { maxLength: 60 }),
});
const requests = fc
  .record({ level: fc.constantFrom(...LEVELS), age: fc.constantFrom(8, 16, 40) })
  .map(createClassRequest);
const filterKeyed = ({ exercises }: LessonPlan) => exercises.filter(({ key }) => key !== undefined);
const listForms = (exercise: Exercise | undefined) =>
  exercise && parseExercise(exercise)?.items.map(({ form }) => form.kind);
const findExercise = (plan: LessonPlan, task: string) =>
  plan.exercises.find(({ prompt }) => prompt.startsWith(task));

describe('any review', () => {
  test('survives as markdown, and accepts the answers of its own keys', () => {
    forAll(200, histories, requests, fc.nat(), (history, request, seed) => {
      const plan = parsePlan(renderPlan(write(history, seed, request)));
      for (const exercise of filterKeyed(plan)) {
        const { key = [] } = exercise;
        expect(parseExercise(exercise)?.items).toHaveLength(key.length);
        const marker = createExerciseMarker(exercise);
        for (const [index, answer] of key.entries()) expect(marker.judge(index + 1, answer)).toBe('right');
      }
    });
  });

  test('does not accept the old mistakes', () => {
    forAll(histories, fc.nat(), (history, seed) => {
      const plan = write(history, seed);
      for (const { given, right } of history.mistakes) {
        for (const exercise of filterKeyed(plan)) {
          const marker = createExerciseMarker(exercise);
          for (const [index, answer] of (exercise.key ?? []).entries()) {
            if (answer === right) expect(marker.judge(index + 1, given)).not.toBe('right');
          }
        }
      }
    });
  });

  test('ends with a written task, which can be checked', () => {
    forAll(histories, requests, (history, request) => {
      const plan = write(history, 1, request);
      const task = findWrittenTask(plan, 'Grammar');
      expect(task).toBe(plan.exercises.length - 1);
      const { words, sentences } = parseTaskRequirements(plan.exercises.at(-1)?.prompt ?? '');
      expect(words ?? sentences).toBeDefined();
    });
  });
});

describe('a review', () => {
  test('needs two mistakes that can be asked again', () => {
    const history = { ...HISTORY, mistakes: [aMistake, { ...aMistake, isKnown: true }] };
    expect(writeReview(createClassRequest({}), history, createSeededRng(1))).toBeNull();
  });

  test('lets the learner choose between each mistake and the right answer, by letters', () => {
    const choice = findExercise(write(), 'You had these wrong before.');
    expect(new Set(listForms(choice))).toEqual(new Set(['choice']));
    expect(choice?.key).toHaveLength(MISTAKES.length);
    const marker = createExerciseMarker(choice ?? {});
    const chosen = choice?.key?.map((letter, index) => formatAnswer(letter, marker.getForm(index + 1)));
    expect(chosen?.sort()).toEqual(MISTAKES.map(({ right }) => right).sort());
  });

  test('asks mistakes in gaps again without options, and sentences to be corrected', () => {
    const plan = write();
    const gaps = findExercise(plan, 'Now fill in the gap');
    expect([...(gaps?.key ?? [])].sort()).toEqual(['goes', 'his', 'since', 'will have finished']);
    expect(new Set(listForms(gaps))).toEqual(new Set(['gaps']));
    const sentences = findExercise(plan, 'Here is what you wrote.');
    expect(sentences?.key).toHaveLength(2);
    expect(listForms(sentences)).toEqual(['correction', 'correction']);
  });

  test('explains each mistake whose reason is known', () => {
    const { teachingPoint } = write();
    expect(teachingPoint?.explanation.split('\n')).toHaveLength(5);
    expect(teachingPoint?.explanation).toContain('- **goes**, not *go*: After she, the verb has an s.');
    expect(teachingPoint?.examples).toContain('She goes home.');
    expect(teachingPoint?.commonMistake).toMatchObject({ wrong: 'She go home.', right: 'She goes home.' });
  });

  test('brings back the words that are known least, and asks for them in the task', () => {
    const urgent = HISTORY.reviewWords.slice(7, 8);
    const plan = write({ reviewWords: [...urgent, ...HISTORY.reviewWords] });
    expect(plan.vocabulary[0]?.word).toBe(urgent[0]);
    expect(parseTaskRequirements(plan.exercises.at(-1)?.prompt ?? '')).toMatchObject({ classWords: 3 });
  });

  test('never lists two words of one meaning', () => {
    const createRow = (word: string, meaning: string) => ({ word, meaning, example: `A ${word}.` });
    const rows = [
      ...[createRow('loaf', 'bread in one piece'), createRow('roll', 'bread in small pieces')],
      ...[createRow('harbour', 'a place for ships'), createRow('shy', 'afraid to talk')],
    ];
    const history = {
      classes: [{ vocabulary: rows, quickCheck: [] }],
      reviewWords: rows.map(({ word }) => word),
    };
    const plan = write(history);
    expect(plan.vocabulary.map(({ word }) => word)).toEqual(['loaf', 'harbour', 'shy']);
    expect(findExercise(plan, 'Which word')?.prompt).not.toContain('roll');
  });

  test('has no words, and asks for none, when fewer than three come back', () => {
    const plan = write({ reviewWords: HISTORY.reviewWords.slice(0, 2) });
    expect(plan.vocabulary).toEqual([]);
    expect(plan.exercises.at(-1)?.prompt).not.toContain('today');
    expect(plan.checklist?.join()).not.toContain('today');
  });

  test('asks in the task for the forms that went wrong', () => {
    expect(write().exercises.at(-1)?.prompt).toContain('"goes", "since" and "will have finished"');
  });

  test('reviews the same answer to the same question once', () => {
    const again = { ...aMistake, id: 'class:b:goed → goes', given: 'goed' };
    const choice = findExercise(write({ mistakes: [...MISTAKES.slice(0, 2), again] }), 'You had these');
    expect(choice?.key).toHaveLength(2);
  });

  test('takes the phrases of the newest class that has its own', () => {
    const own = classes[0]?.quickCheck;
    const placeholders = { vocabulary: [], quickCheck: parsePlan('').quickCheck };
    expect(write({ classes: [placeholders, ...classes] }).quickCheck).toEqual(own);
  });
});

test.each([
  ['She ___ (go) home.', 'She goes home.'],
  ['She ___ home. (go)', 'She goes home.'],
  ['She ___ home (go).', 'She goes home.'],
  ['', 'goes'],
  ['She (go / goes) home.', 'She goes home.'],
  ['She (went / gone) home.', 'goes'],
])('the answer to “%s” is shown as “%s”', (asked, sentence) => {
  expect(completeSentence({ ...aMistake, asked }, 'goes')).toBe(sentence);
});
