import type { Exercise } from '../../domain/lesson-plan.ts';
import { acceptance, taskOf } from './accepted-answers.ts';

/** A learner's answer to one item of one exercise. Offsets say where it stands in the whole text. */
export interface NumberedAnswer {
  /** The exercise, from 1. */
  exercise: number;
  /** The item inside the exercise, from 1. */
  item: number;
  given: string;
  start: number;
  end: number;
}

export interface CheckedItem extends Pick<NumberedAnswer, 'exercise' | 'item'> {
  /** As a learner would name it: `2`, or `2 (3)` where the exercise has several items. */
  label: string;
  given: string;
  isRight: boolean;
  /** The answer that the key gives first. */
  expected: string;
}

/**
 * "1.", "2)", "3:", "Exercise 4:", "5a)", "5 b." at the start of a line. No two repeats stand side by side, which would
 * share a run of spaces out between them in every way there is.
 */
const NUMBER =
  /^[ \t]*(?:(?:exercise|ex\.?|task|question|no\.?|q)[ \t]*)?(\d{1,2})[ \t]*(?:([a-h])[ \t]*)?(?:[.):](?!\d)|-(?=\s))[ \t]*/gim;
/** "(1)", "a)" or "b." where an item of the same exercise begins, in the line or on one of its own. */
const ITEM = /(?:^|[\s,;])(?:\((\d{1,2})\)|\(?([a-h])[.)])\s*/gi;
/** What stands between two accepted answers in a key. */
const ALTERNATIVES = ' / ';

/** The item that a number or a letter names, from 1. */
function itemNumber(name: string): number {
  const number = Number(name);
  return Number.isInteger(number) ? number : name.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** Cuts the stretch of one exercise into its lettered items, or its lines, or leaves it whole. */
function itemsOf(exercise: number, text: string, start: number, end: number): NumberedAnswer[] {
  const body = text.slice(start, end);
  const letters = [...body.matchAll(ITEM)];
  if (letters.length > 0 && body.slice(0, letters[0]?.index).trim() === '') {
    return letters.map((match, index) => {
      const from = match.index + match[0].length;
      const to = letters[index + 1]?.index ?? body.length;
      return place(exercise, itemNumber(match[1] ?? match[2] ?? '1'), text, start + from, start + to);
    });
  }
  const lines = [...body.matchAll(/[^\n]+/g)].filter(([line]) => line.trim());
  return lines.map((line, index) =>
    place(exercise, index + 1, text, start + line.index, start + line.index + line[0].length),
  );
}

/** Without spaces around it, and without commas and semicolons behind it. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end).trim();
}

function place(exercise: number, item: number, text: string, start: number, end: number): NumberedAnswer {
  return {
    exercise,
    item,
    given: trimmed(text.slice(start, end)),
    start,
    end,
  };
}

/** Finds the answers that a learner numbered as the exercises are; an empty list when the text is free. */
export function numberedAnswers(text: string): NumberedAnswer[] {
  const marks = [...text.matchAll(NUMBER)];
  return marks
    .flatMap((mark, index) => {
      const exercise = Number(mark[1]);
      const start = mark.index + mark[0].length;
      const end = marks[index + 1]?.index ?? text.length;
      return mark[2]
        ? [place(exercise, itemNumber(mark[2]), text, start, end)]
        : itemsOf(exercise, text, start, end);
    })
    .filter(({ given }) => given !== '');
}

type Check = (given: string) => CheckedItem;

/** How the answers to the items of an exercise are checked; its task is read once for all of them. */
function checksOf(exercise: number, { key, prompt = '' }: Partial<Exercise>): readonly Check[] {
  if (!key) return [];
  const task = taskOf(prompt);
  return key.map((right, index) => {
    const accepted = right.split(ALTERNATIVES);
    const isRight = acceptance(accepted, task);
    const item = index + 1;
    const label = key.length > 1 ? `${exercise} (${item})` : `${exercise}`;
    const expected = accepted[0] ?? '';
    return (given) => ({ exercise, item, label, given, isRight: isRight(given), expected });
  });
}

/** Checks the numbered answers against the exercises' keys; items without a key are not in the list. */
export function checkItems(
  answers: readonly NumberedAnswer[],
  exercises: readonly Exercise[],
): (CheckedItem & Pick<NumberedAnswer, 'start' | 'end'>)[] {
  const asked = new Set(answers.map(({ exercise }) => exercise));
  const checks = new Map(
    [...asked].map((exercise) => [exercise, checksOf(exercise, exercises[exercise - 1] ?? {})]),
  );
  return answers.flatMap(({ exercise, item, given, start, end }) => {
    const check = checks.get(exercise)?.[item - 1];
    return check ? [{ ...check(given), start, end }] : [];
  });
}
