import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadGrammar } from '../../../src/content/grammar/grammar-bank.ts';
import {
  carriedState,
  createInitialState,
  type RaceCarriedState,
} from '../../../src/games/grammar-race/deal.ts';
import { countFieldsAt, findNextMoveTime } from '../../../src/games/grammar-race/ghost.ts';
import { getResult, getVerdict } from '../../../src/games/grammar-race/outcome.ts';
import { getNextTickTime, reduce } from '../../../src/games/grammar-race/rules.ts';
import {
  countFields,
  GRAMMAR_RACE_MS,
  getBonus,
  getCurrentQuestion,
  getPoints,
  getRaceClock,
  getRun,
  MAX_BONUS,
  POINTS_PER_FIELD,
  RACE_QUESTIONS,
  type RaceMove,
  type RaceState,
} from '../../../src/games/grammar-race/state.ts';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';
import { expectEven } from '../../content/bank-checks.ts';
import { forAll } from '../../for-all.ts';
import { ANY_CHOICE } from '../any-choice.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';

const bank = await loadGrammar('B1');
const NOTHING_CARRIED: RaceCarriedState = { used: [], best: null };

function createRace(seed = 1, carried = NOTHING_CARRIED): RaceState {
  return createInitialState(bank, { seed, carriedState: carried });
}

function reduceMove(
  state: RaceState,
  move: RaceMove | { type: 'ticked' },
  at: number,
  timeLimits: TimeLimitSetting = 'normal',
) {
  return reduce(state, { ...move, at, timeLimits });
}

const answerRight = (state: RaceState): RaceMove => ({
  type: 'answered',
  option: getCurrentQuestion(state).answer,
});

function answerWrong(state: RaceState): RaceMove {
  const { options, answer } = getCurrentQuestion(state);
  return { type: 'answered', option: options.find((option) => option !== answer) ?? '' };
}

describe('a question', () => {
  test('takes an answer one millisecond before its ten seconds are up, and none when they are up', () => {
    const asked = createRace();
    expect(countFields(reduceMove(asked, answerRight(asked), GRAMMAR_RACE_MS - 1).state)).toBe(1);
    const late = reduceMove(asked, answerRight(asked), GRAMMAR_RACE_MS);
    expect(late.state.given).toEqual([{ option: null, ms: GRAMMAR_RACE_MS, bonus: 0 }]);
    expect(getAnnouncement(late)).toContain('Time’s up!');
  });

  test('ends after ten seconds, after twenty with longer limits, and never without limits', () => {
    const asked = createRace();
    expect(getNextTickTime(asked, 'normal')).toBe(10_000);
    expect(getNextTickTime(asked, 'longer')).toBe(20_000);
    expect(getNextTickTime(asked, 'off')).toBeNull();
    expect(reduceMove(asked, { type: 'ticked' }, 10_000).state.phase).toBe('explained');
  });

  test('is followed immediately by the next one after a right answer', () => {
    const asked = createRace();
    const { state } = reduceMove(asked, answerRight(asked), 2500);
    expect(state).toMatchObject({ phase: 'asking', since: 2500 });
    expect(state.given).toHaveLength(1);
  });

  test('takes only one of its options, and only one answer', () => {
    const asked = createRace();
    expect(reduceMove(asked, { type: 'answered', option: 'neither' }, 5).state).toBe(asked);
    const explained = reduceMove(asked, answerWrong(asked), 5).state;
    expect(reduceMove(explained, answerRight(explained), 6).state).toBe(explained);
  });
});

describe('a mistake', () => {
  test('stops the clock until its rule is read', () => {
    const asked = createRace();
    const explained = reduceMove(asked, answerWrong(asked), 3000).state;
    expect(getRaceClock(explained, 90_000)).toBe(3000);
    expect(getNextTickTime(explained, 'normal')).toBeNull();
    const next = reduceMove(explained, { type: 'continued' }, 90_000).state;
    expect(next).toMatchObject({ phase: 'asking', since: 90_000 });
    expect(getRaceClock(next, 90_500)).toBe(3500);
  });

  test('is explained with the reasons for and against the two answers, and the rule', () => {
    const asked = createRace();
    const move = answerWrong(asked);
    const { because, wrong, rule, right } = getCurrentQuestion(asked);
    const { text, explanation, isRight } = getVerdict(reduceMove(asked, move, 100).state);
    expect(isRight).toBe(false);
    expect(text.endsWith(right)).toBe(true);
    for (const reason of [because, rule]) expect(explanation).toContain(reason);
    if (move.type === 'answered' && wrong[move.option] !== undefined) {
      expect(explanation).toContain(`Not “${move.option}”. ${wrong[move.option]}`);
    }
  });

  test('is a miss in the result, with the right sentence', () => {
    let state = createRace();
    const first = getCurrentQuestion(state);
    state = reduceMove(state, answerWrong(state), 100).state;
    const [miss] = getResult({ ...state, phase: 'over' }).misses;
    expect(miss).toMatchObject({ asked: first.ask, right: first.right, isFact: true });
  });
});

describe('points', () => {
  test('are ten for a right answer, plus a bonus for speed', () => {
    const asked = createRace();
    const getPointsAfter = (ms: number) => getPoints(reduceMove(asked, answerRight(asked), ms).state);
    expect(getPointsAfter(0)).toBe(POINTS_PER_FIELD + MAX_BONUS);
    expect(getPointsAfter(GRAMMAR_RACE_MS - 1)).toBe(POINTS_PER_FIELD);
    expect(getPoints(reduceMove(asked, answerWrong(asked), 0).state)).toBe(0);
  });

  test('never grow with the time that an answer takes', () => {
    forAll(fc.nat(GRAMMAR_RACE_MS), fc.nat(GRAMMAR_RACE_MS), (one, other) => {
      const [early, late] = one < other ? [one, other] : [other, one];
      expect(getBonus(early, GRAMMAR_RACE_MS)).toBeGreaterThanOrEqual(getBonus(late, GRAMMAR_RACE_MS));
    });
  });

  test('without time limits have no bonus, and the run is not saved', () => {
    const asked = createRace();
    const { state } = reduceMove(asked, answerRight(asked), 10, 'off');
    expect(getPoints(state)).toBe(POINTS_PER_FIELD);
    expect(carriedState.update(NOTHING_CARRIED, { ...state, phase: 'over' }, ANY_CHOICE).best).toBeNull();
  });
});

/** A whole race: for each question the answer, its time, and the reading time of an explanation. */
const raceArbitrary = fc.array(
  fc.record({ isRight: fc.boolean(), ms: fc.nat(GRAMMAR_RACE_MS + 500), reading: fc.nat(20_000) }),
  { minLength: RACE_QUESTIONS, maxLength: RACE_QUESTIONS },
);
type Race = typeof raceArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a race; `watch` gets each state with the play time at which it ends. */
function playRace(
  seed: number,
  carried: RaceCarriedState,
  answers: Race,
  watch?: (state: RaceState, until: number) => void,
) {
  let state = createRace(seed, carried);
  let now = 0;
  for (const { isRight, ms, reading } of answers) {
    now = state.since + Math.min(ms, GRAMMAR_RACE_MS);
    watch?.(state, now);
    state = reduceMove(state, isRight ? answerRight(state) : answerWrong(state), now).state;
    if (state.phase !== 'explained') continue;
    now += reading;
    watch?.(state, now);
    state = reduceMove(state, { type: 'continued' }, now).state;
  }
  return state;
}

describe('the ghost', () => {
  test('is at every moment of the race where the best run was', () => {
    forAll(fc.integer(), raceArbitrary, (seed, answers) => {
      const positions: { clock: number; fields: number }[] = [];
      const over = playRace(seed, NOTHING_CARRIED, answers, (state, until) => {
        // A field is reached with the answer, so the state ends one millisecond before it.
        const last = Math.max(state.since, until - 1);
        for (const at of [state.since, Math.floor((state.since + last) / 2), last]) {
          const clock = getRaceClock(state, at);
          positions.push({ clock, fields: countFields(state) });
        }
      });
      const run = getRun(over);
      for (const { clock, fields } of positions) {
        // Answers that take no time share their moment with the one before.
        const simultaneous = run.filter(({ at, isRight }) => isRight && at === clock).length;
        expect(countFieldsAt(run, clock)).toBeGreaterThanOrEqual(fields);
        expect(countFieldsAt(run, clock) - simultaneous).toBeLessThanOrEqual(fields);
      }
      expect(countFieldsAt(run, Number.POSITIVE_INFINITY)).toBe(countFields(over));
    });
  });

  test('moves one field at the time of each right answer', () => {
    forAll(fc.integer(), raceArbitrary, (seed, answers) => {
      const run = getRun(playRace(seed, NOTHING_CARRIED, answers));
      const moments: number[] = [];
      for (let clock = findNextMoveTime(run, -1); clock !== null; clock = findNextMoveTime(run, clock)) {
        moments.push(clock);
        expect(countFieldsAt(run, clock)).toBeGreaterThan(countFieldsAt(run, clock - 1));
      }
      expect(moments).toEqual([...new Set(run.filter(({ isRight }) => isRight).map(({ at }) => at))]);
    });
  });

  test('is the run with the most points, the later one of equals, and absent without points', () => {
    const all = (isRight: boolean, ms: number): Race =>
      Array.from({ length: RACE_QUESTIONS }, () => ({ isRight, ms, reading: 0 }));
    const slow = playRace(1, NOTHING_CARRIED, all(true, 9000));
    const fast = playRace(2, NOTHING_CARRIED, all(true, 500));
    const carried = carriedState.update(
      carriedState.update(NOTHING_CARRIED, slow, ANY_CHOICE),
      fast,
      ANY_CHOICE,
    );
    expect(carried.best?.run).toEqual(getRun(fast));
    expect(carriedState.update(carried, slow, ANY_CHOICE).best).toBe(carried.best);
    expect(
      carriedState.update(NOTHING_CARRIED, playRace(3, NOTHING_CARRIED, all(false, 10)), ANY_CHOICE).best,
    ).toBeNull();
    expect(createRace(4, carried).ghost).toEqual(getRun(fast));
  });
});

describe('a deal', () => {
  test('asks about ten different points if the bank has enough', () => {
    const points = createRace().questions.map(({ point }) => point);
    expect(new Set(points).size).toBe(RACE_QUESTIONS);
  });

  test('puts the right answer in every place about equally often', () => {
    const places = Array.from({ length: 100 }, (_, seed) => createRace(seed).questions)
      .flat()
      .filter(({ options }) => options.length === 4)
      .map(({ options, answer }) => options.indexOf(answer));
    expectEven(places, 4, 0.24);
  });
});

test('an answer is recorded for its point of grammar, with the time it took', () => {
  const asked = { ...createRace(), since: 1000 };
  expect(getAnswers(reduceMove(asked, answerWrong(asked), 4000))).toEqual([
    { id: getCurrentQuestion(asked).point, grade: 'missed', hint: false, ms: 3000 },
  ]);
});

test('the result shows the right answers for each point of grammar', () => {
  let state = createRace();
  for (let place = 0; state.phase !== 'over'; place += 1) {
    const move = place === 0 ? answerWrong(state) : answerRight(state);
    state = reduceMove(
      reduceMove(state, move, state.since + 10).state,
      { type: 'continued' },
      state.since + 20,
    ).state;
  }
  const { tally = [] } = getResult(state);
  expect(tally.map(({ value }) => value)).toEqual(['0 of 1', ...Array(RACE_QUESTIONS - 1).fill('1 of 1')]);
});
