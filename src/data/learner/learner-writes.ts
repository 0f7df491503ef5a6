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
import { MAX_ANSWERS_CALLED_RIGHT, SETUP_REQUIRED_LESSONS } from '../../domain/limits.ts';
import { removeSavedWriting } from '../../domain/notes.ts';
import { addUsedContent } from '../../domain/plan-usage.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import type { Course, HomeworkRecord, LessonRecord, NotepadHomework, Profile } from '../../domain/records.ts';
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
      write({ valueKeys: [KV.profile, KV.course] }, (writing) => {
        const stored = parseProfile(writing.getValue(KV.profile));
        writing.saveValue('profile', {
          ...stored,
          ...setup,
          uid: learner.uid,
          email: stored?.email || learner.email,
          displayName: setup.displayName ?? (stored?.displayName || learner.displayName),
          setupComplete: true,
          ...writing.stamp,
        } satisfies Profile);
        const course = storedCourse(writing);
        if (!course) writing.createCounterName('course');
        writing.saveValue(
          'course',
          course
            ? applySetup(course, setup, writing.stamp)
            : createCourse(setup, SETUP_REQUIRED_LESSONS, writing.stamp),
        );
      }),

    saveEmail: (email) =>
      write({ valueKeys: [KV.profile] }, (writing) => {
        const stored = parseProfile(writing.getValue(KV.profile));
        if (!stored || stored.email === email) return;
        // A profile that nobody has chosen yet gives way to any choice, with an e-mail or without.
        writing.saveValue('profile', { ...stored, ...(stored.setupComplete ? writing.stamp : {}), email });
      }),

    addLesson: ({ content, ...lesson }, id = newId(), { note, credits } = {}) => {
      const valueKeys = [KV.used, KV.credits];
      const extraTables = [tables.gameEvents];
      return write(
        { lessonId: id, requestKey: id, valueKeys, growingTable: 'lessons', extraTables },
        async (writing) => {
          writing.settleRequest(note === undefined ? {} : { note });
          const known = parseLesson(writing.lesson);
          if (known) return known;
          saveCredits(writing, credits);
          const record: LessonRecord = {
            ...lesson,
            ...newRecordFields(writing, id),
            completed: false,
            answer: '',
            feedback: '',
          };
          writing.saveLesson(record);
          writing.putLocalValue(
            KV.used,
            addUsedContent(parseUsedContent(writing.getValue(KV.used)), content),
          );
          await saveEvents(tables, wordsMet(record, content.met));
          return record;
        },
      );
    },

    completeLesson: (id, { page, ...result }, request) => {
      const valueKeys = [KV.profile, KV.course, KV.credits, KV.mistakes];
      const wanted = { lessonId: id, valueKeys, ...(request ? { requestKey: request.key } : {}) };
      return write(wanted, async (writing) => {
        const lesson = parseLesson(writing.lesson);
        if (!lesson) return writing.abort({ kind: 'missing-record' });
        if (request && !(writing.request && isRequestPending(writing.request.life))) return;
        if (!request?.isProvisional) writing.settleRequest({});
        saveCredits(writing, request?.credits);
        addMistakes(writing, request?.mistakes ?? []);
        const given = addAnswer(lesson, { ...result, ...(page && { markedPage: page }) }, writing.stamp);
        // Homework that was saved before the feedback came gets it as well.
        for (const homework of await readAllHomework(writing.tables)) {
          const isOfIt = homework.lessonId === id && homework.feedback === lesson.feedback;
          if (isOfIt) writing.saveHomework({ ...homework, feedback: given.feedback, ...writing.stamp });
        }
        if (lesson.completed) return writing.saveLesson(given);
        const { course: counted, counter } = counting(writing, lesson.skillFocus);
        writing.saveLesson({ ...given, completed: true, countedBy: [counter] });
        const course =
          lesson.skillFocus === 'Speaking' ? completeModuleLesson(counted, lesson.module_lesson) : counted;
        writing.saveValue('course', course);
      });
    },

    saveHomework: (lessonId, { badge, ...homework }, saveKey) => {
      const draftKey = KV.draft(lessonId);
      const valueKeys = [KV.profile, KV.course, KV.badges, draftKey];
      const wanted = {
        lessonId: lessonId,
        homeworkId: saveKey,
        valueKeys,
        growingTable: 'homework',
      } as const;
      return write(wanted, async (writing) => {
        const lesson = parseLesson(writing.lesson);
        if (!lesson) return writing.abort({ kind: 'missing-record' });
        // The save key is the record's id: a repeat finds its record and does nothing.
        if (parseHomework(writing.homework)) return { isNew: false };
        writing.saveHomework(homeworkOf(lesson, homework, newRecordFields(writing, saveKey)));
        writing.saveValue('course', counting(writing, lesson.skillFocus).course);
        const isNew = giveBadges(writing, [badge]).length > 0;
        const raw = writing.getValue(draftKey);
        const draft = parseDraft(raw);
        if (!draft) return { isNew };
        const letter = createUnreadableDraftLetter(lessonId, raw, writing.stamp.updatedAt);
        if (letter) await tables.dead.add(letter);
        writing.putLocalValue(draftKey, removeSavedWriting(draft, homework));
        return { isNew };
      });
    },

    saveGameHomework: (request) => {
      const { key } = request;
      const wanted = {
        homeworkId: key,
        requestKey: key,
        valueKeys: [KV.profile],
        growingTable: 'homework',
      } as const;
      return write(wanted, (writing) => {
        writing.settleRequest({});
        if (parseHomework(writing.homework)) return;
        const profile = parseProfile(writing.getValue(KV.profile));
        writing.saveHomework(gameHomework(request, profile, newRecordFields(writing, key)));
      });
    },

    rewriteHomework: (id, written) =>
      write({ homeworkId: id }, (writing) => {
        const homework = parseHomework(writing.homework);
        if (!homework) return writing.abort({ kind: 'missing-record' });
        writing.saveHomework({ ...homework, ...written, ...writing.stamp });
      }),

    awardBadges: (earned) =>
      write({ valueKeys: [KV.badges, KV.newBadges] }, (writing) => {
        const added = giveBadges(writing, earned);
        if (added.length === 0) return;
        writing.putLocalValue(KV.newBadges, [...parseBadges(writing.getValue(KV.newBadges)), ...added]);
      }),

    markBadgesSeen: (seen) =>
      writeLocalOnly([tables.kv], async () => {
        const waiting = parseBadges(await readValue(tables, KV.newBadges));
        const left = waiting.filter((badge) => !seen.includes(badge));
        await tables.kv.put({ key: KV.newBadges, value: left });
      }),

    addAnswerCalledRight: (answer) =>
      writeLocalOnly([tables.kv], async () => {
        const stored = parseAnswersCalledRight(await readValue(tables, KV.calledRight));
        const others = stored.filter((other) => !isSameJson(other, answer));
        const value = [...others, answer].slice(-MAX_ANSWERS_CALLED_RIGHT);
        await tables.kv.put({ key: KV.calledRight, value });
      }),

    markEvicted: () => keepValue(access, KV.evicted, true),
    clearEvicted: () => keepValue(access, KV.evicted, false),
    saveCredits: (credits) => keepValue(access, KV.credits, credits),
    ...createDraftWrites(access),
  } satisfies Partial<LearnerStore>;
}

/** Adds those that the learner does not have, and says which. */
function giveBadges(writing: WriteContext, earned: readonly string[]): readonly string[] {
  const { badges, added } = addBadges(parseBadges(writing.getValue(KV.badges)), earned);
  if (added.length > 0) writing.saveValue('badges', badges);
  return added;
}

function keepValue({ tables, writeLocalOnly }: TableAccess, key: string, value: unknown): SaveResult {
  return writeLocalOnly([tables.kv], async () => {
    await tables.kv.put({ key, value });
  });
}

/** What the learner's memory hears of a class: its words, once. */
function wordsMet(
  { id, createdAt, studentLevel: level }: LessonRecord,
  words: readonly MetWord[],
): readonly IdentifiedEvent[] {
  if (words.length === 0) return [];
  const event = { type: 'met', words, level, game: CLASS_GAME, at: createdAt } as const;
  return [{ id: `class:${id}:met`, event }];
}

/** The identity of a record born in this write. */
function newRecordFields({ stamp }: WriteContext, id: string) {
  return { id, createdAt: stamp.updatedAt, timestamp: new Date(stamp.updatedAt).toISOString(), ...stamp };
}

function homeworkOf(
  lesson: LessonRecord,
  homework: Omit<NotepadHomework, 'badge'>,
  birth: ReturnType<typeof newRecordFields>,
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

function gameHomework(
  { about, notes, date, level, skill, feedback }: RequestOf<'save-homework'>,
  profile: Profile | null,
  birth: ReturnType<typeof newRecordFields>,
): HomeworkRecord {
  return {
    ...birth,
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

function saveCredits(writing: WriteContext, told: ReportedCredits | undefined): void {
  if (told)
    writing.putLocalValue(KV.credits, applyReportedCredits(parseCredits(writing.getValue(KV.credits)), told));
}

function storedCourse(writing: WriteContext): Course | null {
  return parseCourse(writing.getValue(KV.course));
}

/** The learner's course, or the classroom's stand-in, with one more completion of `skill`, and the counter that has it. */
function counting(writing: WriteContext, skill: Skill): { course: Course; counter: string } {
  const { stamp } = writing;
  const profile = parseProfile(writing.getValue(KV.profile));
  const stored = storedCourse(writing);
  const course = stored ?? createFallbackCourse(profile ?? {}, stamp);
  const counter = stored ? writing.counterName : writing.createCounterName('course');
  const counted = addCompletion(course, skill, counter);
  return counted.ok ? { course: counted.value, counter } : writing.abort(counted.failure);
}
