import * as v from 'valibot';
import { LEVELS } from '../domain/levels.ts';
import { FALLBACK_COURSE_REQUIRED } from '../domain/limits.ts';
import { SIGN_IN_DEFAULTS } from '../domain/profile.ts';
import { REASONS } from '../domain/reasons.ts';
import type {
  Course,
  Credits,
  HomeworkRecord,
  LessonRecord,
  NotepadDraft,
  Profile,
  UsedContent,
} from '../domain/records.ts';
import { SKILLS } from '../domain/skills.ts';
import { remembered } from './remembered.ts';
import { flag, listOf, mapOf, text, time } from './tolerant-schemas.ts';

/*
 * The learner's records as they lie in a database that an earlier or later version of the app, or a
 * hand, may have written. A field of a wrong type falls back alone; fields that this version does not
 * know are carried along. The same schemas read the rows of this device and the document in the cloud.
 */

const age = v.pipe(v.number(), v.finite());
const stamp = {
  updatedAt: v.fallback(time, 0),
  deviceId: text,
};

const profileSchema = v.looseObject({
  ...stamp,
  uid: text,
  email: text,
  displayName: text,
  studentLevel: v.fallback(v.optional(v.picklist(LEVELS)), undefined),
  age: v.fallback(v.optional(age), undefined),
  why: v.fallback(v.optional(v.picklist(REASONS)), undefined),
  setupComplete: flag,
});

const moduleLessonSchema = v.looseObject({
  module_lesson: v.pipe(v.number(), v.integer()),
  completed: flag,
});

const skillSchema = v.looseObject({
  skill: v.picklist(SKILLS),
  required: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), FALLBACK_COURSE_REQUIRED),
  counts: mapOf(v.pipe(v.number(), v.integer(), v.minValue(0))),
  lessons: listOf(moduleLessonSchema),
});

const courseSchema = v.looseObject({
  ...stamp,
  level: v.fallback(v.picklist(LEVELS), SIGN_IN_DEFAULTS.studentLevel),
  reason: v.fallback(v.picklist(REASONS), SIGN_IN_DEFAULTS.why),
  age: v.fallback(age, SIGN_IN_DEFAULTS.age),
  skills: listOf(skillSchema),
});

const recordFields = {
  ...stamp,
  id: v.pipe(v.string(), v.minLength(1)),
  createdAt: time,
  timestamp: text,
  studentLevel: v.fallback(v.picklist(LEVELS), SIGN_IN_DEFAULTS.studentLevel),
  skillFocus: v.fallback(v.picklist(SKILLS), SKILLS[0]),
  teacher: text,
  reason: v.fallback(v.picklist(REASONS), SIGN_IN_DEFAULTS.why),
  age: v.fallback(age, SIGN_IN_DEFAULTS.age),
  module_lesson: v.fallback(v.pipe(v.number(), v.integer()), 0),
  feedback: text,
};

const lessonSchema = v.looseObject({
  ...recordFields,
  classPlan: text,
  completed: flag,
  answer: text,
});

const dragGroups = v.looseObject({ starting: listOf(v.string()), keeping: listOf(v.string()) });

const homeworkSchema = v.looseObject({
  ...recordFields,
  lessonId: text,
  lesson: text,
  notes: text,
  date: text,
  dragItems: v.fallback(dragGroups, { starting: [], keeping: [] }),
  exercises: mapOf(v.string()),
  flippedCards: flag,
  audioPlayed: flag,
});

const creditsSchema = v.object({ date: v.string(), remaining: v.pipe(v.number(), v.minValue(0)) });
const usedContentSchema = v.object({ phrases: listOf(v.string()), vocab: listOf(v.string()) });
const draftSchema = v.object({
  notes: text,
  exercises: mapOf(v.string()),
  starting: listOf(v.string()),
  keeping: listOf(v.string()),
  flipped: listOf(v.pipe(v.number(), v.integer(), v.minValue(0))),
  audioPlayed: flag,
});

function read<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, raw);
  return parsed.success ? parsed.output : null;
}

/** A profile, or null for anything but an object. */
export const readProfile = remembered((raw): Profile | null => {
  const parsed = read(profileSchema, raw);
  if (!parsed) return null;
  const { studentLevel, age: years, why, ...rest } = parsed;
  return {
    ...rest,
    ...(studentLevel === undefined ? {} : { studentLevel }),
    ...(years === undefined ? {} : { age: years }),
    ...(why === undefined ? {} : { why }),
  };
});

/** A course, or null for anything but an object. Skills that this version does not know are left out. */
export const readCourse = remembered((raw): Course | null => read(courseSchema, raw));

/** A lesson, or null without an id and a time. */
export const readLesson = remembered((raw): LessonRecord | null => read(lessonSchema, raw));

/** A homework record, or null without an id and a time. */
export const readHomework = remembered((raw): HomeworkRecord | null => read(homeworkSchema, raw));

const badgesSchema = listOf(v.string());

export const readBadges = remembered((raw): readonly string[] => read(badgesSchema, raw) ?? []);

export function readCredits(raw: unknown): Credits | null {
  return read(creditsSchema, raw);
}

export function readUsedContent(raw: unknown): UsedContent {
  return read(usedContentSchema, raw) ?? { phrases: [], vocab: [] };
}

export function readDraft(raw: unknown): NotepadDraft | null {
  return read(draftSchema, raw);
}
