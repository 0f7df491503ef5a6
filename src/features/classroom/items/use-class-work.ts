import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { asShown } from '../../../domain/exercises/answer-form.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { plainText } from '../../../domain/plan/plain-text.ts';
import type { Skill } from '../../../domain/skills.ts';
import { missedReasons } from '../../../feedback/missed-reason.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { wholeWork } from '../notepad/notepad-state.ts';
import type { OpenNotepad } from '../notepad/use-notepad.ts';
import { checkOutcome, type Reaction } from './check-outcome.ts';
import { TRIES } from './item-standing.ts';
import {
  missedItems,
  type PlayedExercise,
  type PlayedItem,
  playedExercises,
  scoreOf,
  standingIn,
  toCheck,
  toCheckAgain,
} from './played-exercise.ts';

type Given = Readonly<Record<string, string>>;

/**
 * What the learner does with the exercises of a class: answers, checks, and what comes of them.
 * @param onMarked is told how each check went
 */
export function useClassWork(
  plan: LessonPlan,
  skill: Skill,
  { state, dispatch }: Pick<OpenNotepad, 'state' | 'dispatch'>,
  onMarked: (reaction: Reaction) => void,
) {
  const { store } = useLearner();
  const calledRight = useLiveQuery(() => store.answersCalledRight(), [store]);
  const [news, setNews] = useState('');
  const [unfinished, setUnfinished] = useState<Given>({});
  const exercises = useMemo(
    () => playedExercises(plan.exercises, calledRight ?? [], { skill, text: plan.text }),
    [plan, skill, calledRight],
  );
  const whyMissed = useMemo(() => missedReasons(plan, skill), [plan, skill]);
  // Homework that was just saved has taken the answers along; what they came to is still told.
  const whole = wholeWork(state);
  const { checks } = whole;
  const missed = useMemo(() => missedItems(exercises, { checks }), [exercises, checks]);
  const items = exercises.flatMap((played) => played.items);
  const score = scoreOf(exercises, whole);

  function check(given: Given, type: 'items-checked' | 'again-checked' = 'items-checked'): void {
    if (Object.keys(given).length === 0) return;
    const outcome = checkOutcome(items, given);
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
    waiting: (index: number) => toCheck(exercises[index], state),
    waitingAgain: toCheckAgain(missed, whole),
    check,
    reasonFor: ({ task }: PlayedExercise, item: PlayedItem, given: string) =>
      whyMissed({
        task,
        asked: plainText(item.text),
        form: item.form,
        expected: item.expected,
        given: asShown(given, item.form),
        isAnswerShown:
          standingIn(item, checks).phase === 'shown' ||
          (whole.againChecks[item.name]?.length ?? 0) >= TRIES.again,
      }),
    callRight(exercise: PlayedExercise, { number, expected }: PlayedItem, answer: string): void {
      const { prompt } = exercise.exercise;
      void store.callRight({ exercise: prompt, item: number, key: expected, answer });
    },
  };
}

export type ClassWork = ReturnType<typeof useClassWork>;

/** What is to be tried once more comes into sight, as far as it is not. */
function showFirstMissed(): void {
  document
    .querySelector(
      '[data-view="steps"] [data-here="true"] > [data-exercise] > :is([data-standing="missed"], [data-unfinished])',
    )
    ?.scrollIntoView({ block: 'nearest' });
}
