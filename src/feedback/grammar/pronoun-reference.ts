import { findEntry } from '../lexicon/english.ts';
import type { Group, NounGroup, TextAnalysis } from './groups.ts';
import { isPersonOrName } from './person.ts';

const FEMALE_NOUNS = new Set(
  'mother mum mom sister daughter aunt grandmother grandma wife girl woman lady girlfriend queen actress waitress niece princess mrs ms miss'.split(
    ' ',
  ),
);
const MALE_NOUNS = new Set(
  'father dad brother son uncle grandfather grandpa husband boy man gentleman boyfriend king actor waiter nephew prince mr sir'.split(
    ' ',
  ),
);

/**
 * Whether a noun of a person, given as its singular in lower case, shows the gender; undefined for others.
 */
export function findGender(noun: string): 'female' | 'male' | undefined {
  if (FEMALE_NOUNS.has(noun)) return 'female';
  return MALE_NOUNS.has(noun) ? 'male' : undefined;
}

const PLURAL_PRONOUNS = new Set(['they', 'them', 'their']);
const THING_PRONOUNS = new Set(['it', 'its']);
const FEMALE_PRONOUNS = new Set(['she', 'her']);

/** Whether a pronoun in lower case can stand for a group, by number and gender. */
function canBe(pronoun: string, group: NounGroup): boolean {
  const { head, number, nounClass, members } = group;
  const isPlural = number === 'plural' || members.length > 0;
  if (PLURAL_PRONOUNS.has(pronoun)) return isPlural || number === 'unknown';
  if (isPlural) return false;
  if (THING_PRONOUNS.has(pronoun)) return !isPersonOrName(group) || nounClass === 'thing';
  if (!isPersonOrName(group)) return false;
  return findGender(head.lemma) !== (FEMALE_PRONOUNS.has(pronoun) ? 'male' : 'female');
}

/** The nouns of a sentence, also behind prepositions, without times. */
function listNouns(groups: readonly Group[]): readonly NounGroup[] {
  return groups.flatMap((group) => {
    if (group.kind === 'noun') return group.isPronoun || group.isTime ? [] : [group];
    const object = group.kind === 'preposition' ? group.object : undefined;
    if (!object || object.isPronoun || findEntry(object.head.lemma)?.nounClass === 'time') return [];
    return [object];
  });
}

/**
 * What a pronoun of the third person can refer to in the sentence before, by number and gender alone.
 *
 * @returns the noun group; undefined where none fits, or where several do
 */
export function findReferent(
  { sentences }: TextAnalysis,
  sentence: number,
  pronoun: string,
): NounGroup | undefined {
  const before = sentences[sentence - 1];
  if (!before) return undefined;
  const fitting = listNouns(before.groups).filter((group) => canBe(pronoun.toLowerCase(), group));
  return fitting.length === 1 ? fitting[0] : undefined;
}
