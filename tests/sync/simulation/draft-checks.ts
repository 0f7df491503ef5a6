import { KV } from '../../../src/data/database/learner-tables.ts';
import { parseDraft, parseHomework } from '../../../src/data/database/parse-records.ts';
import type { NotepadDraft } from '../../../src/domain/records.ts';
import { isMap } from './cloud-history.ts';
import type { TransactionContext } from './ledger.ts';
import type { MemoryDatabase, RowChange } from './memory-database.ts';

const PREFIX = KV.draft('');

/** Whether a row is a notepad's draft. */
export function isDraft({ table, key }: Pick<RowChange, 'table' | 'key'>): boolean {
  return table === 'kv' && String(key).startsWith(PREFIX);
}

/** The texts of a draft, by field. */
export function listTexts({ notes, exercises }: Pick<NotepadDraft, 'notes' | 'exercises'>) {
  return new Map([['notes', notes], ...Object.entries(exercises)]);
}

/**
 * A text of a draft is removed only when the learner replaces it, when homework takes it, or
 * with its lesson. A replaced text never returns, and a tab's unsaved text replaces no text saved since.
 */
export function checkDrafts({ ledger, database }: TransactionContext, changes: readonly RowChange[]): void {
  for (const { key, before, after } of changes.filter(isDraft)) {
    const lessonId = String(key).slice(PREFIX.length);
    const newTexts = textsIn(after);
    for (const [field, text] of textsIn(before)) {
      const newText = newTexts.get(field) ?? '';
      if (text === '' || newText === text) continue;
      if (newText === '') {
        const mayBeRemoved = !database.rows.lessons.has(lessonId) || isInHomework(database, text);
        ledger.expect('drafts-stay', mayBeRemoved, () => `"${text}" went from the notepad of ${lessonId}`);
        continue;
      }
      const { requests } = ledger;
      const isBack = requests.overwritten.has(newText) || requests.wasSavedSince(text, newText);
      ledger.expect('drafts-stay', !isBack, () => `"${newText}" is back in the place of "${text}"`);
      requests.overwritten.add(text);
    }
  }
}

/** Whether a text is in a draft, or was removed by the rules. */
export function isTextRetained(
  { ledger, database }: TransactionContext,
  lessonId: string,
  text: string,
): boolean {
  if (!database.rows.lessons.has(lessonId)) return true;
  const stored = textsIn(database.rows.kv.get(KV.draft(lessonId)));
  if ([...stored.values()].includes(text)) return true;
  return ledger.requests.overwritten.has(text) || isInHomework(database, text);
}

function textsIn(row: unknown): ReadonlyMap<string, string> {
  const draft = isMap(row) ? parseDraft(row.value) : null;
  return draft ? listTexts(draft) : new Map();
}

function isInHomework(database: MemoryDatabase, text: string): boolean {
  return [...database.rows.homework.values()].some((row) => {
    const homework = parseHomework(row);
    return homework !== null && [...listTexts(homework).values()].includes(text);
  });
}
