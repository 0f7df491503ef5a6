import * as v from 'valibot';
import { CLASS_GAME } from '../../domain/class-game.ts';
import { listAnswers } from '../../domain/lesson-answers.ts';
import { hasUnsavedWriting } from '../../domain/notes.ts';
import { canonicalJson } from '../canonical-json.ts';
import { KV, type LearnerTables, readAllDrafts, readAllLessons } from '../database/learner-tables.ts';
import { parseDraft } from '../database/parse-records.ts';
import type { RequestRow } from '../requests/request-rows.ts';
import { readAllRequests } from '../requests/request-table.ts';

/** Work of the learner that exists only on this device. */
export const unsyncedRecordSchema = v.object({
  /**
   * - `change`: a record with an outbox entry;
   * - `set-aside`: a dead letter;
   * - `notepad`: text in the notepad of a class that is neither homework nor part of a submitted answer;
   * - `answer`: a submitted answer without feedback;
   * - `game`: the state and results of one game, with the events that the memory has not processed;
   * - `guest`: a guest's account, which can't be signed in to again.
   */
  kind: v.picklist(['change', 'set-aside', 'notepad', 'answer', 'game', 'guest']),
  /** Identifies the record among those of its kind, and changes with its content. */
  version: v.string(),
});
export type UnsyncedRecord = v.InferOutput<typeof unsyncedRecordSchema>;

/** All that would be lost with these records, from one snapshot. Awaits only the tables. */
export function readUnsyncedRecords(tables: LearnerTables): Promise<readonly UnsyncedRecord[]> {
  return tables.transaction('r', tables.tables, async () => collectRecords(tables));
}

/** The records that are not among `known`: new ones, and those that have changed since. */
export function excludeRecords(
  records: readonly UnsyncedRecord[],
  known: readonly UnsyncedRecord[],
): readonly UnsyncedRecord[] {
  const getName = ({ kind, version }: UnsyncedRecord) => `${kind} ${version}`;
  const names = new Set(known.map(getName));
  return records.filter((record) => !names.has(getName(record)));
}

/**
 * Refuses all later saves, in every tab, because the records are about to be deleted. Does nothing where
 * there are unsynced records that the learner has not agreed to lose. The next opening removes the seal.
 * @returns whether the records are sealed
 */
export function sealRecords(
  tables: LearnerTables,
  agreedToLose: readonly UnsyncedRecord[],
): Promise<boolean> {
  return tables.transaction('rw', tables.tables, async () => {
    if (excludeRecords(await collectRecords(tables), agreedToLose).length > 0) return false;
    await tables.kv.put({ key: KV.sealed, value: true });
    return true;
  });
}

async function collectRecords(tables: LearnerTables): Promise<readonly UnsyncedRecord[]> {
  const records = await Promise.all([readChanges(tables), readUnsentWriting(tables), readGames(tables)]);
  return records.flat();
}

async function readChanges({ outbox, dead }: LearnerTables): Promise<UnsyncedRecord[]> {
  const [entries, deadLetters] = await Promise.all([outbox.toArray(), dead.toArray()]);
  return [
    ...entries.map(({ key, seq, rev }) => ({ kind: 'change' as const, version: `${key} ${seq} ${rev}` })),
    ...deadLetters.map(({ key, id }) => ({ kind: 'set-aside' as const, version: `${key} ${id}` })),
  ];
}

async function readUnsentWriting(tables: LearnerTables): Promise<UnsyncedRecord[]> {
  const unchecked = (await readAllRequests(tables)).filter(isUnchecked);
  const notepads = await filterUnsavedNotepads(tables, unchecked);
  return [
    ...notepads.map((notepad) => ({ kind: 'notepad' as const, version: canonicalJson(notepad) })),
    ...unchecked.map(({ key }) => ({ kind: 'answer' as const, version: key })),
  ];
}

type UnsavedNotepad = readonly [lessonId: string, draft: unknown];

/** The notepads with text that is neither homework nor part of a submitted answer. */
export async function readUnsavedNotepads(tables: LearnerTables): Promise<readonly UnsavedNotepad[]> {
  return filterUnsavedNotepads(tables, (await readAllRequests(tables)).filter(isUnchecked));
}

async function filterUnsavedNotepads(
  tables: LearnerTables,
  unchecked: readonly RequestRow[],
): Promise<readonly UnsavedNotepad[]> {
  const [drafts, lessons] = await Promise.all([readAllDrafts(tables), readAllLessons(tables)]);
  const joinAnswers = (lessonId: string) =>
    [
      ...lessons
        .filter(({ id }) => id === lessonId)
        .flatMap((lesson) => listAnswers(lesson).map(({ answer }) => answer)),
      ...unchecked.map((row) => (row.kind === 'answer' && row.lessonId === lessonId ? row.answer : '')),
    ].join('\n');
  return Object.entries(drafts).filter(([lessonId, raw]) => {
    const draft = parseDraft(raw);
    return draft !== null && hasUnsavedWriting(draft, joinAnswers(lessonId));
  });
}

/** Whether a text was submitted and has no feedback yet. */
function isUnchecked({ kind, status }: RequestRow): boolean {
  if (kind !== 'answer' && kind !== 'game-feedback') return false;
  return status.phase !== 'done' && status.phase !== 'cancelled';
}

/** Events that the memory has processed are synced; the words of a class are in the plan of its lesson. */
async function readGames({
  games: saved,
  gameResults,
  gameEvents,
}: LearnerTables): Promise<UnsyncedRecord[]> {
  const waiting = gameEvents.where('waiting').equals(1);
  const rows = await Promise.all([
    saved.toArray(),
    gameResults.toArray(),
    waiting.and((event) => parseGameName(event) !== CLASS_GAME).toArray(),
  ]);
  const byGame = new Map<unknown, unknown[]>();
  for (const row of rows.flat()) {
    const game = parseGameName(row);
    byGame.set(game, [...(byGame.get(game) ?? []), row]);
  }
  return [...byGame.values()].map((gameRows) => ({ kind: 'game', version: canonicalJson(gameRows) }));
}

function parseGameName(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'game' in row ? row.game : null;
}
