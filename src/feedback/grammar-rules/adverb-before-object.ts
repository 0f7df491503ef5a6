import type { Clause, NounGroup } from '../grammar/groups.ts';
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
/** Adverbs of manner, which stand behind the object: "play the oud very well". */
const MANNERS = [
  ...['very', 'really', 'quite', 'so', 'too'].flatMap((degree) =>
    ['well', 'badly', 'slowly', 'quickly', 'carefully', 'fluently'].map((adverb) => `${degree} ${adverb}`),
  ),
  ...['well', 'badly', 'slowly', 'quickly', 'carefully', 'fluently', 'perfectly'],
];
/** The words of each adverb, by the first of them. */
const PHRASES: ReadonlyMap<string, readonly (readonly string[])[]> = groupByFirstWord(
  [...DEGREES, ...MANNERS].map((phrase) => phrase.split(' ')),
);
const LIKED = /^(?:like|love|enjoy|hate|want|miss|appreciate|admire)$/;
/** Verbs after which a language or a game stands without a determiner: "speaks well English". */
const WITH_SKILL = /^(?:speak|know|understand|write|read|play|sing|cook)$/;
const LONGEST_OBJECT = 5;

function groupByFirstWord(phrases: readonly (readonly string[])[]) {
  const groups = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase;
    groups.set(first, [...(groups.get(first) ?? []), phrase]);
  }
  return groups;
}

/** Whether the object is surely one: a pronoun, a group with its determiner, or what one likes or can do. */
function isWholeObject(verb: string, adverb: string, object: NounGroup): boolean {
  const { determiner, isPronoun, head, modifiers, countability } = object;
  if (object.isTime || object.nounClass === 'time' || head.lemma === 'term') return false;
  // "Well enough English" has an adverb of its own.
  if (determiner?.lower === 'enough') return false;
  if (adverb === 'very much') {
    // "I don't need very much sugar": an amount.
    if (countability === 'uncountable' && !determiner && !/^(?:like|love|enjoy|miss)$/.test(verb))
      return false;
    return (
      determiner !== undefined ||
      isPronoun ||
      head.tag === 'NAME' ||
      head.tag === 'NOUNS' ||
      countability === 'uncountable'
    );
  }
  if (determiner || isPronoun) return true;
  return WITH_SKILL.test(verb) && head.tag === 'NAME' && modifiers.length === 0 && MANNERS.includes(adverb);
}

/** "I like very much this cartoon" → "I like this cartoon very much". */
function checkClause(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (!verb || verb.isPassive || verb.particle || verb.main.lemma === 'be') return [];
  const first = verb.main.at + 1;
  const words = PHRASES.get(tokens[first]?.lower ?? '')?.find((phrase) =>
    phrase.every((word, at) => tokens[first + at]?.lower === word),
  );
  if (!words) return [];
  const adverb = words.join(' ');
  const start = first + words.length;
  // In "like very much music", "much" is read as a part of the group.
  const isRead = adverb === 'very much' && /^(?:like|love|enjoy|miss)$/.test(verb.main.lemma);
  const object =
    groups.find(({ kind, from }) => kind === 'noun' && from === start) ??
    groups.find(({ kind, from }) => isRead && kind === 'noun' && from === start - 1);
  if (object?.kind !== 'noun' || object.to - object.from > LONGEST_OBJECT) return [];
  if (DEGREES.includes(adverb) && adverb !== 'very much' && !LIKED.test(verb.main.lemma)) return [];
  if (!isWholeObject(verb.main.lemma, adverb, object)) return [];
  // A long object may stand last: "I like very much the idea that we go".
  const next = tokens[object.to];
  if (next && !/^(?:MARK|AND)$/.test(next.tag) && !/^(?:because|when|but)$/.test(next.lower)) return [];
  const written = getWritten(context, start, object.to);
  return createFinding(context, first, object.to, `${written} ${adverb}`, {
    simple: `“${adverb}” comes after “${written}”.`,
    full: `The object follows its verb directly, and “${adverb}” comes after it: “${verb.main.text} ${written} ${adverb}”.`,
  });
}

const DONE_IN_A_PLACE =
  /^(?:buy|eat|grow|drink|find|meet|visit|learn|cook|sell|build|take|spend|make|celebrate)$/;

/** "I grow there tomatoes" → "grow tomatoes there". */
function checkPlace(context: RuleContext, { verb, subject }: Clause): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (
    !verb?.finite ||
    !subject?.isPronoun ||
    verb.isPassive ||
    verb.particle ||
    !DONE_IN_A_PLACE.test(verb.main.lemma)
  )
    return [];
  const place = tokens[verb.main.at + 1];
  if (!place || !/^(?:there|here)$/.test(place.lower)) return [];
  const object = groups.find(({ kind, from }) => kind === 'noun' && from === place.at + 1);
  if (object?.kind !== 'noun' || object.isTime || object.nounClass === 'time' || object.isPronoun) return [];
  if (!object.determiner && !/^(?:NOUNS|NAME)$/.test(object.head.tag)) return [];
  const end = tokens[object.to];
  if (!end || !/^[.!,]$/.test(end.text)) return [];
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
  find: findInClauses(checkClause, checkPlace),
};
