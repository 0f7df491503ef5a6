import * as v from 'valibot';
import type { LessonPlan } from '../../../src/domain/lesson-plan.ts';
import { EXERCISE_KINDS } from '../../../src/teacher/curriculum-schema.ts';
import { cleanLine, cleanText } from './clean-text.ts';

/** The schema of a class that a model writes. Lengths are in characters. */

const cleaned = (clean: (text: string) => string, max: number) =>
  v.pipe(
    v.string(),
    v.transform(clean),
    v.minLength(1, 'must not be empty'),
    v.maxLength(max, `must have at most ${max} characters`),
  );
const line = (max: number) => cleaned(cleanLine, max);
const block = (max: number) => cleaned(cleanText, max);
const list = <Item extends v.GenericSchema>(item: Item, min: number, max: number) =>
  v.pipe(
    v.array(item),
    v.minLength(min, `must have at least ${min} items`),
    v.maxLength(max, `must have at most ${max} items`),
  );

export const planReplySchema = v.object({
  title: line(120),
  goal: line(200),
  warmUp: block(600),
  teachingPoint: v.object({
    heading: line(120),
    explanation: block(1500),
    examples: list(line(250), 3, 6),
    commonMistake: v.object({ wrong: line(200), right: line(200), why: line(400) }),
  }),
  vocabulary: list(v.object({ word: line(60), meaning: line(200), example: line(300) }), 6, 10),
  text: v.nullable(
    v.object({ kind: v.picklist(['reading', 'listening', 'dialogue']), title: line(120), body: block(4000) }),
  ),
  exercises: list(
    v.object({
      kind: v.picklist(EXERCISE_KINDS),
      prompt: block(800),
      key: v.nullable(list(line(200), 1, 10)),
    }),
    6,
    8,
  ),
  quickCheck: list(line(120), 4, 4),
  speakingPrompt: block(500),
  badge: line(40),
  extraTask: block(400),
});
export type PlanReply = v.InferOutput<typeof planReplySchema>;

/** Converts a validated reply to a plan. */
export function toPlan({ text: lessonText, exercises, ...rest }: PlanReply): LessonPlan {
  return {
    ...rest,
    ...(lessonText ? { text: lessonText } : {}),
    exercises: exercises.map(({ prompt, key }) => (key ? { prompt, key } : { prompt })),
    otherSections: [],
  };
}
