import * as v from 'valibot';
import { formatDate, toEpochDay } from './calendar-date.ts';
import { LEVELS, type Level } from './levels.ts';
import { MAX_WRONG_LETTERS } from './limits.ts';
import type { PuzzlePart } from './puzzle-parts.ts';
import { createSeededRng, hashSeed, shuffle } from './random.ts';

/*
 * The puzzle of the day: a small crossword and a word to guess, the same for all learners of a level. The day
 * is a date of the learner's own calendar, so that it starts at their midnight.
 */

/** What identifies a puzzle. */
export interface PuzzleDay {
  level: Level;
  /** The learner's date, `YYYY-MM-DD`. */
  date: string;
}

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const dayFields = { level: v.picklist(LEVELS), date: v.string() };

/** The result of a crossword: milliseconds of play, and how many letters were revealed. */
export const crosswordResultSchema = v.object({
  ...dayFields,
  isSolved: v.boolean(),
  ms: countSchema,
  revealed: countSchema,
});
export type CrosswordResult = v.InferOutput<typeof crosswordResultSchema>;

/** The result of a word: how many letters were wrong, and how many hints were used. */
export const wordResultSchema = v.object({
  ...dayFields,
  isSolved: v.boolean(),
  wrong: countSchema,
  hints: countSchema,
});
export type WordResult = v.InferOutput<typeof wordResultSchema>;

/** The results of a day's puzzle; `null` for a part that is not done. */
export interface DayResults {
  crossword: CrosswordResult | null;
  word: WordResult | null;
}

/** Whether both parts of the day's puzzle are done. */
export function isPuzzleDone({ crossword, word }: DayResults): boolean {
  return crossword !== null && word !== null;
}

/** The random numbers of a day. */
export function createDayRng({ level, date }: PuzzleDay): () => number {
  return createSeededRng(hashSeed(`${level} ${date}`));
}

/**
 * The items in a day's order: each day the next `perDay` items of a shuffled list come first, so that none
 * comes first again before all others have.
 */
export function orderForDay<Item>(
  items: readonly Item[],
  { level, date }: PuzzleDay,
  perDay: number,
): readonly Item[] {
  if (items.length === 0) return items;
  const order = shuffle(items, createSeededRng(hashSeed(level)));
  const first = (toEpochDay(date) * perDay) % items.length;
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The stored result of a day. */
export function findDayResult<Result extends PuzzleDay>(
  results: readonly Result[],
  { level, date }: PuzzleDay,
): Result | null {
  return results.find((result) => result.date === date && result.level === level) ?? null;
}

/** Milliseconds as minutes and seconds, such as "2:05". */
export function formatClockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The result of a part, for the learner. It names no word, because others may see the screen. */
export function formatPuzzleResult(results: DayResults, part: PuzzlePart): string {
  return part === 'crossword' ? formatCrosswordResult(results.crossword) : formatWordResult(results.word);
}

function formatCrosswordResult(result: CrosswordResult | null): string {
  if (!result) return 'Five by five squares, with a clue for each word.';
  return result.isSolved
    ? `Solved in ${formatSolveTime(result)}.`
    : 'You looked at the answers. That counts too.';
}

function formatWordResult(result: WordResult | null): string {
  if (!result) return 'One clue, one word, and six ropes to hold the balloon.';
  if (!result.isSolved) return 'The balloon got away. There’s a new word tomorrow.';
  const left = MAX_WRONG_LETTERS - result.wrong;
  return `Found with ${left} of ${MAX_WRONG_LETTERS} ropes left${result.hints > 0 ? ' and a hint' : ''}.`;
}

function formatSolveTime({ ms, revealed }: CrosswordResult): string {
  if (revealed === 0) return formatClockTime(ms);
  return `${formatClockTime(ms)}, ${revealed === 1 ? '1 letter' : `${revealed} letters`} shown`;
}

const ROPE_SQUARES = { intact: '🟩', untied: '⬛' } as const;

/**
 * A text to share: the date, the level, the time of the crossword, and a square for each of the six ropes of
 * the word's balloon, so that it does not reveal the word's length.
 * @param address the puzzle's URL
 */
export function formatShareText(results: DayResults, { level, date }: PuzzleDay, address: string): string {
  const { crossword, word } = results;
  return [
    'Learning Arcade: puzzle of the day',
    `${formatDate(date)} · ${level}`,
    ...(crossword ? [`Crossword: ${crossword.isSolved ? formatSolveTime(crossword) : 'not this time'}`] : []),
    ...(word ? [`Word: ${drawRopes(word)}${word.hints > 0 ? ' with a hint' : ''}`] : []),
    address,
  ].join('\n');
}

function drawRopes({ wrong }: WordResult): string {
  const untied = Math.min(wrong, MAX_WRONG_LETTERS);
  return ROPE_SQUARES.intact.repeat(MAX_WRONG_LETTERS - untied) + ROPE_SQUARES.untied.repeat(untied);
}
