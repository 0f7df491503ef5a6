import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { formatAnswer } from '../../../domain/exercises/answer-form.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { toPlainText } from '../../../domain/plan/plain-text.ts';
import type { Skill } from '../../../domain/skills.ts';
import { createMissedItemExplainer } from '../../../feedback/missed-item-explainer.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { type NotepadState, restoreClearedWork } from '../notepad/notepad-state.ts';
import type { OpenNotepad } from '../notepad/use-notepad.ts';
import { evaluateCheck, type TeacherReaction } from './evaluate-check.ts';
import { MAX_ITEM_TRIES } from './item-state.ts';
import {
  computeScore,
  createPlayableExercises,
  findMissedItems,
  findUncheckedAnswers,
  findUncheckedRepeats,
  getItemState,
  type PlayableExercise,
  type PlayableItem,
} from './playable-exercise.ts';

type AnswersByItem = Readonly<Record<string, string>>;

/**
 * The exercises of a class with their checks, score and repeated items.
 * @param onMarked called with the teacher's reaction after a check to which the teacher reacts
 */
export function useClassExercises(
  plan: LessonPlan,
  skill: Skill,
  { state, dispatch }: Pick<OpenNotepad, 'state' | 'dispatch'>,
  onMarked: (reaction: TeacherReaction) => void,
) {
  const { store } = useLearner();
  const disputed = useLiveQuery(() => store.readDisputedAnswers(), [store]);
  const [announcement, setAnnouncement] = useState('');
  const [unfinished, setUnfinished] = useState<AnswersByItem>({});
  const exercises = useMemo(
    () => createPlayableExercises(plan.exercises, disputed ?? [], { skill, text: plan.text }),
    [plan, skill, disputed],
  );
  const explainMissedItem = useMemo(() => createMissedItemExplainer(plan, skill), [plan, skill]);
  // Saving homework clears the answers, but the score of them stays visible.
  const work = restoreClearedWork(state);
  const { checks } = work;
  const missed = useMemo(() => findMissedItems(exercises, { checks }), [exercises, checks]);
  const items = exercises.flatMap((played) => played.items);
  const score = computeScore(exercises, work);

  function check(given: AnswersByItem, type: 'items-checked' | 'repeats-checked' = 'items-checked'): void {
    if (Object.keys(given).length === 0) return;
    const outcome = evaluateCheck(items, given);
    setAnnouncement(outcome.announcement);
    setUnfinished(outcome.unfinished);
    if (outcome.reaction) {
      onMarked(outcome.reaction);
      dispatch({ type, given: outcome.finished });
    }
    // After the check is drawn.
    requestAnimationFrame(scrollToFirstMissed);
  }

  return {
    exercises,
    missed,
    hasMarkedItems: items.some(({ judge }) => judge !== undefined),
    /** Answers and checks of the repeated items, by item name. */
    again: { answers: work.againAnswers, checks: work.againChecks },
    score,
    corrections: countCorrections(items, work),
    /** The result of the last check, for screen readers. */
    announcement,
    /** The answers that were incomplete at the last check, by item name. */
    unfinished,
    // Of the fields as they are now: answers that saving has cleared are not to be checked.
    findUncheckedAnswers: (index: number) => findUncheckedAnswers(exercises[index], state),
    uncheckedRepeats: findUncheckedRepeats(missed, work),
    check,
    /** Why an answer is wrong, in a sentence or two. */
    explainMiss: ({ task }: PlayableExercise, item: PlayableItem, given: string) =>
      explainMissedItem({
        task,
        asked: toPlainText(item.text),
        form: item.form,
        expected: item.expected,
        given: formatAnswer(given, item.form),
        isAnswerShown:
          getItemState(item, checks).status === 'shown' ||
          (work.againChecks[item.name]?.length ?? 0) >= MAX_ITEM_TRIES.again,
      }),
    /** Stores that the learner says an answer marked wrong is right; from then on it counts as right. */
    disputeAnswer(exercise: PlayableExercise, { number, expected }: PlayableItem, answer: string): void {
      const { prompt } = exercise.exercise;
      void store.addDisputedAnswer({ exercise: prompt, item: number, key: expected, answer });
    },
  };
}

export type ClassExercises = ReturnType<typeof useClassExercises>;

/** Of the items that were wrong at first: how many were right later, and how many not. */
function countCorrections(
  items: readonly PlayableItem[],
  { checks, againChecks }: Pick<NotepadState, 'checks' | 'againChecks'>,
): { corrected: number; open: number } {
  let [corrected, open] = [0, 0];
  for (const item of items) {
    const state = getItemState(item, checks);
    if (state.status === 'open' || (state.status === 'right' && state.isFirstTry)) continue;
    const repeated = getItemState(item, againChecks, MAX_ITEM_TRIES.again);
    if (state.status === 'right' || repeated.status === 'right') corrected += 1;
    else open += 1;
  }
  return { corrected, open };
}

/** Scrolls to the first item that is to be tried again. */
function scrollToFirstMissed(): void {
  document
    .querySelector(
      '[data-view="steps"] [data-here="true"] > [data-exercise] > :is([data-standing="missed"], [data-unfinished])',
    )
    ?.scrollIntoView({ block: 'nearest' });
}
