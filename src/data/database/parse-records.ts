import * as v from 'valibot';
import {
  badgesSchema,
  countsSchema,
  courseSchema,
  creditsSchema,
  disputedAnswersSchema,
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

/** A parser by a schema; it gives null for what does not match. */
export function createParser<Schema extends v.GenericSchema>(schema: Schema) {
  return (raw: unknown): v.InferOutput<Schema> | null => {
    const parsed = v.safeParse(schema, raw);
    return parsed.success ? parsed.output : null;
  };
}

/** A parser by a schema; it gives `fallback` for what does not match. */
function createParserWithFallback<Schema extends v.GenericSchema>(
  schema: Schema,
  fallback: v.InferOutput<Schema>,
) {
  const parse = createParser(schema);
  return (raw: unknown): v.InferOutput<Schema> => parse(raw) ?? fallback;
}

/** A lesson, or null without an id and a time. */
export const parseLesson = memoizeByObject(createParser(lessonSchema));

/** A homework record, or null without an id and a time. */
export const parseHomework = memoizeByObject(createParser(homeworkSchema));

/** A mistake, or null without an id, a time and a kind. */
export const parseMistake = memoizeByObject(createParser(mistakeSchema));

/** The parser of each row of the learner's state; an unreadable row gives an empty value. */
export const VALUE_PARSERS: { readonly [Key in ValueKey]: (raw: unknown) => LearnerState[Key] } = {
  profile: memoizeByObject(createParser(profileSchema)),
  course: memoizeByObject(createParser(courseSchema)),
  badges: memoizeByObject(createParserWithFallback(badgesSchema, [])),
  words: memoizeByObject(createParserWithFallback(wordsSchema, {})),
  ownWords: memoizeByObject(createParserWithFallback(ownWordsSchema, {})),
  mistakes: memoizeByObject(createParserWithFallback(mistakesSchema, [])),
  counts: memoizeByObject(createParserWithFallback(countsSchema, {})),
};
export const {
  profile: parseProfile,
  course: parseCourse,
  badges: parseBadges,
  words: parseWords,
} = VALUE_PARSERS;
export const { ownWords: parseOwnWords, mistakes: parseMistakes, counts: parseCounts } = VALUE_PARSERS;

/** Parses several values; `getRaw` returns the raw row of a key. */
export function parseValues<Key extends ValueKey>(keys: readonly Key[], getRaw: (key: Key) => unknown) {
  const values = Object.fromEntries(keys.map((key) => [key, VALUE_PARSERS[key](getRaw(key))]));
  return values as unknown as Pick<LearnerState, Key>;
}

export const parseCredits = createParser(creditsSchema);
export const parseUsedContent = createParserWithFallback(usedContentSchema, { phrases: [], vocab: [] });
export const parseDisputedAnswers = createParserWithFallback(disputedAnswersSchema, []);
export const parseDraft = createParser(draftSchema);

const optionalTexts = v.optional(v.record(v.string(), v.string()));
const strictDraft = v.object({
  notes: v.optional(v.string()),
  exercises: optionalTexts,
  againAnswers: optionalTexts,
});
/** Whether parsing a draft loses nothing that the learner wrote. */
export const isCompleteDraft = (raw: unknown): boolean => v.is(strictDraft, raw);
