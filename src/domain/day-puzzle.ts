import * as v from 'valibot';
import { formatDate, toEpochDay } from './calendar-date.ts';
import { LEVELS, type Level } from './levels.ts';
import { MAX_WRONG_LETTERS } from './limits.ts';
import type { PuzzlePart } from './puzzle-parts.ts';
import { createSeededRng, hashSeed, shuffle } from './random.ts';

/*
 * The puzzle of the day: a small crossword and one word to guess, the same for everybody of a level. The day is a date
 * on the learner's own calendar, so that it begins when their day does, wherever they are.
 */

/** What one puzzle is for. */
export interface PuzzleDay {
  level: Level;
  /** The learner's date, `YYYY-MM-DD`. */
  date: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = { level: v.picklist(LEVELS), date: v.string() };

/** What a day's crossword came to: the time of play, and how many letters were revealed. */
export const crosswordResultSchema = v.object({ ...day, isSolved: v.boolean(), ms: count, revealed: count });
export type CrosswordResult = v.InferOutput<typeof crosswordResultSchema>;

/** What a day's word came to: how many tries were wrong, and how many hints were taken. */
export const wordResultSchema = v.object({ ...day, isSolved: v.boolean(), wrong: count, hints: count });
export type WordResult = v.InferOutput<typeof wordResultSchema>;

/** What a learner has made of a day's puzzle; `null` for a part that is still to be done. */
export interface DayResults {
  crossword: CrosswordResult | null;
  word: WordResult | null;
}

/** The source of a day's chance. */
export function createDayRng({ level, date }: PuzzleDay): () => number {
  return createSeededRng(hashSeed(`${level} ${date}`));
}

/**
 * The items in the order of a day: every day another `aDay` of them stand first, and none of those stands there again
 * before all the others have.
 */
export function orderForDay<Item>(
  items: readonly Item[],
  { level, date }: PuzzleDay,
  aDay: number,
): readonly Item[] {
  if (items.length === 0) return items;
  const order = shuffle(items, createSeededRng(hashSeed(level)));
  const first = (toEpochDay(date) * aDay) % items.length;
  return [...order.slice(first), ...order.slice(0, first)];
}

/** Of what is kept, the result of a day. */
export function findDayResult<Result extends PuzzleDay>(
  results: readonly Result[],
  { level, date }: PuzzleDay,
): Result | null {
  return results.find((result) => result.date === date && result.level === level) ?? null;
}

/** A time of play as clocks show it, such as "2:05". */
export function formatClockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How a part went, for the learner's own eyes; it names no word either, for screens are seen by others. */
export function formatPuzzleResult(results: DayResults, part: PuzzlePart): string {
  return part === 'crossword' ? crosswordText(results.crossword) : wordText(results.word);
}

function crosswordText(result: CrosswordResult | null): string {
  if (!result) return 'Five by five squares, and a clue for each word.';
  return result.isSolved ? `Solved in ${timeText(result)}.` : 'You looked at the answers. That counts too.';
}

function wordText(result: WordResult | null): string {
  if (!result) return 'One clue, one word, and six ropes to hold the balloon.';
  if (!result.isSolved) return 'The balloon got away. Tomorrow brings another.';
  const left = MAX_WRONG_LETTERS - result.wrong;
  return `Found with ${left} of ${MAX_WRONG_LETTERS} ropes left${result.hints > 0 ? ' and a hint' : ''}.`;
}

function timeText({ ms, revealed }: CrosswordResult): string {
  if (revealed === 0) return formatClockTime(ms);
  return `${formatClockTime(ms)}, ${revealed === 1 ? '1 letter' : `${revealed} letters`} revealed`;
}

const ROPE = { held: '🟩', untied: '⬛' } as const;

/**
 * What a learner shows to others: the date, the level, the time of the crossword, and a square for each rope of the
 * word's balloon. Six squares whatever the word, so that nothing is given away, not even its length.
 * @param address where the puzzle is
 */
export function formatShareText(results: DayResults, { level, date }: PuzzleDay, address: string): string {
  const { crossword, word } = results;
  return [
    'Learning Arcade: puzzle of the day',
    `${formatDate(date)} · ${level}`,
    ...(crossword ? [`Crossword: ${crossword.isSolved ? timeText(crossword) : 'not this time'}`] : []),
    ...(word ? [`Word: ${ropes(word)}${word.hints > 0 ? ' with a hint' : ''}`] : []),
    address,
  ].join('\n');
}

function ropes({ wrong }: WordResult): string {
  const untied = Math.min(wrong, MAX_WRONG_LETTERS);
  return ROPE.held.repeat(MAX_WRONG_LETTERS - untied) + ROPE.untied.repeat(untied);
}
