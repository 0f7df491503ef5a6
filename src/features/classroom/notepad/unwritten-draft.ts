import * as v from 'valibot';
import { readBy } from '../../../data/database/read-records.ts';
import { createPartingEntries, type PartingEntries } from '../../../data/device/parting-entries.ts';
import { draftSchema } from '../../../domain/records.ts';
import type { DraftChange } from './draft-saver.ts';

const readChange = readBy(v.object({ draft: draftSchema, base: draftSchema }));

/**
 * One learner's last keystrokes, by lesson. An entry lives from the end of the page, or of the visit to the
 * lesson, to the next opening of the same notepad, where it joins the learner's records.
 */
export function createUnwrittenDrafts(storage: () => Storage, uid: string): PartingEntries<DraftChange> {
  return createPartingEntries(storage, `unwritten:${uid}`, readChange);
}
