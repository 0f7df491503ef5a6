import { describe, expect, test } from 'vitest';
import { formatMissingClasses, formatMissingPack } from '../../../src/features/shell/level-pack-text.ts';

const MISSING = 'The C2 games and classes aren’t downloaded yet. You’ll get them when you’re online.';
const C2 = { level: 'C2', reason: 'travel' } as const;
const createPacks = (...levels: ('A1' | 'A2' | 'B1' | 'B2')[]) =>
  levels.map((level) => ({ level, reason: 'travel' }) as const);

describe('the text about a missing pack', () => {
  test('names the missing level and the stored ones', () => {
    expect(formatMissingPack(C2, createPacks('A2', 'B1', 'B2'))).toBe(
      `${MISSING} For now, you have A2, B1 and B2.`,
    );
    expect(formatMissingPack(C2, createPacks('A1', 'A2'))).toBe(`${MISSING} For now, you have A1 and A2.`);
    expect(formatMissingPack(C2, createPacks('B2'))).toBe(`${MISSING} For now, you have B2.`);
  });

  test('names a level once, for any number of reasons', () => {
    expect(formatMissingPack(C2, [...createPacks('B2'), { level: 'B2', reason: 'business' }])).toBe(
      `${MISSING} For now, you have B2.`,
    );
  });

  test('names no stored level when there is none', () => {
    expect(formatMissingPack(C2, [])).toBe(MISSING);
  });

  test('names only the classes when a level lacks only the reason', () => {
    expect(formatMissingPack({ level: 'B1', reason: 'business' }, createPacks('B1', 'B2'))).toBe(
      'The B1 classes for business aren’t downloaded yet. You’ll get them when you’re online. For now, there are classes for travel.',
    );
  });
});

test('the text about missing classes names their level and reason, and the stored ones', () => {
  expect(
    formatMissingClasses({ level: 'B1', reason: 'business' }, [
      { level: 'B1', reason: 'personal growth' },
      ...createPacks('B1', 'B2'),
    ]),
  ).toBe(
    'The B1 classes for business aren’t downloaded. Offline, you have B1 for personal growth and travel and B2 for travel.',
  );
});
