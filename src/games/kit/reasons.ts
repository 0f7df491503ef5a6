/** Joins reasons by spaces, without absent and repeated ones. */
export function joinReasons(...reasons: readonly (string | false | null | undefined)[]): string {
  return [...new Set(reasons.filter(Boolean))].join(' ');
}

/** Why a wrong answer is wrong. It names the answer first, because the reason often follows another one. */
export function formatObjection(given: string, reason: string): string {
  return `Not “${given}”. ${reason}`;
}

/** Why a word is right: its meaning, and an example unless that is empty. */
export function formatWordReason({ meaning, example }: { meaning: string; example: string }): string {
  return joinReasons(`It means: ${meaning}.`, example && `For example: ${example}`);
}
