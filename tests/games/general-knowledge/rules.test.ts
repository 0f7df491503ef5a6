import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadQuestions } from '../../../src/content/general-knowledge/general-knowledge.ts';
import type { Question } from '../../../src/content/general-knowledge/general-knowledge-schema.ts';
import { result, standing } from '../../../src/games/general-knowledge/outcome.ts';
import { start, reduce as step } from '../../../src/games/general-knowledge/rules.ts';
import {
  currentTurn,
  MOST_POINTS,
  missedAtFirst,
  pointsOf,
  type QuizMove,
  type QuizState,
  ROUND_QUESTIONS,
} from '../../../src/games/general-knowledge/state.ts';
import { answersBy, saidBy } from '../happened.ts';

const BANK: readonly Question[] = Array.from({ length: 24 }, (_, index) => ({
  id: `question-${index}`,
  question: `What is number ${index}?`,
  options: [`right ${index}`, `wrong ${index} a`, `wrong ${index} b`, `wrong ${index} c`],
  correctAnswer: `right ${index}`,
  explanation: `Because of ${index}.`,
  topic: 'science',
}));

const fresh = (seed = 1, memory: readonly string[] = []) => start(BANK, { seed, memory });

/** One step, at a second that does not matter. */
const told = (state: QuizState, move: QuizMove) => step(state, { ...move, at: 1000, timing: 'normal' });
const reduce = (state: QuizState, move: QuizMove) => told(state, move).state;

const GO_ON: QuizMove = { type: 'went-on' };

function answerMove(state: QuizState, isRight: boolean): QuizMove {
  const { question } = currentTurn(state);
  const wrong = question.options.find((option) => option !== question.correctAnswer) ?? '';
  return { type: 'answered', option: isRight ? question.correctAnswer : wrong };
}

/** Answers the questions on the board, one after the other, and reads on after each. */
function answered(state: QuizState, answers: readonly boolean[]): QuizState {
  return answers.reduce(
    (before, isRight) => reduce(reduce(before, answerMove(before, isRight)), GO_ON),
    state,
  );
}

const right = (count: number) => Array<boolean>(count).fill(true);

describe('a round', () => {
  test('ends after ten right answers', () => {
    expect(answered(fresh(), right(9)).phase).toBe('asking');
    expect(answered(fresh(), right(10)).phase).toBe('over');
  });

  test('brings the missed questions back at its end, in their order, and each once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: ROUND_QUESTIONS, maxLength: ROUND_QUESTIONS }),
        fc.infiniteStream(fc.boolean()),
        (firstRun, secondRun) => {
          let state = answered(fresh(), firstRun);
          const missed = fresh().questions.filter((_, index) => !firstRun[index]);
          for (const question of missed) {
            expect(currentTurn(state)).toMatchObject({ question, isSecondChance: true });
            state = answered(state, [secondRun.next().value === true]);
          }
          expect(state.phase).toBe('over');
        },
      ),
    );
  });
});

describe('the options', () => {
  test('are always the four of the question', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(ROUND_QUESTIONS - 1), (seed, turn) => {
        const { options, question } = currentTurn(answered(fresh(seed), right(turn)));
        expect([...options].sort()).toEqual([...question.options].sort());
      }),
    );
  });

  test('have the right one in every place about equally often', async () => {
    const bank = await loadQuestions('easy');
    const places = Array.from({ length: 2000 }, (_, seed) => {
      const { options, question } = currentTurn(start(bank, { seed, memory: [] }));
      return options.indexOf(question.correctAnswer);
    });
    for (let place = 0; place < 4; place += 1) {
      const times = places.filter((each) => each === place).length;
      expect(times).toBeGreaterThan(400);
      expect(times).toBeLessThan(600);
    }
  });

  test('stay in their places while the answer is explained', () => {
    const asked = fresh();
    const explained = reduce(asked, answerMove(asked, false));
    expect(currentTurn(explained).options).toEqual(currentTurn(asked).options);
  });
});

describe('an answer', () => {
  test('counts once: a second one is ignored until the learner goes on', () => {
    const asked = fresh();
    const explained = reduce(asked, answerMove(asked, false));
    expect(reduce(explained, answerMove(asked, true))).toBe(explained);
  });

  test('that is no option is ignored, and so is going on without an answer', () => {
    const asked = fresh();
    expect(reduce(asked, { type: 'answered', option: 'something else' })).toBe(asked);
    expect(reduce(asked, GO_ON)).toBe(asked);
  });

  test('is told with the right form and the explanation', () => {
    const asked = fresh();
    const { correctAnswer, explanation } = currentTurn(asked).question;
    expect(saidBy(told(asked, answerMove(asked, true)))).toBe(`Right! ${explanation}`);
    expect(saidBy(told(asked, answerMove(asked, false)))).toBe(
      `Not quite. The right answer is: ${correctAnswer}. ${explanation}`,
    );
  });

  test('is a fact that was known or missed; reading on tells nothing', () => {
    const asked = fresh();
    const { id } = currentTurn(asked).question;
    const right = told(asked, answerMove(asked, true));
    expect(answersBy(right)).toEqual([{ id, grade: 'right', hint: false, ms: 1000 }]);
    expect(answersBy(told(asked, answerMove(asked, false)))).toMatchObject([{ id, grade: 'missed' }]);
    expect(told(right.state, GO_ON).happened).toBeUndefined();
  });
});

describe('the score', () => {
  test('is two points for a right answer at once, and one when the question came back', () => {
    const firstRun = answered(fresh(), [false, false, ...right(8)]);
    expect(pointsOf(firstRun)).toBe(16);
    expect(pointsOf(answered(firstRun, [true, false]))).toBe(17);
  });

  test('of a faultless round is the most there is, with three stars and nothing to explain', () => {
    const outcome = result(answered(fresh(), right(10)));
    expect(outcome).toMatchObject({
      score: { value: MOST_POINTS, text: '20 of 20 points' },
      stars: 3,
      misses: [],
    });
  });

  test('is never worse for one more right answer', () => {
    const answers = fc.array(fc.boolean(), { minLength: ROUND_QUESTIONS, maxLength: ROUND_QUESTIONS });
    fc.assert(
      fc.property(answers, fc.nat(ROUND_QUESTIONS - 1), fc.boolean(), (firstRun, place, later) => {
        const bettered = firstRun.map((isRight, index) => isRight || index === place);
        const finish = (run: readonly boolean[]) => {
          const state = answered(fresh(), run);
          const end = answered(
            state,
            missedAtFirst(state).map(() => later),
          );
          return result(end).score?.value;
        };
        expect(finish(bettered)).toBeGreaterThanOrEqual(finish(firstRun) ?? 0);
      }),
    );
  });
});

test('the end names each missed question with the right answer, the reason, and what was chosen first', () => {
  const [first] = fresh().questions;
  const asked = fresh();
  const chosen = answerMove(asked, false);
  const state = answered(answered(asked, [false, ...right(9)]), [true]);
  expect(result(state).misses).toEqual([
    {
      asked: first?.question,
      word: first?.correctAnswer,
      right: first?.correctAnswer,
      reason: first?.explanation,
      given: chosen.type === 'answered' ? chosen.option : undefined,
      isFact: true,
    },
  ]);
});

test('the standing counts the ten questions, then the second chances', () => {
  expect(standing(answered(fresh(), right(3)))).toEqual([
    { label: 'Question', value: '4 of 10' },
    { label: 'Points', value: 6 },
  ]);
  expect(standing(answered(fresh(), [false, false, ...right(8)]))[0]).toEqual({
    label: 'Second chance',
    value: '1 of 2',
  });
});
