import * as v from 'valibot';
import { MEMORY_MATCH_COLUMNS, MEMORY_MATCH_PAIRS } from '../../domain/limits.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';

export const CARD_COUNT = MEMORY_MATCH_PAIRS * 2;
export const ROW_COUNT = CARD_COUNT / MEMORY_MATCH_COLUMNS;

/** Where a card lies: 0 to 15, row by row. */
const place = createIndexSchema(CARD_COUNT);
const pair = createIndexSchema(MEMORY_MATCH_PAIRS);

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('none-open'), since: playMsSchema }),
  v.object({ phase: v.literal('one-open'), first: place, since: playMsSchema }),
  /** Two are open and locked: a pair, or not. `since` is when the second was turned. */
  v.object({ phase: v.literal('match'), first: place, second: place, since: playMsSchema }),
  v.object({ phase: v.literal('mismatch'), first: place, second: place, since: playMsSchema }),
  v.object({ phase: v.literal('over') }),
]);

export const stateSchema = v.object({
  pairs: v.pipe(v.array(v.object({ word: v.string(), meaning: v.string() })), v.length(MEMORY_MATCH_PAIRS)),
  /** By place. */
  cards: v.pipe(v.array(v.object({ pair, side: v.picklist(['word', 'meaning']) })), v.length(CARD_COUNT)),
  turn: turnSchema,
  /** Pairs found, in their order. */
  found: v.array(pair),
  /** Places whose card the learner has seen. */
  seen: v.array(place),
  /** How often two cards were turned, and hints taken. */
  moves: countSchema,
  hints: countSchema,
  /** The row that a hint named for the open card. */
  hintedRow: v.nullable(createIndexSchema(ROW_COUNT)),
  /** Pairs that a hint was taken for. */
  helped: v.array(pair),
  /** By pair: the card that was turned instead, where the learner could have known; the first time. */
  mistakes: v.array(v.object({ pair, instead: v.string() })),
});
export type MemoryMatchState = v.InferOutput<typeof stateSchema>;

/** The longest text, in characters, that a card has room for on a small phone in letters of the usual size. */
const LONGEST_TEXT = 48;

/** Whether a text needs smaller letters to fit its card: all cards are of one size. */
export function isLongText(text: string): boolean {
  return text.length > LONGEST_TEXT;
}

/** The row of a place, from 0. */
export function getRow(at: number): number {
  return Math.floor(at / MEMORY_MATCH_COLUMNS);
}

/** The card at a place, with what stands on it. */
export function getCard({ cards, pairs }: MemoryMatchState, at: number) {
  const card = cards[at];
  const texts = card && pairs[card.pair];
  if (!texts) throw new Error(`No card lies at ${at}`);
  return { pair: card.pair, side: card.side, ...texts, text: texts[card.side] };
}

/** Where the other card of the pair lies. */
export function findPartner(state: MemoryMatchState, at: number): number {
  const { pair, side } = getCard(state, at);
  return state.cards.findIndex((card) => card.pair === pair && card.side !== side);
}

export type CardFace = 'down' | 'open' | 'found';

/** How the card at a place lies. */
export function getCardFace({ cards, found, turn }: MemoryMatchState, at: number): CardFace {
  const card = cards[at];
  if (card && found.includes(card.pair)) return 'found';
  const isOpen = ('first' in turn && turn.first === at) || ('second' in turn && turn.second === at);
  return isOpen ? 'open' : 'down';
}
