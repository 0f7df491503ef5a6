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

/** A learner's answer to one item of one exercise. Offsets say where it stands in the whole text. */
export interface NumberedAnswer extends AnswerRange {
  /** The exercise, from 1. */
  exercise: number;
  given: string;
  /** What the key says of it; absent where there is none. */
  check?: ItemCheck;
}

interface ItemCheck {
  verdict: AnswerVerdict;
  /** What was given, and the answer that the key gives first, as the learner sees them: an option's text. */
  given: string;
  expected: string;
  /** How the item is answered. */
  form: AnswerForm | undefined;
  /** As a learner would name the item: `2`, or `2 (3)` where the exercise has several. */
  label: string;
}

/** An item that a key has judged. */
export type CheckedItem = Pick<NumberedAnswer, 'exercise' | 'item'> & ItemCheck;

/**
 * "1.", "2)", "3:", "Exercise 4:", "5a)", "5 b." at the start of a line. No two repeats stand side by side, which would
 * share a run of spaces out between them in every way there is.
 */
const NUMBER =
  /^[ \t]*(?:(?:exercise|ex\.?|task|question|no\.?|q)[ \t]*)?(\d{1,2})[ \t]*(?:([a-h])[ \t]*)?(?:[.):](?!\d)|-(?=\s))[ \t]*/gim;

/** Finds the answers that a learner numbered as the exercises are; an empty list when the text is free. */
export function parseNumberedAnswers(text: string, exercises: readonly Exercise[]): NumberedAnswer[] {
  const marks = [...text.matchAll(NUMBER)];
  return marks
    .flatMap((mark, index) => {
      const exercise = Number(mark[1]);
      const marker = markerOf(exercises[exercise - 1]);
      const start = mark.index + mark[0].length;
      const end = marks[index + 1]?.index ?? text.length;
      const places = mark[2]
        ? [{ item: parseItemNumber(mark[2]), start, end }]
        : findAnswerPlaces(text.slice(start, end), marker).map((place) => offsetPlace(place, start));
      return places.map((place) => numberedAnswer(text, exercise, place, marker));
    })
    .filter(({ given }) => given !== '');
}

/** An answer is read more than once, and to read a key costs more than to judge by it. */
const MARKERS = new WeakMap<Exercise, ExerciseMarker>();
const NO_KEY = createExerciseMarker({});

function markerOf(exercise: Exercise | undefined): ExerciseMarker {
  if (!exercise) return NO_KEY;
  const marker = MARKERS.get(exercise) ?? createExerciseMarker(exercise);
  MARKERS.set(exercise, marker);
  return marker;
}

function offsetPlace({ item, start, end }: AnswerRange, by: number): AnswerRange {
  return { item, start: start + by, end: end + by };
}

/** Without a key nobody knows how many items an exercise has. */
const MOST_ITEMS = 30;

/** The stretch of one exercise, item by item. */
function findAnswerPlaces(body: string, marker: ExerciseMarker): AnswerSplit {
  if (marker.itemCount === 0) return findNumberedSplits(body, MOST_ITEMS)[0] ?? numberedLines(body);
  const readings = findAnswerSplits(body, marker.itemCount);
  const isAllRight = (reading: AnswerSplit) =>
    reading.every(({ item, start, end }) => marker.isRight(item, body.slice(start, end)));
  return readings.find(isAllRight) ?? readings[0] ?? numberedLines(body);
}

/** Lines, under the numbers that they have themselves. */
function numberedLines(body: string): AnswerSplit {
  return splitAnswerLines(body).map(({ item, start, end }) => {
    const [sign = '', number = item] = /^\((\d{1,2})\)\s*/.exec(body.slice(start, end)) ?? [];
    return { item: Number(number), start: start + sign.length, end };
  });
}

function numberedAnswer(
  text: string,
  exercise: number,
  { item, ...place }: AnswerRange,
  marker: ExerciseMarker,
): NumberedAnswer {
  const { start, end } = trimRange(text, item, place.start, place.end);
  const given = text.slice(start, end);
  const answer = { exercise, item, given, start, end };
  return item > marker.itemCount ? answer : { ...answer, check: checkOf(answer, marker) };
}

function checkOf(
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

/** The numbered answers that a key judges. */
export function listCheckedItems(answers: readonly NumberedAnswer[]): readonly CheckedItem[] {
  return answers.flatMap(({ exercise, item, check }) => (check ? [{ exercise, item, ...check }] : []));
}
