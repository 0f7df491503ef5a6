/*
 * Checks of owners that lack their 's, part of the rule in words-around-nouns.ts:
 *
 *   my sister phone → my sister's phone
 *   at my uncles house → at my uncle's house
 *   peoples opinions → people's opinions
 */

import {
  createLemmaTest,
  createTagTest,
  createWordTest,
  isFiniteVerb,
  isNoun,
} from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { takes } from '../lexicon/verb-frames.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

/** Persons who own things, the words at which `checkOwner` is asked. */
export const OWNERS =
  'sister brother mother father mum mom dad uncle aunt cousin grandmother grandfather grandma grandpa wife husband daughter son boyfriend girlfriend friend neighbour neighbor colleague classmate flatmate roommate nephew niece teacher boss';
/** The same persons with -s, at which `checkOwners` is asked. */
export const PLURAL_OWNERS = `${OWNERS} parent grandparent`.replaceAll(/(?= |$)/g, 's');

const isPossessive = createWordTest('my your his her our their');
/** Things that persons have. Wrong: "my sister phone", "my friend idea". */
const isOwned = createLemmaTest(
  'phone car house home flat apartment room bedroom kitchen garden bag bike bicycle computer laptop tablet name birthday wedding party job school office shop farm dog cat horse dress shirt jacket coat shoe hat hair face voice hand eye book watch ring camera guitar bed desk chair number address email story idea advice opinion family village town restaurant food cake soup recipe money friend husband wife son daughter brother sister mother father boyfriend girlfriend boss motorbike scooter boat present photo letter teacher class toy ball cooking kitten puppy life feeling mind health behaviour dream mobile',
);
const mayFollowOwned = createTagTest('MARK', 'PREP', 'VERBS', 'PAST', 'MODAL', 'AND', 'SUBORD', 'ADV', 'REL');
const isVerb = createTagTest('VERB', 'VERBS', 'PAST', 'EN', 'ING');
/** Verbs that a person and a base form may follow. Right: "made my sister phone her". */
const takesBaseForm = createLemmaTest('let make help see hear watch feel have notice');
/** Words after which "my mother cooking" can only be the food: "I love my mother cooking". */
const isOfLiking = createLemmaTest('like love miss than of');

/**
 * Whether the word after the person can be a verb or an object of its own. Right: "My sister phones", "I saw
 * my brother book a room", "she told my brother names".
 */
function mayBeVerbOrObject(
  tokens: readonly GrammarToken[],
  thing: GrammarToken,
  before: GrammarToken | undefined,
): boolean {
  const canBeVerb = thing.possibleTags.has('VERB') || thing.possibleTags.has('VERBS');
  const hasOtherVerb = tokens.some((token) => isFiniteVerb(token) && token.at !== thing.at);
  if (canBeVerb && !hasOtherVerb) return true;
  // Not marked: "I heard my mother cooking". Only after "love", "than" and the like is it her food.
  if (thing.lower === 'cooking' && !isOfLiking(before)) return true;
  if (!before || !isVerb(before) || before.lemma === 'be') return false;
  return thing.tag === 'NOUNS' || canBeVerb || takesBaseForm(before) || takes(before.lemma, 'two-objects');
}

/** "My cousin brother" is one person, for whom another rule says "my cousin". */
function isOnePerson(owner: GrammarToken, { lower }: GrammarToken): boolean {
  return owner.lower === 'cousin' && (lower === 'brother' || lower === 'sister');
}

/** "My sister phone" → "my sister's phone"; "at my friend house" → "my friend's house". */
export function checkOwner(context: RuleContext, owner: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (owner.tag !== 'NOUN') return [];
  const start = tokens[owner.at - 1]?.tag === 'ADJ' ? owner.at - 2 : owner.at - 1;
  const [before, my] = [tokens[start - 1], tokens[start]];
  const [thing, next] = [tokens[owner.at + 1], tokens[owner.at + 2]];
  if (!isPossessive(my) || !thing || !isNoun(thing) || !isOwned(thing)) return [];
  if ((next && !mayFollowOwned(next)) || mayBeVerbOrObject(tokens, thing, before)) return [];
  if (isOnePerson(owner, thing)) return [];
  const right = `${owner.text}'s`;
  // The reason speaks to the learner: "my sister" is "your sister".
  const determiner = my?.lower === 'my' ? 'your' : my?.lower;
  return createWordFinding(context, owner, right, {
    simple: `The ${thing.lower} belongs to ${determiner} ${owner.lower}: “${right} ${thing.text}”.`,
    full: `To show who owns it, the noun has ’s: “${right} ${thing.text}”.`,
  });
}

/** Things that the parser reads as verbs after a plural. Wrong: "my parents house". */
const isThingLikeVerb = createWordTest('house phone room name book');
const isPlacePreposition = createWordTest('at in to from near of with on behind');
const isParents = createWordTest('parents grandparents');

/**
 * Whether the word after persons can be their verb, or a second object. Right: "My parents phone me", "I gave
 * my friends books".
 */
function mayBeVerbOrSecondObject(thing: GrammarToken, before: GrammarToken | undefined): boolean {
  const mayBeVerb = thing.possibleTags.has('VERB') || thing.tag === 'NOUNS';
  if (mayBeVerb && !isPlacePreposition(before) && before?.lemma !== 'be') return true;
  return before !== undefined && isVerb(before) && takes(before.lemma, 'two-objects');
}

/** "At my uncles house" → "my uncle's house"; "my parents room" → "my parents' room". */
export function checkOwners(context: RuleContext, owners: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, my] = [tokens[owners.at - 2], tokens[owners.at - 1]];
  const [thing, next] = [tokens[owners.at + 1], tokens[owners.at + 2]];
  if (!isPossessive(my) || !thing || !(isNoun(thing) || isThingLikeVerb(thing))) return [];
  if (!isOwned(thing) || thing.possibleTags.has('ADJ') || (next && !mayFollowOwned(next))) return [];
  if (mayBeVerbOrSecondObject(thing, before)) return [];
  const right = isParents(owners) ? `${owners.text}'` : `${owners.text.slice(0, -1)}'s`;
  return createWordFinding(context, owners, right, {
    simple: `Whose ${thing.lower}? The owner has an apostrophe: “${right} ${thing.text}”.`,
    full: `The possessive is written with an apostrophe: “${right} ${thing.text}”.`,
  });
}

/**
 * Things that single people have, after "peoples". Other nouns are left alone, since "peoples" are also
 * nations, and "the peoples republic" is a name.
 */
const isOwnedByPeople = createLemmaTest(
  'opinion life mind health home house job feeling need behaviour behavior money problem idea attitude habit eye face name work time safety phone lifestyle choice privacy mood',
);
const continuesNoun = createTagTest('NOUN', 'NOUNS', 'POSS');

/** "Peoples opinions" → "people's opinions"; "childrens books" → "children's books". */
export function checkManyOwners(context: RuleContext, owners: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [thing, next] = [tokens[owners.at + 1], tokens[owners.at + 2]];
  if (!thing || !isNoun(thing) || continuesNoun(next)) return [];
  if (owners.lower === 'peoples' && !isOwnedByPeople(thing)) return [];
  const right = `${owners.text.slice(0, -1)}'s`;
  return createWordFinding(context, owners, right, {
    simple: `Whose ${thing.lower}? We write “${right} ${thing.text}”, with an apostrophe.`,
    full: `A plural without -s takes ’s for the possessive: “${right} ${thing.text}”.`,
  });
}
