import { foldTypedText } from '../../domain/typed-text.ts';

/** Regular endings, with their replacement in the base form. */
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

/** A word and its possible base forms: "pack" for "packed". */
export function listBaseForms(word: string): Set<string> {
  return new Set([
    word,
    ...ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, to]) => word.replace(ending, to)),
  ]);
}

const DOUBLED = /(.)\1/g;

/**
 * Whether two words are regular forms of the same word; "roling" and "rolling" or "hoping" and "hopping" are
 * not.
 */
export function areFormsOfSameWord(one: string, other: string): boolean {
  if (one.replace(DOUBLED, '$1') === other.replace(DOUBLED, '$1')) return one === other;
  const forms = listBaseForms(one);
  return [...listBaseForms(other)].some((form) => forms.has(form));
}

/** The words of a text in lower case, without punctuation. */
export function splitIntoWords(text: string): string[] {
  return foldTypedText(text).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Placeholders in a dictionary entry: "look forward to something". */
const PLACEHOLDER = /^(?:to|a|an|the|something|somebody|someone|sth|sb)$/;

/** Longer entries are not looked for. */
const MAX_TARGET_WORDS = 30;

/** The words of an entry that a text must contain, in any regular form: "good" is no form of "goods". */
function getCoreWords(target: string): readonly string[] {
  const parts = splitIntoWords(target.replace(/\([^()]*\)/g, ' '));
  const core = parts.filter(
    (part, index) => !PLACEHOLDER.test(part) || (index > 0 && index < parts.length - 1),
  );
  return core.length > MAX_TARGET_WORDS ? [] : core;
}

/** The indexes of a text's words by their forms. */
function indexFormPlaces(words: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>();
  words.forEach((word, place) => {
    for (const form of listBaseForms(word)) {
      // A single letter is a word ("I", "a"), but no base form of one: "is" is no form of "I".
      if (form.length < 2 && form !== word) continue;
      const known = places.get(form);
      if (known) known.add(place);
      else places.set(form, new Set([place]));
    }
  });
  return places;
}

/**
 * Which of a class's words or phrases a text uses, in any regular form: "packed" for "to pack".
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
