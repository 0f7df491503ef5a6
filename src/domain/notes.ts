import type { NotepadDraft } from './records.ts';
import { err, ok, type Result } from './result.ts';

/** Fails for notes without text, which may not be submitted (specification, section 5). */
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
 * A notepad after it was saved as homework: text that equals the saved one is removed, text written since,
 * here or in another tab, stays. Cards, prompt and the repeated items are reset; the drag activity stays.
 */
export function removeSavedWriting(draft: NotepadDraft, saved: NotepadContent): NotepadDraft {
  const newer = Object.entries(draft.exercises).filter(
    ([index, answer]) => saved.exercises[index] !== answer,
  );
  const exercises = Object.fromEntries(newer);
  const isNewer = ([item]: [string, unknown]) => Object.hasOwn(exercises, item.split('.')[0] ?? '');
  return {
    ...draft,
    notes: draft.notes === saved.notes ? '' : draft.notes,
    exercises,
    flipped: [],
    audioPlayed: false,
    submissions: [],
    checks: Object.fromEntries(Object.entries(draft.checks).filter(isNewer)),
    againChecks: {},
    againAnswers: {},
    ticked: [],
  };
}

/** Without white space and the signs of item numbers, which may change when an answer is put together. */
function toComparable(text: string): string {
  return text.replace(/[\s().:]/g, '');
}

/** The lines of a text in the form in which they are compared, without empty ones. */
function splitComparableLines(text: string): string[] {
  return text
    .split('\n')
    .map(toComparable)
    .filter((line) => line !== '');
}

/**
 * Whether a notepad has text that would be lost with it: a line of the notes or of an exercise answer that is
 * not a whole line of the submitted answer, where an exercise answer follows its number.
 * @param exercises answers by exercise index, from '0'
 * @param answer the submitted answer; empty if there is none
 */
export function hasUnsavedWriting({ notes, exercises }: NotepadContent, answer: string): boolean {
  const submitted = new Set(splitComparableLines(answer));
  const answered = Object.entries(exercises).flatMap(([index, text]) => {
    const [first, ...others] = splitComparableLines(text);
    return first === undefined ? [] : [`${Number(index) + 1}${first}`, ...others];
  });
  return [...splitComparableLines(notes), ...answered].some((line) => !submitted.has(line));
}
