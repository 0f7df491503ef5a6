import { type DeadLetter, VALUE_KEYS, type ValueKey } from '../../data/sync-rows/synced-rows.ts';
import type { DeadLetterChange, PendingChange } from '../../data/sync-rows/unsynced-changes.ts';
import { readPlanTitle } from '../../domain/plan-markdown.ts';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import type { SyncStatus } from '../../sync/sync-status.ts';
import { SYNC_FAILURE_TEXTS } from './sync-status-text.ts';

/*
 * The texts of the sync page about single changes: pending ones, which wait to be sent, and dead letters,
 * which were set aside because the server rejected them or this version can't read them.
 */

export interface SyncDetailsContext {
  status: SyncStatus;
  isOnline: boolean;
  /** Milliseconds since the epoch. */
  now: number;
  /** Formats a time, in milliseconds since the epoch, for the learner. */
  formatTime: (at: number) => string;
}

/** Describes a pending change for the learner; `trouble` is why the last attempt failed, or `null`. */
export function describePendingChange({ entry, record }: PendingChange, context: SyncDetailsContext) {
  return {
    key: entry.key,
    name: formatChangeName(entry.key, record),
    since: `Saved ${context.formatTime(entry.at)}`,
    trouble: entry.failedAs === undefined ? null : SYNC_FAILURE_TEXTS[entry.failedAs],
    next: formatNextTry(entry.nextAt, context),
  };
}

/** Describes a change that needs the learner. */
export function describeDeadLetter(
  { deadLetter, record }: DeadLetterChange,
  { formatTime }: SyncDetailsContext,
) {
  return {
    id: deadLetter.id ?? 0,
    name: formatChangeName(deadLetter.key, record),
    since: `Since ${formatTime(deadLetter.at)}`,
    why: REASON_TEXTS[deadLetter.reason],
    // An unreadable change can't be sent.
    canRetry: deadLetter.reason !== 'unreadable',
  };
}

function formatNextTry(nextAt: number, { status, isOnline, now, formatTime }: SyncDetailsContext): string {
  if (status.kind === 'sign-in-again') return 'Will be sent after you sign in';
  if (!isOnline) return 'Will be sent when you’re online';
  return nextAt > now ? `Next try: ${formatTime(nextAt)}` : 'Next to be sent';
}

const REASON_TEXTS: Record<DeadLetter['reason'], string> = {
  rejected: 'We couldn’t save it online. It’s safe on this device.',
  'too-large': 'There’s no more room online. It’s safe on this device.',
  unreadable: 'This version of the app can’t read it. We kept it as it was.',
};

function formatChangeName(key: string, record: LessonRecord | HomeworkRecord | null): string {
  const value = VALUE_KEYS.find((one) => one === key);
  if (value) return VALUE_NAMES[value];
  if (key.startsWith('draft:')) return 'Your notes from a class';
  if (key.startsWith('results:')) return 'Your results in a game';
  const kind = key.startsWith('lesson:') ? 'Lesson' : 'Homework';
  return record ? `${kind}: ${formatRecordTitle(record)}` : kind;
}

const VALUE_NAMES: Record<ValueKey, string> = {
  profile: 'Your profile',
  course: 'Your progress',
  badges: 'Your badges',
  words: 'How well you know your words',
  ownWords: 'Words that you or your classes added',
  mistakes: 'Your mistakes',
  counts: 'Your answers by day and grammar point',
};

function formatRecordTitle(record: LessonRecord | HomeworkRecord): string {
  const plan = 'classPlan' in record ? record.classPlan : record.lesson;
  return readPlanTitle(plan) || `a ${record.skillFocus} class`;
}

/** Creates a file with dead letters and their content for the learner. */
export function createDeadLetterFile(uid: string, changes: readonly DeadLetterChange[]) {
  const records = changes.map(({ deadLetter, content }) => ({
    key: deadLetter.key,
    setAside: new Date(deadLetter.at).toISOString(),
    reason: deadLetter.reason,
    message: deadLetter.message,
    content,
  }));
  const [only, ...others] = records;
  const subject = only && others.length === 0 ? only.key : 'set-aside';
  return {
    name: `learning-arcade-${uid}-${subject.replace(/[^\w-]+/g, '-')}.json`,
    text: JSON.stringify({ learner: uid, records }, null, 2),
  };
}
