import * as v from 'valibot';
import { CLASS_GAME } from '../../domain/class-game.ts';
import { listAnswers } from '../../domain/lesson-answers.ts';
import { hasUnsavedWriting } from '../../domain/notes.ts';
import { canonicalJson } from '../canonical-json.ts';
import { KV, type LearnerTables, readAllDrafts, readAllLessons } from '../database/learner-tables.ts';
import { parseDraft } from '../database/parse-records.ts';
import type { RequestRow } from '../requests/request-rows.ts';
import { readAllRequests } from '../requests/request-table.ts';

/** A piece of the learner's work that is nowhere but on this device. */
export const unsyncedRecordSchema = v.object({
  /**
   * - `change`: a record on its way to the server;
   * - `set-aside`: one that the server refused or has no room for, or that nobody can read;
   * - `notepad`: writing of one class that is neither homework nor in an answer that was handed in;
   * - `answer`: one that was handed in and has not been checked;
   * - `game`: what is kept of one game, with what the memory has not learnt from it;
   * - `guest`: an account that nobody could sign in to again.
   */
  kind: v.picklist(['change', 'set-aside', 'notepad', 'answer', 'game', 'guest']),
  /** Tells it from every other piece of its kind, and from itself before and after a change. */
  version: v.string(),
});
export type UnsyncedRecord = v.InferOutput<typeof unsyncedRecordSchema>;

/** All that would be lost with these records, as of one moment. Awaits nothing but the tables. */
export function readUnsyncedRecords(tables: LearnerTables): Promise<readonly UnsyncedRecord[]> {
  return tables.transaction('r', tables.tables, async () => piecesIn(tables));
}

/** What of `left` is not among `known`: new, or changed since. */
export function excludeRecords(
  left: readonly UnsyncedRecord[],
  known: readonly UnsyncedRecord[],
): readonly UnsyncedRecord[] {
  const nameOf = ({ kind, version }: UnsyncedRecord) => `${kind} ${version}`;
  const names = new Set(known.map(nameOf));
  return left.filter((piece) => !names.has(nameOf(piece)));
}

/**
 * Lets nobody write any more, in whichever tab, for the records are about to be deleted. Does nothing where
 * more is only here than the learner has agreed to lose. The next opening takes the seal away.
 * @returns whether the records are sealed
 */
export function sealRecords(
  tables: LearnerTables,
  agreedToLose: readonly UnsyncedRecord[],
): Promise<boolean> {
  return tables.transaction('rw', tables.tables, async () => {
    if (excludeRecords(await piecesIn(tables), agreedToLose).length > 0) return false;
    await tables.kv.put({ key: KV.sealed, value: true });
    return true;
  });
}

async function piecesIn(tables: LearnerTables): Promise<readonly UnsyncedRecord[]> {
  const pieces = await Promise.all([changes(tables), writing(tables), games(tables)]);
  return pieces.flat();
}

async function changes({ outbox, dead }: LearnerTables): Promise<UnsyncedRecord[]> {
  const [entries, letters] = await Promise.all([outbox.toArray(), dead.toArray()]);
  return [
    ...entries.map(({ key, seq, rev }) => ({ kind: 'change' as const, version: `${key} ${seq} ${rev}` })),
    ...letters.map(({ key, id }) => ({ kind: 'set-aside' as const, version: `${key} ${id}` })),
  ];
}

async function writing(tables: LearnerTables): Promise<UnsyncedRecord[]> {
  const unchecked = (await readAllRequests(tables)).filter(isUnchecked);
  const notepads = await notepadsBeside(tables, unchecked);
  return [
    ...notepads.map((notepad) => ({ kind: 'notepad' as const, version: canonicalJson(notepad) })),
    ...unchecked.map(({ key }) => ({ kind: 'answer' as const, version: key })),
  ];
}

type UnkeptNotepad = readonly [lessonId: string, draft: unknown];

/** The notepads, by lesson id, with writing that is neither homework nor in an answer that was handed in. */
export async function readUnsavedNotepads(tables: LearnerTables): Promise<readonly UnkeptNotepad[]> {
  return notepadsBeside(tables, (await readAllRequests(tables)).filter(isUnchecked));
}

async function notepadsBeside(
  tables: LearnerTables,
  unchecked: readonly RequestRow[],
): Promise<readonly UnkeptNotepad[]> {
  const [drafts, lessons] = await Promise.all([readAllDrafts(tables), readAllLessons(tables)]);
  const handedIn = (lessonId: string) =>
    [
      ...lessons
        .filter(({ id }) => id === lessonId)
        .flatMap((lesson) => listAnswers(lesson).map(({ answer }) => answer)),
      ...unchecked.map((row) => (row.kind === 'answer' && row.lessonId === lessonId ? row.answer : '')),
    ].join('\n');
  return Object.entries(drafts).filter(([lessonId, raw]) => {
    const draft = parseDraft(raw);
    return draft !== null && hasUnsavedWriting(draft, handedIn(lessonId));
  });
}

/** Whether a text was handed in, and its feedback has not come. */
function isUnchecked({ kind, life }: RequestRow): boolean {
  if (kind !== 'answer' && kind !== 'game-feedback') return false;
  return life.phase !== 'done' && life.phase !== 'cancelled';
}

/** What the memory has learnt from has travelled; the words of a class are in the plan of its lesson. */
async function games({ games: saved, gameResults, gameEvents }: LearnerTables): Promise<UnsyncedRecord[]> {
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
  return [...byGame.values()].map((kept) => ({ kind: 'game', version: canonicalJson(kept) }));
}

function parseGameName(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'game' in row ? row.game : null;
}
