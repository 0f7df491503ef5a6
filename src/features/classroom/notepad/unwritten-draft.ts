import { readDraft } from '../../../data/database/read-records.ts';
import { createPartingEntries, type PartingEntries } from '../../../data/device/parting-entries.ts';
import type { NotepadDraft } from '../../../domain/records.ts';

/**
 * One learner's last keystrokes, by lesson. An entry lives from the end of the page, or of the visit to the
 * lesson, to the next opening of the same notepad, where it joins the learner's records.
 */
export function createUnwrittenDrafts(storage: () => Storage, uid: string): PartingEntries<NotepadDraft> {
  return createPartingEntries(storage, `unwritten:${uid}`, readDraft);
}
