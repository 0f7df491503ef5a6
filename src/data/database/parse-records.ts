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
import { memoizeByObject } from './memoize-by-object.ts';

/** Reads a row by its schema; null for what it can't read. */
export function createParser<Schema extends v.GenericSchema>(schema: Schema) {
  return (raw: unknown): v.InferOutput<Schema> | null => {
    const parsed = v.safeParse(schema, raw);
    return parsed.success ? parsed.output : null;
  };
}

/** The same; `otherwise` for what it can't read. */
function readOr<Schema extends v.GenericSchema>(schema: Schema, otherwise: v.InferOutput<Schema>) {
  const read = createParser(schema);
  return (raw: unknown): v.InferOutput<Schema> => read(raw) ?? otherwise;
}

/** A lesson, or null without an id and a time. */
export const parseLesson = memoizeByObject(createParser(lessonSchema));

/** A homework record, or null without an id and a time. */
export const parseHomework = memoizeByObject(createParser(homeworkSchema));

/** A mistake, or null without an id, a time and a kind. */
export const parseMistake = memoizeByObject(createParser(mistakeSchema));

/** What each row of the learner's state says; an empty value for what says nothing. */
export const VALUE_PARSERS: { readonly [Key in ValueKey]: (raw: unknown) => LearnerState[Key] } = {
  profile: memoizeByObject(createParser(profileSchema)),
  course: memoizeByObject(createParser(courseSchema)),
  badges: memoizeByObject(readOr(badgesSchema, [])),
  words: memoizeByObject(readOr(wordsSchema, {})),
  ownWords: memoizeByObject(readOr(ownWordsSchema, {})),
  mistakes: memoizeByObject(readOr(mistakesSchema, [])),
  counts: memoizeByObject(readOr(countsSchema, {})),
};
export const {
  profile: parseProfile,
  course: parseCourse,
  badges: parseBadges,
  words: parseWords,
} = VALUE_PARSERS;
export const { ownWords: parseOwnWords, mistakes: parseMistakes, counts: parseCounts } = VALUE_PARSERS;

/** Several of them at once, by what lies under each key. */
export function parseValues<Key extends ValueKey>(keys: readonly Key[], rawOf: (key: Key) => unknown) {
  const values = Object.fromEntries(keys.map((key) => [key, VALUE_PARSERS[key](rawOf(key))]));
  return values as unknown as Pick<LearnerState, Key>;
}

export const parseCredits = createParser(creditsSchema);
export const parseUsedContent = readOr(usedContentSchema, { phrases: [], vocab: [] });
export const parseAnswersCalledRight = readOr(answersCalledRightSchema, []);
export const parseDraft = createParser(draftSchema);

const texts = v.optional(v.record(v.string(), v.string()));
const wholeDraft = v.object({ notes: v.optional(v.string()), exercises: texts, againAnswers: texts });
/** Whether reading a draft leaves nothing out that the learner wrote. */
export const isCompleteDraft = (raw: unknown): boolean => v.is(wholeDraft, raw);
