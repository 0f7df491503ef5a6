import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadGrammar } from '../../../src/content/grammar/grammar-bank.ts';
import { GRAMMAR_RACE_MS } from '../../../src/domain/limits.ts';
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
const NEW: RaceCarriedState = { used: [], best: null };

function dealt(seed = 1, kept = NEW): RaceState {
  return createInitialState(bank, { seed, carriedState: kept });
}

function step(
  state: RaceState,
  move: RaceMove | { type: 'ticked' },
  at: number,
  timing: TimeLimitSetting = 'normal',
) {
  return reduce(state, { ...move, at, timing });
}

const rightOption = (state: RaceState): RaceMove => ({
  type: 'answered',
  option: getCurrentQuestion(state).answer,
});

function wrongOption(state: RaceState): RaceMove {
  const { options, answer } = getCurrentQuestion(state);
  return { type: 'answered', option: options.find((option) => option !== answer) ?? '' };
}

describe('a question', () => {
  test('takes an answer one millisecond before its ten seconds end, and none at their end', () => {
    const asked = dealt();
    expect(countFields(step(asked, rightOption(asked), GRAMMAR_RACE_MS - 1).state)).toBe(1);
    const late = step(asked, rightOption(asked), GRAMMAR_RACE_MS);
    expect(late.state.given).toEqual([{ option: null, ms: GRAMMAR_RACE_MS, bonus: 0 }]);
    expect(getAnnouncement(late)).toContain('The time is up.');
  });

  test('ends by itself after ten seconds, after twenty in longer time, and never without limits', () => {
    const asked = dealt();
    expect(getNextTickTime(asked, 'normal')).toBe(10_000);
    expect(getNextTickTime(asked, 'longer')).toBe(20_000);
    expect(getNextTickTime(asked, 'off')).toBeNull();
    expect(step(asked, { type: 'ticked' }, 10_000).state.phase).toBe('explained');
  });

  test('that is answered right is followed by the next one at once', () => {
    const asked = dealt();
    const { state } = step(asked, rightOption(asked), 2500);
    expect(state).toMatchObject({ phase: 'asking', since: 2500 });
    expect(state.given).toHaveLength(1);
  });

  test('is one of its options, and asked once', () => {
    const asked = dealt();
    expect(step(asked, { type: 'answered', option: 'neither' }, 5).state).toBe(asked);
    const explained = step(asked, wrongOption(asked), 5).state;
    expect(step(explained, rightOption(explained), 6).state).toBe(explained);
  });
});

describe('a mistake', () => {
  test('stops the clock until its rule is read', () => {
    const asked = dealt();
    const explained = step(asked, wrongOption(asked), 3000).state;
    expect(getRaceClock(explained, 90_000)).toBe(3000);
    expect(getNextTickTime(explained, 'normal')).toBeNull();
    const next = step(explained, { type: 'went-on' }, 90_000).state;
    expect(next).toMatchObject({ phase: 'asking', since: 90_000 });
    expect(getRaceClock(next, 90_500)).toBe(3500);
  });

  test('is explained: why the answer is right, why the given one is not, and the rule', () => {
    const asked = dealt();
    const move = wrongOption(asked);
    const { because, wrong, rule, right } = getCurrentQuestion(asked);
    const { text, explanation, isRight } = getVerdict(step(asked, move, 100).state);
    expect(isRight).toBe(false);
    expect(text.endsWith(right)).toBe(true);
    for (const reason of [because, rule]) expect(explanation).toContain(reason);
    if (move.type === 'answered') expect(explanation).toContain(wrong[move.option] ?? because);
  });

  test('is a miss of the end, with the sentence as it is right', () => {
    let state = dealt();
    const first = getCurrentQuestion(state);
    state = step(state, wrongOption(state), 100).state;
    const [miss] = getResult({ ...state, phase: 'over' }).misses;
    expect(miss).toMatchObject({ asked: first.ask, right: first.right, isFact: true });
  });
});

describe('points', () => {
  test('are ten for a right answer, and its speed only adds to them', () => {
    const asked = dealt();
    const at = (ms: number) => getPoints(step(asked, rightOption(asked), ms).state);
    expect(at(0)).toBe(POINTS_PER_FIELD + MAX_BONUS);
    expect(at(GRAMMAR_RACE_MS - 1)).toBe(POINTS_PER_FIELD);
    expect(getPoints(step(asked, wrongOption(asked), 0).state)).toBe(0);
  });

  test('never grow with the time that an answer takes', () => {
    forAll(fc.nat(GRAMMAR_RACE_MS), fc.nat(GRAMMAR_RACE_MS), (one, other) => {
      const [early, late] = one < other ? [one, other] : [other, one];
      expect(getBonus(early, GRAMMAR_RACE_MS)).toBeGreaterThanOrEqual(getBonus(late, GRAMMAR_RACE_MS));
    });
  });

  test('without limits are for right answers alone, and the run is none to race against', () => {
    const asked = dealt();
    const { state } = step(asked, rightOption(asked), 10, 'off');
    expect(getPoints(state)).toBe(POINTS_PER_FIELD);
    expect(carriedState.update(NEW, { ...state, phase: 'over' }, ANY_CHOICE).best).toBeNull();
  });
});

/** A whole race: how each question is answered, after how long, and how long its explanation is read. */
const races = fc.array(
  fc.record({ isRight: fc.boolean(), ms: fc.nat(GRAMMAR_RACE_MS + 500), reading: fc.nat(20_000) }),
  { minLength: RACE_QUESTIONS, maxLength: RACE_QUESTIONS },
);
type Race = typeof races extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a race; `watch` sees each state with the play time until which it stood. */
function race(
  seed: number,
  kept: RaceCarriedState,
  answers: Race,
  watch?: (state: RaceState, until: number) => void,
) {
  let state = dealt(seed, kept);
  let now = 0;
  for (const { isRight, ms, reading } of answers) {
    now = state.since + Math.min(ms, GRAMMAR_RACE_MS);
    watch?.(state, now);
    state = step(state, isRight ? rightOption(state) : wrongOption(state), now).state;
    if (state.phase !== 'explained') continue;
    now += reading;
    watch?.(state, now);
    state = step(state, { type: 'went-on' }, now).state;
  }
  return state;
}

describe('the ghost', () => {
  test('stands at every millisecond of the race where the best run stood', () => {
    forAll(fc.integer(), races, (seed, answers) => {
      const stood: { clock: number; fields: number }[] = [];
      const over = race(seed, NEW, answers, (state, until) => {
        // The field is reached with the answer, so up to the millisecond before the next one.
        const last = Math.max(state.since, until - 1);
        for (const at of [state.since, Math.floor((state.since + last) / 2), last]) {
          const clock = getRaceClock(state, at);
          stood.push({ clock, fields: countFields(state) });
        }
      });
      const run = getRun(over);
      for (const { clock, fields } of stood) {
        // Answers of no milliseconds share their moment with the one before.
        const after = run.filter(({ at, isRight }) => isRight && at === clock).length;
        expect(countFieldsAt(run, clock)).toBeGreaterThanOrEqual(fields);
        expect(countFieldsAt(run, clock) - after).toBeLessThanOrEqual(fields);
      }
      expect(countFieldsAt(run, Number.POSITIVE_INFINITY)).toBe(countFields(over));
    });
  });

  test('moves at the moments of its right answers, one field each', () => {
    forAll(fc.integer(), races, (seed, answers) => {
      const run = getRun(race(seed, NEW, answers));
      const moments: number[] = [];
      for (let clock = findNextMoveTime(run, -1); clock !== null; clock = findNextMoveTime(run, clock)) {
        moments.push(clock);
        expect(countFieldsAt(run, clock)).toBeGreaterThan(countFieldsAt(run, clock - 1));
      }
      expect(moments).toEqual([...new Set(run.filter(({ isRight }) => isRight).map(({ at }) => at))]);
    });
  });

  test('is the run with the most points, the later one of two equal ones; none without a point', () => {
    const all = (isRight: boolean, ms: number): Race =>
      Array.from({ length: RACE_QUESTIONS }, () => ({ isRight, ms, reading: 0 }));
    const slow = race(1, NEW, all(true, 9000));
    const fast = race(2, NEW, all(true, 500));
    const kept = carriedState.update(carriedState.update(NEW, slow, ANY_CHOICE), fast, ANY_CHOICE);
    expect(kept.best?.run).toEqual(getRun(fast));
    expect(carriedState.update(kept, slow, ANY_CHOICE).best).toBe(kept.best);
    expect(carriedState.update(NEW, race(3, NEW, all(false, 10)), ANY_CHOICE).best).toBeNull();
    expect(dealt(4, kept).ghost).toEqual(getRun(fast));
  });
});

describe('a deal', () => {
  test('asks about ten different points while there are so many', () => {
    const points = dealt().questions.map(({ point }) => point);
    expect(new Set(points).size).toBe(RACE_QUESTIONS);
  });

  test('puts the right answer in every place about as often', () => {
    const places = Array.from({ length: 100 }, (_, seed) => dealt(seed).questions)
      .flat()
      .filter(({ options }) => options.length === 4)
      .map(({ options, answer }) => options.indexOf(answer));
    expectEven(places, 4, 0.24);
  });
});

test('an answer is recorded under its point of grammar, with the time it took', () => {
  const asked = { ...dealt(), since: 1000 };
  expect(getAnswers(step(asked, wrongOption(asked), 4000))).toEqual([
    { id: getCurrentQuestion(asked).point, grade: 'missed', hint: false, ms: 3000 },
  ]);
});

test('the end tells how each point went', () => {
  let state = dealt();
  for (let place = 0; state.phase !== 'over'; place += 1) {
    const move = place === 0 ? wrongOption(state) : rightOption(state);
    state = step(step(state, move, state.since + 10).state, { type: 'went-on' }, state.since + 20).state;
  }
  const { tally = [] } = getResult(state);
  expect(tally.map(({ value }) => value)).toEqual(['0 of 1', ...Array(RACE_QUESTIONS - 1).fill('1 of 1')]);
});
