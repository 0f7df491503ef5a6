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

/*
 * What stands behind an amount and "of": "most of students", "one of my neighbour", "eighteen of it". The
 * rule is in `words-around-nouns.ts`.
 */

export const AMOUNTS_BEFORE_OF = 'most some many few several';

/** Nouns that are a whole without an article: "most of mankind", "some of us". */
const isWhole = createLemmaTest(
  'time day year life town mankind humanity society nature history us them it you which whom what',
);

/** "Most of students" → "most students". */
export function checkAmountOf(context: RuleContext, amount: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, of, noun] = [tokens[amount.at - 1], tokens[amount.at + 1], tokens[amount.at + 2]];
  if (of?.lower !== 'of' || noun?.tag !== 'NOUNS' || !noun.isInLexicon || isWhole(noun)) return [];
  // "Most of Americans", "most of Beatles fans": names.
  if (/^\p{Lu}/u.test(noun.text) || noun.possibleTags.has('NAME')) return [];
  // "The most of", "at most of": not the amount itself.
  if (before?.lower === 'the' || before?.lower === 'at') return [];
  return createFinding(context, amount.at, noun.at + 1, `${amount.text} ${noun.text}`, {
    simple: `After “${amount.lower} of” we need “the”. In general it is “${amount.lower} ${noun.text}”.`,
    full: `“${amount.lower} of” needs a determiner before the noun; of ${noun.text} in general say “${amount.lower} ${noun.text}”.`,
  });
}

/** "That one of", "second one of": here "one" stands for a noun. */
const determinesOne = createTagTest('DET', 'ADJ', 'NOUN', 'NOUNS', 'NUM');
const isSetNoun = createWordTest('number variety range series couple majority');
const leadsToSetNoun = createWordTest('the a an large great small growing huge');
const determinesPlural = createWordTest('my your his her its our their the these those');

/** Whether the group is a single countable thing: no plural, no name and nothing that owns another. */
function isSingleThing({ head, members, isPronoun }: NounGroup): boolean {
  if (members.length > 0 || isPronoun || head.tag !== 'NOUN') return false;
  const isSurelySingular = head.isInLexicon && !head.possibleTags.has('NOUNS');
  return isSurelySingular && getCountability(head.lemma) === 'countable';
}

/** "One of my neighbour" → "neighbours"; "the number of bee" → "bees". */
export function checkPluralBehindOf(context: RuleContext, of: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const [start, before] = [tokens[of.at - 2], tokens[of.at - 1]];
  const isOne = before?.lower === 'one' && !determinesOne(start);
  const isSet = isSetNoun(before) && leadsToSetNoun(start);
  const group = groups.find(({ kind, from }) => kind === 'preposition' && from === of.at);
  const object = group?.kind === 'preposition' ? group.object : undefined;
  if ((!isOne && !isSet) || !object || !isSingleThing(object)) return [];
  if (isOne ? !determinesPlural(object.determiner) : object.determiner) return [];
  const { head } = object;
  const next = tokens[object.to];
  if (tokens[head.at + 1]?.lower === "'s" || isNounOrName(next)) return [];
  // "One of the team", "one of the crew": a group of people is a whole.
  if (object.nounClass === 'group') return [];
  // "It was one of your pencil notes": the sentence has its verb already, so "notes" is a noun.
  const hasVerb = tokens.slice(0, of.at).some(isFiniteVerb);
  if (hasVerb && next?.possibleTags.has('NOUNS')) return [];
  const right = toPlural(head.lemma);
  const written = [getWritten(context, of.at + 1, head.at), right].filter(Boolean).join(' ');
  return createWordFinding(context, head, right, {
    simple: `After “${before?.lower} of” there are more than one: “${right}”.`,
    full: `“${before?.lower} of” is followed by a plural noun: “${written}”.`,
  });
}

/** One, or a part of one: "half of it". */
const isOneOrPart = createWordTest('one half quarter third');

/** "I found eighteen of it" → "of them": more than one is counted. */
export function checkOfIt(context: RuleContext, it: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [number, of, next] = [tokens[it.at - 2], tokens[it.at - 1], tokens[it.at + 1]];
  if (of?.lower !== 'of' || number?.tag !== 'NUM' || (next && next.tag !== 'MARK')) return [];
  if (isOneOrPart(number) || /^\d+%?$/.test(number.lower)) return [];
  return createWordFinding(context, it, 'them', {
    simple: `“${number.text}” is more than one, so we say “them”.`,
    full: `What is counted is plural, so the pronoun is “them”: “${number.text} of them”.`,
  });
}
