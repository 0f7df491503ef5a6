/** What a noun names, as far as grammar needs it. */
export type NounClass = 'person' | 'place' | 'time' | 'group' | 'thing' | 'stuff' | 'idea';

/** A base form of the lexicon. */
export interface WordEntry {
  word: string;
  /** Parts of speech, the most used first: n(oun), v(erb), a(djective), r: adverb. */
  parts: string;
  nounClass: NounClass | undefined;
  takesObject: boolean;
  standsAlone: boolean;
}

/** Entries in a compact form, which compresses to about half of the words alone. */
export interface PackedEntries {
  /** The distinct kinds of entries, the most frequent first. */
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
/** Signs begin here, above all lower-case letters. */
const FIRST_SIGN = 0xa1;
const ENTRY = /([^a-z])([a-z]*)([^a-z])/g;

function toKind({ parts, nounClass, takesObject, standsAlone }: WordEntry): string {
  const sign = Object.entries(NOUN_CLASS_SIGNS).find(([, each]) => each === nounClass)?.[0] ?? '';
  return `${parts} ${sign} ${takesObject ? 'o' : ''}${standsAlone ? 'x' : ''}`;
}

function countSharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

/** Packs entries that are sorted by their words, which consist of the letters a to z. */
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

/** The entries that `packEntries` packed. */
export function unpackEntries({ kinds, text }: PackedEntries): readonly WordEntry[] {
  const parsedKinds = kinds.map((kind) => {
    const [parts = '', sign = '', objects = ''] = kind.split(' ');
    return {
      parts,
      nounClass: NOUN_CLASS_SIGNS[sign],
      takesObject: objects.includes('o'),
      standsAlone: objects.includes('x'),
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
