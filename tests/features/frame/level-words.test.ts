import { expect, test } from 'vitest';
import { missingLevelWords } from '../../../src/features/frame/level-words.ts';

const MISSING = 'The games and classes of C2 are not on this device yet. They come with the next connection.';

test('what is missing is named, and what is there instead', () => {
  expect(missingLevelWords('C2', ['A2', 'B1', 'B2'])).toBe(
    `${MISSING} Until then there are those of A2, B1 and B2.`,
  );
  expect(missingLevelWords('C2', ['A1', 'A2'])).toBe(`${MISSING} Until then there are those of A1 and A2.`);
  expect(missingLevelWords('C2', ['B2'])).toBe(`${MISSING} Until then there are those of B2.`);
});

test('a device that has nothing names nothing', () => {
  expect(missingLevelWords('C2', [])).toBe(MISSING);
});
