import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { UsedContent } from '../domain/records.ts';

/** As many as the lesson API takes of each (its request schema), and well under its 64 KiB together. */
const KEPT_ITEMS = 500;
const KEPT_CHARACTERS = 12_000;
const LONGEST_ITEM = 200;

/** `known` with the new items at the end; repeats move there, and the oldest go when it grows too long. */
function remember(known: readonly string[], added: readonly string[]): readonly string[] {
  const items = added.map((item) => item.trim()).filter((item) => item !== '' && item.length <= LONGEST_ITEM);
  const all = [...new Set([...known, ...items].reverse())].slice(0, KEPT_ITEMS);
  let room = KEPT_CHARACTERS;
  const kept = all.filter((item) => {
    room -= item.length;
    return room >= 0;
  });
  return kept.reverse();
}

/** What earlier classes used, with the phrases and words of one more. */
export function rememberPlan(
  used: UsedContent,
  plan: Pick<LessonPlan, 'quickCheck' | 'vocabulary'>,
): UsedContent {
  return {
    phrases: remember(used.phrases, plan.quickCheck),
    vocab: remember(
      used.vocab,
      plan.vocabulary.map((row) => row.word),
    ),
  };
}
