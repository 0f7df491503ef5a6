import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { getPlanWords } from './plan-words.ts';
import { hasCommonWord, splitIntoWords } from './target-words.ts';

/**
 * Whether a free answer does its task, is copied from the class, or has no longer word of it (`off-topic`).
 */
export type TaskOutcome = 'answered' | 'copied' | 'off-topic';

/** An answer counts as copied if the plan has this share of the answer's runs of five words. */
const COPIED_SHARE = 0.7;
const RUN_WORDS = 5;
/** A shorter answer is too short to judge whether it is on topic. */
const MIN_TOPIC_WORDS = 12;
/** Shorter words say little about a topic. */
const CONTENT_WORD_LETTERS = 5;

/** Whether most of the answer's runs of five words stand in the plan, unless the answer is short. */
function isCopied(answer: readonly string[], plan: readonly string[]): boolean {
  const runs = answer
    .slice(RUN_WORDS - 1)
    .map((_, index) => answer.slice(index, index + RUN_WORDS).join(' '));
  if (runs.length <= RUN_WORDS) return false;
  const answerWords = new Set(answer);
  const planRuns = new Set<string>();
  // Only runs of words that the answer has can be copied, and most of a plan's runs are not.
  let wordsInAnswer = 0;
  for (const [at, word] of plan.entries()) {
    wordsInAnswer = answerWords.has(word) ? wordsInAnswer + 1 : 0;
    if (wordsInAnswer >= RUN_WORDS) planRuns.add(plan.slice(at + 1 - RUN_WORDS, at + 1).join(' '));
  }
  return runs.filter((run) => planRuns.has(run)).length / runs.length >= COPIED_SHARE;
}

/** Whether the answer has no word of five letters or more, in any form, that the plan has. */
function isOffTopic(answer: readonly string[], plan: ReadonlySet<string>): boolean {
  const contentWords = [...plan].filter((word) => word.length >= CONTENT_WORD_LETTERS);
  if (answer.length < MIN_TOPIC_WORDS || contentWords.length === 0) return false;
  return !hasCommonWord(answer, contentWords);
}

/** Judges whether an answer in free text does its task. */
export function judgeTaskOutcome(answer: string, plan: LessonPlan): TaskOutcome {
  const words = splitIntoWords(answer);
  const planWords = getPlanWords(plan);
  if (isCopied(words, planWords.all)) return 'copied';
  return isOffTopic(words, planWords.unique) ? 'off-topic' : 'answered';
}
