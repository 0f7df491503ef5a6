/** Whose pronoun is "she". */
const FEMALE_NOUNS = new Set(
  'mother mum mom sister daughter aunt grandmother grandma wife girl woman lady girlfriend queen actress waitress niece princess mrs ms miss'.split(
    ' ',
  ),
);
/** Whose pronoun is "he". */
const MALE_NOUNS = new Set(
  'father dad brother son uncle grandfather grandpa husband boy man gentleman boyfriend king actor waiter nephew prince mr sir'.split(
    ' ',
  ),
);

/**
 * Returns the gender that a noun for a person shows, given in the singular and lower case; undefined for
 * others.
 */
export function findGender(noun: string): 'female' | 'male' | undefined {
  if (FEMALE_NOUNS.has(noun)) return 'female';
  return MALE_NOUNS.has(noun) ? 'male' : undefined;
}
