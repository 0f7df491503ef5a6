import { err, ok, type Result } from './result.ts';

/** Notes that may be submitted as an answer; whitespace alone may not (specification, section 5). */
export function parseNotes(notes: string): Result<string, { kind: 'empty-notes' }> {
  return notes.trim() === '' ? err({ kind: 'empty-notes' }) : ok(notes);
}

/** Saved homework needs notes and a date (specification, section 5). */
export function checkHomework(homework: {
  notes: string;
  date: string;
}): Result<void, { kind: 'missing-notes-or-date' }> {
  const complete = homework.notes.trim() !== '' && homework.date.trim() !== '';
  return complete ? ok() : err({ kind: 'missing-notes-or-date' });
}
