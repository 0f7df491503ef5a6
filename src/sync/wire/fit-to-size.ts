import type { RowKey } from '../../data/sync-rows/synced-rows.ts';
import { compareNewestFirst, type DatedRecord } from '../../domain/retention.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { measureDocument, measureString, measureValue } from './document-size.ts';
import { parseWireHomework, parseWireLesson, parseWireMistake } from './parse-document.ts';
import { isPlainMap } from './plain-value.ts';

/** What a pushed document may measure, in bytes: well under the 1 MiB at which the store refuses it. */
export const MAX_PUSHED_BYTES = 900_000;

export interface FitResult {
  fields: DocumentFields;
  /** The rows that are not there whole: records that had to be left out, in the order in which they went. The device keeps them all. */
  droppedKeys: readonly RowKey[];
}

interface Piece extends DatedRecord {
  /** Tells it from all other pieces. */
  name: string;
  /** The row that it is of. */
  key: RowKey;
  item: Readonly<Record<string, unknown>>;
  size: number;
  /** The lesson that holds the same plan as this homework, and what leaving the plan out saves. */
  twin?: { lesson: string; saved: number };
}

/**
 * The document as it may be pushed. Over the limit, the plans of homework whose lesson is there are
 * left out, since reading fills them in again; then, as far as needed, over-large records, the largest first, so that
 * one of them drives no others out; then the oldest records and mistakes. The words
 * always stay: they are bounded, and the rest of the memory is nothing without them.
 */
export function fitToSize(fields: DocumentFields, uid: string): FitResult {
  const full = measureDocument(uid, fields);
  if (full <= MAX_PUSHED_BYTES) return { fields, droppedKeys: [] };
  const pieces = [...lessonPieces(fields), ...homeworkPieces(fields), ...mistakePieces(fields)]
    .sort(compareNewestFirst)
    .reverse();
  const kept = new Map(pieces.map((piece) => [piece.name, piece]));
  let size = full - pieces.reduce((sum, piece) => sum + savedBy(piece, kept), 0);
  const dropped = new Set<RowKey>();
  while (size > MAX_PUSHED_BYTES) {
    const piece = nextToGo(kept);
    if (!piece) break;
    size -= piece.size - savedBy(piece, kept);
    // The homework of a lesson that goes gets its plan back.
    for (const other of kept.values()) if (other.twin?.lesson === piece.name) size += other.twin.saved;
    kept.delete(piece.name);
    dropped.add(piece.key);
  }
  return { fields: assemble(fields, pieces, kept), droppedKeys: [...dropped] };
}

/** A record of more than this many bytes takes the room of several: no class needs as much. */
const OVER_LARGE = 100_000;

/** The largest of the over-large ones, homework with the plan of a lesson that went among them; else the oldest. */
function nextToGo(kept: ReadonlyMap<string, Piece>): Piece | undefined {
  let [next] = kept.values();
  let largest = OVER_LARGE;
  for (const piece of kept.values()) {
    const size = piece.size - savedBy(piece, kept);
    if (size <= largest) continue;
    largest = size;
    next = piece;
  }
  return next;
}

function savedBy(piece: Piece, kept: ReadonlyMap<string, Piece>): number {
  return piece.twin && kept.has(piece.twin.lesson) ? piece.twin.saved : 0;
}

function assemble(
  fields: DocumentFields,
  pieces: readonly Piece[],
  kept: ReadonlyMap<string, Piece>,
): DocumentFields {
  const byItem = new Map<unknown, Piece>(pieces.map((piece) => [piece.item, piece]));
  const slim = (item: unknown): unknown[] => {
    const piece = byItem.get(item);
    if (!piece) return [item];
    if (!kept.has(piece.name)) return [];
    if (savedBy(piece, kept) === 0) return [item];
    const { lesson: _, ...rest } = piece.item;
    return [rest];
  };
  const lists = ['lessons', 'homework', 'mistakes'].flatMap((name) => {
    const list = fields[name];
    return Array.isArray(list) ? [[name, list.flatMap(slim)]] : [];
  });
  return { ...fields, ...Object.fromEntries(lists) };
}

function lessonPieces({ lessons }: DocumentFields): readonly Piece[] {
  return itemsOf(lessons).flatMap((item) => {
    const lesson = parseWireLesson(item);
    return lesson ? [pieceOf(item, lesson, `lesson:${lesson.id}`)] : [];
  });
}

function mistakePieces({ mistakes }: DocumentFields): readonly Piece[] {
  return itemsOf(mistakes).flatMap((item) => {
    const mistake = parseWireMistake(item);
    return mistake ? [pieceOf(item, mistake, 'mistakes', `mistake:${mistake.id}`)] : [];
  });
}

function pieceOf(
  item: Piece['item'],
  { id, createdAt }: DatedRecord,
  key: RowKey,
  name: string = key,
): Piece {
  return { id, createdAt, name, key, item, size: measureValue(item) };
}

function homeworkPieces(fields: DocumentFields): readonly Piece[] {
  const plans = new Map(itemsOf(fields.lessons).map((item) => [item.id, item.classPlan]));
  return itemsOf(fields.homework).flatMap((item): Piece[] => {
    const homework = parseWireHomework(item, []);
    if (!homework) return [];
    const { id, lessonId } = homework;
    const piece = pieceOf(item, homework, `homework:${id}`);
    // Reading fills a plan in only where notes show that the record is homework, and an id made from
    // the content would change with it.
    if (typeof item.lesson !== 'string' || typeof item.notes !== 'string' || item.id !== id) return [piece];
    if (plans.get(lessonId) !== item.lesson) return [piece];
    const saved = measureString('lesson') + measureString(item.lesson);
    return [{ ...piece, twin: { lesson: `lesson:${lessonId}`, saved } }];
  });
}

function itemsOf(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isPlainMap) : [];
}
