import type { RowKey } from '../../data/sync-rows/synced-rows.ts';
import { LARGE_RECORD_BYTES, MAX_PUSHED_BYTES } from '../../domain/limits.ts';
import { compareNewestFirst, type DatedRecord } from '../../domain/memory-retention.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { measureDocument, measureString, measureValue } from './document-size.ts';
import { parseWireHomework, parseWireLesson, parseWireMistake } from './parse-document.ts';
import { isPlainMap } from './plain-value.ts';

/** A document that fits, and what was left out for that. */
export interface FitResult {
  fields: DocumentFields;
  /** The rows that were left out, wholly or in part, in order. The device keeps them all. */
  droppedKeys: readonly RowKey[];
}

/** A record that can be left out of the document: a lesson, homework or a mistake. */
interface Piece extends DatedRecord {
  /** Unique among all pieces. */
  name: string;
  /** The row that it belongs to. */
  key: RowKey;
  item: Readonly<Record<string, unknown>>;
  size: number;
  /** The lesson with the same plan as this homework, and how many bytes leaving the plan out saves. */
  sharedPlan?: { lesson: string; bytes: number };
}

/**
 * Cuts the document to `MAX_PUSHED_BYTES`. First the plans of homework are left out whose lesson is in the
 * document, since parsing restores them; then large records, the largest first; then the oldest records and
 * mistakes. Words always stay.
 */
export function fitToSize(fields: DocumentFields, uid: string): FitResult {
  const full = measureDocument(uid, fields);
  if (full <= MAX_PUSHED_BYTES) return { fields, droppedKeys: [] };
  const pieces = [
    ...createLessonPieces(fields),
    ...createHomeworkPieces(fields),
    ...createMistakePieces(fields),
  ]
    .sort(compareNewestFirst)
    .reverse();
  const remaining = new Map(pieces.map((piece) => [piece.name, piece]));
  let size = full - pieces.reduce((sum, piece) => sum + countSavedBytes(piece, remaining), 0);
  const dropped = new Set<RowKey>();
  while (size > MAX_PUSHED_BYTES) {
    const piece = selectNextToDrop(remaining);
    if (!piece) break;
    size -= piece.size - countSavedBytes(piece, remaining);
    // Homework gets its plan back when the lesson with the same plan is left out.
    for (const other of remaining.values())
      if (other.sharedPlan?.lesson === piece.name) size += other.sharedPlan.bytes;
    remaining.delete(piece.name);
    dropped.add(piece.key);
  }
  return { fields: assemble(fields, pieces, remaining), droppedKeys: [...dropped] };
}

/** The largest of the large records, or else the oldest record. */
function selectNextToDrop(remaining: ReadonlyMap<string, Piece>): Piece | undefined {
  let [next] = remaining.values();
  let largest = LARGE_RECORD_BYTES;
  for (const piece of remaining.values()) {
    const size = piece.size - countSavedBytes(piece, remaining);
    if (size <= largest) continue;
    largest = size;
    next = piece;
  }
  return next;
}

/** The bytes that are saved by leaving out the plan of homework whose lesson is in the document. */
function countSavedBytes(piece: Piece, remaining: ReadonlyMap<string, Piece>): number {
  return piece.sharedPlan && remaining.has(piece.sharedPlan.lesson) ? piece.sharedPlan.bytes : 0;
}

/** The fields with the remaining pieces, and with all items that are no pieces. */
function assemble(
  fields: DocumentFields,
  pieces: readonly Piece[],
  remaining: ReadonlyMap<string, Piece>,
): DocumentFields {
  const byItem = new Map<unknown, Piece>(pieces.map((piece) => [piece.item, piece]));
  const fitItem = (item: unknown): unknown[] => {
    const piece = byItem.get(item);
    if (!piece) return [item];
    if (!remaining.has(piece.name)) return [];
    if (countSavedBytes(piece, remaining) === 0) return [item];
    const { lesson: _, ...rest } = piece.item;
    return [rest];
  };
  const lists = ['lessons', 'homework', 'mistakes'].flatMap((name) => {
    const list = fields[name];
    return Array.isArray(list) ? [[name, list.flatMap(fitItem)]] : [];
  });
  return { ...fields, ...Object.fromEntries(lists) };
}

function createLessonPieces({ lessons }: DocumentFields): readonly Piece[] {
  return readItems(lessons).flatMap((item) => {
    const lesson = parseWireLesson(item);
    return lesson ? [createPiece(item, lesson, `lesson:${lesson.id}`)] : [];
  });
}

function createMistakePieces({ mistakes }: DocumentFields): readonly Piece[] {
  return readItems(mistakes).flatMap((item) => {
    const mistake = parseWireMistake(item);
    return mistake ? [createPiece(item, mistake, 'mistakes', `mistake:${mistake.id}`)] : [];
  });
}

function createPiece(
  item: Piece['item'],
  { id, createdAt }: DatedRecord,
  key: RowKey,
  name: string = key,
): Piece {
  return { id, createdAt, name, key, item, size: measureValue(item) };
}

function createHomeworkPieces(fields: DocumentFields): readonly Piece[] {
  const plans = new Map(readItems(fields.lessons).map((item) => [item.id, item.classPlan]));
  return readItems(fields.homework).flatMap((item): Piece[] => {
    const homework = parseWireHomework(item, []);
    if (!homework) return [];
    const { id, lessonId } = homework;
    const piece = createPiece(item, homework, `homework:${id}`);
    // Parsing restores a plan only for a record with notes, and an id that was hashed from the content would
    // change.
    if (typeof item.lesson !== 'string' || typeof item.notes !== 'string' || item.id !== id) return [piece];
    if (plans.get(lessonId) !== item.lesson) return [piece];
    const bytes = measureString('lesson') + measureString(item.lesson);
    return [{ ...piece, sharedPlan: { lesson: `lesson:${lessonId}`, bytes } }];
  });
}

function readItems(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isPlainMap) : [];
}
