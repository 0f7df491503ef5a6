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
import { RETAINED_DISPUTED_ANSWERS, SETUP_REQUIRED_LESSONS } from '../../domain/limits.ts';
import { removeSavedWriting } from '../../domain/notes.ts';
import { addUsedContent } from '../../domain/plan-usage.ts';
import { keepUnchangedChoices, writeProfile } from '../../domain/profile.ts';
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
  parseBadges,
  parseCourse,
  parseCredits,
  parseDisputedAnswers,
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
import { createDraftDeadLetter } from '../sync-rows/unreadable-rows.ts';
import type { SaveResult } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import type { WriteContext } from '../writes/write-context.ts';
import { createDraftWrites } from './draft-writes.ts';
import type { LearnerStore } from './learner-store.ts';

/** The writes of the learner's store. */
export function createWrites(access: TableAccess, learner: LearnerAccount, newId: () => string) {
  const { tables, write, writeLocalOnly } = access;
  return {
    saveSetup: (form, shown = null) =>
      write({ valueKeys: [KV.profile, KV.course] }, (context) => {
        const stored = parseProfile(context.getValue(KV.profile));
        const setup = keepUnchangedChoices(form, shown, stored);
        const profile: Profile = {
          ...stored,
          ...setup,
          uid: learner.uid,
          email: stored?.email || learner.email,
          displayName: setup.displayName ?? (stored?.displayName || learner.displayName),
          setupComplete: true,
          ...context.stamp,
        };
        context.saveSyncedValue('profile', writeProfile(stored, profile, context.stamp));
        const course = readCourse(context);
        // Reserves a counter name for the new course, which has no counts yet.
        if (!course) context.createCounterName('course');
        context.saveSyncedValue(
          'course',
          course
            ? applySetup(course, setup, context.stamp, { isFirst: !stored?.setupComplete })
            : createCourse(setup, SETUP_REQUIRED_LESSONS, context.stamp),
        );
      }),

    saveEmail: (email) =>
      write({ valueKeys: [KV.profile] }, (context) => {
        const stored = parseProfile(context.getValue(KV.profile));
        if (!stored || stored.email === email) return;
        // A default profile keeps its old stamp, so that any profile the learner has saved wins over it.
        const profile = { ...stored, email };
        const written = stored.setupComplete ? writeProfile(stored, profile, context.stamp) : profile;
        context.saveSyncedValue('profile', written);
      }),

    addLesson: ({ content, ...lesson }, id = newId(), { note, credits } = {}) => {
      const valueKeys = [KV.usedContent, KV.credits];
      const extraTables = [tables.gameEvents];
      return write(
        { lessonId: id, requestKey: id, valueKeys, tableToTrim: 'lessons', extraTables },
        async (context) => {
          context.finishRequest(note === undefined ? {} : { note });
          const stored = parseLesson(context.lesson);
          if (stored) return stored;
          saveCredits(context, credits);
          const record: LessonRecord = {
            ...lesson,
            ...newRecordFields(context, id),
            completed: false,
            answer: '',
            feedback: '',
          };
          context.saveLesson(record);
          context.saveLocalValue(
            KV.usedContent,
            addUsedContent(parseUsedContent(context.getValue(KV.usedContent)), content),
          );
          await saveEvents(tables, createWordsMetEvents(record, content.met));
          return record;
        },
      );
    },

    completeLesson: (id, { page: markedPage, ...result }, request) => {
      const valueKeys = [KV.profile, KV.course, KV.credits, KV.mistakes];
      const spec = { lessonId: id, valueKeys, ...(request ? { requestKey: request.key } : {}) };
      return write(spec, async (context) => {
        const lesson = parseLesson(context.lesson);
        if (!lesson) return context.abort({ kind: 'missing-record' });
        if (request && !(context.request && isRequestPending(context.request.status))) return;
        // A provisional reply is the device's own check: the server's is still to come.
        if (!request?.isProvisional) context.finishRequest({});
        saveCredits(context, request?.credits);
        addMistakes(context, request?.mistakes ?? []);
        const answered = addAnswer(lesson, { ...result, ...(markedPage && { markedPage }) }, context.stamp);
        // Homework that was saved before the feedback arrived gets it, too.
        for (const homework of await readAllHomework(context.tables)) {
          const hasOldFeedback = homework.lessonId === id && homework.feedback === lesson.feedback;
          if (hasOldFeedback)
            context.saveHomework({ ...homework, feedback: answered.feedback, ...context.stamp });
        }
        if (lesson.completed) return context.saveLesson(answered);
        const { course: counted, counterName } = countCompletion(context, lesson.skillFocus);
        context.saveLesson({ ...answered, completed: true, countedBy: [counterName] });
        const course =
          lesson.skillFocus === 'Speaking' ? completeModuleLesson(counted, lesson.module_lesson) : counted;
        context.saveSyncedValue('course', course);
      });
    },

    saveHomework: (lessonId, { badge, ...homework }, homeworkId) => {
      const draftKey = KV.draft(lessonId);
      const valueKeys = [KV.profile, KV.course, KV.badges, draftKey];
      const spec = {
        lessonId,
        homeworkId,
        valueKeys,
        tableToTrim: 'homework',
      } as const;
      return write(spec, async (context) => {
        const lesson = parseLesson(context.lesson);
        if (!lesson) return context.abort({ kind: 'missing-record' });
        // A repeated save has the same id: it finds its record and does nothing.
        if (parseHomework(context.homework)) return { isNew: false };
        context.saveHomework(createHomework(lesson, homework, newRecordFields(context, homeworkId)));
        context.saveSyncedValue('course', countCompletion(context, lesson.skillFocus).course);
        const isNew = addNewBadges(context, [badge]).length > 0;
        const raw = context.getValue(draftKey);
        const draft = parseDraft(raw);
        if (!draft) return { isNew };
        const deadLetter = createDraftDeadLetter(lessonId, raw, context.stamp.updatedAt);
        if (deadLetter) await tables.dead.add(deadLetter);
        context.saveLocalValue(draftKey, removeSavedWriting(draft, homework));
        return { isNew };
      });
    },

    saveGameHomework: (request) => {
      const { key } = request;
      const spec = {
        homeworkId: key,
        requestKey: key,
        valueKeys: [KV.profile],
        tableToTrim: 'homework',
      } as const;
      return write(spec, (context) => {
        context.finishRequest({});
        if (parseHomework(context.homework)) return;
        const profile = parseProfile(context.getValue(KV.profile));
        context.saveHomework(createGameHomework(request, profile, newRecordFields(context, key)));
      });
    },

    rewriteHomework: (id, changes) =>
      write({ homeworkId: id }, (context) => {
        const homework = parseHomework(context.homework);
        if (!homework) return context.abort({ kind: 'missing-record' });
        context.saveHomework({ ...homework, ...changes, ...context.stamp });
      }),

    awardBadges: (earned) =>
      write({ valueKeys: [KV.badges, KV.newBadges] }, (context) => {
        const added = addNewBadges(context, earned);
        if (added.length === 0) return;
        context.saveLocalValue(KV.newBadges, [...parseBadges(context.getValue(KV.newBadges)), ...added]);
      }),

    markBadgesSeen: (seen) =>
      writeLocalOnly([tables.kv], async () => {
        const unseen = parseBadges(await readValue(tables, KV.newBadges));
        const stillUnseen = unseen.filter((badge) => !seen.includes(badge));
        await tables.kv.put({ key: KV.newBadges, value: stillUnseen });
      }),

    addDisputedAnswer: (answer) =>
      writeLocalOnly([tables.kv], async () => {
        const stored = parseDisputedAnswers(await readValue(tables, KV.disputedAnswers));
        const others = stored.filter((other) => !isSameJson(other, answer));
        const value = [...others, answer].slice(-RETAINED_DISPUTED_ANSWERS);
        await tables.kv.put({ key: KV.disputedAnswers, value });
      }),

    markStorageEvicted: () => writeLocalValue(access, KV.evicted, true),
    clearEvicted: () => writeLocalValue(access, KV.evicted, false),
    saveCredits: (credits) => writeLocalValue(access, KV.credits, credits),
    ...createDraftWrites(access),
  } satisfies Partial<LearnerStore>;
}

/** Adds the badges that the learner does not have, and returns those. */
function addNewBadges(context: WriteContext, earned: readonly string[]): readonly string[] {
  const { badges, added } = addBadges(parseBadges(context.getValue(KV.badges)), earned);
  if (added.length > 0) context.saveSyncedValue('badges', badges);
  return added;
}

function writeLocalValue({ tables, writeLocalOnly }: TableAccess, key: string, value: unknown): SaveResult {
  return writeLocalOnly([tables.kv], async () => {
    await tables.kv.put({ key, value });
  });
}

/** The event that adds the words of a class to the learner's memory; none if the class has no words. */
function createWordsMetEvents(
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
    studentLevel,
    skillFocus,
    teacher,
    reason,
    age,
    module_lesson,
    feedback,
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
    notes,
    date,
    feedback,
    lesson: about,
    lessonId: '',
    teacher: '',
    module_lesson: 0,
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
    context.saveLocalValue(
      KV.credits,
      applyReportedCredits(parseCredits(context.getValue(KV.credits)), reported),
    );
}

function readCourse(context: WriteContext): Course | null {
  return parseCourse(context.getValue(KV.course));
}

/** Adds a completion of `skill` to the learner's course, or to the fallback course where there is none. */
function countCompletion(context: WriteContext, skill: Skill): { course: Course; counterName: string } {
  const { stamp } = context;
  const profile = parseProfile(context.getValue(KV.profile));
  const stored = readCourse(context);
  const course = stored ?? createFallbackCourse(profile ?? {}, stamp);
  const counterName = stored ? context.counterName : context.createCounterName('course');
  const counted = addCompletion(course, skill, counterName);
  return counted.ok ? { course: counted.value, counterName } : context.abort(counted.failure);
}
