import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { appendRecall, parsePlan } from '../../../domain/plan-markdown.ts';
import { createSeededRng } from '../../../domain/random.ts';
import { chooseRecall } from '../../../teacher/choose-recall.ts';
import { readClassHistory } from './class-history.ts';

/**
 * Adds the questions on earlier classes to a new class, chosen by the learner's spaced repetition on this
 * device. For a learner without completed classes the class is unchanged.
 * @param classPlan the class, and what is returned, as markdown
 * @param now milliseconds since the epoch
 */
export async function addRecall(classPlan: string, store: LearnerStore, now: number): Promise<string> {
  const history = await readClassHistory(store, now);
  return appendRecall(classPlan, chooseRecall(parsePlan(classPlan), history, createSeededRng(now)));
}
