import { isSameJson } from '../../../data/canonical-json.ts';
import { mergeDrafts } from '../../../domain/draft-merge.ts';
import { checkDrag, type DragEvent, type DragResult, reduceDrag } from '../../../domain/drag.ts';
import { createDeck, type FlashcardDeckState, flipCard } from '../../../domain/flashcards.ts';
import { removeSavedWriting } from '../../../domain/notes.ts';
import type { DragGroups, NotepadDraft, PracticeSubmission } from '../../../domain/records.ts';
import { unreachable } from '../../../domain/result.ts';
import type { Skill } from '../../../domain/skills.ts';

type Checks = NotepadDraft['checks'];

export interface NotepadState extends Omit<NotepadDraft, 'starting' | 'keeping' | 'flipped'> {
  /** The drag activity's phrases in the order of its solution. */
  phrases: readonly string[];
  /** What the class is for. */
  skill: Skill;
  /** The exercise whose text is handed in as notes, where the class has one: both are one text while they are alike. */
  taskIndex: number | undefined;
  drag: DragGroups;
  /** What the last check found; `null` as soon as a phrase moves. */
  dragResult: DragResult | null;
  cards: FlashcardDeckState;
  /** What the last save to homework cleared, until the learner brings it back. */
  clearedDraft: NotepadDraft | null;
}

export type NotepadEvent =
  | { type: 'notes-written'; notes: string }
  /** A text goes below what is written, unless it stands there already. */
  | { type: 'notes-added'; text: string }
  | { type: 'exercise-answered'; index: number; answer: string }
  | { type: 'items-checked'; given: Readonly<Record<string, string>> }
  | { type: 'again-answered'; item: string; answer: string }
  | { type: 'again-checked'; given: Readonly<Record<string, string>> }
  | { type: 'ticked'; place: number }
  | { type: 'step-opened'; step: string }
  | { type: 'card-flipped'; index: number }
  | { type: 'phrase-moved'; move: DragEvent }
  | { type: 'drag-checked' }
  | { type: 'prompt-played' }
  | { type: 'homework-saved'; saved: NotepadDraft }
  | { type: 'brought-back' }
  /** The device has `stored`, with what another tab has changed, where this one has `written`. */
  | { type: 'merged'; written: NotepadDraft; stored: NotepadDraft };

/** The notepad of a lesson as it was left; cards lie face down again, whichever were seen before. */
export function openNotepad(
  lesson: { skill: Skill; cards: number; phrases: readonly string[]; task?: number | undefined },
  draft: NotepadDraft,
): NotepadState {
  const { starting, keeping, flipped, ...fields } = draft;
  return {
    ...fields,
    skill: lesson.skill,
    phrases: lesson.phrases,
    taskIndex: lesson.task,
    drag: { starting, keeping },
    dragResult: null,
    cards: createDeck(lesson.cards, flipped),
    clearedDraft: null,
  };
}

/** What is kept on the device while the learner works. */
export function toDraft(state: NotepadState): NotepadDraft {
  const { skill, phrases, taskIndex, drag, dragResult, cards, clearedDraft, ...fields } = state;
  return { ...fields, ...drag, flipped: cards.everFlipped };
}

/** One step of the notepad; the rules are those of the specification, sections 2 and 4. */
export function reduceNotepad(state: NotepadState, event: NotepadEvent): NotepadState {
  switch (event.type) {
    case 'notes-written': {
      const isTaskToo = isTaskUsedAsNotes(state);
      const written = { ...state, notes: event.notes };
      return isTaskToo ? withAnswer(written, state.taskIndex, event.notes) : written;
    }
    case 'notes-added':
      if (state.notes.includes(event.text)) return state;
      return { ...state, notes: [state.notes.trimEnd(), event.text].filter(Boolean).join('\n\n') };
    case 'exercise-answered':
      return withAnswer(
        event.index === state.taskIndex && isTaskUsedAsNotes(state)
          ? { ...state, notes: event.answer }
          : state,
        event.index,
        event.answer,
      );
    case 'items-checked':
      return { ...state, checks: withChecks(state.checks, event.given) };
    case 'again-answered':
      return { ...state, againAnswers: { ...state.againAnswers, [event.item]: event.answer } };
    case 'again-checked':
      return { ...state, againChecks: withChecks(state.againChecks, event.given) };
    case 'ticked': {
      const others = state.ticked.filter((place) => place !== event.place);
      return { ...state, ticked: others.length < state.ticked.length ? others : [...others, event.place] };
    }
    case 'step-opened':
      return { ...(event.step === 'write' ? withTaskHandedIn(state) : state), step: event.step };
    case 'card-flipped':
      return { ...withPractice(state, event), cards: flipCard(state.cards, event.index).deck };
    case 'phrase-moved': {
      const drag = reduceDrag(state.drag, event.move, state.phrases);
      return { ...state, drag, dragResult: null };
    }
    case 'drag-checked':
      return { ...state, dragResult: checkDrag(state.phrases, state.drag) };
    case 'prompt-played':
      return { ...withPractice(state, event), audioPlayed: true };
    case 'homework-saved':
      return clearSaved(state, event.saved);
    case 'brought-back':
      return restoreClearedWork(state);
    case 'merged':
      return withDraft(state, mergeDrafts(event.written, toDraft(state), event.stored));
    default:
      return unreachable(event);
  }
}

/**
 * The submission that an event brings about, if any: once when the last card is turned for the first
 * time, and at the first playback of the prompt.
 */
export function findPracticeSubmission(before: NotepadState, event: NotepadEvent): PracticeSubmission | null {
  const { skill: skillFocus } = before;
  if (event.type === 'prompt-played' && !before.audioPlayed) return { action: 'audio_played', skillFocus };
  if (event.type === 'card-flipped' && flipCard(before.cards, event.index).justCompleted) {
    return { action: 'flashcards_completed', skillFocus };
  }
  return null;
}

function withPractice(state: NotepadState, event: NotepadEvent): NotepadState {
  const done = findPracticeSubmission(state, event);
  return done ? { ...state, submissions: joinedPractice(state.submissions, [done]) } : state;
}

function joinedPractice(
  before: readonly PracticeSubmission[],
  after: readonly PracticeSubmission[],
): readonly PracticeSubmission[] {
  return [...before, ...after.filter(({ action }) => !before.some((one) => one.action === action))];
}

/** What is written in the class's last exercise; empty where it has none. */
function taskText({ taskIndex, exercises }: NotepadState): string {
  return (taskIndex !== undefined && exercises[taskIndex]) || '';
}

/** Whether the notes are what the last exercise has. */
export function isTaskUsedAsNotes(state: NotepadState): state is NotepadState & { taskIndex: number } {
  return state.notes.trim() !== '' && state.notes === taskText(state);
}

/** What the last exercise asked for is not asked for once more. */
function withTaskHandedIn(state: NotepadState): NotepadState {
  return state.notes.trim() === '' ? { ...state, notes: taskText(state) } : state;
}

function withAnswer(state: NotepadState, index: number, answer: string): NotepadState {
  return { ...state, exercises: { ...state.exercises, [index]: answer } };
}

function withChecks(checks: Checks, given: Readonly<Record<string, string>>): Checks {
  const more = Object.entries(given).map(([item, answer]) => [item, [...(checks[item] ?? []), answer]]);
  return { ...checks, ...Object.fromEntries(more) };
}

/** What another tab has changed, with what is only on this one's screen. */
function withDraft(state: NotepadState, draft: NotepadDraft): NotepadState {
  const { skill, cards, phrases, taskIndex, dragResult, clearedDraft } = state;
  const opened = openNotepad({ skill, cards: cards.count, phrases, task: taskIndex }, draft);
  const isAsDragged = isSameJson(opened.drag, state.drag);
  return {
    ...opened,
    dragResult: isAsDragged ? dragResult : null,
    cards: { ...opened.cards, turned: cards.turned },
    clearedDraft,
  };
}

/** Saving takes a moment: only what is still as it was saved is cleared, so that no newer word is lost. */
function clearSaved(state: NotepadState, saved: NotepadDraft): NotepadState {
  const left = withDraft(state, removeSavedWriting(toDraft(state), saved));
  return { ...left, cards: createDeck(state.cards.count), clearedDraft: saved };
}

/** All that was done in the class: what homework has taken along too, as far as nothing newer stands in its place. */
export function restoreClearedWork(state: NotepadState): NotepadState {
  return state.clearedDraft ? mergeClearedDraft(state, state.clearedDraft) : state;
}

/** What was cleared returns; words written since then stay below it. */
function mergeClearedDraft(state: NotepadState, setAside: NotepadDraft): NotepadState {
  const newer = Object.entries(state.exercises).filter(([, answer]) => answer.trim() !== '');
  return {
    ...state,
    notes: [setAside.notes, state.notes].filter((notes) => notes.trim() !== '').join('\n\n'),
    exercises: { ...setAside.exercises, ...Object.fromEntries(newer) },
    checks: { ...setAside.checks, ...state.checks },
    againChecks: { ...setAside.againChecks, ...state.againChecks },
    againAnswers: { ...setAside.againAnswers, ...state.againAnswers },
    ticked: [...new Set([...setAside.ticked, ...state.ticked])],
    cards: createDeck(state.cards.count, [...setAside.flipped, ...state.cards.everFlipped]),
    audioPlayed: setAside.audioPlayed || state.audioPlayed,
    submissions: joinedPractice(setAside.submissions, state.submissions),
    clearedDraft: null,
  };
}
