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
 * What the learner does with the exercises of a class: answers, checks, and what comes of them.
 * @param onMarked is told how each check went
 */
export function useClassExercises(
  plan: LessonPlan,
  skill: Skill,
  { state, dispatch }: Pick<OpenNotepad, 'state' | 'dispatch'>,
  onMarked: (reaction: TeacherReaction) => void,
) {
  const { store } = useLearner();
  const calledRight = useLiveQuery(() => store.readAnswersCalledRight(), [store]);
  const [news, setNews] = useState('');
  const [unfinished, setUnfinished] = useState<AnswersByItem>({});
  const exercises = useMemo(
    () => createPlayableExercises(plan.exercises, calledRight ?? [], { skill, text: plan.text }),
    [plan, skill, calledRight],
  );
  const whyMissed = useMemo(() => createMissedItemExplainer(plan, skill), [plan, skill]);
  // Homework that was just saved has taken the answers along; what they came to is still told.
  const whole = restoreClearedWork(state);
  const { checks } = whole;
  const missed = useMemo(() => findMissedItems(exercises, { checks }), [exercises, checks]);
  const items = exercises.flatMap((played) => played.items);
  const score = computeScore(exercises, whole);

  function check(given: AnswersByItem, type: 'items-checked' | 'again-checked' = 'items-checked'): void {
    if (Object.keys(given).length === 0) return;
    const outcome = evaluateCheck(items, given);
    setNews(outcome.news);
    setUnfinished(outcome.unfinished);
    if (outcome.reaction) {
      onMarked(outcome.reaction);
      dispatch({ type, given: outcome.finished });
    }
    requestAnimationFrame(showFirstMissed);
  }

  return {
    exercises,
    missed,
    /** How far the items that came back have come, by their names. */
    again: { answers: whole.againAnswers, checks: whole.againChecks },
    score,
    news,
    /** What lacked something at the last check, as it was given, by the items' names. */
    unfinished,
    waiting: (index: number) => findUncheckedAnswers(exercises[index], state),
    waitingAgain: findUncheckedRepeats(missed, whole),
    check,
    reasonFor: ({ task }: PlayableExercise, item: PlayableItem, given: string) =>
      whyMissed({
        task,
        asked: toPlainText(item.text),
        form: item.form,
        expected: item.expected,
        given: formatAnswer(given, item.form),
        isAnswerShown:
          getItemState(item, checks).status === 'shown' ||
          (whole.againChecks[item.name]?.length ?? 0) >= MAX_ITEM_TRIES.again,
      }),
    callRight(exercise: PlayableExercise, { number, expected }: PlayableItem, answer: string): void {
      const { prompt } = exercise.exercise;
      void store.addAnswerCalledRight({ exercise: prompt, item: number, key: expected, answer });
    },
  };
}

export type ClassExercises = ReturnType<typeof useClassExercises>;

/** What is to be tried once more comes into sight, as far as it is not. */
function showFirstMissed(): void {
  document
    .querySelector(
      '[data-view="steps"] [data-here="true"] > [data-exercise] > :is([data-standing="missed"], [data-unfinished])',
    )
    ?.scrollIntoView({ block: 'nearest' });
}
