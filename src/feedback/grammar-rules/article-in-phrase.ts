// Corrects a missing article in phrases: “such convincing argument” → “such a convincing argument”, “after
// few months” → “after a few months”, “We walked in old town” → “We walked in the old town”, “My father is
// police officer” → “My father is a police officer”. Articles outside such phrases are in missing-article.ts.

import type { Clause, NounGroup, PrepositionalGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { chooseArticle } from '../lexicon/inflection.ts';
import { isBare, needsArticleInSingular } from './bare-nouns.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  findInClauses,
  findInNounGroups,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Nouns that need an article after "such" with an adjective: "such a convincing argument". */
const COUNTED_AFTER_SUCH =
  /^(?:argument|question|reason|decision|solution|answer|opportunity|example|speech|secret|mistake|name|story|lesson|problem|idea|plan|job|place|city|day|week|year|surprise|disappointment|pity|shame|disaster|mess|person|performance|talk|film|book|song|meal|party|trip|journey|house|view|town|country|hotel|teacher|friend|man|woman|boy|girl|player|singer|actor|leader|victory|defeat|building|room|garden|dress|voice|smile|face)$/;

/** Whether "such" opens the group, and only adjectives and adverbs stand between it and the noun. */
function hasSuchWithAdjective({ determiner, modifiers, from, members }: NounGroup): boolean {
  if (determiner?.lower !== 'such' || determiner.at !== from || members.length > 0) return false;
  return modifiers.length > 0 && modifiers.every(({ tag }) => tag === 'ADJ' || tag === 'ADV');
}

/** "[Such → Such a] convincing argument". */
function checkSuchWithoutArticle(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const { determiner: such, modifiers, head, from, to } = group;
  const { tokens } = context.sentence;
  const [first] = modifiers;
  if (!such || !first || !hasSuchWithAdjective(group)) return [];
  if (head.tag !== 'NOUN' || !COUNTED_AFTER_SUCH.test(head.lemma)) return [];
  // Not marked: "no such important question".
  if (/^(?:DET|NUM|ADJ)$/.test(tokens[from - 1]?.tag ?? '')) return [];
  // Not marked: "such great story tellers", "such small talk as this".
  if (/^(?:NOUNS?|AND)$/.test(tokens[to]?.tag ?? '') || first.lower === 'small') return [];
  const right = `such ${chooseArticle(first.lower)}`;
  const written = getWritten(context, from + 1, to);
  return createWordFinding(context, such, right, {
    simple: `We speak of one ${head.lower}: “${right} ${written}”.`,
    full: `Before a countable singular noun “such” is followed by an article: “${right} ${written}”.`,
  });
}

/** "After [few → a few] months"; "few months" would mean "hardly any months". */
function checkFew(context: RuleContext, few: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[few.at - 1], tokens[few.at + 1], tokens[few.at + 2]];
  if (!/^(?:after|for|in|within)$/.test(before?.lower ?? '')) return [];
  if (!/^(?:second|minute|hour|day|week|month|year)s$/.test(noun?.lower ?? '')) return [];
  // Not marked: "for few days of rest", nor before an 's, where another noun follows.
  if (next?.tag === 'POSS' || next?.lower === 'of') return [];
  return createWordFinding(context, few, 'a few', {
    simple: `“Few” alone means “not many”. For “some” we say “a few”: “${before?.text} a few ${noun?.text}”.`,
    full: `“Few” alone means “hardly any”; for some ${noun?.text} it is “a few ${noun?.text}”.`,
  });
}

/**
 * Whether "number" opens a clause, as in "I think that number of tourists is too high". Not marked: "That
 * number of seats is too low", where "that" points at a number.
 */
function opensClause(tokens: readonly GrammarToken[], number: GrammarToken): boolean {
  const [said, before] = [tokens[number.at - 2], tokens[number.at - 1]];
  if (number.at === 0 || before?.lower === 'because') return true;
  return before?.lower === 'that' && /^(?:VERBS?|PAST|EN|ING)$/.test(said?.tag ?? '');
}

/** "I think that [number → the number] of tourists is too high". */
function checkNumber(context: RuleContext, number: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (tokens[number.at + 1]?.lower !== 'of' || !opensClause(tokens, number)) return [];
  const noun = tokens.slice(number.at + 2, number.at + 5).find(({ tag }) => tag === 'NOUNS');
  const verb = noun && tokens[noun.at + 1];
  if (!noun || !/^(?:is|was|has)$/.test(verb?.lower ?? '')) return [];
  return createWordFinding(context, number, 'the number', {
    simple: `We speak of one number: “the number of ${noun.text}”.`,
    full: `With a singular verb it is “the number of ${noun.text}”.`,
  });
}

/** Parts of a town that need "the". Wrong: "we walked in old town". */
const ONE_OF_A_TOWN =
  /^(?:subway station|metro station|underground station|police station|fire station|post office|bus stop|shopping centre|shopping mall|tourist office|old town|old city|town centre|city centre|town center|city center|main square|main street|town square|town hall|city hall|main station|train station|bus station|old harbour|old quarter)$/;

/** True for "on street" at the end or before a place; not for "on street corners". */
function isOnStreet(preposition: GrammarToken, words: string, next: GrammarToken | undefined): boolean {
  if (words !== 'street' || preposition.lower !== 'on') return false;
  return !next || next.tag === 'MARK' || /^(?:behind|near|opposite)$/.test(next.lower);
}

/**
 * Whether nothing follows that belongs to the place. Not marked: "people in town centre shops", "in town hall
 * of Rome".
 */
function endsPlace(next: GrammarToken | undefined): boolean {
  if (!next) return true;
  if (next.lower === 'of' || next.text === '-') return false;
  return /^(?:MARK|AND|PREP|ADV|PRON|VERBS|PAST)$/.test(next.tag);
}

/** "We walked in [old → the old] town"; "it is on [street → the street]". */
function checkPartOfTown(
  context: RuleContext,
  { preposition, object }: PrepositionalGroup,
): readonly GrammarFinding[] {
  if (!object || object.determiner || object.members.length > 0 || object.from !== preposition.at + 1)
    return [];
  const { tokens } = context.sentence;
  const words = getWritten(context, object.from, object.to);
  const next = tokens[object.to];
  const isPartOfTown =
    ONE_OF_A_TOWN.test(words) && /^(?:in|to|around|through|near|at|from|into)$/.test(preposition.lower);
  if (!endsPlace(next) || !(isPartOfTown || isOnStreet(preposition, words, next))) return [];
  return createFinding(context, object.from, object.from + 1, `the ${tokens[object.from]?.text}`, {
    simple: `You mean the ${words} of that place, so it takes “the”: “${preposition.lower} the ${words}”.`,
    full: `It is the ${words} of that place, so it takes “the”: “${preposition.lower} the ${words}”.`,
  });
}

/** Places where travellers stay, each one of many, so that it has "a". */
const LODGINGS =
  /^(?:hotel|hostel|motel|guesthouse|apartment|flat|tent|cottage|cabin|villa|campsite|resort)$/;

/** True for "hotel", "small hotel"; not for "same hotel", "hotel rooms" or "Hotel Bristol". */
function isPlainLodging(context: RuleContext, { head, modifiers, from, to }: NounGroup): boolean {
  if (head.tag !== 'NOUN' || !LODGINGS.test(head.lemma)) return false;
  if (modifiers.some(({ tag, lower }) => tag !== 'ADJ' || /^(?:same|other|next|such)$/.test(lower)))
    return false;
  const isName = /^\p{Lu}/u.test(getWritten(context, from, to));
  return !isName && !/^(?:NAME|NUM|NOUNS?)$/.test(context.sentence.tokens[to]?.tag ?? '');
}

/** "We stayed in [hotel → a hotel]". */
function checkStay(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const [place] = complements;
  if (verb?.main.lemma !== 'stay' || place?.kind !== 'preposition' || place.from !== verb.to) return [];
  const { object, preposition } = place;
  if (!/^(?:in|at)$/.test(preposition.lower) || !object || object.determiner || object.members.length > 0)
    return [];
  const first = context.sentence.tokens[object.from];
  if (!first || !isPlainLodging(context, object)) return [];
  const article = chooseArticle(first.lower);
  const right = `${article} ${getWritten(context, object.from, object.to)}`;
  return createFinding(context, object.from, object.from + 1, `${article} ${first.text}`, {
    simple: `We speak of one ${object.head.lower}, so we say “${right}”.`,
    full: `“${object.head.lower}” is countable and new here, so it has “a” or “an”: “${preposition.lower} ${right}”.`,
  });
}

/** Words with "of" or "for" that name one particular thing. Wrong: "the owner of shop that was sold". */
const ROLES_OVER_ONE_THING =
  /^(?:charge|owner|author|director|manager|organiser|organizer|leader|responsible)$/;

/** True for "shop" in "the owner of shop that was sold". */
function dependsOnRole(tokens: readonly GrammarToken[], noun: GrammarToken): boolean {
  const [role, of] = [tokens[noun.at - 2], tokens[noun.at - 1]];
  return (
    /^(?:of|for)$/.test(of?.lower ?? '') &&
    ROLES_OVER_ONE_THING.test(role?.lower ?? '') &&
    /^(?:is|was|has|had)$/.test(tokens[noun.at + 2]?.lower ?? '')
  );
}

/** True for "job" in "I got job that I had applied for": the clause tells what was known before. */
function isObjectKnownBefore(tokens: readonly GrammarToken[], noun: GrammarToken): boolean {
  return (
    /^(?:VERBS?|PAST|EN|ING)$/.test(tokens[noun.at - 1]?.tag ?? '') &&
    tokens[noun.at + 2]?.tag === 'PRON' &&
    tokens[noun.at + 3]?.lower === 'had'
  );
}

/** "I got [job → the job] that I had applied for": the clause tells which one. */
function checkDefined(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!isBare(group) || !needsArticleInSingular(group) || group.to - group.from !== 1) return [];
  const [noun, that] = tokens.slice(group.from, group.from + 2);
  if (!noun || that?.tag !== 'REL' || !/^(?:that|which)$/.test(that.lower)) return [];
  if (!dependsOnRole(tokens, noun) && !isObjectKnownBefore(tokens, noun)) return [];
  return createWordFinding(context, noun, `the ${noun.text}`, {
    simple: `The words after it tell which ${noun.text}, so we say “the ${noun.text}”.`,
    full: `The clause with “${that.lower}” tells which one is meant: “the ${noun.text}”.`,
  });
}

/** Nouns of which a group or a person has many: "a member of the club", "a friend of my brother". */
const ONE_OF_MANY = /^(?:friend|member|student|relative|cousin|fan|citizen|victim|colleague|neighbour)$/;

/** True for "manager", which only names a person; not for "guide" or "native". */
function canOnlyNamePerson({ tag, lemma, possibleTags }: GrammarToken): boolean {
  if (tag !== 'NOUN' || possibleTags.has('ADJ') || possibleTags.has('VERB')) return false;
  return findEntry(lemma)?.nounClass === 'person';
}

/** "I spoke to [manager → the manager] of the hotel": the words after it tell which one. */
function checkRoleOf(context: RuleContext, of: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [preposition, role, next] = [tokens[of.at - 2], tokens[of.at - 1], tokens[of.at + 1]];
  if (!role || !canOnlyNamePerson(role) || !/^(?:the|my|our|this|his|her)$/.test(next?.lower ?? ''))
    return [];
  if (preposition?.tag !== 'PREP' || !/^(?:to|with|by|from|about)$/.test(preposition.lower)) return [];
  const article = ONE_OF_MANY.test(role.lemma) ? chooseArticle(role.lower) : 'the';
  return createWordFinding(context, role, `${article} ${role.text}`, {
    simple:
      article === 'the'
        ? `The words with “of” tell which ${role.text}, so we say “the ${role.text}”.`
        : `This is one of many, so we say “${article} ${role.text} of ${next?.text} …”.`,
    full: `A countable singular noun needs an article, also before “of”: “${article} ${role.text}”.`,
  });
}

/** "My father is [police → a police] officer". */
function checkPolice(context: RuleContext, police: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[police.at - 1], tokens[police.at + 1], tokens[police.at + 2]];
  if (!/^(?:officer|inspector|constable|detective)$/.test(noun?.lower ?? '')) return [];
  if (!/^(?:is|was|'s|'m|am|be|become|became)$/.test(before?.lower ?? '')) return [];
  // Not marked: "It is police officer Brown."
  if (next?.tag === 'NAME' || next?.tag === 'NOUN') return [];
  return createWordFinding(context, police, 'a police', {
    simple: `The name of a job takes “a” or “an”: “a police ${noun?.text}”.`,
    full: `The name of one person's job takes “a” or “an”: “a police ${noun?.text}”.`,
  });
}

/** "We walked in [old → the old] town", for each preposition of the sentence. */
function checkPlaces(context: RuleContext): readonly GrammarFinding[] {
  return context.sentence.groups.flatMap((group) =>
    group.kind === 'preposition' ? checkPartOfTown(context, group) : [],
  );
}

/**
 * Conditions: The phrase has one reading: “such”, an adjective and a counted noun of the list; a
 * preposition, “few” and a length of time; “number of” with a singular verb; a part of which a town has one;
 * “stay in” with a lodging; a noun with a clause that tells which one; a person with “of the” after a
 * preposition; “is police officer”.
 */
export const ARTICLE_IN_PHRASE_RULE: GrammarRule = {
  id: 'article-in-phrase',
  kind: 'article',
  wordChecks: [
    atWords('few', checkFew),
    atWords('number', checkNumber),
    atWords('police', checkPolice),
    atWords('of', checkRoleOf),
  ],
  find: combineFinds(
    findInNounGroups(checkSuchWithoutArticle),
    findInNounGroups(checkDefined),
    findInClauses(checkStay),
    checkPlaces,
  ),
};
