import type { Countability } from '../lexicon/countability.ts';
import type { NounClass } from '../lexicon/word-entry.ts';
import type { GrammarToken } from './tokens.ts';

/** `unknown` where both agree or the lexicon does not say: "my family", "ten euros", "none of them". */
export type GrammaticalNumber = 'singular' | 'plural' | 'unknown';

/** Words `from` up to, not including, `to` of the sentence. */
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
  head: GrammarToken;
  determiner: GrammarToken | undefined;
  /** Words between determiner and head. */
  modifiers: readonly GrammarToken[];
  /** With what a verb agrees: in "a lot of people" that of "people". */
  number: GrammaticalNumber;
  person: 1 | 2 | 3;
  isPronoun: boolean;
  countability: Countability;
  nounClass: NounClass | undefined;
  /** The parts of a coordination, else none. */
  members: readonly NounGroup[];
  /** Whether the group only says when, like "last year" and "every day". */
  isTime: boolean;
}

export type Tense = 'past' | 'present' | 'future' | 'modal' | 'none';

/** A verb with its auxiliaries, "not" and the adverbs between them. */
export interface VerbGroup extends Span {
  kind: 'verb';
  /** The words that are verbs, auxiliaries first. */
  verbs: readonly GrammarToken[];
  main: GrammarToken;
  /** The word that shows tense and agrees; undefined in "to go", "going", "gone". */
  finite: GrammarToken | undefined;
  form: 'finite' | 'infinitive' | 'ing' | 'participle';
  tense: Tense;
  isPerfect: boolean;
  isProgressive: boolean;
  isPassive: boolean;
  isNegative: boolean;
  particle: GrammarToken | undefined;
  /** Whether the subject stands behind the first verb, as in questions. */
  isInverted: boolean;
}

export type PrepositionRole = 'time' | 'place' | 'means' | 'manner' | 'unknown';

/** A preposition with what it governs; "from" alone in "Where are you from?" governs nothing. */
export interface PrepositionalGroup extends Span {
  kind: 'preposition';
  preposition: GrammarToken;
  object: NounGroup | undefined;
  role: PrepositionRole;
}

export interface AdjectiveGroup extends Span {
  kind: 'adjective';
  head: GrammarToken;
}

/** An adverb, a conjunction, a question word or a mark. */
export interface SingleWord extends Span {
  kind: 'word';
  head: GrammarToken;
}

export type Group = NounGroup | VerbGroup | PrepositionalGroup | AdjectiveGroup | SingleWord;

/**
 * A verb with its subject and what follows. `relative`: the subject or object is the noun before ("who lives
 * here"); `nonfinite`: an infinitive or -ing form with its own objects; `unjoined`: a second finite verb that
 * nothing joins to the first, as in "Man lives next door is nice".
 */
export interface Clause {
  kind: 'main' | 'subordinate' | 'relative' | 'nonfinite' | 'unjoined';
  /** The word that opens the clause: because, that, who, and. */
  connector: GrammarToken | undefined;
  subject: NounGroup | undefined;
  /** Whether the subject is certain: not with two nouns that a relative clause could be about. */
  isSubjectCertain: boolean;
  /** Whether the subject belongs to the verb before, as in "He came and sat down". */
  isSubjectShared: boolean;
  verb: VerbGroup | undefined;
  /** The groups behind the verb, up to the end of the clause, nested clauses left out. */
  complements: readonly Group[];
  /** The groups of the clause before its verb and outside its subject. */
  opening: readonly Group[];
  /** The clause that this one belongs to. */
  parent: Clause | undefined;
}

export interface SentenceAnalysis {
  tokens: readonly GrammarToken[];
  groups: readonly Group[];
  clauses: readonly Clause[];
  isQuestion: boolean;
}

export interface TextAnalysis {
  text: string;
  sentences: readonly SentenceAnalysis[];
  /** The tense in which the text tells its story: that of most of its finite verbs. */
  tense: 'past' | 'present' | 'unknown';
}
