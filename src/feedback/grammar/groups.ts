import type { Countability } from '../lexicon/countability.ts';
import type { NounClass } from '../lexicon/word-entry.ts';
import type { GrammarToken } from './tokens.ts';

/*
 * What the parser makes of a sentence: words are joined to groups, and groups to clauses. “My old friend |
 * lives | in a small town” is one clause of a noun group, a verb group and a prepositional group.
 */

/** `unknown` where both agree or the lexicon does not say: "my family", "ten euros", "none of them". */
export type GrammaticalNumber = 'singular' | 'plural' | 'unknown';

/** The words of the sentence with the indexes `from` up to, not including, `to`. */
interface Span {
  from: number;
  to: number;
}

/**
 * A noun or pronoun with its determiner and the adjectives before it; "Ana and Tom" is one group of two
 * members.
 */
export interface NounGroup extends Span {
  kind: 'noun';
  /** The noun or pronoun itself: "town" in "a small town". */
  head: GrammarToken;
  determiner: GrammarToken | undefined;
  /** Words between determiner and head: "old" in "my old friend". */
  modifiers: readonly GrammarToken[];
  /** The number with which a verb agrees: in "a lot of people" that of "people". */
  number: GrammaticalNumber;
  person: 1 | 2 | 3;
  /** Whether a pronoun, or a determiner, number or adjective in the place of a noun: she, these, the rich. */
  isPronoun: boolean;
  countability: Countability;
  nounClass: NounClass | undefined;
  /** The groups that "and" or "or" joins in it: two in "Ana and Tom"; empty in "my friend". */
  members: readonly NounGroup[];
  /** Whether the group only says when, like "last year" and "every day". */
  isTime: boolean;
}

/**
 * What the first verb shows: `future` with will, `modal` with can and others, `none` in "to go" and "going".
 */
export type Tense = 'past' | 'present' | 'future' | 'modal' | 'none';

/** A verb with its auxiliaries, "not" and the adverbs between them. */
export interface VerbGroup extends Span {
  kind: 'verb';
  /** The words that are verbs, auxiliaries first. */
  verbs: readonly GrammarToken[];
  /** The last of the verbs: "waiting" in "has been waiting". */
  main: GrammarToken;
  /** The word that shows tense and agrees; undefined in "to go", "going", "gone". */
  finite: GrammarToken | undefined;
  form: 'finite' | 'infinitive' | 'ing' | 'participle';
  tense: Tense;
  isPerfect: boolean;
  isProgressive: boolean;
  isPassive: boolean;
  isNegative: boolean;
  /** The "up" of "got up". */
  particle: GrammarToken | undefined;
  /** Whether the subject comes after the first verb, as in the question "Did she call?". */
  isInverted: boolean;
}

/**
 * What a prepositional group tells: "on Monday", "in Rome", "by bus", "in silence"; `unknown` for all else.
 */
export type PrepositionRole = 'time' | 'place' | 'means' | 'manner' | 'unknown';

/** A preposition with its object; the "from" of "Where are you from?" has none. */
export interface PrepositionalGroup extends Span {
  kind: 'preposition';
  preposition: GrammarToken;
  object: NounGroup | undefined;
  role: PrepositionRole;
}

/** An adjective that stands before no noun: "It is big." */
export interface AdjectiveGroup extends Span {
  kind: 'adjective';
  head: GrammarToken;
}

/** An adverb, a conjunction, a question word or a punctuation mark. */
export interface SingleWord extends Span {
  kind: 'word';
  head: GrammarToken;
}

export type Group = NounGroup | VerbGroup | PrepositionalGroup | AdjectiveGroup | SingleWord;

/**
 * What a clause is in its sentence:
 *
 *   main         a clause of its own, also after "and": I stayed, and she left.
 *   subordinate  a clause that belongs to another: because it rained; I think (that) he is ill.
 *   relative     a clause about the noun before it: the man who lives here; the story (that) she told.
 *   nonfinite    an infinitive, -ing form or participle with its objects: to see him.
 *   unjoined     a second finite verb that nothing joins to the first. Wrong: "Man lives next door is nice."
 */
export type ClauseKind = 'main' | 'subordinate' | 'relative' | 'nonfinite' | 'unjoined';

/** A verb with its subject and what follows. */
export interface Clause {
  kind: ClauseKind;
  /** The word that opens the clause: because, that, who, and. */
  connector: GrammarToken | undefined;
  subject: NounGroup | undefined;
  /**
   * False where another noun may be the subject: the clause of "photos of men who …" may be about either
   * noun.
   */
  isSubjectCertain: boolean;
  /** Whether the verb before has the same subject, as in "He came and sat down". */
  isSubjectShared: boolean;
  verb: VerbGroup | undefined;
  /** The groups after the verb, up to the end of the clause, without those of clauses inside it. */
  complements: readonly Group[];
  /**
   * The groups of the clause before its verb that are not its subject: "last week" in "Last week she left".
   */
  opening: readonly Group[];
  /** The clause that this one belongs to; undefined for a main clause. */
  parent: Clause | undefined;
}

export interface SentenceAnalysis {
  tokens: readonly GrammarToken[];
  /** In the order of the sentence. */
  groups: readonly Group[];
  clauses: readonly Clause[];
  /** Whether its last punctuation mark is a question mark. */
  isQuestion: boolean;
}

export interface TextAnalysis {
  text: string;
  sentences: readonly SentenceAnalysis[];
  /** The tense in which the text tells its story: that of most of its finite verbs. */
  tense: 'past' | 'present' | 'unknown';
}
