/** Joins the class names that are neither empty, `undefined` nor `false`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
