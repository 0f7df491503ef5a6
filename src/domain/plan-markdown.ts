import type { LessonPlan, RecallItem } from './lesson-plan.ts';
import { removeHiddenData } from './plan/hidden-data.ts';
import { normalisePlan } from './plan/normalise-plan.ts';
import { MAX_PLAN_LENGTH } from './plan/plan-limits.ts';
import { readPlan, readTitle } from './plan/read-plan.ts';
import { writeRecall } from './plan/recall-data.ts';
import { writePlan } from './plan/write-plan.ts';

/**
 * The plan as the markdown of the lesson API (specification, section 7): the title, then a heading per
 * section, exercises as a numbered list, Quick Check as `- [ ]` items, the vocabulary as a table, and keys,
 * stages and model answer in HTML comments at the end. `parsePlan` reads back the plan that `normalisePlan`
 * returns.
 */
export function renderPlan(plan: LessonPlan): string {
  return writePlan(normalisePlan(plan));
}

/**
 * Reads a plan from markdown, written by `renderPlan`, a person or a language model: sections may be missing,
 * reordered or named differently. Unknown sections become `otherSections`; without Quick Check items it
 * returns the four placeholders. Never throws; `plan/plan-limits.ts` has the limits of size.
 */
export function parsePlan(markdown: string): LessonPlan {
  return readPlan(markdown);
}

/**
 * The markdown of a plan with items to recall; unchanged without items, or when the lesson API would refuse
 * the longer plan.
 */
export function appendRecall(markdown: string, items: readonly RecallItem[]): string {
  const longer = `${markdown.trimEnd()}\n\n${writeRecall(items)}\n`;
  return items.length === 0 || longer.length > MAX_PLAN_LENGTH ? markdown : longer;
}

/** The plan's title, or ''. Much faster than `parsePlan`, for long lists. */
export function readPlanTitle(markdown: string): string {
  return readTitle(markdown);
}

/** The plan's markdown without keys and model answer, for display. */
export function hideAnswerKeys(markdown: string): string {
  return removeHiddenData(markdown).trimEnd();
}
