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
import { joinPlanText } from './plan-words.ts';
import { findUsedTargets } from './target-words.ts';
import { judgeTaskOutcome, type TaskOutcome } from './task-outcome.ts';

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
  /** Words of the vocabulary of the class. */
  usedWords: readonly string[];
  unusedWords: readonly string[];
  /** Phrases of the Quick Check, the list of phrases at the end of a class. */
  usedPhrases: readonly string[];
  /** Words that join ideas, such as "because". */
  linkingWords: readonly string[];
  /** The answers to keyed exercises, compared with their keys; none in a free text. */
  items: readonly CheckedItem[];
  /** Numbers of keyed exercises that a numbered answer leaves out. */
  unanswered: readonly number[];
  /** Whether the plan has keyed exercises, but the answer has no exercise numbers. */
  couldBeNumbered: boolean;
  taskOutcome: TaskOutcome;
  selfCheck: SelfCheckAnswer;
  mistakes: readonly MistakeInContext[];
}

/** The fewest words of a free answer at each level. */
const EXPECTED_WORDS: Readonly<Record<Level, number>> = { A1: 15, A2: 30, B1: 50, B2: 80, C1: 110, C2: 130 };
/** An answer is long with more than so many times the fewest words. */
const LONG_FACTOR = 4;
/** Without "and" and "but", which every text has. */
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

/** Compares the number of words with the one expected at the level. */
function judgeLength(level: Level, words: number): { kind: AnswerLength; expected: number } {
  const expected = EXPECTED_WORDS[level];
  if (words < expected) return { kind: 'short', expected };
  return { kind: words > expected * LONG_FACTOR ? 'long' : 'fitting', expected };
}

/** Lists the keyed exercises without an answer, except optional ones, which come after the feedback. */
function listUnansweredExercises(answers: readonly NumberedAnswer[], plan: LessonPlan): number[] {
  const answered = new Set(answers.map(({ exercise }) => exercise));
  return plan.exercises.flatMap(({ key, stage }, index) =>
    key && stage !== 'more' && !answered.has(index + 1) ? [index + 1] : [],
  );
}

/** Whether the numbers in a text are exercise numbers: two different ones, or one of a keyed exercise. */
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
