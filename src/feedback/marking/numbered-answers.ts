import { type AnswerForm, formatAnswer } from '../../domain/exercises/answer-form.ts';
import {
  type AnswerRange,
  type AnswerSplit,
  findAnswerSplits,
  findNumberedSplits,
  parseItemNumber,
  splitAnswerLines,
  trimRange,
} from '../../domain/exercises/answer-notation.ts';
import type { Exercise } from '../../domain/lesson-plan.ts';
import { type AnswerVerdict, createExerciseMarker, type ExerciseMarker } from './exercise-marker.ts';

/** A learner's answer to one item of an exercise. Offsets are those in the whole answer. */
export interface NumberedAnswer extends AnswerRange {
  /** The exercise, from 1. */
  exercise: number;
  given: string;
  /** Absent when the item has no key. */
  check?: ItemCheck;
}

interface ItemCheck {
  verdict: AnswerVerdict;
  /** The given answer and the first of the key, as the learner sees them: options by their text. */
  given: string;
  expected: string;
  /** How the item is answered. */
  form: AnswerForm | undefined;
  /** The item's name for the learner: `2`, or `2 (3)` if the exercise has several items. */
  label: string;
}

/** An item that was compared with its key. */
export type CheckedItem = Pick<NumberedAnswer, 'exercise' | 'item'> & ItemCheck;

/**
 * "1.", "2)", "3:", "Exercise 4:", "5a)", "5 b." at the start of a line. Two quantifiers of spaces are never
 * next to each other: on a long run of spaces they would try each way to divide it.
 */
const NUMBER =
  /^[ \t]*(?:(?:exercise|ex\.?|task|question|no\.?|q)[ \t]*)?(\d{1,2})[ \t]*(?:([a-h])[ \t]*)?(?:[.):](?!\d)|-(?=\s))[ \t]*/gim;

/** Finds the answers that the learner numbered like the exercises; none in a free text. */
export function parseNumberedAnswers(text: string, exercises: readonly Exercise[]): NumberedAnswer[] {
  const numbers = [...text.matchAll(NUMBER)];
  return numbers
    .flatMap((number, index) => {
      const exercise = Number(number[1]);
      const marker = getMarker(exercises[exercise - 1]);
      const start = number.index + number[0].length;
      const end = numbers[index + 1]?.index ?? text.length;
      const ranges = number[2]
        ? [{ item: parseItemNumber(number[2]), start, end }]
        : findAnswerRanges(text.slice(start, end), marker).map((range) => shiftRange(range, start));
      return ranges.map((range) => createNumberedAnswer(text, exercise, range, marker));
    })
    .filter(({ given }) => given !== '');
}

/** A cache, because an answer is parsed several times, and parsing a key takes long. */
const MARKERS = new WeakMap<Exercise, ExerciseMarker>();
const NO_KEY = createExerciseMarker({});

function getMarker(exercise: Exercise | undefined): ExerciseMarker {
  if (!exercise) return NO_KEY;
  const marker = MARKERS.get(exercise) ?? createExerciseMarker(exercise);
  MARKERS.set(exercise, marker);
  return marker;
}

function shiftRange({ item, start, end }: AnswerRange, by: number): AnswerRange {
  return { item, start: start + by, end: end + by };
}

/** The limit for an exercise without a key, whose number of items is unknown. */
const MAX_ITEMS = 30;

/**
 * Finds the ranges of an exercise's items in its answer text. Of several ways to split it, the one that is
 * all right.
 */
function findAnswerRanges(body: string, marker: ExerciseMarker): AnswerSplit {
  if (marker.itemCount === 0) return findNumberedSplits(body, MAX_ITEMS)[0] ?? splitNumberedLines(body);
  const readings = findAnswerSplits(body, marker.itemCount);
  const isAllRight = (reading: AnswerSplit) =>
    reading.every(({ item, start, end }) => marker.isRight(item, body.slice(start, end)));
  return readings.find(isAllRight) ?? readings[0] ?? splitNumberedLines(body);
}

/** Takes the lines of a text as items, numbered by the number at their start or else by their order. */
function splitNumberedLines(body: string): AnswerSplit {
  return splitAnswerLines(body).map(({ item, start, end }) => {
    const [sign = '', number = item] = /^\((\d{1,2})\)\s*/.exec(body.slice(start, end)) ?? [];
    return { item: Number(number), start: start + sign.length, end };
  });
}

function createNumberedAnswer(
  text: string,
  exercise: number,
  { item, ...range }: AnswerRange,
  marker: ExerciseMarker,
): NumberedAnswer {
  const { start, end } = trimRange(text, item, range.start, range.end);
  const given = text.slice(start, end);
  const answer = { exercise, item, given, start, end };
  return item > marker.itemCount ? answer : { ...answer, check: checkItem(answer, marker) };
}

function checkItem(
  { exercise, item, given }: Omit<NumberedAnswer, 'check'>,
  marker: ExerciseMarker,
): ItemCheck {
  const form = marker.getForm(item);
  return {
    verdict: marker.judge(item, given),
    given: formatAnswer(given, form),
    expected: formatAnswer(marker.getExpected(item), form),
    form,
    label: marker.itemCount > 1 ? `${exercise} (${item})` : `${exercise}`,
  };
}

/** Lists the numbered answers that have a key. */
export function listCheckedItems(answers: readonly NumberedAnswer[]): readonly CheckedItem[] {
  return answers.flatMap(({ exercise, item, check }) => (check ? [{ exercise, item, ...check }] : []));
}
