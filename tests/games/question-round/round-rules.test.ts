import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeededRng, shuffle } from '../../../src/domain/random.ts';
import { findVerdict, getResult, getScoreboard } from '../../../src/games/question-round/round-outcome.ts';
import { createRound, reduce as reduceRound } from '../../../src/games/question-round/round-rules.ts';
import {
  getCurrentTurn,
  getMissedQuestions,
  getPoints,
  MAX_POINTS,
  ROUND_QUESTIONS,
  type RoundMove,
  type RoundQuestion,
  type RoundState,
} from '../../../src/games/question-round/round-state.ts';
import { expectEven } from '../../content/bank-checks.ts';
import { forAll } from '../../for-all.ts';
import { createRulesRunner } from '../rules-runner.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';

const QUESTIONS: readonly RoundQuestion[] = Array.from({ length: ROUND_QUESTIONS }, (_, index) => ({
  item: { kind: 'fact', id: `question-${index}` },
  question: `What is number ${index}?`,
  options: [`right ${index}`, `wrong ${index} a`, `wrong ${index} b`, `wrong ${index} c`],
  answer: `right ${index}`,
  because: `Because of ${index}.`,
  wrong: {},
  topic: 'science',
}));

const createTestRound = (seed = 1) => createRound(shuffle(QUESTIONS, createSeededRng(seed)), seed);

const { reduceStep, playMoves } = createRulesRunner<RoundState, RoundMove>(reduceRound);

const CONTINUE: RoundMove = { type: 'continued' };

function createAnswer(state: RoundState, { isRight }: { isRight: boolean }): RoundMove {
  const { question } = getCurrentTurn(state);
  const wrong = question.options.find((option) => option !== question.answer) ?? '';
  return { type: 'answered', option: isRight ? question.answer : wrong };
}

/** Answers questions one after another and continues after each. */
function answerQuestions(state: RoundState, answers: readonly boolean[]): RoundState {
  return answers.reduce(
    (before, isRight) => playMoves(before, createAnswer(before, { isRight }), CONTINUE),
    state,
  );
}

const listRight = (count: number) => Array<boolean>(count).fill(true);

describe('a round:', () => {
  test('missed questions come back once at the end, in order', () => {
    forAll(
      fc.array(fc.boolean(), { minLength: ROUND_QUESTIONS, maxLength: ROUND_QUESTIONS }),
      fc.infiniteStream(fc.boolean()),
      (firstRun, secondRun) => {
        let state = answerQuestions(createTestRound(), firstRun);
        const missed = createTestRound().questions.filter((_, index) => !firstRun[index]);
        for (const question of missed) {
          expect(getCurrentTurn(state)).toMatchObject({ question, isSecondChance: true });
          state = answerQuestions(state, [secondRun.next().value === true]);
        }
        expect(state.phase).toBe('over');
      },
    );
  });
});

describe('options:', () => {
  test('a turn has the four options of its question', () => {
    forAll(fc.integer(), fc.nat(ROUND_QUESTIONS - 1), (seed, turn) => {
      const { options, question } = getCurrentTurn(answerQuestions(createTestRound(seed), listRight(turn)));
      expect([...options].sort()).toEqual([...question.options].sort());
    });
  });

  test('the right option is in every place about equally often', () => {
    const places = Array.from({ length: 2000 }, (_, seed) => {
      const { options, question } = getCurrentTurn(createTestRound(seed));
      return options.indexOf(question.answer);
    });
    expectEven(places, 4, 0.2);
  });

  test('options keep their order while the answer is explained', () => {
    const asked = createTestRound();
    const explained = playMoves(asked, createAnswer(asked, { isRight: false }));
    expect(getCurrentTurn(explained).options).toEqual(getCurrentTurn(asked).options);
  });
});

describe('answers:', () => {
  test('a second answer to the same question is ignored', () => {
    const asked = createTestRound();
    const explained = playMoves(asked, createAnswer(asked, { isRight: false }));
    expect(playMoves(explained, createAnswer(asked, { isRight: true }))).toBe(explained);
  });

  test('an unknown option and continuing without an answer are ignored', () => {
    const asked = createTestRound();
    expect(playMoves(asked, { type: 'answered', option: 'something else' })).toBe(asked);
    expect(playMoves(asked, CONTINUE)).toBe(asked);
  });

  test('an answer is announced with the right one and the explanation', () => {
    const asked = createTestRound();
    const { answer, because } = getCurrentTurn(asked).question;
    expect(getAnnouncement(reduceStep(asked, createAnswer(asked, { isRight: true })))).toBe(
      `Right! ${because}`,
    );
    expect(getAnnouncement(reduceStep(asked, createAnswer(asked, { isRight: false })))).toBe(
      `Not quite. The right answer is: ${answer}. ${because}`,
    );
  });

  test('an answer is recorded as a known or missed fact', () => {
    const asked = createTestRound();
    const { id } = getCurrentTurn(asked).question.item;
    const right = reduceStep(asked, createAnswer(asked, { isRight: true }));
    expect(getAnswers(right)).toEqual([{ id, grade: 'right', hint: false, ms: 1000 }]);
    expect(getAnswers(reduceStep(asked, createAnswer(asked, { isRight: false })))).toMatchObject([
      { id, grade: 'missed' },
    ]);
    expect(reduceStep(right.state, CONTINUE).effects).toBeUndefined();
  });
});

describe('points:', () => {
  test('a right answer gives two points, and one at the second chance', () => {
    const firstRun = answerQuestions(createTestRound(), [false, false, ...listRight(8)]);
    expect(getPoints(firstRun)).toBe(16);
    expect(getPoints(answerQuestions(firstRun, [true, false]))).toBe(17);
  });

  test('a faultless round has all points, three stars and no misses', () => {
    const outcome = getResult(answerQuestions(createTestRound(), listRight(10)));
    expect(outcome).toMatchObject({
      score: { value: MAX_POINTS, text: '20 of 20 points' },
      stars: 3,
      misses: [],
    });
  });

  test('one more right answer never lowers the score', () => {
    const answers = fc.array(fc.boolean(), { minLength: ROUND_QUESTIONS, maxLength: ROUND_QUESTIONS });
    forAll(answers, fc.nat(ROUND_QUESTIONS - 1), fc.boolean(), (firstRun, place, later) => {
      const improved = firstRun.map((isRight, index) => isRight || index === place);
      const finish = (run: readonly boolean[]) => {
        const state = answerQuestions(createTestRound(), run);
        const end = answerQuestions(
          state,
          getMissedQuestions(state).map(() => later),
        );
        return getResult(end).score?.value;
      };
      expect(finish(improved)).toBeGreaterThanOrEqual(finish(firstRun) ?? 0);
    });
  });
});

test('a miss has the question, the right answer, the reason and the first choice', () => {
  const [first] = createTestRound().questions;
  const asked = createTestRound();
  const chosen = createAnswer(asked, { isRight: false });
  const state = answerQuestions(answerQuestions(asked, [false, ...listRight(9)]), [true]);
  expect(getResult(state).misses).toEqual([
    {
      asked: first?.question,
      word: first?.answer,
      right: first?.answer,
      reason: first?.because,
      given: chosen.type === 'answered' ? chosen.option : undefined,
      isFact: true,
    },
  ]);
});

test('the scoreboard counts the ten questions, then the second chances', () => {
  expect(getScoreboard(answerQuestions(createTestRound(), listRight(3)))).toEqual([
    { label: 'Question', value: '4 of 10' },
    { label: 'Points', value: 6 },
  ]);
  expect(getScoreboard(answerQuestions(createTestRound(), [false, false, ...listRight(8)]))[0]).toEqual({
    label: 'Second chance',
    value: '1 of 2',
  });
});

/** Takes the hint for the current question. */
const takeHint = (state: RoundState) => playMoves(state, { type: 'asked-hint' });

describe('hints:', () => {
  test('a hint removes two wrong options and announces them', () => {
    forAll(fc.integer(), (seed) => {
      const asked = createTestRound(seed);
      const change = reduceStep(asked, { type: 'asked-hint' });
      const { eliminatedOptions, question, options } = getCurrentTurn(change.state);
      expect(eliminatedOptions).toHaveLength(2);
      for (const option of eliminatedOptions) {
        expect(option).not.toBe(question.answer);
        expect(getAnnouncement(change)).toContain(option);
        expect(playMoves(change.state, { type: 'answered', option })).toBe(change.state);
      }
      expect(options).toEqual(getCurrentTurn(asked).options);
    });
  });

  test('a hint costs a point and affects only its question', () => {
    const asked = takeHint(createTestRound());
    expect(getCurrentTurn(asked).eliminatedOptions).not.toEqual([]);
    expect(getAnswers(reduceStep(asked, createAnswer(asked, { isRight: true })))).toMatchObject([
      { grade: 'right', hint: true },
    ]);
    const next = answerQuestions(asked, [true]);
    expect(getPoints(next)).toBe(1);
    expect(getCurrentTurn(next).eliminatedOptions).toEqual([]);
    expect(getPoints(answerQuestions(next, [true]))).toBe(3);
  });

  test('a hint is taken once, before the first answer', () => {
    const asked = takeHint(createTestRound());
    expect(takeHint(asked)).toBe(asked);
    const explained = playMoves(createTestRound(), createAnswer(createTestRound(), { isRight: false }));
    expect(takeHint(explained)).toBe(explained);
    const comesBack = answerQuestions(createTestRound(), [false, ...listRight(9)]);
    expect(takeHint(comesBack)).toBe(comesBack);
  });
});

describe('questions about words:', () => {
  const [first] = QUESTIONS;
  const word = {
    ...first,
    item: { kind: 'word', id: 'tidy' },
    clue: 'It has a clue.',
    wrong: { 'wrong 0 a': '“a” means something else.' },
  } as RoundQuestion;
  const asked = createRound([word, ...QUESTIONS.slice(1)], 1);
  const explained = playMoves(asked, { type: 'answered', option: 'wrong 0 a' });

  test('the explanation says why the answer is right and what is wrong with the given one', () => {
    expect(findVerdict(explained)?.explanation).toBe('Because of 0. “a” means something else.');
    expect(findVerdict(playMoves(asked, { type: 'answered', option: 'wrong 0 b' }))?.explanation).toBe(
      'Because of 0.',
    );
  });

  test('the miss has the word and the clue', () => {
    const [miss] = getResult({ ...explained, phase: 'over' }).misses;
    expect(miss).toMatchObject({
      word: 'tidy',
      right: 'right 0',
      asked: 'What is number 0? – It has a clue.',
    });
    expect(miss?.isFact).toBeUndefined();
  });
});
