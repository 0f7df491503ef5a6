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
  test('counts what is added, changed and dropped', () => {
    const current = withWords({ harbour: '', tide: '', ebb: '' });
    const file = withWords({ tide: 'rk1C', flow: '', sea: '' });
    const next = withWords({ harbour: '', tide: 'rk1C', flow: '', sea: '' });
    const [line, ...others] = createPreviewLines(current, file, next);
    expect(line).toEqual({ name: 'Words you have met', total: 3, added: 2, changed: 1, dropped: 1 });
    expect(others).toEqual([]);
    expect(line && formatPreviewLine(line)).toBe(
      '3 in the file, 2 new, 1 changed, 1 older here will be deleted',
    );
  });

  test('says that a file has nothing new, in any order of badges', () => {
    const current = { ...EMPTY, badges: ['b', 'a'] };
    const lines = createPreviewLines(current, current, { ...EMPTY, badges: ['a', 'b'] });
    expect(lines.map(formatPreviewLine)).toEqual(['2 in the file, nothing new']);
    expect(isUnchanged(lines)).toBe(true);
  });

  test('measures the records after the import', () => {
    expect(computeSizeAfterImport(100, EMPTY, { ...EMPTY, badges: ['ß'] })).toBe(104);
  });
});

test('every reason to refuse a file has its own sentence', () => {
  const faults = [
    [{ kind: 'too-large' }, 'more than 10 MB'],
    [{ kind: 'not-json' }, 'isn’t a Learning Arcade file'],
    [{ kind: 'other-app' }, 'not from Learning Arcade'],
    [{ kind: 'other-version' }, 'another version'],
    [{ kind: 'wrong-part', part: 'learner.words' }, '“learner.words”'],
    [{ kind: 'too-much' }, 'too much in this file'],
    [{ kind: 'unusable', what: 'a part called “__proto__”' }, 'a part called “__proto__”'],
  ] as const;
  for (const [fault, what] of faults) {
    expect(formatDataFileFault(fault)).toMatch(/^[A-Z].*\.$/);
    expect(formatDataFileFault(fault)).toContain(what);
  }
  expect(new Set(faults.map(([fault]) => formatDataFileFault(fault))).size).toBe(faults.length);
});
