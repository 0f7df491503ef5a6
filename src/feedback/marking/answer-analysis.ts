import type { LessonPlan } from '../../domain/lesson-plan.ts';
import type { Level } from '../../domain/levels.ts';
import { readSelfCheck, type SelfCheck } from '../../domain/self-check.ts';
import type { Skill } from '../../domain/skills.ts';
import { wordCount } from '../../domain/word-count.ts';
import { type FoundMistake, inContext } from '../found-mistake.ts';
import type { Mistake } from '../rule-source.ts';
import { composedText } from './composed-text.ts';
import { type CheckedItem, checkedItems, type NumberedAnswer, numberedAnswers } from './numbered-answers.ts';
import { shareAWord, usedTargets, wordsOf } from './target-words.ts';

/** What a learner handed in, beside the class it belongs to. */
export interface GivenAnswer {
  answer: string;
  plan: LessonPlan;
  level: Level;
  /** Absent for a text that belongs to no class. */
  skill?: Skill;
}

export type AnswerLength = 'short' | 'fitting' | 'long';

/** What is known of an answer before a word of feedback is written. */
export interface AnswerAnalysis {
  level: Level;
  skill?: Skill;
  /** Words that the learner composed: not those of the self-check, of options and of answers that a key judges. */
  words: number;
  /** Against what the level can write; absent where exercises were answered by number, and outside a class. */
  length?: { kind: AnswerLength; expected: number };
  usedWords: readonly string[];
  unusedWords: readonly string[];
  usedPhrases: readonly string[];
  /** Words that join ideas, such as "because". */
  linkingWords: readonly string[];
  items: readonly CheckedItem[];
  /** Numbers of keyed exercises that a numbered answer leaves out. */
  unanswered: readonly number[];
  /** Exercises of the plan have keys, but the answer does not say which exercise it answers. */
  couldBeNumbered: boolean;
  task: 'answered' | 'copied' | 'off-topic';
  /** The learner's own word on what went well. */
  selfCheck: SelfCheck;
  mistakes: readonly FoundMistake[];
}

/** Words that a free answer of each level should reach, and may pass fourfold. */
const EXPECTED_WORDS: Readonly<Record<Level, number>> = { A1: 15, A2: 30, B1: 50, B2: 80, C1: 110, C2: 130 };
const LONG_TIMES = 4;
/** An answer that takes this share of its five-word runs from the plan repeats the plan. */
const COPIED_SHARE = 0.7;
const RUN_WORDS = 5;
/** A shorter answer says too little to tell whether it keeps to the topic. */
const TOPIC_NEEDS_WORDS = 12;
const CONTENT_WORD_LETTERS = 5;

const LINKING_WORDS = [
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

/** The plan's text that a learner could have copied or should speak about. */
function planText(plan: LessonPlan): string {
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

function runsOf(words: readonly string[]): string[] {
  return words.slice(RUN_WORDS - 1).map((_, index) => words.slice(index, index + RUN_WORDS).join(' '));
}

function isCopied(answer: string, plan: string): boolean {
  const runs = runsOf(wordsOf(answer));
  const known = new Set(runsOf(wordsOf(plan)));
  return runs.length > RUN_WORDS && runs.filter((run) => known.has(run)).length / runs.length >= COPIED_SHARE;
}

function isOffTopic(answer: string, plan: string): boolean {
  const words = wordsOf(answer);
  const known = wordsOf(plan).filter((word) => word.length >= CONTENT_WORD_LETTERS);
  if (words.length < TOPIC_NEEDS_WORDS || known.length === 0) return false;
  return !shareAWord(words, known);
}

function taskOf(answer: string, plan: string): AnswerAnalysis['task'] {
  if (isCopied(answer, plan)) return 'copied';
  return isOffTopic(answer, plan) ? 'off-topic' : 'answered';
}

function lengthFor(level: Level, words: number): { kind: AnswerLength; expected: number } {
  const expected = EXPECTED_WORDS[level];
  if (words < expected) return { kind: 'short', expected };
  return { kind: words > expected * LONG_TIMES ? 'long' : 'fitting', expected };
}

/** The words that a class uses, in lower case: none of them is a spelling mistake. */
export function knownWords(plan: LessonPlan): ReadonlySet<string> {
  return new Set(wordsOf(planText(plan)));
}

function unansweredExercises(answers: readonly NumberedAnswer[], plan: LessonPlan): number[] {
  const answered = new Set(answers.map(({ exercise }) => exercise));
  return plan.exercises.flatMap(({ key }, index) => (key && !answered.has(index + 1) ? [index + 1] : []));
}

/** Whether numbers in the text mean the plan's exercises: with one number only, it must be one with a key. */
function answersByNumber(answers: readonly NumberedAnswer[], plan: LessonPlan): boolean {
  const exercises = new Set(answers.map(({ exercise }) => exercise));
  return (
    exercises.size > 1 || answers.some(({ exercise }) => plan.exercises[exercise - 1]?.key !== undefined)
  );
}

/**
 * Looks at an answer beside its plan: what was used, what was answered, what is missing.
 *
 * @param mistakes what the rules found in the `composedText` of the answer
 */
export function analyseAnswer(
  { answer, plan, level, skill }: GivenAnswer,
  mistakes: readonly Mistake[],
): AnswerAnalysis {
  const text = planText(plan);
  const numbered = numberedAnswers(answer, plan.exercises);
  const isNumbered = answersByNumber(numbered, plan);
  const { selfCheck } = readSelfCheck(answer, plan);
  const composed = composedText(answer, plan);
  const targets = plan.vocabulary.map(({ word }) => word);
  const usedWords = usedTargets(composed, targets);
  const used = new Set(usedWords);
  const words = wordCount(composed);
  const hasLength = !isNumbered && text.trim() !== '' && words > 0;
  return {
    level,
    ...(skill && { skill }),
    words,
    ...(hasLength ? { length: lengthFor(level, words) } : {}),
    usedWords,
    unusedWords: targets.filter((word) => !used.has(word)),
    usedPhrases: usedTargets(composed, plan.quickCheck),
    linkingWords: usedTargets(composed, LINKING_WORDS),
    items: isNumbered ? checkedItems(numbered) : [],
    unanswered: isNumbered ? unansweredExercises(numbered, plan) : [],
    couldBeNumbered: !isNumbered && plan.exercises.some(({ key }) => key !== undefined),
    task: isNumbered ? 'answered' : taskOf(composed, text),
    selfCheck,
    mistakes: mistakes.map((mistake) => ({ ...mistake, ...inContext(answer, mistake) })),
  };
}
