import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LessonStep, PartId } from '../../../domain/lesson-steps.ts';

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

/** What exercises are about: the text where there is one, else the teaching point. */
const SUBJECTS: readonly PartId[] = ['text', 'point'];

/** On a wide screen the plan stands beside the notepad, and scrolls to what the step speaks of. */
export function useScrollPlanToStep(step: LessonStep | undefined) {
  const plan = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    const side = plan.current;
    if (!side || !step || side.scrollHeight <= side.clientHeight) return;
    const wanted = step.kind === 'exercise' ? SUBJECTS : step.parts;
    const part = wanted.map((id) => side.querySelector(`[data-part="${id}"]`)).find(Boolean);
    if (!part) return;
    const top = part.getBoundingClientRect().top - side.getBoundingClientRect().top + side.scrollTop;
    side.scrollTo({ top: Math.max(0, top - 8) });
  }, [step?.id]);
  return plan;
}
