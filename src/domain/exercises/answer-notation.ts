import { collapseWhitespace } from '../plan/plain-text.ts';

/*
 * The answers to the items of an exercise as one text: written with item numbers, and split again, also where
 * a learner wrote the text in another common form.
 */

/** The range of an item's answer in a text. */
export interface AnswerRange {
  /** The item's number, from 1. */
  item: number;
  /** Offsets, `end` exclusive. */
  start: number;
  end: number;
}

/** One way to read a text as the answers to several items: a range each, in the order of the items. */
export type AnswerSplit = readonly AnswerRange[];

/** The number before an answer, as `formatAnswers` writes it. */
const OWN_NUMBER = /^\((\d{1,2})\) /;

/** Removed from answers, where it would start another answer. */
const BRACKETED_NUMBER = /\((\d{1,2})\)/g;

/**
 * The answers to an exercise as one text, for homework and the lesson API: a line per answered item, such as
 * "(2) had gone". A single item has no number.
 */
export function formatAnswers(answers: readonly string[]): string {
  if (answers.length === 1) return collapseWhitespace(answers[0] ?? '');
  return answers
    .map((answer, index) => ({
      answer: collapseWhitespace(answer).replace(BRACKETED_NUMBER, '$1'),
      number: index + 1,
    }))
    .filter(({ answer }) => answer !== '')
    .map(({ answer, number }) => `(${number}) ${answer}`)
    .join('\n');
}

/**
 * The answers in a text of `formatAnswers`, or of a learner in a common form, per item; '' for missing ones.
 * `null` if it is unclear which part answers which item.
 * @param count the number of items of the exercise
 */
export function parseAnswers(text: string, count: number): readonly string[] | null {
  if (count === 1) return [collapseWhitespace(text)];
  if (text.trim() === '') return Array.from({ length: count }, () => '');
  const split = findAnswerSplits(text, count)[0];
  if (!split) return null;
  const answers = Array.from({ length: count }, () => '');
  for (const { item, start, end } of split) answers[item - 1] = collapseWhitespace(text.slice(start, end));
  return answers;
}

/**
 * The ways to read a text as the answers to `count` items, the likeliest first: by numbers or letters, lines,
 * sentences, semicolons, slashes, commas or spaces. None if every way gives another number of parts.
 */
export function findAnswerSplits(text: string, count: number): readonly AnswerSplit[] {
  const own = splitOwnFormat(text, count);
  const numbered = findNumberedSplits(text, count);
  if (count === 1) return own ? [own] : [[trimRange(text, 1, 0, text.length)], ...numbered];
  // It has a number that is not an item of the exercise.
  if (numbered.length > 0 || OWN_NUMBER.test(text)) return numbered;
  return SEPARATORS.map((separator) => splitBySeparator(text, count, separator)).filter(
    (split) => split !== undefined,
  );
}

/** The ways to split a text at its numbers or letters; none if it has none. */
export function findNumberedSplits(text: string, count: number): readonly AnswerSplit[] {
  const own = splitOwnFormat(text, count);
  if (own && own.length > 1) return [own];
  const numbered = NUMBERINGS.map((numbering) => splitByNumbers(text, count, numbering)).filter(
    (split) => split !== undefined,
  );
  return numbered.length > 0 || !own ? numbered : [own];
}

function splitOwnFormat(text: string, count: number): AnswerSplit | undefined {
  const lines = splitAnswerLines(text);
  const ranges = lines.map(({ start, end }) => {
    const [sign, number] = OWN_NUMBER.exec(text.slice(start, end)) ?? [];
    return sign === undefined ? undefined : { item: Number(number), start: start + sign.length, end };
  });
  const found = ranges.filter((range) => range !== undefined);
  const isOwn = found.length > 0 && found.length === lines.length && isAscending(found, count);
  return isOwn ? found : undefined;
}

function isAscending(ranges: AnswerSplit, count: number): boolean {
  return ranges.every(
    ({ item }, index) => item >= 1 && item <= count && item > (ranges[index - 1]?.item ?? 0),
  );
}

/** Common ways to number answers. */
const NUMBERINGS: readonly RegExp[] = [
  // "(1) …", "1) …", "1. …", "1: …", "(a) …", "a) …": no decimal and no time of day
  /(?<![^\s,;])(?:\((\d{1,2}|[a-h])\)[.:]?|(\d{1,2}|[a-h])(?:\)|[.:](?!\d)))/gi,
  // "1 went, 2 had gone", "1 - went"
  /(?:^|(?<=[,;\n][^\S\n]?))(\d{1,2})[^\S\n]+(?:[-–][^\S\n])?/g,
];

function splitByNumbers(text: string, count: number, numbering: RegExp): AnswerSplit | undefined {
  const marks: { item: number; at: number; textStart: number }[] = [];
  for (const match of text.matchAll(numbering)) {
    const item = parseItemNumber(match[1] ?? match[2] ?? '');
    const last = marks.at(-1)?.item ?? 0;
    // Item numbers ascend; any other number is part of an answer.
    if (item > last && item <= count && (last > 0 || item === 1)) {
      marks.push({ item, at: match.index, textStart: match.index + match[0].length });
    }
  }
  if (marks.length < Math.min(count, 2) || text.slice(0, marks[0]?.at).trim() !== '') return undefined;
  return marks.map(({ item, textStart }, index) =>
    trimRange(text, item, textStart, marks[index + 1]?.at ?? text.length),
  );
}

/** The item that a number or a letter names, from 1. */
export function parseItemNumber(name: string): number {
  const number = Number(name);
  return Number.isInteger(number) ? number : name.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** Separators of answers, the most reliable first. */
const SEPARATORS: readonly RegExp[] = [
  /\n/g,
  /;/g,
  /(?<=[.!?]["”']?)\s+/g,
  /\//g,
  /,/g,
  /,\sand\s|,|\sand\s/g,
  /\s+/g,
];

/** Splits into `count` parts; with commas also into equal groups, for items of several gaps. */
function splitBySeparator(text: string, count: number, separator: RegExp): AnswerSplit | undefined {
  const parts: AnswerRange[] = [];
  let start = 0;
  for (const { index, 0: sign } of [...text.matchAll(separator), { index: text.length, 0: '' }]) {
    if (text.slice(start, index).trim() !== '') {
      parts.push(trimRange(text, parts.length + 1, start, index));
    }
    start = index + sign.length;
  }
  if (parts.length === count) return parts;
  const each = parts.length / count;
  if (separator.source !== ',' || !Number.isInteger(each) || each < 2) return undefined;
  return Array.from({ length: count }, (_, index) => ({
    item: index + 1,
    start: parts[index * each]?.start ?? 0,
    end: parts[index * each + each - 1]?.end ?? 0,
  }));
}

/** Each non-empty line as an answer. */
export function splitAnswerLines(text: string): AnswerSplit {
  return [...text.matchAll(/\S(?:[^\n]*[^\s])?/g)].map(({ index, 0: line }, at) => ({
    item: at + 1,
    start: index,
    end: index + line.length,
  }));
}

/** The range without white space around it and without a trailing comma or semicolon. */
export function trimRange(text: string, item: number, from: number, to: number): AnswerRange {
  let [start, end] = [from, to];
  while (end > start && /[\s,;]/.test(text.charAt(end - 1))) end--;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  return { item, start, end };
}
