import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GRAMMAR_FORMS, type GrammarForm } from '../../../src/domain/grammar-forms.ts';
import { parsePlan, renderPlan } from '../../../src/domain/plan-markdown.ts';
import { getClassChecker, RULES_BY_FORM } from '../../../src/feedback/class-forms/class-checker.ts';
import { checkAnswerOnDevice } from '../../../src/feedback/device-check.ts';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { createRuleChecker } from '../../../src/feedback/patterns/rule-checker.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import type { Unit } from '../../../src/teacher/curriculum-schema.ts';
import { readHarmSentences } from '../harm/harm-sentences.ts';
import { NEAR_MISSES } from './near-misses.ts';
import { RIGHT_ANSWERS } from './right-answers.ts';
import { RULE_EXAMPLES } from './rule-examples.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

const readUnits = (level: string): readonly Pick<Unit, 'id' | 'form'>[] =>
  JSON.parse(readFileSync(`src/teacher/curriculum/${level}/grammar.json`, 'utf8')).units;
const UNITS = ['a1', 'a2', 'b1', 'b2'].flatMap(readUnits);

/** "He [go→goes] home." as the wrong sentence, the mark in it, and the right sentence. */
function readExample(example: string) {
  const [, before = '', wrong = '', right, after = ''] =
    /^(.*?)\[(.*?)(?:→(.*?))?\](.*)$/.exec(example) ?? [];
  return {
    text: before + wrong + after,
    mark: [before.length, wrong, right],
    corrected: before + right + after,
  };
}

const checkersOf = (form: GrammarForm | undefined) =>
  form ? [...DEVICE_CHECKERS, getClassChecker(form)] : DEVICE_CHECKERS;
async function listMarks(text: string, form: GrammarForm | undefined) {
  const mistakes = await findMistakes(text, checkersOf(form), CONTEXT);
  return mistakes.map(({ start, end, correction }) => [text.slice(start, end), correction]);
}

describe.each(GRAMMAR_FORMS)('the rules of %s', (form) => {
  const examples = Object.values(RULE_EXAMPLES[form]).flat();
  const corrected = examples.map(readExample).filter(({ mark }) => mark[2] !== undefined);

  test.each(examples)('correct %s', async (example) => {
    const { text, mark } = readExample(example);
    const found = await getClassChecker(form).findMistakes(text, CONTEXT);
    expect(
      found.map(({ start, end, correction }) => [start, text.slice(start, end), correction]),
    ).toContainEqual(mark);
  });

  test('have an example each, and ids that begin with the form', () => {
    const ids = RULES_BY_FORM[form].rules.map(({ id }) => id);
    expect(Object.keys(RULE_EXAMPLES[form])).toEqual(ids);
    expect(ids.filter((id) => !id.startsWith(`${form}-`))).toEqual([]);
  });

  test.each([...RIGHT_ANSWERS[form], ...corrected.map((example) => example.corrected)])(
    'do not mark %s',
    async (text) => {
      const found = await getClassChecker(form).findMistakes(text, CONTEXT);
      expect(found.map(({ start, end, correction }) => [text.slice(start, end), correction])).toEqual([]);
    },
  );
});

test.each(Object.entries(NEAR_MISSES))('no near-miss passes in the class %s', async (id, sentences) => {
  const form = UNITS.find((unit) => unit.id === id)?.form;
  const passed: string[] = [];
  for (const sentence of sentences) if ((await listMarks(sentence, form)).length === 0) passed.push(sentence);
  expect(passed).toEqual([]);
});

test('every Grammar unit from A1 to B2 has near-misses, except those without a form to miss', () => {
  const withoutForm = UNITS.filter(({ id }) => !NEAR_MISSES[id]?.length).map(({ id }) => id);
  expect(withoutForm).toEqual([]);
});

test('each form is the point of a unit', () => {
  const taught = new Set(UNITS.map(({ form }) => form));
  expect(GRAMMAR_FORMS.filter((form) => !taught.has(form))).toEqual([]);
});

test('no sentence of right English is marked by the rules of any form', async () => {
  const sentences = readHarmSentences();
  const checker = createRuleChecker(Object.values(RULES_BY_FORM));
  const marked: string[] = [];
  for (const sentence of sentences) {
    const [mistake] = await checker.findMistakes(sentence, CONTEXT);
    if (mistake) marked.push(`${mistake.rule}: ${sentence}`);
  }
  expect(sentences.length).toBeGreaterThan(30_000);
  expect(marked).toEqual([]);
}, 120_000);

describe('the feedback on an answer', () => {
  const answer = 'By June I will have finish the course. By then we will be travel to Rome.';
  const plan = parsePlan('# Looking ahead\n\n## Exercises\n\n1. Write two sentences about next year.\n');
  const check = async (form?: GrammarForm) => {
    const classPlan = renderPlan(form ? { ...plan, form } : plan);
    const lesson = { id: 'l1', classPlan, studentLevel: 'B2', skillFocus: 'Grammar' } as const;
    const { page, mistakes } = await checkAnswerOnDevice(lesson, answer, []);
    return {
      marks: page.marks.map(({ start, end, correction }) => [answer.slice(start, end), correction]),
      mistakes: mistakes.map(({ right }) => right),
    };
  };

  test('does not pass what misses the form of its class, and enters it as a mistake', async () => {
    const { marks, mistakes } = await check('future-perfect-and-continuous');
    expect(marks).toEqual([
      ['finish', 'finished'],
      ['travel', 'travelling'],
    ]);
    expect(mistakes.join()).toContain('will have finished the course');
  });

  test('leaves to the general rules what its class is not about', async () => {
    expect((await check()).marks).toEqual([]);
    expect((await check('wishes')).marks).toEqual([]);
  });
});
