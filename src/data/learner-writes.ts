import { addBadge, badgeOf } from '../domain/badges.ts';
import { completeModule, countCompletion, createCourse, fallbackCourse } from '../domain/course.ts';
import { SETUP_REQUIRED } from '../domain/limits.ts';
import { parsePlan } from '../domain/plan-markdown.ts';
import { addUsedContent, contentOf } from '../domain/plan-usage.ts';
import { isWaitingUnder, type PostedAnswer } from '../domain/posted-answer.ts';
import type { Course, HomeworkRecord, LessonRecord, NotepadHomework, Profile } from '../domain/records.ts';
import type { Skill } from '../domain/skills.ts';
import { isSameJson } from './canonical-json.ts';
import type { LearnerStore, Saved } from './learner-store.ts';
import { KV } from './learner-tables.ts';
import {
  readBadges,
  readCourse,
  readDraft,
  readHomework,
  readLesson,
  readPostedAnswer,
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
  | 'saveSetup'
  | 'addLesson'
  | 'completeLesson'
  | 'saveHomework'
  | 'saveCredits'
  | 'saveDraft'
  | 'keepAskedClass'
>;

/** The writes of the learner's store. */
export function createWrites(writer: Writer, learner: LearnerAccount, newId: () => string): Writes {
  return {
    saveSetup: (setup) =>
      writer.write({ values: [KV.profile, KV.course] }, (writing) => {
        const stored = readProfile(writing.value(KV.profile));
        writing.save('profile', {
          ...stored,
          ...setup,
          uid: learner.uid,
          email: stored?.email || learner.email,
          displayName: setup.displayName ?? (stored?.displayName || learner.displayName),
          setupComplete: true,
          ...writing.stamp,
        } satisfies Profile);
        if (storedCourse(writing)) return;
        writing.counterOfNewCourse();
        writing.save('course', createCourse(setup, SETUP_REQUIRED, writing.stamp));
      }),

    addLesson: (lesson, id = newId()) => {
      const content = contentOf(parsePlan(lesson.classPlan));
      return writer.write({ lesson: id, values: [KV.used], grows: 'lessons' }, (writing) => {
        writing.remove(KV.askedClass);
        const known = readLesson(writing.lesson);
        if (known) return known;
        const record: LessonRecord = {
          ...lesson,
          ...birthOf(writing, id),
          completed: false,
          answer: '',
          feedback: '',
        };
        writing.saveLesson(record);
        writing.put(KV.used, addUsedContent(readUsedContent(writing.value(KV.used)), content));
        return record;
      });
    },

    completeLesson: (id, result, postedKey) => {
      const post = KV.posted(id);
      return writer.write({ lesson: id, values: [KV.profile, KV.course, post] }, (writing) => {
        const lesson = readLesson(writing.lesson);
        if (!lesson) return writing.refuse({ kind: 'missing-record' });
        if (postedKey === undefined) writing.remove(post);
        else if (!isWaitingUnder(postedKey, readPostedAnswer(writing.value(post)))) return;
        else writing.put(post, { state: 'checked', lessonId: id } satisfies PostedAnswer);
        writing.saveLesson({ ...lesson, ...result, completed: true, ...writing.stamp });
        if (lesson.completed) return;
        const counted = counting(writing, lesson.skillFocus);
        const course =
          lesson.skillFocus === 'Speaking' ? completeModule(counted, lesson.module_lesson) : counted;
        writing.save('course', course);
      });
    },

    saveHomework: (lessonId, homework, saveKey, notepad) => {
      const draft = KV.draft(lessonId);
      const values = [KV.profile, KV.course, KV.badges, draft];
      const wanted = { lesson: lessonId, homework: saveKey, values, grows: 'homework' } as const;
      return writer.write(wanted, (writing) => {
        const lesson = readLesson(writing.lesson);
        if (!lesson) return writing.refuse({ kind: 'missing-record' });
        const badge = badgeOf(parsePlan(lesson.classPlan));
        // The save key is the record's id: a repeat finds its record and does nothing.
        if (readHomework(writing.homework)) return { badge, isNew: false };
        writing.saveHomework(homeworkOf(lesson, homework, birthOf(writing, saveKey)));
        writing.save('course', counting(writing, lesson.skillFocus));
        const { badges, isNew } = addBadge(readBadges(writing.value(KV.badges)), badge);
        if (isNew) writing.save('badges', badges);
        const isOfHomework = notepad && isSameJson(readDraft(writing.value(draft)), notepad.saved);
        if (isOfHomework) writing.put(draft, notepad.left);
        return { badge, isNew };
      });
    },

    saveCredits: (credits) => keepValue(writer, KV.credits, credits),
    keepAskedClass: (asked) => keepValue(writer, KV.askedClass, asked),
    saveDraft: (lessonId, draft) => keepValue(writer, KV.draft(lessonId), draft),
  };
}

function keepValue({ tables, keep }: Writer, key: string, value: unknown): Saved {
  return keep([tables.kv], async () => {
    await tables.kv.put({ key, value });
  });
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

function storedCourse(writing: Writing): Course | null {
  return readCourse(writing.value(KV.course));
}

/** The learner's course, or the classroom's stand-in, with one more completion of `skill`. */
function counting(writing: Writing, skill: Skill): Course {
  const { stamp } = writing;
  const profile = readProfile(writing.value(KV.profile));
  const stored = storedCourse(writing);
  const course = stored ?? fallbackCourse(profile ?? {}, stamp);
  const counter = stored ? writing.counter : writing.counterOfNewCourse();
  const counted = countCompletion(course, skill, counter, stamp);
  return counted.ok ? counted.value : writing.refuse(counted.failure);
}
