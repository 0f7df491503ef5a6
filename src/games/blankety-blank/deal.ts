import type { Statement, Supermatch } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { createSeededRng, type Rng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../game-contract.ts';
import { dealItems, orderForDeal } from '../kit/deal-items.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import type { BlankBank } from './bank.ts';
import { RIVALS } from './rivals.ts';
import { type BlankState, TURN_COUNT, TWO_PLAYERS } from './state.ts';

/** The most statements of a game that are dealt because one of their answers is due for review. */
const MAX_REVIEW_STATEMENTS = 2;

/** A statement is used up at every level and against every opponent, a Supermatch only once it was played. */
export const carriedState = createCarriedUsedKeys<BlankState>(
  ({ statements, supermatches, finals }) => [
    ...statements.map(({ id }) => id),
    ...supermatches.slice(0, finals.length).map(({ id }) => id),
  ],
  'all-choices',
);

type Deal = Pick<StartOptions<UsedKeys>, 'variant' | 'seed' | 'learner' | 'carriedState'>;

/**
 * Deals four statements and two Supermatches that no earlier game had; some statements are for words due for
 * review.
 */
export function createInitialState(
  bank: BlankBank,
  { variant, seed, learner, carriedState: usedKeys }: Deal,
): BlankState {
  const rng = createSeededRng(seed);
  const reviewWords = new Set([...learner.chosenWords, ...learner.due, ...learner.weak]);
  const isForReview = ({ id, answers }: Statement) =>
    !usedKeys.includes(id) && answers.some(({ text }) => reviewWords.has(text));
  const statements = dealItems(bank.statements, TURN_COUNT, {
    getKey: ({ id }) => id,
    usedKeys,
    priority: {
      urgentKeys: bank.statements.filter(isForReview).map(({ id }) => id),
      maxUrgent: MAX_REVIEW_STATEMENTS,
    },
    rng,
  });
  const isKnown = (text: string) => bank.words.has(text);
  const answers = statements.flatMap((statement) => statement.answers.map(({ text }) => text));
  const rival = RIVALS.find((each) => each === variant) ?? TWO_PLAYERS;
  return {
    rival,
    seed,
    statements: [...statements],
    supermatches: dealSupermatches(bank.supermatches, usedKeys, rng),
    known: [...new Set(answers.filter(isKnown))],
    turns: [],
    finals: [],
    partner: null,
    stage:
      rival === TWO_PLAYERS
        ? { phase: 'hand-over' }
        : { phase: 'writing', task: 'turn', since: 0, slip: null, isHinted: false },
  };
}

function dealSupermatches(
  all: readonly Supermatch[],
  usedKeys: UsedKeys,
  rng: Rng,
): BlankState['supermatches'] {
  // Ids begin with the letter of their band, and the level's own band comes first.
  const [ownBand = ''] = all.map(({ id }) => id.slice(0, 1));
  const fresh = all.filter(({ id }) => id.startsWith(ownBand) && !usedKeys.includes(id));
  const priority = { urgentKeys: [], maxUrgent: 0, nextKeys: shuffle(fresh, rng).map(({ id }) => id) };
  const [one, other] = orderForDeal(all, { getKey: ({ id }) => id, usedKeys, priority, rng });
  if (!one || !other) throw new Error('The bank holds no two Supermatches');
  return [one, other];
}
