import * as v from 'valibot';
import { readBy } from '../../../data/database/read-records.ts';
import { createPartingEntries, type PartingEntries } from '../../../data/device/parting-entries.ts';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { type DraftChange, EMPTY_DRAFT, joinLeftDraft } from '../../../domain/draft-merge.ts';
import { draftSchema, type NotepadDraft } from '../../../domain/records.ts';

const readChange = readBy(
  v.object({ draft: draftSchema, base: draftSchema, underway: v.optional(draftSchema) }),
);

/**
 * One learner's last keystrokes, by lesson. An entry lives from the end of the page, or of the visit to the
 * lesson, to the next opening of the same notepad or of the records, where it joins them.
 */
export function createUnwrittenDrafts(storage: () => Storage, uid: string): PartingEntries<DraftChange> {
  return createPartingEntries(storage, `unwritten:${uid}`, readChange);
}

/** A lesson's draft as it was left, with the keystrokes that had no time to join the learner's records. */
export async function reopenDraft(
  lessonId: string,
  store: Pick<LearnerStore, 'draft' | 'joinDraft'>,
  unwrittenDrafts: PartingEntries<DraftChange>,
): Promise<DraftChange> {
  const unwritten = unwrittenDrafts.read(lessonId);
  if (!unwritten) return unchanged((await store.draft(lessonId)) ?? EMPTY_DRAFT);
  const saved = await store.joinDraft(lessonId, unwritten);
  if (!saved.ok) {
    const stored = (await store.draft(lessonId)) ?? unwritten.base;
    return { draft: joinLeftDraft(unwritten, stored), base: stored };
  }
  unwrittenDrafts.forget(lessonId);
  return unchanged(saved.value);
}

/** The same for every notepad that this tab left: what is asked for at a log-out is in the records. */
export async function joinUnwrittenDrafts(
  store: Pick<LearnerStore, 'draft' | 'joinDraft'>,
  unwrittenDrafts: PartingEntries<DraftChange>,
): Promise<void> {
  for (const lessonId of unwrittenDrafts.ids()) await reopenDraft(lessonId, store, unwrittenDrafts);
}

function unchanged(draft: NotepadDraft): DraftChange {
  return { draft, base: draft };
}
