import { describe, expect, test } from 'vitest';
import { createSeededRng } from '../../../src/domain/random.ts';
import { createRound } from '../../../src/games/question-round/round-rules.ts';
import type { RoundQuestion, RoundState } from '../../../src/games/question-round/round-state.ts';
import { dealQuestions, LANGUAGE_QUESTIONS } from '../../../src/games/quiz/deal.ts';
import { game } from '../../../src/games/quiz/game.ts';
import { formatLamps, getCurrentLamp, getLamps } from '../../../src/games/quiz/lamps.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';

const getIds = (questions: readonly RoundQuestion[]) => questions.map(({ item }) => item.id);
const isWord = ({ item }: RoundQuestion) => item.kind === 'word';
const bank = await game.loadBank('B1', '');

describe('dealQuestions:', () => {
  test('a round has seven questions about words of several kinds and three about the world, in random order', () => {
    const topicsOfRounds = Array.from({ length: 20 }, (_, seed) => {
      const questions = dealQuestions(
        bank,
        { learner: DEFAULT_LEARNER, carriedState: [] },
        createSeededRng(seed),
      );
      expect(questions.filter(isWord)).toHaveLength(LANGUAGE_QUESTIONS);
      return new Set(questions.filter(isWord).map(({ topic }) => topic)).size;
    });
    // Some words have no synonym and some no opposite.
    expect(Math.min(...topicsOfRounds)).toBeGreaterThanOrEqual(4);
    const places = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        dealQuestions(bank, { learner: DEFAULT_LEARNER, carriedState: [] }, createSeededRng(seed)).findIndex(
          (each) => !isWord(each),
        ),
      ),
    );
    expect(places.size).toBeGreaterThan(3);
  });

  test('due and weak words are at most half of the words asked', () => {
    const again = bank.words.words.slice(0, 6).map(({ word }) => word);
    const learner = { ...DEFAULT_LEARNER, due: again.slice(0, 3), weak: again.slice(3) };
    const ids = getIds(dealQuestions(bank, { learner, carriedState: again }, createSeededRng(1)));
    expect(ids).toEqual(expect.arrayContaining(again.slice(0, 4)));
    expect(ids).not.toEqual(expect.arrayContaining(again.slice(4)));
  });
});

describe('the lamps:', () => {
  const dealt = createRound(
    dealQuestions(bank, { learner: DEFAULT_LEARNER, carriedState: [] }, createSeededRng(1)),
    1,
  );

  /** A round with `count` answers, of which those at `wrong` are wrong; `later` are the second chances. */
  function createAnsweredRound(
    count: number,
    wrong: readonly number[],
    later: readonly boolean[] = [],
  ): RoundState {
    const answer = ({ answer: right, options }: RoundQuestion, isRight: boolean) =>
      isRight ? right : (options.find((option) => option !== right) ?? '');
    const first = dealt.questions.slice(0, count).map((each, index) => answer(each, !wrong.includes(index)));
    const second = later.map((isRight, turn) => {
      const question = dealt.questions[wrong[turn] ?? 0];
      return question ? answer(question, isRight) : '';
    });
    return { ...dealt, given: [...first, ...second] };
  }

  test('a right answer lights the lamp of its question', () => {
    expect(getLamps(createAnsweredRound(3, [1]))).toEqual(['lit', 'missed', 'lit', ...Array(7).fill('dark')]);
    expect(formatLamps(getLamps(createAnsweredRound(3, [1])))).toBe('2 lamps of 10 lit, 1 missed.');
  });

  test('a right second chance half lights the lamp', () => {
    const lamps = getLamps(createAnsweredRound(10, [2, 5], [false, true]));
    expect([lamps[2], lamps[5]]).toEqual(['missed', 'half']);
  });

  test('the current lamp is that of the question, also at its second chance', () => {
    expect(getCurrentLamp(createAnsweredRound(3, [1]))).toBe(3);
    expect(getCurrentLamp(createAnsweredRound(10, [2, 5]))).toBe(2);
    expect(getCurrentLamp(createAnsweredRound(10, [2, 5], [true]))).toBe(5);
  });
});
