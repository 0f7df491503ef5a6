import * as v from 'valibot';
import { createParser } from '../../../data/database/parse-records.ts';
import { createPageExitEntries, type PageExitEntries } from '../../../data/device/page-exit-entries.ts';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { type DraftChange, EMPTY_DRAFT, recoverDraft } from '../../../domain/draft-merge.ts';
import { draftSchema, type NotepadDraft } from '../../../domain/records.ts';

const parseChange = createParser(
  v.object({ draft: draftSchema, base: draftSchema, underway: v.optional(draftSchema) }),
);

/**
 * One learner's unsaved drafts, by lesson. An entry is written when the page or the lesson is left, and
 * merged into the database when the notepad or the database opens next.
 */
export function createUnsavedDrafts(storage: () => Storage, uid: string): PageExitEntries<DraftChange> {
  return createPageExitEntries(storage, `unwritten:${uid}`, parseChange);
}

/** Loads a lesson's draft, after merging the last keystrokes that were not saved in time. */
export async function loadDraft(
  lessonId: string,
  store: Pick<LearnerStore, 'readDraft' | 'mergeDraft'>,
  unwrittenDrafts: PageExitEntries<DraftChange>,
): Promise<DraftChange> {
  const unwritten = unwrittenDrafts.read(lessonId);
  if (!unwritten) return createUnchangedDraft((await store.readDraft(lessonId)) ?? EMPTY_DRAFT);
  const saved = await store.mergeDraft(lessonId, unwritten);
  if (!saved.ok) {
    const stored = (await store.readDraft(lessonId)) ?? unwritten.base;
    return { draft: recoverDraft(unwritten, stored), base: stored };
  }
  unwrittenDrafts.delete(lessonId);
  return createUnchangedDraft(saved.value);
}

/** Merges every unsaved draft of this tab, so that a log-out sees all unsynced work. */
export async function mergeUnsavedDrafts(
  store: Pick<LearnerStore, 'readDraft' | 'mergeDraft'>,
  unwrittenDrafts: PageExitEntries<DraftChange>,
): Promise<void> {
  for (const lessonId of unwrittenDrafts.listIds()) await loadDraft(lessonId, store, unwrittenDrafts);
}

function createUnchangedDraft(draft: NotepadDraft): DraftChange {
  return { draft, base: draft };
}
