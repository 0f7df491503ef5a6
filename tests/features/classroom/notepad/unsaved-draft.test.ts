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

/** A store of drafts by lesson. */
const createDraftStore = (drafts: Map<string, NotepadDraft>) => ({
  readDraft: async (id: string) => drafts.get(id) ?? null,
  async mergeDraft(id: string, unsaved: DraftChange) {
    const draft = recoverDraft(unsaved, drafts.get(id) ?? null);
    drafts.set(id, draft);
    return ok(draft);
  },
});

test('an unsaved draft is read only for its learner and lesson, until it is deleted', () => {
  const tab = createFakeTabStorage();
  const openDrafts = (uid: string) => createUnsavedDrafts(() => tab, uid);
  openDrafts('ana').save('lesson', CHANGE);
  expect(openDrafts('ana').read('lesson')).toEqual(CHANGE);
  expect(openDrafts('ben').read('lesson')).toBeNull();
  expect(openDrafts('ana').read('other')).toBeNull();
  openDrafts('ana').delete('lesson');
  expect(openDrafts('ana').read('lesson')).toBeNull();
});

test.each(['', '{', 'null', '7'])('an entry with the text %j is ignored', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = { ...createFakeTabStorage(), getItem: () => text };
  expect(createUnsavedDrafts(() => storage, 'ana').read('lesson')).toBeNull();
});

describe('a notepad that opens after its tab was closed in the middle of a write', () => {
  /** Reopens the notepad and returns its notes, which must equal the stored ones. */
  async function reopenNotepad(unsaved: DraftChange, stored: NotepadDraft | null) {
    const drafts = new Map(stored && [['lesson', stored]]);
    const storage = createFakeTabStorage();
    const tab = createUnsavedDrafts(() => storage, 'ana');
    tab.save('lesson', unsaved);
    const shown = await loadDraft('lesson', createDraftStore(drafts), tab);
    expect(tab.read('lesson')).toBeNull();
    expect(shown).toEqual({ draft: drafts.get('lesson'), base: drafts.get('lesson') });
    return shown.draft.notes;
  }

  test('has its last words, whether or not the write before them succeeded', async () => {
    const unsaved = {
      base: createNotepadDraft('I'),
      underway: createNotepadDraft('I went'),
      draft: createNotepadDraft('I went home'),
    };
    expect(await reopenNotepad(unsaved, createNotepadDraft('I'))).toBe('I went home');
    expect(await reopenNotepad(unsaved, createNotepadDraft('I went'))).toBe('I went home');
    expect(await reopenNotepad(unsaved, null)).toBe('I went home');
  });

  test('does not overwrite what another tab has saved since', async () => {
    const unsaved = {
      base: createNotepadDraft('I'),
      underway: createNotepadDraft('I went'),
      draft: createNotepadDraft('I went'),
    };
    expect(await reopenNotepad(unsaved, createNotepadDraft('We stayed'))).toBe('We stayed');
  });
});

test('an opened database gets the unsaved drafts of every notepad in its tab', async () => {
  const storage = createFakeTabStorage();
  const tab = createUnsavedDrafts(() => storage, 'ana');
  for (const id of ['one', 'two'])
    tab.save(id, { base: EMPTY_DRAFT, draft: createNotepadDraft(`Notes of ${id}`) });
  createUnsavedDrafts(() => storage, 'ben').save('three', CHANGE);
  const drafts = new Map<string, NotepadDraft>();
  await mergeUnsavedDrafts(createDraftStore(drafts), tab);
  expect([...drafts].map(([id, { notes }]) => `${id}: ${notes}`)).toEqual([
    'one: Notes of one',
    'two: Notes of two',
  ]);
  expect(tab.listIds()).toEqual([]);
});
