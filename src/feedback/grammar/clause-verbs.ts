import type { Group, SingleWord, VerbGroup } from './groups.ts';
import { isOnlyInterrupted } from './insertion.ts';
import { createClause, type OpenClauses } from './open-clauses.ts';

/**
 * Gives a finite verb, the group at `at`, its clause: the current one if that has no verb yet, else a clause
 * around it that waits for a verb, else a new one.
 */
export function placeFiniteVerb(
  clauses: OpenClauses,
  groups: readonly Group[],
  verb: VerbGroup,
  at: number,
): void {
  const { current } = clauses;
  if (!current.verb) {
    current.verb = verb;
    // "We try to fix what comes": "what" may be the subject.
    const asks = current.opening.some(
      (group) => group.kind === 'word' && group.head.tag === 'WH' && group.from > 0,
    );
    if (asks && !verb.isInverted) current.isSubjectCertain = false;
    else if (isOnlyInterrupted(current)) current.isSubjectCertain = true;
    clauses.governor = current;
    return;
  }
  const before = groups[at - 1];
  const beforeAdverb = before?.kind === 'word' && before.head.tag === 'ADV' ? groups[at - 2] : before;
  const isJoined =
    beforeAdverb?.kind === 'word' && (beforeAdverb.head.tag === 'AND' || beforeAdverb.head.text === ',');
  // "When the bell rings, stop": after the comma the main clause begins, with a verb and no subject.
  if (isJoined && beforeAdverb.head.text === ',' && current.kind === 'subordinate') {
    clauses.open(createClause('main', undefined, beforeAdverb.head)).verb = verb;
    return;
  }
  if (isJoined) {
    openSharedSubject(clauses, verb, beforeAdverb);
    return;
  }
  // "The man who lives here is nice": "is" is the verb of "the man".
  for (let parent = current.parent; parent; parent = parent.parent) {
    if (parent.verb || !parent.subject) continue;
    clauses.enter(parent);
    parent.verb = verb;
    return;
  }
  // An auxiliary before its subject opens a question of its own.
  if (verb.isInverted) {
    clauses.open(createClause('main', undefined)).verb = verb;
    return;
  }
  // "What I read makes a difference": the clause with "what" is the subject.
  if (current.opening[0]?.kind === 'word' && current.opening[0].head.tag === 'WH') {
    const main = clauses.open(createClause('main', undefined));
    main.isSubjectCertain = false;
    main.verb = verb;
    return;
  }
  const unjoined = clauses.open(createClause('unjoined', current));
  unjoined.isSubjectCertain = false;
  unjoined.verb = verb;
}

/** Opens a clause with the subject of the current one: "He came and sat down". */
function openSharedSubject(clauses: OpenClauses, verb: VerbGroup, connector: SingleWord): void {
  const { current } = clauses;
  const shared = clauses.open(createClause(current.kind, current.parent, connector.head));
  shared.subject = current.subject;
  shared.isSubjectShared = true;
  // "She can sing and dance", "He wants to sing and dance": "dance" belongs to "can" or "to". After a clause
  // within another, the verb may belong to the subject of either.
  shared.isSubjectCertain = false;
  shared.verb = verb;
}
