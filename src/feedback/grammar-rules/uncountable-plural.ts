/*
 * Corrects plurals, articles and numbers of nouns that can't be counted:
 *
 *   The informations are useful → The information is useful
 *   a few advices → some advice
 *   two luggages → two pieces of luggage
 */

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { createLemmaTest, createWordTest, isAOrAn } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { STRICTLY_UNCOUNTABLE } from '../lexicon/countability.ts';
import { toThirdPerson } from '../lexicon/inflection.ts';
import type { RuleExplanation } from '../patterns/learner-rule.ts';
import {
  createFinding,
  findInNounGroups,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/**
 * Uncountable nouns with a plural in some sense ("different breads"), or that look like a plural ("news").
 */
const MAY_BE_PLURAL = new Set(
  'accommodation research bread clothing transportation news feedback progress traffic weather litter evidence electricity software hardware'.split(
    ' ',
  ),
);
/** Nouns whose plural is always wrong: "informations". */
const NEVER_PLURAL = new Set([...STRICTLY_UNCOUNTABLE].filter((noun) => !MAY_BE_PLURAL.has(noun)));
/** Nouns that are wrong after "a", a number or "many", too: "a furniture". */
const PIECE_NOUNS =
  'advice information furniture luggage baggage homework equipment machinery jewellery jewelry rubbish';
/** Nouns that are counted by pieces: "two pieces of advice". */
const COUNTED_BY_PIECES = new Set([...PIECE_NOUNS.split(' '), 'news']);
const isPieceNoun = createLemmaTest(PIECE_NOUNS);

const isObjectPronoun = createWordTest('me you him her us them');
const countsOrPoints = createWordTest('many several these those another');

function isNumber(token: GrammarToken | undefined): boolean {
  return token?.tag === 'NUM';
}

/** Whether a group begins with "a little", whose "a" is right: "a little homework". */
function isLittle({ determiner, modifiers }: NounGroup): boolean {
  return determiner?.lower === 'a' && modifiers[0]?.lower === 'little';
}

/** Whether a noun is a plural that is always wrong: "informations", "luggages". */
function isWrongPlural({ tag, lower, lemma }: GrammarToken, next: GrammarToken | undefined): boolean {
  // Not marked here: "It advices her", where the verb is meant.
  if (lower === 'advices' && isObjectPronoun(next)) return false;
  return tag === 'NOUNS' && lower !== lemma && NEVER_PLURAL.has(lemma);
}

/** Whether a noun is counted, although it is singular: "a furniture", "two luggage", "many information". */
function isWronglyCounted(group: NounGroup): boolean {
  const { head, determiner, modifiers } = group;
  if (head.tag !== 'NOUN' || !isPieceNoun(head) || isLittle(group)) return false;
  return isAOrAn(determiner) || countsOrPoints(determiner) || [determiner, ...modifiers].some(isNumber);
}

/** The base form of a noun that is wrongly counted or plural; undefined where the group is right. */
function findWrongNoun(group: NounGroup, next: GrammarToken | undefined): string | undefined {
  // Not marked here: "a lot homework", which lacks "of".
  if (group.modifiers.some(({ lower }) => lower === 'lot')) return undefined;
  return isWrongPlural(group.head, next) || isWronglyCounted(group) ? group.head.lemma : undefined;
}

/** The determiners of countable nouns, and what replaces them: many informations → a lot of information. */
const DETERMINERS: ReadonlyMap<string, string> = new Map([
  ['many', 'a lot of'],
  ['several', 'some'],
  ['few', 'little'],
  ['these', 'this'],
  ['those', 'that'],
  ['a', 'some'],
  ['an', 'some'],
  ['another', 'some more'],
  ['each', 'all the'],
  ['every', 'all the'],
]);

/** "My two luggages" → "my two pieces of luggage"; undefined for a noun without pieces. */
function countByPieces(
  number: GrammarToken,
  { determiner }: NounGroup,
  words: readonly string[],
  noun: string,
): string | undefined {
  if (!COUNTED_BY_PIECES.has(noun)) return undefined;
  const piece = number.lower === 'one' || number.lower === '1' ? 'piece' : 'pieces';
  const owner = determiner && determiner !== number ? `${determiner.text} ` : '';
  return `${owner}${[number.text, ...words, piece].join(' ')} of ${noun}`;
}

/** Whether a group begins with "a few". */
function isAFew(tokens: readonly GrammarToken[], { determiner, from }: NounGroup): boolean {
  return determiner?.lower === 'few' && tokens[from]?.lower === 'a';
}

/** "A few good advices" → "some good advice"; "only a few advices" → "only a little advice". */
function replaceAFew(
  tokens: readonly GrammarToken[],
  { from }: NounGroup,
  words: readonly string[],
  noun: string,
): string {
  const isSmall = /^(?:only|just)$/.test(tokens[from - 1]?.lower ?? '');
  const amount = isSmall ? 'a little' : 'some';
  const isCapital = from === 0 && tokens[from]?.text === 'A';
  return [isCapital ? amount.charAt(0).toUpperCase() + amount.slice(1) : amount, ...words, noun].join(' ');
}

/**
 * The whole group as it should be: "a little information", "some furniture"; undefined where it is not
 * certain.
 */
function rewriteGroup(context: RuleContext, group: NounGroup, noun: string): string | undefined {
  const { determiner, modifiers, head } = group;
  const words = modifiers.filter((word) => !isNumber(word)).map(({ text }) => text);
  const number = isNumber(determiner) ? determiner : modifiers.find(isNumber);
  if (number) return countByPieces(number, group, words, noun);
  if (isAFew(context.sentence.tokens, group)) return replaceAFew(context.sentence.tokens, group, words, noun);
  // Not marked: "my sister's informations", where the determiner is only the 's.
  if (determiner?.tag === 'POSS') return undefined;
  const isKept = isLittle(group) || !DETERMINERS.has(determiner?.lower ?? '');
  // "A great progress" → "great progress".
  const isDescribed = isAOrAn(determiner) && words.length > 0;
  const other = isDescribed ? undefined : DETERMINERS.get(determiner?.lower ?? '');
  const right = isKept ? determiner?.text : other;
  // A learner who writes in capitals gets capitals: "INFORMATIONS" → "INFORMATION".
  const isInCapitals = head.text === head.text.toUpperCase();
  return [right, ...words, isInCapitals ? noun.toUpperCase() : noun].filter(Boolean).join(' ');
}

const SINGULAR_VERBS: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ["'re", "'s"],
]);

/** The singular of a plural verb: "is" for "are"; undefined for other verbs. */
function toSingularVerb({ lower, lemma, tag }: GrammarToken): string | undefined {
  if (tag !== 'VERB' && lower !== 'were') return undefined;
  return SINGULAR_VERBS.get(lower) ?? (lemma === 'be' ? undefined : toThirdPerson(lemma));
}

/**
 * How many words may stand between a noun and its verb for one correction of both. A longer mark is hard to
 * read.
 */
const MAX_DISTANCE = 4;

const isBeHaveOrDo = createLemmaTest('be have do');

/** The verb whose subject the group is, if it is near, with its singular form. */
function findVerb(
  clauses: readonly Clause[],
  group: NounGroup,
): { token: GrammarToken; right: string } | undefined {
  const { verb, kind } = clauses.find(({ subject }) => subject === group) ?? {};
  const token = verb?.finite;
  // Right: "Send me the homework please". In a clause that the parser could not join, the word after the noun
  // may belong to something else.
  if (token?.lower === 'please' || (kind === 'unjoined' && !isBeHaveOrDo(token))) return undefined;
  if (!token || verb.isInverted || token.at < group.to || token.at - group.to > MAX_DISTANCE)
    return undefined;
  const right = toSingularVerb(token);
  return right === undefined ? undefined : { token, right };
}

const isAreOrWere = createWordTest('are were');
const isHereOrThere = createWordTest('here there');

/** The "are" of "there are informations"; undefined where it is not directly before the group. */
function findBeBefore(tokens: readonly GrammarToken[], from: number): GrammarToken | undefined {
  return isAreOrWere(tokens[from - 1]) && isHereOrThere(tokens[from - 2]) ? tokens[from - 1] : undefined;
}

/** Words before “many” that take “much” with an uncountable noun: “how much luggage”, “too much traffic”. */
const takesMuch = createWordTest('how so too as very');

/** Whether a negative word stands before, so that "a furniture" becomes "any furniture", not "some". */
function isNegated(tokens: readonly GrammarToken[], from: number): boolean {
  return tokens
    .slice(0, from)
    .some(
      ({ tag, lower, at }) =>
        (tag === 'NOT' && tokens[at + 1]?.lower !== 'only') || lower === 'never' || lower === 'without',
    );
}

/** Whether the group follows "only" and a preposition: "only about an advice", where "some" does not fit. */
function followsOnly(tokens: readonly GrammarToken[], from: number): boolean {
  return tokens[from - 1]?.tag === 'PREP' && tokens[from - 2]?.lower === 'only';
}

/** The word that counts the noun, and so does not go with it: "many", "these", "a"; undefined for others. */
function findCounter(group: NounGroup, tokens: readonly GrammarToken[]): string | undefined {
  if (isAFew(tokens, group)) return 'a few';
  const word = group.determiner?.lower ?? '';
  return DETERMINERS.has(word) && !isLittle(group) ? word : undefined;
}

/** What is wrong with the noun, its determiner and its verb. */
function explain(
  noun: string,
  group: NounGroup,
  counter: string | undefined,
  verb?: string,
): RuleExplanation {
  const [determiner, isPlural] = [counter, group.head.lower !== noun];
  const explainWith = (plural: string) => {
    const isAlone = !isPlural && verb === undefined && isAOrAn(group.determiner);
    const faults = [
      isPlural ? `it has no ${plural}` : undefined,
      determiner && (isAlone ? `it takes no “${determiner}”` : `“${determiner}” does not go with it`),
      verb && `its verb is “${verb}”`,
    ].filter((fault) => fault !== undefined && fault !== '');
    const last = faults.pop() ?? 'it is not counted';
    return faults.length > 0 ? `: ${faults.join(', ')}, and ${last}.` : `, so ${last}.`;
  };
  return {
    simple: `We can't count “${noun}”${explainWith('-s')}`,
    full: `“${noun}” is uncountable${explainWith('plural')}`,
  };
}

/** Whether another noun follows: "an information desk", "a rubbish bin", "an information black hole". */
function describesLaterNoun(tokens: readonly GrammarToken[], at: number): boolean {
  const [next, afterNext] = [tokens[at], tokens[at + 1]];
  if (next?.tag === 'NOUN' || next?.lower === 'bins') return true;
  return next?.tag === 'ADJ' && afterNext?.tag === 'NOUN';
}

/** "A few informations" → "some information"; "The informations are" → "The information is". */
function checkGroup(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  if (group.members.length > 0) return group.members.flatMap((member) => checkGroup(context, member));
  const { tokens, clauses } = context.sentence;
  const noun = findWrongNoun(group, tokens[group.to]);
  // Not marked: "an information desk", where the article belongs to "desk".
  if (noun === undefined || describesLaterNoun(tokens, group.head.at + 1)) return [];
  if (group.head.at + 1 !== group.to) return [];
  // In "a lot of informations" only the noun is wrong.
  const isAmount = tokens.slice(group.from, group.to).some(({ lower }) => lower === 'of');
  // "All the equipments": "all" stays.
  const start = tokens[group.from]?.lower === 'all' ? group.from + 1 : group.from;
  const from = isAmount ? group.head.at : start;
  const rewritten = isAmount ? noun : rewriteGroup(context, group, noun);
  if (rewritten === undefined) return [];
  const written = takesMuch(tokens[from - 1]) ? rewritten.replace(/^a lot of /, 'much ') : rewritten;
  const isOnly = isAOrAn(group.determiner) && followsOnly(tokens, from);
  const right = written.replace(/^some /, isOnly ? '' : isNegated(tokens, from) ? 'any ' : 'some ');
  const isPieces = right.includes('pieces of');
  const counter = isAmount ? undefined : findCounter(group, tokens);
  const be = isPieces ? undefined : findBeBefore(tokens, from);
  if (be) {
    const singular = SINGULAR_VERBS.get(be.lower);
    return createFinding(
      context,
      be.at,
      group.to,
      `${singular} ${right}`,
      explain(noun, group, counter, singular),
    );
  }
  const verb = isPieces ? undefined : findVerb(clauses, group);
  const between = verb ? getWritten(context, group.to, verb.token.at) : '';
  const correction = verb ? [right, between, verb.right].filter(Boolean).join(' ') : right;
  const to = verb ? verb.token.at + 1 : group.to;
  if (isPieces || right.includes('piece of'))
    return createFinding(context, from, to, correction, {
      simple: `We can't count “${noun}”, so we count pieces: “${correction}”.`,
      full: `“${noun}” is uncountable, so a number counts pieces of it: “${correction}”.`,
    });
  return createFinding(context, from, to, correction, explain(noun, group, counter, verb?.right));
}

/**
 * Plurals and numbers of what can't be counted.
 *
 * Conditions: A plural is marked only for nouns that are uncountable in every sense (information, furniture,
 * luggage); an article, a number or “many” only before the nouns of a short list of these. The verb is
 * corrected with the noun where it is near.
 */
export const UNCOUNTABLE_PLURAL_RULE: GrammarRule = {
  id: 'uncountable-plural',
  kind: 'countability',
  find: findInNounGroups(checkGroup),
};
