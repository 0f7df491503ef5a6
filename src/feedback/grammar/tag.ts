/**
 * The parts of speech and forms that the parser gives to words. Those of open classes have the names that the
 * patterns of `rules/*.ts` use as well.
 */
export const TAGS = [
  /** A singular or uncountable noun: dog, water. */
  'NOUN',
  /** A plural noun: dogs, people. */
  'NOUNS',
  /** A name: Ana, Monday, English. */
  'NAME',
  /** A pronoun: she, him, mine, everyone. */
  'PRON',
  /** A determiner: the, my, this, some. */
  'DET',
  /** A number: two, 12, 1990s. */
  'NUM',
  /** An adjective in any degree: big, bigger. */
  'ADJ',
  /** An adverb: quickly, often, here. */
  'ADV',
  /** The base form of a verb, or its present without -s: go; also am, are, have, do. */
  'VERB',
  /** The third person of a verb: goes; also is, has, does. */
  'VERBS',
  /** The past tense: went; also was, were, had, did. */
  'PAST',
  /** The past participle: gone; also been, done. */
  'EN',
  /** The -ing form of a verb: going. */
  'ING',
  /** A modal verb: can, will, 'd. */
  'MODAL',
  /** "To" before an infinitive. */
  'TO',
  /** A preposition: in, at, of. */
  'PREP',
  /** A word such as "up" that belongs to the verb before it: get up, put on a coat. */
  'PARTICLE',
  /** A coordinating conjunction: and, or, but, so. */
  'AND',
  /** A subordinating conjunction: because, if, when, and "that" in "I know that …". */
  'SUBORD',
  /** A relative pronoun or adverb, which stands for the noun before it: the man who, the place where. */
  'REL',
  /** A question word, also in an indirect question: where, what, how. */
  'WH',
  /** The ending 's of an owner: Tom's. Not "my", which is DET. */
  'POSS',
  /** Not, n't. */
  'NOT',
  /** "There" in "there is". */
  'THERE',
  /** An interjection: yes, hello, please. */
  'INTERJ',
  /** A punctuation mark. */
  'MARK',
] as const;

export type Tag = (typeof TAGS)[number];

/** One way to read a word. */
export interface Reading {
  tag: Tag;
  /** The base form: the verb's base, the noun's singular, the adjective's positive form. */
  lemma: string;
  /**
   * How unusual this reading is for the word, from 0 for the most usual one. The tagger adds the costs of the
   * words of a sentence up, and takes the readings with the lowest sum.
   */
  cost: number;
}
