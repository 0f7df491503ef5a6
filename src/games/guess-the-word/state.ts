import * as v from 'valibot';
import { MAX_WRONG_LETTERS } from '../../domain/limits.ts';
import { playMsSchema } from '../kit/state-schemas.ts';

/** Words in a game. */
export const GUESS_WORDS = 5;
/** Points for a word; each wrong letter and each hint takes some of them, and one is left to whoever solves it. */
export const POINTS = { word: 10, wrong: 1, hint: 2, least: 1 } as const;
export const MAX_POINTS = GUESS_WORDS * POINTS.word;

export const HINT_KINDS = ['sentence', 'first-letter'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

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
  hints: v.array(v.picklist(HINT_KINDS)),
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
export type HiddenWord = v.InferOutput<typeof hiddenSchema>;
type WordTries = v.InferOutput<typeof triedSchema>;

export type GuessMove =
  | { type: 'tried-letter'; letter: string }
  | { type: 'guessed-word'; text: string }
  | { type: 'asked-hint' }
  /** The word was looked at. */
  | { type: 'went-on' };

/** A word of the game, with what was tried for it. */
export interface GuessRound extends HiddenWord, WordTries {}

/** The rounds so far; the last one is on the board. */
export function getRounds({ words, tried }: GuessState): readonly GuessRound[] {
  return tried.flatMap((each, place): GuessRound[] => {
    const word = words[place];
    return word ? [{ ...word, ...each }] : [];
  });
}

/** Whether the word on the board is the last one. */
export function isLastRound({ words, tried }: GuessState): boolean {
  return tried.length === words.length;
}

export function getCurrentRound({ words, tried }: GuessState): GuessRound {
  const [word, each] = [words[tried.length - 1], tried.at(-1)];
  if (!word || !each) throw new Error('A game has a word on its board');
  return { ...word, ...each };
}

/** The letters to find, each once. Hyphens are there from the start. */
export function getLetters(word: string): ReadonlySet<string> {
  return new Set(word.toLowerCase().match(/[a-z]/g));
}

/** What has cost something: letters that are not in the word, and wrong words. */
export function countWrongTries({ word, letters, words }: GuessRound): number {
  const right = getLetters(word);
  return letters.filter((letter) => !right.has(letter)).length + words.length;
}

/** Whether every letter is found. A word that was guessed whole has all of them among the tried. */
export function isSolved({ word, letters }: GuessRound): boolean {
  return [...getLetters(word)].every((letter) => letters.includes(letter));
}

export function isLost(round: GuessRound): boolean {
  return countWrongTries(round) >= MAX_WRONG_LETTERS;
}

/** The word character by character; `null` for a letter that is still hidden. */
export function getPattern({ word, letters }: GuessRound): readonly (string | null)[] {
  return [...word].map((each) =>
    /[a-z]/i.test(each) && !letters.includes(each.toLowerCase()) ? null : each,
  );
}

export function findNextHint({ gapped, hints }: GuessRound): HintKind | undefined {
  return HINT_KINDS.find((hint) => !hints.includes(hint) && (hint !== 'sentence' || gapped !== null));
}

/** What the word is worth, solved now. */
export function getWordPoints(round: GuessRound): number {
  const cost = countWrongTries(round) * POINTS.wrong + round.hints.length * POINTS.hint;
  return Math.max(POINTS.least, POINTS.word - cost);
}

export function getPoints(state: GuessState): number {
  return getRounds(state)
    .filter(isSolved)
    .reduce((sum, round) => sum + getWordPoints(round), 0);
}
