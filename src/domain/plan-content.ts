import { parsePlan } from './plan-markdown.ts';
import { contentOf } from './plan-usage.ts';
import type { UsedContent } from './records.ts';

/** The phrases and words that a class brought, from its markdown. */
export function contentOfPlan(classPlan: string): UsedContent {
  return contentOf(parsePlan(classPlan));
}
