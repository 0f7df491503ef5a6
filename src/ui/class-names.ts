/** The given class names in one string, leaving out what is absent or switched off. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
