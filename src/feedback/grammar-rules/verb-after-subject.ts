import type { Clause } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';

/** Whether only what describes the subject stands between the subject and the word at an index. */
export function followsSubject(
  { subject, opening }: Clause,
  at: number,
  tokens: readonly GrammarToken[],
): boolean {
  if (!subject) return false;
  // "Those who sleep too little are": a clause about the subject stands between.
  if (tokens[subject.to]?.tag === 'REL') return true;
  const between = opening.filter(({ from }) => from >= subject.to);
  return (between.at(-1)?.to ?? subject.to) === at && between.every(({ kind }) => kind === 'preposition');
}
