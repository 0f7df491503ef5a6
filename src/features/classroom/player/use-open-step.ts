import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LessonStep } from '../../../domain/lesson-steps.ts';

interface OpenStepOptions {
  steps: readonly LessonStep[];
  /** The step that the address names. */
  stepId: string | undefined;
  /** The step for an address without one: taken once, as the class opens. */
  initialStepId: string;
  /** What the learner is led to when a step opens. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * The step that is open. It stands in the address, so that the browser's Back goes a step back and a reload opens the
 * same; an address without one opens the step where the class was left.
 */
export function useOpenStep({ steps, stepId, initialStepId, heading }: OpenStepOptions) {
  const [opened] = useState(initialStepId);
  const isIn = (id: string | undefined) => steps.some((step) => step.id === id);
  const id = [stepId, opened].find(isIn) ?? steps[0]?.id ?? '';
  const index = steps.findIndex((step) => step.id === id);
  const shown = useRef(id);

  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus({ preventScroll: true });
    const isBeside = window.matchMedia('(min-width: 60rem)').matches;
    heading.current?.scrollIntoView({ block: isBeside ? 'nearest' : 'start' });
  }, [id, heading]);

  return { id, index, step: steps[index], before: steps[index - 1], after: steps[index + 1] };
}
