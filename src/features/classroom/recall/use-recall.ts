import { useMemo, useState } from 'react';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import type { LessonPlan, RecallItem } from '../../../domain/lesson-plan.ts';
import type { LessonRecord } from '../../../domain/records.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { learnFromEvents } from '../../play/learn-from-events.ts';
import { evaluateCheck, type TeacherReaction } from '../items/evaluate-check.ts';
import { restoreClearedWork } from '../notepad/notepad-state.ts';
import type { OpenNotepad } from '../notepad/use-notepad.ts';
import { createRecallEvent, createRecallItems } from './recall-items.ts';

/*
 * A class begins with questions on earlier classes ("recall"): their words, or the learner's mistakes. The
 * first answer to each counts in the learner's spaced repetition, here called the memory.
 */

/** The same list at each render. */
const NO_RECALL: readonly RecallItem[] = [];

/**
 * What a class asks again from earlier classes, with its checks.
 * @param onMarked called after each answer with the teacher's reaction
 */
export function useRecall(
  { id }: Pick<LessonRecord, 'id'>,
  { recall = NO_RECALL }: Pick<LessonPlan, 'recall'>,
  { state, dispatch }: Pick<OpenNotepad, 'state' | 'dispatch'>,
  onMarked: (reaction: TeacherReaction) => void,
) {
  const { store } = useLearner();
  const [announcement, setAnnouncement] = useState('');
  const items = useMemo(() => createRecallItems(recall), [recall]);
  const { checks } = restoreClearedWork(state);

  function answer(number: number, given: string): void {
    const [item, played] = [recall[number - 1], items[number - 1]];
    if (!item || !played) return;
    const outcome = evaluateCheck([played], { [played.name]: given });
    setAnnouncement(outcome.announcement);
    if (outcome.reaction) onMarked(outcome.reaction);
    dispatch({ type: 'items-checked', given: outcome.finished });
    if (checks[played.name] === undefined) void rememberAnswer(store, { lessonId: id, item, number, given });
  }

  return {
    items,
    checks,
    /** Why the learner's earlier mistake is wrong; '' where that is not known. */
    getReason: (number: number) => recall[number - 1]?.reason ?? '',
    isMistake: recall[0]?.kind === 'mistake',
    /** The result of the last answer, for screen readers. */
    announcement,
    answer,
  };
}

export type ClassRecall = ReturnType<typeof useRecall>;

interface RecallAnswer {
  lessonId: string;
  item: RecallItem;
  /** From 1. */
  number: number;
  given: string;
}

/**
 * Passes a first answer on to the memory: as a review of its word, or as a mistake that the learner knows
 * now. The answer itself is in the draft, so a failure here is only logged.
 */
export async function rememberAnswer(
  store: LearnerStore,
  { lessonId, item, number, given }: RecallAnswer,
): Promise<void> {
  const event = createRecallEvent(lessonId, item, number, given, Date.now());
  const isKnownNow = item.kind === 'mistake' && given === item.answer;
  const saved = event
    ? await store.recordPlayEvents([event])
    : isKnownNow && (await store.setMistakeKnown(item.id, true));
  if (saved && !saved.ok) console.error('An answer was not passed on to the memory:', saved.failure);
  if (event) await learnFromEvents(store);
}
