// Corrects determiners, and nouns that do not fit them: “another books” → “other books”, “the all people” →
// “all the people”, “some my friends” → “some of my friends”, “two older sister” → “two older sisters”.

import { createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPlural } from '../lexicon/inflection.ts';
import { checkLess, checkLot, checkSome } from './amount-words.ts';
import {
  checkAfterOf,
  checkGeneric,
  checkKinds,
  checkMorePeople,
  checkPlural,
  checkSomeThings,
  checkTimes,
  findNounAfter,
  isCountable,
  isSurelySingular,
} from './counted-nouns.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  findInClauses,
  findInNounGroups,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { checkPluralAfterOf } from './nouns-after-of.ts';

/** "[Another → Other] books". */
function checkAnother(context: RuleContext, another: GrammarToken): readonly GrammarFinding[] {
  const noun = findNounAfter(context.sentence.tokens, another.at);
  if (noun?.tag !== 'NOUNS' || noun.at !== another.at + 1 || !noun.isInLexicon) return [];
  // Right: "another people", "another series", which can be one.
  if (noun.possibleTags.has('NOUN') || /^(?:people|series|means)$/.test(noun.lower)) return [];
  return createWordFinding(context, another, 'other', {
    simple: `“Another” is for one. For more than one we say “other ${noun.lower}”.`,
    full: `“Another” goes with a singular noun; before a plural it is “other ${noun.lower}”.`,
  });
}

const isFromOrIn = createWordTest('from in');
const isManyWord = createWordTest('many most some several all few both');
const isPeople = createWordTest('people children men women');

/**
 * Whether many people are said to be in or from the place, so that it is not one: "Many customers come from
 * other country", "I meet people from other city". Not for "We went to other town", which may be one.
 */
function isPlaceOfMany({ sentence: { tokens, clauses } }: RuleContext, preposition: GrammarToken): boolean {
  if (!isFromOrIn(preposition)) return false;
  const before = tokens[preposition.at - 1];
  if (before?.tag === 'NOUNS' || isPeople(before)) return true;
  const subject = clauses.find(({ verb }) => verb && verb.main.at === preposition.at - 1)?.subject;
  if (!subject || subject.isPronoun) return false;
  return isManyWord(subject.determiner) || (subject.number === 'plural' && !subject.determiner);
}

/** "I have [other → another] brother"; "Many people come from other [country → countries]". */
function checkOther(context: RuleContext, other: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const before = tokens[other.at - 1];
  const noun = findNounAfter(tokens, other.at);
  if (!before || !isSurelySingular(noun) || !isCountable(noun)) return [];
  // Not marked: "taller than other boy", "of other boy". A plural may be meant. Right: "my other brother".
  if (!/^(?:VERB|VERBS|PAST|ING|EN|PREP)$/.test(before.tag) || /^(?:than|of|as|like)$/.test(before.lower))
    return [];
  if (isPlaceOfMany(context, before)) {
    const right = toPlural(noun.lemma);
    return createWordFinding(context, noun, right, {
      simple: `Many people are not all ${before.lower} the same ${noun.lower}, so we say “other ${right}”.`,
      full: `More than one ${noun.lower} is meant, so the noun after “other” is plural: “other ${right}”.`,
    });
  }
  return createWordFinding(context, other, 'another', {
    simple: `For one more, or a different one, we say “another ${noun.lower}”.`,
    full: `Before a singular countable noun, “other” alone becomes “another”: “another ${noun.lower}”.`,
  });
}

/** "[The all → All the] people". */
function checkAll(context: RuleContext, all: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next] = [tokens[all.at - 1], tokens[all.at + 1]];
  if (before?.lower !== 'the' || (next?.tag !== 'NOUNS' && next?.lower !== 'people')) return [];
  return createFinding(context, before.at, all.at + 1, 'all the', {
    simple: `“All” comes before “the”: “all the ${next.lower}”.`,
    full: `“All” comes before the article: “all the ${next.lower}”.`,
  });
}

/** "[Almost → Almost all] students like music", at the start of a clause. */
function checkAlmost(context: RuleContext, almost: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, after] = [tokens[almost.at - 1], tokens[almost.at + 1], tokens[almost.at + 2]];
  if (noun?.tag !== 'NOUNS' || !noun.isInLexicon || noun.possibleTags.has('VERBS')) return [];
  const opensClause = almost.at === 0 || before?.tag === 'MARK' || before?.tag === 'SUBORD';
  // Not marked: "Almost students always …". It is meant as "almost always".
  if (!opensClause || after?.lower === 'always') return [];
  return createWordFinding(context, almost, 'almost all', {
    simple: `“Almost” needs “all” before “${noun.lower}”.`,
    full: `“Almost” can't come directly before a plural noun: “almost all ${noun.lower}”.`,
  });
}

/** "[Some → Some of] my friends", "[many → many of] these books". */
function checkAmountOf(context: RuleContext, amount: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, owner, noun] = [tokens[amount.at - 1], tokens[amount.at + 1], tokens[amount.at + 2]];
  if (owner?.tag !== 'DET' || !/^(?:my|our|his|her|their|your|these|those)$/.test(owner.lower)) return [];
  // Right: "the one these days", "for some these weeks". A time belongs to the whole sentence.
  if (noun?.tag !== 'NOUNS' || /^(?:day|week|month|year)$/.test(noun.lemma)) return [];
  // Right: "the few my mother knows", "the film that I liked most these days".
  if (before?.lower === 'the' || amount.tag === 'ADV') return [];
  return createWordFinding(context, amount, `${amount.text} of`, {
    simple: `“${amount.text}” needs “of” before “${owner.lower}”: “${amount.lower} of ${owner.lower} ${noun.lower}”.`,
    full: `Before “${owner.lower}” the amount needs “of”: “${amount.lower} of ${owner.lower} ${noun.lower}”.`,
  });
}

/** Plurals that learners say something of in general: "The most people like music", "The most shops open". */
const PLURALS_AFTER_MOST =
  /^(?:people|students|children|families|tourists|parents|women|men|teachers|shops|adults|teenagers)$/;

/** "[The most → Most] people like music". */
function checkMost(context: RuleContext, most: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [the, noun, verb] = [tokens[most.at - 1], tokens[most.at + 1], tokens[most.at + 2]];
  const opensClause = the?.at === 0 || tokens[most.at - 2]?.tag === 'SUBORD';
  if (the?.lower !== 'the' || !opensClause || !noun || !PLURALS_AFTER_MOST.test(noun.lower)) return [];
  // Right: "The most people ever came in May", a comparison. It has an adverb, a past form or more clauses.
  if (!verb || !/^(?:VERB|MODAL)$/.test(verb.tag) || clauses.length > 2) return [];
  return createFinding(context, the.at, most.at + 1, 'most', {
    simple: `“Most ${noun.lower}” means more than half of them, and it has no “the”.`,
    full: `“Most ${noun.lower}” means more than half of them; “the most” compares.`,
  });
}

/** "No [such a → such] choice". */
function checkNoSuch(context: RuleContext, such: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, article, noun] = [tokens[such.at - 1], tokens[such.at + 1], tokens[such.at + 2]];
  if (before?.lower !== 'no' || !/^an?$/.test(article?.lower ?? '')) return [];
  return createFinding(context, such.at, such.at + 2, 'such', {
    simple: 'After “no” we say “such” without “a”.',
    full: `“No” is the determiner already, so there is no article: “no such ${noun?.text ?? ''}”.`,
  });
}

/** True for "hottest", "best", "worst", "most". */
function isSuperlativeAdjective({ tag, lemma, lower }: GrammarToken): boolean {
  return tag === 'ADJ' && lemma !== lower && /st$/.test(lower);
}

/** "The hottest summer in [these ten → ten] years". */
function checkTheseYears(context: RuleContext, these: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, count, noun] = [tokens[these.at - 1], tokens[these.at + 1], tokens[these.at + 2]];
  const isLength = count?.tag === 'NUM' && /^(?:day|week|month|year)s$/.test(noun?.lower ?? '');
  if (before?.lower !== 'in' || !isLength || !tokens.slice(0, these.at).some(isSuperlativeAdjective))
    return [];
  return createFinding(context, these.at, these.at + 2, count.text, {
    simple: `With a word like “best”, the time has no “these”: “in ${count.text} ${noun?.text}”.`,
    full: `After a superlative the length of time has no “these”: “in ${count.text} ${noun?.text}”.`,
  });
}

/**
 * Conditions: The noun is in the lexicon, clearly singular or plural, can be counted, stands next to the
 * determiner or with adjectives between, and no noun follows that the determiner could belong to. Without
 * regard to the noun: “the all”, “no such a”, and “these ten years” after a superlative.
 */
export const DETERMINER_RULE: GrammarRule = {
  id: 'determiner',
  kind: 'plural', // Most of these mistakes are about one or many.
  wordChecks: [
    atWords('other', checkOther),
    atWords('another', checkAnother),
    atWords('some', checkSome), // "I don't have [some → any] brothers."
    atWords('some', checkSomeThings), // "She bought some [book → books] for her children."
    atWords('lot lots', checkLot), // "A [lot → lot of] people came."
    atWords('more some', checkMorePeople), // "More [student → students] would eat there."
    atWords('time', checkTimes), // "I called three [time → times]."
    atWords('all', checkAll),
    atWords('almost', checkAlmost),
    atWords('some many most few several none one', checkAmountOf),
    atWords('most', checkMost),
    atWords('of', checkPluralAfterOf), // "One of my [neighbour → neighbours]."
    atWords('of', checkAfterOf), // "I saw hundreds of [bird → birds]."
    atWords('different various many', checkKinds), // "They sell different [kind → kinds] of food."
    atWords('less', checkLess), // "[Less → Fewer] clothes."
    atWords('such', checkNoSuch),
    atWords('these', checkTheseYears),
  ],
  find: combineFinds(
    findInNounGroups(checkPlural), // "Two older [sister → sisters]."
    findInClauses(checkGeneric), // "I like [dog → dogs]."
  ),
};
