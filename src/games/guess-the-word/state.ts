import * as v from 'valibot';
import { MAX_WRONG_LETTERS } from '../../domain/limits.ts';
import { playMsSchema } from '../kit/state-schemas.ts';

/** The number of words in a game. */
export const GUESS_WORDS = 5;
/** Points for a word, the costs of a wrong try and of a hint, and the minimum for a solved word. */
export const POINTS = { word: 10, wrong: 1, hint: 2, least: 1 } as const;
export const MAX_POINTS = GUESS_WORDS * POINTS.word;

const HINT_KINDS = ['sentence', 'first-letter'] as const;
type HintKind = (typeof HINT_KINDS)[number];

const hiddenWordSchema = v.object({
  /** The word with its spelling, including capitals and hyphens. */
  word: v.string(),
  meaning: v.string(),
  example: v.string(),
  /** The example with a gap; `null` if it has the word in another form. */
  gapped: v.nullable(v.string()),
});

const triesSchema = v.object({
  /** The tried letters in lower case, in order. */
  letters: v.array(v.string()),
  /** Wrong guesses of the whole word. */
  words: v.array(v.string()),
  hints: v.array(v.picklist(HINT_KINDS)),
});

export const stateSchema = v.object({
  /** `GUESS_WORDS` words, or the word of a day. */
  words: v.pipe(v.array(hiddenWordSchema), v.minLength(1), v.maxLength(GUESS_WORDS)),
  /** The tries for each word so far; the last entry is for the current word. */
  tried: v.pipe(v.array(triesSchema), v.minLength(1), v.maxLength(GUESS_WORDS)),
  /** A guess with a single slip, which is not counted. */
  nearly: v.nullable(v.string()),
  /** The newest wrong guess of the whole word. */
  refused: v.optional(v.nullable(v.string()), null),
  /** The play time at which the current word began. */
  since: playMsSchema,
  /** `shown`: the current word is solved or lost and is shown. */
  phase: v.picklist(['guessing', 'shown', 'over']),
});
export type GuessState = v.InferOutput<typeof stateSchema>;
export type HiddenWord = v.InferOutput<typeof hiddenWordSchema>;
type WordTries = v.InferOutput<typeof triesSchema>;

export type GuessMove =
  | { type: 'tried-letter'; letter: string }
  | { type: 'guessed-word'; text: string }
  | { type: 'asked-hint' }
  /** Continues after a shown word. */
  | { type: 'continued' };

/** A word of the game with its tries. */
export interface GuessRound extends HiddenWord, WordTries {}

/** The rounds so far; the last one is the current round. */
export function getRounds({ words, tried }: GuessState): readonly GuessRound[] {
  return tried.flatMap((each, index): GuessRound[] => {
    const word = words[index];
    return word ? [{ ...word, ...each }] : [];
  });
}

/** Whether the current word is the last one. */
export function isLastRound({ words, tried }: GuessState): boolean {
  return tried.length === words.length;
}

export function getCurrentRound({ words, tried }: GuessState): GuessRound {
  const [word, each] = [words[tried.length - 1], tried.at(-1)];
  if (!word || !each) throw new Error('The game has no current word');
  return { ...word, ...each };
}

/** The different letters to find. Hyphens are visible from the start. */
export function getLetters(word: string): ReadonlySet<string> {
  return new Set(word.toLowerCase().match(/[a-z]/g));
}

/** The number of wrong letters and wrong words. */
export function countWrongTries({ word, letters, words }: GuessRound): number {
  const right = getLetters(word);
  return letters.filter((letter) => !right.has(letter)).length + words.length;
}

/** Whether every letter is found. A right guess of the whole word adds all its letters. */
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

/** The points for the word if it is solved now. */
export function getWordPoints(round: GuessRound): number {
  const cost = countWrongTries(round) * POINTS.wrong + round.hints.length * POINTS.hint;
  return Math.max(POINTS.least, POINTS.word - cost);
}

export function getPoints(state: GuessState): number {
  return getRounds(state)
    .filter(isSolved)
    .reduce((sum, round) => sum + getWordPoints(round), 0);
}
