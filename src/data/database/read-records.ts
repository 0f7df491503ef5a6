import * as v from 'valibot';
import {
  type AnswerCalledRight,
  answersCalledRightSchema,
  badgesSchema,
  type Counts,
  type Credits,
  countsSchema,
  courseSchema,
  creditsSchema,
  draftSchema,
  homeworkSchema,
  type LearnerState,
  lessonSchema,
  type Mistake,
  mistakeSchema,
  mistakesSchema,
  type NotepadDraft,
  type OwnWords,
  ownWordsSchema,
  profileSchema,
  type UsedContent,
  usedContentSchema,
  type Words,
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

/** A profile, or null for anything but an object. */
export const readProfile = remembered(readBy(profileSchema));

/** A course, or null for anything but an object. */
export const readCourse = remembered(readBy(courseSchema));

/** A lesson, or null without an id and a time. */
export const readLesson = remembered(readBy(lessonSchema));

/** A homework record, or null without an id and a time. */
export const readHomework = remembered(readBy(homeworkSchema));

const badgesIn = readBy(badgesSchema);
export const readBadges = remembered((raw): readonly string[] => badgesIn(raw) ?? []);

const wordsIn = readBy(wordsSchema);
export const readWords = remembered((raw): Words => wordsIn(raw) ?? {});

const ownWordsIn = readBy(ownWordsSchema);
export const readOwnWords = remembered((raw): OwnWords => ownWordsIn(raw) ?? {});

/** A mistake, or null without an id, a time and a kind. */
export const readMistake = remembered(readBy(mistakeSchema));

const mistakesIn = readBy(mistakesSchema);
export const readMistakes = remembered((raw): readonly Mistake[] => mistakesIn(raw) ?? []);

const countsIn = readBy(countsSchema);
export const readCounts = remembered((raw): Counts => countsIn(raw) ?? {});

/** What each row of the learner's state says; an empty value for what says nothing. */
export const READ_VALUE: { readonly [Key in ValueKey]: (raw: unknown) => LearnerState[Key] } = {
  profile: readProfile,
  course: readCourse,
  badges: readBadges,
  words: readWords,
  ownWords: readOwnWords,
  mistakes: readMistakes,
  counts: readCounts,
};

export const readCredits: (raw: unknown) => Credits | null = readBy(creditsSchema);

const usedContentIn = readBy(usedContentSchema);
export function readUsedContent(raw: unknown): UsedContent {
  return usedContentIn(raw) ?? { phrases: [], vocab: [] };
}

const answersCalledRightIn = readBy(answersCalledRightSchema);
export function readAnswersCalledRight(raw: unknown): readonly AnswerCalledRight[] {
  return answersCalledRightIn(raw) ?? [];
}

export const readDraft: (raw: unknown) => NotepadDraft | null = readBy(draftSchema);

const texts = v.optional(v.record(v.string(), v.string()));
const wholeDraft = v.object({ notes: v.optional(v.string()), exercises: texts, againAnswers: texts });
/** Whether reading a draft leaves nothing out that the learner wrote. */
export const isWholeDraft = (raw: unknown): boolean => v.is(wholeDraft, raw);
