import { MAX_MEMORY_TEXT_LENGTH } from '../../domain/limits.ts';

/** Texts of any length as a learner's document has room for them. A pair of code units stays together. */
export function clipTexts<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string'
      ? value.slice(0, MAX_MEMORY_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '')
      : value,
  ]);
  return { ...fields, ...Object.fromEntries(entries) };
}
