import { WORD_FORMS } from './word-forms.ts';

/**
 * The ranks of words by how common they are: 0 for the commonest to 7 for the rarest that may be suggested. A
 * word of rank 8 is known, so that it is not marked, but never suggested.
 */
export const MAX_SUGGESTED_RANK = 7;
export const NEVER_SUGGESTED = 8;

/**
 * Words with their ranks in a compact form. The words of the lexicon are not spelled out, because the app has
 * them already; forms that follow from their base word are not, either.
 */
export interface PackedVocabulary {
  /** The distinct sets of forms, as bits in the order of `WORD_FORMS`. */
  formSets: readonly number[];
  /** For each word of the lexicon the sign of its set of forms, and a digit for its rank. */
  lexiconForms: string;
  lexiconRanks: string;
  /**
   * For each other base word a sign for the letters shared with the one before, its other letters, and the
   * sign of its set of forms.
   */
  text: string;
  /** A digit for the rank of each of these words. */
  ranks: string;
}

/**
 * The code of the first sign of a set; all signs come after the lower-case letters, so that none is a letter.
 */
const FIRST_SIGN = 0xa1;
/** A sign for the shared letters, the other letters, the sign of the set of forms. */
const ENTRY = /([^a-z])([a-z]*)([^a-z])/g;
/**
 * A form whose rank is further from the one that it would inherit, or that is suggested where its base is
 * not, is packed as a word of its own.
 */
const MAX_RANK_ERROR = 2;

/** Returns the rank that a form gets from its base: a form is rarer. */
function inheritRank(rank: number): number {
  return rank > MAX_SUGGESTED_RANK ? rank : Math.min(rank + 1, MAX_SUGGESTED_RANK);
}

function isNearInherited(rank: number, inherited: number): boolean {
  const isSuggested = rank <= MAX_SUGGESTED_RANK;
  return isSuggested === inherited <= MAX_SUGGESTED_RANK && Math.abs(rank - inherited) <= MAX_RANK_ERROR;
}

function countSharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

/**
 * Packs the words that are not in the lexicon, and the ranks of all words.
 *
 * @param ranks of words in lower-case letters
 * @param lexicon in the order in which `unpackVocabulary` gets them
 */
export function packVocabulary(
  ranks: ReadonlyMap<string, number>,
  lexicon: readonly string[],
): PackedVocabulary {
  const rankOf = (word: string) => ranks.get(word) ?? NEVER_SUGGESTED;
  const inLexicon = new Set(lexicon);
  const derived = new Set<string>();
  const formSetOf = new Map<string, number>();
  const byLength = [...new Set([...ranks.keys(), ...lexicon])].sort(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  );
  for (const base of byLength) {
    if (derived.has(base)) continue;
    let set = 0;
    for (const [bit, toForm] of WORD_FORMS.entries()) {
      const form = toForm(base);
      if (form === undefined || form === base || inLexicon.has(form) || derived.has(form)) continue;
      const rank = ranks.get(form);
      if (rank === undefined || !isNearInherited(rank, inheritRank(rankOf(base)))) continue;
      derived.add(form);
      set |= 1 << bit;
    }
    formSetOf.set(base, set);
  }
  const counts = new Map<number, number>();
  for (const set of formSetOf.values()) counts.set(set, (counts.get(set) ?? 0) + 1);
  const formSets = [...counts].sort((one, other) => other[1] - one[1]).map(([set]) => set);
  const signs = new Map(formSets.map((set, at) => [set, String.fromCharCode(FIRST_SIGN + at)]));
  const signOf = (word: string) => signs.get(formSetOf.get(word) ?? 0) ?? '';
  const rest = [...formSetOf.keys()].filter((word) => !inLexicon.has(word)).sort();
  let before = '';
  const text = rest.map((word) => {
    const shared = countSharedLetters(before, word);
    before = word;
    return `${shared.toString(36).toUpperCase()}${word.slice(shared)}${signOf(word)}`;
  });
  return {
    formSets,
    lexiconForms: lexicon.map(signOf).join(''),
    lexiconRanks: lexicon.map(rankOf).join(''),
    text: text.join(''),
    ranks: rest.map(rankOf).join(''),
  };
}

/** Returns the words that `packVocabulary` packed, and those of the lexicon, with their ranks. */
export function unpackVocabulary(packed: PackedVocabulary, lexicon: readonly string[]): Map<string, number> {
  const ranks = new Map<string, number>();
  const makersOfSets = packed.formSets.map((set) => WORD_FORMS.filter((_, bit) => (set & (1 << bit)) !== 0));
  const addBase = (base: string, sign: string, rankDigit: string | undefined) => {
    const makers = makersOfSets[sign.charCodeAt(0) - FIRST_SIGN];
    if (makers === undefined) throw new Error(`Unknown set of forms ${sign} of ${base}.`);
    const rank = Number(rankDigit);
    ranks.set(base, rank);
    if (makers.length === 0) return;
    const formRank = inheritRank(rank);
    for (const toForm of makers) {
      const form = toForm(base);
      if (form !== undefined) ranks.set(form, formRank);
    }
  };
  for (const [at, word] of lexicon.entries())
    addBase(word, packed.lexiconForms.charAt(at), packed.lexiconRanks[at]);
  let before = '';
  let at = 0;
  for (const [, shared = '', rest = '', sign = ''] of packed.text.matchAll(ENTRY)) {
    before = before.slice(0, Number.parseInt(shared, 36)) + rest;
    addBase(before, sign, packed.ranks[at]);
    at++;
  }
  return ranks;
}
