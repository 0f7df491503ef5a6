/* What the files of rules about prepositions share: an explanation, and the word lists of their patterns. */

import { parseWordList } from '../lexicon/word-list.ts';
import { COUNTRIES, SPORTS } from './word-groups.ts';

/** The explanation of rules that have none. */
export const DEFAULT_EXPLANATION = {
  simple: 'We say “{right}” here, not “{wrong}”.',
  full: 'The right preposition here is “{right}”, not “{wrong}”.',
};

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  /** Countries, continents and cities. */
  countries: COUNTRIES,
  sports: SPORTS,
  transport: parseWordList(
    'bus train car plane bike bicycle taxi metro underground tram boat ship ferry motorbike subway',
  ),
};
