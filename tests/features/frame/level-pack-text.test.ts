import { describe, expect, test } from 'vitest';
import { formatMissingClasses, formatMissingPack } from '../../../src/features/frame/level-pack-text.ts';

const MISSING = 'The games and classes of C2 are not on this device yet. They come with the next connection.';
const C2 = { level: 'C2', reason: 'travel' } as const;
const held = (...levels: ('A1' | 'A2' | 'B1' | 'B2')[]) =>
  levels.map((level) => ({ level, reason: 'travel' }) as const);

describe('of what the profile asks for', () => {
  test('a missing level is named, and what is there instead', () => {
    expect(formatMissingPack(C2, held('A2', 'B1', 'B2'))).toBe(
      `${MISSING} Until then there are those of A2, B1 and B2.`,
    );
    expect(formatMissingPack(C2, held('A1', 'A2'))).toBe(
      `${MISSING} Until then there are those of A1 and A2.`,
    );
    expect(formatMissingPack(C2, held('B2'))).toBe(`${MISSING} Until then there are those of B2.`);
  });

  test('a level is named once, whatever reasons are there', () => {
    expect(formatMissingPack(C2, [...held('B2'), { level: 'B2', reason: 'business' }])).toBe(
      `${MISSING} Until then there are those of B2.`,
    );
  });

  test('a device that has nothing names nothing', () => {
    expect(formatMissingPack(C2, [])).toBe(MISSING);
  });

  test('where the level lacks the reason alone, its classes are missing, and its games are not', () => {
    expect(formatMissingPack({ level: 'B1', reason: 'business' }, held('B1', 'B2'))).toBe(
      'The classes of B1 for business are not on this device yet. They come with the next connection. Until then there are those for travel.',
    );
  });
});

test('of a class that is asked for, the level and reason are named, and those that are there', () => {
  expect(
    formatMissingClasses({ level: 'B1', reason: 'business' }, [
      { level: 'B1', reason: 'personal growth' },
      ...held('B1', 'B2'),
    ]),
  ).toBe(
    'The classes of B1 for business are not on this device. Without a connection there are those of B1 for personal growth and travel and those of B2 for travel.',
  );
});
