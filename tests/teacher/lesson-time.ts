import { parseExercise } from '../../src/domain/exercises/exercise-items.ts';
import { EXERCISE_STAGES, type ExerciseStage, type LessonPlan } from '../../src/domain/lesson-plan.ts';
import { countTextWords } from '../../src/domain/word-count.ts';
import { parseTaskRequirements } from '../../src/feedback/task/task-requirements.ts';
import type { TwoSittingLesson } from '../../src/teacher/week-schema.ts';
import { collectTexts } from './curriculum-files.ts';

/** Estimates how long a class in two sittings takes, to keep written lessons within their planned time. */

/** What a learner of a band reads, in words a minute. */
const READING_SPEED = { A: 100, B: 150, C: 200 } as const;
/** Answering an item of an exercise, without reading it. */
const SECONDS_PER_ITEM = 8;
const SECONDS_PER_SENTENCE = 25;
/** The average length of a learner's sentence, in words. */
const WORDS_PER_SENTENCE = 10;

/** How long the two sittings take a learner of a band, in minutes. */
export function estimateSittings(
  lesson: TwoSittingLesson,
  band: keyof typeof READING_SPEED,
): { first: number; second: number } {
  const { practice, phrases, task, speaking, speakingPrompt, more, extraTask, ...firstSitting } = lesson;
  const countReadingSeconds = (...parts: unknown[]) =>
    (countTextWords(collectTexts(parts).join(' ')) / READING_SPEED[band]) * 60;
  const { key: _, ...notice } = firstSitting.notice;
  const items = 1 + firstSitting.rule.check.items.length + firstSitting.first.items.length;
  const first = countReadingSeconds({ ...firstSitting, notice }) + items * SECONDS_PER_ITEM;
  const secondItems = practice.reduce((sum, each) => sum + each.items.length, 0) + 4;
  const written = (task.words.min / WORDS_PER_SENTENCE) * SECONDS_PER_SENTENCE;
  const second =
    countReadingSeconds(
      practice.map(({ key: __, ...rest }) => rest),
      phrases,
      task.text,
      task.checklist,
      speaking,
      speakingPrompt,
    ) +
    secondItems * SECONDS_PER_ITEM +
    written;
  return { first: first / 60, second: second / 60 };
}

/** The first stages, which end before the pause. */
const FIRST_STAGES: readonly ExerciseStage[] = ['notice', 'check', 'first'];
const SECOND_STAGES: readonly ExerciseStage[] = EXERCISE_STAGES.filter(
  (stage) => stage !== 'more' && !FIRST_STAGES.includes(stage),
);

/** As `estimateSittings`, of a class without its practice by choice. */
export function estimateClassSittings(
  plan: LessonPlan,
  band: keyof typeof READING_SPEED,
): { first: number; second: number } {
  const countReadingMinutes = (...parts: unknown[]) =>
    countTextWords(collectTexts(parts).join(' ')) / READING_SPEED[band];
  const countAnswerMinutes = (stages: readonly ExerciseStage[]) => {
    const exercises = plan.exercises.filter(({ stage }) => stage && stages.includes(stage));
    const items = exercises.flatMap((exercise) =>
      exercise.key ? (parseExercise(exercise)?.items ?? []) : [],
    );
    return (
      countReadingMinutes(exercises.map(({ prompt }) => prompt)) + (items.length * SECONDS_PER_ITEM) / 60
    );
  };
  const task = plan.exercises.find(({ stage }) => stage === 'task');
  const words = parseTaskRequirements(task?.prompt ?? '').words?.min;
  const written = words ?? countTextWords(plan.modelAnswer?.body ?? '');
  const { goal, warmUp, vocabulary, text, teachingPoint, model, quickCheck, checklist, speakingPrompt } =
    plan;
  return {
    first:
      countReadingMinutes(goal, warmUp, vocabulary, text, teachingPoint, model) +
      countAnswerMinutes(FIRST_STAGES),
    second:
      countReadingMinutes(quickCheck, checklist, speakingPrompt) +
      countAnswerMinutes(SECOND_STAGES) +
      (quickCheck.length * SECONDS_PER_ITEM + (written / WORDS_PER_SENTENCE) * SECONDS_PER_SENTENCE) / 60,
  };
}
