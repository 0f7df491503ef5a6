import { describe, expect, test, vi } from 'vitest';
import { getFirstWeekday } from '../../src/platform/first-weekday.ts';

/** Stubs a browser with locales that have these members. */
function stubLocale(members: object) {
  vi.stubGlobal('Intl', {
    ...Intl,
    Locale: class {
      constructor() {
        Object.assign(this, members);
      }
    },
  });
}

describe('the first weekday', () => {
  test.each([
    ['comes from the standard’s method', { getWeekInfo: () => ({ firstDay: 7 }) }, 7],
    ['comes from the earlier property', { weekInfo: { firstDay: 6 } }, 6],
    ['is Monday in a browser without both', {}, 1],
    ['is Monday if the browser’s value is no day', { weekInfo: { firstDay: 8 } }, 1],
  ])('%s', (_, members, day) => {
    stubLocale(members);
    expect(getFirstWeekday('en-US')).toBe(day);
  });

  test('is Monday for an invalid language tag', () => {
    expect(getFirstWeekday('no such language')).toBe(1);
  });
});
