import type { Context } from 'hono';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { isJsonObject, readJson } from '../requests/json-body.ts';

const NOT_AN_OBJECT = 'The request must be a JSON object.';

/** Names of the specification's fields (section 7) in messages. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  student_level: 'The level',
  skill_focus: 'The skill',
  teacher: 'The teacher',
  reason: 'The reason',
  age: 'The age',
  module_lesson: 'The Speaking module lesson',
  used_phrases: 'The list of used phrases',
  used_vocab: 'The list of used words',
  answer: 'The answer',
  class_plan: 'The class plan',
};

/** Names of the schemas' types in messages. */
const EXPECTED: Readonly<Record<string, string>> = { number: 'a number', string: 'text', Array: 'a list' };

function formatFieldName(issue: v.BaseIssue<unknown>): string | undefined {
  const key = issue.path?.[0]?.key;
  return typeof key === 'string' ? `${FIELD_NAMES[key] ?? 'The field'} (${key})` : undefined;
}

function formatOptions(issue: v.BaseIssue<unknown>): string {
  const options = issue.expected?.match(/"[^"]*"/g) ?? [];
  return options.map((option) => option.slice(1, -1)).join(', ');
}

/** What is wrong with one field, as the end of a sentence. */
function formatComplaint(issue: v.BaseIssue<unknown>): string {
  const inList = (issue.path?.length ?? 0) > 1;
  if (inList) return `has an item that cannot be used: ${issue.message.replace(/^Invalid/, 'invalid')}`;
  if (issue.received === 'undefined') return 'is missing';
  const limit = (issue as { requirement?: unknown }).requirement;
  switch (issue.type) {
    case 'picklist':
      return `must be one of: ${formatOptions(issue)}`;
    case 'min_length':
      return 'is empty';
    case 'max_length':
      return `is too long: at most ${limit} ${Array.isArray(issue.input) ? 'entries' : 'characters'} are taken`;
    case 'min_value':
      return `must be at least ${limit}`;
    case 'max_value':
      return `must be at most ${limit}`;
    case 'check':
      return issue.message;
    case 'integer':
      return 'must be a whole number';
    default:
      return `must be ${EXPECTED[issue.expected ?? ''] ?? issue.expected}`;
  }
}

function formatDetail(issue: v.BaseIssue<unknown>): string {
  const field = formatFieldName(issue);
  return field && issue.path ? `${field} ${formatComplaint(issue)}.` : NOT_AN_OBJECT;
}

/** Reads and validates a request's JSON body; the failure is a sentence for the client. */
export async function readBody<Output>(
  context: Context,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Result<Output, string>> {
  const content = await readJson(context);
  if (!content.ok || !isJsonObject(content.value)) return err(NOT_AN_OBJECT);
  const parsed = v.safeParse(schema, content.value, { abortPipeEarly: true });
  return parsed.success ? ok(parsed.output) : err(formatDetail(parsed.issues[0]));
}
