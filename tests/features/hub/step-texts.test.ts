import { expect, test } from 'vitest';
import { buildLearningWeek } from '../../../src/domain/learning-week.ts';
import { formatDayName, formatWeekDay, formatWeekMessage } from '../../../src/features/hub/step-texts.ts';

// A Wednesday.
const TODAY = '2026-11-18';
const createWeek = (...learnt: readonly string[]) => buildLearningWeek(new Set(learnt), TODAY, 1);

test.each([
  ['for the first time', [], 'You get a tick for every day you learn.'],
  ['after days without', ['2026-11-10'], 'Good to see you again.'],
  ['on the day after', ['2026-11-17'], 'Learn something to tick today.'],
  ['with today ticked', ['2026-11-10', TODAY], 'Today is ticked. Well done!'],
  ['with three days ticked', ['2026-11-16', '2026-11-17', TODAY], 'Today is ticked. 3 days this week!'],
])('a learner who comes %s gets a kind message', (_, learnt, text) => {
  expect(formatWeekMessage(createWeek(...learnt))).toBe(text);
});

test('each day of the week has an accessible name', () => {
  expect(createWeek('2026-11-16').days.map(formatWeekDay)).toEqual([
    'Monday: ticked',
    'Tuesday: no practice',
    'Wednesday, today: still empty',
    'Thursday: not yet',
    'Friday: not yet',
    'Saturday: not yet',
    'Sunday: not yet',
  ]);
  expect(createWeek(TODAY).days.map(formatWeekDay)[2]).toBe('Wednesday, today: ticked');
});

test('a day has its calendar name in every time zone', () => {
  expect(
    createWeek()
      .days.map(({ date }) => formatDayName(date, 'narrow'))
      .join(''),
  ).toBe('MTWTFSS');
});
