// Corrects an adverb between a verb and its object: “I like very much this cartoon” → “I like this cartoon
// very much”, “She plays very well the piano” → “She plays the piano very well”, “I grow there tomatoes” → “I
// grow tomatoes there”.

import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Adverbs of degree, whose place is after the object: "like the music very much". */
const DEGREES = ['very much', 'so much', 'too much', 'a lot'];
const PLAIN_MANNERS = ['well', 'badly', 'slowly', 'quickly', 'carefully', 'fluently'];
/** Adverbs of manner, whose place is after the object too: "play the oud very well". */
const MANNERS = [
  ...['very', 'really', 'quite', 'so', 'too'].flatMap((degree) =>
    PLAIN_MANNERS.map((adverb) => `${degree} ${adverb}`),
  ),
  ...PLAIN_MANNERS,
  'perfectly',
  ...'quietly loudly easily gently correctly clearly happily politely softly immediately completely patiently properly calmly skilfully successfully efficiently nervously angrily warmly kindly secretly'.split(
    ' ',
  ),
];
/** The words of each adverb, by the first of them. */
const ADVERBS_BY_FIRST_WORD: ReadonlyMap<string, readonly (readonly string[])[]> = groupByFirstWord(
  [...DEGREES, ...MANNERS].map((phrase) => phrase.split(' ')),
);

function groupByFirstWord(phrases: readonly (readonly string[])[]) {
  const groups = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase;
    groups.set(first, [...(groups.get(first) ?? []), phrase]);
  }
  return groups;
}

/** The words of the adverb that begins at a token, such as "very much". */
function readAdverb(tokens: readonly GrammarToken[], at: number): readonly string[] | undefined {
  return ADVERBS_BY_FIRST_WORD.get(tokens[at]?.lower ?? '')?.find((phrase) =>
    phrase.every((word, step) => tokens[at + step]?.lower === word),
  );
}

/** Verbs that adverbs of degree go with. Wrong: "I want a lot this phone". */
const LIKING = /^(?:like|love|enjoy|hate|want|miss|appreciate|admire)$/;
/**
 * Of these, those whose object can be a material. Wrong: "I like very much music". Not marked: "I don't want
 * very much sugar", where "very much" is an amount.
 */
const LIKING_OF_MATERIALS = /^(?:like|love|enjoy|miss)$/;
/**
 * Verbs with a language or a subject as object, which has no determiner. Wrong: "She speaks well English".
 */
const WITH_SKILL = /^(?:speak|know|understand|write|read|play|sing|cook)$/;
/** In words. A longer object may come last: "I like very much the idea that we travel by train". */
const LONGEST_OBJECT = 5;

/**
 * Whether "very much" tells how much a thing is liked: before "music", "the film", "it", "Rome", "dogs". Not
 * marked: "I don't need very much sugar", which names an amount.
 */
function isLikedVeryMuch(verb: string, object: NounGroup): boolean {
  const { determiner, isPronoun, head, countability } = object;
  if (countability === 'uncountable') return determiner !== undefined || LIKING_OF_MATERIALS.test(verb);
  return determiner !== undefined || isPronoun || head.tag === 'NAME' || head.tag === 'NOUNS';
}

/** Games and instruments that take no determiner. Wrong: "plays well tennis". */
const PLAYED =
  /^(?:tennis|football|basketball|volleyball|chess|golf|badminton|cricket|rugby|hockey|guitar|piano|violin|cards)$/;

/** True for "English" in "speak well English", and for "tennis" in "play well tennis". */
function isSkill(verb: string, adverb: string, { head, modifiers }: NounGroup): boolean {
  return (
    WITH_SKILL.test(verb) &&
    (head.tag === 'NAME' || PLAYED.test(head.lower)) &&
    modifiers.length === 0 &&
    MANNERS.includes(adverb)
  );
}

/** Whether the words are a whole, short object: "it", "the film", "English" after "speak well". */
function isWholeObject(verb: string, adverb: string, object: NounGroup): boolean {
  const { determiner, isPronoun, head, isTime, nounClass, from, to } = object;
  if (isTime || nounClass === 'time' || to - from > LONGEST_OBJECT) return false;
  // Not marked: "It works well long term", "She speaks well enough English", where the noun is part of
  // another phrase.
  if (head.lemma === 'term' || determiner?.lower === 'enough') return false;
  if (adverb === 'very much') return isLikedVeryMuch(verb, object);
  if (DEGREES.includes(adverb) && !LIKING.test(verb)) return false;
  return determiner !== undefined || isPronoun || isSkill(verb, adverb, object);
}

/** The noun group after the adverb; the parser reads "much music" in "like very much music" as one group. */
function findObject(
  { sentence: { groups } }: RuleContext,
  verb: string,
  adverb: string,
  start: number,
): NounGroup | undefined {
  const nouns = groups.filter((group): group is NounGroup => group.kind === 'noun');
  const mayHoldMuch = adverb === 'very much' && LIKING_OF_MATERIALS.test(verb);
  return (
    nouns.find(({ from }) => from === start) ?? nouns.find(({ from }) => mayHoldMuch && from === start - 1)
  );
}

/** Where the object ends, with a place that belongs to it: "my job in the bakery". */
function findObjectEnd({ sentence: { groups } }: RuleContext, { from, to }: NounGroup): number {
  const place = groups.find((group) => group.kind === 'preposition' && group.from === to);
  return place && place.to - from <= LONGEST_OBJECT + 1 ? place.to : to;
}

/** Whether more of the object follows. Not marked: "I like very much the idea that we go". */
function objectGoesOn(next: GrammarToken | undefined): boolean {
  return next !== undefined && !/^(?:MARK|AND)$/.test(next.tag) && !/^(?:because|when|but)$/.test(next.lower);
}

/** "I like [very much this cartoon → this cartoon very much]". */
function checkAdverb(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!verb || verb.isPassive || verb.particle || verb.main.lemma === 'be') return [];
  const { lemma, text, at } = verb.main;
  const words = readAdverb(tokens, at + 1);
  if (!words) return [];
  const adverb = words.join(' ');
  const start = at + 1 + words.length;
  const object = findObject(context, lemma, adverb, start);
  if (!object || !isWholeObject(lemma, adverb, object)) return [];
  const end = LIKING.test(lemma) ? findObjectEnd(context, object) : object.to;
  if (objectGoesOn(tokens[end])) return [];
  const written = getWritten(context, start, end);
  return createFinding(context, at + 1, end, `${written} ${adverb}`, {
    simple: `First say what or who: “${text} ${written} ${adverb}”.`,
    full: `The object follows its verb directly, and “${adverb}” comes after it: “${text} ${written} ${adverb}”.`,
  });
}

/** Verbs for what is done with a thing in a place. Wrong: "I buy there tomatoes". */
const DONE_IN_A_PLACE =
  /^(?:buy|eat|grow|drink|find|meet|visit|learn|cook|sell|build|take|spend|make|celebrate)$/;

/**
 * True for "tomatoes", "a house", "Ana". Not for "it" and "an hour", nor for a singular noun without a
 * determiner, such as "bread", which may be the first part of a longer noun.
 */
function isThingOrPerson({ isTime, nounClass, isPronoun, determiner, head }: NounGroup): boolean {
  if (isTime || nounClass === 'time' || isPronoun) return false;
  return determiner !== undefined || /^(?:NOUNS|NAME)$/.test(head.tag);
}

/** "I grow [there tomatoes → tomatoes there]". */
function checkPlace(context: RuleContext, { verb, subject }: Clause): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (!verb?.finite || !subject?.isPronoun || verb.isPassive || verb.particle) return [];
  const place = tokens[verb.main.at + 1];
  if (!DONE_IN_A_PLACE.test(verb.main.lemma) || !place || !/^(?:there|here)$/.test(place.lower)) return [];
  const object = groups.find(({ kind, from }) => kind === 'noun' && from === place.at + 1);
  if (object?.kind !== 'noun' || !isThingOrPerson(object)) return [];
  if (!/^[.!,]$/.test(tokens[object.to]?.text ?? '')) return [];
  const written = getWritten(context, object.from, object.to);
  return createFinding(context, place.at, object.to, `${written} ${place.lower}`, {
    simple: `First say what or who: “${verb.main.text} ${written} ${place.lower}”.`,
    full: `The object follows its verb directly, and the place comes after it: “${verb.main.text} ${written} ${place.lower}”.`,
  });
}

/**
 * Conditions: An adverb of the lists stands between a verb and a short object at the end of the clause: a
 * pronoun, a noun with a determiner, or what is liked or spoken. “There” and “here” stand between a pronoun
 * with a verb of the list and its object, and a mark follows.
 */
export const ADVERB_BEFORE_OBJECT_RULE: GrammarRule = {
  id: 'adverb-before-object',
  kind: 'word-order',
  find: findInClauses(checkAdverb, checkPlace),
};
