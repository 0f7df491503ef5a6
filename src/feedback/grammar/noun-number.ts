import { findEntry } from '../lexicon/english.ts';
import { IRREGULAR_PLURALS, SINGULAR_NOUNS_IN_S } from '../lexicon/nouns.ts';
import type { GrammaticalNumber } from './groups.ts';
import type { GrammarToken } from './tokens.ts';

type Tokens = readonly GrammarToken[];

const SINGULAR_PRONOUNS = new Set(
  'he she it him her everybody everyone somebody someone nobody anybody anyone everything something nothing anything this that each himself herself itself another one'.split(
    ' ',
  ),
);
const PLURAL_PRONOUNS = new Set(
  'we they us them these those both many few several others ourselves themselves ones yourselves'.split(' '),
);
const SINGULAR_DETERMINERS = new Set('a an this that each every another either neither'.split(' '));
const PLURAL_DETERMINERS = new Set('these those many several few both'.split(' '));

/** "Fish", "sheep", "species". */
const SAME_IN_BOTH = new Set([...IRREGULAR_PLURALS].flatMap(([one, many]) => (one === many ? [one] : [])));

/** Singular nouns that agree with both numbers, in one variety of English or the other. */
const EITHER = new Set(
  'data media staff crew audience youth public percentage army enemy opposition press majority minority half rest lot couple pair jury committee board club navy'.split(
    ' ',
  ),
);

/** The number of a pronoun in lower case, or of a determiner in the place of a noun. */
export function readNumberOfPronoun(lower: string): GrammaticalNumber {
  if (SINGULAR_PRONOUNS.has(lower)) return 'singular';
  return PLURAL_PRONOUNS.has(lower) ? 'plural' : 'unknown';
}

function readNumber(
  head: GrammarToken,
  determiner: GrammarToken | undefined,
  modifiers: Tokens,
): GrammaticalNumber {
  const number =
    modifiers.find(({ tag }) => tag === 'NUM') ?? (determiner?.tag === 'NUM' ? determiner : undefined);
  // "Ten euros is enough", "two hours is a long time".
  if (number && number.lower !== 'one' && head.tag === 'NOUNS' && isMeasure(head.lemma)) return 'unknown';
  if (head.tag === 'PRON') return readNumberOfPronoun(head.lower);
  if (!head.isKnown && head.tag !== 'NAME') return 'unknown';
  if (SAME_IN_BOTH.has(head.lower)) return 'unknown';
  if (head.tag === 'NOUNS') return 'plural';
  // "Odds" and "logistics" are listed in this form, and agree in ways of their own.
  if (head.tag === 'NOUN' && /[^siu]s$/.test(head.lower) && !SINGULAR_NOUNS_IN_S.has(head.lower))
    return 'unknown';
  if (head.tag === 'NAME') {
    // "My uncle Kemal": the noun before the name tells that it is one person.
    if (determiner && isOnePerson(modifiers)) return 'singular';
    const isPlural = /s$/.test(head.lower) && !/ss$/.test(head.lower);
    return isPlural || determiner || (head.at === 0 && !head.isKnown) ? 'unknown' : 'singular';
  }
  // "People", "sheep" and groups of persons agree with both.
  if (head.possibleTags.has('NOUNS') || EITHER.has(head.lemma)) return 'unknown';
  return findEntry(head.lemma)?.nounClass === 'group' ? 'unknown' : 'singular';
}

/** Whether the words before a name are one noun for a person, with titles and names behind it. */
function isOnePerson(modifiers: Tokens): boolean {
  const noun = modifiers.find(({ tag }) => tag === 'NOUN');
  return (
    noun !== undefined &&
    findEntry(noun.lemma)?.nounClass === 'person' &&
    modifiers.every(({ tag }) => tag === 'NOUN' || tag === 'NAME' || tag === 'ADJ')
  );
}

function isMeasure(noun: string): boolean {
  const nounClass = findEntry(noun)?.nounClass;
  return (
    nounClass === 'time' ||
    /^(?:euro|dollar|pound|kilometre|kilometer|mile|metre|meter|kilo|gram|litre|percent|degree|cent|dozen|yen|step)$/.test(
      noun,
    )
  );
}

/** With what a verb agrees behind a noun with its determiner and modifiers. */
export function readGroupNumber(
  head: GrammarToken,
  determiner: GrammarToken | undefined,
  modifiers: Tokens,
): GrammaticalNumber {
  const number = readNumber(head, determiner, modifiers);
  // "What matters is", "the more sleep you get": these may be verbs, or clauses of their own.
  if (determiner?.lower === 'what' || modifiers.some(({ lower }) => lower === 'more' || lower === 'less'))
    return 'unknown';
  // "My two sister": the noun is meant as a plural.
  if (
    number === 'singular' &&
    modifiers.some(({ tag, lower }) => tag === 'NUM' && !/^(?:one|1|\d+(?:st|nd|rd|th))$/.test(lower))
  )
    return 'unknown';
  if (determiner && SINGULAR_DETERMINERS.has(determiner.lower) && number === 'plural') return 'unknown';
  if (determiner && PLURAL_DETERMINERS.has(determiner.lower) && number === 'singular') return 'unknown';
  return number;
}
