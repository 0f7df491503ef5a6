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

const fresh = (seed = 1) => createRound(shuffle(QUESTIONS, createSeededRng(seed)), seed);

const { reduceStep: told, playMoves: played } = createRulesRunner<RoundState, RoundMove>(reduceRound);

const GO_ON: RoundMove = { type: 'went-on' };

function answerMove(state: RoundState, isRight: boolean): RoundMove {
  const { question } = getCurrentTurn(state);
  const wrong = question.options.find((option) => option !== question.answer) ?? '';
  return { type: 'answered', option: isRight ? question.answer : wrong };
}

/** Answers the questions on the board, one after the other, and reads on after each. */
function answered(state: RoundState, answers: readonly boolean[]): RoundState {
  return answers.reduce((before, isRight) => played(before, answerMove(before, isRight), GO_ON), state);
}

const right = (count: number) => Array<boolean>(count).fill(true);

describe('a round', () => {
  test('brings the missed questions back at its end, in their order, and each once', () => {
    forAll(
      fc.array(fc.boolean(), { minLength: ROUND_QUESTIONS, maxLength: ROUND_QUESTIONS }),
      fc.infiniteStream(fc.boolean()),
      (firstRun, secondRun) => {
        let state = answered(fresh(), firstRun);
        const missed = fresh().questions.filter((_, index) => !firstRun[index]);
        for (const question of missed) {
          expect(getCurrentTurn(state)).toMatchObject({ question, isSecondChance: true });
          state = answered(state, [secondRun.next().value === true]);
        }
        expect(state.phase).toBe('over');
      },
    );
  });
});

describe('the options', () => {
  test('are always the four of the question', () => {
    forAll(fc.integer(), fc.nat(ROUND_QUESTIONS - 1), (seed, turn) => {
      const { options, question } = getCurrentTurn(answered(fresh(seed), right(turn)));
      expect([...options].sort()).toEqual([...question.options].sort());
    });
  });

  test('have the right one in every place about equally often', () => {
    const places = Array.from({ length: 2000 }, (_, seed) => {
      const { options, question } = getCurrentTurn(fresh(seed));
      return options.indexOf(question.answer);
    });
    expectEven(places, 4, 0.2);
  });

  test('stay in their places while the answer is explained', () => {
    const asked = fresh();
    const explained = played(asked, answerMove(asked, false));
    expect(getCurrentTurn(explained).options).toEqual(getCurrentTurn(asked).options);
  });
});

describe('an answer', () => {
  test('counts once: a second one is ignored until the learner goes on', () => {
    const asked = fresh();
    const explained = played(asked, answerMove(asked, false));
    expect(played(explained, answerMove(asked, true))).toBe(explained);
  });

  test('that is no option is ignored, and so is going on without an answer', () => {
    const asked = fresh();
    expect(played(asked, { type: 'answered', option: 'something else' })).toBe(asked);
    expect(played(asked, GO_ON)).toBe(asked);
  });

  test('is told with the right form and the explanation', () => {
    const asked = fresh();
    const { answer, because } = getCurrentTurn(asked).question;
    expect(getAnnouncement(told(asked, answerMove(asked, true)))).toBe(`Right! ${because}`);
    expect(getAnnouncement(told(asked, answerMove(asked, false)))).toBe(
      `Not quite. The right answer is: ${answer}. ${because}`,
    );
  });

  test('is a fact that was known or missed; reading on tells nothing', () => {
    const asked = fresh();
    const { id } = getCurrentTurn(asked).question.item;
    const right = told(asked, answerMove(asked, true));
    expect(getAnswers(right)).toEqual([{ id, grade: 'right', hint: false, ms: 1000 }]);
    expect(getAnswers(told(asked, answerMove(asked, false)))).toMatchObject([{ id, grade: 'missed' }]);
    expect(told(right.state, GO_ON).effects).toBeUndefined();
  });
});

describe('the score', () => {
  test('is two points for a right answer at once, and one when the question came back', () => {
    const firstRun = answered(fresh(), [false, false, ...right(8)]);
    expect(getPoints(firstRun)).toBe(16);
    expect(getPoints(answered(firstRun, [true, false]))).toBe(17);
  });

  test('of a faultless round is the most there is, with three stars and nothing to explain', () => {
    const outcome = getResult(answered(fresh(), right(10)));
    expect(outcome).toMatchObject({
      score: { value: MAX_POINTS, text: '20 of 20 points' },
      stars: 3,
      misses: [],
    });
  });

  test('is never worse for one more right answer', () => {
    const answers = fc.array(fc.boolean(), { minLength: ROUND_QUESTIONS, maxLength: ROUND_QUESTIONS });
    forAll(answers, fc.nat(ROUND_QUESTIONS - 1), fc.boolean(), (firstRun, place, later) => {
      const bettered = firstRun.map((isRight, index) => isRight || index === place);
      const finish = (run: readonly boolean[]) => {
        const state = answered(fresh(), run);
        const end = answered(
          state,
          getMissedQuestions(state).map(() => later),
        );
        return getResult(end).score?.value;
      };
      expect(finish(bettered)).toBeGreaterThanOrEqual(finish(firstRun) ?? 0);
    });
  });
});

test('the end names each missed question with the right answer, the reason, and what was chosen first', () => {
  const [first] = fresh().questions;
  const asked = fresh();
  const chosen = answerMove(asked, false);
  const state = answered(answered(asked, [false, ...right(9)]), [true]);
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

test('the standing counts the ten questions, then the second chances', () => {
  expect(getScoreboard(answered(fresh(), right(3)))).toEqual([
    { label: 'Question', value: '4 of 10' },
    { label: 'Points', value: 6 },
  ]);
  expect(getScoreboard(answered(fresh(), [false, false, ...right(8)]))[0]).toEqual({
    label: 'Second chance',
    value: '1 of 2',
  });
});

/** Takes the hint for the question on the board. */
const hinted = (state: RoundState) => played(state, { type: 'asked-hint' });

describe('a hint', () => {
  test('takes two wrong options away, which can no longer be chosen, and says which', () => {
    forAll(fc.integer(), (seed) => {
      const asked = fresh(seed);
      const change = told(asked, { type: 'asked-hint' });
      const { eliminatedOptions, question, options } = getCurrentTurn(change.state);
      expect(eliminatedOptions).toHaveLength(2);
      for (const option of eliminatedOptions) {
        expect(option).not.toBe(question.answer);
        expect(getAnnouncement(change)).toContain(option);
        expect(played(change.state, { type: 'answered', option })).toBe(change.state);
      }
      expect(options).toEqual(getCurrentTurn(asked).options);
    });
  });

  test('costs a point, is recorded, and leaves the other questions as they are', () => {
    const asked = hinted(fresh());
    expect(getCurrentTurn(asked).eliminatedOptions).not.toEqual([]);
    expect(getAnswers(told(asked, answerMove(asked, true)))).toMatchObject([{ grade: 'right', hint: true }]);
    const next = answered(asked, [true]);
    expect(getPoints(next)).toBe(1);
    expect(getCurrentTurn(next).eliminatedOptions).toEqual([]);
    expect(getPoints(answered(next, [true]))).toBe(3);
  });

  test('is taken once for a question, and not after its answer or when it comes back', () => {
    const asked = hinted(fresh());
    expect(hinted(asked)).toBe(asked);
    const explained = played(fresh(), answerMove(fresh(), false));
    expect(hinted(explained)).toBe(explained);
    const comesBack = answered(fresh(), [false, ...right(9)]);
    expect(hinted(comesBack)).toBe(comesBack);
  });
});

describe('a question about a word', () => {
  const [first] = QUESTIONS;
  const word = {
    ...first,
    item: { kind: 'word', id: 'tidy' },
    clue: 'It has a clue.',
    wrong: { 'wrong 0 a': '“a” means something else.' },
  } as RoundQuestion;
  const asked = createRound([word, ...QUESTIONS.slice(1)], 1);
  const explained = played(asked, { type: 'answered', option: 'wrong 0 a' });

  test('is explained by why its answer is right and by what the given one means', () => {
    expect(findVerdict(explained)?.explanation).toBe('Because of 0. “a” means something else.');
    expect(findVerdict(played(asked, { type: 'answered', option: 'wrong 0 b' }))?.explanation).toBe(
      'Because of 0.',
    );
  });

  test('is a miss under its word, with the clue that was given', () => {
    const [miss] = getResult({ ...explained, phase: 'over' }).misses;
    expect(miss).toMatchObject({
      word: 'tidy',
      right: 'right 0',
      asked: 'What is number 0? – It has a clue.',
    });
    expect(miss?.isFact).toBeUndefined();
  });
});
