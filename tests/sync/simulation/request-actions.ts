import type { GenerateClassRequest } from '../../../src/api-contract/lesson-api.ts';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { filterRequests } from '../../../src/data/requests/request-rows.ts';
import { getHomeworkBadge } from '../../../src/domain/badges.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import type { LessonRecord } from '../../../src/domain/records.ts';
import { isRequestPending } from '../../../src/domain/request-status.ts';
import { err, ok } from '../../../src/domain/result.ts';
import { resolveClassRequest } from '../../../src/features/classroom/class-generation-state.ts';
import { saveNotepadAsHomework } from '../../../src/features/classroom/notepad/use-homework-save.ts';
import type { SimulatedPage } from './simulated-page.ts';

/* The learner's requests, cancellations and notepad texts, made as the app's screens do it. */

/** Requests one of two classes, so that the same one is often requested again. */
export async function requestClass(
  store: LearnerDatabase,
  page: SimulatedPage,
  choice: number,
  serial: number,
) {
  const classes = filterRequests(await store.readRequests(), 'class');
  const request: GenerateClassRequest = {
    ...{ student_level: 'B1', skill_focus: choice % 2 ? 'Grammar' : 'Writing', teacher: page.uid },
    ...{ reason: 'travel', age: 20, module_lesson: 0, used_phrases: [], used_vocab: [] },
  };
  return store.enqueueRequest(
    resolveClassRequest(
      classes,
      { by: 'server', request, localDate: page.today() },
      `class-${page.uid}-${serial}`,
    ),
  );
}

/** Submits an answer, which is unique, so that its text identifies the request. */
export function enqueueAnswer(store: LearnerDatabase, lesson: LessonRecord, answer: string) {
  return store.enqueueRequest({ kind: 'answer', key: `answer to ${answer}`, lessonId: lesson.id, answer });
}

/** Cancels one of the pending requests. */
export async function cancelOneRequest(store: LearnerDatabase, choice: number) {
  const pending = (await store.readRequests()).filter(({ status }) => isRequestPending(status));
  const row = pending[choice % Math.max(1, pending.length)];
  return row ? store.cancelRequest(row.key) : ok();
}

/** Acknowledges the finished requests and the cancelled answers. */
export async function deleteFinishedRequests(store: LearnerDatabase) {
  for (const { key, kind, status } of await store.readRequests()) {
    if (status.phase === 'done' || (status.phase === 'cancelled' && kind === 'answer'))
      await store.deleteRequest(key);
  }
  return ok();
}

/** Opens the notepad of a lesson and writes in it; `choice` picks the field. */
export async function writeInNotepad(
  page: SimulatedPage,
  lesson: LessonRecord,
  choice: number,
  text: string,
) {
  (await page.openNotepad(lesson.id))?.write(choice, text);
  return ok();
}

/** Saves the open notepad as homework. */
export async function saveNotepadHomework(store: LearnerDatabase, page: SimulatedPage, serial: number) {
  const { notepad } = page;
  const lesson = notepad && (await store.readLesson(notepad.lessonId));
  if (!lesson) return err({ kind: 'missing-record' } as const);
  const { state, saver, draft: saved } = notepad;
  const badge = getHomeworkBadge(parsePlan(lesson.classPlan));
  const idempotencyKey = `homework-${page.uid}-${serial}`;
  const work = { lessonId: lesson.id, badge, state, date: 'today', idempotencyKey, isSignedIn: true };
  const outcome = await saveNotepadAsHomework(work, { store, saver });
  // Without notes nothing is saved; a full storage was already reported.
  if (outcome.status !== 'saved') return err({ kind: 'missing-record' } as const);
  notepad.dispatch({ type: 'homework-saved', saved });
  return ok();
}
