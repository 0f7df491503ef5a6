import * as v from 'valibot';

/** Fields that authors know an entry by, the most telling first. */
const NAME_FIELDS = ['id', 'word', 'title', 'task', 'statement', 'question', 'text'];
/** Fields that tell which file of a set a content is, such as the units of a level and skill. */
const FILE_FIELDS = ['level', 'band', 'skill', 'reason', 'unit', 'id'];
const MAX_NAME_LENGTH = 60;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pickTexts(value: unknown, fields: readonly string[]): string[] {
  if (!isRecord(value)) return typeof value === 'string' && value !== '' ? [value] : [];
  return fields.map((field) => value[field]).filter((text) => typeof text === 'string');
}

/** `"actor"`, as it follows the number of an entry; '' for an entry without a name. */
function quoteName(value: unknown): string {
  const [name] = pickTexts(value, NAME_FIELDS);
  if (name === undefined) return '';
  const short = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
  return ` "${short.replace(/\s+/g, ' ')}"`;
}

/** Where an issue is, from the outside in: `units 2 "a2-grammar-can"`, `exercises 5 "Correct it."`, `key`. */
function listPlaces(issue: v.BaseIssue<unknown>): string[] {
  const places: string[] = [];
  for (const { key, value } of issue.path ?? []) {
    if (typeof key === 'number') places.push(`${places.pop() ?? 'entry'} ${key + 1}${quoteName(value)}`);
    else places.push(String(key));
  }
  return places;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const places = listPlaces(issue);
  if (issue.received === 'undefined') {
    const field = places.pop();
    return [...places, `"${field}" is missing`].join(', ');
  }
  if (issue.expected === 'never') {
    const field = places.pop();
    return [...places, `there is no field "${field}"`].join(', ');
  }
  return `${places.join(', ') || 'the whole file'}: ${issue.message}`;
}

/**
 * Parses a file that authors write by hand.
 *
 * @param file its path, or what is known of it; a file of a level says so itself
 * @throws an error that names for each fault the file, the entries around it by number and name, and what is
 *   missing or wrong
 */
export function parseContent<Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const name = file.endsWith('.json') ? file : [file, ...pickTexts(content, FILE_FIELDS)].join(' ');
  throw new Error(result.issues.map((issue) => `${name}: ${describeIssue(issue)}`).join('\n'));
}
