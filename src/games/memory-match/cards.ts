import * as v from 'valibot';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';

/** Pairs of cards, and columns of the grid. */
export const MEMORY_MATCH_PAIRS = 8;
export const MEMORY_MATCH_COLUMNS = 4;
/** How long two open cards stay locked before a match resolves, and before a mismatch turns back, in ms. */
export const MEMORY_MATCHED_PAIR_DELAY_MS = 1000;
export const MEMORY_MISMATCH_DELAY_MS = 1200;

export const CARD_COUNT = MEMORY_MATCH_PAIRS * 2;
export const ROW_COUNT = CARD_COUNT / MEMORY_MATCH_COLUMNS;

/** The index of a card: 0 to 15, row by row. */
const cardIndexSchema = createIndexSchema(CARD_COUNT);
const pairSchema = createIndexSchema(MEMORY_MATCH_PAIRS);

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('none-open'), since: playMsSchema }),
  v.object({ phase: v.literal('one-open'), first: cardIndexSchema, since: playMsSchema }),
  /** Two open cards, which lock the others. `since` is the play time at which the second was turned. */
  v.object({
    phase: v.literal('match'),
    first: cardIndexSchema,
    second: cardIndexSchema,
    since: playMsSchema,
  }),
  v.object({
    phase: v.literal('mismatch'),
    first: cardIndexSchema,
    second: cardIndexSchema,
    since: playMsSchema,
  }),
  v.object({ phase: v.literal('over') }),
]);

export const stateSchema = v.object({
  pairs: v.pipe(v.array(v.object({ word: v.string(), meaning: v.string() })), v.length(MEMORY_MATCH_PAIRS)),
  /** The cards, row by row. */
  cards: v.pipe(
    v.array(v.object({ pair: pairSchema, side: v.picklist(['word', 'meaning']) })),
    v.length(CARD_COUNT),
  ),
  turn: turnSchema,
  /** The found pairs, in the order of finding. */
  found: v.array(pairSchema),
  /** The indexes of the cards that the learner has seen. */
  seen: v.array(cardIndexSchema),
  /** The number of turns of two cards, and of hints. */
  moves: countSchema,
  hints: countSchema,
  /** The row that a hint gave for the open card's partner. */
  hintedRow: v.nullable(createIndexSchema(ROW_COUNT)),
  /** The pairs for which a hint was taken (a stored name; elsewhere they are called hinted). */
  helped: v.array(pairSchema),
  /**
   * The first mistake for a pair: the text that was turned although the learner could have known the right
   * card.
   */
  mistakes: v.array(v.object({ pair: pairSchema, instead: v.string() })),
});
export type MemoryMatchState = v.InferOutput<typeof stateSchema>;

/** The maximum length of a text, in characters, that fits a card on a small phone in the normal font size. */
const MAX_TEXT_LENGTH = 48;

/** Whether a text needs a smaller font to fit its card. */
export function isLongText(text: string): boolean {
  return text.length > MAX_TEXT_LENGTH;
}

/** The row of a card, from 0. */
export function getRow(cardIndex: number): number {
  return Math.floor(cardIndex / MEMORY_MATCH_COLUMNS);
}

/** A card with its text. */
export function getCard({ cards, pairs }: MemoryMatchState, cardIndex: number) {
  const card = cards[cardIndex];
  const texts = card && pairs[card.pair];
  if (!texts) throw new Error(`There is no card at index ${cardIndex}`);
  return { pair: card.pair, side: card.side, ...texts, text: texts[card.side] };
}

/** The index of the other card of the pair. */
export function findPartner(state: MemoryMatchState, cardIndex: number): number {
  const { pair, side } = getCard(state, cardIndex);
  return state.cards.findIndex((card) => card.pair === pair && card.side !== side);
}

export type CardStatus = 'down' | 'open' | 'found';

/** Whether a card is face down, open or found. */
export function getCardStatus({ cards, found, turn }: MemoryMatchState, cardIndex: number): CardStatus {
  const card = cards[cardIndex];
  if (card && found.includes(card.pair)) return 'found';
  const isOpen =
    ('first' in turn && turn.first === cardIndex) || ('second' in turn && turn.second === cardIndex);
  return isOpen ? 'open' : 'down';
}
