import { WORD_FORMS } from './word-forms.ts';

/** How common words are: 0 for the commonest to 7 for the rarest; never suggested from 8 on. */
export const MAX_SUGGESTED_RANK = 7;
export const NEVER_SUGGESTED = 8;

export interface EnglishWord {
  /** In letters from a to z. */
  word: string;
  rank: number;
  /** What the lexicon knows of the word, as it writes it; empty for words that it lacks. */
  kind: string;
}

/**
 * Words in a compact form. A word whose letters an earlier one decides, and that has no kind, is not spelled
 * out; the others are base words.
 */
export interface PackedWords {
  /** The distinct kinds, the most frequent first. */
  kinds: readonly string[];
  /** The distinct sets of forms, as bits in the order of `WORD_FORMS`, the most frequent first. */
  formSets: readonly number[];
  /**
   * For each base word, in alphabetical order, how many letters to drop from the end of the one before (A for
   * none, B for one, …), the letters to add, and the sign of its kind, if it has one.
   */
  text: string;
  /** For each base word the sign of its set of forms, and a digit for its rank. */
  forms: string;
  ranks: string;
}

const WORD = /^[a-z]{1,25}$/;
const BASE = /[A-Z][a-z]*[^A-Za-z]?/g;
const NONE_DROPPED = 'A'.charCodeAt(0);
/** Signs of one byte for what is frequent, the digits and `:;<=>?@`; then others that are no letters. */
const FIRST_SIGN = 0x30;
const SHORT_SIGNS = 17;
const FIRST_LONG_SIGN = 0xa1;
/**
 * A form whose rank is further from the one that it would inherit, or that is suggested where its base is
 * not, is packed as a base word.
 */
const MAX_RANK_ERROR = 2;

/** The rank of a form by that of its base: a form is rarer. */
function inheritRank(rank: number): number {
  return rank > MAX_SUGGESTED_RANK ? rank : Math.min(rank + 1, MAX_SUGGESTED_RANK);
}

function isNearInherited(rank: number, inherited: number): boolean {
  const isSuggested = rank <= MAX_SUGGESTED_RANK;
  return isSuggested === inherited <= MAX_SUGGESTED_RANK && Math.abs(rank - inherited) <= MAX_RANK_ERROR;
}

/** The base words with their sets of forms. */
function findBases(words: readonly EnglishWord[]): ReadonlyMap<EnglishWord, number> {
  const byWord = new Map(words.map((each) => [each.word, each]));
  const derived = new Set<EnglishWord>();
  const formSets = new Map<EnglishWord, number>();
  const byLength = [...byWord.values()].sort(
    (one, other) => one.word.length - other.word.length || (one.word < other.word ? -1 : 1),
  );
  for (const base of byLength) {
    if (derived.has(base)) continue;
    let set = 0;
    for (const [bit, toForm] of WORD_FORMS.entries()) {
      const form = byWord.get(toForm(base.word) ?? '');
      if (form === undefined || form === base || form.kind !== '' || derived.has(form)) continue;
      if (!isNearInherited(form.rank, inheritRank(base.rank))) continue;
      derived.add(form);
      set |= 1 << bit;
    }
    formSets.set(base, set);
  }
  return formSets;
}

function toSign(at: number): string {
  return String.fromCharCode(at < SHORT_SIGNS ? FIRST_SIGN + at : FIRST_LONG_SIGN + at - SHORT_SIGNS);
}

/** Of a letter, a number that `toSign` does not get. */
function fromSign(code: number): number {
  const at = code - FIRST_SIGN;
  return at < SHORT_SIGNS ? at : code - FIRST_LONG_SIGN + SHORT_SIGNS;
}

function listByFrequency<T>(values: Iterable<T>): readonly T[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).map(([value]) => value);
}

function encodeStep(before: string, word: string): string {
  let shared = 0;
  while (shared < word.length && word[shared] === before[shared]) shared++;
  return String.fromCharCode(NONE_DROPPED + before.length - shared) + word.slice(shared);
}

/**
 * Packs words in any order.
 *
 * @throws on a word with another character or more than 25 letters
 */
export function packWords(words: readonly EnglishWord[]): PackedWords {
  const invalid = words.find(({ word }) => !WORD.test(word));
  if (invalid !== undefined) throw new Error(`Cannot pack "${invalid.word}".`);
  const formSetOf = findBases(words);
  const bases = [...formSetOf.keys()].sort((one, other) => (one.word < other.word ? -1 : 1));
  const kinds = listByFrequency(bases.flatMap(({ kind }) => kind || []));
  const formSets = listByFrequency(formSetOf.values());
  const text = bases.map(({ word, kind }, at) => {
    const step = encodeStep(bases[at - 1]?.word ?? '', word);
    return kind === '' ? step : step + toSign(kinds.indexOf(kind));
  });
  return {
    kinds,
    formSets,
    text: text.join(''),
    forms: bases.map((base) => toSign(formSets.indexOf(formSetOf.get(base) ?? 0))).join(''),
    ranks: bases.map(({ rank }) => rank).join(''),
  };
}

/**
 * Visits all words that `packWords` packed: base words in alphabetical order, each with its forms behind it.
 */
export function unpackWords(
  packed: PackedWords,
  visit: (word: string, rank: number, kind: string) => void,
): void {
  const makersOfSets = packed.formSets.map((set) => WORD_FORMS.filter((_, bit) => (set & (1 << bit)) !== 0));
  let base = '';
  for (const [at, step] of (packed.text.match(BASE) ?? []).entries()) {
    const kind = packed.kinds[fromSign(step.charCodeAt(step.length - 1))];
    const added = step.slice(1, kind === undefined ? undefined : -1);
    base = base.slice(0, base.length - (step.charCodeAt(0) - NONE_DROPPED)) + added;
    const rank = Number(packed.ranks[at]);
    visit(base, rank, kind ?? '');
    for (const toForm of makersOfSets[fromSign(packed.forms.charCodeAt(at))] ?? []) {
      const form = toForm(base);
      if (form !== undefined) visit(form, inheritRank(rank), '');
    }
  }
}
