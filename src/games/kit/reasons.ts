/** Reasons one after the other. Some serve for more than one thing, and are said once; absent ones are left out. */
export function joinReasons(...reasons: readonly (string | null | undefined)[]): string {
  return [...new Set(reasons.filter(Boolean))].join(' ');
}

/** Why a word was the right one: what it means, and how it is used, where an example is known. */
export function formatWordReason({ meaning, example }: { meaning: string; example: string }): string {
  return joinReasons(`It means: ${meaning}.`, example && `For example: ${example}`);
}
