// Corrects a singular noun where the words around it speak of many: “two older sister” → “two older sisters”,
// “hundreds of bird” → “hundreds of birds”, “I like dog” → “I like dogs”. The rule that uses these checks is
// in determiners.ts.

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { findGender } from '../grammar/noun-gender.ts';
import { createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { getCountability } from '../lexicon/countability.ts';
import { findEntry } from '../lexicon/english.ts';
import { toPlural } from '../lexicon/inflection.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

/**
 * Whether a noun of the lexicon can only be singular: not "sheep", and not "Chinese", an adjective as well.
 */
export function isSurelySingular(token: GrammarToken | undefined): token is GrammarToken {
  return (
    token?.tag === 'NOUN' &&
    token.isInLexicon &&
    !token.possibleTags.has('NOUNS') &&
    !token.possibleTags.has('ADJ')
  );
}

/**
 * Whether there can be two: books, brothers. Words with a gender, such as "uncle", are persons, who are
 * counted.
 */
export function isCountable({ lemma }: GrammarToken): boolean {
  return getCountability(lemma) === 'countable' || findGender(lemma) !== undefined;
}

/** The noun that a determiner belongs to, with at most three adjectives between. */
export function findNounAfter(tokens: readonly GrammarToken[], at: number): GrammarToken | undefined {
  let index = at + 1;
  while (index <= at + 3 && tokens[index]?.tag === 'ADJ') index++;
  const noun = tokens[index];
  if (noun?.tag !== 'NOUN' && noun?.tag !== 'NOUNS') return undefined;
  // In "other ticket offices", the determiner belongs to the noun after "ticket".
  return /^(?:NOUN|NOUNS|NAME|POSS|NUM)$/.test(tokens[index + 1]?.tag ?? '') ? undefined : noun;
}

/** Whether a plural follows in any case, as after "three", "several" and "hundreds of", but not "more". */
function countsAlways(amount: string): boolean {
  return !/^(?:more(?: and more)?|some|different|full of|lots of|plenty of|kilos? of|bag of|box of)$/.test(
    amount,
  );
}

/** Corrects a noun to its plural, because of an amount before it: "three [shop → shops]". */
function pluralise(context: RuleContext, head: GrammarToken, amount: string): readonly GrammarFinding[] {
  const right = toPlural(head.lemma);
  const ofMany =
    amount === 'different'
      ? `“Different” without “a” is about several, so the noun is plural: “${right}”.`
      : `We can count ${right}, so the noun is plural after “${amount}”.`;
  return createWordFinding(context, head, right, {
    simple: `With “${amount}” we mean more than one here, so we say “${right}”.`,
    full: countsAlways(amount) ? `After “${amount}” the noun is plural: “${right}”.` : ofMany,
  });
}

/** Words that a plural follows. */
const WORDS_OF_MANY = /^(?:many|several|these|those|both|few|various|numerous)$/;
const CARDINALS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)$/;
/** Nouns that can be singular after a number: "two hundred", "six foot tall". */
const SINGULAR_AFTER_NUMBER = /^(?:hundred|thousand|million|dozen|percent|foot|kind)$/;

/**
 * Not marked: "two ticket offices", "ten-minute walk", "five star hotels". The next word may be the noun
 * counted.
 */
function mayBelongToNext(next: GrammarToken | undefined): boolean {
  return (
    next !== undefined && (next.text === '-' || /^(?:NOUNS?|NAME|NUM|POSS|VERBS|ADJ|ING|EN)$/.test(next.tag))
  );
}

/** The word of a group that says that there are many; undefined where another says that there is one. */
function findAmount({ determiner, modifiers }: NounGroup): GrammarToken | undefined {
  const words = [determiner, ...modifiers].flatMap((word) => (word ? [word] : []));
  // Right: "many a man", "every two week period".
  if (words.some(({ lower }) => /^(?:a|an|one|every|each)$/.test(lower))) return undefined;
  return words.find(({ lower }) => WORDS_OF_MANY.test(lower) || CARDINALS.test(lower));
}

const OBJECT_PRONOUN = /^(?:me|you|him|her|us|them)$/;

/** Not marked here: "We haven't many time", "saves us many time", where "much" is meant, and not "times". */
function isMuchMeant(
  tokens: readonly GrammarToken[],
  amount: GrammarToken,
  { lower }: GrammarToken,
): boolean {
  const isWhose = OBJECT_PRONOUN.test(tokens[amount.at - 1]?.lower ?? '');
  const before = tokens[amount.at - (isWhose ? 2 : 1)]?.lemma ?? '';
  return (
    lower === 'time' &&
    amount.lower === 'many' &&
    /^(?:have|get|need|spend|waste|take|save|lose|n't|not)$/.test(before)
  );
}

/** "Two older [sister → sisters]", "several [shop → shops]". */
export function checkPlural(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { head, modifiers } = group;
  if (!isSurelySingular(head) || head.at !== group.to - 1 || group.members.length > 0 || !isCountable(head))
    return [];
  if (SINGULAR_AFTER_NUMBER.test(head.lemma) || mayBelongToNext(tokens[group.to])) return [];
  if (modifiers.some(({ tag }) => tag === 'NOUN' || tag === 'NOUNS')) return [];
  const amount = findAmount(group);
  if (!amount) return [];
  // Right: "both brother and sister".
  if (/^(?:both|few)$/.test(amount.lower) && tokens[group.to]?.tag === 'AND') return [];
  // Right: "the number two bus", "a category five storm".
  if (
    /^(?:number|category|class|level|grade|stage)$/.test(tokens[amount.at - 1]?.lower ?? '') ||
    isMuchMeant(tokens, amount, head)
  )
    return [];
  // Not marked: "these book". It may be meant as "this book".
  if (/^(?:these|those)$/.test(amount.lower) && modifiers.length === 0) return [];
  return pluralise(context, head, amount.lower);
}

const isThere = createWordTest('there');

/** "They sell different [kind → kinds] of food", "in various [way → ways]". */
export function checkKinds(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (noun?.tag !== 'NOUN' || !/^(?:kind|type|way|place|reason|thing|part)$/.test(noun.lower)) return [];
  // Right: "in a different way". Directly after a verb or a preposition, there is no article.
  if (!before || !/^(?:VERB|VERBS|PAST|PREP|EN)$/.test(before.tag)) return [];
  if (next && /^(?:NOUN|NOUNS|NAME)$/.test(next.tag)) return [];
  // "It is different kind of exam": one is meant. In "there is different kind", the verb is wrong as well.
  if (word.lower === 'different' && /^(?:is|was|'s)$/.test(before.lower) && !isThere(tokens[word.at - 2]))
    return createWordFinding(context, word, 'a different', {
      simple: `You mean one ${noun.lower}, so we say “a different ${noun.lower}”.`,
      full: `“${noun.lower}” is countable and singular, so it needs an article: “a different ${noun.lower}”.`,
    });
  return pluralise(context, noun, word.lower);
}

/** True for "student", "sister"; not for "guide", which is a verb as well. */
function namesCountablePerson(noun: GrammarToken): boolean {
  const isPerson = findGender(noun.lemma) !== undefined || findEntry(noun.lemma)?.nounClass === 'person';
  return isPerson && isCountable(noun) && !noun.possibleTags.has('VERB');
}

/**
 * True for "more student would", "some student were"; not for "more teacher than friend", "some student has".
 */
function isBeforePluralVerb({ lower }: GrammarToken, next: GrammarToken | undefined): boolean {
  if (lower === 'more') return /^(?:MODAL|VERB)$/.test(next?.tag ?? '');
  return /^(?:are|were|have|do)$/.test(next?.lower ?? '');
}

/** "More [student → students] would eat there"; "some [student → students] have to go". */
export function checkMorePeople(context: RuleContext, amount: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const noun = findNounAfter(tokens, amount.at);
  if (!isSurelySingular(noun) || !namesCountablePerson(noun)) return [];
  const before = tokens[amount.at - 1];
  if (before && !/^(?:MARK|SUBORD|AND|VERBS?|PAST|PREP|THERE)$/.test(before.tag)) return [];
  if (!isBeforePluralVerb(amount, tokens[noun.at + 1])) return [];
  const isRising =
    before?.tag === 'AND' && tokens[amount.at - 2]?.lower === 'more' && amount.lower === 'more';
  return pluralise(context, noun, isRising ? 'more and more' : amount.lower);
}

/** True for "three", "several", "12"; not for "1". */
function countsMany({ lower }: GrammarToken): boolean {
  return lower !== '1' && (CARDINALS.test(lower) || /^(?:many|several|\d+)$/.test(lower));
}

/**
 * True after "three time" at the end and in "three time a week"; not in "three time zones", "three
 * time-outs".
 */
function endsCount(next: GrammarToken | undefined): boolean {
  if (!next) return true;
  return /^(?:MARK|AND|SUBORD|DET|PREP)$/.test(next.tag) && !/^(?:of|-|:)$/.test(next.lower);
}

/** "I called three [time → times]". */
export function checkTimes(context: RuleContext, time: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, amount, next] = [tokens[time.at - 2], tokens[time.at - 1], tokens[time.at + 1]];
  // Not marked here: "so many time", where "much" may be meant.
  if (!amount || !countsMany(amount) || /^(?:-|too|so|how)$/.test(before?.lower ?? '')) return [];
  return endsCount(next) && !isMuchMeant(tokens, amount, time) ? pluralise(context, time, amount.lower) : [];
}

/** Verbs after which "some" is an amount. Right: "married some man", where it means one that is not known. */
const VERBS_OF_AMOUNT =
  /^(?:buy|need|want|have|make|eat|visit|take|get|bring|learn|invite|sell|carry|collect)$/;

/** "She bought some [book → books] for her children". */
export function checkSomeThings(context: RuleContext, some: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const noun = findNounAfter(tokens, some.at);
  if (!isSurelySingular(noun) || !VERBS_OF_AMOUNT.test(tokens[some.at - 1]?.lemma ?? '')) return [];
  const { nounClass } = findEntry(noun.lemma) ?? {};
  if (!isCountable(noun) || !(nounClass === 'thing' || nounClass === 'person' || nounClass === 'place'))
    return [];
  const next = tokens[noun.at + 1];
  if (next && !/^(?:[.,!?]|for|and|from|in|at|with|because|yesterday)$/.test(next.lower)) return [];
  return pluralise(context, noun, some.lower);
}

/** Words before "of" that a plural of a counted noun follows; also "full", as in "full of people". */
const AMOUNTS_OF_MANY =
  /^(?:full|hundreds|thousands|dozens|millions|group|groups|pair|bunch|lots|kilos|kilo|bag|box|list|crowd|collection|plenty)$/;
/** Food that the lexicon also knows as a material, but that is counted after these words. */
const COUNTED_FOOD = /^(?:tomato|potato|apple|banana|orange|onion|carrot|egg|lemon|mango)$/;

/** "Hundreds of [bird → birds]", "a group of [tourist → tourists]", "three kilos of [tomato → tomatoes]". */
export function checkAfterOf(context: RuleContext, of: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const amount = tokens[of.at - 1];
  if (!amount || !AMOUNTS_OF_MANY.test(amount.lower)) return [];
  const noun = findNounAfter(tokens, of.at);
  // At most one adjective: "hundreds of small bird".
  if (!isSurelySingular(noun) || noun.at > of.at + 2) return [];
  if (!COUNTED_FOOD.test(noun.lemma) && !isCountable(noun)) return [];
  const next = tokens[noun.at + 1];
  if (next && !/^(?:MARK|PREP|AND|PAST|VERB|TO)$/.test(next.tag)) return [];
  return pluralise(context, noun, `${amount.lower} of`);
}

/** Verbs whose object is meant in general: "I like dogs". */
const VERBS_OF_TASTE = /^(?:like|love|hate|collect|prefer|adore)$/;
/** Counted things and animals that people like in general. Not marked: "I like fish", which can be food. */
const LIKED_IN_GENERAL =
  /^(?:dog|cat|horse|bird|animal|snake|spider|insect|mouse|rabbit|monkey|elephant|apple|banana|strawberry|grape|vegetable|flower|book|comic|film|movie|cartoon|song|game|stamp|coin|sticker|doll|toy|sweet|biscuit|cookie|sandwich|burger|pancake|noodle|motorbike|train|plane|shoe|dress|puzzle|museum|mountain|star|mushroom|egg|bean|olive)$/;

/** "I like [dog → dogs]". */
export function checkGeneric(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const [object] = complements;
  if (!verb || !VERBS_OF_TASTE.test(verb.main.lemma) || verb.main.tag === 'ING') return [];
  if (object?.kind !== 'noun' || object.from !== verb.to || object.determiner || object.members.length > 0)
    return [];
  const { head } = object;
  if (!isSurelySingular(head) || !LIKED_IN_GENERAL.test(head.lemma)) return [];
  // Not marked: "I like action film", with a noun before the noun.
  if (object.modifiers.some(({ tag }) => tag !== 'ADJ')) return [];
  const next = context.sentence.tokens[object.to];
  if (next && !/^(?:MARK|AND|SUBORD|ADV)$/.test(next.tag)) return [];
  const right = toPlural(head.lemma);
  return createWordFinding(context, head, right, {
    simple: `You mean all of them, so it is more than one: “${right}”.`,
    full: `A countable noun with a general meaning is usually plural: “${verb.main.lemma} ${right}”.`,
  });
}
