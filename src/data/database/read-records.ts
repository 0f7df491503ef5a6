import * as v from 'valibot';
import {
  answersCalledRightSchema,
  badgesSchema,
  countsSchema,
  courseSchema,
  creditsSchema,
  draftSchema,
  homeworkSchema,
  type LearnerState,
  lessonSchema,
  mistakeSchema,
  mistakesSchema,
  ownWordsSchema,
  profileSchema,
  usedContentSchema,
  wordsSchema,
} from '../../domain/records.ts';
import type { ValueKey } from '../sync-rows/synced-rows.ts';
import { remembered } from './remembered.ts';

/** Reads a row by its schema; null for what it can't read. */
export function readBy<Schema extends v.GenericSchema>(schema: Schema) {
  return (raw: unknown): v.InferOutput<Schema> | null => {
    const parsed = v.safeParse(schema, raw);
    return parsed.success ? parsed.output : null;
  };
}

/** The same; `otherwise` for what it can't read. */
function readOr<Schema extends v.GenericSchema>(schema: Schema, otherwise: v.InferOutput<Schema>) {
  const read = readBy(schema);
  return (raw: unknown): v.InferOutput<Schema> => read(raw) ?? otherwise;
}

/** A lesson, or null without an id and a time. */
export const readLesson = remembered(readBy(lessonSchema));

/** A homework record, or null without an id and a time. */
export const readHomework = remembered(readBy(homeworkSchema));

/** A mistake, or null without an id, a time and a kind. */
export const readMistake = remembered(readBy(mistakeSchema));

/** What each row of the learner's state says; an empty value for what says nothing. */
export const READ_VALUE: { readonly [Key in ValueKey]: (raw: unknown) => LearnerState[Key] } = {
  profile: remembered(readBy(profileSchema)),
  course: remembered(readBy(courseSchema)),
  badges: remembered(readOr(badgesSchema, [])),
  words: remembered(readOr(wordsSchema, {})),
  ownWords: remembered(readOr(ownWordsSchema, {})),
  mistakes: remembered(readOr(mistakesSchema, [])),
  counts: remembered(readOr(countsSchema, {})),
};
export const { profile: readProfile, course: readCourse, badges: readBadges, words: readWords } = READ_VALUE;
export const { ownWords: readOwnWords, mistakes: readMistakes, counts: readCounts } = READ_VALUE;

/** Several of them at once, by what lies under each key. */
export function readValues<Key extends ValueKey>(keys: readonly Key[], rawOf: (key: Key) => unknown) {
  const values = Object.fromEntries(keys.map((key) => [key, READ_VALUE[key](rawOf(key))]));
  return values as unknown as Pick<LearnerState, Key>;
}

export const readCredits = readBy(creditsSchema);
export const readUsedContent = readOr(usedContentSchema, { phrases: [], vocab: [] });
export const readAnswersCalledRight = readOr(answersCalledRightSchema, []);
export const readDraft = readBy(draftSchema);

const texts = v.optional(v.record(v.string(), v.string()));
const wholeDraft = v.object({ notes: v.optional(v.string()), exercises: texts, againAnswers: texts });
/** Whether reading a draft leaves nothing out that the learner wrote. */
export const isWholeDraft = (raw: unknown): boolean => v.is(wholeDraft, raw);
