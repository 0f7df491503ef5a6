import type { Exercise } from '../lesson-plan.ts';

const LABEL = 'exercise-keys';
/** As `writeKeys` writes it: without "<", ">" or "-" in the JSON, so that nothing ends the comment early. */
const COMMENT = new RegExp(`<!-- ${LABEL} (\\[[^<>-]*\\]) -->`, 'g');

type Keys = readonly (readonly string[] | null)[];

/**
 * The accepted answers as one HTML comment, which is invisible in the rendered plan; empty if no exercise has
 * any.
 */
export function writeKeys(exercises: readonly Exercise[]): string {
  if (exercises.every((exercise) => exercise.key === undefined)) return '';
  const keys: Keys = exercises.map((exercise) => exercise.key ?? null);
  const json = JSON.stringify(keys).replace(/[<>-]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<!-- ${LABEL} ${json} -->`;
}

/** The plan's text without its keys. */
export function removeKeys(markdown: string): string {
  return markdown.replace(COMMENT, '');
}

/** The plan's text without its keys, and the keys; malformed keys count as none. */
export function splitKeys(markdown: string): { visible: string; keys: Keys } {
  const last = [...markdown.matchAll(COMMENT)].at(-1)?.[1];
  return { visible: removeKeys(markdown), keys: last === undefined ? [] : parseKeys(last) };
}

function parseKeys(json: string): Keys {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.map(parseKey) : [];
  } catch {
    return [];
  }
}

function parseKey(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((answer) => typeof answer === 'string') ? value : null;
}
