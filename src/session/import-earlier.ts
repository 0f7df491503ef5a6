import * as v from 'valibot';
import type { EarlierFound } from '../data/import-earlier.ts';
import type { LearnerStore } from '../data/learner-store.ts';
import { readCourse, readUsedContent } from '../data/record-schemas.ts';
import { localDate, serverCredits } from '../domain/credits.ts';
import { parseAge } from '../domain/profile.ts';
import type { Credits, LearnerState } from '../domain/records.ts';
import type { Result } from '../domain/result.ts';
import { mergeStates } from '../sync/merge/merge.ts';
import { readDocument, readWireHomework, readWireLesson } from '../sync/wire/read-document.ts';
import type { EarlierEntries, EarlierWork } from './earlier-entries.ts';

/** A learner's records, opened for the import alone. */
export interface ImportTarget {
  store: Pick<LearnerStore, 'importEarlier'>;
  close(): void;
}

/**
 * Takes over what an earlier version kept in local storage, each learner's into the records of that learner.
 * Entries go only when the records have them; what fails stays for the next start of the page.
 */
export async function importEarlierWork(
  entries: EarlierEntries,
  open: (uid: string) => Promise<Result<ImportTarget, unknown>>,
): Promise<void> {
  entries.claim();
  for (const work of entries.read()) {
    const target = await open(work.uid);
    if (!target.ok) {
      console.error('What an earlier version kept could not be taken over:', target.failure);
      continue;
    }
    const { store, close } = target.value;
    try {
      const imported = await store.importEarlier(foundIn(work));
      if (imported.ok) entries.remove(work.uid);
      else console.error('What an earlier version kept could not be taken over:', imported.failure);
    } finally {
      close();
    }
  }
}

function foundIn(work: EarlierWork): EarlierFound {
  const { uid, user, badges, usedContent } = work;
  // The same reading as of a document of an earlier version, which gives records their stable ids.
  const { course, lessons, homework } = user;
  const earlier = { ...readDocument({ course, lessons, homework, badges }, uid), profile: null };
  const age = parseAge(user.age);
  const { age: _odd, ...profile } = user;
  return {
    raw: work,
    unread: unreadOf(work, earlier),
    profile: age === null ? profile : { ...profile, age },
    merge: (current) => mergeStates(current, earlier),
    used: readUsed(usedContent),
    credits: readCalls(work),
  };
}

/** What was made and learned, and is nowhere in what was read: records, counts and badges. */
function unreadOf({ user, badges }: EarlierWork, { lessons }: LearnerState): EarlierFound['unread'] {
  const all = [
    { key: 'course', raw: isReadCourse(user.course) ? [] : [user.course] },
    { key: 'badges', raw: unreadIn(badges, (badge) => typeof badge === 'string') },
    { key: 'lesson:earlier', raw: unreadIn(user.lessons, (lesson) => readWireLesson(lesson) !== null) },
    {
      key: 'homework:earlier',
      raw: unreadIn(user.homework, (homework) => readWireHomework(homework, lessons) !== null),
    },
  ] as const;
  return all.filter(({ raw }) => raw.length > 0);
}

function unreadIn(list: unknown, isRead: (item: unknown) => boolean): readonly unknown[] {
  if (!Array.isArray(list)) return isNothing(list) ? [] : [list];
  return list.filter((item) => !isNothing(item) && !isRead(item));
}

function isReadCourse(raw: unknown): boolean {
  if (isNothing(raw)) return true;
  const course = v.safeParse(v.looseObject({ skills: v.optional(v.unknown()) }), raw);
  if (!course.success) return false;
  const readable = (skill: unknown) => readCourse({ skills: [skill] })?.skills.length === 1;
  return unreadIn(course.output.skills, readable).length === 0;
}

function isNothing(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === '';
}

/** Both namings that the app has had for the lists. */
function readUsed(raw: unknown): EarlierFound['used'] {
  const now = readUsedContent(raw);
  const parsed = v.safeParse(v.looseObject({}), raw);
  if (!parsed.success) return now;
  const before = readUsedContent({ phrases: parsed.output.used_phrases, vocab: parsed.output.used_vocab });
  return { phrases: [...now.phrases, ...before.phrases], vocab: [...now.vocab, ...before.vocab] };
}

const callsSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.minValue(0),
  v.finite(),
);

function readCalls({ remainingCalls, lastCallDate }: EarlierWork): Credits | null {
  const calls = v.safeParse(callsSchema, remainingCalls);
  if (!calls.success || typeof lastCallDate !== 'string') return null;
  const isDay = /^\d{4}-\d\d-\d\d/.exec(lastCallDate);
  if (isDay) return serverCredits(isDay[0], calls.output);
  // As `toDateString` or `toLocaleDateString` writes it: a day in the learner's own time.
  const day = new Date(lastCallDate);
  if (Number.isNaN(day.getTime())) return null;
  return serverCredits(localDate(day.getTime(), day.getTimezoneOffset()), calls.output);
}
