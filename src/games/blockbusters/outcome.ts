import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { joinReasons } from '../kit/reasons.ts';
import { countJoinedColumns } from './hexagons.ts';
import {
  type BlockState,
  countGamesWon,
  findGoldPath,
  findMatchWinner,
  GAMES_IN_MATCH,
  getCurrentGame,
  isComputer,
  PLAYERS,
  TWO_PLAYERS,
} from './state.ts';
import { formatPlayer, formatPlayerShort, isLearner } from './texts.ts';

/** Points for each won game, for each column of the Gold Run, and at most for the share of known clues. */
const POINTS = { game: 20, column: 8, clues: 20 } as const;
export const MAX_POINTS = 100;
/** A clue that was answered with a hint counts half. */
const HINTED_CLUE_WEIGHT = 0.5;
/** The minimum points for two stars and for three. Without points there is no star. */
const STARS = { two: 50, three: 80 };

/** The learner's points so far. */
export function getPoints(state: BlockState): number {
  const [own = { asked: 0, known: 0, hinted: 0 }] = state.tally;
  const share = own.asked === 0 ? 0 : (own.known - own.hinted * HINTED_CLUE_WEIGHT) / own.asked;
  return (
    countGamesWon(state, 0) * POINTS.game +
    countGoldColumns(state) * POINTS.column +
    Math.round(share * POINTS.clues)
  );
}

function countGoldColumns({ gold }: BlockState): number {
  return countJoinedColumns((place) => gold[place] === 'gold');
}

/** The result of a match. Two players get no score: neither is known to be the learner. */
export function getResult(state: BlockState): GameResult {
  const points = getPoints(state);
  const isSolo = state.opponent !== TWO_PLAYERS;
  return {
    ...(isSolo ? { score: { value: points, text: `${points} of ${MAX_POINTS} points` } } : {}),
    ...(isSolo && points > 0 ? { stars: countStars(points, STARS) } : {}),
    headline: formatHeadline(state),
    facts: [
      ...(isSolo ? [{ label: 'Points', value: `${points} of ${MAX_POINTS}` }] : []),
      { label: 'Games', value: PLAYERS.map((who) => countGamesWon(state, who)).join('–') },
      ...PLAYERS.filter((who) => !isComputer(state, who)).map((who) => createCluesFact(state, who, isSolo)),
      { label: 'Gold Run', value: formatGoldRun(state) },
    ],
    givenVerb: 'wrote',
    misses: getMisses(state),
  };
}

function formatHeadline(state: BlockState): string {
  const winner = findMatchWinner(state) ?? 0;
  const [own, theirs] = [countGamesWon(state, winner), countGamesWon(state, winner === 0 ? 1 : 0)];
  const isGold = findGoldPath(state) !== null;
  const won = `${formatPlayer(state, winner)} won ${own}–${theirs}`;
  return isGold ? `${won}, and the Gold Run!` : `${won}${isComputer(state, winner) ? '.' : '!'}`;
}

function createCluesFact(state: BlockState, who: 0 | 1, isSolo: boolean): GameFact {
  const { known, asked } = state.tally[who] ?? { known: 0, asked: 0 };
  return isSolo
    ? { label: 'Clues you knew', value: `${known} of ${asked}` }
    : { label: formatPlayer(state, who), value: `${known} of ${asked} clues` };
}

function formatGoldRun(state: BlockState): string {
  if (findGoldPath(state)) return 'won';
  return state.gold.every((mark) => mark === null) ? 'not played' : `${countGoldColumns(state)} of 5 columns`;
}

function getMisses(state: BlockState): readonly Miss[] {
  return state.misses.map(({ answer, clue, because, isWord, given }) => {
    const own = given.findLast(({ player, text }) => isLearner(state, player) && text !== '');
    const theirs = given
      .filter(({ player, text }) => !isLearner(state, player) && text !== '')
      .map(({ player, text }) => `${formatPlayer(state, player)} wrote: ${text}.`);
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

export function getScoreboard(state: BlockState): readonly GameFact[] {
  return [
    { label: 'Game', value: `${getCurrentGame(state) + 1} of ${GAMES_IN_MATCH}` },
    ...PLAYERS.map((who) => ({ label: formatPlayerShort(state, who), value: countGamesWon(state, who) })),
  ];
}
