import { describe, expect, test, vi } from 'vitest';
import { getFirstWeekday } from '../../src/platform/first-weekday.ts';

/** A browser whose locales have these members. */
function browserWith(members: object) {
  vi.stubGlobal('Intl', {
    ...Intl,
    Locale: class {
      constructor() {
        Object.assign(this, members);
      }
    },
  });
}

describe('weeks begin', () => {
  test.each([
    ['by the standard’s method', { getWeekInfo: () => ({ firstDay: 7 }) }, 7],
    ['by the earlier property', { weekInfo: { firstDay: 6 } }, 6],
    ['on Monday where a browser tells nothing', {}, 1],
    ['on Monday where it tells what is no day', { weekInfo: { firstDay: 8 } }, 1],
  ])('%s', (_, members, day) => {
    browserWith(members);
    expect(getFirstWeekday('en-US')).toBe(day);
  });

  test('on Monday where the name of the language is none', () => {
    expect(getFirstWeekday('no such language')).toBe(1);
  });
});
