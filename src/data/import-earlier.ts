import type { Credits, LearnerState, UsedContent } from '../domain/records.ts';
import { isSameJson } from './canonical-json.ts';
import { largestTime } from './corrected-clock.ts';
import { dropHomework, dropLesson } from './drop-records.ts';
import type { Saved } from './learner-store.ts';
import { KV, readState } from './learner-tables.ts';
import { readCredits, readUsedContent } from './record-schemas.ts';
import { changed, missing } from './state-difference.ts';
import type { RowKey } from './synced-rows.ts';
import type { Writer, Writing } from './write-transaction.ts';

/** What was found of one learner that an earlier version of the app kept. */
export interface EarlierFound {
  /** Everything as it was found, to be kept for the learner's export. */
  raw: unknown;
  /** What of it nobody can read, by the row that it could have been. */
  unread: readonly { key: RowKey; raw: unknown }[];
  /** The profile's fields; they count where neither this device nor the cloud has a profile. */
  profile: unknown;
  /** Puts the records, the course and the badges together with those that are here. */
  merge: (current: LearnerState) => LearnerState;
  used: UsedContent;
  credits: Credits | null;
}

/**
 * Takes everything over in one transaction, with an outbox entry for what the cloud may not have. Merging
 * makes a second time harmless: a page that dies before the source is cleared starts over.
 */
export function importEarlier(writer: Writer, found: EarlierFound): Saved {
  const values = [KV.used, KV.credits, KV.earlier, KV.earlierProfile];
  return writer.write({ values }, async (writing) => {
    const current = await readState(writing.tables);
    const next = found.merge(current);
    await saveState(writing, current, next);
    writing.put(KV.clock, Math.max(writing.stamp.updatedAt, largestTime(next)));
    const used = readUsedContent(writing.value(KV.used));
    writing.put(KV.used, {
      phrases: [...new Set([...found.used.phrases, ...used.phrases])],
      vocab: [...new Set([...found.used.vocab, ...used.vocab])],
    });
    if (found.credits && !readCredits(writing.value(KV.credits))) writing.put(KV.credits, found.credits);
    writing.put(KV.earlierProfile, found.profile);
    const finds = writing.value(KV.earlier);
    const known: readonly unknown[] = Array.isArray(finds) ? finds : [];
    if (known.some((find) => isSameJson(find, found.raw))) return;
    writing.put(KV.earlier, [...known, found.raw]);
    await setAside(writing, found);
  });
}

async function saveState(writing: Writing, current: LearnerState, next: LearnerState): Promise<void> {
  if (next.course && !isSameJson(next.course, current.course)) writing.save('course', next.course);
  if (!isSameJson(next.badges, current.badges)) writing.save('badges', next.badges);
  for (const lesson of changed(current.lessons, next.lessons)) writing.saveLesson(lesson);
  for (const homework of changed(current.homework, next.homework)) writing.saveHomework(homework);
  for (const id of missing(current.lessons, next.lessons)) await dropLesson(writing.tables, id);
  for (const id of missing(current.homework, next.homework)) await dropHomework(writing.tables, id);
}

/** The find itself is asked about by nobody; a letter is shown, and a log-out asks before it is lost. */
async function setAside({ tables, stamp }: Writing, { unread }: EarlierFound): Promise<void> {
  const message = 'What an earlier version kept here cannot be read.';
  await tables.dead.bulkAdd(
    unread.map(({ key, raw }) => ({ key, at: stamp.updatedAt, reason: 'unreadable', message, raw })),
  );
}
