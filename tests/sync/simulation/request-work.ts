import type { GenerateClassRequest } from '../../../src/contract/lesson-api.ts';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { requestsOf } from '../../../src/data/requests/request-rows.ts';
import { badgeOf } from '../../../src/domain/badges.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import type { LessonRecord } from '../../../src/domain/records.ts';
import { isLive } from '../../../src/domain/request-life.ts';
import { err, ok } from '../../../src/domain/result.ts';
import { classToAskFor } from '../../../src/features/classroom/generation-state.ts';
import { saveNotepad } from '../../../src/features/classroom/notepad/homework-save.ts';
import type { Page } from './page.ts';

/* What a learner asks for, takes back and writes in a notepad, as the app's screens do it. */

/** One of two classes: so that the same is asked for again. */
export async function askForClass(store: LearnerDatabase, page: Page, which: number, serial: number) {
  const classes = requestsOf(await store.requests(), 'class');
  const request: GenerateClassRequest = {
    ...{ student_level: 'B1', skill_focus: which % 2 ? 'Grammar' : 'Writing', teacher: page.uid },
    ...{ reason: 'travel', age: 20, module_lesson: 0, used_phrases: [], used_vocab: [] },
  };
  return store.ask(
    classToAskFor(classes, { request, localDate: page.today() }, `class-${page.uid}-${serial}`),
  );
}

export function handIn(store: LearnerDatabase, lesson: LessonRecord, answer: string) {
  return store.ask({ kind: 'answer', key: `answer to ${answer}`, lessonId: lesson.id, answer });
}

/** Takes one back of what is under way. */
export async function takeBack(store: LearnerDatabase, which: number) {
  const live = (await store.requests()).filter(({ life }) => isLive(life));
  const row = live[which % Math.max(1, live.length)];
  return row ? store.cancelRequest(row.key) : ok();
}

/** Sees what has come, and looks away from an answer that was taken back. */
export async function takeNote(store: LearnerDatabase) {
  for (const { key, kind, life } of await store.requests()) {
    if (life.phase === 'done' || (life.phase === 'cancelled' && kind === 'answer')) await store.forget(key);
  }
  return ok();
}

/** Writes in the notepad of a lesson, which is opened for it. */
export async function write(page: Page, lesson: LessonRecord, place: number, text: string) {
  (await page.openNotepad(lesson.id))?.write(place, text);
  return ok();
}

/** Saves the open notepad as homework. */
export async function keepWriting(store: LearnerDatabase, page: Page, serial: number) {
  const { notepad } = page;
  const lesson = notepad && (await store.lesson(notepad.lessonId));
  if (!lesson) return err({ kind: 'missing-record' } as const);
  const { state, saver, draft: saved } = notepad;
  const badge = badgeOf(parsePlan(lesson.classPlan));
  const saveKey = `homework-${page.uid}-${serial}`;
  const work = { lessonId: lesson.id, badge, state, date: 'today', saveKey, isSignedIn: true };
  const outcome = await saveNotepad(work, { store, saver });
  // Without notes nothing is saved, and without room the learner was told.
  if (outcome.phase !== 'saved') return err({ kind: 'missing-record' } as const);
  notepad.dispatch({ type: 'homework-saved', saved });
  return ok();
}
