import { getBand } from '../../content/bands.ts';
import type { BlockbustersClue, GoldRunPhrase } from '../../content/blockbusters/clue-schema.ts';
import { createSeededRng, type Rng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../contract.ts';
import { orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import type { BlockBank } from './bank.ts';
import { HEXAGONS, PLACES } from './hexagons.ts';
import { beginGame } from './match-rules.ts';
import { type BlockState, CLUES_PER_HEXAGON, GAMES_IN_MATCH, OPPONENTS, type Player } from './state.ts';

/** The letters of a board. The others have too few clues for a whole match. */
export const BOARD_LETTERS = [...'ABCDEFGHIJKLMNOPRSTUVW'];
/** As many clues as a letter can ask in a match. */
export const MAX_CLUES_PER_LETTER = GAMES_IN_MATCH * CLUES_PER_HEXAGON;
/** How far chance outweighs how many fresh clues a letter has. */
const FRESH_LEEWAY = 2;

/** What was asked is not asked again before all others of its letter were: at no level of the band, and against nobody. */
export const carriedState = createCarriedUsedKeys<BlockState>(
  ({ asked, phrases, gold }) => [
    ...asked,
    ...phrases.filter((_, place) => gold[place]).map(({ answer }) => answer),
  ],
  'all-choices',
);

type Deal = Pick<StartOptions<UsedKeys>, 'level' | 'variant' | 'seed' | 'learner' | 'carriedState'>;

const getAnswer = ({ answer }: { answer: string }) => answer;

/** Deals the boards of a match, its clues and its Gold Run. What the learner is to meet again is asked first. */
export function createInitialState(
  bank: BlockBank,
  { level, variant, seed, learner, carriedState: usedKeys }: Deal,
): BlockState {
  const rng = createSeededRng(seed);
  const again = { getKey: getAnswer, usedKeys, priority: prioritizeReviewWords(learner, HEXAGONS), rng };
  const clues = orderForDeal(bank.clues, again);
  const chance: Player = rng() < 0.5 ? 0 : 1;
  const state: BlockState = {
    opponent: OPPONENTS.find((id) => id === variant) ?? OPPONENTS[0],
    band: getBand(level),
    seed,
    boards: Array.from({ length: GAMES_IN_MATCH }, () => chooseBoardLetters(clues, { used: usedKeys, rng })),
    whites: [1, 0, chance],
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
    phrases: shuffle(removeDuplicateInitials(orderForDeal(bank.phrases, again)).slice(0, HEXAGONS), rng),
    gold: PLACES.map(() => null),
    tally: [0, 1].map(() => ({ asked: 0, known: 0, hinted: 0 })),
    misses: [],
  };
  return beginGame(state, bank, 0).state;
}

/** Twenty letters in their places. Two are left out: by chance, but rather those with few clues that are fresh. */
function chooseBoardLetters(
  clues: readonly BlockbustersClue[],
  { used, rng }: { used: UsedKeys; rng: Rng },
): string[] {
  const isUsed = new Set(used);
  const fresh = new Map(BOARD_LETTERS.map((letter) => [letter, rng() * FRESH_LEEWAY]));
  for (const { letter, answer } of clues) {
    if (!isUsed.has(answer)) fresh.set(letter, (fresh.get(letter) ?? 0) + 1);
  }
  const byFresh = BOARD_LETTERS.toSorted((one, other) => (fresh.get(other) ?? 0) - (fresh.get(one) ?? 0));
  return shuffle(byFresh.slice(0, HEXAGONS), rng);
}

/** Of phrases with the same initials only the first: no two hexagons ask with the same letters. */
function removeDuplicateInitials(phrases: readonly GoldRunPhrase[]): readonly GoldRunPhrase[] {
  const first = new Map(phrases.toReversed().map((phrase) => [phrase.initials, phrase]));
  return phrases.filter((phrase) => first.get(phrase.initials) === phrase);
}
