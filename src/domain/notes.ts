import type { NotepadDraft } from './records.ts';
import { err, ok, type Result } from './result.ts';

/** Notes that may be submitted as an answer; whitespace alone may not (specification, section 5). */
export function parseNotes(notes: string): Result<string, { kind: 'empty-notes' }> {
  return notes.trim() === '' ? err({ kind: 'empty-notes' }) : ok(notes);
}

/** Saved homework needs notes and a date (specification, section 5). */
export function validateHomework(homework: {
  notes: string;
  date: string;
}): Result<void, { kind: 'missing-notes-or-date' }> {
  const complete = homework.notes.trim() !== '' && homework.date.trim() !== '';
  return complete ? ok() : err({ kind: 'missing-notes-or-date' });
}

type NotepadContent = Pick<NotepadDraft, 'notes' | 'exercises'>;

/**
 * A notepad after its writing was saved as homework: what is still as it was saved goes, and what was written since,
 * here or in another tab, stays. Cards, prompt and the items that came back begin anew;
 * the drag activity stays.
 */
export function removeSavedWriting(draft: NotepadDraft, saved: NotepadContent): NotepadDraft {
  const newer = Object.entries(draft.exercises).filter(
    ([index, answer]) => saved.exercises[index] !== answer,
  );
  const exercises = Object.fromEntries(newer);
  const isOfNewer = ([item]: [string, unknown]) => Object.hasOwn(exercises, item.split('.')[0] ?? '');
  return {
    ...draft,
    notes: draft.notes === saved.notes ? '' : draft.notes,
    exercises,
    flipped: [],
    audioPlayed: false,
    submissions: [],
    checks: Object.fromEntries(Object.entries(draft.checks).filter(isOfNewer)),
    againChecks: {},
    againAnswers: {},
    ticked: [],
  };
}

/** How an answer is put together moves spaces and the signs of item numbers, and changes nothing else. */
function bareText(text: string): string {
  return text.replace(/[\s().:]/g, '');
}

/** The lines of a text as they are compared; those without a letter, a digit or another sign are left out. */
function bareLines(text: string): string[] {
  return text
    .split('\n')
    .map(bareText)
    .filter((line) => line !== '');
}

/**
 * Whether a notepad holds writing that would be lost with it: a line of the notes or of an exercise answer that
 * is not a whole line of the answer that was submitted, an empty text when there is none. An exercise answer
 * stands there behind its number. A notepad saved as homework is empty.
 * @param exercises answers by exercise index, from '0'
 */
export function hasUnsavedWriting({ notes, exercises }: NotepadContent, answer: string): boolean {
  const kept = new Set(bareLines(answer));
  const answered = Object.entries(exercises).flatMap(([index, text]) => {
    const [first, ...others] = bareLines(text);
    return first === undefined ? [] : [`${Number(index) + 1}${first}`, ...others];
  });
  return [...bareLines(notes), ...answered].some((line) => !kept.has(line));
}
