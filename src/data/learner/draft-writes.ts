import { joinLeftDraft, mergeDrafts } from '../../domain/draft-merge.ts';
import type { NotepadDraft } from '../../domain/records.ts';
import { isSameJson } from '../canonical-json.ts';
import { KV, readValue } from '../database/learner-tables.ts';
import { readDraft } from '../database/read-records.ts';
import { unreadableDraftLetter } from '../sync-rows/set-aside.ts';
import type { Access } from '../writes/access.ts';
import type { LearnerStore, Saved } from './learner-store.ts';

/**
 * The writes of a notepad's draft. Each joins what the device has in one transaction, so that no other tab writes in
 * between.
 */
export function createDraftWrites({ tables, now, keep }: Access) {
  function change(
    lessonId: string,
    next: (stored: NotepadDraft | null) => NotepadDraft,
  ): Saved<NotepadDraft> {
    const key = KV.draft(lessonId);
    return keep([tables.kv, tables.dead], async () => {
      const raw = await readValue(tables, key);
      const letter = unreadableDraftLetter(lessonId, raw, now());
      if (letter) await tables.dead.add(letter);
      const stored = readDraft(raw);
      const value = next(stored);
      if (!isSameJson(stored, value)) await tables.kv.put({ key, value });
      return value;
    });
  }

  return {
    saveDraft: (lessonId, draft, base) =>
      change(lessonId, (stored) => (base && stored ? mergeDrafts(base, draft, stored) : draft)),
    joinDraft: (lessonId, left) => change(lessonId, (stored) => joinLeftDraft(left, stored)),
  } satisfies Partial<LearnerStore>;
}
