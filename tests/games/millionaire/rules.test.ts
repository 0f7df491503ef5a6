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

const GO_ON: MillionaireMove = { type: 'continued' };
const CONFIRM: MillionaireMove = { type: 'confirmed' };
const REVEAL: MillionaireMove = { type: 'requested-reveal' };
const HALVE: MillionaireMove = { type: 'took-fifty-fifty' };
const ASK_AI: MillionaireMove = { type: 'asked-ai' };
const ASK_TO_WALK: MillionaireMove = { type: 'wanted-to-walk' };
const WALK: MillionaireMove = { type: 'walked' };
const choose = (option: string): MillionaireMove => ({ type: 'chose', option });

describe('the ladder', () => {
  test('has fifteen steps, each worth more than the one below, up to a million points', () => {
    expect(LADDER).toHaveLength(LADDER_STEPS);
    for (const step of LADDER) expect(getPointsAt(step)).toBeGreaterThan(getPointsAt(step - 1));
    expect(MAX_POINTS).toBe(1_000_000);
  });

  test.each(LADDER)('after a wrong answer to question %i leaves the points of the last safe step', (step) => {
    const state = climbTo(step - 1);
    const fallen = playMoves(giveFinalAnswer(state, findDecoy(state)), GO_ON);
    const safe = step > 10 ? getPointsAt(10) : step > 5 ? getPointsAt(5) : 0;
    expect(isOver(fallen)).toBe(true);
    expect(getResult(fallen).score?.value).toBe(safe);
  });

  test.each(LADDER)('after walking away from question %i leaves the points so far', (step) => {
    const walked = playMoves(climbTo(step - 1), ASK_TO_WALK, WALK);
    expect(isOver(walked)).toBe(true);
    expect(getResult(walked).score?.value).toBe(getPointsAt(step - 1));
  });

  test('after fifteen right answers gives a million points, three stars and no misses', () => {
    const won = climbTo(LADDER_STEPS);
    expect(isOver(won)).toBe(true);
    expect(getResult(won)).toMatchObject({
      score: { value: 1_000_000, text: '1,000,000 points' },
      headline: '1,000,000 points! You’re at the top!',
      stars: 3,
      misses: [],
    });
  });
});

describe('a question', () => {
  const state = createClimb();
  const { answer } = getCurrentQuestion(state);
  const wrong = findDecoy(state);

  test('is answered only by the final answer, and the choice can change before', () => {
    expect(playMoves(state, choose(wrong), REVEAL, GO_ON).phase).toEqual({ name: 'chosen', option: wrong });
    expect(playMoves(state, choose(wrong), choose(answer)).phase).toEqual({ name: 'chosen', option: answer });
    expect(playMoves(state, choose(wrong), { type: 'reconsidered' })).toEqual(state);
    const final = playMoves(state, choose(wrong), CONFIRM);
    for (const move of [choose(answer), { type: 'reconsidered' }, ASK_TO_WALK, HALVE, ASK_AI] as const) {
      expect(reduceStep(final, move).state).toBe(final);
    }
  });

  test('gets its verdict after the suspense, and not before', () => {
    const final = reduceStep(reduceStep(state, choose(answer), 100).state, CONFIRM, 200).state;
    const end = getNextTickTime(final) ?? 0;
    const reduceTick = (at: number) => reduce(final, { type: 'ticked', at, timeLimits: 'normal' });
    expect(end).toBeGreaterThan(200);
    expect(reduceTick(end - 1).state).toBe(final);
    expect(reduceTick(end).state.phase).toEqual({ name: 'told', option: answer });
    expect(getAnswers(reduceTick(end))).toEqual([
      { id: getCurrentQuestion(state).id, grade: 'right', hint: false, ms: 200 },
    ]);
  });

  test('gets its verdict immediately when the learner skips the suspense', () => {
    const final = reduceStep(reduceStep(state, choose(answer)).state, CONFIRM, 200).state;
    expect(reduceStep(final, REVEAL, 201).state.phase.name).toBe('told');
    expect(reduceStep(final, REVEAL, 60_000).state.phase.name).toBe('told');
  });

  test('has a longer suspense at a higher step', () => {
    const suspenseTimes = [0, 5, 14].map((steps) => {
      const before = climbTo(steps);
      return getNextTickTime(reduceStep(playMoves(before, choose(findDecoy(before))), CONFIRM, 0).state) ?? 0;
    });
    expect(suspenseTimes).toEqual([...suspenseTimes].sort((a, b) => a - b));
    expect(new Set(suspenseTimes).size).toBe(3);
  });

  test('is the only open one: the next is asked only after its verdict', () => {
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
  test('needs a confirmation, and can be reconsidered', () => {
    const state = climbTo(3);
    expect(playMoves(state, WALK)).toBe(state);
    const leaving = playMoves(state, ASK_TO_WALK);
    expect(leaving.phase.name).toBe('leaving');
    expect(playMoves(leaving, { type: 'reconsidered' })).toEqual(state);
    expect(playMoves(leaving, choose(findDecoy(state))).phase.name).toBe('chosen');
  });

  test('explains the unanswered question in the result', () => {
    const state = climbTo(7);
    const { question, answer, explanation } = getCurrentQuestion(state);
    expect(getResult(playMoves(state, ASK_TO_WALK, WALK)).misses).toEqual([
      { asked: question, word: answer, right: answer, reason: explanation, isFact: true },
    ]);
  });
});

describe('the lifeline', () => {
  const LIFELINES = [
    ['50/50', HALVE],
    ['Ask AI', ASK_AI],
  ] as const;

  test.each(LIFELINES)('%s works once in a game, even after it was saved', (_name, lifeline) => {
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
    const final = playMoves(helped, choose(answer), CONFIRM);
    expect(getAnswers(reduceStep(final, REVEAL))).toMatchObject([{ grade: 'right', hint: true }]);
  });

  test('50/50 makes the removed options unavailable, and announces them', () => {
    const change = reduceStep(createClimb(), HALVE);
    for (const option of getEliminatedOptions(change.state)) {
      expect(getAnnouncement(change)).toContain(option);
      expect(playMoves(change.state, choose(option))).toBe(change.state);
    }
  });

  test('Ask AI announces the hint that it shows', () => {
    const change = reduceStep(createClimb(), ASK_AI);
    expect(getAnnouncement(change)).toContain(findCurrentHint(change.state)?.says);
  });
});

describe('the verdict', () => {
  test('on a right answer has the points, and whether they are safe', () => {
    const getVerdictText = (step: number) => {
      const state = climbTo(step - 1);
      return findVerdict(giveFinalAnswer(state, getCurrentQuestion(state).answer))?.text;
    };
    expect(getVerdictText(4)).toBe('Right! 700 points.');
    expect(getVerdictText(5)).toBe('Right! 1,000 points, and they’re safe.');
    expect(getVerdictText(15)).toBe('Right! 1,000,000 points!');
  });

  test('on a wrong answer has the right one, the reason for a trap, and the safe points', () => {
    const state = climbTo(6);
    const { answer, trap, explanation, because } = getCurrentQuestion(state);
    const text = `The right answer is: ${answer}. You keep 1,000 points.`;
    expect(findVerdict(giveFinalAnswer(state, trap))).toEqual({
      isRight: false,
      text,
      explanation: `${explanation} Not “${trap}”. ${because}`,
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

test('a fall leaves only safe steps lit, and a right answer lights one more', () => {
  const state = climbTo(8);
  expect(countLitSteps(state)).toBe(8);
  expect(countLitSteps(giveFinalAnswer(state, getCurrentQuestion(state).answer))).toBe(9);
  expect(countLitSteps(giveFinalAnswer(state, findDecoy(state)))).toBe(5);
  expect(countLitSteps(playMoves(state, ASK_TO_WALK, WALK))).toBe(8);
});

test('a fall is explained in the result with the wrong answer', () => {
  const state = climbTo(6);
  const { question, answer, trap, explanation, because } = getCurrentQuestion(state);
  expect(getResult(playMoves(giveFinalAnswer(state, trap), GO_ON))).toMatchObject({
    headline: 'Not right this time, but 1,000 points were safe.',
    stars: 1,
    misses: [
      {
        asked: question,
        word: answer,
        right: answer,
        reason: `${explanation} Not “${trap}”. ${because}`,
        given: trap,
        isFact: true,
      },
    ],
  });
});

test('a fall before the first safe step gives no points and no stars', () => {
  const state = climbTo(2);
  const result = getResult(playMoves(giveFinalAnswer(state, findDecoy(state)), GO_ON));
  expect(result).toMatchObject({ score: { value: 0 }, headline: 'You got as far as question 3.' });
  expect(result.stars).toBeUndefined();
});

test('the scoreboard has the question and the points', () => {
  expect(getScoreboard(climbTo(7))).toEqual([
    { label: 'Question', value: '8 of 15' },
    { label: 'Points', value: '5,000' },
  ]);
  expect(getPoints(climbTo(7))).toBe(5_000);
});
