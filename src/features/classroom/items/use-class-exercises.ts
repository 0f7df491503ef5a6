import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { formatAnswer } from '../../../domain/exercises/answer-form.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { toPlainText } from '../../../domain/plan/plain-text.ts';
import type { Skill } from '../../../domain/skills.ts';
import { createMissedItemExplainer } from '../../../feedback/missed-item-explainer.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { restoreClearedWork } from '../notepad/notepad-state.ts';
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
 * @param onMarked called after each check with the teacher's reaction
 */
export function useClassExercises(
  plan: LessonPlan,
  skill: Skill,
  { state, dispatch }: Pick<OpenNotepad, 'state' | 'dispatch'>,
  onMarked: (reaction: TeacherReaction) => void,
) {
  const { store } = useLearner();
  const calledRight = useLiveQuery(() => store.readDisputedAnswers(), [store]);
  const [news, setNews] = useState('');
  const [unfinished, setUnfinished] = useState<AnswersByItem>({});
  const exercises = useMemo(
    () => createPlayableExercises(plan.exercises, calledRight ?? [], { skill, text: plan.text }),
    [plan, skill, calledRight],
  );
  const explainMiss = useMemo(() => createMissedItemExplainer(plan, skill), [plan, skill]);
  // Saving homework clears the answers, but the score of them stays visible.
  const work = restoreClearedWork(state);
  const { checks } = work;
  const missed = useMemo(() => findMissedItems(exercises, { checks }), [exercises, checks]);
  const items = exercises.flatMap((played) => played.items);
  const score = computeScore(exercises, work);
  const mistakes = items.filter((item) => {
    const state = getItemState(item, checks);
    return state.status === 'right' ? !state.isFirstTry : state.status !== 'open';
  });
  const isCorrected = (item: PlayableItem) =>
    getItemState(item, checks).status === 'right' ||
    getItemState(item, work.againChecks, MAX_ITEM_TRIES.again).status === 'right';
  const corrected = mistakes.filter(isCorrected).length;

  function check(given: AnswersByItem, type: 'items-checked' | 'repeats-checked' = 'items-checked'): void {
    if (Object.keys(given).length === 0) return;
    const outcome = evaluateCheck(items, given);
    setNews(outcome.news);
    setUnfinished(outcome.unfinished);
    if (outcome.reaction) {
      onMarked(outcome.reaction);
      dispatch({ type, given: outcome.finished });
    }
    requestAnimationFrame(scrollToFirstMissed);
  }

  return {
    exercises,
    missed,
    hasMarkedItems: items.some(({ judge }) => judge !== undefined),
    /** Answers and checks of the repeated items, by item name. */
    again: { answers: work.againAnswers, checks: work.againChecks },
    score,
    /** Of the items that were wrong at first: those that were right later, and the others. */
    corrections: { corrected, open: mistakes.length - corrected },
    news,
    /** The answers that were incomplete at the last check, by item name. */
    unfinished,
    waiting: (index: number) => findUncheckedAnswers(exercises[index], state),
    waitingAgain: findUncheckedRepeats(missed, work),
    check,
    reasonFor: ({ task }: PlayableExercise, item: PlayableItem, given: string) =>
      explainMiss({
        task,
        asked: toPlainText(item.text),
        form: item.form,
        expected: item.expected,
        given: formatAnswer(given, item.form),
        isAnswerShown:
          getItemState(item, checks).status === 'shown' ||
          (work.againChecks[item.name]?.length ?? 0) >= MAX_ITEM_TRIES.again,
      }),
    callRight(exercise: PlayableExercise, { number, expected }: PlayableItem, answer: string): void {
      const { prompt } = exercise.exercise;
      void store.addDisputedAnswer({ exercise: prompt, item: number, key: expected, answer });
    },
  };
}

export type ClassExercises = ReturnType<typeof useClassExercises>;

/** Scrolls to the first item that is to be tried again. */
function scrollToFirstMissed(): void {
  document
    .querySelector(
      '[data-view="steps"] [data-here="true"] > [data-exercise] > :is([data-standing="missed"], [data-unfinished])',
    )
    ?.scrollIntoView({ block: 'nearest' });
}
