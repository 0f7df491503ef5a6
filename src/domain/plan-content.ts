import { parsePlan } from './plan-markdown.ts';
import { type ClassContent, getClassContent } from './plan-usage.ts';

/** The phrases and words of a class, from its markdown. Loaded apart, because it needs the parser. */
export function readClassContent(classPlan: string): ClassContent {
  return getClassContent(parsePlan(classPlan));
}
