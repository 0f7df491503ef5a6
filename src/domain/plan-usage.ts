import type { LessonPlan } from './lesson-plan.ts';
import { PLACEHOLDER_QUICK_CHECK } from './plan/quick-check.ts';
import type { UsedContent } from './records.ts';

/** The lesson API takes no more than this many phrases or words, and none longer (`contract/`). */
export const MAX_USED_ITEMS = 500;
const MAX_USED_LENGTH = 200;

type PlanContent = Pick<LessonPlan, 'quickCheck' | 'vocabulary' | 'teachingPoint' | 'text'>;

/**
 * The phrases and words that a class brought, so that the next one brings others (specification, section 3).
 * Its teaching point and its text count as phrases, by their headings: the built-in teacher avoids them too.
 */
export function contentOf({ quickCheck, vocabulary, teachingPoint, text }: PlanContent): UsedContent {
  const phrases = quickCheck.filter((phrase) => !PLACEHOLDER_QUICK_CHECK.includes(phrase));
  const headings = [teachingPoint?.heading, text?.title].filter((heading) => heading !== undefined);
  return { phrases: [...phrases, ...headings], vocab: vocabulary.map((row) => row.word) };
}

/** The used content after another class: each item once, the newest at the end, the oldest dropped first. */
export function addUsedContent(used: UsedContent, added: UsedContent): UsedContent {
  return { phrases: joined(used.phrases, added.phrases), vocab: joined(used.vocab, added.vocab) };
}

function joined(used: readonly string[], added: readonly string[]): readonly string[] {
  const fresh = added.filter((item) => item.trim() !== '' && item.length <= MAX_USED_LENGTH);
  const kept = used.filter((item) => !fresh.includes(item));
  return [...kept, ...new Set(fresh)].slice(-MAX_USED_ITEMS);
}
