import { type DeadLetter, VALUE_KEYS, type ValueKey } from '../../data/sync-rows/synced-rows.ts';
import type { DeadLetterChange, PendingChange } from '../../data/sync-rows/unsynced-changes.ts';
import { readPlanTitle } from '../../domain/plan-markdown.ts';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import type { SyncStatus } from '../../sync/sync-status.ts';
import { SYNC_FAILURE_TEXTS } from './sync-status-text.ts';

export interface SyncDetailsContext {
  status: SyncStatus;
  isOnline: boolean;
  /** Milliseconds since the epoch. */
  now: number;
  /** Writes a time, in milliseconds since the epoch, for the learner. */
  formatTime: (at: number) => string;
}

/** A change on its way, in plain words; `trouble` is why the last attempt failed, if there was one. */
export function describePendingChange({ entry, record }: PendingChange, parts: SyncDetailsContext) {
  return {
    key: entry.key,
    name: nameOf(entry.key, record),
    since: `Saved here ${parts.formatTime(entry.at)}`,
    trouble: entry.failedAs === undefined ? null : SYNC_FAILURE_TEXTS[entry.failedAs],
    next: nextTry(entry.nextAt, parts),
  };
}

/** A change that needs the learner, in plain words. */
export function describeDeadLetter({ letter, record }: DeadLetterChange, { formatTime }: SyncDetailsContext) {
  return {
    id: letter.id ?? 0,
    name: nameOf(letter.key, record),
    since: `Set aside ${formatTime(letter.at)}`,
    why: REASON_WORDS[letter.reason],
    // Nobody can send what nobody can read.
    canRetry: letter.reason !== 'unreadable',
  };
}

function nextTry(nextAt: number, { status, isOnline, now, formatTime }: SyncDetailsContext): string {
  if (status.kind === 'sign-in-again') return 'Goes out when you have signed in again';
  if (!isOnline) return 'Goes out when you are online again';
  return nextAt > now ? `Next try ${formatTime(nextAt)}` : 'Goes out next';
}

const REASON_WORDS: Record<DeadLetter['reason'], string> = {
  rejected: 'The server did not accept it. It is kept on this device.',
  'too-large': 'There is no more room for it in the cloud. It is kept on this device.',
  unreadable: 'This version of the app can’t read it. It is kept as it was found.',
};

function nameOf(key: string, record: LessonRecord | HomeworkRecord | null): string {
  const value = VALUE_KEYS.find((one) => one === key);
  if (value) return VALUE_WORDS[value];
  if (key.startsWith('draft:')) return 'Your notepad of a class';
  if (key.startsWith('results:')) return 'Your results of a game';
  const kind = key.startsWith('lesson:') ? 'Lesson' : 'Homework';
  return record ? `${kind}: ${titleOf(record)}` : kind;
}

const VALUE_WORDS: Record<ValueKey, string> = {
  profile: 'Your profile',
  course: 'Your progress',
  badges: 'Your badges',
  words: 'What you know of your words',
  ownWords: 'Words that you or your classes added',
  mistakes: 'Your book of mistakes',
  counts: 'Your answers, counted by day and by grammar point',
};

function titleOf(record: LessonRecord | HomeworkRecord): string {
  const plan = 'classPlan' in record ? record.classPlan : record.lesson;
  return readPlanTitle(plan) || `a ${record.skillFocus} class`;
}

/** Changes that were set aside, with all that is known of them, as a file for the learner to keep. */
export function createDeadLetterFile(uid: string, changes: readonly DeadLetterChange[]) {
  const records = changes.map(({ letter, content }) => ({
    key: letter.key,
    setAside: new Date(letter.at).toISOString(),
    reason: letter.reason,
    message: letter.message,
    content,
  }));
  const [only, ...others] = records;
  const subject = only && others.length === 0 ? only.key : 'set-aside';
  return {
    name: `learning-arcade-${uid}-${subject.replace(/[^\w-]+/g, '-')}.json`,
    text: JSON.stringify({ learner: uid, records }, null, 2),
  };
}
