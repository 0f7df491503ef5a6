import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { appendRecall, parsePlan } from '../../../domain/plan-markdown.ts';
import { createSeededRng } from '../../../domain/random.ts';
import { chooseRecall } from '../../../teacher/choose-recall.ts';
import { readClassHistory } from './class-history.ts';

/**
 * The markdown of a new class with what it asks again from earlier classes, chosen by the learner's memory on
 * this device; unchanged for a learner without completed classes.
 * @param now milliseconds since the epoch
 */
export async function addRecall(classPlan: string, store: LearnerStore, now: number): Promise<string> {
  const history = await readClassHistory(store, now);
  return appendRecall(classPlan, chooseRecall(parsePlan(classPlan), history, createSeededRng(now)));
}
