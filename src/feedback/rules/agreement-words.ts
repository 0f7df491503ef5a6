import { PLURAL_ONLY_NOUNS, SINGULAR_NOUNS_IN_S, UNCOUNTABLE_NOUNS } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { joinLowerCase } from './clause.ts';
import { PERSONS } from './word-groups.ts';

export const COLLECTIVE_NOUNS = parseWordList(
  'group team staff police class crew audience committee company public government number lot couple majority variety range pair team family half rest minority series percentage crowd handful dozen bunch staff band kind type sort most none',
);
export const MEASURE_NOUNS = parseWordList(
  'kilometres kilometers metres meters miles dollars euros pounds years hours minutes seconds days weeks months degrees litres liters kilos grams percent cents pence',
);

export const SINGULAR_OPENING =
  /\b(?:number|one|group|each|neither|either|none|amount|percentage|every|proportion|which|any|part|much|rest) of\b/;

export function isPluralSubject(match: Match, sentence: Sentence): boolean {
  const noun = match.captures.get('n')?.[0];
  if (noun && /(?:sis|us|ss)$/.test(noun.lower)) return false;
  if (
    noun &&
    (SINGULAR_NOUNS_IN_S.has(noun.lower) ||
      MEASURE_NOUNS.includes(noun.lower) ||
      (/^\p{Lu}/u.test(noun.text) && sentence[0]?.text !== noun.text))
  )
    return false;
  if (noun && (noun.tags.has('NOUN') || noun.tags.has('NAME')) && !PLURAL_ONLY_NOUNS.has(noun.lower))
    return false;
  const opening = joinLowerCase(sentence.slice(Math.max(0, match.from - 3), match.marked.from));
  return (
    !SINGULAR_OPENING.test(opening) &&
    !/^(?:learning|doing|having|making|eating|playing|reading|watching|to|what|that)\b/.test(opening) &&
    !/\b(?:plus|minus)\b/.test(opening)
  );
}

/** The subject is before the verb. */
export const SINGULAR_EXPLANATION = {
  simple: '“{who}” counts as one, so we say “{right}”, not “{wrong}”.',
  full: '“{who}” is singular, so the verb is “{right}”, not “{wrong}”.',
};
export const PLURAL_EXPLANATION = {
  simple: '“{who}” means more than one, so we say “{right}”, not “{wrong}”.',
  full: '“{who}” is plural, so the verb is “{right}”, not “{wrong}”.',
};
export const VERB_IN_S_EXPLANATION = {
  simple: '“{who}” counts as one, so the verb has -s: “{right}”.',
  full: '“{who}” is singular, so the verb takes -s: “{right}”.',
};
export const VERB_WITHOUT_S_EXPLANATION = {
  simple: '“{who}” means more than one, so the verb has no -s: “{right}”.',
  full: '“{who}” is plural, so the verb takes no -s: “{right}”.',
};
/** For “people”, “jeans” and “Tom and Anna”. */
export const LIKE_THEY_EXPLANATION = {
  simple: '“{who}” is like “they”, so we say “{right}”, not “{wrong}”.',
  full: '“{who}” is plural, like “they”, so the verb is “{right}”, not “{wrong}”.',
};
/** For subjects that can be “I” and “you” as well. */
export const NOT_THIRD_PERSON_EXPLANATION = {
  simple: 'With “{who}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
  full: '“{who}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
};

/** The explanation of rules without one of their own. */
export const DEFAULT_EXPLANATION = SINGULAR_EXPLANATION;

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  persons: PERSONS,
  uncountable: [...UNCOUNTABLE_NOUNS].filter(
    (noun) =>
      !['work', 'help', 'love', 'damage', 'progress', 'respect', 'water', 'milk', 'oil'].includes(noun),
  ),
  pluralonly: [...PLURAL_ONLY_NOUNS].filter((noun) => noun !== 'people'),
  singularins: [...SINGULAR_NOUNS_IN_S],
  measures: MEASURE_NOUNS,
  collective: COLLECTIVE_NOUNS,
  notsubjects: parseWordList('sports clothes arms goods savings'),
};
