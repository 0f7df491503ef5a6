import { describe, expect, test } from 'vitest';
import { formatAnswers, parseAnswers } from '../../../src/domain/exercises/answer-notation.ts';
import { parseExercise } from '../../../src/domain/exercises/exercise-items.ts';
import { splitAtGaps } from '../../../src/domain/exercises/key-notation.ts';
import type { Exercise } from '../../../src/domain/lesson-plan.ts';
import { formatAnswerText } from '../../../src/features/classroom/answer-text.ts';
import { createExerciseMarker } from '../../../src/feedback/marking/exercise-marker.ts';
import { listCheckedItems, parseNumberedAnswers } from '../../../src/feedback/marking/numbered-answers.ts';
import { sampleRows } from '../../scale-runs.ts';
import { KEYED_EXERCISES } from '../../teacher/keyed-exercises.ts';

const best = (entry: string) => entry.split(' / ')[0] ?? '';
const isOneWord = (text: string) => /^[^\s,;/]+$/.test(text);

/** The items' sentences with their answers; undefined if an item is not a sentence with one gap. */
function formatAsSentences(prompt: string, answers: readonly string[]): string | undefined {
  const items = parseExercise({ prompt, key: answers })?.items ?? [];
  const sentences = items.map(({ text, form }, index) => {
    if (form.kind === 'choice' && !form.sentence) return undefined;
    const parts = splitAtGaps(text);
    const isSentence =
      parts.length === 2 && /^[A-Z][^.!?():=–-]*[.!?]$/.test(text) && !/[.!?]/.test(answers[index] ?? '.');
    return isSentence ? parts.join(answers[index]) : undefined;
  });
  return sentences.length > 0 && sentences.every((sentence) => sentence !== undefined)
    ? sentences.join(' ')
    : undefined;
}

/** The usual ways to write the answers to an exercise; undefined if the answers cannot be told apart. */
const FORMS: readonly [string, (answers: readonly string[], prompt: string) => string | undefined][] = [
  ['the fields of its items', (answers) => formatAnswers(answers)],
  ['a line each', (answers) => answers.join('\n')],
  ['commas', (answers) => (answers.some((text) => text.includes(',')) ? undefined : answers.join(', '))],
  ['semicolons', (answers) => (answers.some((text) => text.includes(';')) ? undefined : answers.join('; '))],
  ['spaces between single words', (answers) => (answers.every(isOneWord) ? answers.join(' ') : undefined)],
  ['slashes between single words', (answers) => (answers.every(isOneWord) ? answers.join(' / ') : undefined)],
  ['"1) … 2) …"', (answers) => answers.map((text, index) => `${index + 1}) ${text}`).join(' ')],
  ['"1. … 2. …"', (answers) => answers.map((text, index) => `${index + 1}. ${text}`).join(' ')],
  ['"1 …, 2 …"', (answers) => answers.map((text, index) => `${index + 1} ${text}`).join(', ')],
  ['"(1) … (2) …"', (answers) => answers.map((text, index) => `(${index + 1}) ${text}`).join(' ')],
  ['"a) … b) …"', (answers) => answers.map((text, index) => `${'abcdefgh'[index]}) ${text}`).join(' ')],
  ['full sentences', (answers, prompt) => formatAsSentences(prompt, answers)],
];

/** Each exercise with its answers, and with the answers rotated by one item. */
const KEYED = sampleRows(KEYED_EXERCISES).map((exercise) => {
  const marker = createExerciseMarker(exercise);
  const answers = exercise.key.map(best);
  const rotated = [...answers.slice(1), ...answers.slice(0, 1)];
  return {
    exercise,
    marker,
    answers,
    rotated,
    isRightToo: rotated.map((text, at) => marker.isRight(at + 1, text)),
  };
});

/** Checks a page that answers the exercise, which is the third one of a class. */
function checkPage(exercise: Exercise, page: string) {
  const exercises = [{ prompt: 'Say hello.' }, { prompt: 'Say goodbye.' }, exercise];
  return listCheckedItems(parseNumberedAnswers(formatAnswerText('My notes.', { 2: page }), exercises));
}

describe.each(FORMS)('answers in the form of %s', (_, write) => {
  test('are right for their own items', () => {
    const wrong = KEYED.flatMap(({ exercise, answers }) => {
      const page = write(answers, exercise.prompt);
      if (page === undefined) return [];
      const items = checkPage(exercise, page);
      const isRight =
        items.length === exercise.key.length && items.every(({ verdict }) => verdict === 'right');
      return isRight
        ? []
        : [{ name: exercise.name, page, items: items.map(({ given, verdict }) => [given, verdict]) }];
    });
    expect(wrong).toEqual([]);
  });

  test('are wrong for other items', () => {
    const wrong = KEYED.flatMap(({ exercise, rotated, isRightToo }) => {
      const page = write(rotated, exercise.prompt);
      if (page === undefined || rotated.length < 2) return [];
      const right = checkPage(exercise, page).filter(({ verdict }) => verdict === 'right');
      return right.every(({ item }) => isRightToo[item - 1]) ? [] : [{ name: exercise.name, page, right }];
    });
    expect(wrong).toEqual([]);
  });
});

test('the fields of an exercise are restored from their text', () => {
  const lost = KEYED.filter(({ answers }) => {
    const read = parseAnswers(formatAnswers(answers), answers.length);
    return read?.join('|') !== answers.map((answer) => answer.replace(/\s+/g, ' ').trim()).join('|');
  });
  expect(lost).toEqual([]);
});

test('every choice in the curriculum includes its right answer', () => {
  const without = KEYED.flatMap(({ exercise, marker }) => {
    const items = parseExercise(exercise)?.items ?? [];
    if (items.length !== exercise.key.length) return [exercise.name];
    return items.flatMap(({ form }, index) => {
      const given =
        form.kind === 'choice'
          ? form.options.filter(({ value }) => marker.isRight(index + 1, value)).length
          : 1;
      return given === 0 ? [`${exercise.name} (${index + 1})`] : [];
    });
  });
  expect(without).toEqual([]);
});
