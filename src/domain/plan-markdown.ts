import type { LessonPlan } from './lesson-plan.ts';
import { removeKeys } from './plan/exercise-keys.ts';
import { normalisePlan } from './plan/normalise-plan.ts';
import { readPlan, readTitle } from './plan/read-plan.ts';
import { writePlan } from './plan/write-plan.ts';

/**
 * The plan as the markdown of the lesson API (specification, section 7): title, then a section a heading,
 * exercises as a numbered list, Quick Check as `- [ ]` items, the vocabulary as a table. The exercises'
 * keys follow in one HTML comment at the end. `parsePlan` reads the same plan back, as `normalisePlan`
 * in `plan/` words it.
 */
export function renderPlan(plan: LessonPlan): string {
  return writePlan(normalisePlan(plan));
}

/**
 * Reads a plan from markdown: that of `renderPlan`, a hand-made one or a language model's, with sections
 * missing, reordered or oddly named. Sections that the format does not know are kept as `otherSections`.
 * Without Quick Check items it gives the four placeholders. Never throws; see `plan/read-plan.ts` for the
 * limits of size.
 */
export function parsePlan(markdown: string): LessonPlan {
  return readPlan(markdown);
}

/** The plan's title alone, for lists of many plans: a good deal faster than `parsePlan`. Empty where it has none. */
export function readPlanTitle(markdown: string): string {
  return readTitle(markdown);
}

/** The markdown that a learner may read: the plan without the exercises' keys. */
export function hideAnswerKeys(markdown: string): string {
  return removeKeys(markdown).trimEnd();
}
