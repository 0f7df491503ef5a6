import {
  type AnswerPlace,
  numberedReadings,
  type Reading,
  readingsOf,
} from '../../domain/exercises/answer-text.ts';
import type { Exercise } from '../../domain/lesson-plan.ts';
import { type ItemMarker, itemMarker } from './mark-item.ts';

/** A learner's answer to one item of one exercise. Offsets say where it stands in the whole text. */
export interface NumberedAnswer extends AnswerPlace {
  /** The exercise, from 1. */
  exercise: number;
  given: string;
  /** What the key says of it; absent where there is none. */
  check?: ItemCheck;
}

interface ItemCheck {
  isRight: boolean;
  /** The answer that the key gives first. */
  expected: string;
  /** As a learner would name the item: `2`, or `2 (3)` where the exercise has several. */
  label: string;
}

export type CheckedItem = Pick<NumberedAnswer, 'exercise' | 'item' | 'given'> & ItemCheck;

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
        ? [{ item: itemOfLetter(mark[2]), start, end }]
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

function itemOfLetter(letter: string): number {
  return letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** Without a key nobody knows how many items an exercise has. */
const MOST_ITEMS = 30;

/** The stretch of one exercise, item by item. */
function placesIn(body: string, marker: ItemMarker): Reading {
  if (marker.count === 0) return numberedReadings(body, MOST_ITEMS)[0] ?? linesOf(body);
  const readings = readingsOf(body, marker.count);
  const isAllRight = (reading: Reading) =>
    reading.every(({ item, start, end }) => marker.isRight(item, body.slice(start, end)));
  return readings.find(isAllRight) ?? readings[0] ?? linesOf(body);
}

function linesOf(body: string): Reading {
  return [...body.matchAll(/[^\n]+/g)]
    .filter(([line]) => line.trim() !== '')
    .map((match, index) => {
      const [sign = '', number] = /^\s*\((\d{1,2})\)\s*/.exec(match[0]) ?? [];
      const item = number === undefined ? index + 1 : Number(number);
      return { item, start: match.index + sign.length, end: match.index + match[0].length };
    });
}

function numberedAnswer(
  text: string,
  exercise: number,
  { item, start, end }: AnswerPlace,
  marker: ItemMarker,
): NumberedAnswer {
  const given = trimmed(text.slice(start, end));
  const answer = { exercise, item, given, start, end };
  if (item > marker.count) return answer;
  const label = marker.count > 1 ? `${exercise} (${item})` : `${exercise}`;
  const check = { isRight: marker.isRight(item, given), expected: marker.expected(item), label };
  return { ...answer, check };
}

/** Without spaces around it, and without commas and semicolons behind it. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end).trim();
}

/** The numbered answers that a key judges. */
export function checkedItems(answers: readonly NumberedAnswer[]): readonly CheckedItem[] {
  return answers.flatMap(({ exercise, item, given, check }) =>
    check ? [{ exercise, item, given, ...check }] : [],
  );
}
