import { joinLeftDraft, mergeDrafts } from '../../domain/draft-merge.ts';
import type { NotepadDraft } from '../../domain/records.ts';
import { isSameJson } from '../canonical-json.ts';
import { KV } from '../database/learner-tables.ts';
import { readDraft } from '../database/read-records.ts';
import { unreadableDraftLetter } from '../sync-rows/set-aside.ts';
import type { Access } from '../writes/access.ts';
import type { LearnerStore, Saved } from './learner-store.ts';

/**
 * The writes of a notepad's draft. Each joins what the device has in one transaction, so that no other tab writes in
 * between.
 */
export function createDraftWrites({ tables: { kv, dead }, now, keep }: Access) {
  function change(
    lessonId: string,
    next: (stored: NotepadDraft | null) => NotepadDraft,
  ): Saved<NotepadDraft> {
    const key = KV.draft(lessonId);
    return keep([kv, dead], async () => {
      const raw = (await kv.get(key))?.value;
      const letter = unreadableDraftLetter(lessonId, raw, now());
      if (letter) await dead.add(letter);
      const stored = readDraft(raw);
      const value = next(stored);
      if (!isSameJson(stored, value)) await kv.put({ key, value });
      return value;
    });
  }

  return {
    saveDraft: (lessonId, draft, base) =>
      change(lessonId, (stored) => (base && stored ? mergeDrafts(base, draft, stored) : draft)),
    joinDraft: (lessonId, left) => change(lessonId, (stored) => joinLeftDraft(left, stored)),
  } satisfies Partial<LearnerStore>;
}
