// Corrects “have” or “be” without “there”, for what is in a place: “In my street have many shops” → “In my
// street there are many shops”, “There had a lot of people” → “There were a lot of people”. The rule is in
// missing-subject.ts.

import type { Group, NounGroup, PrepositionalGroup, SentenceAnalysis } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  findTenseInContext,
  type GrammarFinding,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Determiners of a particular place: "in my street". */
const DETERMINERS_OF_PLACE = /^(?:my|our|this|your|his|her|their)$/;
/** Determiners of a noun that was not mentioned before. */
const AMOUNTS_OF_NEW = /^(?:a|an|some|many|much|several|no|few|any|lot|lots|plenty)$/;
/** "Next" is that of "next to". */
const PLACE_PREPOSITIONS = /^(?:in|on|at|near|behind|next|under|opposite|beside|between|inside)$/;

/** Whether the group can tell where something is: "in my street". */
function isPlace(group: Group | undefined): group is PrepositionalGroup & { object: NounGroup } {
  return group?.kind === 'preposition' && group.role !== 'time' && group.object?.isTime === false;
}

/** True for "a table", "two bakeries", "many shops": a noun that was not mentioned before. */
function isNew({ determiner, isPronoun, members, head }: NounGroup): boolean {
  if (isPronoun) return false;
  const [first] = members;
  if (first) return isNew(first);
  return head.tag !== 'NAME' && (determiner?.tag === 'NUM' || AMOUNTS_OF_NEW.test(determiner?.lower ?? ''));
}

/** The noun that is said to exist, directly after a form of "have" or "be": "have two bakeries". */
interface Existence {
  verb: GrammarToken;
  noun: NounGroup;
  /** Whether "there are" is meant, and not "there is". */
  isMany: boolean;
  /** The group after the noun. */
  following: Group | undefined;
}

/** Whether a noun is plural; undefined where neither the lexicon nor its ending says. */
function readIsMany({ number, head }: NounGroup): boolean | undefined {
  if (number === 'plural' || head.lower === 'people') return true;
  if (number === 'singular') return false;
  return head.tag === 'NOUNS' ? true : undefined;
}

/** Reads "have two bakeries" from the verb on; undefined in a question, or where the noun is not new. */
function readExistence({ sentence }: RuleContext, verb: GrammarToken): Existence | undefined {
  const { groups, isQuestion, tokens } = sentence;
  if (isQuestion || tokens.at(-1)?.text === '?') return undefined;
  const noun = groups.find(
    (group): group is NounGroup => group.kind === 'noun' && group.from === verb.at + 1,
  );
  if (!noun || !isNew(noun)) return undefined;
  const isMany = readIsMany(noun.members[0] ?? noun);
  if (isMany === undefined) return undefined;
  return { verb, noun, isMany, following: groups.find(({ from }) => from === noun.to) };
}

/** True for "in my street"; not for "in 1905" or "in the morning the industry". */
function isParticularPlace(
  { from, to, preposition, object }: PrepositionalGroup,
  { tokens }: SentenceAnalysis,
): boolean {
  if (!object || !PLACE_PREPOSITIONS.test(preposition.lower) || object.nounClass === 'idea') return false;
  const words = tokens.slice(from, to);
  // Right: "In the city the industry had few studios". The second determiner opens the subject.
  const hasOneDeterminer = words.filter(({ tag }) => tag === 'DET').length <= 1;
  const isParticular = object.determiner !== undefined || object.head.tag === 'NAME';
  return isParticular && hasOneDeterminer && !words.some(({ tag }) => tag === 'NUM');
}

/** Whether a place opens the sentence and ends before the verb: "In my street have many shops". */
function opensWithPlace({ sentence }: RuleContext, { verb, isMany }: Existence): boolean {
  const [first, ...groups] = sentence.groups.filter(({ to }) => to <= verb.at);
  if (!isPlace(first) || !isParticularPlace(first, sentence)) return false;
  // "In the garden behind our house usually have many birds".
  const [adverb] = groups.slice(isPlace(groups[0]) ? 1 : 0);
  if (adverb && !(adverb.kind === 'word' && adverb.head.tag === 'ADV' && adverb.to === verb.at)) return false;
  // Right: "In my hand is a letter", and "In London have a walk", which tells what to do.
  return verb.lemma === 'have' && (verb.lower !== 'have' || isMany);
}

/**
 * Whether a sentence begins with the verb and could not ask to do something: "Have two bakeries in my
 * street".
 */
function opensSentence(
  { before, sentence }: RuleContext,
  { verb, noun, isMany, following }: Existence,
): boolean {
  if (verb.at !== 0 || !isPlace(following) || noun.nounClass === 'time') return false;
  const { preposition, object } = following;
  if (verb.lemma === 'be')
    return sentence.tokens.at(-1)?.text === '.' && PLACE_PREPOSITIONS.test(preposition.lower);
  const isOwn =
    /^(?:in|near)$/.test(preposition.lower) && DETERMINERS_OF_PLACE.test(object.determiner?.lower ?? '');
  // Right: "Have two eggs for breakfast", a command; so may be a sentence with "have" that follows another.
  return verb.lower === 'have' && isOwn && isMany && (before.length === 0 || noun.nounClass === 'place');
}

/** True for "There had", where "there" opens the sentence or a clause. */
function followsThere({ tokens }: SentenceAnalysis, { at, lemma }: GrammarToken): boolean {
  const there = tokens[at - 1];
  if (lemma !== 'have' || there?.lower !== 'there') return false;
  return there.at === 0 || /^(?:MARK|AND|SUBORD)$/.test(tokens[there.at - 1]?.tag ?? '');
}

/** True for "It have many shops in my city", the first sentence, so that "it" refers to nothing. */
function followsEmptyIt(
  { sentence, before }: RuleContext,
  { verb, noun, isMany, following }: Existence,
): boolean {
  const it = sentence.tokens[verb.at - 1];
  if (it?.at !== 0 || it.lower !== 'it' || before.length > 0) return false;
  const isInOwnPlace =
    isPlace(following) && DETERMINERS_OF_PLACE.test(following.object.determiner?.lower ?? '');
  return isInOwnPlace && isMany && noun.nounClass !== 'time';
}

/**
 * "[There had → There were] a lot of people", "In my street [have → there are] many shops",
 * "[Is → There is] a small park behind my house".
 */
export function checkThere(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const found = readExistence(context, verb);
  if (!found) return [];
  const isBaseForm = verb.lower === 'have';
  const isPast = verb.tag === 'PAST' || (isBaseForm && findTenseInContext(context, verb.at, 'be') === 'past');
  const right = `there ${found.isMany ? (isPast ? 'were' : 'are') : isPast ? 'was' : 'is'}`;
  const thing = getWritten(context, found.noun.from, found.noun.to);
  const report = (from: number) =>
    createFinding(context, from, verb.at + 1, right, {
      simple: `To say that something is in a place, we use “${right}”: “${right} ${thing}”.`,
      full: `The sentence tells what is in a place, so it begins with “there”: “${right} ${thing}”.`,
    });
  if (followsThere(context.sentence, verb) || followsEmptyIt(context, found)) return report(verb.at - 1);
  return opensWithPlace(context, found) || opensSentence(context, found) ? report(verb.at) : [];
}
