import { takes } from '../lexicon/verb-frames.ts';
import { OBJECT_PRONOUNS, SUBJECT_PRONOUNS } from './closed-words.ts';
import type { Clause, Group, NounGroup, SingleWord, VerbGroup } from './groups.ts';
import { isOnlyInterrupted } from './insertion.ts';
import type { GrammarToken } from './tokens.ts';

/** A clause while it is built. */
interface OpenClause {
  kind: Clause['kind'];
  connector: GrammarToken | undefined;
  subject: NounGroup | undefined;
  isSubjectCertain: boolean;
  isSubjectShared: boolean;
  verb: VerbGroup | undefined;
  complements: Group[];
  opening: Group[];
  outer: OpenClause | undefined;
}

function createClause(
  kind: Clause['kind'],
  outer: OpenClause | undefined,
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
    outer,
  };
}

const CLOSING_MARKS = /^[;:.!?…—–()]$/;

/** Reads the groups of a sentence from left to right. The clause that is open last takes the next group. */
class ClauseBuilder {
  readonly clauses: OpenClause[] = [];
  /** The innermost clause with a place for a finite verb or with one. */
  private current: OpenClause;
  /** The clause whose verb takes the next group: `current`, or a non-finite clause within it. */
  private governor: OpenClause;
  private readonly groups: readonly Group[];

  constructor(groups: readonly Group[]) {
    this.groups = groups;
    this.current = this.open(createClause('main', undefined));
    this.governor = this.current;
  }

  build(): readonly Clause[] {
    for (let at = 0; at < this.groups.length; at++) this.read(at);
    this.doubtPrepositions();
    return this.clauses.filter(
      ({ verb, subject, complements, opening }) =>
        verb || subject || complements.length > 0 || opening.length > 0,
    );
  }

  /**
   * "The day before the holidays was hectic": a clause that leaves the one around it without a verb is none.
   */
  private doubtPrepositions(): void {
    for (const clause of this.clauses) {
      const { outer, kind } = clause;
      if (kind === 'subordinate' && outer && !outer.verb) clause.isSubjectCertain = false;
    }
  }

  private open(clause: OpenClause): OpenClause {
    this.clauses.push(clause);
    this.current = clause;
    this.governor = clause;
    return clause;
  }

  private read(at: number): void {
    const group = this.groups[at];
    if (!group) return;
    switch (group.kind) {
      case 'noun':
        this.readNoun(group, at);
        return;
      case 'verb':
        if (group.finite) this.readFiniteVerb(group, at);
        else this.readNonfiniteVerb(group);
        return;
      case 'word':
        this.readWord(group, at);
        return;
      default:
        this.attach(group);
    }
  }

  private attach(group: Group): void {
    const { governor } = this;
    if (governor.verb) governor.complements.push(group);
    else governor.opening.push(group);
  }

  private groupBefore(at: number): Group | undefined {
    return this.groups[at - 1];
  }

  /** The next group that is no adverb, looking at two at most. */
  private groupAfter(at: number): Group | undefined {
    const next = this.groups[at + 1];
    return next?.kind === 'word' && next.head.tag === 'ADV' ? this.groups[at + 2] : next;
  }

  private readNoun(group: NounGroup, at: number): void {
    const { current } = this;
    const before = this.groupBefore(at);
    if (before?.kind === 'verb' && before.isInverted && current.verb === before) {
      current.subject = group;
      return;
    }
    const next = this.groupAfter(at);
    const leadsToVerb =
      next?.kind === 'verb' &&
      next.finite !== undefined &&
      !next.isInverted &&
      !OBJECT_PRONOUNS.has(group.head.lower);
    if (
      group.isTime &&
      !(
        leadsToVerb &&
        current.subject === undefined &&
        !current.verb &&
        next?.kind === 'verb' &&
        next.main.lemma === 'be'
      )
    ) {
      this.attach(group);
      return;
    }
    if (current.verb || this.governor !== current) {
      const isAwaited =
        current.kind === 'relative' && current.outer?.subject !== undefined && !current.outer.verb;
      const endsRelative = isAwaited && before?.kind !== 'word' && !SUBJECT_PRONOUNS.has(group.head.lower);
      if (leadsToVerb && current.verb && !endsRelative) this.openClauseAt(group, before);
      else this.attach(group);
      return;
    }
    if (current.subject && leadsToVerb) {
      // "The story she told us was long": a clause about the noun, without a pronoun of its own.
      if (before === current.subject) {
        const contact = this.open(createClause('relative', current));
        contact.subject = group;
        return;
      }
      current.subject = group;
      current.isSubjectCertain = false;
      return;
    }
    if (current.subject) {
      current.opening.push(group);
      return;
    }
    current.subject = group;
    // "Red, blue and green are colours": the group is only the last part of the subject.
    current.isSubjectCertain &&= !current.opening.some(
      (each) => each.kind === 'adjective' || (each.kind === 'word' && each.head.tag === 'AND'),
    );
  }

  /** A noun group before a finite verb, in a clause that has its verb. */
  private openClauseAt(group: NounGroup, before: Group | undefined): void {
    const { current, governor } = this;
    const isContact = before?.kind === 'noun' && governor.complements.at(-1) === before && !before.isPronoun;
    const isReported = governor.verb !== undefined && takes(governor.verb.main.lemma, 'that');
    const follows = before?.kind === 'word' ? before.head : undefined;
    const kind = this.nameKind(isContact, isReported, follows !== undefined);
    const clause = this.open(createClause(kind, kind === 'main' ? undefined : current, follows));
    clause.subject = group;
    // "The ones who had read the book were …": the verb may belong to what the relative clause is about.
    const mayEndRelative =
      current.kind === 'relative' &&
      kind === 'subordinate' &&
      !follows &&
      !SUBJECT_PRONOUNS.has(group.head.lower);
    clause.isSubjectCertain = kind !== 'stray' && !mayEndRelative;
  }

  private nameKind(isContact: boolean, isReported: boolean, isJoined: boolean): Clause['kind'] {
    if (isJoined) return 'main';
    if (isReported) return 'subordinate';
    return isContact ? 'relative' : 'stray';
  }

  private readFiniteVerb(verb: VerbGroup, at: number): void {
    const { current } = this;
    if (!current.verb) {
      current.verb = verb;
      // "We try to fix what comes": the question word may be the subject.
      const asks = current.opening.some(
        (group) => group.kind === 'word' && group.head.tag === 'WH' && group.from > 0,
      );
      if (asks && !verb.isInverted) current.isSubjectCertain = false;
      else if (isOnlyInterrupted(current)) current.isSubjectCertain = true;
      this.governor = current;
      return;
    }
    const before = this.groupBefore(at);
    const beforeAdverb =
      before?.kind === 'word' && before.head.tag === 'ADV' ? this.groupBefore(at - 1) : before;
    const isJoined =
      beforeAdverb?.kind === 'word' && (beforeAdverb.head.tag === 'AND' || beforeAdverb.head.text === ',');
    // "When the bell rings, stop": behind the comma the main clause begins, with a verb and no subject.
    if (isJoined && beforeAdverb.head.text === ',' && current.kind === 'subordinate') {
      this.open(createClause('main', undefined, beforeAdverb.head)).verb = verb;
      return;
    }
    if (isJoined) {
      this.openSharedSubject(verb, current, beforeAdverb);
      return;
    }
    for (let outer = current.outer; outer; outer = outer.outer) {
      if (outer.verb || !outer.subject) continue;
      this.current = outer;
      this.governor = outer;
      outer.verb = verb;
      return;
    }
    if (verb.isInverted) {
      this.open(createClause('main', undefined)).verb = verb;
      return;
    }
    // "What I read makes a difference": the question clause is the subject.
    if (current.opening[0]?.kind === 'word' && current.opening[0].head.tag === 'WH') {
      const main = this.open(createClause('main', undefined));
      main.isSubjectCertain = false;
      main.verb = verb;
      return;
    }
    const stray = this.open(createClause('stray', current));
    stray.isSubjectCertain = false;
    stray.verb = verb;
  }

  /** "He came and sat down". Behind a nested clause the subject can be that of either. */
  private openSharedSubject(verb: VerbGroup, current: OpenClause, connector: SingleWord): void {
    const shared = this.open(createClause(current.kind, current.outer, connector.head));
    shared.subject = current.subject;
    shared.isSubjectShared = true;
    // Behind "can sing and" and "wants to sing and", a base form belongs to the modal verb or to "to".
    const isPlain = current.verb?.verbs.length === 1 && this.governor === current;
    const isSurelyJoined = /^(?:and|but)$/.test(connector.head.lower) && current.verb?.finite?.tag !== 'VERB';
    shared.isSubjectCertain =
      isPlain &&
      isSurelyJoined &&
      current.kind === 'main' &&
      current.isSubjectCertain &&
      current.subject !== undefined;
    shared.verb = verb;
  }

  private readNonfiniteVerb(verb: VerbGroup): void {
    const { current, governor } = this;
    (governor.verb ? governor.complements : governor.opening).push(verb);
    const clause = createClause('nonfinite', current);
    clause.verb = verb;
    clause.isSubjectCertain = false;
    this.clauses.push(clause);
    this.governor = clause;
  }

  private readWord(group: SingleWord, at: number): void {
    const { head } = group;
    switch (head.tag) {
      case 'SUBORD':
        this.open(createClause('subordinate', this.current, head));
        return;
      case 'REL':
        this.openRelative(head, at);
        return;
      case 'WH':
        if (this.current.verb) this.open(createClause('subordinate', this.current, head));
        else this.current.opening.push(group);
        return;
      case 'AND':
        this.readConjunction(group, at);
        return;
      case 'MARK':
        this.readMark(group, at);
        return;
      default:
        this.attach(group);
    }
  }

  private openRelative(head: GrammarToken, at: number): void {
    const before = this.groupBefore(at);
    const antecedent = this.findAntecedent(before, at);
    const clause = this.open(createClause('relative', this.current, head));
    clause.subject = antecedent?.group;
    clause.isSubjectCertain =
      antecedent?.isCertain === true &&
      head.lower !== 'where' &&
      head.lower !== 'when' &&
      head.lower !== 'whose' &&
      head.lower !== 'whom';
    const next = this.groupAfter(at);
    // "The book which I bought": the noun is the object.
    if (next?.kind === 'noun') {
      clause.subject = undefined;
      clause.isSubjectCertain = true;
    }
  }

  /** The noun that a relative clause is about. Behind "the photos of the man" it can be either. */
  private findAntecedent(
    before: Group | undefined,
    at: number,
  ): { group: NounGroup; isCertain: boolean } | undefined {
    // "My best friend, who lives in Tokyo, …"
    const isSetOff = before?.kind === 'word' && before.head.text === ',';
    const noun = isSetOff ? this.groups[at - 2] : undefined;
    if (noun?.kind === 'noun' && noun.members.length === 0) {
      return { group: noun, isCertain: this.groups[at - 3] === undefined };
    }
    if (before?.kind === 'noun') {
      const [other] = this.groups.slice(Math.max(0, at - 2), Math.max(0, at - 1));
      return { group: before, isCertain: other?.kind !== 'preposition' && before.members.length === 0 };
    }
    if (before?.kind === 'preposition' && before.object) {
      const outer = this.groups[at - 2];
      const isAlike = outer?.kind === 'noun' && outer.number === before.object.number;
      // "To those who": only "those" can be meant; "one of those who" can be one.
      const isThose = before.object.head.lower === 'those' && before.preposition.lower !== 'of';
      return { group: before.object, isCertain: (isAlike || isThose) && before.object.members.length === 0 };
    }
    return undefined;
  }

  /** A conjunction before a new subject closes the clauses before it. */
  private readConjunction(group: SingleWord, at: number): void {
    const next = this.groupAfter(at);
    const phrase = this.groupAfter(at + 1);
    // "… and the number of loans has": the subject goes on.
    const isOf = phrase?.kind === 'preposition' && phrase.preposition.lower === 'of';
    const afterNext = isOf ? this.groupAfter(this.groups.indexOf(phrase)) : phrase;
    const isSubject = next?.kind === 'noun' && afterNext?.kind === 'verb' && afterNext.finite !== undefined;
    if (!isSubject || !this.current.verb) {
      if (next?.kind !== 'verb') this.attach(group);
      this.governor = this.current;
      return;
    }
    this.open(createClause('main', undefined, group.head));
  }

  private readMark(group: SingleWord, at: number): void {
    if (CLOSING_MARKS.test(group.head.text)) {
      if (at < this.groups.length - 1) this.open(createClause('main', undefined));
      return;
    }
    if (group.head.text !== ',') return;
    this.governor = this.current;
    // "Dear Ana, thank you": what stands before the comma may be spoken to.
    if (this.current.subject && !this.current.verb) this.current.isSubjectCertain = false;
    // "When I was young, …" ends here, and so does a clause set off by commas.
    const next = this.groupAfter(at);
    if (this.current.kind === 'subordinate' && this.current.verb && next?.kind === 'noun') {
      const root = this.findRoot();
      this.current = root.verb ? this.open(createClause('main', undefined)) : root;
      this.governor = this.current;
      return;
    }
    if (this.current.verb || this.current.subject) this.current.opening.push(group);
  }

  private findRoot(): OpenClause {
    let root = this.current;
    while (root.outer) root = root.outer;
    return root;
  }
}

/** The clauses of a sentence, each finite verb with its subject. */
export function buildClauses(groups: readonly Group[]): readonly Clause[] {
  return new ClauseBuilder(groups).build();
}
