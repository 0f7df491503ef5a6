/**
 * What a noun names, as far as grammar needs it. `group`: team, family; `stuff`: water, sand; `idea`:
 * what cannot be touched, such as love and job, and all that fits no other class.
 */
export type NounClass = 'person' | 'place' | 'time' | 'group' | 'thing' | 'stuff' | 'idea';

/** A base form of the lexicon. */
export interface WordEntry {
  word: string;
  /** Parts of speech, the most used first: n(oun), v(erb), a(djective), r: adverb. */
  parts: string;
  /** Of a noun its class; undefined for other words. */
  nounClass: NounClass | undefined;
  /** Of a verb whether it can have an object: "see him". Both this and the next can be true, as of "eat". */
  takesObject: boolean;
  /** Of a verb whether it can be without an object: "sleep". */
  canLackObject: boolean;
}

/** Entries in a compact form, half as long when compressed as the words alone. */
export interface PackedEntries {
  /**
   * The distinct kinds of entries (parts of speech, class, use of objects), the most frequent first: "vn i
   * ox".
   */
  kinds: readonly string[];
  /**
   * For each entry a sign for the letters shared with the word before, its other letters, the sign of its
   * kind.
   */
  text: string;
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
/**
 * The code of the first sign of a kind; all signs come after the lower-case letters, so that none is a
 * letter.
 */
const FIRST_SIGN = 0xa1;
/** A sign for the shared letters, the other letters, the sign of the kind. */
const ENTRY = /([^a-z])([a-z]*)([^a-z])/g;

function toKind({ parts, nounClass, takesObject, canLackObject }: WordEntry): string {
  const sign = Object.entries(NOUN_CLASS_SIGNS).find(([, each]) => each === nounClass)?.[0] ?? '';
  return `${parts} ${sign} ${takesObject ? 'o' : ''}${canLackObject ? 'x' : ''}`;
}

function countSharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

/** Packs entries that are sorted by their words. The words consist of the letters a to z. */
export function packEntries(entries: readonly WordEntry[]): PackedEntries {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(toKind(entry), (counts.get(toKind(entry)) ?? 0) + 1);
  const kinds = [...counts].sort((one, other) => other[1] - one[1]).map(([kind]) => kind);
  const signs = new Map(kinds.map((kind, at) => [kind, String.fromCharCode(FIRST_SIGN + at)]));
  let before = '';
  const text = entries.map((entry) => {
    const shared = countSharedLetters(before, entry.word);
    before = entry.word;
    return `${shared.toString(36).toUpperCase()}${entry.word.slice(shared)}${signs.get(toKind(entry))}`;
  });
  return { kinds, text: text.join('') };
}

/** Returns the entries that `packEntries` packed. */
export function unpackEntries({ kinds, text }: PackedEntries): readonly WordEntry[] {
  const parsedKinds = kinds.map((kind) => {
    const [parts = '', sign = '', objects = ''] = kind.split(' ');
    return {
      parts,
      nounClass: NOUN_CLASS_SIGNS[sign],
      takesObject: objects.includes('o'),
      canLackObject: objects.includes('x'),
    };
  });
  let before = '';
  const entries: WordEntry[] = [];
  for (const [, shared = '', rest = '', sign = ''] of text.matchAll(ENTRY)) {
    const kind = parsedKinds[sign.charCodeAt(0) - FIRST_SIGN];
    if (!kind) throw new Error(`Unknown kind ${sign} after ${before}.`);
    before = before.slice(0, Number.parseInt(shared, 36)) + rest;
    entries.push({ word: before, ...kind });
  }
  return entries;
}
