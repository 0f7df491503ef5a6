import { mergeDrafts, recoverDraft } from '../../domain/draft-merge.ts';
import type { NotepadDraft } from '../../domain/records.ts';
import { isSameJson } from '../canonical-json.ts';
import { KV, readValue } from '../database/learner-tables.ts';
import { parseDraft } from '../database/parse-records.ts';
import { createDraftDeadLetter } from '../sync-rows/unreadable-rows.ts';
import type { SaveResult } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import type { LearnerStore } from './learner-store.ts';

/**
 * The writes of a notepad's draft. Each merges with the stored draft in one transaction, so that no other tab
 * writes in between.
 */
export function createDraftWrites({ tables, now, writeLocalOnly }: TableAccess) {
  function updateDraft(
    lessonId: string,
    merge: (stored: NotepadDraft | null) => NotepadDraft,
  ): SaveResult<NotepadDraft> {
    const key = KV.draft(lessonId);
    return writeLocalOnly([tables.kv, tables.dead], async () => {
      const raw = await readValue(tables, key);
      const deadLetter = createDraftDeadLetter(lessonId, raw, now());
      if (deadLetter) await tables.dead.add(deadLetter);
      const stored = parseDraft(raw);
      const value = merge(stored);
      if (!isSameJson(stored, value)) await tables.kv.put({ key, value });
      return value;
    });
  }

  return {
    saveDraft: (lessonId, draft, base) =>
      updateDraft(lessonId, (stored) => (base && stored ? mergeDrafts(base, draft, stored) : draft)),
    mergeDraft: (lessonId, unsaved) => updateDraft(lessonId, (stored) => recoverDraft(unsaved, stored)),
  } satisfies Partial<LearnerStore>;
}
