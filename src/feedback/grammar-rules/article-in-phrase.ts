import type { Clause, NounGroup, PrepositionalGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { chooseArticle } from '../lexicon/inflection.ts';
import { isBare, isCountable } from './bare-nouns.ts';
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

/** Ideas that are counted once an adjective stands before them: "such a convincing argument". */
const COUNTED_WITH_ADJECTIVE =
  /^(?:argument|question|reason|decision|solution|answer|opportunity|example|speech|secret|mistake|name|story|lesson|problem|idea|plan|job|place|city|day|week|year|surprise|disappointment|pity|shame|disaster|mess|person|performance|talk|film|book|song|meal|party|trip|journey|house|view|town|country|hotel|teacher|friend|man|woman|boy|girl|player|singer|actor|leader|victory|defeat|building|room|garden|dress|voice|smile|face)$/;

/** "Such convincing argument" → "such a convincing argument". */
function checkSuch(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const { determiner, modifiers, head, from, to } = group;
  const { tokens } = context.sentence;
  if (determiner?.lower !== 'such' || determiner.at !== from || group.members.length > 0) return [];
  if (modifiers.length === 0 || !modifiers.every(({ tag }) => tag === 'ADJ' || tag === 'ADV')) return [];
  if (head.tag !== 'NOUN' || !COUNTED_WITH_ADJECTIVE.test(head.lemma)) return [];
  // "No such important question", "such great story tellers", "such small talk as this".
  if (/^(?:DET|NUM|ADJ)$/.test(tokens[from - 1]?.tag ?? '') || /^(?:NOUNS?|AND)$/.test(tokens[to]?.tag ?? ''))
    return [];
  const [first] = modifiers;
  if (!first || first.lower === 'small') return [];
  const right = `such ${chooseArticle(first.lower)}`;
  return createWordFinding(context, determiner, right, {
    simple: `We speak of one ${head.lower}: “${right} ${getWritten(context, from + 1, to)}”.`,
    full: `Before a countable singular noun “such” is followed by an article: “${right} ${getWritten(context, from + 1, to)}”.`,
  });
}

/** "After few months" → "after a few months": a length of time is not "nearly none". */
function checkFew(context: RuleContext, few: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[few.at - 1], tokens[few.at + 1], tokens[few.at + 2]];
  if (!/^(?:after|for|in|within)$/.test(before?.lower ?? '')) return [];
  if (!/^(?:second|minute|hour|day|week|month|year)s$/.test(noun?.lower ?? '')) return [];
  if (next?.tag === 'POSS' || next?.lower === 'of') return [];
  return createWordFinding(context, few, 'a few', {
    simple: `“A few” means some: “${before?.text} a few ${noun?.text}”.`,
    full: `“Few” alone means “hardly any”; for some ${noun?.text} it is “a few ${noun?.text}”.`,
  });
}

/** "I think that number of tourists is too high" → "the number". */
function checkNumber(context: RuleContext, number: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, said] = [tokens[number.at - 1], tokens[number.at - 2]];
  if (tokens[number.at + 1]?.lower !== 'of') return [];
  const isOpened =
    number.at === 0 ||
    before?.lower === 'because' ||
    (before?.lower === 'that' && /^(?:VERBS?|PAST|EN|ING)$/.test(said?.tag ?? ''));
  const noun = tokens.slice(number.at + 2, number.at + 5).find(({ tag }) => tag === 'NOUNS');
  const verb = noun && tokens[noun.at + 1];
  // "That number of seats is too low" points at a number; as an object of "say" it does not.
  if (!isOpened || !noun || !/^(?:is|was|has)$/.test(verb?.lower ?? '')) return [];
  return createWordFinding(context, number, 'the number', {
    simple: `We speak of one number: “the number of ${noun.text}”.`,
    full: `With a singular verb it is “the number of ${noun.text}”.`,
  });
}

/** Parts of which a town has one: "we walked in old town". */
const ONE_OF_A_TOWN =
  /^(?:subway station|metro station|underground station|police station|fire station|post office|bus stop|shopping centre|shopping mall|tourist office|old town|old city|town centre|city centre|town center|city center|main square|main street|town square|town hall|city hall|main station|train station|bus station|old harbour|old quarter)$/;

/** "We walked in old town" → "in the old town"; "it is on street" → "on the street". */
function checkPartOfTown(
  context: RuleContext,
  { preposition, object }: PrepositionalGroup,
): readonly GrammarFinding[] {
  if (!object || object.determiner || object.members.length > 0 || object.from !== preposition.at + 1)
    return [];
  const words = getWritten(context, object.from, object.to);
  const next = context.sentence.tokens[object.to];
  const isFree = next === undefined || /^(?:MARK|AND|PREP|ADV|PRON|VERBS|PAST)$/.test(next.tag);
  if (next?.lower === 'of' || !isFree || next?.text === '-') return [];
  const isPart =
    ONE_OF_A_TOWN.test(words) && /^(?:in|to|around|through|near|at|from|into)$/.test(preposition.lower);
  const isStreet =
    words === 'street' &&
    preposition.lower === 'on' &&
    (!next || next.tag === 'MARK' || /^(?:behind|near|opposite)$/.test(next.lower));
  if (!isPart && !isStreet) return [];
  return createFinding(
    context,
    object.from,
    object.from + 1,
    `the ${context.sentence.tokens[object.from]?.text}`,
    {
      simple: `There is one ${words} here, so we say “the ${words}”.`,
      full: `It is clear which ${words} is meant, so it has “the”: “${preposition.lower} the ${words}”.`,
    },
  );
}

const LODGINGS =
  /^(?:hotel|hostel|motel|guesthouse|apartment|flat|tent|cottage|cabin|villa|campsite|resort)$/;

/** "We stayed in hotel" → "in a hotel". */
function checkStay(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const [place] = complements;
  if (verb?.main.lemma !== 'stay' || place?.kind !== 'preposition' || place.from !== verb.to) return [];
  const { object, preposition } = place;
  if (!/^(?:in|at)$/.test(preposition.lower) || !object || object.determiner || object.members.length > 0)
    return [];
  const { head, modifiers, from, to } = object;
  if (head.tag !== 'NOUN' || !LODGINGS.test(head.lemma)) return [];
  const first = context.sentence.tokens[from];
  const next = context.sentence.tokens[to];
  if (
    !first ||
    /^\p{Lu}/u.test(getWritten(context, from, to)) ||
    /^(?:NAME|NUM|NOUNS?)$/.test(next?.tag ?? '')
  )
    return [];
  if (modifiers.some(({ tag, lower }) => tag !== 'ADJ' || /^(?:same|other|next|such)$/.test(lower)))
    return [];
  const right = `${chooseArticle(first.lower)} ${first.text}`;
  return createFinding(context, from, from + 1, right, {
    simple: `We speak of one ${head.lower}, so we say “${chooseArticle(first.lower)} ${getWritten(context, from, to)}”.`,
    full: `“${head.lower}” is countable and new here, so it has “a” or “an”: “${preposition.lower} ${chooseArticle(first.lower)} ${getWritten(context, from, to)}”.`,
  });
}

/** "In charge of", "the owner of": one certain thing follows, as in "the owner of shop that was sold". */
const ROLES_OVER_ONE_THING =
  /^(?:charge|owner|author|director|manager|organiser|organizer|leader|responsible)$/;

/** "I got job that I had applied for" → "the job": the clause tells which one. */
function checkDefined(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { from, to } = group;
  if (!isBare(group) || !isCountable(group) || group.to - group.from !== 1) return [];
  const [before, noun, that, first, second] = [tokens[from - 1], ...tokens.slice(from, to + 3)];
  if (!before || !noun || !/^(?:that|which)$/.test(that?.lower ?? '') || that?.tag !== 'REL') return [];
  const isToldBefore = first?.tag === 'PRON' && second?.lower === 'had';
  const isOne =
    /^(?:of|for)$/.test(before.lower) &&
    ROLES_OVER_ONE_THING.test(tokens[from - 2]?.lower ?? '') &&
    /^(?:is|was|has|had)$/.test(first?.lower ?? '');
  const isObject = isToldBefore && /^(?:VERBS?|PAST|EN|ING)$/.test(before.tag);
  if (!isOne && !isObject) return [];
  return createWordFinding(context, noun, `the ${noun.text}`, {
    simple: `The words after it tell which ${noun.text}, so we say “the ${noun.text}”.`,
    full: `The clause with “${that.lower}” tells which one is meant: “the ${noun.text}”.`,
  });
}

/** A group, a team or a person has many of these: "a member of the club", "a friend of my brother". */
const ONE_OF_MANY = /^(?:friend|member|student|relative|cousin|fan|citizen|victim|colleague|neighbour)$/;

/** "I spoke to manager of the hotel" → "the manager": the words behind it tell which one. */
function checkRoleOf(context: RuleContext, of: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [preposition, role, next] = [tokens[of.at - 2], tokens[of.at - 1], tokens[of.at + 1]];
  if (role?.tag !== 'NOUN' || findEntry(role.lemma)?.nounClass !== 'person') return [];
  if (!/^(?:to|with|by|from|about)$/.test(preposition?.lower ?? '') || preposition?.tag !== 'PREP') return [];
  if (
    role.possibleTags.has('ADJ') ||
    role.possibleTags.has('VERB') ||
    !/^(?:the|my|our|this|his|her)$/.test(next?.lower ?? '')
  )
    return [];
  const article = ONE_OF_MANY.test(role.lemma) ? chooseArticle(role.lower) : 'the';
  return createWordFinding(context, role, `${article} ${role.text}`, {
    simple: `“${role.text}” needs an article: “${article} ${role.text} of ${next?.text} …”.`,
    full: `A countable singular noun needs an article, also before “of”: “${article} ${role.text}”.`,
  });
}

/** "My father is police officer" → "a police officer". */
function checkPolice(context: RuleContext, police: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[police.at - 1], tokens[police.at + 1], tokens[police.at + 2]];
  if (!/^(?:officer|inspector|constable|detective)$/.test(noun?.lower ?? '')) return [];
  if (!/^(?:is|was|'s|'m|am|be|become|became)$/.test(before?.lower ?? '')) return [];
  if (next?.tag === 'NAME' || next?.tag === 'NOUN') return [];
  return createWordFinding(context, police, 'a police', {
    simple: `We speak of one police ${noun?.text}: “a police ${noun?.text}”.`,
    full: `A job has an article: “a police ${noun?.text}”.`,
  });
}

function checkPlaces(context: RuleContext): readonly GrammarFinding[] {
  return context.sentence.groups.flatMap((group) =>
    group.kind === 'preposition' ? checkPartOfTown(context, group) : [],
  );
}

export const ARTICLE_IN_PHRASE_RULE: GrammarRule = {
  id: 'article-in-phrase',
  kind: 'article',
  precision:
    'Only phrases with one reading: “such” before a counted noun, “few” with a length of time behind a preposition, the parts of which a town has one.',
  at: [
    atWords('few', checkFew),
    atWords('number', checkNumber),
    atWords('police', checkPolice),
    atWords('of', checkRoleOf),
  ],
  find: combineFinds(
    findInNounGroups(checkSuch),
    findInNounGroups(checkDefined),
    findInClauses(checkStay),
    checkPlaces,
  ),
};
