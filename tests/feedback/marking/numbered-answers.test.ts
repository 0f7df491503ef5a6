import { describe, expect, test } from 'vitest';
import { listCheckedItems, parseNumberedAnswers } from '../../../src/feedback/marking/numbered-answers.ts';
import { SAMPLE_PLAN } from '../sample-plan.ts';

/** Each as `exercise.item answer`. */
const found = (text: string) =>
  parseNumberedAnswers(text, []).map(({ exercise, item, given }) => `${exercise}.${item} ${given}`);
/** Whether an answer to an exercise with one item is right. */
const isRight = (given: string, right: string, prompt = 'Write it.') =>
  listCheckedItems(parseNumberedAnswers(`1. ${given}`, [{ prompt, key: [right] }]))[0]?.verdict === 'right';
const checked = (text: string) =>
  listCheckedItems(parseNumberedAnswers(text, SAMPLE_PLAN.exercises)).map(({ label, verdict }) => [
    label,
    verdict === 'right',
  ]);

describe('numbered answers are found', () => {
  test.each<[string, string[]]>([
    ['1. went\n2. goes', ['1.1 went', '2.1 goes']],
    ['1) went\n2) goes', ['1.1 went', '2.1 goes']],
    ['Exercise 1: went\nExercise 2: goes', ['1.1 went', '2.1 goes']],
    ['1. (1) went (2) bought', ['1.1 went', '1.2 bought']],
    ['1. a) went, b) bought', ['1.1 went', '1.2 bought']],
    ['1\n', []],
    ['1.\nwent\nbought\n2. goes', ['1.1 went', '1.2 bought', '2.1 goes']],
    ['1.\n(1) went\n(2) bought', ['1.1 went', '1.2 bought']],
    ['1a. went\n1b. bought', ['1.1 went', '1.2 bought']],
    ['1.\n\n2. goes', ['2.1 goes']],
    ['I was born in 1990. It was fun.', []],
    ['At 10:30 we left.\n20 people came.', []],
  ])('in %j', (text, answers) => {
    expect(found(text)).toEqual(answers);
  });

  test('with their offsets in the text', () => {
    const text = 'Hi!\n1. (1) went, (2) bought\n2. goes';
    for (const { given, start, end } of parseNumberedAnswers(text, [])) {
      expect(text.slice(start, end)).toContain(given);
    }
  });
});

describe('an answer is right', () => {
  test.each(['went', 'Went.', ' WENT ', 'I went home.', '“went”'])('as %j', (given) => {
    expect(checked(`1. (1) ${given}`)).toEqual([['1 (1)', true]]);
  });

  test('with any of the alternatives', () => {
    expect(checked('1. (2) has bought')).toEqual([['1 (2)', true]]);
    expect(checked('2. He went home')).toEqual([['2', true]]);
  });

  test.each(['goed', 'I go home', 'wents', '-'])('except as %j', (given) => {
    expect(checked(`1. (1) ${given}`)).toEqual([['1 (1)', false]]);
  });
});

describe('British and American spelling', () => {
  test.each([
    ['My favorite color', 'my favourite colour'],
    ['They organise it', 'They organize it'],
    ['in the center', 'in the centre'],
    ['She traveled home', 'She travelled home'],
    ['a gray jewelry box', 'a grey jewellery box'],
    ['She analyzes it', 'She analyses it'],
  ])('are both accepted: %s', (given, right) => {
    expect(isRight(given, right)).toBe(true);
    expect(isRight(right, given)).toBe(true);
  });

  test.each([
    ['filed', 'filled'],
    ['our', 'or'],
    ['for', 'four'],
    ['prize', 'prise'],
    ['sized', 'seized'],
  ])('are not confused with other words: %s and %s', (given, right) => {
    expect(isRight(given, right)).toBe(false);
  });
});

test('an exercise without a key, or one that does not exist, is not judged', () => {
  expect(checked('3. I flew to Rome.\n9. hello')).toEqual([]);
  expect(checked('1. (7) went')).toEqual([]);
});

test('a wrong answer names the first accepted one', () => {
  expect(listCheckedItems(parseNumberedAnswers('1. (2) buyed', SAMPLE_PLAN.exercises))[0]?.expected).toBe(
    'bought',
  );
});

describe('the text around an accepted answer', () => {
  const task = 'Choose the correct form.\n(1) We (have bought / bought) the tickets yesterday.';
  const ofChoice = (given: string) => isRight(given, 'bought', task);

  test('can be the sentence that it completes', () => {
    expect(ofChoice('We bought the tickets yesterday.')).toBe(true);
  });

  test('cannot be a wrong option that contains the right one', () => {
    expect(ofChoice('have bought')).toBe(false);
    expect(ofChoice('We have bought the tickets yesterday.')).toBe(false);
  });
});

test.each([
  ['a contraction is as right as its full form', "He didn't know.", 'He did not know.'],
  ['a contraction is as right as its full form', 'I cannot swim.', "I can't swim."],
  ['a contraction is as right as its full form', "They won't come.", 'They will not come.'],
  ['a contraction is as right as its full form', "I'm sure we'll win.", 'I am sure we will win.'],
  ['“’s” is read as “is”', "She's my teacher.", 'She is my teacher.'],
  ['“’s” is read as “is”', "What's your name?", 'What is your name?'],
  ['“’s” is read as “has”', "It's been raining.", 'It has been raining.'],
  ['the first letter stands for the word', 'T', 'true'],
  ['the first letter stands for the word', 'f', 'false'],
  ['the first letter stands for the word', 'Y', 'yes'],
  ['the first letter stands for the word', 'n', 'no'],
])('%s: %j for %j', (_rule, given, right) => {
  expect(isRight(given, right)).toBe(true);
});

test.each([
  ['can', "can't"],
  ['Do', "Don't"],
])('a negation is never the accepted answer: for %j not %j', (right, given) => {
  const task = 'Complete with can or can\u2019t, do or don\u2019t.\n(1) I ___ swim.';
  expect(isRight(given, right, task)).toBe(false);
});

test('a time or a price at the start of a line is not an exercise number', () => {
  expect(found('2.\n3.30\n4.15')).toEqual(['2.1 3.30', '2.2 4.15']);
});

test('a copy of the whole item is not a right answer', () => {
  const task = 'Find the odd word.\n(1) walked, painted, cooked';
  expect(isRight('walked, painted, cooked', 'painted', task)).toBe(false);
  expect(isRight('painted', 'painted', task)).toBe(true);
});

test('several wordings are accepted for a statement that the text does not decide', () => {
  expect(isRight('Not given.', 'not in the text', 'True, false or not in the text?')).toBe(true);
  expect(isRight("doesn't say", 'not said', 'True, false or not said?')).toBe(true);
  expect(isRight('false', 'not said', 'True, false or not said?')).toBe(false);
});
