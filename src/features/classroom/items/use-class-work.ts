import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { Skill } from '../../../domain/skills.ts';
import { rulesOf } from '../../../feedback/fitting-rule.ts';
import { useLearner } from '../../../session/session-context.tsx';
import type { OpenNotepad } from '../notepad/use-notepad.ts';
import { checkNews } from './check-news.ts';
import { missedReason } from './missed-reason.ts';
import {
  missedItems,
  type PlayedExercise,
  type PlayedItem,
  playedExercises,
  scoreOf,
  toCheck,
  toCheckAgain,
} from './played-exercise.ts';
import { partUnfinished } from './unfinished.ts';

type Given = Readonly<Record<string, string>>;

/** What the learner does with the exercises of a class: answers, checks, and what comes of them. */
export function useClassWork(
  plan: LessonPlan,
  skill: Skill,
  { state, dispatch }: Pick<OpenNotepad, 'state' | 'dispatch'>,
) {
  const { store } = useLearner();
  const calledRight = useLiveQuery(() => store.answersCalledRight(), [store]);
  const [news, setNews] = useState('');
  const [unfinished, setUnfinished] = useState<Given>({});
  const exercises = useMemo(
    () => playedExercises(plan.exercises, calledRight ?? [], { skill, text: plan.text }),
    [plan, skill, calledRight],
  );
  const ruleFor = useMemo(() => rulesOf(plan.teachingPoint), [plan]);
  const missed = useMemo(() => missedItems(exercises, { checks: state.checks }), [exercises, state.checks]);
  const items = exercises.flatMap((played) => played.items);
  // Homework that was just saved has taken the answers along; what they came to is still told.
  const score = scoreOf(exercises, state.setAside ?? state);

  function check(given: Given, type: 'items-checked' | 'again-checked' = 'items-checked'): void {
    if (Object.keys(given).length === 0) return;
    const parted = partUnfinished(items, given);
    setNews(checkNews(items, given));
    setUnfinished(parted.unfinished);
    if (Object.keys(parted.finished).length > 0) dispatch({ type, given: parted.finished });
    requestAnimationFrame(showFirstMissed);
  }

  return {
    exercises,
    missed,
    score,
    news,
    /** What lacked something at the last check, as it was given, by the items' names. */
    unfinished,
    waiting: (index: number) => waitingIn(exercises[index], state),
    waitingAgain: toCheckAgain(missed, state),
    check,
    reasonFor: (item: PlayedItem, given: string) => missedReason(plan, ruleFor, item, given),
    callRight(exercise: PlayedExercise, { number, expected }: PlayedItem, answer: string): void {
      const { prompt } = exercise.exercise;
      void store.callRight({ exercise: prompt, item: number, key: expected, answer });
    },
  };
}

export type ClassWork = ReturnType<typeof useClassWork>;

function waitingIn(played: PlayedExercise | undefined, state: OpenNotepad['state']): Given {
  return played ? toCheck(played, state) : {};
}

/** What is to be tried once more comes into sight, as far as it is not. */
function showFirstMissed(): void {
  document
    .querySelector(
      '[data-view="steps"] [data-here="true"] > [data-exercise] > :is([data-standing="missed"], [data-unfinished])',
    )
    ?.scrollIntoView({ block: 'nearest' });
}
