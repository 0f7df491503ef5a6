import * as v from 'valibot';
import { GRADES } from '../../domain/word-reviews.ts';
import { UNDO_DEPTH, type ViewPartProps } from '../game-contract.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';

/** The number of cards in a round. A round of words that the learner chose can have fewer. */
export const ROUND_CARDS = 12;

/** What a card asks for: the meaning of a word, the word for a meaning, or that word typed. */
export const FLASHCARD_KINDS = ['to-meaning', 'to-word', 'typed'] as const;

export type Grade = (typeof GRADES)[number];

/** The days until the next review, by grade. */
const daysSchema = v.object({
  missed: countSchema,
  hard: countSchema,
  right: countSchema,
  easy: countSchema,
});

const cardSchema = v.object({
  word: v.string(),
  /** '' for one of the learner's own words. */
  pos: v.string(),
  meaning: v.string(),
  examples: v.array(v.string()),
  collocations: v.array(v.string()),
  /** An example with a gap for the word; `null` if no example contains the word unchanged. */
  gapped: v.nullable(v.string()),
  /** The word is neither due nor weak and has no reviews. */
  isNew: v.boolean(),
  /** Computed when the cards were dealt, for an answer now and for one after a miss in this round. */
  days: daysSchema,
  daysAfterMiss: daysSchema,
});
export type RoundCard = v.InferOutput<typeof cardSchema>;

const turnSchema = v.variant('phase', [
  v.object({
    phase: v.literal('asked'),
    since: playMsSchema,
    /** A synonym that was written instead of the card's word. */
    also: v.nullable(v.string()),
  }),
  /** The card was turned after `ms` and waits for its grade. It can be turned back and forth. */
  v.object({ phase: v.literal('turned'), ms: playMsSchema, side: v.picklist(['front', 'back']) }),
  /** The newest answer is shown. */
  v.object({ phase: v.literal('graded') }),
  v.object({ phase: v.literal('over') }),
]);

export const stateSchema = v.object({
  kind: v.picklist(FLASHCARD_KINDS),
  cards: v.pipe(v.array(cardSchema), v.minLength(1), v.maxLength(ROUND_CARDS)),
  /** All answers in order; the card of each follows from them. `text` is the typed answer. */
  given: v.array(v.object({ grade: v.picklist(GRADES), ms: playMsSchema, text: v.string() })),
  turn: turnSchema,
  /** The number of answers that can be taken back. */
  undoable: createIndexSchema(UNDO_DEPTH + 1),
  /** Whether the word is spoken when its card turns. */
  isSpoken: v.boolean(),
});
export type FlashcardsState = v.InferOutput<typeof stateSchema>;
export type GivenAnswer = FlashcardsState['given'][number];

export type FlashcardsMove =
  | { type: 'turned' }
  /** The learner grades their own answer. */
  | { type: 'graded'; grade: Grade }
  | { type: 'wrote'; text: string }
  /** The learner does not know the word. */
  | { type: 'gave-up' }
  /** Continues after the shown answer. */
  | { type: 'continued' }
  | { type: 'took-back' }
  | { type: 'chose-speech'; isOn: boolean };

export type FlashcardsPartProps = ViewPartProps<FlashcardsState, FlashcardsMove>;

/** An answer with its card, and whether the card was missed before. */
interface AnsweredCard extends GivenAnswer {
  card: RoundCard;
  wasMissed: boolean;
}

/**
 * Replays the answers: each with its card, and the remaining cards in order. A missed card goes to the end.
 */
export function replayRound({ cards, given }: Pick<FlashcardsState, 'cards' | 'given'>) {
  const toCome = [...cards];
  const missed = new Set<RoundCard>();
  const answered = given.flatMap((each): AnsweredCard[] => {
    const card = toCome.shift();
    if (!card) return [];
    const wasMissed = missed.has(card);
    if (each.grade === 'missed') {
      missed.add(card);
      toCome.push(card);
    }
    return [{ grade: each.grade, ms: each.ms, text: each.text, card, wasMissed }];
  });
  return { answered, toCome, missed };
}

/** Whether every card is known, so that the result is final. */
export function isRoundOver(state: FlashcardsState): boolean {
  return !isAsking(state) && replayRound(state).toCome.length === 0;
}

/** The current card. */
export function getCurrentCard(state: FlashcardsState): RoundCard {
  const { answered, toCome } = replayRound(state);
  const card = isAsking(state) ? toCome[0] : answered.at(-1)?.card;
  if (!card) throw new Error('The round has no current card');
  return card;
}

/** Whether the current card has no answer yet. */
function isAsking({ turn }: FlashcardsState): boolean {
  return turn.phase === 'asked' || turn.phase === 'turned';
}

export function isBackShown({ turn }: FlashcardsState): boolean {
  return turn.phase === 'turned' ? turn.side === 'back' : turn.phase !== 'asked';
}

/** The newest answer; `undefined` before the first. */
export function findLastAnswer(state: FlashcardsState): AnsweredCard | undefined {
  return replayRound(state).answered.at(-1);
}

/** The first answer to each card so far. */
export function getFirstAnswers(state: FlashcardsState): readonly AnsweredCard[] {
  return replayRound(state).answered.slice(0, state.cards.length);
}
