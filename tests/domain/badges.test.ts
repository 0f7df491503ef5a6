import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBadge, badgeOf } from '../../src/domain/badges.ts';

describe('a badge', () => {
  test('comes from the plan', () => {
    expect(badgeOf({ badge: ' Polite Asker ' })).toBe('Polite Asker');
  });

  test('is the Lesson Star when the plan has none', () => {
    expect(badgeOf({ badge: ' ' })).toBe('Lesson Star');
  });

  test('that is new is added at the end', () => {
    expect(addBadge(['A'], 'B')).toEqual({ badges: ['A', 'B'], isNew: true });
  });

  test('that is earned again is kept once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (badges, badge) => {
        const once = addBadge(badges, badge);
        expect(addBadge(once.badges, badge)).toEqual({ badges: once.badges, isNew: false });
        expect(new Set(once.badges)).toEqual(new Set([...badges, badge]));
        expect(new Set(once.badges).size).toBe(once.badges.length);
      }),
    );
  });
});
