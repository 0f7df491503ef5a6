import * as v from 'valibot';
import { readBy } from '../../../data/database/read-records.ts';
import { createPartingEntries, type PartingEntries } from '../../../data/device/parting-entries.ts';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { EMPTY_DRAFT, mergeDrafts } from '../../../domain/draft-merge.ts';
import { draftSchema, type NotepadDraft } from '../../../domain/records.ts';
import type { DraftChange } from './draft-saver.ts';

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

/**
 * A lesson's draft as it was left, with the keystrokes that had no time to join the learner's records. Of a field that
 * another tab has changed since, what the learner was told to be saved holds.
 */
export async function reopenDraft(
  lessonId: string,
  store: Pick<LearnerStore, 'draft' | 'saveDraft'>,
  unwrittenDrafts: PartingEntries<DraftChange>,
): Promise<DraftChange> {
  const known = await store.draft(lessonId);
  const unwritten = unwrittenDrafts.read(lessonId);
  if (!unwritten) return unchanged(known ?? EMPTY_DRAFT);
  const { draft, base, underway = base } = unwritten;
  const stored = known ?? base;
  // What the write under way has brought to the device is this tab's own.
  const ofOthers = mergeDrafts(underway, stored, base);
  const joined = mergeDrafts(base, ofOthers, draft);
  const saved = await store.saveDraft(lessonId, joined, stored);
  if (!saved.ok) return { draft: joined, base: stored };
  unwrittenDrafts.forget(lessonId);
  return unchanged(saved.value);
}

/** The same for every notepad that this tab left: what is asked for at a log-out is in the records. */
export async function joinUnwrittenDrafts(
  store: Pick<LearnerStore, 'draft' | 'saveDraft'>,
  unwrittenDrafts: PartingEntries<DraftChange>,
): Promise<void> {
  for (const lessonId of unwrittenDrafts.ids()) await reopenDraft(lessonId, store, unwrittenDrafts);
}

function unchanged(draft: NotepadDraft): DraftChange {
  return { draft, base: draft };
}
