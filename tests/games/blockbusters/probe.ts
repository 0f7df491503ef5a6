import { LEVELS } from '../../../src/domain/levels.ts';
import { pick } from '../../../src/domain/random.ts';
import { type BlockBank, loadBank } from '../../../src/games/blockbusters/bank.ts';
import { getCurrentPhrase } from '../../../src/games/blockbusters/gold-rules.ts';
import { findJoinedPath, HEXAGONS, SIDES } from '../../../src/games/blockbusters/hexagons.ts';
import {
  type BlockMove,
  type BlockState,
  CLUES_PER_HEXAGON,
  countGamesWon,
  findGoldPath,
  findMatchWinner,
  findWinningPath,
  GAMES_TO_WIN,
  getCurrentLetters,
  isGoldRunBlocked,
  MAX_WRITTEN_LENGTH,
  PLAYERS,
} from '../../../src/games/blockbusters/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** The answer to the open question; '' for none. */
export function getCurrentAnswer(state: BlockState): string {
  const { stage } = state;
  if (stage.phase === 'asking') return stage.clue.answer;
  return stage.phase === 'gold' ? (getCurrentPhrase(state, stage)?.answer ?? '') : '';
}

/** How the contract test plays Blockbusters by random moves, and the rules that each state keeps. */
export const blockbustersProbe: GameProbe<BlockBank, BlockState> = {
  levels: LEVELS,
  loadBank: (level) => loadBank(level),
  createMove(state, rng): BlockMove {
    const answer = getCurrentAnswer(state);
    // Includes places outside of the board.
    const place = Math.floor(rng() * (HEXAGONS + 2)) - 1;
    return pick<BlockMove>(
      [
        { type: 'picked', place },
        {
          type: 'wrote',
          text: pick([answer, answer.slice(1), `${answer}q`, 'z'.repeat(MAX_WRITTEN_LENGTH), 'É 7', ''], rng),
        },
        { type: 'wrote', text: answer },
        { type: 'passed' },
        { type: 'asked-hint' },
        { type: 'continued' },
      ],
      rng,
    );
  },
  findBrokenRules: findBrokenInvariants,
  knowsItem: ({ clues, phrases, words }, { kind, id }) =>
    [...clues, ...phrases].some(({ answer }) => answer === id) && (kind === 'word') === words.has(id),
};

/** The invariants that a state breaks, as sentences. */
function findBrokenInvariants(state: BlockState): readonly string[] {
  const { stage, owners, winners, asked, boards, phrases, gold, tally } = state;
  const isOnce = (list: readonly unknown[]) => new Set(list).size === list.length;
  const hasJoined = findWinningPath(state) !== null;
  const isMatch = stage.phase === 'picking' || stage.phase === 'asking' || stage.phase === 'told';
  const isOpen = (place: number) => owners[place] === null;
  return findBrokenRules([
    [() => boards.every(isOnce), 'each letter is on a board once'],
    [() => isOnce(phrases.map(({ initials }) => initials)), 'no two hexagons ask with the same initials'],
    [() => isOnce(asked), 'no clue is asked twice'],
    [() => PLAYERS.every((who) => countGamesWon(state, who) <= GAMES_TO_WIN), 'two games win the match'],
    [
      () => SIDES.filter((side) => findJoinedPath(side, (place) => owners[place] === side)).length <= 1,
      'two sides never join',
    ],
    [() => !hasJoined || stage.phase !== 'picking', 'no player picks when a side has joined'],
    [() => stage.phase !== 'joined' || hasJoined, 'a won game has its path'],
    [() => stage.phase !== 'picking' || owners.includes(null), 'there is a hexagon to pick'],
    [() => stage.phase !== 'asking' || isOpen(stage.place), 'an asked hexagon has no owner'],
    [
      () => stage.phase !== 'asking' || stage.clue.letter === getCurrentLetters(state)[stage.place],
      'the clue is of the letter on the hexagon',
    ],
    [() => stage.phase !== 'asking' || stage.tries.length < 2, 'no player tries a clue twice'],
    [
      () => stage.phase !== 'told' || isOpen(stage.place) === (stage.taker === null),
      'the taker owns the hexagon',
    ],
    [
      () => stage.phase !== 'told' || stage.taker !== null || stage.nth < CLUES_PER_HEXAGON,
      'a hexagon asks at most three clues',
    ],
    [() => isMatch === (findMatchWinner(state) === null) || stage.phase === 'joined', 'a match has a winner'],
    [() => winners.length > 0 || gold.every((mark) => mark === null), 'the Gold Run follows a won game'],
    [
      () => stage.phase !== 'gold' || (!findGoldPath(state) && !isGoldRunBlocked(state)),
      'a decided Gold Run is over',
    ],
    [() => tally.every(({ asked: all, known, hinted }) => hinted <= known && known <= all), 'counts add up'],
  ]);
}
