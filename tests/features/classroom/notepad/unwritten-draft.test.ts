import { expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../../../src/domain/draft-merge.ts';
import type { DraftChange } from '../../../../src/features/classroom/notepad/draft-saver.ts';
import { createUnwrittenDrafts } from '../../../../src/features/classroom/notepad/unwritten-draft.ts';
import { aTabStorage } from './tab-storage.ts';

const CHANGE: DraftChange = {
  base: { ...EMPTY_DRAFT, notes: 'I went' },
  draft: {
    ...EMPTY_DRAFT,
    notes: 'I went home.',
    exercises: { 0: 'went' },
    starting: ['Hello.'],
    flipped: [2],
    audioPlayed: true,
    checks: { '0.1': ['went'] },
    step: 'write',
  },
};

test('an unwritten draft comes back whole to its learner and lesson alone, until it is forgotten', () => {
  const tab = aTabStorage();
  const draftsOf = (uid: string) => createUnwrittenDrafts(() => tab, uid);
  draftsOf('ana').keep('lesson', CHANGE);
  expect(draftsOf('ana').read('lesson')).toEqual(CHANGE);
  expect(draftsOf('ben').read('lesson')).toBeNull();
  expect(draftsOf('ana').read('other')).toBeNull();
  draftsOf('ana').forget('lesson');
  expect(draftsOf('ana').read('lesson')).toBeNull();
});

test.each(['', '{', 'null', '7'])('an entry that reads %j counts as none', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = { ...aTabStorage(), getItem: () => text };
  expect(createUnwrittenDrafts(() => storage, 'ana').read('lesson')).toBeNull();
});
