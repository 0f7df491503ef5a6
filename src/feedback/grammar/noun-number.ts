import { findEntry } from '../lexicon/english.ts';
import { IRREGULAR_PLURALS, WORDS_IN_S_WITHOUT_ENDING } from '../lexicon/nouns.ts';
import type { GrammaticalNumber } from './groups.ts';
import { createLemmaTest, createWordTest } from './token-tests.ts';
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

/** Nouns whose plural looks like the singular: fish, sheep, species. */
const SAME_IN_BOTH_NUMBERS = new Set(
  [...IRREGULAR_PLURALS].flatMap(([one, many]) => (one === many ? [one] : [])),
);

/**
 * Nouns after which a singular and a plural verb are right, at least in British English: the team is, are.
 */
const takesBothVerbs = createLemmaTest(
  'data bacteria proportion media staff crew audience youth public percentage army enemy opposition press majority minority half rest lot couple pair jury committee board club navy',
);

/** Returns the number of a pronoun in lower case, or of a determiner in the place of a noun: "these are". */
export function readNumberOfPronoun(lower: string): GrammaticalNumber {
  if (SINGULAR_PRONOUNS.has(lower)) return 'singular';
  return PLURAL_PRONOUNS.has(lower) ? 'plural' : 'unknown';
}

/** The number of a name: a family or a band, such as "the Smiths", can be many. */
function readNumberOfName(
  name: GrammarToken,
  determiner: GrammarToken | undefined,
  modifiers: Tokens,
): GrammaticalNumber {
  // "My uncle Kemal" is one person.
  if (determiner && areNounForPerson(modifiers)) return 'singular';
  const mayBePlural = /(?:^|[^s])s$/.test(name.lower);
  // At the beginning of the sentence, each word has a capital letter, not only names.
  const isUnsure = name.at === 0 && !name.isInLexicon;
  return mayBePlural || determiner || isUnsure ? 'unknown' : 'singular';
}

/** The number that the noun itself shows, in its form and by the words before it. */
function readNumber(
  head: GrammarToken,
  determiner: GrammarToken | undefined,
  modifiers: Tokens,
): GrammaticalNumber {
  const number = [...modifiers, determiner].find((word) => word?.tag === 'NUM');
  // "Ten euros is enough", "two hours is a long time".
  if (number && number.lower !== 'one' && head.tag === 'NOUNS' && isMeasure(head)) return 'unknown';
  if (head.tag === 'PRON') return readNumberOfPronoun(head.lower);
  if (head.tag !== 'NAME' && !head.isInLexicon) return 'unknown';
  if (SAME_IN_BOTH_NUMBERS.has(head.lower)) return 'unknown';
  if (head.tag === 'NOUNS') return 'plural';
  if (head.tag === 'NAME') return readNumberOfName(head, determiner, modifiers);
  // "Odds" and "logistics", which the lexicon lists with their -s, may take either verb.
  const isListedInS = /[^siu]s$/.test(head.lower) && !WORDS_IN_S_WITHOUT_ENDING.has(head.lower);
  if (head.tag === 'NOUN' && isListedInS) return 'unknown';
  // "People", "sheep" and groups of persons agree with both.
  if (head.possibleTags.has('NOUNS') || takesBothVerbs(head)) return 'unknown';
  return findEntry(head.lemma)?.nounClass === 'group' ? 'unknown' : 'singular';
}

/**
 * Whether the words before a name are a noun for a person, among other nouns, names and adjectives: my old
 * uncle.
 */
function areNounForPerson(modifiers: Tokens): boolean {
  const noun = modifiers.find(({ tag }) => tag === 'NOUN');
  return (
    noun !== undefined &&
    findEntry(noun.lemma)?.nounClass === 'person' &&
    modifiers.every(({ tag }) => tag === 'NOUN' || tag === 'NAME' || tag === 'ADJ')
  );
}

const isUnit = createLemmaTest(
  'euro dollar pound kilometre kilometer mile metre meter kilo gram litre percent degree cent dozen yen step tonne ton acre hectare gallon inch',
);

/** Whether a noun is a unit, of which a number can be one amount: "ten euros is enough", "two hours". */
function isMeasure(noun: GrammarToken): boolean {
  return isUnit(noun) || findEntry(noun.lemma)?.nounClass === 'time';
}

const isMoreOrLess = createWordTest('more less');

/** A number of more than one; not "one", "1" and "21st". */
function countsSeveral({ tag, lower }: GrammarToken): boolean {
  return tag === 'NUM' && !/^(?:one|1|\d+(?:st|nd|rd|th))$/.test(lower);
}

/** Returns the number with which a verb agrees after a noun with its determiner and modifiers. */
export function readGroupNumber(
  head: GrammarToken,
  determiner: GrammarToken | undefined,
  modifiers: Tokens,
): GrammaticalNumber {
  const number = readNumber(head, determiner, modifiers);
  // "What matters is", "the more sleep you get": these may be verbs, or clauses of their own.
  if (determiner?.lower === 'what' || modifiers.some(isMoreOrLess)) return 'unknown';
  // "My two sister": the noun is meant as a plural.
  if (number === 'singular' && modifiers.some(countsSeveral)) return 'unknown';
  // "This children", "these child": determiner and noun contradict each other.
  if (determiner && SINGULAR_DETERMINERS.has(determiner.lower) && number === 'plural') return 'unknown';
  if (determiner && PLURAL_DETERMINERS.has(determiner.lower) && number === 'singular') return 'unknown';
  return number;
}
