import { isSameJson } from '../../../data/canonical-json.ts';
import { mergeDrafts } from '../../../domain/draft-merge.ts';
import { checkDrag, type DragEvent, type DragResult, reduceDrag } from '../../../domain/drag.ts';
import { createDeck, type FlashcardDeckState, flipCard } from '../../../domain/flashcards.ts';
import { removeSavedWriting } from '../../../domain/notes.ts';
import type { DragGroups, NotepadDraft, PracticeSubmission } from '../../../domain/records.ts';
import { unreachable } from '../../../domain/result.ts';
import type { Skill } from '../../../domain/skills.ts';

/*
 * The notepad of a class: everything that the learner writes, ticks, sorts and turns in it. The part of the
 * state that is stored is the draft (`toDraft`); another tab may change it, so stored drafts are merged.
 */

type Checks = NotepadDraft['checks'];

export interface NotepadState extends Omit<NotepadDraft, 'starting' | 'keeping' | 'flipped'> {
  /** The drag activity's phrases in the order of its solution. */
  phrases: readonly string[];
  skill: Skill;
  /** The exercise that is submitted as notes, if there is one: both stay one text while they are equal. */
  taskIndex: number | undefined;
  drag: DragGroups;
  /** The result of the last check; `null` as soon as a phrase moves. */
  dragResult: DragResult | null;
  cards: FlashcardDeckState;
  /** What the last save to homework cleared, until the learner restores it. */
  clearedDraft: NotepadDraft | null;
}

export type NotepadEvent =
  | { type: 'notes-written'; notes: string }
  /** Appends a text to the notes, unless they contain it. */
  | { type: 'notes-added'; text: string }
  | { type: 'exercise-answered'; index: number; answer: string }
  | { type: 'items-checked'; given: Readonly<Record<string, string>> }
  | { type: 'repeat-answered'; item: string; answer: string }
  | { type: 'repeats-checked'; given: Readonly<Record<string, string>> }
  /** Ticks or unticks a line of the checklist. */
  | { type: 'item-ticked'; index: number }
  | { type: 'step-opened'; step: string }
  | { type: 'card-flipped'; index: number }
  | { type: 'phrase-moved'; move: DragEvent }
  | { type: 'drag-checked' }
  | { type: 'prompt-played' }
  | { type: 'homework-saved'; saved: NotepadDraft }
  | { type: 'restored' }
  /** After this tab wrote `written`, the device has `stored`, with the changes of another tab. */
  | { type: 'merged'; written: NotepadDraft; stored: NotepadDraft };

/** Opens a lesson's notepad from its draft; all cards are face down, also those that were seen before. */
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

/** The part of the state that is stored on the device. */
export function toDraft(state: NotepadState): NotepadDraft {
  const { skill, phrases, taskIndex, drag, dragResult, cards, clearedDraft, ...fields } = state;
  return { ...fields, ...drag, flipped: cards.everFlipped };
}

/** Applies an event to the notepad, by the rules of the specification, sections 2 and 4. */
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
    case 'repeat-answered':
      return { ...state, againAnswers: { ...state.againAnswers, [event.item]: event.answer } };
    case 'repeats-checked':
      return { ...state, againChecks: withChecks(state.againChecks, event.given) };
    case 'item-ticked': {
      const others = state.ticked.filter((index) => index !== event.index);
      return { ...state, ticked: others.length < state.ticked.length ? others : [...others, event.index] };
    }
    case 'step-opened':
      return { ...(event.step === 'write' ? withTaskAsNotes(state) : state), step: event.step };
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
    case 'restored':
      return restoreClearedWork(state);
    case 'merged':
      return withDraft(state, mergeDrafts(event.written, toDraft(state), event.stored));
    default:
      return unreachable(event);
  }
}

/**
 * The practice submission that an event causes, if any: when the last card is turned for the first time, and
 * at the first playback of the prompt.
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
  return done ? { ...state, submissions: mergePractice(state.submissions, [done]) } : state;
}

function mergePractice(
  before: readonly PracticeSubmission[],
  after: readonly PracticeSubmission[],
): readonly PracticeSubmission[] {
  return [...before, ...after.filter(({ action }) => !before.some((one) => one.action === action))];
}

/** The text of the written exercise; '' when there is none. */
function getTaskText({ taskIndex, exercises }: NotepadState): string {
  return (taskIndex !== undefined && exercises[taskIndex]) || '';
}

/** Whether the notes are the text of the written exercise. */
export function isTaskUsedAsNotes(state: NotepadState): state is NotepadState & { taskIndex: number } {
  return state.notes.trim() !== '' && state.notes === getTaskText(state);
}

/** Fills empty notes with the text of the written exercise, so that it is not asked for twice. */
function withTaskAsNotes(state: NotepadState): NotepadState {
  return state.notes.trim() === '' ? { ...state, notes: getTaskText(state) } : state;
}

function withAnswer(state: NotepadState, index: number, answer: string): NotepadState {
  return { ...state, exercises: { ...state.exercises, [index]: answer } };
}

function withChecks(checks: Checks, given: Readonly<Record<string, string>>): Checks {
  const more = Object.entries(given).map(([item, answer]) => [item, [...(checks[item] ?? []), answer]]);
  return { ...checks, ...Object.fromEntries(more) };
}

/** Replaces the stored part of the state, and keeps what is only on this tab's screen. */
function withDraft(state: NotepadState, draft: NotepadDraft): NotepadState {
  const { skill, cards, phrases, taskIndex, dragResult, clearedDraft } = state;
  const opened = openNotepad({ skill, cards: cards.count, phrases, task: taskIndex }, draft);
  const isSamePlacement = isSameJson(opened.drag, state.drag);
  return {
    ...opened,
    dragResult: isSamePlacement ? dragResult : null,
    cards: { ...opened.cards, turned: cards.turned },
    clearedDraft,
  };
}

/** Clears only what is unchanged since it was saved, so that text typed during the save is not lost. */
function clearSaved(state: NotepadState, saved: NotepadDraft): NotepadState {
  const stateWithUnsaved = withDraft(state, removeSavedWriting(toDraft(state), saved));
  return { ...stateWithUnsaved, cards: createDeck(state.cards.count), clearedDraft: saved };
}

/** Restores what the last save to homework cleared, except where newer work has replaced it. */
export function restoreClearedWork(state: NotepadState): NotepadState {
  return state.clearedDraft ? mergeClearedDraft(state, state.clearedDraft) : state;
}

/** Restores what was cleared; notes written since then stay below it. */
function mergeClearedDraft(state: NotepadState, cleared: NotepadDraft): NotepadState {
  const newer = Object.entries(state.exercises).filter(([, answer]) => answer.trim() !== '');
  return {
    ...state,
    notes: [cleared.notes, state.notes].filter((notes) => notes.trim() !== '').join('\n\n'),
    exercises: { ...cleared.exercises, ...Object.fromEntries(newer) },
    checks: { ...cleared.checks, ...state.checks },
    againChecks: { ...cleared.againChecks, ...state.againChecks },
    againAnswers: { ...cleared.againAnswers, ...state.againAnswers },
    ticked: [...new Set([...cleared.ticked, ...state.ticked])],
    cards: createDeck(state.cards.count, [...cleared.flipped, ...state.cards.everFlipped]),
    audioPlayed: cleared.audioPlayed || state.audioPlayed,
    submissions: mergePractice(cleared.submissions, state.submissions),
    clearedDraft: null,
  };
}
