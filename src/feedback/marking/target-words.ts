import { foldTypedText } from '../../domain/typed-text.ts';

/** Regular endings, each with what stands in their place in the base form; one ending may have two. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/(.)\1(?:ing|ed)$/, '$1'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ed$/, ''],
  [/ed$/, 'e'],
];

/** Lists a word and its possible base forms: "pack" and "packe" for "packed". */
export function listBaseForms(word: string): Set<string> {
  return new Set([
    word,
    ...ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, to]) => word.replace(ending, to)),
  ]);
}

const DOUBLED = /(.)\1/g;

/**
 * Whether two words are regular forms of the same word. Not "roling" and "rolling", nor "hoping" and
 * "hopping", which differ only in a double letter.
 */
export function areFormsOfSameWord(one: string, other: string): boolean {
  if (one.replace(DOUBLED, '$1') === other.replace(DOUBLED, '$1')) return one === other;
  const forms = listBaseForms(one);
  return [...listBaseForms(other)].some((form) => forms.has(form));
}

/** Splits a text into its words in lower case, without punctuation. */
export function splitIntoWords(text: string): string[] {
  return foldTypedText(text).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * Words of a dictionary entry that a text need not have at its beginning or end: "to look forward to
 * something".
 */
const PLACEHOLDER = /^(?:to|a|an|the|something|somebody|someone|sth|sb)$/;

/** Longer entries are not looked for. */
const MAX_TARGET_WORDS = 30;

/** Returns the words of an entry that a text must contain, without what is in brackets. */
function getCoreWords(target: string): readonly string[] {
  const parts = splitIntoWords(target.replace(/\([^()]*\)/g, ' '));
  const core = parts.filter(
    (part, index) => !PLACEHOLDER.test(part) || (index > 0 && index < parts.length - 1),
  );
  return core.length > MAX_TARGET_WORDS ? [] : core;
}

/** Maps the base forms of a text's words to the indexes of the words. */
function indexFormPlaces(words: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>();
  words.forEach((word, place) => {
    for (const form of listBaseForms(word)) {
      // "Is" is not a form of "I": a single letter is a word, but never the base form of another.
      if (form.length < 2 && form !== word) continue;
      const known = places.get(form);
      if (known) known.add(place);
      else places.set(form, new Set([place]));
    }
  });
  return places;
}

/**
 * Returns the words or phrases of a class that a text uses, in any regular form: "packed" for "to pack". The
 * other way round does not count: "good" is not a use of "goods".
 *
 * @param targets entries of the vocabulary table or the Quick Check
 */
export function findUsedTargets(text: string, targets: readonly string[]): string[] {
  const places = indexFormPlaces(splitIntoWords(text));
  return targets.filter((target) => {
    const core = getCoreWords(target);
    const starts = [...(places.get(core[0] ?? '') ?? [])];
    return starts.some((start) => core.every((word, index) => places.get(word)?.has(start + index) === true));
  });
}

/** Whether two lists of words have one in common, in any regular form. */
export function hasCommonWord(some: readonly string[], others: readonly string[]): boolean {
  const forms = new Set(some.flatMap((word) => [...listBaseForms(word)]));
  return others.some((word) => [...listBaseForms(word)].some((form) => form.length > 1 && forms.has(form)));
}
