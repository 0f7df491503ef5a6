import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  loadGeneralKnowledge,
  loadSimpleGeneralKnowledge,
} from '../../../src/content/general-knowledge/general-knowledge-bank.ts';
import {
  DIFFICULTIES,
  SIMPLE_LEVELS,
} from '../../../src/content/general-knowledge/general-knowledge-schema.ts';
import { loadMillionaireQuestions } from '../../../src/content/millionaire/millionaire-bank.ts';
import {
  GENERAL_TOPICS,
  LADDER_PART_LEVELS,
  LADDER_PART_STEPS,
  LADDER_PARTS,
  LADDER_STEPS,
  LANGUAGE_TOPICS,
  type MillionaireQuestion,
  millionaireQuestionSchema,
  OPTIONS_PER_QUESTION,
  QUESTIONS_PER_STEP,
} from '../../../src/content/millionaire/millionaire-schema.ts';
import { measureShareAtLevel } from '../../../src/content/word-levels/word-levels.ts';
import {
  expectEven,
  expectNoHintByLength,
  findRepeated,
  getQuestionKey,
  isUnfit,
  teachesNothing,
} from '../bank-checks.ts';

const parts = await Promise.all(
  LADDER_PARTS.map(async (part) => ({ part, questions: await loadMillionaireQuestions(part) })),
);
const all = parts.flatMap(({ questions }) => questions);
const steps = Array.from({ length: LADDER_STEPS }, (_, index) => ({
  step: index + 1,
  questions: all.filter(({ step }) => step === index + 1),
}));

function isAboutLanguage({ topic }: MillionaireQuestion): boolean {
  return LANGUAGE_TOPICS.some((each) => each === topic);
}

function getMeanConfidence(questions: readonly MillionaireQuestion[]): number {
  return questions.reduce((sum, { sure }) => sum + sure, 0) / questions.length;
}

/** A text without its quotations: a word that is asked about may be above the level. */
function removeQuotations(text: string): string {
  return text.replace(/"[^"]*"/g, '');
}

describe('a question', () => {
  const [first] = all;

  test('whose answer or trap is not among the options is rejected', () => {
    expect(v.is(millionaireQuestionSchema, first)).toBe(true);
    expect(v.is(millionaireQuestionSchema, { ...first, answer: 'Nowhere' })).toBe(false);
    expect(v.is(millionaireQuestionSchema, { ...first, trap: 'Nowhere' })).toBe(false);
  });

  test('whose trap is the answer is rejected', () => {
    expect(v.is(millionaireQuestionSchema, { ...first, trap: first?.answer })).toBe(false);
  });

  test('with an option twice, in capitals too, is rejected', () => {
    const options = ['Spring', 'Autumn', 'Summer', 'autumn'];
    const twice = { ...first, options, answer: 'Spring', trap: 'Autumn' };
    expect(v.is(millionaireQuestionSchema, twice)).toBe(false);
    expect(v.is(millionaireQuestionSchema, { ...twice, options: [...options.slice(0, 3), 'Rain'] })).toBe(
      true,
    );
  });
});

describe('the bank', () => {
  test('has each id once: saved games and used questions name them', () => {
    expect(findRepeated(all.map(({ id }) => id))).toEqual([]);
  });

  test('asks and explains nothing twice', () => {
    expect(findRepeated(all.map(({ question }) => question.toLowerCase()))).toEqual([]);
    expect(findRepeated(all.map(({ question, answer }) => getQuestionKey(question, answer)))).toEqual([]);
    expect(findRepeated(all.map(({ explanation }) => explanation))).toEqual([]);
    expect(findRepeated(all.map(({ because }) => because))).toEqual([]);
  });

  test('shares no question with the library’s quiz', async () => {
    const quiz = (
      await Promise.all([
        ...SIMPLE_LEVELS.map(loadSimpleGeneralKnowledge),
        ...DIFFICULTIES.map(loadGeneralKnowledge),
      ])
    ).flat();
    const asked = new Set(quiz.map(({ question }) => question.toLowerCase()));
    const keys = new Set(quiz.map(({ question, correctAnswer }) => getQuestionKey(question, correctAnswer)));
    const shared = all.filter(
      ({ question, answer }) =>
        asked.has(question.toLowerCase()) || keys.has(getQuestionKey(question, answer)),
    );
    expect(shared.map(({ id }) => id)).toEqual([]);
  });

  test('has at least as many questions of each topic as the ladder has steps', () => {
    for (const topic of [...LANGUAGE_TOPICS, ...GENERAL_TOPICS]) {
      const ofTopic = all.filter((question) => question.topic === topic);
      expect(ofTopic.length, topic).toBeGreaterThanOrEqual(LADDER_STEPS);
    }
  });

  test('has answers and traps at every index about equally often', () => {
    for (const field of ['answer', 'trap'] as const) {
      const indexes = all.map((question) => question.options.indexOf(question[field]));
      expectEven(indexes, OPTIONS_PER_QUESTION, 0.12);
    }
  });

  test('is answered with less confidence by “Ask AI” at every step', () => {
    const means = steps.map(({ questions }) => getMeanConfidence(questions));
    expect(means).toEqual([...new Set(means)].sort((a, b) => b - a));
  });

  test('has no word that is unfit for children', () => {
    const offenders = all.filter(({ question, options, explanation, because }) =>
      [question, ...options, explanation, because].some(isUnfit),
    );
    expect(offenders.map(({ id }) => id)).toEqual([]);
  });

  test('teaches something that question and answer alone do not say', () => {
    const empty = all.filter(({ question, answer, explanation }) =>
      teachesNothing(explanation, question, answer),
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(steps)('step $step', ({ questions }) => {
  test(`has ${QUESTIONS_PER_STEP} questions, half of them about English`, () => {
    expect(questions).toHaveLength(QUESTIONS_PER_STEP);
    expect(questions.filter(isAboutLanguage)).toHaveLength(QUESTIONS_PER_STEP / 2);
  });

  test('has the answer at no index in more than a third of the questions', () => {
    const countAt = (index: number) =>
      questions.filter(({ options, answer }) => options[index] === answer).length;
    const most = Math.max(...Array.from({ length: OPTIONS_PER_QUESTION }, (_, index) => countAt(index)));
    expect(most / questions.length).toBeLessThanOrEqual(1 / 3);
  });

  test('has questions with at least five different confidences of “Ask AI”', () => {
    expect(new Set(questions.map(({ sure }) => sure)).size).toBeGreaterThanOrEqual(5);
  });
});

describe.each(parts)('the $part part', ({ part, questions }) => {
  test('has its own steps, in their order', () => {
    const heldSteps = questions.map(({ step }) => step);
    const [first, last] = LADDER_PART_STEPS[part];
    expect(heldSteps).toEqual(heldSteps.toSorted((a, b) => a - b));
    expect([heldSteps.at(0), heldSteps.at(-1)]).toEqual([first, last]);
  });

  test('does not give answers away by their length', () => {
    expectNoHintByLength(questions, 0.25);
  });

  test(`asks in words of ${LADDER_PART_LEVELS[part]}, but for 4 in 100`, () => {
    const texts = questions.map(({ question }) => removeQuotations(question));
    expect(measureShareAtLevel(texts.join(' '), LADDER_PART_LEVELS[part])).toBeGreaterThanOrEqual(0.96);
  });

  test(`explains in words of ${LADDER_PART_LEVELS[part]}, but for 5 in 100`, () => {
    const texts = questions.flatMap(({ explanation, because }) => [
      removeQuotations(explanation),
      removeQuotations(because),
    ]);
    expect(measureShareAtLevel(texts.join(' '), LADDER_PART_LEVELS[part])).toBeGreaterThanOrEqual(0.95);
  });
});
