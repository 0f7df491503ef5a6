/**
 * Joins texts into an accessible name, as "easier, change it". Punctuation at the end of a text is left out,
 * because a screen reader would read "easier.. Change it".
 * @param parts empty and `false` ones are left out
 */
export function joinName(...parts: readonly (string | false | undefined)[]): string {
  return parts
    .map((part) => (part || '').trim().replace(/[\s.,;:!?…]+$/u, ''))
    .filter((part) => part !== '')
    .join(', ');
}
