import type { ClauseKind, Group, NounGroup, VerbGroup } from './groups.ts';
import type { GrammarToken } from './tokens.ts';

/** A clause while it is built; see `Clause` for its fields. */
export interface OpenClause {
  kind: ClauseKind;
  connector: GrammarToken | undefined;
  subject: NounGroup | undefined;
  isSubjectCertain: boolean;
  isSubjectShared: boolean;
  verb: VerbGroup | undefined;
  complements: Group[];
  opening: Group[];
  parent: OpenClause | undefined;
}

/** Creates a clause without words, which belongs to `parent`. */
export function createClause(
  kind: ClauseKind,
  parent: OpenClause | undefined,
  connector?: GrammarToken,
): OpenClause {
  return {
    kind,
    connector,
    subject: undefined,
    isSubjectCertain: true,
    isSubjectShared: false,
    verb: undefined,
    complements: [],
    opening: [],
    parent,
  };
}

/** The clauses of a sentence while its groups are read from left to right. */
export class OpenClauses {
  readonly all: OpenClause[] = [];
  /** The innermost clause that is not `nonfinite`: it has a finite verb, or still waits for one. */
  current: OpenClause;
  /** The clause to which the next group belongs: `current`, or the last `nonfinite` one within it. */
  governor: OpenClause;

  constructor() {
    this.current = this.open(createClause('main', undefined));
    this.governor = this.current;
  }

  /** Adds a clause and enters it. */
  open(clause: OpenClause): OpenClause {
    this.all.push(clause);
    this.enter(clause);
    return clause;
  }

  /** Goes back to a clause that is open already. */
  enter(clause: OpenClause): void {
    this.current = clause;
    this.governor = clause;
  }

  /** Opens a clause within the current one for a verb that is not finite, such as "to see". */
  openNonfinite(verb: VerbGroup): void {
    this.attach(verb);
    const clause = createClause('nonfinite', this.current);
    clause.verb = verb;
    clause.isSubjectCertain = false;
    this.all.push(clause);
    this.governor = clause;
  }

  /** Adds a group to the innermost clause, before or after its verb. */
  attach(group: Group): void {
    const { governor } = this;
    if (governor.verb) governor.complements.push(group);
    else governor.opening.push(group);
  }

  /** The outermost clause around the current one. */
  findRoot(): OpenClause {
    let root = this.current;
    while (root.parent) root = root.parent;
    return root;
  }
}

/** Returns the group after the one at `at`, or the next but one if the first is an adverb. */
export function findGroupAfter(groups: readonly Group[], at: number): Group | undefined {
  const next = groups[at + 1];
  return next?.kind === 'word' && next.head.tag === 'ADV' ? groups[at + 2] : next;
}
