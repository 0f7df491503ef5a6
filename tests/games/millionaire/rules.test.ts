import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STEPS } from '../../../src/content/millionaire/millionaire-schema.ts';
import { seededRng } from '../../../src/domain/random.ts';
import { LADDER, MOST_POINTS, pointsAt } from '../../../src/games/millionaire/ladder.ts';
import { result, standing, verdict } from '../../../src/games/millionaire/outcome.ts';
import { isOver, nextTick, reduce } from '../../../src/games/millionaire/rules.ts';
import {
  hintNow,
  litSteps,
  type MillionaireMove,
  type MillionaireState,
  outNow,
  pointsOf,
  questionNow,
} from '../../../src/games/millionaire/state.ts';
import { forAll } from '../../for-all.ts';
import { answersBy, saidBy } from '../happened.ts';
import { answered, climbedTo, decoy, fresh, played, told } from './climb.ts';
import { millionaireProbe } from './probe.ts';

const GO_ON: MillionaireMove = { type: 'went-on' };
const CONFIRM: MillionaireMove = { type: 'confirmed' };
const LOOK: MillionaireMove = { type: 'looked' };
const HALVE: MillionaireMove = { type: 'took-fifty-fifty' };
const ASK_AI: MillionaireMove = { type: 'asked-ai' };
const WANT_OUT: MillionaireMove = { type: 'wanted-to-walk' };
const WALK: MillionaireMove = { type: 'walked' };
const chose = (option: string): MillionaireMove => ({ type: 'chose', option });

describe('the ladder', () => {
  test('has fifteen steps, each worth more than the one below, up to a million points', () => {
    expect(LADDER).toHaveLength(STEPS);
    for (const step of LADDER) expect(pointsAt(step)).toBeGreaterThan(pointsAt(step - 1));
    expect(MOST_POINTS).toBe(1_000_000);
  });

  test.each(LADDER)('a wrong answer at question %i leaves what the last safe step gave', (step) => {
    const state = climbedTo(step - 1);
    const fallen = played(answered(state, decoy(state)), GO_ON);
    const safe = step > 10 ? pointsAt(10) : step > 5 ? pointsAt(5) : 0;
    expect(isOver(fallen)).toBe(true);
    expect(result(fallen).score?.value).toBe(safe);
  });

  test.each(LADDER)('walking away from question %i takes home what is won', (step) => {
    const walked = played(climbedTo(step - 1), WANT_OUT, WALK);
    expect(isOver(walked)).toBe(true);
    expect(result(walked).score?.value).toBe(pointsAt(step - 1));
  });

  test('fifteen right answers win the million, with three stars and nothing to explain', () => {
    const won = climbedTo(STEPS);
    expect(isOver(won)).toBe(true);
    expect(result(won)).toMatchObject({
      score: { value: 1_000_000, text: '1,000,000 points' },
      headline: '1,000,000 points! You are at the top of the ladder.',
      stars: 3,
      misses: [],
    });
  });
});

describe('a question', () => {
  const state = fresh();
  const { answer } = questionNow(state);
  const wrong = decoy(state);

  test('is answered only by the final answer: another option can be chosen, or none', () => {
    expect(played(state, chose(wrong), LOOK, GO_ON).phase).toEqual({ name: 'chosen', option: wrong });
    expect(played(state, chose(wrong), chose(answer)).phase).toEqual({ name: 'chosen', option: answer });
    expect(played(state, chose(wrong), { type: 'reconsidered' })).toEqual(state);
    const final = played(state, chose(wrong), CONFIRM);
    for (const move of [chose(answer), { type: 'reconsidered' }, WANT_OUT, HALVE, ASK_AI] as const) {
      expect(told(final, move).state).toBe(final);
    }
  });

  test('is told after a held breath, by itself, and no sooner', () => {
    const final = told(told(state, chose(answer), 100).state, CONFIRM, 200).state;
    const end = nextTick(final) ?? 0;
    const ticked = (at: number) => reduce(final, { type: 'ticked', at, timing: 'normal' });
    expect(end).toBeGreaterThan(200);
    expect(ticked(end - 1).state).toBe(final);
    expect(ticked(end).state.phase).toEqual({ name: 'told', option: answer });
    expect(answersBy(ticked(end))).toEqual([
      { id: questionNow(state).id, grade: 'right', hint: false, ms: 200 },
    ]);
  });

  test('is told at once to whoever will not wait, who misses no explanation', () => {
    const final = told(told(state, chose(answer)).state, CONFIRM, 200).state;
    expect(told(final, LOOK, 201).state.phase.name).toBe('told');
    expect(told(final, LOOK, 60_000).state.phase.name).toBe('told');
  });

  test('holds the breath longer the higher it stands', () => {
    const breaths = [0, 5, 14].map((steps) => {
      const before = climbedTo(steps);
      return nextTick(told(played(before, chose(decoy(before))), CONFIRM, 0).state) ?? 0;
    });
    expect(breaths).toEqual([...breaths].sort((a, b) => a - b));
    expect(new Set(breaths).size).toBe(3);
  });

  test('is the only one that is open: the next is asked when this one is told, and no sooner', () => {
    forAll(fc.nat(), (seed) => {
      const rng = seededRng(seed);
      let before = fresh(seed);
      while (!isOver(before)) {
        const { state: now } = told(before, millionaireProbe.move(before, rng, []) as MillionaireMove);
        if (now.index !== before.index) {
          expect([before.phase.name, now.phase.name]).toEqual(['told', 'asking']);
          expect(now.index).toBe(before.index + 1);
        }
        before = now;
      }
    });
  });
});

describe('walking away', () => {
  test('is asked once more, and can be thought over', () => {
    const state = climbedTo(3);
    expect(played(state, WALK)).toBe(state);
    const leaving = played(state, WANT_OUT);
    expect(leaving.phase.name).toBe('leaving');
    expect(played(leaving, { type: 'reconsidered' })).toEqual(state);
    expect(played(leaving, chose(decoy(state))).phase.name).toBe('chosen');
  });

  test('names the question that was left with its answer and the reason', () => {
    const state = climbedTo(7);
    const { question, answer, explanation } = questionNow(state);
    expect(result(played(state, WANT_OUT, WALK)).misses).toEqual([
      { asked: question, word: answer, right: answer, reason: explanation, isFact: true },
    ]);
  });
});

describe('each lifeline', () => {
  const LIFELINES = [
    ['50/50', HALVE],
    ['Ask AI', ASK_AI],
  ] as const;

  test.each(LIFELINES)('%s helps once in a game, also after it was saved', (_name, lifeline) => {
    const helped = played(climbedTo(2), lifeline);
    const saved: MillionaireState = JSON.parse(JSON.stringify(helped));
    expect(played(saved, lifeline)).toBe(saved);
    const { answer } = questionNow(helped);
    const next = played(answered(saved, answer), GO_ON);
    expect(played(next, lifeline)).toBe(next);
    expect(outNow(next)).toEqual([]);
    expect(hintNow(next)).toBeNull();
  });

  test.each(LIFELINES)('%s is recorded as a hint for its question', (_name, lifeline) => {
    const helped = played(fresh(), lifeline);
    const { answer } = questionNow(helped);
    const final = played(helped, chose(answer), CONFIRM);
    expect(answersBy(told(final, LOOK))).toMatchObject([{ grade: 'right', hint: true }]);
  });

  test('50/50 takes what it took from the choice, and says so', () => {
    const change = told(fresh(), HALVE);
    for (const option of outNow(change.state)) {
      expect(saidBy(change)).toContain(option);
      expect(played(change.state, chose(option))).toBe(change.state);
    }
  });

  test('Ask AI is said as it is shown', () => {
    const change = told(fresh(), ASK_AI);
    expect(saidBy(change)).toContain(hintNow(change.state)?.says);
  });
});

describe('the verdict', () => {
  test('on a right answer tells the points, and which of them are safe', () => {
    const verdictAt = (step: number) => {
      const state = climbedTo(step - 1);
      return verdict(answered(state, questionNow(state).answer))?.text;
    };
    expect(verdictAt(4)).toBe('Right! 700 points.');
    expect(verdictAt(5)).toBe('Right! 1,000 points, and they are safe.');
    expect(verdictAt(15)).toBe('Right! 1,000,000 points!');
  });

  test('on a wrong one tells the right one, why people fall for the trap, and what is safe', () => {
    const state = climbedTo(6);
    const { answer, trap, explanation, because } = questionNow(state);
    const text = `The right answer is: ${answer}. You keep 1,000 points.`;
    expect(verdict(answered(state, trap))).toEqual({
      isRight: false,
      text,
      explanation: `${explanation} ${because}`,
    });
    expect(verdict(answered(state, decoy(state)))).toEqual({ isRight: false, text, explanation });
    expect(verdict(answered(climbedTo(2), decoy(climbedTo(2))))?.text).toContain('No points were safe yet.');
  });
});

test('a fall puts out the ladder down to the safe step, and no right answer does', () => {
  const state = climbedTo(8);
  expect(litSteps(state)).toBe(8);
  expect(litSteps(answered(state, questionNow(state).answer))).toBe(9);
  expect(litSteps(answered(state, decoy(state)))).toBe(5);
  expect(litSteps(played(state, WANT_OUT, WALK))).toBe(8);
});

test('a fall is explained at the end, with what was given', () => {
  const state = climbedTo(6);
  const { question, answer, trap, explanation, because } = questionNow(state);
  expect(result(played(answered(state, trap), GO_ON))).toMatchObject({
    headline: 'You fell, but 1,000 points were safe.',
    stars: 1,
    misses: [
      {
        asked: question,
        word: answer,
        right: answer,
        reason: `${explanation} ${because}`,
        given: trap,
        isFact: true,
      },
    ],
  });
});

test('a fall before the first safe step gives no points and no stars', () => {
  const state = climbedTo(2);
  const outcome = result(played(answered(state, decoy(state)), GO_ON));
  expect(outcome).toMatchObject({ score: { value: 0 }, headline: 'The climb ended at question 3.' });
  expect(outcome.stars).toBeUndefined();
});

test('the standing tells the question and what is won', () => {
  expect(standing(climbedTo(7))).toEqual([
    { label: 'Question', value: '8 of 15' },
    { label: 'Points', value: '5,000' },
  ]);
  expect(pointsOf(climbedTo(7))).toBe(5_000);
});
