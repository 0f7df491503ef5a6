import * as v from 'valibot';
import { MEMORY_COLUMNS, MEMORY_PAIRS } from '../../domain/limits.ts';
import { below, countSchema, playMsSchema } from '../kit/state-parts.ts';

export const CARDS = MEMORY_PAIRS * 2;
export const ROWS = CARDS / MEMORY_COLUMNS;

/** Where a card lies: 0 to 15, row by row. */
const place = below(CARDS);
const pair = below(MEMORY_PAIRS);

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('none-open'), since: playMsSchema }),
  v.object({ phase: v.literal('one-open'), first: place, since: playMsSchema }),
  /** Two are open and locked: a pair, or not. `since` is when the second was turned. */
  v.object({ phase: v.literal('match'), first: place, second: place, since: playMsSchema }),
  v.object({ phase: v.literal('mismatch'), first: place, second: place, since: playMsSchema }),
  v.object({ phase: v.literal('over') }),
]);

export const stateSchema = v.object({
  pairs: v.pipe(v.array(v.object({ word: v.string(), meaning: v.string() })), v.length(MEMORY_PAIRS)),
  /** By place. */
  cards: v.pipe(v.array(v.object({ pair, side: v.picklist(['word', 'meaning']) })), v.length(CARDS)),
  turn: turnSchema,
  /** Pairs found, in their order. */
  found: v.array(pair),
  /** Places whose card the learner has seen. */
  seen: v.array(place),
  /** How often two cards were turned, and hints taken. */
  moves: countSchema,
  hints: countSchema,
  /** The row that a hint named for the open card. */
  hintedRow: v.nullable(below(ROWS)),
  /** Pairs that a hint was taken for. */
  helped: v.array(pair),
  /** By pair: the card that was turned instead, where the learner could have known; the first time. */
  mistakes: v.array(v.object({ pair, instead: v.string() })),
});
export type MemoryState = v.InferOutput<typeof stateSchema>;

/** The longest text, in characters, that a card has room for on a small phone in letters of the usual size. */
const LONGEST_TEXT = 48;

/** Whether a text needs smaller letters to fit its card: all cards are of one size. */
export function isLong(text: string): boolean {
  return text.length > LONGEST_TEXT;
}

/** The row of a place, from 0. */
export function rowOf(at: number): number {
  return Math.floor(at / MEMORY_COLUMNS);
}

/** The card at a place, with what stands on it. */
export function cardAt({ cards, pairs }: MemoryState, at: number) {
  const card = cards[at];
  const texts = card && pairs[card.pair];
  if (!texts) throw new Error(`No card lies at ${at}`);
  return { pair: card.pair, side: card.side, ...texts, text: texts[card.side] };
}

/** Where the other card of the pair lies. */
export function partnerOf(state: MemoryState, at: number): number {
  const { pair, side } = cardAt(state, at);
  return state.cards.findIndex((card) => card.pair === pair && card.side !== side);
}

export type Face = 'down' | 'open' | 'found';

/** How the card at a place lies. */
export function faceAt({ cards, found, turn }: MemoryState, at: number): Face {
  const card = cards[at];
  if (card && found.includes(card.pair)) return 'found';
  const isOpen = ('first' in turn && turn.first === at) || ('second' in turn && turn.second === at);
  return isOpen ? 'open' : 'down';
}
