import { type AnswerForm, asShown } from '../../domain/exercises/answer-form.ts';
import {
  type AnswerPlace,
  itemOf,
  linesOf,
  numberedReadings,
  type Reading,
  readingsOf,
  trimmedPlace,
} from '../../domain/exercises/answer-text.ts';
import type { Exercise } from '../../domain/lesson-plan.ts';
import { type ItemMarker, itemMarker, type Verdict } from './mark-item.ts';

/** A learner's answer to one item of one exercise. Offsets say where it stands in the whole text. */
export interface NumberedAnswer extends AnswerPlace {
  /** The exercise, from 1. */
  exercise: number;
  given: string;
  /** What the key says of it; absent where there is none. */
  check?: ItemCheck;
}

interface ItemCheck {
  verdict: Verdict;
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
export function numberedAnswers(text: string, exercises: readonly Exercise[]): NumberedAnswer[] {
  const marks = [...text.matchAll(NUMBER)];
  return marks
    .flatMap((mark, index) => {
      const exercise = Number(mark[1]);
      const marker = markerOf(exercises[exercise - 1]);
      const start = mark.index + mark[0].length;
      const end = marks[index + 1]?.index ?? text.length;
      const places = mark[2]
        ? [{ item: itemOf(mark[2]), start, end }]
        : placesIn(text.slice(start, end), marker).map((place) => moved(place, start));
      return places.map((place) => numberedAnswer(text, exercise, place, marker));
    })
    .filter(({ given }) => given !== '');
}

/** An answer is read more than once, and to read a key costs more than to judge by it. */
const MARKERS = new WeakMap<Exercise, ItemMarker>();
const NO_KEY = itemMarker({});

function markerOf(exercise: Exercise | undefined): ItemMarker {
  if (!exercise) return NO_KEY;
  const marker = MARKERS.get(exercise) ?? itemMarker(exercise);
  MARKERS.set(exercise, marker);
  return marker;
}

function moved({ item, start, end }: AnswerPlace, by: number): AnswerPlace {
  return { item, start: start + by, end: end + by };
}

/** Without a key nobody knows how many items an exercise has. */
const MOST_ITEMS = 30;

/** The stretch of one exercise, item by item. */
function placesIn(body: string, marker: ItemMarker): Reading {
  if (marker.count === 0) return numberedReadings(body, MOST_ITEMS)[0] ?? numberedLines(body);
  const readings = readingsOf(body, marker.count);
  const isAllRight = (reading: Reading) =>
    reading.every(({ item, start, end }) => marker.isRight(item, body.slice(start, end)));
  return readings.find(isAllRight) ?? readings[0] ?? numberedLines(body);
}

/** Lines, under the numbers that they have themselves. */
function numberedLines(body: string): Reading {
  return linesOf(body).map(({ item, start, end }) => {
    const [sign = '', number = item] = /^\((\d{1,2})\)\s*/.exec(body.slice(start, end)) ?? [];
    return { item: Number(number), start: start + sign.length, end };
  });
}

function numberedAnswer(
  text: string,
  exercise: number,
  { item, ...place }: AnswerPlace,
  marker: ItemMarker,
): NumberedAnswer {
  const { start, end } = trimmedPlace(text, item, place.start, place.end);
  const given = text.slice(start, end);
  const answer = { exercise, item, given, start, end };
  return item > marker.count ? answer : { ...answer, check: checkOf(answer, marker) };
}

function checkOf({ exercise, item, given }: Omit<NumberedAnswer, 'check'>, marker: ItemMarker): ItemCheck {
  const form = marker.form(item);
  return {
    verdict: marker.verdict(item, given),
    given: asShown(given, form),
    expected: asShown(marker.expected(item), form),
    form,
    label: marker.count > 1 ? `${exercise} (${item})` : `${exercise}`,
  };
}

/** The numbered answers that a key judges. */
export function checkedItems(answers: readonly NumberedAnswer[]): readonly CheckedItem[] {
  return answers.flatMap(({ exercise, item, check }) => (check ? [{ exercise, item, ...check }] : []));
}
