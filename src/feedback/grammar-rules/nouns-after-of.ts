/*
 * Checks of nouns and pronouns after an amount and "of", part of the rule in words-around-nouns.ts:
 *
 *   most of students → most students
 *   one of my neighbour → one of my neighbours
 *   eighteen of it → eighteen of them
 */

import type { NounGroup } from '../grammar/groups.ts';
import {
  createLemmaTest,
  createTagTest,
  createWordTest,
  isFiniteVerb,
  isNounOrName,
} from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { getCountability } from '../lexicon/countability.ts';
import { toPlural } from '../lexicon/inflection.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** The words at which `checkAmountOf` is asked. */
export const AMOUNTS_BEFORE_OF = 'most some many few several';

/** Words that need no article after "of". Not marked: "most of mankind", "some of us". */
const isWhole = createLemmaTest(
  'time day year life town mankind humanity society nature history us them it you which whom what',
);

/** "Most of students" → "most students". */
export function checkAmountOf(context: RuleContext, amount: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, of, noun] = [tokens[amount.at - 1], tokens[amount.at + 1], tokens[amount.at + 2]];
  if (of?.lower !== 'of' || noun?.tag !== 'NOUNS' || !noun.isInLexicon || isWhole(noun)) return [];
  // Names are left alone: "most of Americans", "most of Beatles fans".
  if (/^\p{Lu}/u.test(noun.text) || noun.possibleTags.has('NAME')) return [];
  // Not marked: "the most of", "at most of", where "most" is not the amount.
  if (before?.lower === 'the' || before?.lower === 'at') return [];
  return createFinding(context, amount.at, noun.at + 1, `${amount.text} ${noun.text}`, {
    simple: `After “${amount.lower} of” we need “the” or “my”. Without them it is “${amount.lower} ${noun.text}”.`,
    full: `After “${amount.lower} of” the noun needs “the” or “my”; without such a word it is “${amount.lower} ${noun.text}”.`,
  });
}

/** Before "one" in these, "one" stands for a noun and counts nothing: "that one of", "second one of". */
const leadsToPronounOne = createTagTest('DET', 'ADJ', 'NOUN', 'NOUNS', 'NUM');
/** Amounts of persons or, with a noun in the singular, a part of one thing: "some of my house". */
const isAmountOfPersons = createWordTest('some most all none half');
/** Amounts that only count: "many of my neighbours". */
const isCounting = createWordTest('one many several few both two three four five');
/** Nouns for several things, after which "of" leads to a plural: "a number of bees". */
const isSetNoun = createWordTest('number variety range series couple majority');
const leadsToSetNoun = createWordTest('the a an large great small growing huge');
const determinesPlural = createWordTest('the my your his her its our their the these those');

/** Whether a superlative shows that the noun is counted: "the most convincing argument". */
function hasSuperlative({ modifiers }: NounGroup): boolean {
  return modifiers.some(({ lower }) => lower === 'most' || /^(?:best|worst|.{2,}est)$/.test(lower));
}

/** Whether the group is one countable noun in the singular: "my neighbour"; not a name, not "Ana and Tom". */
function isSingularCountable(group: NounGroup): boolean {
  const { head, members, isPronoun } = group;
  if (members.length > 0 || isPronoun || head.tag !== 'NOUN') return false;
  // A word that can also be a plural, such as "sheep", is not certain.
  const isSurelySingular = head.isInLexicon && !head.possibleTags.has('NOUNS');
  const countability = getCountability(head.lemma);
  return (
    isSurelySingular && (countability === 'countable' || (countability === 'both' && hasSuperlative(group)))
  );
}

/** "One of my neighbour", "some of my friend" → "neighbours", "friends"; "the number of bee" → "bees". */
export function checkPluralAfterOf(context: RuleContext, of: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const [start, before] = [tokens[of.at - 2], tokens[of.at - 1]];
  const isCount = isCounting(before) && !leadsToPronounOne(start);
  const isPerson = isAmountOfPersons(before) && !leadsToPronounOne(start);
  const isSet = isSetNoun(before) && leadsToSetNoun(start);
  // In "some of my friend", the parser joins the amount to the noun; "one of my friend" is two groups.
  const group = groups.find(({ from, to }) => from <= of.at && of.at < to);
  const object = group?.kind === 'preposition' ? group.object : group?.kind === 'noun' ? group : undefined;
  if ((!isCount && !isSet && !isPerson) || !object || !isSingularCountable(object)) return [];
  if (isSet ? object.determiner : !determinesPlural(tokens[of.at + 1])) return [];
  // Right: "some of my house", "most of the story", a part of one.
  if (isPerson && object.nounClass !== 'person') return [];
  const { head } = object;
  const next = tokens[object.to];
  if (tokens[head.at + 1]?.lower === "'s" || isNounOrName(next)) return [];
  // Not marked: "one of the team", "one of the crew", since a group of people has several.
  if (object.nounClass === 'group') return [];
  // Not marked: "It was one of your pencil notes". The sentence has its verb already, so "notes" is a noun.
  const hasVerb = tokens.slice(0, of.at).some(isFiniteVerb);
  if (hasVerb && next?.possibleTags.has('NOUNS')) return [];
  const right = toPlural(head.lemma);
  const written = [getWritten(context, of.at + 1, head.at), right].filter(Boolean).join(' ');
  return createWordFinding(context, head, right, {
    simple: `After “${before?.lower} of” we speak of more than one ${head.lemma} here: “${right}”.`,
    full: `“${before?.lower} of” tells of more than one ${head.lemma} here, so the noun is plural: “${written}”.`,
  });
}

/** One, or a part of one, after which "it" is right: "half of it". */
const isOneOrPart = createWordTest('one half quarter third');

/** "I found eighteen of it" → "of them": more than one is counted. */
export function checkOfIt(context: RuleContext, it: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [number, of, next] = [tokens[it.at - 2], tokens[it.at - 1], tokens[it.at + 1]];
  if (of?.lower !== 'of' || number?.tag !== 'NUM' || (next && next.tag !== 'MARK')) return [];
  // Not marked: "30% of it", "3 of it", where the figures may be a share.
  if (isOneOrPart(number) || /^\d+%?$/.test(number.lower)) return [];
  return createWordFinding(context, it, 'them', {
    simple: `“${number.text}” is more than one, so we say “them”.`,
    full: `What is counted is plural, so the pronoun is “them”: “${number.text} of them”.`,
  });
}
