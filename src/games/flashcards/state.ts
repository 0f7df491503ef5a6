import * as v from 'valibot';
import { GRADES } from '../../domain/game-records.ts';
import { UNDO_DEPTH, type ViewPartProps } from '../contract.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';

/** Cards in a round; fewer only of words that the learner chose. */
export const ROUND_CARDS = 12;

/** What is asked: the meaning of a word, the word to a meaning, or the same in writing. */
export const FLASHCARD_KINDS = ['to-meaning', 'to-word', 'typed'] as const;

export type Grade = (typeof GRADES)[number];

/** In so many days the word comes back, by how well it was known. */
const daysSchema = v.object({
  missed: countSchema,
  hard: countSchema,
  right: countSchema,
  easy: countSchema,
});

const cardSchema = v.object({
  word: v.string(),
  /** '' for a word of the learner's own. */
  pos: v.string(),
  meaning: v.string(),
  examples: v.array(v.string()),
  collocations: v.array(v.string()),
  /** An example with a gap for the word; `null` where none has the word as it is written. */
  gapped: v.nullable(v.string()),
  /** It is neither due nor weak, and the learner was never asked for it. */
  isNew: v.boolean(),
  /** As the memory of words reckoned when the cards were dealt; and once the card was missed in this round. */
  days: daysSchema,
  daysAfterMiss: daysSchema,
});
export type RoundCard = v.InferOutput<typeof cardSchema>;

const turnSchema = v.variant('phase', [
  v.object({
    phase: v.literal('asked'),
    since: playMsSchema,
    /** What was written and fits as well, but is not the word of the card. */
    also: v.nullable(v.string()),
  }),
  /** It was turned after `ms`, and waits for its grade; until then it can be turned to and fro. */
  v.object({ phase: v.literal('turned'), ms: playMsSchema, side: v.picklist(['front', 'back']) }),
  /** The newest answer is on show. */
  v.object({ phase: v.literal('graded') }),
  v.object({ phase: v.literal('over') }),
]);

export const stateSchema = v.object({
  kind: v.picklist(FLASHCARD_KINDS),
  cards: v.pipe(v.array(cardSchema), v.minLength(1), v.maxLength(ROUND_CARDS)),
  /** One answer after the other: which card was asked when follows from them. `text` is what was written. */
  given: v.array(v.object({ grade: v.picklist(GRADES), ms: playMsSchema, text: v.string() })),
  turn: turnSchema,
  /** How many answers can be taken back. */
  undoable: createIndexSchema(UNDO_DEPTH + 1),
  /** Whether the word is spoken when its card turns. */
  isSpoken: v.boolean(),
});
export type FlashcardsState = v.InferOutput<typeof stateSchema>;
export type GivenAnswer = FlashcardsState['given'][number];

export type FlashcardsMove =
  | { type: 'turned' }
  /** The learner says how well it was known. */
  | { type: 'graded'; grade: Grade }
  | { type: 'wrote'; text: string }
  /** Does not know what to write. */
  | { type: 'gave-up' }
  /** The answer on show was looked at. */
  | { type: 'went-on' }
  | { type: 'took-back' }
  | { type: 'chose-speech'; isOn: boolean };

export type FlashcardsPartProps = ViewPartProps<FlashcardsState, FlashcardsMove>;

/** An answer, with its card and whether that was missed before. */
export interface AnsweredCard extends GivenAnswer {
  card: RoundCard;
  wasMissed: boolean;
}

/** The answers with their cards, and the cards still to come in their order: a missed one goes to the end. */
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

/** The card on the board. */
export function getCurrentCard(state: FlashcardsState): RoundCard {
  const { answered, toCome } = replayRound(state);
  const card = isAsking(state) ? toCome[0] : answered.at(-1)?.card;
  if (!card) throw new Error('A round has a card on its board');
  return card;
}

/** Whether the card on the board has no answer yet. */
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
