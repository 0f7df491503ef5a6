import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  loadGeneralKnowledge,
  loadSimpleGeneralKnowledge,
} from '../../../src/content/general-knowledge/general-knowledge-bank.ts';
import {
  DIFFICULTIES,
  type GeneralKnowledgeQuestion,
  generalKnowledgeQuestionSchema,
  OPTIONS_PER_QUESTION,
  QUESTION_TOPICS,
  SIMPLE_LEVELS,
} from '../../../src/content/general-knowledge/general-knowledge-schema.ts';
import { measureShareAtLevel } from '../../../src/content/word-levels/word-levels.ts';
import {
  expectShare,
  findRepeated,
  getQuestionKey,
  isUnfit,
  measureShareByLength,
  teachesNothing,
} from '../bank-checks.ts';

function getShare(
  questions: readonly GeneralKnowledgeQuestion[],
  isCounted: (question: GeneralKnowledgeQuestion) => boolean,
): number {
  return questions.filter(isCounted).length / questions.length;
}

const files = await Promise.all([
  ...SIMPLE_LEVELS.map(async (name) => ({ name, questions: await loadSimpleGeneralKnowledge(name) })),
  ...DIFFICULTIES.map(async (name) => ({ name, questions: await loadGeneralKnowledge(name) })),
]);
const all = files.flatMap(({ questions }) => questions);

describe('the general-knowledge bank', () => {
  test('has at least 500 questions', () => {
    expect(all.length).toBeGreaterThanOrEqual(500);
  });

  test('has each id once: saved rounds and used questions name them', () => {
    expect(findRepeated(all.map(({ id }) => id))).toEqual([]);
  });

  test('asks nothing twice', () => {
    expect(findRepeated(all.map(({ question }) => question.toLowerCase()))).toEqual([]);
    expect(
      findRepeated(all.map(({ question, correctAnswer }) => getQuestionKey(question, correctAnswer))),
    ).toEqual([]);
  });

  test('explains nothing twice in the same words', () => {
    expect(findRepeated(all.map(({ explanation }) => explanation))).toEqual([]);
  });

  test('has no word that is unfit for children', () => {
    const offenders = all.filter(({ question, options, explanation }) =>
      [question, ...options, explanation].some(isUnfit),
    );
    expect(offenders.map(({ id }) => id)).toEqual([]);
  });

  test('a question whose answer is not among the options is rejected', () => {
    const [question] = all;
    expect(v.is(generalKnowledgeQuestionSchema, question)).toBe(true);
    expect(v.is(generalKnowledgeQuestionSchema, { ...question, correctAnswer: 'Nowhere' })).toBe(false);
  });
});

describe.each(files)('the $name questions', ({ questions }) => {
  test('are at least 100', () => {
    expect(questions.length).toBeGreaterThanOrEqual(100);
  });

  test('have four different options', () => {
    const odd = questions.filter(
      ({ options }) => new Set(options.map((option) => option.toLowerCase())).size !== OPTIONS_PER_QUESTION,
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('have the answer in no position more often than in 35 of 100', () => {
    for (let position = 0; position < OPTIONS_PER_QUESTION; position += 1) {
      const here = getShare(questions, ({ options, correctAnswer }) => options[position] === correctAnswer);
      expect(here, `position ${position + 1}`).toBeLessThanOrEqual(0.35);
    }
  });

  test('do not give the answer away by its length', () => {
    const choices = questions.map(({ options, correctAnswer }) => ({
      answer: correctAnswer,
      options,
    }));
    expect(measureShareByLength(choices, Math.max)).toBeLessThanOrEqual(0.4);
  });

  test('come from every topic, and from none more often than from two average ones', () => {
    for (const topic of QUESTION_TOPICS) {
      const here = getShare(questions, (question) => question.topic === topic);
      expectShare(here, 0.03, 2 / QUESTION_TOPICS.length, topic);
    }
  });

  test('teach something that the answer alone does not say', () => {
    const empty = questions.filter(({ question, correctAnswer, explanation }) =>
      teachesNothing(explanation, question, correctAnswer),
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });
});

describe.each([
  { level: 'A1', longest: 12, known: 0.93 },
  { level: 'A2', longest: 15, known: 0.95 },
] as const)('the questions for $level', ({ level, longest, known }) => {
  test(`have at most ${longest} words`, async () => {
    const long = (await loadSimpleGeneralKnowledge(level)).filter(
      ({ question }) => question.split(' ').length > longest,
    );
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  test(`are in words of the level, but for ${Math.round((1 - known) * 100)} in 100`, async () => {
    const texts = (await loadSimpleGeneralKnowledge(level)).map(({ question, options, explanation }) =>
      [question, ...options, explanation].join(' '),
    );
    expect(measureShareAtLevel(texts.join(' '), level)).toBeGreaterThanOrEqual(known);
  });
});
