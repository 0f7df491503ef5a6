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

/*
 * Owners without their 's: "my sister phone", "my uncles house". The rule is in `words-around-nouns.ts`.
 */

/** Persons who own things. */
export const OWNERS =
  'sister brother mother father mum mom dad uncle aunt cousin grandmother grandfather grandma grandpa wife husband daughter son boyfriend girlfriend friend neighbour neighbor colleague classmate flatmate roommate nephew niece teacher boss';
export const PLURAL_OWNERS = `${OWNERS} parent grandparent`.replaceAll(/(?= |$)/g, 's');

const isPossessive = createWordTest('my your his her our their');
/** What persons have: "my sister phone", "my friend idea". */
const isOwned = createLemmaTest(
  'phone car house home flat apartment room bedroom kitchen garden bag bike bicycle computer laptop tablet name birthday wedding party job school office shop farm dog cat horse dress shirt jacket coat shoe hat hair face voice hand eye book watch ring camera guitar bed desk chair number address email story idea advice opinion family village town restaurant food cake soup recipe money friend husband wife son daughter brother sister mother father boyfriend girlfriend boss motorbike scooter boat present photo letter teacher class toy ball cooking kitten puppy life feeling mind health behaviour dream mobile',
);
const mayFollowOwned = createTagTest('MARK', 'PREP', 'VERBS', 'PAST', 'MODAL', 'AND', 'SUBORD', 'ADV', 'REL');
const isVerb = createTagTest('VERB', 'VERBS', 'PAST', 'EN', 'ING');
/** Verbs that a person and a base form follow: "made my sister phone her". */
const takesBaseForm = createLemmaTest('let make help see hear watch feel have notice');
const isOfLiking = createLemmaTest('like love miss than of');

/**
 * Whether the word behind the person can be a verb or an object of its own: "My sister phones", "I saw my
 * brother book a room", "she told my brother names".
 */
function mayStandAlone(
  tokens: readonly GrammarToken[],
  thing: GrammarToken,
  before: GrammarToken | undefined,
): boolean {
  const canBeVerb = thing.possibleTags.has('VERB') || thing.possibleTags.has('VERBS');
  const hasOtherVerb = tokens.some((token) => isFiniteVerb(token) && token.at !== thing.at);
  if (canBeVerb && !hasOtherVerb) return true;
  // "I heard my mother cooking": only what one likes or compares is surely her cooking.
  if (thing.lower === 'cooking' && !isOfLiking(before)) return true;
  if (!before || !isVerb(before) || before.lemma === 'be') return false;
  return thing.tag === 'NOUNS' || canBeVerb || takesBaseForm(before) || takes(before.lemma, 'two-objects');
}

/** "My cousin brother" is one person. */
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
  if ((next && !mayFollowOwned(next)) || mayStandAlone(tokens, thing, before)) return [];
  if (isOnePerson(owner, thing)) return [];
  const right = `${owner.text}'s`;
  // The reason speaks to the learner: "my sister" is "your sister".
  const determiner = my?.lower === 'my' ? 'your' : my?.lower;
  return createWordFinding(context, owner, right, {
    simple: `The ${thing.lower} belongs to ${determiner} ${owner.lower}: “${right} ${thing.text}”.`,
    full: `To show who owns it, the noun has ’s: “${right} ${thing.text}”.`,
  });
}

/** Things that are read as verbs behind a plural: "my parents house". */
const isThingLikeVerb = createWordTest('house phone room name book');
const isPlacePreposition = createWordTest('at in to from near of with on behind');
const isParents = createWordTest('parents grandparents');

/**
 * Whether the word behind persons can be their verb, or a second object: "My parents phone me", "I gave my
 * friends books".
 */
function mayFollowPersons(thing: GrammarToken, before: GrammarToken | undefined): boolean {
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
  if (mayFollowPersons(thing, before)) return [];
  const right = isParents(owners) ? `${owners.text}'` : `${owners.text.slice(0, -1)}'s`;
  return createWordFinding(context, owners, right, {
    simple: `Whose ${thing.lower}? The owner has an apostrophe: “${right} ${thing.text}”.`,
    full: `The possessive is written with an apostrophe: “${right} ${thing.text}”.`,
  });
}

/** "Peoples" are nations too, and "the peoples republic" is a name: only what single people have. */
const isOfPeople = createLemmaTest(
  'opinion life mind health home house job feeling need behaviour behavior money problem idea attitude habit eye face name work time safety phone lifestyle choice privacy mood',
);
const continuesNoun = createTagTest('NOUN', 'NOUNS', 'POSS');

/** "Peoples opinions" → "people's opinions"; "childrens books" → "children's books". */
export function checkManyOwners(context: RuleContext, owners: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [thing, next] = [tokens[owners.at + 1], tokens[owners.at + 2]];
  if (!thing || !isNoun(thing) || continuesNoun(next)) return [];
  if (owners.lower === 'peoples' && !isOfPeople(thing)) return [];
  const right = `${owners.text.slice(0, -1)}'s`;
  return createWordFinding(context, owners, right, {
    simple: `Whose ${thing.lower}? We write “${right} ${thing.text}”, with an apostrophe.`,
    full: `A plural without -s takes ’s for the possessive: “${right} ${thing.text}”.`,
  });
}
