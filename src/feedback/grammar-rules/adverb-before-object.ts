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

/** Adverbs of degree, which stand behind what is liked: "like the music very much". */
const DEGREES = ['very much', 'so much', 'too much', 'a lot'];
const PLAIN_MANNERS = ['well', 'badly', 'slowly', 'quickly', 'carefully', 'fluently'];
/** Adverbs of manner, which stand behind the object: "play the oud very well". */
const MANNERS = [
  ...['very', 'really', 'quite', 'so', 'too'].flatMap((degree) =>
    PLAIN_MANNERS.map((adverb) => `${degree} ${adverb}`),
  ),
  ...PLAIN_MANNERS,
  'perfectly',
  ...'quietly loudly easily gently correctly clearly happily politely softly immediately completely patiently properly calmly'.split(
    ' ',
  ),
];
/** The words of each adverb, by the first of them. */
const PHRASES: ReadonlyMap<string, readonly (readonly string[])[]> = groupByFirstWord(
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
  return PHRASES.get(tokens[at]?.lower ?? '')?.find((phrase) =>
    phrase.every((word, step) => tokens[at + step]?.lower === word),
  );
}

/** Verbs that adverbs of degree go with: "I want a lot this phone". */
const LIKING = /^(?:like|love|enjoy|hate|want|miss|appreciate|admire)$/;
/** Of these, those whose thing can be a material: "I like very much music", but "I want very much sugar". */
const LIKING_OF_MATERIALS = /^(?:like|love|enjoy|miss)$/;
/** Verbs after which a language or a game stands without a determiner: "speaks well English". */
const WITH_SKILL = /^(?:speak|know|understand|write|read|play|sing|cook)$/;
/** In words: a longer object may rightly stand last. */
const LONGEST_OBJECT = 5;

/** "Music very much", "the film", "it", "Rome", "dogs"; "I don't need very much sugar" names an amount. */
function isLikedVeryMuch(verb: string, object: NounGroup): boolean {
  const { determiner, isPronoun, head, countability } = object;
  if (countability === 'uncountable') return determiner !== undefined || LIKING_OF_MATERIALS.test(verb);
  return determiner !== undefined || isPronoun || head.tag === 'NAME' || head.tag === 'NOUNS';
}

/** "Plays well tennis": what one plays without a determiner. */
const PLAYED =
  /^(?:tennis|football|basketball|volleyball|chess|golf|badminton|cricket|rugby|hockey|guitar|piano|violin|cards)$/;

/** "English" behind "speak well", "tennis" behind "play well". */
function isSkill(verb: string, adverb: string, { head, modifiers }: NounGroup): boolean {
  return (
    WITH_SKILL.test(verb) &&
    (head.tag === 'NAME' || PLAYED.test(head.lower)) &&
    modifiers.length === 0 &&
    MANNERS.includes(adverb)
  );
}

/** Whether the object is surely one: a pronoun, a group with its determiner, or what one likes or can do. */
function isWholeObject(verb: string, adverb: string, object: NounGroup): boolean {
  const { determiner, isPronoun, head, isTime, nounClass, from, to } = object;
  if (isTime || nounClass === 'time' || to - from > LONGEST_OBJECT) return false;
  // "In the very long term", "well enough English": adverbs of their own.
  if (head.lemma === 'term' || determiner?.lower === 'enough') return false;
  if (adverb === 'very much') return isLikedVeryMuch(verb, object);
  if (DEGREES.includes(adverb) && !LIKING.test(verb)) return false;
  return determiner !== undefined || isPronoun || isSkill(verb, adverb, object);
}

/** The noun group behind the adverb; in "like very much music", "much" is read as a part of it. */
function findObject(
  { sentence: { groups } }: RuleContext,
  verb: string,
  adverb: string,
  start: number,
): NounGroup | undefined {
  const nouns = groups.filter((group): group is NounGroup => group.kind === 'noun');
  const isMuchRead = adverb === 'very much' && LIKING_OF_MATERIALS.test(verb);
  return (
    nouns.find(({ from }) => from === start) ?? nouns.find(({ from }) => isMuchRead && from === start - 1)
  );
}

/** "I like very much the idea that we go": a long object may stand last. */
function goesOn(next: GrammarToken | undefined): boolean {
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
  if (!object || !isWholeObject(lemma, adverb, object) || goesOn(tokens[object.to])) return [];
  const written = getWritten(context, start, object.to);
  return createFinding(context, at + 1, object.to, `${written} ${adverb}`, {
    simple: `“${adverb}” comes after “${written}”.`,
    full: `The object follows its verb directly, and “${adverb}” comes after it: “${text} ${written} ${adverb}”.`,
  });
}

/** What one does with a thing at a place: "I buy there bread". */
const DONE_IN_A_PLACE =
  /^(?:buy|eat|grow|drink|find|meet|visit|learn|cook|sell|build|take|spend|make|celebrate)$/;

/** "Tomatoes", "a house", "Ana": not "it", "an hour" or "there bread", where the noun may go on. */
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
    simple: `“${place.lower}” comes after “${written}”.`,
    full: `The object follows its verb directly, and the place comes after it: “${verb.main.text} ${written} ${place.lower}”.`,
  });
}

export const ADVERB_BEFORE_OBJECT_RULE: GrammarRule = {
  id: 'adverb-before-object',
  kind: 'word-order',
  precision:
    'Only adverbs of the list between a verb and a short object with its determiner at the end of the clause.',
  find: findInClauses(checkAdverb, checkPlace),
};
