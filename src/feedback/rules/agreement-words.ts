import { PLURAL_ONLY, SINGULAR_IN_S, UNCOUNTABLE } from '../lexicon/nouns.ts';
import { wordList } from '../lexicon/word-list.ts';
import { lowerText } from './clause.ts';
import { PERSONS } from './word-groups.ts';

export const COLLECTIVE = wordList(
  'group number lot couple majority variety range pair team family half rest minority series percentage crowd handful dozen bunch staff band kind type sort most none',
);
export const MEASURES = wordList(
  'kilometres kilometers metres meters miles dollars euros pounds years hours minutes seconds days weeks months degrees litres liters kilos grams percent cents pence',
);

export const notOfMany =
  /\b(?:number|one|group|each|neither|either|none|amount|percentage|every|proportion) of\b/;

export function isPluralSubject(
  match: {
    names: ReadonlyMap<string, readonly { lower: string; text: string; tags: ReadonlySet<string> }[]>;
    from: number;
    marked: { from: number };
  },
  sentence: Parameters<typeof lowerText>[0],
): boolean {
  const noun = match.names.get('n')?.[0];
  if (
    noun &&
    (SINGULAR_IN_S.has(noun.lower) ||
      MEASURES.includes(noun.lower) ||
      (/^\p{Lu}/u.test(noun.text) && sentence[0]?.text !== noun.text))
  )
    return false;
  if (noun && (noun.tags.has('NOUN') || noun.tags.has('NAME')) && !PLURAL_ONLY.has(noun.lower)) return false;
  const opening = lowerText(sentence.slice(Math.max(0, match.from - 3), match.marked.from));
  return (
    !notOfMany.test(opening) &&
    !/^(?:learning|doing|having|making|eating|playing|reading|watching|to|what|that)\b/.test(opening) &&
    !/\b(?:plus|minus)\b/.test(opening)
  );
}

export function isTheVerbAnyway(): boolean {
  return true;
}

/** Why, where a rule has no reason of its own. */
export const WHY = {
  simple:
    'One person or thing: the verb needs -s (he works, she has, it is). More than one: no -s (they work).',
  full: 'The verb agrees with its subject, one or many: here “{right}”, not “{wrong}”.',
};

/** The lists of words that the rules name. */
export const LISTS = {
  persons: PERSONS,
  uncountable: [...UNCOUNTABLE].filter(
    (noun) =>
      !['work', 'help', 'love', 'damage', 'progress', 'respect', 'water', 'milk', 'oil'].includes(noun),
  ),
  pluralonly: [...PLURAL_ONLY].filter((noun) => noun !== 'people'),
  singularins: [...SINGULAR_IN_S],
  measures: MEASURES,
  collective: COLLECTIVE,
  notsubjects: wordList('sports clothes arms goods savings'),
};
