import * as v from 'valibot';
import { draftSchema, type NotepadDraft } from './records.ts';

/** A notepad's draft, and what it was when it was last the same as the device's. */
export interface DraftChange {
  draft: NotepadDraft;
  base: NotepadDraft;
  /** An earlier one whose write has begun, and may get through. */
  underway?: NotepadDraft | undefined;
}

/** An empty notepad. */
export const EMPTY_DRAFT = v.parse(draftSchema, {});

/** Whether nothing has been done in a notepad; to have opened a step of its class is nothing. */
export function isEmptyDraft({ step: _step, ...draft }: NotepadDraft): boolean {
  return Object.values(draft).every((field) =>
    typeof field === 'object' ? Object.keys(field).length === 0 : !field,
  );
}

/**
 * Two versions of a notepad that began as the same one, joined field by field: a field that was changed here since is
 * as it is here, every other as it is there. A field is the notes, each exercise, each item's checks, the drag
 * activity, the cards, the prompt, the step.
 * @param base what both began with
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
 * What a notepad is that was left with a change not known to be written. Of a field that another tab has changed
 * since, what the learner was told to be saved holds.
 * @param stored what the device has; `null` for nothing
 */
export function recoverDraft(
  { draft, base, underway = base }: DraftChange,
  stored: NotepadDraft | null,
): NotepadDraft {
  // What the write under way has brought to the device is the leaving tab's own.
  const ofOthers = mergeDrafts(underway, stored ?? base, base);
  return mergeDrafts(base, ofOthers, draft);
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
