import { NOUNS_WITH_PLURAL_VERB, UNCOUNTABLE_NOUNS, WORDS_IN_S_WITHOUT_ENDING } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { Match } from '../patterns/pattern.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
import { joinLowerCase } from './clause.ts';
import { PERSONS } from './word-groups.ts';

/**
 * Nouns and pronouns that a singular or a plural verb may follow: “the team is” and “the team are”, “a lot of
 * work is” and “a lot of people are”, “most is” and “most are”.
 */
export const NOUNS_OF_EITHER_NUMBER = parseWordList(
  'group team staff police class crew audience committee company public government number lot couple majority variety range pair family half rest minority series percentage proportion community crowd handful dozen bunch band kind type sort most none',
);

/** Units of time, distance, weight and money. Right: “Five minutes is enough.” */
const MEASURE_NOUNS = new Set(
  parseWordList(
    'kilometres kilometers metres meters miles dollars euros pounds years hours minutes seconds days weeks months degrees litres liters kilos grams percent cents pence',
  ),
);

/**
 * Words before “of” that the verb agrees with. Right: “The number of cars is high”, “Each of the rooms has a
 * bath”.
 */
const OPENING_COUNTED_AS_ONE =
  /\b(?:number|one|group|each|neither|either|none|amount|percentage|every|proportion|which|any|part|much|rest) of\b/;
/**
 * Words that begin a clause used as a subject. Right: “Eating apples is healthy”, “What my friends want is
 * rest”.
 */
const CLAUSE_AS_SUBJECT = /^(?:learning|doing|having|making|eating|playing|reading|watching|to|what|that)\b/;
/** Words of a sum. Right: “Ten euros plus taxes is too much.” */
const SUM = /\b(?:plus|minus)\b/;
/** The subject may begin up to this many words before the match: “each of [the rooms] have”. */
const OPENING_WORDS = 3;

/**
 * Whether a noun in -s takes “is”. True for: “The news is good”, “The crisis was long”, “Mr Jones has a car”.
 */
function takesSingularVerb(noun: Token, sentence: Sentence): boolean {
  if (WORDS_IN_S_WITHOUT_ENDING.has(noun.lower) || /(?:sis|us|ss)$/.test(noun.lower)) return true;
  if (MEASURE_NOUNS.has(noun.lower)) return true;
  const isName = /^\p{Lu}/u.test(noun.text) && sentence[0]?.text !== noun.text;
  return isName || (hasTag(noun, 'NOUN', 'NAME') && !NOUNS_WITH_PLURAL_VERB.has(noun.lower));
}

/** Whether the words before the mark, with the noun captured as `n` if there is one, are a plural subject. */
export function isPluralSubject(match: Match, sentence: Sentence): boolean {
  const noun = match.captures.get('n')?.[0];
  if (noun && takesSingularVerb(noun, sentence)) return false;
  const opening = joinLowerCase(sentence.slice(Math.max(0, match.from - OPENING_WORDS), match.marked.from));
  return ![OPENING_COUNTED_AS_ONE, CLAUSE_AS_SUBJECT, SUM].some((pattern) => pattern.test(opening));
}

/** For rules whose subject stands before the mark, so that `{who}` quotes it. */
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
/** For rules whose subject is “he”, “she”, “it” or a word like “everyone”. */
export const THIRD_PERSON_EXPLANATION = {
  simple: 'With “he”, “she”, “it” or “everyone”, we say “{right}”, not “{wrong}”.',
  full: '“{who}” is third person singular: “{right}”, not “{wrong}”.',
};
export const VERB_WITHOUT_S_EXPLANATION = {
  simple: '“{who}” means more than one, so the verb has no -s: “{right}”.',
  full: '“{who}” is plural, so the verb takes no -s: “{right}”.',
};
/** For subjects that can be “I” and “you” as well. */
export const NOT_THIRD_PERSON_EXPLANATION = {
  simple: 'With “{who}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
  full: '“{who}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
};

/** Uncountable in one meaning only. Right: “Work is hard”, and “The works are by Goya”. */
const ALSO_COUNTABLE = parseWordList('work help love damage progress respect water milk oil');

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  persons: PERSONS,
  uncountable: [...UNCOUNTABLE_NOUNS].filter((noun) => !ALSO_COUNTABLE.includes(noun)),
  pluralOnly: [...NOUNS_WITH_PLURAL_VERB].filter((noun) => noun !== 'people'),
  eitherNumber: NOUNS_OF_EITHER_NUMBER,
};
