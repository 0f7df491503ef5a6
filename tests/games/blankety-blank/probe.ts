import { isDeepStrictEqual } from 'node:util';
import { LEVELS } from '../../../src/domain/levels.ts';
import { pick } from '../../../src/domain/random.ts';
import { type BlankBank, loadBank } from '../../../src/games/blankety-blank/bank.ts';
import { getPoints } from '../../../src/games/blankety-blank/scoring.ts';
import {
  type BlankMove,
  type BlankState,
  countCards,
  getCurrentTurn,
  getMatchedSeats,
  getScore,
  getSeats,
  getStatement,
  getSupermatch,
  MAX_TYPED_LENGTH,
  SEATS,
  TURN_COUNT,
} from '../../../src/games/blankety-blank/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** How the contract test plays Blankety Blank by random moves, and the rules that each state keeps. */
export const blanketyBlankProbe: GameProbe<BlankBank, BlankState> = {
  levels: LEVELS,
  loadBank: (level) => loadBank(level),
  createMove(state, rng): BlankMove {
    const { stage } = state;
    const moves: readonly BlankMove[] = [
      { type: 'wrote', text: pick(getPossibleTexts(state), rng) },
      { type: 'asked-hint' },
      { type: 'took-back' },
      { type: 'turned', isAll: rng() < 0.5 },
      { type: 'paired', seat: Math.floor(rng() * 8) - 1 },
      { type: 'continued' },
    ];
    return stage.phase === 'reveal' && rng() < 0.6 ? { type: 'turned', isAll: false } : pick(moves, rng);
  },
  findBrokenRules: (state) => {
    const { stage, turns, finals, partner } = state;
    const played = turns.map((_, turn) => turn);
    return findBrokenRules([
      [() => [0, 1].every((side) => getScore(state, side) <= SEATS.length), 'no score passes six'],
      [
        () =>
          stage.phase !== 'verdict' ||
          [0, 1].every((side) => getScore(state, side) === countMatches(state, side)),
        'a score is the matches of both rounds',
      ],
      [
        () =>
          played.slice(2).every((turn) => {
            const matched = getMatchedSeats(state, turn - 2);
            return isDeepStrictEqual(
              getSeats(state, turn),
              SEATS.filter((seat) => !matched.includes(seat)),
            );
          }),
        'round two has exactly the panellists who were not matched',
      ],
      [
        () => stage.phase !== 'reveal' || stage.shown <= countCards(state, stage.task),
        'no card is turned twice',
      ],
      [() => finals.length === 0 || turns.length === TURN_COUNT, 'the final comes after the rounds'],
      [() => finals.length < 2 || partner !== null, 'the Head-to-Head has a partner'],
      [() => getPoints(state) >= 0, 'points are never negative'],
      [
        () => turns.every(({ answer }, turn) => (answer ?? 0) < getStatement(state, turn).answers.length),
        'every answer is one of the bank',
      ],
    ]);
  },
  knowsItem: ({ statements, supermatches, words }, { kind, id }) =>
    kind === 'word' ? words.has(id) : [...statements, ...supermatches].some((each) => each.id === id),
};

function countMatches(state: BlankState, side: number): number {
  return getMatchedSeats(state, side).length + getMatchedSeats(state, side + 2).length;
}

/** Texts to write now: answers, other forms of them, slips and nonsense. */
function getPossibleTexts(state: BlankState): readonly string[] {
  const { stage } = state;
  const answers =
    stage.phase === 'writing' && stage.task !== 'turn'
      ? getSupermatch(state, stage.task).answers
      : getStatement(state, Math.max(0, getCurrentTurn(state))).answers;
  const right = answers.map(({ text }) => text);
  return [
    ...right,
    ...right.map((text) => `the ${text}s`),
    ...right.map((text) => text.slice(1)),
    'z'.repeat(MAX_TYPED_LENGTH),
    ' ',
  ];
}
