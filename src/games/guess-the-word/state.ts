import * as v from 'valibot';
import { WRONG_LETTERS } from '../../domain/limits.ts';
import { playMsSchema } from '../kit/state-parts.ts';

/** Words in a game. */
export const GUESS_WORDS = 5;
/** Points for a word; each wrong letter and each hint takes some of them, and one is left to whoever solves it. */
export const POINTS = { word: 10, wrong: 1, hint: 2, least: 1 } as const;
export const MOST_POINTS = GUESS_WORDS * POINTS.word;

export const HINTS = ['sentence', 'first-letter'] as const;
export type Hint = (typeof HINTS)[number];

const hiddenSchema = v.object({
  /** As it is spelt. */
  word: v.string(),
  meaning: v.string(),
  example: v.string(),
  /** The example with a gap; `null` where the word stands in another form. */
  gapped: v.nullable(v.string()),
});

const triedSchema = v.object({
  /** Letters in lower case, in the order in which they were tried. */
  letters: v.array(v.string()),
  /** Whole words that were wrong. */
  words: v.array(v.string()),
  hints: v.array(v.picklist(HINTS)),
});

export const stateSchema = v.object({
  /** `GUESS_WORDS`, or the one of a day. */
  words: v.pipe(v.array(hiddenSchema), v.minLength(1), v.maxLength(GUESS_WORDS)),
  /** What was tried for each word so far; the last is on the board. */
  tried: v.pipe(v.array(triedSchema), v.minLength(1), v.maxLength(GUESS_WORDS)),
  /** A whole word that is one slip away: not counted, only told. */
  nearly: v.nullable(v.string()),
  /** A whole word that was just wrong. */
  refused: v.optional(v.nullable(v.string()), null),
  /** When the word on the board came. */
  since: playMsSchema,
  /** `shown`: the word on the board has ended and stands there whole. */
  phase: v.picklist(['guessing', 'shown', 'over']),
});
export type GuessState = v.InferOutput<typeof stateSchema>;
export type Hidden = v.InferOutput<typeof hiddenSchema>;
type Tried = v.InferOutput<typeof triedSchema>;

export type GuessMove =
  | { type: 'tried-letter'; letter: string }
  | { type: 'guessed-word'; text: string }
  | { type: 'asked-hint' }
  /** The word was looked at. */
  | { type: 'went-on' };

/** A word of the game, with what was tried for it. */
export interface Round extends Hidden, Tried {}

/** The rounds so far; the last one is on the board. */
export function roundsOf({ words, tried }: GuessState): readonly Round[] {
  return tried.flatMap((each, place): Round[] => {
    const word = words[place];
    return word ? [{ ...word, ...each }] : [];
  });
}

/** Whether the word on the board is the last one. */
export function isAtLast({ words, tried }: GuessState): boolean {
  return tried.length === words.length;
}

export function currentRound({ words, tried }: GuessState): Round {
  const [word, each] = [words[tried.length - 1], tried.at(-1)];
  if (!word || !each) throw new Error('A game has a word on its board');
  return { ...word, ...each };
}

/** The letters to find, each once. Hyphens are there from the start. */
export function lettersIn(word: string): ReadonlySet<string> {
  return new Set(word.toLowerCase().match(/[a-z]/g));
}

/** What has cost something: letters that are not in the word, and wrong words. */
export function wrongTries({ word, letters, words }: Round): number {
  const right = lettersIn(word);
  return letters.filter((letter) => !right.has(letter)).length + words.length;
}

/** Whether every letter is found. A word that was guessed whole has all of them among the tried. */
export function isSolved({ word, letters }: Round): boolean {
  return [...lettersIn(word)].every((letter) => letters.includes(letter));
}

export function isLost(round: Round): boolean {
  return wrongTries(round) >= WRONG_LETTERS;
}

/** The word character by character; `null` for a letter that is still hidden. */
export function pattern({ word, letters }: Round): readonly (string | null)[] {
  return [...word].map((each) =>
    /[a-z]/i.test(each) && !letters.includes(each.toLowerCase()) ? null : each,
  );
}

export function nextHint({ gapped, hints }: Round): Hint | undefined {
  return HINTS.find((hint) => !hints.includes(hint) && (hint !== 'sentence' || gapped !== null));
}

/** What the word is worth, solved now. */
export function worthOf(round: Round): number {
  const cost = wrongTries(round) * POINTS.wrong + round.hints.length * POINTS.hint;
  return Math.max(POINTS.least, POINTS.word - cost);
}

export function pointsOf(state: GuessState): number {
  return roundsOf(state)
    .filter(isSolved)
    .reduce((sum, round) => sum + worthOf(round), 0);
}
