import { describe, expect, test, vi } from 'vitest';
import { type DraftChange, EMPTY_DRAFT, joinLeftDraft } from '../../../../src/domain/draft-merge.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { ok } from '../../../../src/domain/result.ts';
import {
  createUnwrittenDrafts,
  joinUnwrittenDrafts,
  reopenDraft,
} from '../../../../src/features/classroom/notepad/unwritten-draft.ts';
import { aDraft, aTabStorage } from './tab-storage.ts';

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
  draft: async (id: string) => kept.get(id) ?? null,
  async joinDraft(id: string, left: DraftChange) {
    const draft = joinLeftDraft(left, kept.get(id) ?? null);
    kept.set(id, draft);
    return ok(draft);
  },
});

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

describe('a notepad that opens after its tab was closed in the middle of a write', () => {
  /** What the device has in the end, and what the notepad shows. */
  async function reopened(left: DraftChange, stored: NotepadDraft | null) {
    const kept = new Map(stored && [['lesson', stored]]);
    const storage = aTabStorage();
    const tab = createUnwrittenDrafts(() => storage, 'ana');
    tab.keep('lesson', left);
    const shown = await reopenDraft('lesson', aDevice(kept), tab);
    expect(tab.read('lesson')).toBeNull();
    expect(shown).toEqual({ draft: kept.get('lesson'), base: kept.get('lesson') });
    return shown.draft.notes;
  }

  test('has its last words, whether or not the write before them got through', async () => {
    const left = { base: aDraft('I'), underway: aDraft('I went'), draft: aDraft('I went home') };
    expect(await reopened(left, aDraft('I'))).toBe('I went home');
    expect(await reopened(left, aDraft('I went'))).toBe('I went home');
    expect(await reopened(left, null)).toBe('I went home');
  });

  test('does not put them over what another tab was told to be saved since', async () => {
    const left = { base: aDraft('I'), underway: aDraft('I went'), draft: aDraft('I went') };
    expect(await reopened(left, aDraft('We stayed'))).toBe('We stayed');
  });
});

test('records that are opened have the last words of every notepad that their tab left', async () => {
  const storage = aTabStorage();
  const tab = createUnwrittenDrafts(() => storage, 'ana');
  for (const id of ['one', 'two']) tab.keep(id, { base: EMPTY_DRAFT, draft: aDraft(`Notes of ${id}`) });
  createUnwrittenDrafts(() => storage, 'ben').keep('three', CHANGE);
  const kept = new Map<string, NotepadDraft>();
  await joinUnwrittenDrafts(aDevice(kept), tab);
  expect([...kept].map(([id, { notes }]) => `${id}: ${notes}`)).toEqual([
    'one: Notes of one',
    'two: Notes of two',
  ]);
  expect(tab.ids()).toEqual([]);
});
