import * as v from 'valibot';
import { readBy } from '../../../data/database/read-records.ts';
import { createPartingEntries, type PartingEntries } from '../../../data/device/parting-entries.ts';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { EMPTY_DRAFT } from '../../../domain/draft-merge.ts';
import { draftSchema, type NotepadDraft } from '../../../domain/records.ts';
import type { DraftChange } from './draft-saver.ts';

const readChange = readBy(v.object({ draft: draftSchema, base: draftSchema }));

/**
 * One learner's last keystrokes, by lesson. An entry lives from the end of the page, or of the visit to the
 * lesson, to the next opening of the same notepad, where it joins the learner's records.
 */
export function createUnwrittenDrafts(storage: () => Storage, uid: string): PartingEntries<DraftChange> {
  return createPartingEntries(storage, `unwritten:${uid}`, readChange);
}

/** A lesson's draft as it was left, with the keystrokes that had no time to join the learner's records. */
export async function reopenDraft(
  lessonId: string,
  store: Pick<LearnerStore, 'draft' | 'saveDraft'>,
  unwrittenDrafts: PartingEntries<DraftChange>,
): Promise<DraftChange> {
  const unwritten = unwrittenDrafts.read(lessonId);
  if (!unwritten) return unchanged((await store.draft(lessonId)) ?? EMPTY_DRAFT);
  const saved = await store.saveDraft(lessonId, unwritten.draft, unwritten.base);
  if (!saved.ok) return unwritten;
  unwrittenDrafts.forget(lessonId);
  return unchanged(saved.value);
}

function unchanged(draft: NotepadDraft): DraftChange {
  return { draft, base: draft };
}
