import { addBadges } from '../../domain/badges.ts';
import { CLASS_GAME } from '../../domain/class-game.ts';
import {
  completeModuleLesson,
  countCompletion,
  courseFor,
  createCourse,
  fallbackCourse,
} from '../../domain/course.ts';
import { type CreditsTold, creditsAfter } from '../../domain/credits.ts';
import type { IdentifiedEvent, MetWord } from '../../domain/game-records.ts';
import { giveAnswer } from '../../domain/lesson-answers.ts';
import { MOST_ANSWERS_CALLED_RIGHT, SETUP_REQUIRED } from '../../domain/limits.ts';
import { leftInNotepad } from '../../domain/notes.ts';
import { addUsedContent } from '../../domain/plan-usage.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import type { Course, HomeworkRecord, LessonRecord, NotepadHomework, Profile } from '../../domain/records.ts';
import { isLive } from '../../domain/request-life.ts';
import type { Skill } from '../../domain/skills.ts';
import { isSameJson } from '../canonical-json.ts';
import { allHomework, KV, readValue } from '../database/learner-tables.ts';
import {
  readAnswersCalledRight,
  readBadges,
  readCourse,
  readCredits,
  readDraft,
  readHomework,
  readLesson,
  readProfile,
  readUsedContent,
} from '../database/read-records.ts';
import { keepEvents } from '../games/play-events.ts';
import { enterMistakes } from '../memory/mistakes.ts';
import type { RequestOf } from '../requests/request-rows.ts';
import { unreadableDraftLetter } from '../sync-rows/set-aside.ts';
import type { Access } from '../writes/access.ts';
import type { Writing } from '../writes/write-transaction.ts';
import { createDraftWrites } from './draft-writes.ts';
import type { LearnerStore, Saved } from './learner-store.ts';

/** Whose records these are, as the authentication provider has it. */
export interface LearnerAccount {
  uid: string;
  email: string;
  displayName: string;
}

/** The writes of the learner's store. */
export function createWrites(access: Access, learner: LearnerAccount, newId: () => string) {
  const { tables, write, keep } = access;
  return {
    saveSetup: (setup) =>
      write({ values: [KV.profile, KV.course] }, (writing) => {
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
        const course = storedCourse(writing);
        if (!course) writing.counterOfNew('course');
        writing.save(
          'course',
          course
            ? courseFor(course, setup, writing.stamp)
            : createCourse(setup, SETUP_REQUIRED, writing.stamp),
        );
      }),

    saveEmail: (email) =>
      write({ values: [KV.profile] }, (writing) => {
        const stored = readProfile(writing.value(KV.profile));
        if (!stored || stored.email === email) return;
        // A profile that nobody has chosen yet gives way to any choice, with an e-mail or without.
        writing.save('profile', { ...stored, ...(stored.setupComplete ? writing.stamp : {}), email });
      }),

    addLesson: ({ content, ...lesson }, id = newId(), { note, credits } = {}) => {
      const values = [KV.used, KV.credits];
      const also = [tables.gameEvents];
      return write({ lesson: id, request: id, values, grows: 'lessons', also }, async (writing) => {
        writing.settleRequest(note === undefined ? {} : { note });
        const known = readLesson(writing.lesson);
        if (known) return known;
        saveCredits(writing, credits);
        const record: LessonRecord = {
          ...lesson,
          ...birthOf(writing, id),
          completed: false,
          answer: '',
          feedback: '',
        };
        writing.saveLesson(record);
        writing.put(KV.used, addUsedContent(readUsedContent(writing.value(KV.used)), content));
        await keepEvents(tables, wordsMet(record, content.met));
        return record;
      });
    },

    completeLesson: (id, { page, ...result }, request) => {
      const values = [KV.profile, KV.course, KV.credits, KV.mistakes];
      const wanted = { lesson: id, values, ...(request ? { request: request.key } : {}) };
      return write(wanted, async (writing) => {
        const lesson = readLesson(writing.lesson);
        if (!lesson) return writing.refuse({ kind: 'missing-record' });
        if (request && !(writing.request && isLive(writing.request.life))) return;
        if (!request?.isForNow) writing.settleRequest({});
        saveCredits(writing, request?.credits);
        enterMistakes(writing, request?.mistakes ?? []);
        const given = giveAnswer(lesson, { ...result, ...(page && { markedPage: page }) }, writing.stamp);
        // Homework that was saved before the feedback came gets it as well.
        for (const homework of await allHomework(writing.tables)) {
          const isOfIt = homework.lessonId === id && homework.feedback === lesson.feedback;
          if (isOfIt) writing.saveHomework({ ...homework, feedback: given.feedback, ...writing.stamp });
        }
        if (lesson.completed) return writing.saveLesson(given);
        const { course: counted, counter } = counting(writing, lesson.skillFocus);
        writing.saveLesson({ ...given, completed: true, countedBy: [counter] });
        const course =
          lesson.skillFocus === 'Speaking' ? completeModuleLesson(counted, lesson.module_lesson) : counted;
        writing.save('course', course);
      });
    },

    saveHomework: (lessonId, { badge, ...homework }, saveKey) => {
      const draftKey = KV.draft(lessonId);
      const values = [KV.profile, KV.course, KV.badges, draftKey];
      const wanted = { lesson: lessonId, homework: saveKey, values, grows: 'homework' } as const;
      return write(wanted, async (writing) => {
        const lesson = readLesson(writing.lesson);
        if (!lesson) return writing.refuse({ kind: 'missing-record' });
        // The save key is the record's id: a repeat finds its record and does nothing.
        if (readHomework(writing.homework)) return { isNew: false };
        writing.saveHomework(homeworkOf(lesson, homework, birthOf(writing, saveKey)));
        writing.save('course', counting(writing, lesson.skillFocus).course);
        const isNew = giveBadges(writing, [badge]).length > 0;
        const raw = writing.value(draftKey);
        const draft = readDraft(raw);
        if (!draft) return { isNew };
        const letter = unreadableDraftLetter(lessonId, raw, writing.stamp.updatedAt);
        if (letter) await tables.dead.add(letter);
        writing.put(draftKey, leftInNotepad(draft, homework));
        return { isNew };
      });
    },

    saveGameHomework: (request) => {
      const { key } = request;
      const wanted = { homework: key, request: key, values: [KV.profile], grows: 'homework' } as const;
      return write(wanted, (writing) => {
        writing.settleRequest({});
        if (readHomework(writing.homework)) return;
        const profile = readProfile(writing.value(KV.profile));
        writing.saveHomework(gameHomework(request, profile, birthOf(writing, key)));
      });
    },

    rewriteHomework: (id, written) =>
      write({ homework: id }, (writing) => {
        const homework = readHomework(writing.homework);
        if (!homework) return writing.refuse({ kind: 'missing-record' });
        writing.saveHomework({ ...homework, ...written, ...writing.stamp });
      }),

    awardBadges: (earned) =>
      write({ values: [KV.badges, KV.newBadges] }, (writing) => {
        const added = giveBadges(writing, earned);
        if (added.length === 0) return;
        writing.put(KV.newBadges, [...readBadges(writing.value(KV.newBadges)), ...added]);
      }),

    admireBadges: (seen) =>
      keep([tables.kv], async () => {
        const waiting = readBadges(await readValue(tables, KV.newBadges));
        const left = waiting.filter((badge) => !seen.includes(badge));
        await tables.kv.put({ key: KV.newBadges, value: left });
      }),

    callRight: (answer) =>
      keep([tables.kv], async () => {
        const stored = readAnswersCalledRight(await readValue(tables, KV.calledRight));
        const others = stored.filter((other) => !isSameJson(other, answer));
        const value = [...others, answer].slice(-MOST_ANSWERS_CALLED_RIGHT);
        await tables.kv.put({ key: KV.calledRight, value });
      }),

    noteEviction: () => keepValue(access, KV.evicted, true),
    forgetEviction: () => keepValue(access, KV.evicted, false),
    saveCredits: (credits) => keepValue(access, KV.credits, credits),
    ...createDraftWrites(access),
  } satisfies Partial<LearnerStore>;
}

/** Adds those that the learner does not have, and says which. */
function giveBadges(writing: Writing, earned: readonly string[]): readonly string[] {
  const { badges, added } = addBadges(readBadges(writing.value(KV.badges)), earned);
  if (added.length > 0) writing.save('badges', badges);
  return added;
}

function keepValue({ tables, keep }: Access, key: string, value: unknown): Saved {
  return keep([tables.kv], async () => {
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
function birthOf({ stamp }: Writing, id: string) {
  return { id, createdAt: stamp.updatedAt, timestamp: new Date(stamp.updatedAt).toISOString(), ...stamp };
}

function homeworkOf(
  lesson: LessonRecord,
  homework: Omit<NotepadHomework, 'badge'>,
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

function gameHomework(
  { about, notes, date, level, skill, feedback }: RequestOf<'save-homework'>,
  profile: Profile | null,
  birth: ReturnType<typeof birthOf>,
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

function saveCredits(writing: Writing, told: CreditsTold | undefined): void {
  if (told) writing.put(KV.credits, creditsAfter(readCredits(writing.value(KV.credits)), told));
}

function storedCourse(writing: Writing): Course | null {
  return readCourse(writing.value(KV.course));
}

/** The learner's course, or the classroom's stand-in, with one more completion of `skill`, and the counter that has it. */
function counting(writing: Writing, skill: Skill): { course: Course; counter: string } {
  const { stamp } = writing;
  const profile = readProfile(writing.value(KV.profile));
  const stored = storedCourse(writing);
  const course = stored ?? fallbackCourse(profile ?? {}, stamp);
  const counter = stored ? writing.counter : writing.counterOfNew('course');
  const counted = countCompletion(course, skill, counter);
  return counted.ok ? { course: counted.value, counter } : writing.refuse(counted.failure);
}
