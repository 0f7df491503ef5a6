import { MAX_MEMORY_TEXT_LENGTH } from '../../domain/limits.ts';

/** The fields with texts cut to `MAX_MEMORY_TEXT_LENGTH`; a surrogate pair is never split. */
export function clipTexts<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string'
      ? value.slice(0, MAX_MEMORY_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '')
      : value,
  ]);
  return { ...fields, ...Object.fromEntries(entries) };
}
