import { isDeepStrictEqual } from 'node:util';
import { LEVELS } from '../../../src/domain/levels.ts';
import { pick } from '../../../src/domain/random.ts';
import { type BlankBank, loadBank } from '../../../src/games/blankety-blank/bank.ts';
import {
  type BlankMove,
  type BlankState,
  cardsOf,
  LONGEST_TYPED,
  matchedIn,
  SEATS,
  scoreOf,
  seatsOf,
  statementOf,
  supermatchOf,
  TURNS,
  turnNow,
} from '../../../src/games/blankety-blank/state.ts';
import { pointsOf } from '../../../src/games/blankety-blank/verdicts.ts';
import { brokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

export const blanketyBlankProbe: GameProbe<BlankBank, BlankState> = {
  levels: LEVELS,
  bank: (level) => loadBank(level),
  move(state, rng): BlankMove {
    const { stage } = state;
    const moves: readonly BlankMove[] = [
      { type: 'wrote', text: pick(textsFor(state), rng) },
      { type: 'asked-hint' },
      { type: 'took-back' },
      { type: 'turned', isAll: rng() < 0.5 },
      { type: 'paired', seat: Math.floor(rng() * 8) - 1 },
      { type: 'went-on' },
    ];
    return stage.phase === 'reveal' && rng() < 0.6 ? { type: 'turned', isAll: false } : pick(moves, rng);
  },
  invariants: (state) => {
    const { stage, turns, finals, partner } = state;
    const played = turns.map((_, turn) => turn);
    return brokenRules([
      [() => [0, 1].every((side) => scoreOf(state, side) <= SEATS.length), 'no score passes six'],
      [
        () =>
          stage.phase !== 'verdict' ||
          [0, 1].every((side) => scoreOf(state, side) === matchesOf(state, side)),
        'a score is the matches of both rounds',
      ],
      [
        () =>
          played.slice(2).every((turn) => {
            const before = matchedIn(state, turn - 2);
            return isDeepStrictEqual(
              seatsOf(state, turn),
              SEATS.filter((seat) => !before.includes(seat)),
            );
          }),
        'round two replays those who were not matched, and no others',
      ],
      [
        () => stage.phase !== 'reveal' || stage.shown <= cardsOf(state, stage.task),
        'no card is turned twice',
      ],
      [() => finals.length === 0 || turns.length === TURNS, 'the final comes after the rounds'],
      [() => finals.length < 2 || partner !== null, 'nobody is alone in the Head-to-Head'],
      [() => pointsOf(state) >= 0, 'no points are below nought'],
      [
        () => turns.every(({ answer }, turn) => (answer ?? 0) < statementOf(state, turn).answers.length),
        'every answer is one of the bank',
      ],
    ]);
  },
  knows: ({ statements, supermatches, words }, { kind, id }) =>
    kind === 'word' ? words.has(id) : [...statements, ...supermatches].some((each) => each.id === id),
};

function matchesOf(state: BlankState, side: number): number {
  return matchedIn(state, side).length + matchedIn(state, side + 2).length;
}

/** What somebody may write now: answers, other forms of them, slips, and nonsense. */
function textsFor(state: BlankState): readonly string[] {
  const { stage } = state;
  const answers =
    stage.phase === 'writing' && stage.task !== 'turn'
      ? supermatchOf(state, stage.task).answers
      : statementOf(state, Math.max(0, turnNow(state))).answers;
  const right = answers.map(({ text }) => text);
  return [
    ...right,
    ...right.map((text) => `the ${text}s`),
    ...right.map((text) => text.slice(1)),
    'z'.repeat(LONGEST_TYPED),
    ' ',
  ];
}
