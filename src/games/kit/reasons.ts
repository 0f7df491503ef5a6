/** Joins reasons by spaces, without absent and repeated ones. */
export function joinReasons(...reasons: readonly (string | null | undefined)[]): string {
  return [...new Set(reasons.filter(Boolean))].join(' ');
}

/** Why a word is right: its meaning, and an example unless that is empty. */
export function formatWordReason({ meaning, example }: { meaning: string; example: string }): string {
  return joinReasons(`It means: ${meaning}.`, example && `For example: ${example}`);
}
