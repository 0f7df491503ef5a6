/*
 * Which pronoun stands for a person, by the noun.
 */

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
