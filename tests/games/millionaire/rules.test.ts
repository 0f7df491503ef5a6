import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LADDER_STEPS } from '../../../src/content/millionaire/millionaire-schema.ts';
import { createSeededRng } from '../../../src/domain/random.ts';
import { getPointsAt, LADDER, MAX_POINTS } from '../../../src/games/millionaire/ladder.ts';
import { findVerdict, getResult, getScoreboard } from '../../../src/games/millionaire/outcome.ts';
import { getNextTickTime, isOver, reduce } from '../../../src/games/millionaire/rules.ts';
import {
  countLitSteps,
  findCurrentHint,
  getCurrentQuestion,
  getEliminatedOptions,
  getPoints,
  type MillionaireMove,
  type MillionaireState,
} from '../../../src/games/millionaire/state.ts';
import { forAll } from '../../for-all.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';
import { climbTo, createClimb, findDecoy, giveFinalAnswer, playMoves, reduceStep } from './climb.ts';
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
    expect(LADDER).toHaveLength(LADDER_STEPS);
    for (const step of LADDER) expect(getPointsAt(step)).toBeGreaterThan(getPointsAt(step - 1));
    expect(MAX_POINTS).toBe(1_000_000);
  });

  test.each(LADDER)('a wrong answer at question %i leaves what the last safe step gave', (step) => {
    const state = climbTo(step - 1);
    const fallen = playMoves(giveFinalAnswer(state, findDecoy(state)), GO_ON);
    const safe = step > 10 ? getPointsAt(10) : step > 5 ? getPointsAt(5) : 0;
    expect(isOver(fallen)).toBe(true);
    expect(getResult(fallen).score?.value).toBe(safe);
  });

  test.each(LADDER)('walking away from question %i takes home what is won', (step) => {
    const walked = playMoves(climbTo(step - 1), WANT_OUT, WALK);
    expect(isOver(walked)).toBe(true);
    expect(getResult(walked).score?.value).toBe(getPointsAt(step - 1));
  });

  test('fifteen right answers win the million, with three stars and nothing to explain', () => {
    const won = climbTo(LADDER_STEPS);
    expect(isOver(won)).toBe(true);
    expect(getResult(won)).toMatchObject({
      score: { value: 1_000_000, text: '1,000,000 points' },
      headline: '1,000,000 points! You are at the top of the ladder.',
      stars: 3,
      misses: [],
    });
  });
});

describe('a question', () => {
  const state = createClimb();
  const { answer } = getCurrentQuestion(state);
  const wrong = findDecoy(state);

  test('is answered only by the final answer: another option can be chosen, or none', () => {
    expect(playMoves(state, chose(wrong), LOOK, GO_ON).phase).toEqual({ name: 'chosen', option: wrong });
    expect(playMoves(state, chose(wrong), chose(answer)).phase).toEqual({ name: 'chosen', option: answer });
    expect(playMoves(state, chose(wrong), { type: 'reconsidered' })).toEqual(state);
    const final = playMoves(state, chose(wrong), CONFIRM);
    for (const move of [chose(answer), { type: 'reconsidered' }, WANT_OUT, HALVE, ASK_AI] as const) {
      expect(reduceStep(final, move).state).toBe(final);
    }
  });

  test('is told after a held breath, by itself, and no sooner', () => {
    const final = reduceStep(reduceStep(state, chose(answer), 100).state, CONFIRM, 200).state;
    const end = getNextTickTime(final) ?? 0;
    const ticked = (at: number) => reduce(final, { type: 'ticked', at, timing: 'normal' });
    expect(end).toBeGreaterThan(200);
    expect(ticked(end - 1).state).toBe(final);
    expect(ticked(end).state.phase).toEqual({ name: 'told', option: answer });
    expect(getAnswers(ticked(end))).toEqual([
      { id: getCurrentQuestion(state).id, grade: 'right', hint: false, ms: 200 },
    ]);
  });

  test('is told at once to whoever will not wait, who misses no explanation', () => {
    const final = reduceStep(reduceStep(state, chose(answer)).state, CONFIRM, 200).state;
    expect(reduceStep(final, LOOK, 201).state.phase.name).toBe('told');
    expect(reduceStep(final, LOOK, 60_000).state.phase.name).toBe('told');
  });

  test('holds the breath longer the higher it stands', () => {
    const breaths = [0, 5, 14].map((steps) => {
      const before = climbTo(steps);
      return getNextTickTime(reduceStep(playMoves(before, chose(findDecoy(before))), CONFIRM, 0).state) ?? 0;
    });
    expect(breaths).toEqual([...breaths].sort((a, b) => a - b));
    expect(new Set(breaths).size).toBe(3);
  });

  test('is the only one that is open: the next is asked when this one is told, and no sooner', () => {
    forAll(fc.nat(), (seed) => {
      const rng = createSeededRng(seed);
      let before = createClimb(seed);
      while (!isOver(before)) {
        const { state: now } = reduceStep(
          before,
          millionaireProbe.createMove(before, rng, []) as MillionaireMove,
        );
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
    const state = climbTo(3);
    expect(playMoves(state, WALK)).toBe(state);
    const leaving = playMoves(state, WANT_OUT);
    expect(leaving.phase.name).toBe('leaving');
    expect(playMoves(leaving, { type: 'reconsidered' })).toEqual(state);
    expect(playMoves(leaving, chose(findDecoy(state))).phase.name).toBe('chosen');
  });

  test('names the question that was left with its answer and the reason', () => {
    const state = climbTo(7);
    const { question, answer, explanation } = getCurrentQuestion(state);
    expect(getResult(playMoves(state, WANT_OUT, WALK)).misses).toEqual([
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
    const helped = playMoves(climbTo(2), lifeline);
    const saved: MillionaireState = JSON.parse(JSON.stringify(helped));
    expect(playMoves(saved, lifeline)).toBe(saved);
    const { answer } = getCurrentQuestion(helped);
    const next = playMoves(giveFinalAnswer(saved, answer), GO_ON);
    expect(playMoves(next, lifeline)).toBe(next);
    expect(getEliminatedOptions(next)).toEqual([]);
    expect(findCurrentHint(next)).toBeNull();
  });

  test.each(LIFELINES)('%s is recorded as a hint for its question', (_name, lifeline) => {
    const helped = playMoves(createClimb(), lifeline);
    const { answer } = getCurrentQuestion(helped);
    const final = playMoves(helped, chose(answer), CONFIRM);
    expect(getAnswers(reduceStep(final, LOOK))).toMatchObject([{ grade: 'right', hint: true }]);
  });

  test('50/50 takes what it took from the choice, and says so', () => {
    const change = reduceStep(createClimb(), HALVE);
    for (const option of getEliminatedOptions(change.state)) {
      expect(getAnnouncement(change)).toContain(option);
      expect(playMoves(change.state, chose(option))).toBe(change.state);
    }
  });

  test('Ask AI is said as it is shown', () => {
    const change = reduceStep(createClimb(), ASK_AI);
    expect(getAnnouncement(change)).toContain(findCurrentHint(change.state)?.says);
  });
});

describe('the verdict', () => {
  test('on a right answer tells the points, and which of them are safe', () => {
    const verdictAt = (step: number) => {
      const state = climbTo(step - 1);
      return findVerdict(giveFinalAnswer(state, getCurrentQuestion(state).answer))?.text;
    };
    expect(verdictAt(4)).toBe('Right! 700 points.');
    expect(verdictAt(5)).toBe('Right! 1,000 points, and they are safe.');
    expect(verdictAt(15)).toBe('Right! 1,000,000 points!');
  });

  test('on a wrong one tells the right one, why people fall for the trap, and what is safe', () => {
    const state = climbTo(6);
    const { answer, trap, explanation, because } = getCurrentQuestion(state);
    const text = `The right answer is: ${answer}. You keep 1,000 points.`;
    expect(findVerdict(giveFinalAnswer(state, trap))).toEqual({
      isRight: false,
      text,
      explanation: `${explanation} ${because}`,
    });
    expect(findVerdict(giveFinalAnswer(state, findDecoy(state)))).toEqual({
      isRight: false,
      text,
      explanation,
    });
    expect(findVerdict(giveFinalAnswer(climbTo(2), findDecoy(climbTo(2))))?.text).toContain(
      'No points were safe yet.',
    );
  });
});

test('a fall puts out the ladder down to the safe step, and no right answer does', () => {
  const state = climbTo(8);
  expect(countLitSteps(state)).toBe(8);
  expect(countLitSteps(giveFinalAnswer(state, getCurrentQuestion(state).answer))).toBe(9);
  expect(countLitSteps(giveFinalAnswer(state, findDecoy(state)))).toBe(5);
  expect(countLitSteps(playMoves(state, WANT_OUT, WALK))).toBe(8);
});

test('a fall is explained at the end, with what was given', () => {
  const state = climbTo(6);
  const { question, answer, trap, explanation, because } = getCurrentQuestion(state);
  expect(getResult(playMoves(giveFinalAnswer(state, trap), GO_ON))).toMatchObject({
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
  const state = climbTo(2);
  const outcome = getResult(playMoves(giveFinalAnswer(state, findDecoy(state)), GO_ON));
  expect(outcome).toMatchObject({ score: { value: 0 }, headline: 'The climb ended at question 3.' });
  expect(outcome.stars).toBeUndefined();
});

test('the standing tells the question and what is won', () => {
  expect(getScoreboard(climbTo(7))).toEqual([
    { label: 'Question', value: '8 of 15' },
    { label: 'Points', value: '5,000' },
  ]);
  expect(getPoints(climbTo(7))).toBe(5_000);
});
