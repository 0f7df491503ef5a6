import { describe, expect, test, vi } from 'vitest';
import { type DraftChange, EMPTY_DRAFT, recoverDraft } from '../../../../src/domain/draft-merge.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { ok } from '../../../../src/domain/result.ts';
import {
  createUnsavedDrafts,
  loadDraft,
  mergeUnsavedDrafts,
} from '../../../../src/features/classroom/notepad/unsaved-draft.ts';
import { createFakeTabStorage, createNotepadDraft } from './fake-tab-storage.ts';

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

/** What keeps drafts by their lessons. */
const aDevice = (kept: Map<string, NotepadDraft>) => ({
  readDraft: async (id: string) => kept.get(id) ?? null,
  async mergeDraft(id: string, left: DraftChange) {
    const draft = recoverDraft(left, kept.get(id) ?? null);
    kept.set(id, draft);
    return ok(draft);
  },
});

test('an unwritten draft comes back whole to its learner and lesson alone, until it is forgotten', () => {
  const tab = createFakeTabStorage();
  const draftsOf = (uid: string) => createUnsavedDrafts(() => tab, uid);
  draftsOf('ana').save('lesson', CHANGE);
  expect(draftsOf('ana').read('lesson')).toEqual(CHANGE);
  expect(draftsOf('ben').read('lesson')).toBeNull();
  expect(draftsOf('ana').read('other')).toBeNull();
  draftsOf('ana').delete('lesson');
  expect(draftsOf('ana').read('lesson')).toBeNull();
});

test.each(['', '{', 'null', '7'])('an entry that reads %j counts as none', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = { ...createFakeTabStorage(), getItem: () => text };
  expect(createUnsavedDrafts(() => storage, 'ana').read('lesson')).toBeNull();
});

describe('a notepad that opens after its tab was closed in the middle of a write', () => {
  /** What the device has in the end, and what the notepad shows. */
  async function reopened(left: DraftChange, stored: NotepadDraft | null) {
    const kept = new Map(stored && [['lesson', stored]]);
    const storage = createFakeTabStorage();
    const tab = createUnsavedDrafts(() => storage, 'ana');
    tab.save('lesson', left);
    const shown = await loadDraft('lesson', aDevice(kept), tab);
    expect(tab.read('lesson')).toBeNull();
    expect(shown).toEqual({ draft: kept.get('lesson'), base: kept.get('lesson') });
    return shown.draft.notes;
  }

  test('has its last words, whether or not the write before them got through', async () => {
    const left = {
      base: createNotepadDraft('I'),
      underway: createNotepadDraft('I went'),
      draft: createNotepadDraft('I went home'),
    };
    expect(await reopened(left, createNotepadDraft('I'))).toBe('I went home');
    expect(await reopened(left, createNotepadDraft('I went'))).toBe('I went home');
    expect(await reopened(left, null)).toBe('I went home');
  });

  test('does not put them over what another tab was told to be saved since', async () => {
    const left = {
      base: createNotepadDraft('I'),
      underway: createNotepadDraft('I went'),
      draft: createNotepadDraft('I went'),
    };
    expect(await reopened(left, createNotepadDraft('We stayed'))).toBe('We stayed');
  });
});

test('records that are opened have the last words of every notepad that their tab left', async () => {
  const storage = createFakeTabStorage();
  const tab = createUnsavedDrafts(() => storage, 'ana');
  for (const id of ['one', 'two'])
    tab.save(id, { base: EMPTY_DRAFT, draft: createNotepadDraft(`Notes of ${id}`) });
  createUnsavedDrafts(() => storage, 'ben').save('three', CHANGE);
  const kept = new Map<string, NotepadDraft>();
  await mergeUnsavedDrafts(aDevice(kept), tab);
  expect([...kept].map(([id, { notes }]) => `${id}: ${notes}`)).toEqual([
    'one: Notes of one',
    'two: Notes of two',
  ]);
  expect(tab.listIds()).toEqual([]);
});
