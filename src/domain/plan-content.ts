import { parsePlan } from './plan-markdown.ts';
import { type ClassContent, getClassContent } from './plan-usage.ts';

/** The phrases and words that a class brought, from its markdown. */
export function readClassContent(classPlan: string): ClassContent {
  return getClassContent(parsePlan(classPlan));
}
