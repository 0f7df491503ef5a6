// Tells whether a verb comes directly after its subject. The checks of be-with-wrong-form.ts use it for “be”.

import type { Clause } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';

/**
 * Whether the verb at an index comes after its subject, with nothing between but what describes the subject:
 * "my brother is", "the boys in my class are".
 *
 * @param at the index of the verb among the tokens
 */
export function followsSubject(
  { subject, opening }: Clause,
  at: number,
  tokens: readonly GrammarToken[],
): boolean {
  if (!subject) return false;
  // "Those who sleep too little are": true without a look at the words of the relative clause.
  if (tokens[subject.to]?.tag === 'REL') return true;
  // `opening` is the groups of a clause before its verb.
  const between = opening.filter(({ from }) => from >= subject.to);
  return (between.at(-1)?.to ?? subject.to) === at && between.every(({ kind }) => kind === 'preposition');
}
