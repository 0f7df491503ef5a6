/*
 * Corrects small words around a noun or pronoun, such as "such", "of", "its" and the 's of an owner:
 *
 *   my sister phone → my sister's phone
 *   It was so a noisy wedding → such a noisy wedding
 *   most of students → most students
 *   for you and I → for you and me
 *   two sheeps → two sheep
 */

import { createLemmaTest, createTagTest, createWordTest, isAOrAn, isNoun } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { getCountability } from '../lexicon/countability.ts';
import { chooseArticle } from '../lexicon/inflection.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { AMOUNTS_BEFORE_OF, checkAmountOf, checkOfIt } from './nouns-after-of.ts';
import { checkManyOwners, checkOwner, checkOwners, OWNERS, PLURAL_OWNERS } from './owners.ts';

const isTensedOrModal = createTagTest('VERBS', 'PAST', 'MODAL');

/** "It was so a noisy wedding" → "such a noisy wedding". */
function checkSoBeforeArticle(context: RuleContext, so: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [article, adjective, noun] = tokens.slice(so.at + 1, so.at + 4);
  if (tokens[so.at - 1]?.lemma !== 'be' || !article || !isAOrAn(article)) return [];
  if (adjective?.tag !== 'ADJ' || noun?.tag !== 'NOUN') return [];
  // With a verb after the noun, "so" may join two clauses; not where "that" follows: "so a big dog that …".
  const isFollowedByVerb = tokens.slice(noun.at + 1).some(isTensedOrModal);
  if (isFollowedByVerb && !tokens.slice(noun.at).some(({ lower }) => lower === 'that')) return [];
  const right = `such ${article.lower} ${adjective.text}`;
  return createFinding(context, so.at, adjective.at + 1, right, {
    simple: `“So” goes with “${adjective.lower}” alone. Before a noun we use “such”: “${right} ${noun.text}”.`,
    full: `“So” stands before an adjective alone; before a noun with its article it is “such”: “${right} ${noun.text}”.`,
  });
}

const endsPredicate = createTagTest('MARK', 'AND', 'PREP', 'SUBORD');
/** Words between "so" and a noun that do not describe it. Right: "so last year", "so little time". */
const isNoDescription = createWordTest('last next little few many much high same own');

/** Nouns that can also be uncountable, of which "so interesting" describes one: "so interesting lecture". */
const isOneOfSeveral = createWordTest(
  'lecture experience lesson conversation meal journey performance victory defeat success mistake surprise',
);

/** Whether a noun after an adjective is one thing: "job"; not "work". */
function isCountedHere(noun: GrammarToken, adjective: GrammarToken): boolean {
  return getCountability(noun.lemma) === 'countable' || (isOneOfSeveral(noun) && adjective.lower !== 'much');
}

/** "It wasn't so nice job" → "such a nice job". */
function checkSoWithoutArticle(context: RuleContext, so: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [adjective, noun, next] = tokens.slice(so.at + 1, so.at + 4);
  const before = tokens[so.at - 1];
  const be = before?.tag === 'NOT' ? tokens[so.at - 2] : before;
  if (be?.lemma !== 'be' || adjective?.tag !== 'ADJ' || noun?.tag !== 'NOUN') return [];
  if (
    isNoDescription(adjective) ||
    !noun.isInLexicon ||
    noun.possibleTags.has('ADJ') ||
    noun.possibleTags.has('NOUNS')
  )
    return [];
  // Before other words, the noun may be the subject of a new clause: "It was so dark night fell early".
  if (!isCountedHere(noun, adjective) || (next && !endsPredicate(next) && next.lower !== 'that')) return [];
  const right = `such ${chooseArticle(adjective.lower)} ${adjective.text}`;
  return createFinding(context, so.at, adjective.at + 1, right, {
    simple: `“So” goes with “${adjective.lower}” alone. Before a noun we use “such”: “${right} ${noun.text}”.`,
    full: `“So” goes with an adjective alone; before a singular noun we say “${right} ${noun.text}”.`,
  });
}

/** "A so noisy hostel" → "such a noisy hostel". */
function checkSoAfterArticle(context: RuleContext, so: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [article, adjective, noun] = [tokens[so.at - 1], tokens[so.at + 1], tokens[so.at + 2]];
  if (!article || !isAOrAn(article) || adjective?.tag !== 'ADJ' || noun?.tag !== 'NOUN') return [];
  const rightArticle = chooseArticle(adjective.lower);
  const right = `such ${rightArticle} ${adjective.text}`;
  return createFinding(context, article.at, adjective.at + 1, right, {
    simple: `Before a noun we use “such”, not “so”, and it comes before “${rightArticle}”: “${right} ${noun.text}”.`,
    full: `“So” can't come between article and adjective; with a noun it is “${right} ${noun.text}”.`,
  });
}

/** Prepositions that are conjunctions as well. Right: "as it's late". */
const isAlsoConjunction = createWordTest('like than as before after since until till');
const mayFollowNoun = createTagTest('MARK', 'PREP', 'AND', 'VERB', 'VERBS', 'PAST', 'ADV');

/** "Over it's baby" → "its": a preposition before it, a noun after it. */
function checkIts(context: RuleContext, it: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const before = tokens[it.at - 1];
  const [is, noun, next] = tokens.slice(it.at + 1, it.at + 4);
  if (is?.lower !== "'s" || before?.tag !== 'PREP' || isAlsoConjunction(before)) return [];
  if (!noun || !isNoun(noun) || noun.possibleTags.has('ADJ') || noun.possibleTags.has('ING')) return [];
  if (next && !mayFollowNoun(next)) return [];
  return createFinding(context, it.at, is.at + 1, 'its', {
    simple: `“It's” means “it is”. For what belongs to it, we write “its”: “its ${noun.text}”.`,
    full: `“Its” shows what belongs to it; “it's” is short for “it is”.`,
  });
}

/** Prepositions that are not conjunctions, so that "I" after them is wrong. */
const takesObjectForm = createWordTest('for between with to from about at of by');
const isPronounOrName = createTagTest('PRON', 'NAME');

/** "For you and I" → "for you and me". */
function checkAndI(context: RuleContext, i: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [preposition, other, and] = [tokens[i.at - 3], tokens[i.at - 2], tokens[i.at - 1]];
  if (and?.lower !== 'and' || !isPronounOrName(other)) return [];
  if (preposition?.tag !== 'PREP' || !takesObjectForm(preposition)) return [];
  // Not marked: "He says 'between you and I'", which quotes the words; "for you and I know", before a verb.
  const next = tokens[i.at + 1];
  const isQuoted = /["“”‘’']/.test(`${next?.text}${tokens[preposition.at - 1]?.text}`);
  if (isQuoted || (next && next.tag !== 'MARK')) return [];
  return createWordFinding(context, i, 'me', {
    simple: `After a word like “${preposition.lower}”, “I” becomes “me”: “${other?.text} and me”.`,
    full: `After the preposition “${preposition.lower}”, “I” takes its object form: “${other?.text} and me”.`,
  });
}

/** Words with which "fishes" is right, since it means kinds of fish. Right: "a species of fishes". */
const allowsFishes = createWordTest('species kind kinds loaves types family five');
const isAmount = createWordTest('many some of several few more');
const isOfCatching = createLemmaTest('catch eat see buy cook sell like');

/** "A lot of fishes" → "fish"; "two sheeps" → "sheep". */
function checkSamePlural(context: RuleContext, plural: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (plural.tag === 'VERBS' || tokens.some(allowsFishes)) return [];
  // Not marked: "Are the fishes big?", where kinds may be meant.
  const before = tokens[plural.at - 1];
  const isNotAboutKinds = before?.tag === 'NUM' || isAmount(before) || isOfCatching(before);
  if (plural.lower === 'fishes' && !isNotAboutKinds) return [];
  const right = plural.lower.replace(/e?s$/, '');
  return createWordFinding(context, plural, right, {
    simple: `One ${right}, two ${right}: the word stays the same, “${right}”.`,
    full: `“${right}” has the same form in the plural.`,
  });
}

/** "A twelve-years-old girl" → "a twelve-year-old girl". */
function checkYearsOld(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const found = /^([a-z]+)-years-olds?$/.exec(word.lower);
  const next = context.sentence.tokens[word.at + 1];
  if (!found || !isNoun(next)) return [];
  const right = `${word.text.slice(0, found[1]?.length)}-year-old`;
  return createWordFinding(context, word, right, {
    simple: `Before a noun it is “year”, without -s: “${right} ${next?.text}”.`,
    full: `A number with its noun before another noun has no plural: “${right} ${next?.text}”.`,
  });
}

/**
 * Small words around a noun: "such", "of", "its", the 's of an owner.
 *
 * Conditions: Every check is of certain words and asks for the words before and after that leave only one
 * meaning: an owner and a thing that persons have, “so” beside “a” with an adjective, an amount with “of”, a
 * preposition before “it’s” or “and I”, or a plural whose form is always wrong, such as “sheeps” and
 * “twelve-years-old”.
 */
export const WORDS_AROUND_NOUNS_RULE: GrammarRule = {
  id: 'words-around-nouns',
  kind: 'pronoun',
  wordChecks: [
    // "My sister phone" → "sister's"
    atWords(OWNERS, checkOwner),
    // "At my uncles house" → "uncle's"
    atWords(PLURAL_OWNERS, checkOwners),
    // "Peoples opinions" → "people's"
    atWords('peoples childrens womens', checkManyOwners),
    // "It was so a noisy wedding" → "such a noisy"
    atWords('so', checkSoBeforeArticle),
    // "A so noisy hostel" → "such a noisy"
    atWords('so', checkSoAfterArticle),
    // "It wasn't so nice job" → "such a nice"
    atWords('so', checkSoWithoutArticle),
    // "Most of students" → "most students"
    atWords(AMOUNTS_BEFORE_OF, checkAmountOf),
    // "Over it's baby" → "its"
    atWords('it', checkIts),
    // "For you and I" → "me"
    atWords('i', checkAndI),
    // "I found eighteen of it" → "them"
    atWords('it', checkOfIt),
    // "Two sheeps" → "sheep"
    atWords('fishes sheeps deers aircrafts', checkSamePlural),
  ],
  // "A twelve-years-old girl" → "twelve-year-old"
  find: findInWords(checkYearsOld),
};
