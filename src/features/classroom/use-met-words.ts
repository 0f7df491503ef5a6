import { useEffect } from 'react';
import type { LessonPlan } from '../../domain/lesson-plan.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';

/** The words of a class that is open are met, for the learner's memory. Opened again, it brings nothing new. */
export function useMetWords({ id, studentLevel: level }: LessonRecord, { vocabulary }: LessonPlan): void {
  const { store } = useLearner();
  useEffect(() => {
    if (vocabulary.length === 0) return;
    const words = vocabulary.map(({ word, meaning, example }) => ({ word, meaning, example }));
    const event = { type: 'met', words, level, game: 'class', at: Date.now() } as const;
    void store.recordPlayEvents([{ id: `class:${id}:met`, event }]);
  }, [store, id, level, vocabulary]);
}
