import { addBadges } from '../../domain/badges.ts';
import { CLASS_GAME } from '../../domain/class-game.ts';
import {
  addCompletion,
  applySetup,
  completeModuleLesson,
  createCourse,
  createFallbackCourse,
} from '../../domain/course.ts';
import { applyReportedCredits, type ReportedCredits } from '../../domain/credits.ts';
import type { IdentifiedEvent, MetWord } from '../../domain/game-records.ts';
import { addAnswer } from '../../domain/lesson-answers.ts';
import { RETAINED_ANSWERS_CALLED_RIGHT, SETUP_REQUIRED_LESSONS } from '../../domain/limits.ts';
import { removeSavedWriting } from '../../domain/notes.ts';
import { addUsedContent } from '../../domain/plan-usage.ts';
import {
  type Course,
  type HomeworkRecord,
  type LessonRecord,
  type NotepadHomework,
  type Profile,
  SIGN_IN_DEFAULTS,
} from '../../domain/records.ts';
import { isRequestPending } from '../../domain/request-status.ts';
import type { Skill } from '../../domain/skills.ts';
import { isSameJson } from '../canonical-json.ts';
import { KV, readAllHomework, readValue } from '../database/learner-tables.ts';
import {
  parseAnswersCalledRight,
  parseBadges,
  parseCourse,
  parseCredits,
  parseDraft,
  parseHomework,
  parseLesson,
  parseProfile,
  parseUsedContent,
} from '../database/parse-records.ts';
import { saveEvents } from '../games/play-events.ts';
import { addMistakes } from '../memory/mistakes.ts';
import type { RequestOf } from '../requests/request-rows.ts';
import type { LearnerAccount } from '../sync-rows/synced-rows.ts';
import { createUnreadableDraftLetter } from '../sync-rows/unreadable-rows.ts';
import type { SaveResult } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import type { WriteContext } from '../writes/write-context.ts';
import { createDraftWrites } from './draft-writes.ts';
import type { LearnerStore } from './learner-store.ts';

/** The writes of the learner's store. */
export function createWrites(access: TableAccess, learner: LearnerAccount, newId: () => string) {
  const { tables, write, writeLocalOnly } = access;
  return {
    saveSetup: (setup) =>
      write({ valueKeys: [KV.profile, KV.course] }, (context) => {
        const stored = parseProfile(context.getValue(KV.profile));
        context.saveValue('profile', {
          ...stored,
          ...setup,
          uid: learner.uid,
          email: stored?.email || learner.email,
          displayName: setup.displayName ?? (stored?.displayName || learner.displayName),
          setupComplete: true,
          ...context.stamp,
        } satisfies Profile);
        const course = readCourse(context);
        if (!course) context.createCounterName('course');
        context.saveValue(
          'course',
          course
            ? applySetup(course, setup, context.stamp)
            : createCourse(setup, SETUP_REQUIRED_LESSONS, context.stamp),
        );
      }),

    saveEmail: (email) =>
      write({ valueKeys: [KV.profile] }, (context) => {
        const stored = parseProfile(context.getValue(KV.profile));
        if (!stored || stored.email === email) return;
        // A default profile keeps its old stamp, so that any profile the learner has saved wins over it.
        context.saveValue('profile', { ...stored, ...(stored.setupComplete ? context.stamp : {}), email });
      }),

    addLesson: ({ content, ...lesson }, id = newId(), { note, credits } = {}) => {
      const valueKeys = [KV.used, KV.credits];
      const extraTables = [tables.gameEvents];
      return write(
        { lessonId: id, requestKey: id, valueKeys, growingTable: 'lessons', extraTables },
        async (context) => {
          context.settleRequest(note === undefined ? {} : { note });
          const known = parseLesson(context.lesson);
          if (known) return known;
          saveCredits(context, credits);
          const record: LessonRecord = {
            ...lesson,
            ...newRecordFields(context, id),
            completed: false,
            answer: '',
            feedback: '',
          };
          context.saveLesson(record);
          context.putLocalValue(
            KV.used,
            addUsedContent(parseUsedContent(context.getValue(KV.used)), content),
          );
          await saveEvents(tables, createMetEvents(record, content.met));
          return record;
        },
      );
    },

    completeLesson: (id, { page, ...result }, request) => {
      const valueKeys = [KV.profile, KV.course, KV.credits, KV.mistakes];
      const spec = { lessonId: id, valueKeys, ...(request ? { requestKey: request.key } : {}) };
      return write(spec, async (context) => {
        const lesson = parseLesson(context.lesson);
        if (!lesson) return context.abort({ kind: 'missing-record' });
        if (request && !(context.request && isRequestPending(context.request.life))) return;
        if (!request?.isProvisional) context.settleRequest({});
        saveCredits(context, request?.credits);
        addMistakes(context, request?.mistakes ?? []);
        const answered = addAnswer(lesson, { ...result, ...(page && { markedPage: page }) }, context.stamp);
        // Homework that was saved before the feedback arrived gets it, too.
        for (const homework of await readAllHomework(context.tables)) {
          const isAffected = homework.lessonId === id && homework.feedback === lesson.feedback;
          if (isAffected)
            context.saveHomework({ ...homework, feedback: answered.feedback, ...context.stamp });
        }
        if (lesson.completed) return context.saveLesson(answered);
        const { course: counted, counter } = countCompletion(context, lesson.skillFocus);
        context.saveLesson({ ...answered, completed: true, countedBy: [counter] });
        const course =
          lesson.skillFocus === 'Speaking' ? completeModuleLesson(counted, lesson.module_lesson) : counted;
        context.saveValue('course', course);
      });
    },

    saveHomework: (lessonId, { badge, ...homework }, saveKey) => {
      const draftKey = KV.draft(lessonId);
      const valueKeys = [KV.profile, KV.course, KV.badges, draftKey];
      const spec = {
        lessonId: lessonId,
        homeworkId: saveKey,
        valueKeys,
        growingTable: 'homework',
      } as const;
      return write(spec, async (context) => {
        const lesson = parseLesson(context.lesson);
        if (!lesson) return context.abort({ kind: 'missing-record' });
        // The save key is the record's id: a repeat finds its record and does nothing.
        if (parseHomework(context.homework)) return { isNew: false };
        context.saveHomework(createHomework(lesson, homework, newRecordFields(context, saveKey)));
        context.saveValue('course', countCompletion(context, lesson.skillFocus).course);
        const isNew = addNewBadges(context, [badge]).length > 0;
        const raw = context.getValue(draftKey);
        const draft = parseDraft(raw);
        if (!draft) return { isNew };
        const letter = createUnreadableDraftLetter(lessonId, raw, context.stamp.updatedAt);
        if (letter) await tables.dead.add(letter);
        context.putLocalValue(draftKey, removeSavedWriting(draft, homework));
        return { isNew };
      });
    },

    saveGameHomework: (request) => {
      const { key } = request;
      const spec = {
        homeworkId: key,
        requestKey: key,
        valueKeys: [KV.profile],
        growingTable: 'homework',
      } as const;
      return write(spec, (context) => {
        context.settleRequest({});
        if (parseHomework(context.homework)) return;
        const profile = parseProfile(context.getValue(KV.profile));
        context.saveHomework(createGameHomework(request, profile, newRecordFields(context, key)));
      });
    },

    rewriteHomework: (id, text) =>
      write({ homeworkId: id }, (context) => {
        const homework = parseHomework(context.homework);
        if (!homework) return context.abort({ kind: 'missing-record' });
        context.saveHomework({ ...homework, ...text, ...context.stamp });
      }),

    awardBadges: (earned) =>
      write({ valueKeys: [KV.badges, KV.newBadges] }, (context) => {
        const added = addNewBadges(context, earned);
        if (added.length === 0) return;
        context.putLocalValue(KV.newBadges, [...parseBadges(context.getValue(KV.newBadges)), ...added]);
      }),

    markBadgesSeen: (seen) =>
      writeLocalOnly([tables.kv], async () => {
        const unseen = parseBadges(await readValue(tables, KV.newBadges));
        const left = unseen.filter((badge) => !seen.includes(badge));
        await tables.kv.put({ key: KV.newBadges, value: left });
      }),

    addAnswerCalledRight: (answer) =>
      writeLocalOnly([tables.kv], async () => {
        const stored = parseAnswersCalledRight(await readValue(tables, KV.calledRight));
        const others = stored.filter((other) => !isSameJson(other, answer));
        const value = [...others, answer].slice(-RETAINED_ANSWERS_CALLED_RIGHT);
        await tables.kv.put({ key: KV.calledRight, value });
      }),

    markEvicted: () => putValue(access, KV.evicted, true),
    clearEvicted: () => putValue(access, KV.evicted, false),
    saveCredits: (credits) => putValue(access, KV.credits, credits),
    ...createDraftWrites(access),
  } satisfies Partial<LearnerStore>;
}

/** Adds the badges that the learner does not have, and returns those. */
function addNewBadges(context: WriteContext, earned: readonly string[]): readonly string[] {
  const { badges, added } = addBadges(parseBadges(context.getValue(KV.badges)), earned);
  if (added.length > 0) context.saveValue('badges', badges);
  return added;
}

function putValue({ tables, writeLocalOnly }: TableAccess, key: string, value: unknown): SaveResult {
  return writeLocalOnly([tables.kv], async () => {
    await tables.kv.put({ key, value });
  });
}

/** The event by which the learner's memory gets the words of a class. */
function createMetEvents(
  { id, createdAt, studentLevel: level }: LessonRecord,
  words: readonly MetWord[],
): readonly IdentifiedEvent[] {
  if (words.length === 0) return [];
  const event = { type: 'met', words, level, game: CLASS_GAME, at: createdAt } as const;
  return [{ id: `class:${id}:met`, event }];
}

/** The id, times and stamp of a record that this write creates. */
function newRecordFields({ stamp }: WriteContext, id: string) {
  return { id, createdAt: stamp.updatedAt, timestamp: new Date(stamp.updatedAt).toISOString(), ...stamp };
}

function createHomework(
  lesson: LessonRecord,
  homework: Omit<NotepadHomework, 'badge'>,
  recordFields: ReturnType<typeof newRecordFields>,
): HomeworkRecord {
  const { id, classPlan, studentLevel, skillFocus, teacher, reason, age, module_lesson, feedback } = lesson;
  return {
    ...homework,
    ...{ studentLevel, skillFocus, teacher, reason, age, module_lesson, feedback },
    lessonId: id,
    lesson: classPlan,
    ...recordFields,
  };
}

function createGameHomework(
  { about, notes, date, level, skill, feedback }: RequestOf<'save-homework'>,
  profile: Profile | null,
  recordFields: ReturnType<typeof newRecordFields>,
): HomeworkRecord {
  return {
    ...recordFields,
    ...{ notes, date, feedback, lesson: about, lessonId: '', teacher: '', module_lesson: 0 },
    studentLevel: level,
    skillFocus: skill,
    reason: profile?.why ?? SIGN_IN_DEFAULTS.why,
    age: profile?.age ?? SIGN_IN_DEFAULTS.age,
    dragItems: { starting: [], keeping: [] },
    exercises: {},
    flippedCards: false,
    audioPlayed: false,
  };
}

function saveCredits(context: WriteContext, reported: ReportedCredits | undefined): void {
  if (reported)
    context.putLocalValue(
      KV.credits,
      applyReportedCredits(parseCredits(context.getValue(KV.credits)), reported),
    );
}

function readCourse(context: WriteContext): Course | null {
  return parseCourse(context.getValue(KV.course));
}

/** Adds a completion of `skill` to the learner's course, or to the fallback course where there is none. */
function countCompletion(context: WriteContext, skill: Skill): { course: Course; counter: string } {
  const { stamp } = context;
  const profile = parseProfile(context.getValue(KV.profile));
  const stored = readCourse(context);
  const course = stored ?? createFallbackCourse(profile ?? {}, stamp);
  const counter = stored ? context.counterName : context.createCounterName('course');
  const counted = addCompletion(course, skill, counter);
  return counted.ok ? { course: counted.value, counter } : context.abort(counted.failure);
}
