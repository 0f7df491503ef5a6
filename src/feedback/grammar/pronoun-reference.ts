import { findEntry } from '../lexicon/english.ts';
import type { Group, NounGroup, TextAnalysis } from './groups.ts';
import { isPersonOrName } from './person.ts';

const FEMALE =
  /^(?:mother|mum|mom|sister|daughter|aunt|grandmother|grandma|wife|girl|woman|lady|girlfriend|queen|actress|waitress|niece|princess|mrs|ms|miss)$/;
const MALE =
  /^(?:father|dad|brother|son|uncle|grandfather|grandpa|husband|boy|man|gentleman|boyfriend|king|actor|waiter|nephew|prince|mr|sir)$/;

/**
 * Whether a noun of a person, given as its singular in lower case, shows the gender; undefined for others.
 */
export function findGender(noun: string): 'female' | 'male' | undefined {
  if (FEMALE.test(noun)) return 'female';
  return MALE.test(noun) ? 'male' : undefined;
}

function canBe(pronoun: string, group: NounGroup): boolean {
  const { head, number, nounClass, members } = group;
  const isPlural = number === 'plural' || members.length > 0;
  if (/^(?:they|them|their)$/.test(pronoun)) return isPlural || number === 'unknown';
  if (isPlural) return false;
  if (/^(?:it|its)$/.test(pronoun)) return !isPersonOrName(group) || nounClass === 'thing';
  if (!isPersonOrName(group)) return false;
  return /^(?:she|her)$/.test(pronoun) ? !MALE.test(head.lemma) : !FEMALE.test(head.lemma);
}

function listNouns(groups: readonly Group[]): readonly NounGroup[] {
  return groups.flatMap((group) => {
    if (group.kind === 'noun') return group.isPronoun || group.isTime ? [] : [group];
    return group.kind === 'preposition' &&
      group.object &&
      !group.object.isPronoun &&
      findEntry(group.object.head.lemma)?.nounClass !== 'time'
      ? [group.object]
      : [];
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
