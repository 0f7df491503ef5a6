import type { Group, NounGroup } from './groups.ts';
import { createClause, findGroupAfter, type OpenClauses } from './open-clauses.ts';
import { createWordTest } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';

/** "The place where it is", "the man whose dog barks": the noun before is never the subject. */
const isNeverSubject = createWordTest('where when whose whom');

/** Opens the clause of a relative pronoun, the group at `at`, with the noun before it as its subject. */
export function openRelativeClause(
  clauses: OpenClauses,
  groups: readonly Group[],
  head: GrammarToken,
  at: number,
): void {
  const antecedent = findAntecedent(groups, at);
  const clause = clauses.open(createClause('relative', clauses.current, head));
  clause.subject = antecedent?.group;
  clause.isSubjectCertain = antecedent?.isCertain === true && !isNeverSubject(head);
  const next = findGroupAfter(groups, at);
  // "The book which I bought": the noun before is the object, and "I" becomes the subject.
  if (next?.kind === 'noun') {
    clause.subject = undefined;
    clause.isSubjectCertain = true;
  }
}

/** Finds the noun that a relative clause is about. It is not certain in "the photos of the man who …". */
function findAntecedent(
  groups: readonly Group[],
  at: number,
): { group: NounGroup; isCertain: boolean } | undefined {
  const before = groups[at - 1];
  // "My best friend, who lives in Tokyo, …": certain where the noun opens the sentence.
  const isSetOff = before?.kind === 'word' && before.head.text === ',';
  const noun = isSetOff ? groups[at - 2] : undefined;
  if (noun?.kind === 'noun' && noun.members.length === 0) {
    return { group: noun, isCertain: groups[at - 3] === undefined };
  }
  if (before?.kind === 'noun') {
    const [other] = groups.slice(Math.max(0, at - 2), Math.max(0, at - 1));
    return { group: before, isCertain: other?.kind !== 'preposition' && before.members.length === 0 };
  }
  if (before?.kind === 'preposition' && before.object) {
    const outer = groups[at - 2];
    const isAlike = outer?.kind === 'noun' && outer.number === before.object.number;
    // "To those who": only "those" can be meant. "One of those who": it may be "one".
    const isThose = before.object.head.lower === 'those' && before.preposition.lower !== 'of';
    return { group: before.object, isCertain: (isAlike || isThose) && before.object.members.length === 0 };
  }
  return undefined;
}
