import { useEffect, useRef } from 'react';
import type { LessonStep } from '../../../domain/lesson-steps.ts';

/** On a wide screen the plan stands beside the notepad, and scrolls to what the step speaks of. */
export function useScrolledPlan(step: LessonStep | undefined) {
  const plan = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    const side = plan.current;
    const part = side?.querySelector<HTMLElement>('[data-here="true"]');
    if (!side || !part || side.scrollHeight <= side.clientHeight) return;
    const top = part.getBoundingClientRect().top - side.getBoundingClientRect().top + side.scrollTop;
    side.scrollTo({ top: Math.max(0, top - 8) });
  }, [step?.id]);
  return plan;
}
