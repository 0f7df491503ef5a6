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

/** How an answer is put together moves spaces and the signs of item numbers, and changes nothing else. */
function bareText(text: string): string {
  return text.replace(/[\s().:]/g, '');
}

/**
 * Whether a notepad holds writing that would be lost with it: lines of notes or exercise answers that are not in
 * the answer that was submitted, an empty text when there is none. A notepad saved as homework is empty.
 */
export function hasUnkeptWriting(
  { notes, exercises }: { notes: string; exercises: Readonly<Record<string, string>> },
  answer: string,
): boolean {
  const kept = bareText(answer);
  const lines = [notes, ...Object.values(exercises)].flatMap((text) => text.split('\n'));
  return lines.some((line) => !kept.includes(bareText(line)));
}
