import { KV } from '../../../src/data/database/learner-tables.ts';
import {
  parseBadges,
  parseLesson,
  parseOwnWords,
  parseProfile,
} from '../../../src/data/database/parse-records.ts';
import { parseEvents } from '../../../src/data/games/play-events.ts';
import { VALUE_KEYS } from '../../../src/data/sync-rows/synced-rows.ts';
import { listAnswers } from '../../../src/domain/lesson-answers.ts';
import { RETAINED_HOMEWORK, RETAINED_LESSONS } from '../../../src/domain/limits.ts';
import { compareNewestFirst } from '../../../src/domain/memory-retention.ts';
import { type OwnWord, PROFILE_FIELDS } from '../../../src/domain/records.ts';
import { compareStamps, findLostProgress, isMap } from './cloud-history.ts';
import { checkDrafts } from './draft-checks.ts';
import { type Ledger, REFUSAL_MARK, type TransactionContext } from './ledger.ts';
import type { MemoryDatabase, RowChange } from './memory-database.ts';
import { findLostFacts, isMemoryRow, MEMORY_ROWS } from './memory-facts.ts';
import { checkRequests } from './request-checks.ts';

/** More characters than any record except the large ones. */
const OVER_LARGE = 100_000;

const STATE_VALUES: ReadonlySet<string> = new Set(VALUE_KEYS);

/** The outbox key of a changed row; null for rows that are not synced. */
function getOutboxKey({ table, key }: RowChange): string | null {
  if (table === 'lessons') return `lesson:${key}`;
  if (table === 'homework') return `homework:${key}`;
  return table === 'kv' && STATE_VALUES.has(String(key)) ? String(key) : null;
}

function readRow(database: MemoryDatabase, key: string): unknown {
  if (key.startsWith('lesson:')) return database.rows.lessons.get(key.slice('lesson:'.length));
  if (key.startsWith('homework:')) return database.rows.homework.get(key.slice('homework:'.length));
  return database.rows.kv.get(key)?.value;
}

/** Checks the changes of one transaction, and records the learner's work in it. */
export function checkTransaction(context: TransactionContext, changes: readonly RowChange[]): void {
  context.ledger.seesTransactions = true;
  const rows = changes.flatMap((change) => {
    const key = getOutboxKey(change);
    return key === null ? [] : [{ ...change, key, id: change.key, ...unwrapValues(change) }];
  });
  // Only a transaction that merges the cloud's document sets this mark.
  const isPull = changes.some(
    ({ table, key, after }) => table === 'kv' && key === KV.hasPulled && isMap(after) && after.value === true,
  );
  checkDeadLetters(context, changes);
  checkRequests(context, changes);
  checkDrafts(context, changes);
  checkEntries(context, changes, rows, isPull);
  for (const row of rows) {
    if (isAlwaysRefused(row)) context.ledger.alwaysRefusedKeys.add(row.key);
    checkGrowth(context, row);
    if (isPull) checkPulled(context, row);
    else if (row.after !== undefined || row.before === undefined) checkWritten(context, row);
  }
  for (const change of changes) if (change.table === 'gameEvents') recordLearnt(context, change);
  const written = rows.filter(({ after }) => after !== undefined);
  const completes =
    written.some(({ key }) => key === 'course') && written.some(({ table }) => table !== 'kv');
  if (completes && !isPull) {
    context.ledger.completions.least += 1;
    context.ledger.completions.most += 1;
    const lesson = written.find(({ table }) => table === 'lessons');
    if (lesson) context.ledger.recordCounted(String(lesson.id));
  }
}

function isAlwaysRefused({ key, after }: ChangedRow): boolean {
  if (key === 'ownWords') return isMap(after) && Object.values(after).some(hasRefusalMark);
  return hasRefusalMark(after);
}

/** Records an answer that the memory has learnt from: its waiting mark was removed. */
function recordLearnt({ ledger }: TransactionContext, { key, before, after }: RowChange): void {
  if (!isMap(before) || !isMap(after) || before.waiting !== 1 || after.waiting !== undefined) return;
  const event = parseEvents([after])[0]?.event;
  if (event?.type !== 'answered') return;
  const review = { at: Math.floor(event.at / 1_000), grade: event.grade };
  ledger.learnt.set(String(key), { word: event.item.id, review });
}

/** A change of a synced row: `key` is its outbox key, `before` and `after` are its values. */
type ChangedRow = Omit<RowChange, 'key'> & { key: string; id: string | number };

function unwrapValues({ table, before, after }: RowChange): Pick<RowChange, 'before' | 'after'> {
  if (table !== 'kv') return { before, after };
  return { before: isMap(before) ? before.value : undefined, after: isMap(after) ? after.value : undefined };
}

/**
 * The raw value of an unreadable row, kept as a dead letter, never changes; no simulated learner dismisses
 * one. A record left out for its size is over-large, because all other records fit together.
 */
function checkDeadLetters({ ledger, database }: TransactionContext, changes: readonly RowChange[]): void {
  for (const { table, before, after } of changes) {
    if (table !== 'dead') continue;
    if (isMap(before) && before.reason === 'unreadable') {
      ledger.expect(
        'damage-is-tolerated',
        after === before,
        () => `what could not be read of ${before.key} was deleted`,
      );
    }
    if (!isMap(after) || after.reason !== 'too-large') continue;
    const key = getKey(after);
    const isLarge = JSON.stringify(readRow(database, key)).length > OVER_LARGE;
    ledger.expect('refusals-block-nothing', isLarge, () => `${key} was left out for a larger one`);
  }
}

/** A row and its outbox entry are written together, and an entry is only removed once its row was sent. */
function checkEntries(
  { ledger, database, sentRevisions }: TransactionContext,
  changes: readonly RowChange[],
  rows: readonly ChangedRow[],
  isPull: boolean,
): void {
  const entries = [...database.rows.outbox.values()];
  const isPending = (key: string) => entries.some((entry) => entry.key === key);
  const outbox = changes.filter(({ table }) => table === 'outbox');
  const deadKeys = changes
    .filter(({ table }) => table === 'dead')
    .map(({ before, after }) => getKey(after ?? before));
  for (const row of rows) {
    if (row.after === undefined)
      ledger.expect(
        'row-and-entry-together',
        !isPending(row.key),
        () => `${row.key} was deleted, its entry stayed`,
      );
    else if (!isPull) {
      ledger.expect(
        'row-and-entry-together',
        isPending(row.key),
        () => `${row.key} was written without an entry`,
      );
    }
  }
  for (const { before, after } of outbox) {
    const key = getKey(after ?? before);
    const row = readRow(database, key);
    if (after !== undefined) {
      ledger.expect('row-and-entry-together', row !== undefined, () => `an entry for ${key} without a row`);
      const isRaised = isMap(after) && Number(after.rev) > (isMap(before) ? Number(before.rev) : 0);
      const isExplained = rows.some((changed) => changed.key === key) || deadKeys.includes(key);
      ledger.expect(
        'row-and-entry-together',
        !isRaised || isExplained,
        () => `an entry for ${key} apart from its row`,
      );
      continue;
    }
    if (row === undefined || deadKeys.includes(key) || isBeyondNewest(database, key)) continue;
    const isSameAsSent = isMap(before) && before.rev === sentRevisions.get(key);
    ledger.expect(
      isSameAsSent ? 'no-write-lost' : 'edit-during-push-stays-pending',
      ledger.cloudHistory.has(key, row),
      () => `${key} left the outbox unsent`,
    );
  }
}

/** Whether a lesson beyond the limit stays on the device only because an answer to it is pending. */
function isBeyondNewest({ rows }: MemoryDatabase, key: string): boolean {
  if (!key.startsWith('lesson:') || rows.lessons.size <= RETAINED_LESSONS) return false;
  const lessons = [...rows.lessons.values()].map(parseLesson).filter((lesson) => lesson !== null);
  const index = lessons.sort(compareNewestFirst).findIndex(({ id }) => key === `lesson:${id}`);
  return index >= RETAINED_LESSONS;
}

function getKey(row: unknown): string {
  return isMap(row) ? String(row.key) : '';
}

/** A device loses no badge, count, completed module or review. */
function checkGrowth({ ledger }: TransactionContext, { key, before, after }: ChangedRow): void {
  if (before === undefined || after === undefined) return;
  if (key === 'badges') {
    const now = new Set(parseBadges(after));
    ledger.expect(
      'progress-never-shrinks',
      parseBadges(before).every((badge) => now.has(badge)),
      () => 'a device lost a badge',
    );
  }
  if (isMemoryRow(key)) {
    const lost = findLostFacts(key, before, after);
    ledger.expect(MEMORY_ROWS[key], lost.length === 0, () => `a device’s ${key} lost ${lost.join(', ')}`);
  }
  if (key !== 'course') return;
  const { counts, modules } = findLostProgress(before, after);
  ledger.expect(
    'exact-counts',
    counts.length === 0,
    () => `a device’s counts shrank from ${counts.join(' and ')}`,
  );
  ledger.expect('progress-never-shrinks', modules.length === 0, () => `a device lost ${modules.join(', ')}`);
}

/** A pull neither deletes a device's records nor reverts them. */
function checkPulled({ ledger, database }: TransactionContext, row: ChangedRow): void {
  const { table, key, before, after } = row;
  if (!isMap(before)) return;
  if (isMap(after)) {
    if (key !== 'course' && !isMemoryRow(key)) {
      ledger.expect(
        'pull-deletes-nothing',
        compareStamps(after, before) >= 0,
        () => `a pull reverted ${key} to an older version`,
      );
    }
    return;
  }
  if (table !== 'lessons' && table !== 'homework') return;
  // Older ones may stay because of pending answers.
  const newer = [...database.rows[table].values()].filter(
    ({ createdAt }) => typeof createdAt === 'number' && createdAt >= Number(before.createdAt),
  );
  const isSurplus = newer.length >= (table === 'lessons' ? RETAINED_LESSONS : RETAINED_HOMEWORK);
  ledger.expect('pull-deletes-nothing', isSurplus, () => `a pull deleted ${key}`);
}

/** A save keeps its own record; records the versions that it supersedes. */
function checkWritten(
  { ledger, database }: TransactionContext,
  { table, key, id, before, after }: ChangedRow,
): void {
  if (table === 'lessons' || table === 'homework') {
    ledger.expect('saved-record-stays', after !== undefined, () => `${key} was dropped by its own save`);
    if (before === undefined && isMap(after)) {
      const createdAt = Number(after.createdAt);
      for (const [other, record] of database.rows[table]) {
        if (other === id || !isMap(record) || typeof record.createdAt !== 'number') continue;
        ledger.expect(
          'saved-record-stays',
          record.createdAt < createdAt,
          () => `${key} was dated before ${other}, which is older`,
        );
      }
    }
  }
  if (key === 'ownWords') recordOwnWords(ledger, before, after);
  if (isMemoryRow(key)) return;
  if (key === 'profile') {
    recordProfileWrite(ledger, before, after);
    return;
  }
  if (table === 'lessons' && isMap(after)) recordAnswer(ledger, String(id), after);
  const is = isMap(after) ? after.answer : undefined;
  if (isMap(after) && typeof is === 'string' && is !== '')
    ledger.recordVersion(key, getAnswerStamp(after), is);
  if (!isMap(before)) return;
  const was = before.answer;
  if (typeof was === 'string' && was !== '' && was !== is) ledger.replacedTexts.add(was);
}

/** The stamp of a row; for a lesson that of its answer, which feedback does not change. */
function getAnswerStamp(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const answer = parseLesson(row)?.given;
  return answer ? { updatedAt: answer.answeredAt, deviceId: answer.deviceId } : row;
}

/** Records the writing device's own answer; other devices record theirs. */
function recordAnswer(ledger: Ledger, id: string, row: Readonly<Record<string, unknown>>): void {
  const lesson = parseLesson(row);
  const own = lesson && listAnswers(lesson).find(({ deviceId }) => deviceId === lesson.deviceId);
  if (own) ledger.recordAnswer(id, own.deviceId, own.answer);
}

/** Records the fields of a profile that a write changed, and the name that it replaced. */
function recordProfileWrite(ledger: Ledger, before: unknown, after: unknown): void {
  const [was, is] = [parseProfile(before), parseProfile(after)];
  if (!is) return;
  // The first set-up chooses every field.
  const chosen = PROFILE_FIELDS.filter((field) => !was?.setupComplete || was[field] !== is[field]);
  ledger.recordProfile(is, chosen);
  if (was && was.displayName !== '' && was.displayName !== is.displayName)
    ledger.replacedTexts.add(was.displayName);
}

function recordOwnWords(ledger: Ledger, before: unknown, after: unknown): void {
  const wordsBefore = parseOwnWords(before);
  for (const [word, own] of Object.entries(parseOwnWords(after))) {
    const was = Object.hasOwn(wordsBefore, word) ? wordsBefore[word] : undefined;
    if (was && compareStamps(own, was) === 0) continue;
    ledger.recordVersion(`ownWords:${word}`, { ...own }, formatOwnWord(own));
  }
}

/** The compared text of an own word, with its removal. */
export function formatOwnWord({ meaning, example, isRemoved }: OwnWord): string {
  return JSON.stringify({ meaning, example, isRemoved });
}

/** Whether a row or a document's item has the mark that makes the simulated cloud refuse it. */
export function hasRefusalMark(row: unknown): boolean {
  if (!isMap(row)) return false;
  const texts = [row.meaning, row.answer, row.notes, row.classPlan, row.lesson, row.displayName];
  return texts.some((text) => typeof text === 'string' && text.startsWith(REFUSAL_MARK));
}
