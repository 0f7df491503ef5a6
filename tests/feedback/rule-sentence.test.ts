import { describe, expect, test } from 'vitest';
import { createRuleSentenceFinder, getItemPrompt } from '../../src/feedback/rule-sentence.ts';

const POINT = {
  heading: 'is or has: who is who',
  explanation:
    'Start with who the person is. Use **is** for tall, young and friendly. Use has for hair and eyes. Then give an example: She is kind.',
  examples: [],
};
const rule = (asked: string, expected: string, given: string, isAnswerShown = true) =>
  createRuleSentenceFinder(POINT)({ asked, expected, given }, isAnswerShown);
const TENSES = {
  heading: 'Present perfect or past simple',
  explanation:
    'Use the past simple for a finished time (yesterday, last week). Use the present perfect (have or has + past participle) when the time is not finished: the result now matters.',
  examples: [],
};

describe('the rule sentence of a missed item', () => {
  test('is the sentence that shares most with it, without the heading', () => {
    expect(rule('My sister (is / has) blue eyes.', 'has', 'is')).toBe('Use has for hair and eyes.');
    expect(rule('Our teacher (is / has) friendly.', 'is', 'has')).toBe(
      'Use is for tall, young and friendly.',
    );
  });

  test('ends with the quotation mark that closes it', () => {
    const point = {
      ...POINT,
      explanation:
        'Use "is" for what a person is like: "She is kind." Use "has" for hair: "He has red hair."',
    };
    const find = createRuleSentenceFinder(point);
    const item = { asked: 'My sister (is / has) long hair.', expected: 'has', given: 'is' };
    expect(find(item, true)).toBe('Use "has" for hair: "He has red hair."');
  });

  test('is found by words that call for a form', () => {
    expect(
      createRuleSentenceFinder(TENSES)(
        { asked: 'Our ball ___ (go) yesterday.', expected: 'went', given: 'has gone' },
        true,
      ),
    ).toContain('past simple for a finished time');
  });

  test('is not the sentence about the given answer', () => {
    const item = { asked: '___ you ever been here?', expected: 'Have', given: 'Did' };
    expect(createRuleSentenceFinder(TENSES)(item, true)).toContain('present perfect');
  });

  test('is found by a word that calls for a form even if the answer repeats it', () => {
    const item = {
      asked: 'last night: I / not sleep / at all',
      expected: 'I did not sleep at all last night.',
      given: 'Last night I have not slept at all',
    };
    expect(createRuleSentenceFinder(TENSES)(item, true)).toContain('past simple');
  });

  test('is not found by "for" before a person', () => {
    const point = {
      ...TENSES,
      explanation:
        'Use the past simple for a finished time: yesterday. Use the present perfect when the time is not finished.',
    };
    const item = {
      asked: 'How many rooms ___ you ___ (look) at for us so far?',
      expected: 'have, looked',
      given: 'did, look',
    };
    expect(createRuleSentenceFinder(point)(item, true)).not.toContain('past simple');
  });

  test('is not found by words that every sentence has', () => {
    expect(rule('Here is the man and this is for you.', 'them', 'they')).toBe('');
  });

  test('is empty when no sentence is about it, or the point has no explanation', () => {
    expect(rule('Go!', 'run', 'fly')).toBe('');
    expect(createRuleSentenceFinder(undefined)({ asked: '', expected: '', given: '' }, true)).toBe('');
  });

  test('does not contain the answer before that is shown', () => {
    expect(rule('My sister (is / has) blue eyes.', 'has', 'is', false)).toBe('');
  });

  test('is found by other forms of a word', () => {
    const point = { ...POINT, explanation: 'First the time. A wish takes the past.' };
    const item = { asked: 'She wishes she ___ there.', expected: 'were', given: 'is' };
    expect(createRuleSentenceFinder(point)(item, true)).toContain('wish');
  });
});

test('the prompt of an item is the line with its number', () => {
  expect(getItemPrompt('Complete.\n(1) I ___.\n(2) *She* ___.', 2)).toBe('She ___.');
  expect(getItemPrompt('Say it.', 1)).toBe('Say it.');
});
