import * as v from 'valibot';
import { MEMORY_COLUMNS, MEMORY_PAIRS } from '../../domain/limits.ts';
import { wordAnswerSchema } from '../word-answer.ts';

export const CARDS = MEMORY_PAIRS * 2;
export const ROWS = CARDS / MEMORY_COLUMNS;

/** Where a card lies: 0 to 15, row by row. */
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARDS - 1));
const pairIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MEMORY_PAIRS - 1));
const time = v.pipe(v.number(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const pairSchema = v.object({ word: v.string(), meaning: v.string() });
const cardSchema = v.object({ pair: pairIndex, side: v.picklist(['word', 'meaning']) });

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('none-open'), since: time }),
  v.object({ phase: v.literal('one-open'), first: place, since: time }),
  /** Two are open and locked: a pair, or not. `since` is when the second was turned. */
  v.object({ phase: v.literal('match'), first: place, second: place, since: time }),
  v.object({ phase: v.literal('mismatch'), first: place, second: place, since: time }),
  v.object({ phase: v.literal('over') }),
]);

/** A word that the learner could have paired and did not, with the text of the card turned instead. */
const mistakeSchema = v.object({ pair: pairIndex, instead: v.string() });

export const stateSchema = v.object({
  pairs: v.pipe(v.array(pairSchema), v.length(MEMORY_PAIRS)),
  /** The cards by place. */
  cards: v.pipe(v.array(cardSchema), v.length(CARDS)),
  turn: turnSchema,
  /** Pairs found, in their order. */
  found: v.array(pairIndex),
  /** Places whose card the learner has seen. */
  seen: v.array(place),
  /** How often two cards were turned, and hints taken. */
  moves: count,
  hints: count,
  /** The row that a hint named for the open card. */
  hintedRow: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ROWS - 1))),
  /** Pairs that a hint was taken for. */
  helped: v.array(pairIndex),
  mistakes: v.array(mistakeSchema),
  answers: v.array(wordAnswerSchema),
});

export type MemoryState = v.InferOutput<typeof stateSchema>;
export type Turn = MemoryState['turn'];
export type Card = MemoryState['cards'][number];

export type MemoryMove =
  | { type: 'flipped'; place: number }
  /** Asks for the row in which the partner of the open card lies. */
  | { type: 'asked-hint' };

/** The row of a place, from 0. */
export function rowOf(at: number): number {
  return Math.floor(at / MEMORY_COLUMNS);
}

export function cardAt(state: MemoryState, at: number): Card {
  const card = state.cards[at];
  if (!card) throw new Error(`No card lies at ${at}`);
  return card;
}

/** What stands on a card: the word, or its meaning. */
export function textAt(state: MemoryState, at: number): string {
  const { pair, side } = cardAt(state, at);
  return state.pairs[pair]?.[side] ?? '';
}

/** Where the other card of the pair lies. */
export function partnerOf(state: MemoryState, at: number): number {
  const { pair, side } = cardAt(state, at);
  return state.cards.findIndex((card) => card.pair === pair && card.side !== side);
}

/** The places of the cards that were turned and are not found yet: none, one or two. */
export function openPlaces(turn: Turn): readonly number[] {
  switch (turn.phase) {
    case 'one-open':
      return [turn.first];
    case 'match':
    case 'mismatch':
      return [turn.first, turn.second];
    case 'none-open':
    case 'over':
      return [];
    default:
      return turn satisfies never;
  }
}

export type Face = 'down' | 'open' | 'found';

/** How the card at a place lies. */
export function faceAt(state: MemoryState, at: number): Face {
  if (state.found.includes(cardAt(state, at).pair)) return 'found';
  return openPlaces(state.turn).includes(at) ? 'open' : 'down';
}
