import type { Fact, GameResult, Miss } from '../contract.ts';
import { joinReasons } from '../kit/reasons.ts';
import { starsFor } from '../kit/stars-for.ts';
import { columnsJoined } from './hexagons.ts';
import {
  type BlockState,
  GAMES_IN_MATCH,
  gameNow,
  gamesWon,
  goldPath,
  isComputer,
  matchWinner,
  PLAYERS,
  TWO_PLAYERS,
} from './state.ts';
import { isLearner, nameOf, shortNameOf } from './telling.ts';

/** Points for each game won and each column of the Gold Run, and the most for the share of clues that were known. */
const POINTS = { game: 20, column: 8, clues: 20 } as const;
export const MOST_POINTS = 100;
/** A clue that was known with a hint counts half. */
const HINTED = 0.5;
/** At least so many points for two stars and for three; no point, no star. */
const STARS = { two: 50, three: 80 };

/** What the learner has won so far. */
export function pointsOf(state: BlockState): number {
  const [own = { asked: 0, known: 0, hinted: 0 }] = state.tally;
  const share = own.asked === 0 ? 0 : (own.known - own.hinted * HINTED) / own.asked;
  return (
    gamesWon(state, 0) * POINTS.game + goldColumns(state) * POINTS.column + Math.round(share * POINTS.clues)
  );
}

function goldColumns({ gold }: BlockState): number {
  return columnsJoined((place) => gold[place] === 'gold');
}

/** The outcome of a match. Two players have no score: there is nobody whose best it could be. */
export function result(state: BlockState): GameResult {
  const points = pointsOf(state);
  const isSolo = state.opponent !== TWO_PLAYERS;
  return {
    ...(isSolo ? { score: { value: points, text: `${points} of ${MOST_POINTS} points` } } : {}),
    ...(isSolo && points > 0 ? { stars: starsFor(points, STARS) } : {}),
    headline: headline(state),
    facts: [
      ...(isSolo ? [{ label: 'Points', value: `${points} of ${MOST_POINTS}` }] : []),
      { label: 'Games', value: PLAYERS.map((who) => gamesWon(state, who)).join('–') },
      ...PLAYERS.filter((who) => !isComputer(state, who)).map((who) => cluesKnown(state, who, isSolo)),
      { label: 'Gold Run', value: goldText(state) },
    ],
    givenVerb: 'wrote',
    misses: misses(state),
  };
}

function headline(state: BlockState): string {
  const winner = matchWinner(state) ?? 0;
  const [own, theirs] = [gamesWon(state, winner), gamesWon(state, winner === 0 ? 1 : 0)];
  const isGold = goldPath(state) !== null;
  const won = `${nameOf(state, winner)} won ${own}–${theirs}`;
  return isGold ? `${won}, and the Gold Run!` : `${won}${isComputer(state, winner) ? '.' : '!'}`;
}

function cluesKnown(state: BlockState, who: 0 | 1, isSolo: boolean): Fact {
  const { known, asked } = state.tally[who] ?? { known: 0, asked: 0 };
  return isSolo
    ? { label: 'Clues known', value: `${known} of ${asked}` }
    : { label: nameOf(state, who), value: `${known} of ${asked} clues` };
}

function goldText(state: BlockState): string {
  if (goldPath(state)) return 'won';
  return state.gold.every((mark) => mark === null) ? 'not played' : `${goldColumns(state)} of 5 columns`;
}

function misses(state: BlockState): readonly Miss[] {
  return state.misses.map(({ answer, clue, because, isWord, given }) => {
    const own = given.findLast(({ player, text }) => isLearner(state, player) && text !== '');
    const theirs = given
      .filter(({ player, text }) => !isLearner(state, player) && text !== '')
      .map(({ player, text }) => `${nameOf(state, player)} wrote: ${text}.`);
    return {
      asked: clue,
      word: answer,
      right: answer,
      reason: joinReasons(because, ...theirs),
      isFact: !isWord,
      ...(own ? { given: own.text } : {}),
    };
  });
}

export function standing(state: BlockState): readonly Fact[] {
  return [
    { label: 'Game', value: `${gameNow(state) + 1} of ${GAMES_IN_MATCH}` },
    ...PLAYERS.map((who) => ({ label: shortNameOf(state, who), value: gamesWon(state, who) })),
  ];
}
