import { expect, test, vi } from 'vitest';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { createUnwrittenDrafts } from '../../../../src/features/classroom/notepad/unwritten-draft.ts';
import { aTabStorage } from './tab-storage.ts';

const DRAFT: NotepadDraft = {
  notes: 'I went home.',
  exercises: { 0: 'went' },
  starting: ['Hello.'],
  keeping: [],
  flipped: [2],
  audioPlayed: true,
};

test('an unwritten draft comes back whole to its learner and lesson alone, until it is forgotten', () => {
  const tab = aTabStorage();
  const draftsOf = (uid: string) => createUnwrittenDrafts(() => tab, uid);
  draftsOf('ana').keep('lesson', DRAFT);
  expect(draftsOf('ana').read('lesson')).toEqual(DRAFT);
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
