import { LONGEST_MEMORY_TEXT } from '../../domain/memory-bounds.ts';

/** Texts of any length as a learner's document has room for them. A pair of code units stays together. */
export function clipped<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? value.slice(0, LONGEST_MEMORY_TEXT).replace(/[\ud800-\udbff]$/, '') : value,
  ]);
  return { ...fields, ...Object.fromEntries(entries) };
}
