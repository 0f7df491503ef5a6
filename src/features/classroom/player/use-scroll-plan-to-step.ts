import { useEffect, useRef } from 'react';
import type { LessonStep, PartId } from '../../../domain/lesson-steps.ts';

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
