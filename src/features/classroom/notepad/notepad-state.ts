import { checkDrag, type DragEvent, type DragResult, reduceDrag } from '../../../domain/drag.ts';
import { type Flashcards, flipCard, openFlashcards } from '../../../domain/flashcards.ts';
import { leftInNotepad } from '../../../domain/notes.ts';
import type { DragGroups, NotepadDraft } from '../../../domain/records.ts';
import { unreachable } from '../../../domain/result.ts';
import type { Skill } from '../../../domain/skills.ts';

/** What the notepad tells the classroom when a practice is done (specification, section 3). */
export interface PracticeSubmission {
  action: 'audio_played' | 'flashcards_completed';
  skillFocus: Skill;
}

export interface NotepadState {
  notes: string;
  /** Answers by exercise index, from '0'. */
  exercises: Readonly<Record<string, string>>;
  /** The drag activity's phrases in the order of its solution. */
  phrases: readonly string[];
  drag: DragGroups;
  /** What the last check found; `null` as soon as a phrase moves. */
  dragResult: DragResult | null;
  cards: Flashcards;
  audioPlayed: boolean;
  /** What the last save to homework cleared, until the learner brings it back. */
  setAside: NotepadDraft | null;
}

export type NotepadEvent =
  | { type: 'notes-written'; notes: string }
  | { type: 'exercise-answered'; index: number; answer: string }
  | { type: 'card-flipped'; index: number }
  | { type: 'phrase-moved'; move: DragEvent }
  | { type: 'drag-checked' }
  | { type: 'prompt-played' }
  | { type: 'homework-saved'; saved: NotepadDraft }
  | { type: 'brought-back' };

/** The notepad of a lesson as it was left; cards lie face down again, whichever were seen before. */
export function openNotepad(
  lesson: { cards: number; phrases: readonly string[] },
  draft: NotepadDraft | null,
): NotepadState {
  return {
    notes: draft?.notes ?? '',
    exercises: draft?.exercises ?? {},
    phrases: lesson.phrases,
    drag: { starting: draft?.starting ?? [], keeping: draft?.keeping ?? [] },
    dragResult: null,
    cards: openFlashcards(lesson.cards, draft?.flipped),
    audioPlayed: draft?.audioPlayed ?? false,
    setAside: null,
  };
}

/** What is kept on the device while the learner works. */
export function draftOf(state: NotepadState): NotepadDraft {
  return {
    notes: state.notes,
    exercises: state.exercises,
    starting: state.drag.starting,
    keeping: state.drag.keeping,
    flipped: state.cards.everFlipped,
    audioPlayed: state.audioPlayed,
  };
}

/** One step of the notepad; the rules are those of the specification, sections 2 and 4. */
export function reduceNotepad(state: NotepadState, event: NotepadEvent): NotepadState {
  switch (event.type) {
    case 'notes-written':
      return { ...state, notes: event.notes };
    case 'exercise-answered':
      return { ...state, exercises: { ...state.exercises, [event.index]: event.answer } };
    case 'card-flipped':
      return { ...state, cards: flipCard(state.cards, event.index).deck };
    case 'phrase-moved': {
      const drag = reduceDrag(state.drag, event.move, state.phrases);
      return { ...state, drag, dragResult: null };
    }
    case 'drag-checked':
      return { ...state, dragResult: checkDrag(state.phrases, state.drag) };
    case 'prompt-played':
      return { ...state, audioPlayed: true };
    case 'homework-saved':
      return clearSaved(state, event.saved);
    case 'brought-back':
      return state.setAside ? bringBack(state, state.setAside) : state;
    default:
      return unreachable(event);
  }
}

/**
 * The submission that an event brings about, if any: once when the last card is turned for the first
 * time, and at the first playback of the prompt.
 */
export function practiceDone(
  before: NotepadState,
  event: NotepadEvent,
  skillFocus: Skill,
): PracticeSubmission | null {
  if (event.type === 'prompt-played' && !before.audioPlayed) return { action: 'audio_played', skillFocus };
  if (event.type === 'card-flipped' && flipCard(before.cards, event.index).justCompleted) {
    return { action: 'flashcards_completed', skillFocus };
  }
  return null;
}

/** Saving takes a moment: only what is still as it was saved is cleared, so that no newer word is lost. */
function clearSaved(state: NotepadState, saved: NotepadDraft): NotepadState {
  const { notes, exercises, audioPlayed } = leftInNotepad(draftOf(state), saved);
  return {
    ...state,
    notes,
    exercises,
    audioPlayed,
    cards: openFlashcards(state.cards.count),
    setAside: saved,
  };
}

/** What was cleared returns; words written since then stay below it. */
function bringBack(state: NotepadState, setAside: NotepadDraft): NotepadState {
  const newer = Object.entries(state.exercises).filter(([, answer]) => answer.trim() !== '');
  return {
    ...state,
    notes: [setAside.notes, state.notes].filter((notes) => notes.trim() !== '').join('\n\n'),
    exercises: { ...setAside.exercises, ...Object.fromEntries(newer) },
    cards: openFlashcards(state.cards.count, [...setAside.flipped, ...state.cards.everFlipped]),
    audioPlayed: setAside.audioPlayed || state.audioPlayed,
    setAside: null,
  };
}
