import * as v from 'valibot';
import { createParser } from '../../../data/database/parse-records.ts';
import { createPageExitEntries, type PageExitEntries } from '../../../data/device/page-exit-entries.ts';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { type DraftChange, EMPTY_DRAFT, recoverDraft } from '../../../domain/draft-merge.ts';
import { draftSchema, type NotepadDraft } from '../../../domain/records.ts';

const readChange = createParser(
  v.object({ draft: draftSchema, base: draftSchema, underway: v.optional(draftSchema) }),
);

/**
 * One learner's last keystrokes, by lesson. An entry lives from the end of the page, or of the visit to the
 * lesson, to the next opening of the same notepad or of the records, where it joins them.
 */
export function createUnsavedDrafts(storage: () => Storage, uid: string): PageExitEntries<DraftChange> {
  return createPageExitEntries(storage, `unwritten:${uid}`, readChange);
}

/** A lesson's draft as it was left, with the keystrokes that had no time to join the learner's records. */
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

/** The same for every notepad that this tab left: what is asked for at a log-out is in the records. */
export async function mergeUnsavedDrafts(
  store: Pick<LearnerStore, 'readDraft' | 'mergeDraft'>,
  unwrittenDrafts: PageExitEntries<DraftChange>,
): Promise<void> {
  for (const lessonId of unwrittenDrafts.listIds()) await loadDraft(lessonId, store, unwrittenDrafts);
}

function createUnchangedDraft(draft: NotepadDraft): DraftChange {
  return { draft, base: draft };
}
