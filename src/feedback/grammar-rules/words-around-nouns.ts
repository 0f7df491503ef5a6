import type { GrammarToken } from '../grammar/tokens.ts';
import { getCountability } from '../lexicon/countability.ts';
import { chooseArticle, toPlural } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** "So a noisy wedding", "a so noisy hostel" → "such a noisy hostel". */
function checkSuch(context: RuleContext, so: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next, second, third] = [
    tokens[so.at - 1],
    tokens[so.at + 1],
    tokens[so.at + 2],
    tokens[so.at + 3],
  ];
  if (
    next &&
    /^(?:a|an)$/.test(next.lower) &&
    second?.tag === 'ADJ' &&
    third?.tag === 'NOUN' &&
    before?.tag !== 'MARK' &&
    so.at > 0
  ) {
    // "I was tired, so a quiet evening was right": behind a comma "so" joins clauses.
    const isClause =
      tokens.slice(third.at + 1).some(({ tag }) => /^(?:VERBS|PAST|MODAL)$/.test(tag)) &&
      !tokens.slice(third.at).some(({ lower }) => lower === 'that');
    if (isClause || before?.lemma !== 'be') return [];
    const right = `such ${next.lower} ${second.text}`;
    return createFinding(context, so.at, second.at + 1, right, {
      simple: `Before “${next.lower}” we use “such”: “${right} ${third.text}”.`,
      full: `“So” stands before an adjective alone; before a noun with its article it is “such”: “${right} ${third.text}”.`,
    });
  }
  if (before && /^(?:a|an)$/.test(before.lower) && next?.tag === 'ADJ' && second?.tag === 'NOUN') {
    const right = `such ${chooseArticle(next.lower)} ${next.text}`;
    return createFinding(context, before.at, next.at + 1, right, {
      simple: `“So” can't come after “${before.lower}”. “Such” comes before it: “${right} ${second.text}”.`,
      full: `“So” can't stand between article and adjective: “${right} ${second.text}”.`,
    });
  }
  return [];
}

/** Nouns without a determiner that are read as a name or a whole: "most of Europe", "most of mankind". */
const WHOLES =
  /^(?:time|day|year|life|town|mankind|humanity|society|nature|history|us|them|it|you|which|whom|what)$/;

/** "Most of students" → "most students". */
function checkMostOf(context: RuleContext, most: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [of, noun] = [tokens[most.at + 1], tokens[most.at + 2]];
  if (of?.lower !== 'of' || noun?.tag !== 'NOUNS') return [];
  if (!noun.isKnown || WHOLES.test(noun.lemma) || /^\p{Lu}/u.test(noun.text) || noun.possibleTags.has('NAME'))
    return [];
  // "The most of", "ten of", "those of": only the amount itself.
  if (/^(?:the|at)$/.test(tokens[most.at - 1]?.lower ?? '')) return [];
  return createFinding(context, most.at, noun.at + 1, `${most.text} ${noun.text}`, {
    simple: `After “${most.lower} of” we need “the”. In general it is “${most.lower} ${noun.text}”.`,
    full: `“${most.lower} of” needs a determiner before the noun; of ${noun.text} in general say “${most.lower} ${noun.text}”.`,
  });
}

/** "One of my neighbour" → "neighbours"; "the number of bee" → "bees". */
function checkPluralBehindOf(context: RuleContext, of: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const [before, start] = [tokens[of.at - 1], tokens[of.at - 2]];
  const isOne = before?.lower === 'one' && !/^(?:DET|ADJ|NOUN|NOUNS|NUM)$/.test(start?.tag ?? '');
  const isNumber =
    /^(?:number|variety|range|series|couple|majority)$/.test(before?.lower ?? '') &&
    /^(?:the|a|an|large|great|small|growing|huge)$/.test(start?.lower ?? '');
  const group = groups.find(({ kind, from }) => kind === 'preposition' && from === of.at);
  const object = group?.kind === 'preposition' ? group.object : undefined;
  if ((!isOne && !isNumber) || !object || object.members.length > 0 || object.isPronoun) return [];
  if (object.head.tag !== 'NOUN' || !object.head.isKnown || object.head.possibleTags.has('NOUNS')) return [];
  if (isOne && !/^(?:my|your|his|her|its|our|their|the|these|those)$/.test(object.determiner?.lower ?? ''))
    return [];
  if (!isOne && object.determiner) return [];
  if (getCountability(object.head.lemma) !== 'countable' || tokens[object.head.at + 1]?.lower === "'s")
    return [];
  // "One of the team", "one of the crew": a group of people is a whole.
  const next = tokens[object.to];
  if (object.nounClass === 'group' || /^(?:NOUNS?|NAME)$/.test(next?.tag ?? '')) return [];
  // "It was one of your pencil notes": the sentence has its verb already.
  const hasVerb = tokens.slice(0, of.at).some(({ tag }) => /^(?:VERBS?|PAST|MODAL)$/.test(tag));
  if (hasVerb && next?.possibleTags.has('NOUNS')) return [];
  const right = toPlural(object.head.lemma);
  const written = [getWritten(context, of.at + 1, object.head.at), right].filter(Boolean).join(' ');
  return createWordFinding(context, object.head, right, {
    simple: `After “${before?.lower} of” there are more than one: “${right}”.`,
    full: `“${before?.lower} of” is followed by a plural noun: “${written}”.`,
  });
}

/** "At my uncles house" → "my uncle's house"; "my parents room" → "my parents' room". */
function checkOwners(context: RuleContext, owners: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [my, before] = [tokens[owners.at - 1], tokens[owners.at - 2]];
  const [thing, next] = [tokens[owners.at + 1], tokens[owners.at + 2]];
  if (!/^(?:my|your|his|her|our|their)$/.test(my?.lower ?? '') || !thing) return [];
  const isNoun = /^NOUNS?$/.test(thing.tag) || /^(?:house|phone|room|name|book)$/.test(thing.lower);
  if (!isNoun || !OWNED.test(thing.lemma) || thing.possibleTags.has('ADJ') || KIND_OF_THING.test(thing.lemma))
    return [];
  if (next && !/^(?:MARK|PREP|VERBS|PAST|MODAL|AND|SUBORD|ADV|REL)$/.test(next.tag)) return [];
  // "My parents phone me", "I gave my friends books": a verb, or a second object.
  const canBeVerb = thing.possibleTags.has('VERB');
  const isBehindPreposition =
    /^(?:at|in|to|from|near|of|with|on|behind)$/.test(before?.lower ?? '') || before?.lemma === 'be';
  if ((canBeVerb || thing.tag === 'NOUNS') && !isBehindPreposition) return [];
  if (before && /^(?:VERBS?|PAST|EN|ING)$/.test(before.tag) && takes(before.lemma, 'oo')) return [];
  const areMany = /^(?:grand)?parents$/.test(owners.lower);
  const right = areMany ? `${owners.text}'` : `${owners.text.slice(0, -1)}'s`;
  return createWordFinding(context, owners, right, {
    simple: `Whose ${thing.lower}? The owner has an apostrophe: “${right} ${thing.text}”.`,
    full: `The possessive is written with an apostrophe: “${right} ${thing.text}”.`,
  });
}

/** "Peoples opinions" → "people's opinions"; "childrens books" → "children's books". */
function checkManyOwners(context: RuleContext, owners: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [thing, next] = [tokens[owners.at + 1], tokens[owners.at + 2]];
  if (!thing || !/^NOUNS?$/.test(thing.tag) || /^(?:NOUNS?|POSS)$/.test(next?.tag ?? '')) return [];
  if (owners.lower === 'peoples' && !OF_PEOPLE.test(thing.lemma)) return [];
  const right = `${owners.text.slice(0, -1)}'s`;
  return createWordFinding(context, owners, right, {
    simple: `Whose ${thing.lower}? We write “${right} ${thing.text}”, with an apostrophe.`,
    full: `A plural without -s takes ’s for the possessive: “${right} ${thing.text}”.`,
  });
}

/** "Peoples" are nations too, and "the peoples republic" is a name. */
const OF_PEOPLE =
  /^(?:opinion|life|mind|health|home|house|job|feeling|need|behaviour|behavior|money|problem|idea|attitude|habit|eye|face|name|work|time|safety|phone|lifestyle|choice|privacy|mood)$/;

/** "Over it's baby" → "its": a preposition before, a noun behind. */
function checkIts(context: RuleContext, it: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, is, noun, next] = [
    tokens[it.at - 1],
    tokens[it.at + 1],
    tokens[it.at + 2],
    tokens[it.at + 3],
  ];
  if (
    is?.lower !== "'s" ||
    before?.tag !== 'PREP' ||
    /^(?:like|than|as|before|after|since|until|till)$/.test(before.lower)
  )
    return [];
  if (
    !noun ||
    !/^(?:NOUN|NOUNS)$/.test(noun.tag) ||
    noun.possibleTags.has('ADJ') ||
    noun.possibleTags.has('ING')
  )
    return [];
  if (next && !/^(?:MARK|PREP|AND|VERB|VERBS|PAST|ADV)$/.test(next.tag)) return [];
  return createFinding(context, it.at, is.at + 1, 'its', {
    simple: `“It's” means “it is”. Here it belongs to something: “its ${noun.text}”.`,
    full: `“Its” shows what belongs to it; “it's” is short for “it is”.`,
  });
}

/** "For you and I" → "for you and me". */
function checkAndI(context: RuleContext, i: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [and, other, preposition, next] = [
    tokens[i.at - 1],
    tokens[i.at - 2],
    tokens[i.at - 3],
    tokens[i.at + 1],
  ];
  if (and?.lower !== 'and' || !/^(?:PRON|NAME)$/.test(other?.tag ?? '')) return [];
  if (preposition?.tag !== 'PREP' || !/^(?:for|between|with|to|from|about|at|of|by)$/.test(preposition.lower))
    return [];
  // "He says 'between you and I'": words that are talked about.
  if ((next && next.tag !== 'MARK') || /["“”‘’']/.test(`${next?.text}${tokens[preposition.at - 1]?.text}`))
    return [];
  return createWordFinding(context, i, 'me', {
    simple: `After “${preposition.lower}” we say “me”: “${other?.text} and me”.`,
    full: `After the preposition “${preposition.lower}”, both pronouns are objects: “${other?.text} and me”.`,
  });
}

/** Persons who own things. */
const OWNER =
  'sister brother mother father mum mom dad uncle aunt cousin grandmother grandfather grandma grandpa wife husband daughter son boyfriend girlfriend friend neighbour neighbor colleague classmate flatmate roommate nephew niece';
/** "Mother tongue", "sister company": the words for a person and a thing are one word. */
const KIND_OF_THING =
  /^(?:tongue|figure|country|ship|hen|company|firm|group|circle|list|request|zone|board|language|organ|network|society|nature)$/;
/** "My sister phone", "my friend idea": what persons have. */
const OWNED =
  /^(?:phone|car|house|home|flat|apartment|room|bedroom|kitchen|garden|bag|bike|bicycle|computer|laptop|tablet|name|birthday|wedding|party|job|school|office|shop|farm|dog|cat|horse|dress|shirt|jacket|coat|shoe|hat|hair|face|voice|hand|eye|book|watch|ring|camera|guitar|bed|desk|chair|number|address|email|story|idea|advice|opinion|family|village|town|restaurant|food|cake|soup|recipe|money|friend|husband|wife|son|daughter|brother|sister|mother|father|boyfriend|girlfriend|boss|motorbike|scooter|boat|present|photo|letter|teacher|class|toy|ball|cooking|kitten|puppy|shop|life|opinion|feeling|mind|health|behaviour|dream|mobile)$/;
/** Verbs that a person and a base form follow: "made my sister phone her". */
const WITH_BASE_FORM = /^(?:let|make|help|see|hear|watch|feel|have|notice)$/;

/** "My sister phone" → "my sister's phone"; "at my friend house" → "my friend's house". */
function checkOwner(context: RuleContext, owner: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (owner.tag !== 'NOUN') return [];
  const start = tokens[owner.at - 1]?.tag === 'ADJ' ? owner.at - 2 : owner.at - 1;
  const [my, before] = [tokens[start], tokens[start - 1]];
  const [thing, next] = [tokens[owner.at + 1], tokens[owner.at + 2]];
  if (!/^(?:my|your|his|her|our|their)$/.test(my?.lower ?? '') || !thing || !/^NOUNS?$/.test(thing.tag))
    return [];
  if (!OWNED.test(thing.lemma) || KIND_OF_THING.test(thing.lemma)) return [];
  if (next && !/^(?:MARK|PREP|VERBS|PAST|MODAL|AND|SUBORD|ADV|REL)$/.test(next.tag)) return [];
  // "My sister phones", "I saw my brother book a room", "she told my brother names": a verb, a second object.
  const isObject =
    before !== undefined && /^(?:VERBS?|PAST|EN|ING)$/.test(before.tag) && before.lemma !== 'be';
  const canBeVerb = thing.possibleTags.has('VERB') || thing.possibleTags.has('VERBS');
  const hasVerb = tokens.some(({ tag, at }) => /^(?:VERBS?|PAST|MODAL)$/.test(tag) && at !== thing.at);
  if (canBeVerb && !hasVerb) return [];
  // "I heard my mother cooking": only what one likes or compares is surely her cooking.
  if (thing.lower === 'cooking' && !/^(?:like|love|miss|than|of)$/.test(before?.lemma ?? '')) return [];
  if (/^(?:brother|sister)$/.test(thing.lower) && owner.lower === 'cousin') return [];
  if (isObject && (thing.tag === 'NOUNS' || canBeVerb || WITH_BASE_FORM.test(before.lemma))) return [];
  if (isObject && takes(before.lemma, 'oo')) return [];
  const right = `${owner.text}'s`;
  // The reason speaks to the learner: "my sister" is "your sister".
  const determiner = my?.lower === 'my' ? 'your' : my?.lower;
  return createWordFinding(context, owner, right, {
    simple: `The ${thing.lower} belongs to ${determiner} ${owner.lower}: “${right} ${thing.text}”.`,
    full: `To show who owns it, the noun has ’s: “${right} ${thing.text}”.`,
  });
}

/** "A lot of fishes" → "fish"; kinds of fish may be "fishes". */
function checkFishes(context: RuleContext, fishes: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (fishes.tag === 'VERBS') return [];
  if (tokens.some(({ lower }) => /^(?:species|kinds?|loaves|types|family|five)$/.test(lower))) return [];
  const before = tokens[fishes.at - 1];
  const isCounted = before?.tag === 'NUM' || /^(?:many|some|of|several|few|more)$/.test(before?.lower ?? '');
  const isCaught = /^(?:catch|eat|see|buy|cook|sell|like)$/.test(before?.lemma ?? '');
  // "Are the fishes big?", "he fishes in the lake".
  if (fishes.lower === 'fishes' && !isCounted && !isCaught) return [];
  const right = fishes.lower.replace(/e?s$/, '');
  return createWordFinding(context, fishes, right, {
    simple: `One ${right}, two ${right}: the word stays the same, “${right}”.`,
    full: `“${right}” has the same form in the plural.`,
  });
}

/** "I found eighteen of it" → "of them": more than one is counted. */
function checkOfIt(context: RuleContext, it: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [number, of, next] = [tokens[it.at - 2], tokens[it.at - 1], tokens[it.at + 1]];
  if (of?.lower !== 'of' || number?.tag !== 'NUM') return [];
  if (/^(?:one|half|quarter|third|\d+%?)$/.test(number.lower) || (next && next.tag !== 'MARK')) return [];
  return createWordFinding(context, it, 'them', {
    simple: `“${number.text}” is more than one, so we say “them”.`,
    full: `What is counted is plural, so the pronoun is “them”: “${number.text} of them”.`,
  });
}

/** "A twelve-years-old girl" → "a twelve-year-old girl". */
function checkYearsOld(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const found = /^([a-z]+)-years-olds?$/.exec(word.lower);
  const next = context.sentence.tokens[word.at + 1];
  if (!found || !/^NOUNS?$/.test(next?.tag ?? '')) return [];
  const right = `${word.text.slice(0, found[1]?.length)}-year-old`;
  return createWordFinding(context, word, right, {
    simple: `Before a noun it is “year”, without -s: “${right} ${next?.text}”.`,
    full: `A number with its noun before another noun has no plural: “${right} ${next?.text}”.`,
  });
}

export const WORDS_AROUND_NOUNS_RULE: GrammarRule = {
  id: 'words-around-nouns',
  kind: 'pronoun',
  precision: 'Only where the words before and behind a noun or pronoun leave one reading.',
  at: [
    atWords(OWNER, checkOwner),
    atWords(`${OWNER} parent grandparent`.replaceAll(/(?= |$)/g, 's'), checkOwners),
    atWords('peoples childrens womens', checkManyOwners),
    atWords('so', checkSuch),
    atWords('most some many few several', checkMostOf),
    atWords('of', checkPluralBehindOf),
    atWords('it', checkIts),
    atWords('i', checkAndI),
    atWords('it', checkOfIt),
    atWords('fishes sheeps deers aircrafts', checkFishes),
  ],
  find: findInWords(checkYearsOld),
};
