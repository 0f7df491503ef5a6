import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { splitIntoWords } from './target-words.ts';

/** Joins all texts that a class shows to the learner; empty outside a class. */
export function joinPlanText(plan: LessonPlan): string {
  return [
    plan.title,
    plan.goal,
    plan.warmUp,
    plan.speakingPrompt,
    plan.extraTask,
    plan.teachingPoint?.heading,
    plan.teachingPoint?.explanation,
    ...(plan.teachingPoint?.examples ?? []),
    plan.text?.title,
    plan.text?.body,
    plan.model?.title,
    plan.model?.body,
    ...(plan.checklist ?? []),
    ...plan.exercises.map(({ prompt }) => prompt),
    ...plan.vocabulary.flatMap(({ word, meaning, example }) => [word, meaning, example]),
    ...plan.otherSections.map(({ markdown }) => markdown),
  ].join('\n');
}

/** The words that a class shows, in lower case. */
export interface PlanWords {
  /** In the order of the plan. */
  all: readonly string[];
  unique: ReadonlySet<string>;
}

/** A cache, because a plan is long and its words are needed several times for an answer. */
const PLAN_WORDS = new WeakMap<LessonPlan, PlanWords>();

/** Returns the words that a class shows. */
export function getPlanWords(plan: LessonPlan): PlanWords {
  const cached = PLAN_WORDS.get(plan);
  if (cached) return cached;
  const all = splitIntoWords(joinPlanText(plan));
  const words = { all, unique: new Set(all) };
  PLAN_WORDS.set(plan, words);
  return words;
}

/** Returns the words that a class shows, in lower case: none of them is marked as a spelling mistake. */
export function listKnownWords(plan: LessonPlan): ReadonlySet<string> {
  return getPlanWords(plan).unique;
}
