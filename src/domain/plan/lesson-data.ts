import * as v from 'valibot';
import { GRAMMAR_FORMS, type GrammarForm } from '../grammar-forms.ts';
import {
  EXERCISE_STAGES,
  type ExerciseStage,
  type LessonPlan,
  type ModelAnswer,
  type SoundPractice,
} from '../lesson-plan.ts';
import { writeHiddenData } from './hidden-data.ts';

/** The longest text in a plan's hidden data, in characters. */
const MAX_LENGTH = 4_000;
const MAX_LINES = 20;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_LENGTH));
const lines = v.pipe(v.array(text), v.maxLength(MAX_LINES));

const MAX_NAME_LENGTH = 100;

const stagesSchema = v.array(v.nullable(v.picklist(EXERCISE_STAGES)));
const answerSchema = v.pipe(
  v.object({ body: text, shows: lines, situation: v.optional(text) }),
  // A missing property, not one that is undefined, comes back as it was.
  v.transform(({ situation, ...answer }): ModelAnswer => ({ ...answer, ...(situation && { situation }) })),
);
const soundSchema = v.object({ goal: text, lines: v.pipe(lines, v.minLength(1)) });
const fieldsSchema = v.object({
  stages: v.fallback(stagesSchema, []),
  modelAnswer: v.fallback(v.optional(answerSchema), undefined),
  sound: v.fallback(v.optional(soundSchema), undefined),
  week: v.fallback(v.optional(v.pipe(text, v.maxLength(MAX_NAME_LENGTH))), undefined),
  pointName: v.fallback(v.optional(v.pipe(text, v.maxLength(MAX_NAME_LENGTH))), undefined),
  form: v.fallback(v.optional(v.picklist(GRAMMAR_FORMS)), undefined),
});

/** What a plan hides besides its keys. Each field is left out when it is missing or malformed. */
export interface LessonData {
  /** By the index of the exercise. */
  stages: readonly (ExerciseStage | null)[];
  modelAnswer?: ModelAnswer;
  sound?: SoundPractice;
  week?: string;
  pointName?: string;
  form?: GrammarForm;
}

/** The fields of `LessonData` as hidden data; empty if the plan has none. */
export function writeLessonData({
  exercises,
  modelAnswer,
  sound,
  week,
  pointName,
  form,
}: LessonPlan): string {
  const stages = exercises.map(({ stage }) => stage ?? null);
  const hasStages = stages.some((stage) => stage !== null);
  if (!hasStages && !modelAnswer && !sound && !week && !pointName && !form) return '';
  return writeHiddenData('lesson-data', {
    ...(hasStages && { stages }),
    modelAnswer,
    sound,
    week,
    pointName,
    form,
  });
}

export function readLessonData(value: unknown): LessonData {
  const parsed = v.safeParse(fieldsSchema, value ?? {});
  if (!parsed.success) return { stages: [] };
  const { stages, modelAnswer, sound, week, pointName, form } = parsed.output;
  return {
    stages,
    ...(modelAnswer && { modelAnswer }),
    ...(sound && { sound }),
    ...(week && { week }),
    ...(pointName && { pointName }),
    ...(form && { form }),
  };
}
