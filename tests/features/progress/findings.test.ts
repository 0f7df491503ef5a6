import { describe, expect, test } from 'vitest';
import { buildActivityWeeks } from '../../../src/domain/activity.ts';
import {
  formatActivityByMonth,
  formatActivityFinding,
  formatDayAhead,
  formatGrammarFinding,
  formatReviewsFinding,
  formatStrengthFinding,
} from '../../../src/features/progress/findings.ts';

const createForecast = (...words: readonly number[]) =>
  words.map((count, index) => ({ date: `2026-11-${22 + index}`, words: count }));

test.each([
  ['You’ve met 1 word. Each right answer makes a word stronger.', { new: 1, weak: 0, growing: 0, strong: 0 }],
  ['Of your 11 words, 1 is strong and 3 are growing.', { new: 5, weak: 2, growing: 3, strong: 1 }],
  ['Of your 21 words, 10 are growing.', { new: 11, weak: 0, growing: 10, strong: 0 }],
])('the text about strengths counts the words: %s', (finding, counts) => {
  expect(formatStrengthFinding(counts)).toBe(finding);
});

describe('the text about due words', () => {
  test.each([
    ['1 word to review today, and 5 in the next 2 days.', [1, 2, 3]],
    ['12 words to review today, and 0 in the next 2 days.', [12, 0, 0]],
    ['No words to review today, and 4 in the next 2 days.', [0, 0, 4]],
  ])('is a sentence with the counts: %s', (finding, words) => {
    expect(formatReviewsFinding(createForecast(...words))).toBe(finding);
  });

  test('says that there is no hurry when more words are due than games bring in a day', () => {
    expect(formatReviewsFinding(createForecast(340, 2, 1))).toBe(
      '340 words to review today, and 3 in the next 2 days. There’s no hurry: games ask you at most 60 a day.',
    );
  });

  test('has the names of the days', () => {
    expect(createForecast(1, 1, 1).map(formatDayAhead)).toEqual(['Today', 'Tomorrow', 'Tue 24 Nov']);
  });
});

describe('the text about grammar points', () => {
  const point = { point: 'be', name: 'am, is, are', asked: 6, right: 2, percent: 33 };

  test('names the one that needs practice most', () => {
    expect(formatGrammarFinding([point], 14)).toBe(
      'Of 14 points, practise this one first: “am, is, are”, with 2 of 6 right.',
    );
    expect(formatGrammarFinding([point], 1)).toBe(
      'You’ve practised one point: “am, is, are”, with 2 of 6 right.',
    );
  });

  test('recommends no practice when every answer was right', () => {
    expect(formatGrammarFinding([{ ...point, right: 6, percent: 100 }], 1)).toBe(
      'You got every question on these points right.',
    );
  });
});

describe('the text about activity', () => {
  const weeks = buildActivityWeeks(
    new Map([
      ['2026-11-23', 4],
      ['2026-11-02', 40],
      ['2026-10-31', 1],
    ]),
    '2026-11-24',
    5,
  );

  test('counts the days, including this week', () => {
    expect(formatActivityFinding(weeks)).toBe('You learned on 3 days in the last 5 weeks. This week: 1 day.');
  });

  test('sums the days by month for screen readers', () => {
    expect(formatActivityByMonth(weeks)).toBe('Oct 1, Nov 44');
  });
});
