import { bandOf } from '../../content/bands.ts';
import type { Clue, GoldRunPhrase } from '../../content/blockbusters/clue-schema.ts';
import { type Rng, seededRng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../contract.ts';
import { inTurn, wordsAgain } from '../kit/deal-fresh.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import type { BlockBank } from './bank.ts';
import { HEXAGONS, PLACES } from './hexagons.ts';
import { beginGame } from './match-rules.ts';
import { type BlockState, CLUES_A_HEXAGON, GAMES_IN_MATCH, OPPONENTS, type Player } from './state.ts';

/** The letters of a board. The others have too few clues for a whole match. */
export const BOARD_LETTERS = [...'ABCDEFGHIJKLMNOPRSTUVW'];
/** As many clues as a letter can ask in a match. */
export const MOST_CLUES_A_LETTER = GAMES_IN_MATCH * CLUES_A_HEXAGON;
/** How far chance outweighs how many fresh clues a letter has. */
const FRESH_LEEWAY = 2;

/** What was asked is not asked again before all others of its letter were: at no level of the band, and against nobody. */
export const memory = rememberUsed<BlockState>(
  ({ asked, phrases, gold }) => [
    ...asked,
    ...phrases.filter((_, place) => gold[place]).map(({ answer }) => answer),
  ],
  'all-choices',
);

type Deal = Pick<StartOptions<UsedWords>, 'level' | 'variant' | 'seed' | 'learner' | 'memory'>;

const answerOf = ({ answer }: { answer: string }) => answer;

/** Deals the boards of a match, its clues and its Gold Run. What the learner is to meet again is asked first. */
export function start(bank: BlockBank, { level, variant, seed, learner, memory: used }: Deal): BlockState {
  const rng = seededRng(seed);
  const again = { key: answerOf, used, first: wordsAgain(learner, HEXAGONS), rng };
  const clues = inTurn(bank.clues, again);
  const chance: Player = rng() < 0.5 ? 0 : 1;
  const state: BlockState = {
    opponent: OPPONENTS.find((id) => id === variant) ?? OPPONENTS[0],
    band: bandOf(level),
    seed,
    boards: Array.from({ length: GAMES_IN_MATCH }, () => boardLetters(clues, { used, rng })),
    whites: [1, 0, chance],
    order: BOARD_LETTERS.flatMap((letter) =>
      clues
        .filter((clue) => clue.letter === letter)
        .slice(0, MOST_CLUES_A_LETTER)
        .map(answerOf),
    ),
    asked: [],
    owners: PLACES.map(() => null),
    winners: [],
    stage: { phase: 'over' },
    phrases: shuffle(withOwnInitials(inTurn(bank.phrases, again)).slice(0, HEXAGONS), rng),
    gold: PLACES.map(() => null),
    tally: [0, 1].map(() => ({ asked: 0, known: 0, hinted: 0 })),
    misses: [],
  };
  return beginGame(state, bank, 0).state;
}

/** Twenty letters in their places. Two are left out: by chance, but rather those with few clues that are fresh. */
function boardLetters(clues: readonly Clue[], { used, rng }: { used: UsedWords; rng: Rng }): string[] {
  const isUsed = new Set(used);
  const fresh = new Map(BOARD_LETTERS.map((letter) => [letter, rng() * FRESH_LEEWAY]));
  for (const { letter, answer } of clues) {
    if (!isUsed.has(answer)) fresh.set(letter, (fresh.get(letter) ?? 0) + 1);
  }
  const byFresh = BOARD_LETTERS.toSorted((one, other) => (fresh.get(other) ?? 0) - (fresh.get(one) ?? 0));
  return shuffle(byFresh.slice(0, HEXAGONS), rng);
}

/** Of phrases with the same initials only the first: no two hexagons ask with the same letters. */
function withOwnInitials(phrases: readonly GoldRunPhrase[]): readonly GoldRunPhrase[] {
  const first = new Map(phrases.toReversed().map((phrase) => [phrase.initials, phrase]));
  return phrases.filter((phrase) => first.get(phrase.initials) === phrase);
}
