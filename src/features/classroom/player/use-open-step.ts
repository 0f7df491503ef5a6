import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LessonStep, PartId } from '../../../domain/lesson-steps.ts';

interface OpenStepOptions {
  steps: readonly LessonStep[];
  /** The step that the address names. */
  stepId: string | undefined;
  /** Whether Back and Continue pass over a step, because it has nothing to do. */
  isSkipped: (step: LessonStep) => boolean;
  /** The step for an address without one; read once, when the class opens. */
  initialStepId: string;
  /** Gets the focus when a step opens. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * The open step. It is in the address, so that the browser's Back returns to the step before and a reload
 * opens the same one; an address without a step opens the last one.
 */
export function useOpenStep({ steps, stepId, isSkipped, initialStepId, heading }: OpenStepOptions) {
  const [initialStep] = useState(initialStepId);
  const exists = (id: string | undefined) => steps.some((step) => step.id === id);
  const id = [stepId, initialStep].find(exists) ?? steps[0]?.id ?? '';
  const index = steps.findIndex((step) => step.id === id);
  const lastShown = useRef(id);

  useEffect(() => {
    if (lastShown.current === id) return;
    lastShown.current = id;
    heading.current?.focus({ preventScroll: true });
    const isSideBySide = window.matchMedia('(min-width: 60rem)').matches;
    heading.current?.scrollIntoView({ block: isSideBySide ? 'nearest' : 'start' });
  }, [id, heading]);

  const isPlayed = (step: LessonStep) => !isSkipped(step);
  return {
    id,
    index,
    step: steps[index],
    before: steps.slice(0, Math.max(index, 0)).findLast(isPlayed),
    after: steps.slice(index + 1).find(isPlayed),
  };
}

/** What exercises are about: the text, else the teaching point. */
const EXERCISE_SUBJECTS: readonly PartId[] = ['text', 'point'];

/** On a wide screen, scrolls the plan to what the step is about. */
export function useScrollPlanToStep(step: LessonStep | undefined) {
  const plan = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    const side = plan.current;
    if (!side || !step || side.scrollHeight <= side.clientHeight) return;
    const parts = step.kind === 'exercise' ? EXERCISE_SUBJECTS : step.parts;
    const part = parts.map((id) => side.querySelector(`[data-part="${id}"]`)).find(Boolean);
    if (!part) return;
    const top = part.getBoundingClientRect().top - side.getBoundingClientRect().top + side.scrollTop;
    side.scrollTo({ top: Math.max(0, top - 8) });
  }, [step?.id]);
  return plan;
}
