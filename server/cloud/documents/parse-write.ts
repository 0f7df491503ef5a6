import { err, ok, type Result } from '../../../src/domain/result.ts';
import { isJsonObject } from '../../requests/json-body.ts';
import { type DocumentFailure, invalidArgument } from './document-failure.ts';
import { MAX_TRANSFORMS } from './document-limits.ts';
import { type DocumentName, parseDocumentName } from './document-names.ts';
import { type FieldPath, parseFieldPath } from './field-paths.ts';
import { parseFields, parseValue } from './parse-value.ts';
import type { Precondition } from './preconditions.ts';
import { parseTimestamp, toMicroseconds } from './timestamps.ts';
import type { FieldTransform, Transform } from './transforms.ts';
import { type Fields, readNumber, type Value } from './values.ts';

/** One write of a commit (https://firebase.google.com/docs/firestore/reference/rest/v1/Write). */
export type Write = { document: DocumentName; precondition: Precondition } & (
  | {
      kind: 'update';
      fields: Fields;
      /** Absent when the fields replace all. */
      mask?: readonly FieldPath[];
      transforms: readonly FieldTransform[];
    }
  | { kind: 'delete' }
  /** Only checks the precondition. */
  | { kind: 'verify' }
);

type Parsed<Kind> = Result<Kind, DocumentFailure>;

/** Parses each item, up to the first that fails. */
function parseEach<Item>(items: readonly unknown[], parse: (item: unknown) => Parsed<Item>): Parsed<Item[]> {
  const parsed: Item[] = [];
  for (const item of items) {
    const result = parse(item);
    if (!result.ok) return result;
    parsed.push(result.value);
  }
  return ok(parsed);
}

/** Maps a parser's failure to a response. */
function toDocumentResult<Kind>(result: Result<Kind, string>): Parsed<Kind> {
  return result.ok ? result : err(invalidArgument(`The request is invalid: ${result.failure}.`));
}

function parsePath(json: unknown): Parsed<FieldPath> {
  return typeof json === 'string'
    ? toDocumentResult(parseFieldPath(json))
    : err(invalidArgument('A field path must be a string.'));
}

/** Parses a field mask; absent when all fields are meant. */
export function parseMask(json: unknown): Parsed<readonly FieldPath[] | undefined> {
  if (json === undefined) return ok(undefined);
  const paths = isJsonObject(json) ? (json.fieldPaths ?? []) : undefined;
  return Array.isArray(paths)
    ? parseEach(paths, parsePath)
    : err(invalidArgument('A mask must hold a list of fieldPaths.'));
}

function parsePrecondition(json: unknown): Parsed<Precondition> {
  if (json === undefined) return ok({ kind: 'none' });
  const { exists, updateTime } = isJsonObject(json) ? json : {};
  if (typeof exists === 'boolean' && updateTime === undefined) return ok({ kind: 'exists', exists });
  const time = typeof updateTime === 'string' ? parseTimestamp(updateTime) : undefined;
  const micros = time && toMicroseconds(time);
  if (micros === undefined || exists !== undefined) {
    return err(
      invalidArgument('A precondition must be either exists, or an updateTime in whole microseconds.'),
    );
  }
  return ok({ kind: 'update-time', updateTime: micros });
}

function parseOperand(kind: 'increment' | 'maximum' | 'minimum', json: unknown): Parsed<Transform> {
  const operand = toDocumentResult(parseValue(json));
  if (!operand.ok) return operand;
  return readNumber(operand.value) === undefined
    ? err(invalidArgument(`The operand of ${kind} must be a number.`))
    : ok({ kind, operand: operand.value });
}

function parseElements(
  kind: 'append-missing' | 'remove-all',
  json: unknown,
  path: FieldPath,
): Parsed<Transform> {
  // The field is nested in one map less than its path has names.
  const array: Parsed<Value> = toDocumentResult(parseValue({ arrayValue: json }, path.length - 1));
  if (!array.ok) return array;
  return ok({ kind, elements: 'arrayValue' in array.value ? array.value.arrayValue.values : [] });
}

function parseTransformKind(json: Record<string, unknown>, path: FieldPath): Parsed<Transform> {
  const { fieldPath: _path, ...operations } = json;
  const [operation, ...others] = Object.entries(operations);
  const [kind, operand] = operation ?? [];
  if (others.length > 0) return err(invalidArgument('A transform must have exactly one operation.'));
  switch (kind) {
    case 'setToServerValue':
      return operand === 'REQUEST_TIME'
        ? ok({ kind: 'request-time' })
        : err(invalidArgument('setToServerValue must be REQUEST_TIME.'));
    case 'increment':
    case 'maximum':
    case 'minimum':
      return parseOperand(kind, operand);
    case 'appendMissingElements':
      return parseElements('append-missing', operand, path);
    case 'removeAllFromArray':
      return parseElements('remove-all', operand, path);
    default:
      return err(invalidArgument('A transform has an unknown operation.'));
  }
}

function parseTransform(json: unknown): Parsed<FieldTransform> {
  if (!isJsonObject(json)) return err(invalidArgument('A transform must be an object.'));
  const path = parsePath(json.fieldPath);
  if (!path.ok) return path;
  const transform = parseTransformKind(json, path.value);
  return transform.ok ? ok({ path: path.value, transform: transform.value }) : transform;
}

function parseUpdate(
  json: Record<string, unknown>,
  projectId: string,
  precondition: Precondition,
): Parsed<Write> {
  const update = json.update;
  if (!isJsonObject(update)) return err(invalidArgument('An update must be a document.'));
  const document = parseDocumentName(update.name, projectId);
  if (!document.ok) return document;
  const fields = toDocumentResult(parseFields(update.fields));
  if (!fields.ok) return fields;
  const mask = parseMask(json.updateMask);
  if (!mask.ok) return mask;
  const list = json.updateTransforms ?? [];
  if (!Array.isArray(list)) return err(invalidArgument('updateTransforms must be a list.'));
  const transforms = parseEach(list, parseTransform);
  if (!transforms.ok) return transforms;
  return ok({
    kind: 'update',
    document: document.value,
    precondition,
    fields: fields.value,
    ...(mask.value && { mask: mask.value }),
    transforms: transforms.value,
  });
}

function parseWrite(json: unknown, projectId: string): Parsed<Write> {
  if (!isJsonObject(json)) return err(invalidArgument('A write must be an object.'));
  const kinds = ['update', 'delete', 'verify'] as const;
  const [kind, ...others] = kinds.filter((name) => json[name] !== undefined);
  if (!kind || others.length > 0) {
    return err(invalidArgument('A write must be exactly one of update, delete and verify.'));
  }
  const precondition = parsePrecondition(json.currentDocument);
  if (!precondition.ok) return precondition;
  if (kind === 'update') return parseUpdate(json, projectId, precondition.value);
  const document = parseDocumentName(json[kind], projectId);
  return document.ok ? ok({ kind, document: document.value, precondition: precondition.value }) : document;
}

/** Parses a commit's writes. */
export function parseWrites(
  list: readonly unknown[],
  projectId: string,
): Result<readonly Write[], DocumentFailure> {
  const writes = parseEach(list, (item) => parseWrite(item, projectId));
  if (!writes.ok) return writes;
  const transforms = writes.value.flatMap((write) => (write.kind === 'update' ? write.transforms : []));
  return transforms.length > MAX_TRANSFORMS
    ? err(invalidArgument(`The request is invalid: at most ${MAX_TRANSFORMS} transforms.`))
    : writes;
}

/** Parses the document names of a batchGet. */
export function parseDocumentNames(
  list: readonly unknown[],
  projectId: string,
): Result<readonly DocumentName[], DocumentFailure> {
  return parseEach(list, (item) => parseDocumentName(item, projectId));
}
