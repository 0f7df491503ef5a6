import { parseLesson } from '../../../src/data/database/parse-records.ts';
import { parseRequest, type RequestRow } from '../../../src/data/requests/request-rows.ts';
import { listAnswers } from '../../../src/domain/lesson-answers.ts';
import type { LessonRecord } from '../../../src/domain/records.ts';
import { isRequestPending } from '../../../src/domain/request-status.ts';
import type { Ledger, TransactionContext } from './ledger.ts';
import type { RowChange } from './memory-database.ts';
import { TEACHER } from './simulated-teacher.ts';

/** Checks the changes of one transaction to requests, and to the lessons that they are about. */
export function checkRequests(context: TransactionContext, changes: readonly RowChange[]): void {
  for (const change of changes) {
    if (change.table === 'requests') checkRequest(context, change);
    if (change.table === 'lessons') checkLesson(context, change, changes);
  }
}

function checkRequest(context: TransactionContext, { before, after }: RowChange): void {
  const [was, is] = [parseRequest(before), parseRequest(after)];
  if (is) recordRequest(context, is);
  else if (was) checkDeleted(context, was);
}

function recordRequest({ ledger, database }: TransactionContext, row: RequestRow): void {
  const { phase } = row.status;
  const outcome = phase === 'cancelled' ? 'abandoned' : phase === 'done' ? 'arrived' : 'awaited';
  if (row.kind === 'class') {
    const isThere = database.rows.lessons.has(row.key);
    ledger.expect(
      'class-arrives-or-refund',
      outcome !== 'arrived' || isThere,
      () => `class ${row.key} is done without its lesson`,
    );
    ledger.requests.classes.set(row.key, outcome);
  }
  if (row.kind !== 'answer') return;
  ledger.requests.answers.set(row.answer, outcome);
  const lesson = parseLesson(database.rows.lessons.get(row.lessonId));
  const hasFeedback = lesson === null || listAnswers(lesson).some(({ answer }) => answer === row.answer);
  ledger.expect(
    'one-feedback-per-answer',
    outcome !== 'arrived' || hasFeedback,
    () => `"${row.answer}" is done without its feedback`,
  );
}

/** A request is deleted once it has ended, or when a later answer to the same lesson replaces it. */
function checkDeleted({ ledger, database }: TransactionContext, was: RequestRow): void {
  const { classes, answers } = ledger.requests;
  if (was.kind === 'class') {
    ledger.expect(
      'class-arrives-or-refund',
      !isRequestPending(was.status),
      () => `class ${was.key} was deleted while it was awaited`,
    );
    if (classes.get(was.key) !== 'arrived') classes.set(was.key, 'abandoned');
  }
  if (was.kind !== 'answer' || answers.get(was.answer) !== 'awaited') return;
  const isReplaced = findAnswers(database.rows.requests.values(), was.lessonId).length > 0;
  ledger.expect(
    'one-feedback-per-answer',
    isReplaced || !isRequestPending(was.status),
    () => `"${was.answer}" was deleted while it was pending`,
  );
  answers.set(was.answer, 'abandoned');
}

/** The submitted answers to a lesson. */
function findAnswers(rows: Iterable<unknown>, lessonId: string): readonly RequestRow[] {
  const requests = [...rows].map(parseRequest).filter((row) => row !== null);
  return requests.filter((row) => row.kind === 'answer' && row.lessonId === lessonId);
}

function checkLesson(
  { ledger, database }: TransactionContext,
  { key, before, after }: RowChange,
  changes: readonly RowChange[],
): void {
  const [was, is] = [parseLesson(before), parseLesson(after)];
  if (was && is) checkFeedback(ledger, was, is);
  if (!was || is) return;
  const stored = [...database.rows.requests.values()];
  const removed = changes.flatMap((change) =>
    change.table === 'requests' && change.after === undefined ? [change.before] : [],
  );
  const waiting = findAnswers([...stored, ...removed], String(key)).filter(
    ({ status }) => status.phase !== 'cancelled',
  );
  ledger.expect(
    'pending-answer-keeps-lesson',
    waiting.length === 0,
    () => `lesson ${key} was deleted, though an answer to it is pending`,
  );
}

/** The teacher's feedback on an answer never changes. */
function checkFeedback(ledger: Ledger, was: LessonRecord, is: LessonRecord): void {
  const now = listAnswers(is);
  for (const { answer, feedback } of listAnswers(was)) {
    if (!feedback.startsWith(TEACHER)) continue;
    const again = now.find((other) => other.answer === answer);
    const isSame = !again || again.feedback === feedback;
    ledger.expect(
      'one-feedback-per-answer',
      isSame,
      () => `"${answer}" got feedback twice: "${feedback}", "${again?.feedback}"`,
    );
  }
}
