/**
 * What a noun names, as far as grammar needs it. `group`: team, family; `stuff`: water, sand; `idea`:
 * what cannot be touched, such as love and job, and all that fits no other class.
 */
export type NounClass = 'person' | 'place' | 'time' | 'group' | 'thing' | 'stuff' | 'idea';

/** What the lexicon knows of a base form. */
export interface WordKind {
  /** Parts of speech, the most used first: n(oun), v(erb), a(djective), r: adverb. */
  parts: string;
  /** Of a noun its class; undefined for other words. */
  nounClass: NounClass | undefined;
  /** Of a verb whether it can have an object: "see him". Both this and the next can be true, as of "eat". */
  takesObject: boolean;
  /** Of a verb whether it can be without an object: "sleep". */
  canLackObject: boolean;
}

/** A base form of the lexicon. */
export interface WordEntry extends WordKind {
  word: string;
}

const NOUN_CLASS_SIGNS: Readonly<Record<string, NounClass>> = {
  p: 'person',
  l: 'place',
  t: 'time',
  g: 'group',
  h: 'thing',
  s: 'stuff',
  i: 'idea',
};

/** The kind as the list of English words has it: "nv h o" for a noun of a thing and verb with an object. */
export function formatKind({ parts, nounClass, takesObject, canLackObject }: WordKind): string {
  const sign = Object.entries(NOUN_CLASS_SIGNS).find(([, each]) => each === nounClass)?.[0] ?? '';
  return `${parts} ${sign} ${takesObject ? 'o' : ''}${canLackObject ? 'x' : ''}`;
}

export function parseKind(kind: string): WordKind {
  const [parts = '', sign = '', objects = ''] = kind.split(' ');
  return {
    parts,
    nounClass: NOUN_CLASS_SIGNS[sign],
    takesObject: objects.includes('o'),
    canLackObject: objects.includes('x'),
  };
}
