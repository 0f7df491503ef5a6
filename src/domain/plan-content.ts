import { parsePlan } from './plan-markdown.ts';
import { type ClassContent, contentOf } from './plan-usage.ts';

/** The phrases and words that a class brought, from its markdown. */
export function contentOfPlan(classPlan: string): ClassContent {
  return contentOf(parsePlan(classPlan));
}
