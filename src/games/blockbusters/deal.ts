import { getBand } from '../../content/bands.ts';
import type { BlockbustersClue, GoldRunPhrase } from '../../content/blockbusters/clue-schema.ts';
import { createSeededRng, type Rng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../game-contract.ts';
import { orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import type { BlockBank } from './bank.ts';
import { HEXAGONS, PLACES } from './hexagons.ts';
import { beginGame } from './match-rules.ts';
import { type BlockState, CLUES_PER_HEXAGON, GAMES_IN_MATCH, OPPONENTS, type Player } from './state.ts';

/**
 * The letters of a board. A match asks about 22 clues of about 470 per band, so thirty games in a row repeat
 * nothing. Q, X, Y and Z have too few clues for a match.
 */
export const BOARD_LETTERS = [...'ABCDEFGHIJKLMNOPRSTUVW'];
/** The most clues that a letter can need in a match. */
export const MAX_CLUES_PER_LETTER = GAMES_IN_MATCH * CLUES_PER_HEXAGON;
/** The random part in the choice of letters, in fresh clues. */
const LETTER_JITTER = 2;

/**
 * A clue repeats only after all others of its letter, at every level of the band and against every opponent.
 */
export const carriedState = createCarriedUsedKeys<BlockState>(
  ({ asked, phrases, gold }) => [
    ...asked,
    ...phrases.filter((_, index) => gold[index]).map(({ answer }) => answer),
  ],
  'all-choices',
);

type Deal = Pick<StartOptions<UsedKeys>, 'level' | 'variant' | 'seed' | 'learner' | 'carriedState'>;

const getAnswer = ({ answer }: { answer: string }) => answer;

/** Deals the boards, clues and Gold Run of a match. Words due for review are asked first. */
export function createInitialState(
  bank: BlockBank,
  { level, variant, seed, learner, carriedState: usedKeys }: Deal,
): BlockState {
  const rng = createSeededRng(seed);
  const dealOptions = {
    getKey: getAnswer,
    usedKeys,
    priority: prioritizeReviewWords(learner, HEXAGONS),
    rng,
  };
  const clues = orderForDeal(bank.clues, dealOptions);
  const whiteInThirdGame: Player = rng() < 0.5 ? 0 : 1;
  const state: BlockState = {
    opponent: OPPONENTS.find((id) => id === variant) ?? OPPONENTS[0],
    band: getBand(level),
    seed,
    boards: Array.from({ length: GAMES_IN_MATCH }, () => chooseBoardLetters(clues, { usedKeys, rng })),
    // The learner is blue in the first game, white in the second, and random in a third.
    whites: [1, 0, whiteInThirdGame],
    order: BOARD_LETTERS.flatMap((letter) =>
      clues
        .filter((clue) => clue.letter === letter)
        .slice(0, MAX_CLUES_PER_LETTER)
        .map(getAnswer),
    ),
    asked: [],
    owners: PLACES.map(() => null),
    winners: [],
    stage: { phase: 'over' },
    phrases: shuffle(
      removeDuplicateInitials(orderForDeal(bank.phrases, dealOptions)).slice(0, HEXAGONS),
      rng,
    ),
    gold: PLACES.map(() => null),
    tally: [0, 1].map(() => ({ asked: 0, known: 0, hinted: 0 })),
    misses: [],
  };
  return beginGame(state, bank, 0).state;
}

/** Chooses twenty letters by chance, preferring those with many fresh clues, and places them. */
function chooseBoardLetters(
  clues: readonly BlockbustersClue[],
  { usedKeys, rng }: { usedKeys: UsedKeys; rng: Rng },
): string[] {
  const usedAnswers = new Set(usedKeys);
  const freshCounts = new Map(BOARD_LETTERS.map((letter) => [letter, rng() * LETTER_JITTER]));
  for (const { letter, answer } of clues) {
    if (!usedAnswers.has(answer)) freshCounts.set(letter, (freshCounts.get(letter) ?? 0) + 1);
  }
  const lettersByFreshness = BOARD_LETTERS.toSorted(
    (one, other) => (freshCounts.get(other) ?? 0) - (freshCounts.get(one) ?? 0),
  );
  return shuffle(lettersByFreshness.slice(0, HEXAGONS), rng);
}

/** Keeps the first phrase of each set of initials, so that no two hexagons show the same letters. */
function removeDuplicateInitials(phrases: readonly GoldRunPhrase[]): readonly GoldRunPhrase[] {
  const firstByInitials = new Map(phrases.toReversed().map((phrase) => [phrase.initials, phrase]));
  return phrases.filter((phrase) => firstByInitials.get(phrase.initials) === phrase);
}
