import type { Clause, Group, NounGroup, VerbGroup } from './groups.ts';
import type { GrammarToken } from './tokens.ts';

/** A clause while it is built; see `Clause` for its fields. */
export interface OpenClause {
  kind: Clause['kind'];
  connector: GrammarToken | undefined;
  subject: NounGroup | undefined;
  isSubjectCertain: boolean;
  isSubjectShared: boolean;
  verb: VerbGroup | undefined;
  complements: Group[];
  opening: Group[];
  parent: OpenClause | undefined;
}

/** A clause without words, which belongs to `parent`. */
export function createClause(
  kind: Clause['kind'],
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

/** The clauses of a sentence that is read from left to right. */
export class OpenClauses {
  readonly all: OpenClause[] = [];
  /** The innermost clause with a place for a finite verb or with one. */
  current: OpenClause;
  /** The clause whose verb takes the next group: `current`, or a non-finite clause within it. */
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

  /** A clause within the current one, without a place for a finite verb. */
  openNonfinite(verb: VerbGroup): void {
    this.attach(verb);
    const clause = createClause('nonfinite', this.current);
    clause.verb = verb;
    clause.isSubjectCertain = false;
    this.all.push(clause);
    this.governor = clause;
  }

  /** Adds a group before or behind the verb of the innermost clause. */
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

/** The group behind the one at `at` that is no adverb, looking at two at most. */
export function findGroupAfter(groups: readonly Group[], at: number): Group | undefined {
  const next = groups[at + 1];
  return next?.kind === 'word' && next.head.tag === 'ADV' ? groups[at + 2] : next;
}
