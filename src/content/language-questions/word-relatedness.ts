import type { Word } from '../words/word-schema.ts';

/** Words that are too common in meanings to show a relation. */
const STOP_WORDS = new Set(
  `a about all an and any are as at be because been being but by can do does doing for from get gets give given
  go goes had has have having he her his how if in into is it its kind like make makes made making many more most
  much no not of often on one or other others people person place she so some somebody someone something sort such
  than that the their them then there they thing things this to too type use used uses using usually very was way
  ways what when where which while who whose will with without you your`.split(/\s+/),
);

/** The first letters that identify a word family: "pleas" in pleased, pleasant and pleasure. */
const STEM_LETTERS = 5;

/** The names of the groups of alike words that a word is in, by word. */
export type AlikeGroups = ReadonlyMap<string, readonly string[]>;

export function indexAlikeGroups(alike: readonly (readonly string[])[]): AlikeGroups {
  const groups = new Map<string, string[]>();
  for (const [group, words] of alike.entries()) {
    for (const word of words) groups.set(word, [...(groups.get(word) ?? []), `group ${group}`]);
  }
  return groups;
}

/**
 * The stems of a word, its synonyms, opposites and the content words of its meaning, with the groups of alike
 * words that any of them is in.
 */
export function collectRelatedStems(
  { word, meaning, synonyms = [], opposites = [] }: Pick<Word, 'word' | 'meaning' | 'synonyms' | 'opposites'>,
  groups: AlikeGroups,
): ReadonlySet<string> {
  const related = [word, ...synonyms, ...opposites];
  return new Set([
    ...[...related, meaning].flatMap(extractContentWords).map(stemOf),
    ...related.flatMap((each) => groups.get(each) ?? []),
  ]);
}

function extractContentWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !STOP_WORDS.has(word));
}

function stemOf(word: string): string {
  const bare = word.replace(/(?:ies|es|s|ing|ed|er|est|ly|y|e)$/, '');
  return (bare.length < 3 ? word : bare).slice(0, STEM_LETTERS);
}

/**
 * Whether two words are related. The test errs towards yes, because an option that is related to the answer
 * could also be right.
 */
export function areRelated(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const stem of one) if (other.has(stem)) return true;
  return false;
}
