import { err, ok, type Result } from '../../../src/domain/result.ts';
import { isJsonObject } from '../../requests/json-body.ts';
import { MAX_PATH_LENGTH } from './document-limits.ts';
import { checkFieldName, MAX_DEPTH } from './field-paths.ts';
import { formatTimestamp, parseTimestamp } from './timestamps.ts';
import { type Fields, MAX_INTEGER, MIN_INTEGER, toDoubleValue, type Value } from './values.ts';

/** The full name of a document, such as `projects/p/databases/(default)/documents/users/abc`. */
const REFERENCE = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+\/[^/]+)+$/;
/** Each digit matches in one way only, to avoid catastrophic backtracking. */
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** The failure is a clause for the error message. */
type Parsed<Kind> = Result<Kind, string>;
type Parser = (content: unknown, depth: number) => Parsed<Value>;

function parseInteger(content: unknown): Parsed<Value> {
  const isInteger =
    (typeof content === 'string' && /^-?\d{1,19}$/.test(content)) || Number.isSafeInteger(content);
  const integer = isInteger ? BigInt(String(content)) : undefined;
  return integer !== undefined && integer >= MIN_INTEGER && integer <= MAX_INTEGER
    ? ok({ integerValue: String(integer) })
    : err('an integerValue must be an integer of 64 bits');
}

function parseDouble(content: unknown): Parsed<Value> {
  if (typeof content === 'number') return ok(toDoubleValue(content));
  const isNumber =
    typeof content === 'string' && (/^(?:NaN|-?Infinity)$/.test(content) || NUMBER.test(content));
  return isNumber ? ok(toDoubleValue(Number(content))) : err('a doubleValue must be a number');
}

function parseTimestampValue(content: unknown): Parsed<Value> {
  const time = typeof content === 'string' ? parseTimestamp(content) : undefined;
  return time
    ? ok({ timestampValue: formatTimestamp(time) })
    : err('a timestampValue must be a time in RFC 3339');
}

function parseBytes(content: unknown): Parsed<Value> {
  // Decoding drops invalid characters, so only valid base64 survives the round trip.
  const isBase64 =
    typeof content === 'string' && Buffer.from(content, 'base64').toString('base64') === content;
  return isBase64 ? ok({ bytesValue: content }) : err('a bytesValue must be base64');
}

function parseReference(content: unknown): Parsed<Value> {
  const isReference =
    typeof content === 'string' && content.length <= MAX_PATH_LENGTH && REFERENCE.test(content);
  return isReference ? ok({ referenceValue: content }) : err('a referenceValue must name a document');
}

function parseGeoPoint(content: unknown): Parsed<Value> {
  if (!isJsonObject(content)) return err('a geoPointValue must be an object');
  const { latitude = 0, longitude = 0 } = content;
  const isPoint =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  return isPoint ? ok({ geoPointValue: { latitude, longitude } }) : err('a geoPointValue must lie on Earth');
}

function parseArray(content: unknown, depth: number): Parsed<Value> {
  const elements = isJsonObject(content) ? (content.values ?? []) : undefined;
  if (!Array.isArray(elements)) return err('an arrayValue must hold a list of values');
  const values: Value[] = [];
  for (const element of elements) {
    const value = parseValue(element, depth);
    if (!value.ok) return value;
    if ('arrayValue' in value.value) return err('an array can not be directly inside another array');
    values.push(value.value);
  }
  return ok({ arrayValue: { values } });
}

function parseMap(content: unknown, depth: number): Parsed<Value> {
  const fields = isJsonObject(content)
    ? parseFields(content.fields, depth)
    : err('a mapValue must be an object');
  return fields.ok ? ok({ mapValue: { fields: fields.value } }) : fields;
}

const PARSERS: Readonly<Record<string, Parser>> = {
  nullValue: (content) =>
    content === null || content === 'NULL_VALUE' ? ok({ nullValue: null }) : err('a nullValue must be null'),
  booleanValue: (content) =>
    typeof content === 'boolean'
      ? ok({ booleanValue: content })
      : err('a booleanValue must be true or false'),
  stringValue: (content) =>
    typeof content === 'string' ? ok({ stringValue: content }) : err('a stringValue must be a string'),
  integerValue: parseInteger,
  doubleValue: parseDouble,
  timestampValue: parseTimestampValue,
  bytesValue: parseBytes,
  referenceValue: parseReference,
  geoPointValue: parseGeoPoint,
  arrayValue: parseArray,
  mapValue: parseMap,
};

/**
 * Parses a value of Firestore's typed JSON to its stored form.
 *
 * @param depth how many maps and arrays enclose it
 */
export function parseValue(json: unknown, depth = 0): Result<Value, string> {
  const entries = isJsonObject(json) ? Object.entries(json) : [];
  const [entry] = entries;
  if (!entry || entries.length !== 1) return err('a value must have exactly one type');
  const [type, content] = entry;
  const parser = Object.hasOwn(PARSERS, type) ? PARSERS[type] : undefined;
  if (!parser) return err(`there is no type of value called ${JSON.stringify(type.slice(0, 40))}`);
  const isContainer = parser === parseArray || parser === parseMap;
  if (isContainer && depth >= MAX_DEPTH) return err(`maps and arrays nest deeper than ${MAX_DEPTH} levels`);
  return parser(content, depth + 1);
}

/** Parses the fields of a document or a map; absent ones are empty, as in proto3's JSON. */
export function parseFields(json: unknown, depth = 0): Result<Fields, string> {
  if (json === undefined) return ok({});
  if (!isJsonObject(json)) return err('fields must be an object');
  const fields: Record<string, Value> = {};
  for (const [name, content] of Object.entries(json)) {
    const checked = checkFieldName(name);
    if (!checked.ok) return checked;
    const value = parseValue(content, depth);
    if (!value.ok) return value;
    fields[name] = value.value;
  }
  return ok(fields);
}
