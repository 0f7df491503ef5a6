import { describe, expect, test } from 'vitest';
import type { LearnerData } from '../../../../src/data/data-file/learner-data.ts';
import { EMPTY_LEARNER_STATE } from '../../../../src/domain/records.ts';
import { formatDataFileFault } from '../../../../src/features/settings/your-data/data-import.tsx';
import {
  computeSizeAfterImport,
  createPreviewLines,
  formatPreviewLine,
  isUnchanged,
} from '../../../../src/features/settings/your-data/file-preview.ts';

const EMPTY: LearnerData = {
  ...EMPTY_LEARNER_STATE,
  drafts: {},
  games: {},
  usedContent: { phrases: [], vocab: [] },
};
const withWords = (words: LearnerData['words']): LearnerData => ({ ...EMPTY, words });

describe('a preview', () => {
  test('counts what is new, what changes, and what makes room', () => {
    const here = withWords({ harbour: '', tide: '', ebb: '' });
    const file = withWords({ tide: 'rk1C', flow: '', sea: '' });
    const next = withWords({ harbour: '', tide: 'rk1C', flow: '', sea: '' });
    const [line, ...others] = createPreviewLines(here, file, next);
    expect(line).toEqual({ name: 'Words you have met', holds: 3, adds: 2, changes: 1, drops: 1 });
    expect(others).toEqual([]);
    expect(line && formatPreviewLine(line)).toBe(
      '3 in the file, 2 new, 1 changed, 1 of yours here make room for newer ones',
    );
  });

  test('says where a file brings nothing, whatever the order of its badges', () => {
    const here = { ...EMPTY, badges: ['b', 'a'] };
    const lines = createPreviewLines(here, here, { ...EMPTY, badges: ['a', 'b'] });
    expect(lines.map(formatPreviewLine)).toEqual(['2 in the file, nothing new']);
    expect(isUnchanged(lines)).toBe(true);
  });

  test('measures the records as they would be', () => {
    expect(computeSizeAfterImport(100, EMPTY, { ...EMPTY, badges: ['ß'] })).toBe(104);
  });
});

test('every reason not to take a file in is one sentence that says which', () => {
  const faults = [
    [{ kind: 'too-large' }, 'larger than 10 MB'],
    [{ kind: 'not-json' }, 'can’t be read as JSON'],
    [{ kind: 'other-app' }, 'not from Learning Arcade'],
    [{ kind: 'other-version' }, 'another version'],
    [{ kind: 'wrong-part', part: 'learner.words' }, '“learner.words”'],
    [{ kind: 'too-much' }, 'more than a learner’s data can be'],
    [{ kind: 'unusable', what: 'something named “__proto__”' }, 'named “__proto__”'],
  ] as const;
  for (const [fault, what] of faults) {
    expect(formatDataFileFault(fault)).toMatch(/^[A-Z].*\.$/);
    expect(formatDataFileFault(fault)).toContain(what);
  }
  expect(new Set(faults.map(([fault]) => formatDataFileFault(fault))).size).toBe(faults.length);
});
