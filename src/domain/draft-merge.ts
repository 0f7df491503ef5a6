import * as v from 'valibot';
import { draftSchema, type NotepadDraft } from './records.ts';

/** A notepad's draft, and the stored draft that it is based on. */
export interface DraftChange {
  draft: NotepadDraft;
  base: NotepadDraft;
  /** An earlier draft whose write has started and may still succeed. */
  underway?: NotepadDraft | undefined;
}

/** An empty notepad. */
export const EMPTY_DRAFT = v.parse(draftSchema, {});

/** Whether a notepad is untouched; having opened a step of the class does not count. */
export function isEmptyDraft({ step: _step, ...draft }: NotepadDraft): boolean {
  return Object.values(draft).every((field) =>
    typeof field === 'object' ? Object.keys(field).length === 0 : !field,
  );
}

/**
 * Merges two drafts of a notepad that come from one, field by field: a field that changed here since `base`
 * is taken from here, every other from there. A field is the notes, each exercise, each item's checks, the
 * drag activity, the cards, the prompt, or the step.
 * @param base the draft that both come from
 * @param here this page's draft
 * @param there the stored draft, which another tab may have changed
 */
export function mergeDrafts(base: NotepadDraft, here: NotepadDraft, there: NotepadDraft): NotepadDraft {
  const isDragged = !isSameList(base.starting, here.starting) || !isSameList(base.keeping, here.keeping);
  const { starting, keeping } = isDragged ? here : there;
  return {
    notes: here.notes === base.notes ? there.notes : here.notes,
    exercises: mergeMaps(base.exercises, here.exercises, there.exercises, Object.is),
    starting,
    keeping,
    flipped: isSameList(base.flipped, here.flipped) ? there.flipped : here.flipped,
    audioPlayed: here.audioPlayed === base.audioPlayed ? there.audioPlayed : here.audioPlayed,
    submissions: isSamePractice(base, here) ? there.submissions : here.submissions,
    checks: mergeMaps(base.checks, here.checks, there.checks, isSameList),
    againChecks: mergeMaps(base.againChecks, here.againChecks, there.againChecks, isSameList),
    againAnswers: mergeMaps(base.againAnswers, here.againAnswers, there.againAnswers, Object.is),
    ticked: isSameList(base.ticked, here.ticked) ? there.ticked : here.ticked,
    step: here.step === base.step ? there.step : here.step,
  };
}

/**
 * Restores a draft whose last change may not have been written before the page was closed. Where another tab
 * has changed the same field, the restored change wins, since the learner was told that it is saved.
 * @param stored the device's draft; `null` if there is none
 */
export function recoverDraft(
  { draft, base, underway = base }: DraftChange,
  stored: NotepadDraft | null,
): NotepadDraft {
  // What the in-flight write brought to the device is not a change of another tab.
  const changedByOthers = mergeDrafts(underway, stored ?? base, base);
  return mergeDrafts(base, changedByOthers, draft);
}

type Entries<Value> = Readonly<Record<string, Value>>;

function mergeMaps<Value>(
  base: Entries<Value>,
  here: Entries<Value>,
  there: Entries<Value>,
  isEqual: (one: Value, other: Value) => boolean,
): Record<string, Value> {
  const changed = [...new Set([...Object.keys(base), ...Object.keys(here)])].filter((name) => {
    const [before, after] = [base[name], here[name]];
    return before === undefined || after === undefined ? before !== after : !isEqual(before, after);
  });
  const merged = new Map(Object.entries(there));
  for (const name of changed) {
    const value = here[name];
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  return Object.fromEntries(merged);
}

function isSamePractice(one: NotepadDraft, other: NotepadDraft): boolean {
  const actions = ({ submissions }: NotepadDraft) => submissions.map(({ action }) => action);
  return isSameList(actions(one), actions(other));
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
