import * as v from 'valibot';
import {
  badgesSchema,
  type Credits,
  courseSchema,
  creditsSchema,
  draftSchema,
  homeworkSchema,
  lessonSchema,
  type NotepadDraft,
  profileSchema,
  type UsedContent,
  usedContentSchema,
} from '../../domain/records.ts';
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

export const readCredits: (raw: unknown) => Credits | null = readBy(creditsSchema);

const usedContentIn = readBy(usedContentSchema);
export function readUsedContent(raw: unknown): UsedContent {
  return usedContentIn(raw) ?? { phrases: [], vocab: [] };
}

export const readDraft: (raw: unknown) => NotepadDraft | null = readBy(draftSchema);
