import { addBadge, badgeOf } from '../domain/badges.ts';
import { completeModule, countCompletion, createCourse, fallbackCourse } from '../domain/course.ts';
import { RETAINED_HOMEWORK, RETAINED_LESSONS, SETUP_REQUIRED } from '../domain/limits.ts';
import { parsePlan } from '../domain/plan-markdown.ts';
import { addUsedContent, contentOf } from '../domain/plan-usage.ts';
import type { Course, HomeworkRecord, LessonRecord, NotepadHomework, Profile } from '../domain/records.ts';
import { keepNewest } from '../domain/retention.ts';
import type { Skill } from '../domain/skills.ts';
import type { LearnerStore } from './learner-store.ts';
import { allHomework, allLessons, KV, type LearnerTables, readValue } from './learner-tables.ts';
import {
  readBadges,
  readCourse,
  readHomework,
  readLesson,
  readProfile,
  readUsedContent,
} from './record-schemas.ts';
import type { Writer, Writing } from './write-transaction.ts';

/** Whose records these are, as the authentication provider has it. */
export interface LearnerAccount {
  uid: string;
  email: string;
  displayName: string;
}

type Writes = Pick<
  LearnerStore,
  'saveSetup' | 'addLesson' | 'completeLesson' | 'saveHomework' | 'saveCredits' | 'saveDraft'
>;

/** The writes of the learner's store. */
export function createWrites(writer: Writer, learner: LearnerAccount, newId: () => string): Writes {
  return {
    saveSetup: (setup) =>
      writer.write(async (writing) => {
        const stored = readProfile(await readValue(writing.tables, KV.profile));
        await writing.save('profile', {
          ...stored,
          ...setup,
          uid: learner.uid,
          email: stored?.email || learner.email,
          displayName: setup.displayName ?? (stored?.displayName || learner.displayName),
          setupComplete: true,
          ...writing.stamp,
        } satisfies Profile);
        if (await storedCourse(writing.tables)) return;
        await writing.save('course', createCourse(setup, SETUP_REQUIRED, writing.stamp));
      }),

    addLesson: (lesson) => {
      const id = newId();
      return writer.write(async (writing) => {
        const record: LessonRecord = {
          ...lesson,
          ...birthOf(writing, id),
          completed: false,
          answer: '',
          feedback: '',
        };
        await keepLesson(writing, record);
        const used = readUsedContent(await readValue(writing.tables, KV.used));
        const value = addUsedContent(used, contentOf(parsePlan(lesson.classPlan)));
        await writing.tables.kv.put({ key: KV.used, value });
        return record;
      });
    },

    completeLesson: (id, result) =>
      writer.write(async (writing) => {
        const lesson = readLesson(await writing.tables.lessons.get(id));
        if (!lesson) return writing.refuse({ kind: 'missing-record' });
        await keepLesson(writing, { ...lesson, ...result, completed: true, ...writing.stamp });
        if (lesson.completed) return;
        const counted = await counting(writing, lesson.skillFocus);
        const course =
          lesson.skillFocus === 'Speaking' ? completeModule(counted, lesson.module_lesson) : counted;
        await writing.save('course', course);
      }),

    saveHomework: (lessonId, homework, saveKey) =>
      writer.write(async (writing) => {
        const lesson = readLesson(await writing.tables.lessons.get(lessonId));
        if (!lesson) return writing.refuse({ kind: 'missing-record' });
        const badge = badgeOf(parsePlan(lesson.classPlan));
        // The save key is the record's id: a repeat finds its record and does nothing.
        if (readHomework(await writing.tables.homework.get(saveKey))) return { badge, isNew: false };
        await keepHomework(writing, homeworkOf(lesson, homework, birthOf(writing, saveKey)));
        await writing.save('course', await counting(writing, lesson.skillFocus));
        const stored = readBadges(await readValue(writing.tables, KV.badges));
        const { badges, isNew } = addBadge(stored, badge);
        if (isNew) await writing.save('badges', badges);
        await writing.tables.kv.delete(KV.draft(lessonId));
        return { badge, isNew };
      }),

    saveCredits: (credits) =>
      writer.write(async ({ tables }) => {
        await tables.kv.put({ key: KV.credits, value: credits });
      }),

    saveDraft: (lessonId, draft) =>
      writer.write(async ({ tables }) => {
        await tables.kv.put({ key: KV.draft(lessonId), value: draft });
      }),
  };
}

/** The identity of a record born in this write. */
function birthOf({ stamp }: Writing, id: string) {
  return { id, createdAt: stamp.updatedAt, timestamp: new Date(stamp.updatedAt).toISOString(), ...stamp };
}

function homeworkOf(
  lesson: LessonRecord,
  homework: NotepadHomework,
  birth: ReturnType<typeof birthOf>,
): HomeworkRecord {
  const { id, classPlan, studentLevel, skillFocus, teacher, reason, age, module_lesson, feedback } = lesson;
  return {
    ...homework,
    ...{ studentLevel, skillFocus, teacher, reason, age, module_lesson, feedback },
    lessonId: id,
    lesson: classPlan,
    ...birth,
  };
}

async function storedCourse(tables: LearnerTables): Promise<Course | null> {
  return readCourse(await readValue(tables, KV.course));
}

/** The learner's course, or the classroom's stand-in, with one more completion of `skill`. */
async function counting(writing: Writing, skill: Skill): Promise<Course> {
  const { tables, stamp, counter } = writing;
  const profile = readProfile(await readValue(tables, KV.profile));
  const course = (await storedCourse(tables)) ?? fallbackCourse(profile ?? {}, stamp);
  const counted = countCompletion(course, skill, counter, stamp);
  return counted.ok ? counted.value : writing.refuse(counted.failure);
}

async function keepLesson(writing: Writing, record: LessonRecord): Promise<void> {
  const { tables } = writing;
  await tables.lessons.put(record);
  await writing.enqueue(`lesson:${record.id}`);
  const stored = await allLessons(tables);
  for (const id of beyondNewest(stored, RETAINED_LESSONS, record.id)) await dropLesson(tables, id);
}

async function keepHomework(writing: Writing, record: HomeworkRecord): Promise<void> {
  const { tables } = writing;
  await tables.homework.put(record);
  await writing.enqueue(`homework:${record.id}`);
  const stored = await allHomework(tables);
  for (const id of beyondNewest(stored, RETAINED_HOMEWORK, record.id)) await dropHomework(tables, id);
}

/** The ids to trim: never that of the record just saved, even where an older one was saved again. */
function beyondNewest(
  stored: readonly { id: string; createdAt: number }[],
  limit: number,
  saved: string,
): readonly string[] {
  const kept = new Set(keepNewest(stored, limit).map((record) => record.id)).add(saved);
  return stored.map((record) => record.id).filter((id) => !kept.has(id));
}

/** Takes a lesson out with its outbox entry and its draft. */
export async function dropLesson(tables: LearnerTables, id: string): Promise<void> {
  await tables.lessons.delete(id);
  await tables.kv.delete(KV.draft(id));
  await tables.outbox.where('key').equals(`lesson:${id}`).delete();
}

/** Takes a homework record out with its outbox entry. */
export async function dropHomework(tables: LearnerTables, id: string): Promise<void> {
  await tables.homework.delete(id);
  await tables.outbox.where('key').equals(`homework:${id}`).delete();
}
