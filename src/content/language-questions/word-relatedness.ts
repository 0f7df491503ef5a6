import type { Word } from '../words/word-schema.ts';

/** Words that say nothing about what a meaning is about: so many meanings have them. */
const STOP_WORDS = new Set(
  `a about all an and any are as at be because been being but by can do does doing for from get gets give given
  go goes had has have having he her his how if in into is it its kind like make makes made making many more most
  much no not of often on one or other others people person place she so some somebody someone something sort such
  than that the their them then there they thing things this to too type use used uses using usually very was way
  ways what when where which while who whose will with without you your`.split(/\s+/),
);

/** So many letters tell a word's family: "pleas" is in pleased, pleasant and pleasure. */
const STEM_LETTERS = 5;

/** For each word that is in any, the names of its groups of alike words. */
export type AlikeGroups = ReadonlyMap<string, readonly string[]>;

export function indexAlikeGroups(alike: readonly (readonly string[])[]): AlikeGroups {
  const groups = new Map<string, string[]>();
  for (const [group, words] of alike.entries()) {
    for (const word of words) groups.set(word, [...(groups.get(word) ?? []), `group ${group}`]);
  }
  return groups;
}

/**
 * What a word is about: the stems of itself, of what it is like or opposed to, and of the telling words of its
 * meaning, with the groups of alike words that any of the former are in.
 */
export function collectRelatedStems(
  { word, meaning, synonyms = [], opposites = [] }: Word,
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
 * Whether two words have anything to do with each other. It says yes too often rather than too seldom: of two words
 * that it keeps apart, one cannot stand where the other is asked for.
 */
export function areRelated(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const stem of one) if (other.has(stem)) return true;
  return false;
}
