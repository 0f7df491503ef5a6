/**
 * Parts of speech and forms, in the names that the patterns of the older rules use. NOUN is singular or
 * uncountable, NOUNS plural; VERB is a base form or a present without -s, VERBS the third person, EN the past
 * participle; be, have and do have the tags of verbs. WH asks or introduces an indirect question; REL stands
 * for a noun before it. POSS is the ending 's of "Tom's"; MARK is punctuation.
 */
export const TAGS = [
  'NOUN',
  'NOUNS',
  'NAME',
  'PRON',
  'DET',
  'NUM',
  'ADJ',
  'ADV',
  'VERB',
  'VERBS',
  'PAST',
  'EN',
  'ING',
  'MODAL',
  'TO',
  'PREP',
  'PARTICLE',
  'AND',
  'SUBORD',
  'REL',
  'WH',
  'POSS',
  'NOT',
  'THERE',
  'INTERJ',
  'MARK',
] as const;

export type Tag = (typeof TAGS)[number];

/** One way to read a word. */
export interface Reading {
  tag: Tag;
  /** The base form: the verb's base, the noun's singular, the adjective's positive form. */
  lemma: string;
  /** How unusual this reading is for the word, from 0 for the most usual one; a tagger adds costs up. */
  cost: number;
}
