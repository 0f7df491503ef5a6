import { parseExercise } from './exercises/exercise-items.ts';
import { findWrittenTask } from './exercises/written-task.ts';
import { type LessonPlan, STAGES } from './lesson-plan.ts';
import { buildLessonSteps } from './lesson-steps.ts';
import type { Level } from './levels.ts';
import type { LessonRecord } from './records.ts';
import type { Skill } from './skills.ts';
import { countTextWords } from './word-count.ts';

/* Estimates of how long a class takes, which the hub and the classroom show before it begins. */

/** How fast learners read for study, in words a minute: at A1 and A2, B1 and B2, C1 and C2. */
const READING_SPEEDS = { A: 100, B: 150, C: 200 } as const;
/** To choose or fill in one answer. */
const SECONDS_PER_ITEM = 8;
const SECONDS_PER_WRITTEN_SENTENCE = 25;
/** The words of a written sentence, for tasks that ask for a number of words. */
const WORDS_PER_SENTENCE = 10;
/** The sentences of a task that asks for no number of words or sentences. */
const SENTENCES_OF_TASK = 4;

/**
 * How long a class takes, in whole minutes from 1: what its own timetable says, or else the time for reading
 * it, for each item, and for each sentence to write.
 */
export function countClassMinutes(plan: LessonPlan, level: Level, skill: Skill): number {
  const planned = STAGES.reduce((sum, stage) => sum + (plan.minutes?.[stage] ?? 0), 0);
  if (planned > 0) return planned;
  const band = level.charAt(0) as keyof typeof READING_SPEEDS;
  const { items, sentences } = countWork(plan, skill);
  const seconds =
    (countTextWords(listTexts(plan).join(' ')) / READING_SPEEDS[band]) * 60 +
    items * SECONDS_PER_ITEM +
    sentences * SECONDS_PER_WRITTEN_SENTENCE;
  return Math.max(1, Math.round(seconds / 60));
}

/**
 * How long the rest of a class takes, in whole minutes from 1: its share of the steps that are left.
 *
 * @param stepId the step at which the class is open; an unknown one stands for the first
 */
export function countMinutesLeft(
  plan: LessonPlan,
  { studentLevel, skillFocus }: Pick<LessonRecord, 'studentLevel' | 'skillFocus'>,
  stepId: string,
): number {
  const steps = buildLessonSteps(plan, { skill: skillFocus, hasMarkedItems: true });
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === stepId),
  );
  const minutes = countClassMinutes(plan, studentLevel, skillFocus);
  return Math.max(1, Math.round((minutes * (steps.length - index)) / steps.length));
}

function listTexts(plan: LessonPlan): readonly string[] {
  const { teachingPoint: point, text, model } = plan;
  return [
    plan.goal,
    plan.warmUp,
    ...plan.vocabulary.flatMap(({ word, meaning, example }) => [word, meaning, example]),
    ...(point ? [point.heading, point.explanation, ...point.examples] : []),
    ...(point?.commonMistake ? Object.values(point.commonMistake).map(String) : []),
    text?.body ?? '',
    model?.body ?? '',
    ...plan.otherSections.map(({ markdown }) => markdown),
    ...plan.exercises.map(({ prompt }) => prompt),
    ...plan.quickCheck,
    plan.speakingPrompt,
  ];
}

interface Work {
  /** Items that are chosen or filled in, and the phrases of the drag activity. */
  items: number;
  /** A free item is one sentence; the last task of a class has as many as it asks for. */
  sentences: number;
}

function countWork(plan: LessonPlan, skill: Skill): Work {
  const task = findWrittenTask(plan, skill);
  const work: Work = { items: plan.quickCheck.length + (plan.recall?.length ?? 0), sentences: 0 };
  plan.exercises.forEach((exercise, index) => {
    const items = parseExercise(exercise)?.items;
    const markedItems = items?.filter(({ accepted }) => accepted).length ?? 0;
    work.items += markedItems;
    if (index === task) work.sentences += parseSentenceCount(exercise.prompt);
    else work.sentences += items ? items.length - markedItems : 1;
  });
  return work;
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "five sentences", "3 short sentences". */
const SENTENCE_COUNT = new RegExp(`\\b(\\d{1,2}|${NUMBER_WORDS.join('|')})(?: \\w+)? sentences?\\b`, 'i');
/** "50 words", "100 English words". */
const WORD_COUNT = /\b(\d{2,3})(?: \w+)? words\b/i;

/** How many sentences a task asks for: "five short sentences", "50 words", "40–60 words". */
function parseSentenceCount(prompt: string): number {
  const sentences = SENTENCE_COUNT.exec(prompt)?.[1]?.toLowerCase();
  if (sentences) return Number(sentences) || NUMBER_WORDS.indexOf(sentences) + 1;
  const words = Number(WORD_COUNT.exec(prompt)?.[1] ?? 0);
  return words > 0 ? Math.ceil(words / WORDS_PER_SENTENCE) : SENTENCES_OF_TASK;
}
