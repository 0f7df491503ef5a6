import type { LessonPlan } from '../../domain/lesson-plan.ts';
import type { Level } from '../../domain/levels.ts';
import { parseSelfCheck, type SelfCheckAnswer } from '../../domain/self-check.ts';
import type { Skill } from '../../domain/skills.ts';
import { countTextWords } from '../../domain/word-count.ts';
import { type MistakeInContext, quoteInContext } from '../mistake-in-context.ts';
import type { TextMistake } from '../text-checker.ts';
import { readComposedText } from './composed-text.ts';
import {
  type CheckedItem,
  listCheckedItems,
  type NumberedAnswer,
  parseNumberedAnswers,
} from './numbered-answers.ts';
import { findUsedTargets, hasCommonWord, splitIntoWords } from './target-words.ts';

/** A submitted answer with its class. */
export interface SubmittedAnswer {
  answer: string;
  plan: LessonPlan;
  level: Level;
  /** Absent for a text outside a class. */
  skill?: Skill;
}

export type AnswerLength = 'short' | 'fitting' | 'long';

/** The facts about an answer from which feedback is written. */
export interface AnswerAnalysis {
  level: Level;
  skill?: Skill;
  /** The number of words that the learner composed, without the self-check and keyed answers. */
  words: number;
  /** Compared with the usual length at the level; absent for numbered answers and outside a class. */
  length?: { kind: AnswerLength; expected: number };
  usedWords: readonly string[];
  unusedWords: readonly string[];
  usedPhrases: readonly string[];
  /** Words that join ideas, such as "because". */
  linkingWords: readonly string[];
  items: readonly CheckedItem[];
  /** Numbers of keyed exercises that a numbered answer leaves out. */
  unanswered: readonly number[];
  /** The plan has keyed exercises, but the answer has no exercise numbers. */
  couldBeNumbered: boolean;
  taskOutcome: 'answered' | 'copied' | 'off-topic';
  selfCheck: SelfCheckAnswer;
  mistakes: readonly MistakeInContext[];
}

/** The least number of words in a free answer at each level; up to four times as many are fine. */
const EXPECTED_WORDS: Readonly<Record<Level, number>> = { A1: 15, A2: 30, B1: 50, B2: 80, C1: 110, C2: 130 };
const LONG_FACTOR = 4;
/** An answer counts as copied if the plan has this share of its five-word runs. */
const COPIED_SHARE = 0.7;
const RUN_WORDS = 5;
/** A shorter answer is too short to judge whether it is on topic. */
const MIN_TOPIC_WORDS = 12;
const CONTENT_WORD_LETTERS = 5;

const PRAISED_LINKING_WORDS = [
  'because',
  'although',
  'though',
  'however',
  'therefore',
  'while',
  'so that',
  'in order to',
  'even if',
  'unless',
  'first of all',
  'for example',
  'for instance',
  'on the other hand',
  'in addition',
  'as a result',
  'finally',
];

/** All text of the plan, with which copied and off-topic answers are recognised. */
function joinPlanText(plan: LessonPlan): string {
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

function isCopied(answer: readonly string[], plan: readonly string[]): boolean {
  const runs = answer
    .slice(RUN_WORDS - 1)
    .map((_, index) => answer.slice(index, index + RUN_WORDS).join(' '));
  if (runs.length <= RUN_WORDS) return false;
  const answerWords = new Set(answer);
  const planRuns = new Set<string>();
  // Only runs of words that the answer has can be copied, and most of a plan's runs are not.
  let known = 0;
  for (const [at, word] of plan.entries()) {
    known = answerWords.has(word) ? known + 1 : 0;
    if (known >= RUN_WORDS) planRuns.add(plan.slice(at + 1 - RUN_WORDS, at + 1).join(' '));
  }
  return runs.filter((run) => planRuns.has(run)).length / runs.length >= COPIED_SHARE;
}

function isOffTopic(answer: readonly string[], plan: ReadonlySet<string>): boolean {
  const known = [...plan].filter((word) => word.length >= CONTENT_WORD_LETTERS);
  if (answer.length < MIN_TOPIC_WORDS || known.length === 0) return false;
  return !hasCommonWord(answer, known);
}

function judgeTaskOutcome(answer: string, plan: LessonPlan): AnswerAnalysis['taskOutcome'] {
  const words = splitIntoWords(answer);
  if (isCopied(words, getPlanWords(plan).all)) return 'copied';
  return isOffTopic(words, getPlanWords(plan).different) ? 'off-topic' : 'answered';
}

function judgeLength(level: Level, words: number): { kind: AnswerLength; expected: number } {
  const expected = EXPECTED_WORDS[level];
  if (words < expected) return { kind: 'short', expected };
  return { kind: words > expected * LONG_FACTOR ? 'long' : 'fitting', expected };
}

interface PlanWords {
  /** In the order of the plan. */
  all: readonly string[];
  different: ReadonlySet<string>;
}

/** Cached, because a plan is long and its words are needed several times for an answer. */
const PLAN_WORDS = new WeakMap<LessonPlan, PlanWords>();

function getPlanWords(plan: LessonPlan): PlanWords {
  const known = PLAN_WORDS.get(plan);
  if (known) return known;
  const all = splitIntoWords(joinPlanText(plan));
  const words = { all, different: new Set(all) };
  PLAN_WORDS.set(plan, words);
  return words;
}

/** The words that a class uses, in lower case: none of them is a spelling mistake. */
export function listKnownWords(plan: LessonPlan): ReadonlySet<string> {
  return getPlanWords(plan).different;
}

/** The keyed exercises without an answer, except those that come after the feedback and are optional. */
function listUnansweredExercises(answers: readonly NumberedAnswer[], plan: LessonPlan): number[] {
  const answered = new Set(answers.map(({ exercise }) => exercise));
  return plan.exercises.flatMap(({ key, stage }, index) =>
    key && stage !== 'more' && !answered.has(index + 1) ? [index + 1] : [],
  );
}

/** Whether the numbers in a text are exercise numbers: a single one must be that of a keyed exercise. */
function hasExerciseNumbers(answers: readonly NumberedAnswer[], plan: LessonPlan): boolean {
  const exercises = new Set(answers.map(({ exercise }) => exercise));
  return (
    exercises.size > 1 || answers.some(({ exercise }) => plan.exercises[exercise - 1]?.key !== undefined)
  );
}

/**
 * Compares an answer with its plan: words used, items answered, exercises left out.
 *
 * @param mistakes those found in the `readComposedText` of the answer
 */
export function analyseAnswer(
  { answer, plan, level, skill }: SubmittedAnswer,
  mistakes: readonly TextMistake[],
): AnswerAnalysis {
  const numbered = parseNumberedAnswers(answer, plan.exercises);
  const isNumbered = hasExerciseNumbers(numbered, plan);
  const { selfCheck } = parseSelfCheck(answer, plan);
  const composed = readComposedText(answer, plan);
  const targets = plan.vocabulary.map(({ word }) => word);
  const usedWords = findUsedTargets(composed, targets);
  const used = new Set(usedWords);
  const words = countTextWords(composed);
  const hasLength = !isNumbered && joinPlanText(plan).trim() !== '' && words > 0;
  return {
    level,
    ...(skill && { skill }),
    words,
    ...(hasLength ? { length: judgeLength(level, words) } : {}),
    usedWords,
    unusedWords: targets.filter((word) => !used.has(word)),
    usedPhrases: findUsedTargets(composed, plan.quickCheck),
    linkingWords: findUsedTargets(composed, PRAISED_LINKING_WORDS),
    items: isNumbered ? listCheckedItems(numbered) : [],
    unanswered: isNumbered ? listUnansweredExercises(numbered, plan) : [],
    couldBeNumbered: !isNumbered && plan.exercises.some(({ key }) => key !== undefined),
    taskOutcome: isNumbered ? 'answered' : judgeTaskOutcome(composed, plan),
    selfCheck,
    mistakes: mistakes.map((mistake) => ({ ...mistake, ...quoteInContext(answer, mistake) })),
  };
}
