import { takes } from '../lexicon/verb-frames.ts';
import { placeFiniteVerb } from './clause-verbs.ts';
import { OBJECT_PRONOUNS, SUBJECT_PRONOUNS } from './closed-words.ts';
import type { Clause, ClauseKind, Group, NounGroup, SingleWord } from './groups.ts';
import { createClause, findGroupAfter, OpenClauses } from './open-clauses.ts';
import { openRelativeClause } from './relative-clauses.ts';

/** Marks after which a new main clause begins. */
const CLOSING_MARKS = /^[;:.!?…—–()-]$/;

/**
 * Joins the groups of a sentence to clauses, from left to right. Each group goes to the clause opened last.
 */
class ClauseBuilder {
  private readonly clauses = new OpenClauses();
  private readonly groups: readonly Group[];

  constructor(groups: readonly Group[]) {
    this.groups = groups;
  }

  build(): readonly Clause[] {
    for (let at = 0; at < this.groups.length; at++) this.read(at);
    this.doubtPrepositions();
    return this.clauses.all.filter(
      ({ verb, subject, complements, opening }) =>
        verb || subject || complements.length > 0 || opening.length > 0,
    );
  }

  /**
   * "The day before the holidays was hectic": "before" was read as a conjunction, and took the verb of the
   * main clause. So the subject of a subordinate clause is uncertain where the clause around it has no verb.
   */
  private doubtPrepositions(): void {
    for (const clause of this.clauses.all) {
      const { parent, kind } = clause;
      if (kind === 'subordinate' && parent && !parent.verb) clause.isSubjectCertain = false;
    }
  }

  private read(at: number): void {
    const group = this.groups[at];
    if (!group) return;
    switch (group.kind) {
      case 'noun':
        this.readNoun(group, at);
        return;
      case 'verb':
        if (group.finite) placeFiniteVerb(this.clauses, this.groups, group, at);
        else this.clauses.openNonfinite(group);
        return;
      case 'word':
        this.readWord(group, at);
        return;
      default:
        this.clauses.attach(group);
    }
  }

  /** Makes a noun group the subject or a complement of the current clause, or opens a clause for it. */
  private readNoun(group: NounGroup, at: number): void {
    const { current, governor } = this.clauses;
    const before = this.groups[at - 1];
    // "Did she call?": the parser puts an inverted verb group before its subject.
    if (before?.kind === 'verb' && before.isInverted && current.verb === before) {
      current.subject = group;
      return;
    }
    const next = findGroupAfter(this.groups, at);
    const leadsToVerb =
      next?.kind === 'verb' &&
      next.finite !== undefined &&
      !next.isInverted &&
      !OBJECT_PRONOUNS.has(group.head.lower);
    // "Last week she left" has another subject. "Last week was nice" has not.
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
      this.clauses.attach(group);
      return;
    }
    if (current.verb || governor !== current) {
      // "The ones who had read the book were …": the main clause still waits for its verb.
      const isAwaited =
        current.kind === 'relative' && current.parent?.subject !== undefined && !current.parent.verb;
      const endsRelative = isAwaited && before?.kind !== 'word' && !SUBJECT_PRONOUNS.has(group.head.lower);
      if (leadsToVerb && current.verb && !endsRelative) this.openClauseAt(group, before);
      else this.clauses.attach(group);
      return;
    }
    if (current.subject && leadsToVerb) {
      // "The story she told us was long": a relative clause without a relative pronoun.
      if (before === current.subject) {
        const contact = this.clauses.open(createClause('relative', current));
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
    // "Red, blue and green are colours": "green" is only the last part of the subject.
    current.isSubjectCertain &&= !current.opening.some(
      (each) => each.kind === 'adjective' || (each.kind === 'word' && each.head.tag === 'AND'),
    );
  }

  /** Opens a clause for a noun group before a finite verb, where the current clause has its verb. */
  private openClauseAt(group: NounGroup, before: Group | undefined): void {
    const { current, governor } = this.clauses;
    // "I like the story she told."
    const isContact = before?.kind === 'noun' && governor.complements.at(-1) === before && !before.isPronoun;
    // "I think she told a story."
    const isReported = governor.verb !== undefined && takes(governor.verb.main.lemma, 'that-clause');
    const follows = before?.kind === 'word' ? before.head : undefined;
    const kind = this.nameKind(isContact, isReported, follows !== undefined);
    const clause = this.clauses.open(createClause(kind, kind === 'main' ? undefined : current, follows));
    clause.subject = group;
    // "The ones who had read the book were …": "were" may belong to "the ones", not to "the book".
    const mayEndRelative =
      current.kind === 'relative' &&
      kind === 'subordinate' &&
      !follows &&
      !SUBJECT_PRONOUNS.has(group.head.lower);
    clause.isSubjectCertain = kind !== 'unjoined' && !mayEndRelative;
  }

  private nameKind(isContact: boolean, isReported: boolean, isJoined: boolean): ClauseKind {
    if (isJoined) return 'main';
    if (isReported) return 'subordinate';
    return isContact ? 'relative' : 'unjoined';
  }

  private readWord(group: SingleWord, at: number): void {
    const { head } = group;
    switch (head.tag) {
      case 'SUBORD':
        this.clauses.open(createClause('subordinate', this.clauses.current, head));
        return;
      case 'REL':
        openRelativeClause(this.clauses, this.groups, head, at);
        return;
      case 'WH':
        if (this.clauses.current.verb)
          this.clauses.open(createClause('subordinate', this.clauses.current, head));
        else this.clauses.current.opening.push(group);
        return;
      case 'AND':
        this.readConjunction(group, at);
        return;
      case 'MARK':
        this.readMark(group, at);
        return;
      default:
        this.clauses.attach(group);
    }
  }

  /** Opens a main clause at "and" before a subject with its verb; elsewhere "and" goes on with the clause. */
  private readConjunction(group: SingleWord, at: number): void {
    const next = findGroupAfter(this.groups, at);
    const phrase = findGroupAfter(this.groups, at + 1);
    // "… and the number of loans has": between subject and verb stands a group with "of".
    const isOf = phrase?.kind === 'preposition' && phrase.preposition.lower === 'of';
    const afterNext = isOf ? findGroupAfter(this.groups, this.groups.indexOf(phrase)) : phrase;
    const isSubject = next?.kind === 'noun' && afterNext?.kind === 'verb' && afterNext.finite !== undefined;
    if (!isSubject || !this.clauses.current.verb) {
      if (next?.kind !== 'verb') this.clauses.attach(group);
      this.clauses.governor = this.clauses.current;
      return;
    }
    this.clauses.open(createClause('main', undefined, group.head));
  }

  /** Ends clauses at a punctuation mark. */
  private readMark(group: SingleWord, at: number): void {
    if (CLOSING_MARKS.test(group.head.text)) {
      if (at < this.groups.length - 1) this.clauses.open(createClause('main', undefined));
      return;
    }
    if (group.head.text !== ',') return;
    const { current } = this.clauses;
    this.clauses.governor = current;
    // "Dear Ana, thank you": a noun before a comma may name the person spoken to.
    if (current.subject && !current.verb) current.isSubjectCertain = false;
    // "When I was young, the town …": the comma ends the subordinate clause.
    const next = findGroupAfter(this.groups, at);
    if (current.kind === 'subordinate' && current.verb && next?.kind === 'noun') {
      const root = this.clauses.findRoot();
      if (root.verb) this.clauses.open(createClause('main', undefined));
      else this.clauses.enter(root);
      return;
    }
    if (current.verb || current.subject) current.opening.push(group);
  }
}

/** Returns the clauses of a sentence, each finite verb with its subject. */
export function buildClauses(groups: readonly Group[]): readonly Clause[] {
  return new ClauseBuilder(groups).build();
}
