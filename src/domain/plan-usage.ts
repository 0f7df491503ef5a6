import type { MetWord } from './game-records.ts';
import type { LessonPlan } from './lesson-plan.ts';
import { MAX_USED_ITEM_LENGTH, RETAINED_USED_CHARACTERS, RETAINED_USED_ITEMS } from './limits.ts';
import { PLACEHOLDER_QUICK_CHECK } from './plan/quick-check.ts';
import type { UsedContent } from './records.ts';

type PlanContent = Pick<LessonPlan, 'quickCheck' | 'vocabulary' | 'teachingPoint' | 'pointName' | 'text'>;

/** The content of one class. */
export interface ClassContent extends UsedContent {
  /** Its words with their explanations, for the learner's memory. */
  met: readonly MetWord[];
}

/**
 * The phrases and words of a class, so that the next one uses others (specification, section 3). The names
 * of its teaching point and text count as phrases, because the built-in teacher avoids those, too.
 */
export function getClassContent({
  quickCheck,
  vocabulary,
  teachingPoint,
  pointName,
  text,
}: PlanContent): ClassContent {
  const phrases = quickCheck.filter((phrase) => !PLACEHOLDER_QUICK_CHECK.includes(phrase));
  const names = [pointName ?? teachingPoint?.heading, text?.title].filter((name) => name !== undefined);
  return { phrases: [...phrases, ...names], vocab: vocabulary.map((row) => row.word), met: vocabulary };
}

/**
 * The used content after another class: each item once, newest last; over the limit the oldest are dropped.
 */
export function addUsedContent(used: UsedContent, added: UsedContent): UsedContent {
  return {
    phrases: mergeUsedItems(used.phrases, added.phrases),
    vocab: mergeUsedItems(used.vocab, added.vocab),
  };
}

function mergeUsedItems(used: readonly string[], added: readonly string[]): readonly string[] {
  const fresh = added
    .map((item) => item.trim())
    .filter((item) => item && item.length <= MAX_USED_ITEM_LENGTH);
  const newestFirst = [...new Set([...used, ...fresh].reverse())].slice(0, RETAINED_USED_ITEMS);
  let room = RETAINED_USED_CHARACTERS;
  const kept = newestFirst.filter((item) => {
    room -= item.length;
    return room >= 0;
  });
  return kept.reverse();
}
