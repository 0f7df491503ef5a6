// Corrects a missing article: “I bought new phone” → “I bought a new phone”, “He is teacher” → “He is a
// teacher”, “She works as nurse” → “She works as a nurse”, “Hotel was near the beach” → “The hotel was near
// the beach”. A singular noun after “they are” becomes plural: “They are good friend” → “They are good
// friends”.

import type { Clause, Group, NounGroup, PrepositionalGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { toPlural } from '../lexicon/inflection.ts';
import {
  insertArticle,
  isBare,
  isOnlyOne,
  isTitleOrPhrase,
  lacksArticle,
  mayStandWithoutArticle,
} from './bare-nouns.ts';
import { checkBareSubject } from './bare-subject.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Roles that one person has at a time. Right: "He was champion in 2010". */
const SINGLE_ROLES =
  /^(?:champion|goalkeeper|manager|director|chairman|chairwoman|chairperson|mayor|secretary|treasurer|leader|host|winner|favourite|heir|ambassador|editor|minister|governor|principal|headmaster|headmistress|landlord|bishop|pope|coach|skipper|captain|king|queen|prince|princess|president|boss|head|chief|chair|owner|commander|spokesman|man|woman|mother|father|god|witness|prisoner|master|judge|striker|defender|midfielder|guardian|father|hostess|runner)$/;
/** Verbs whose object, if it is a singular counted noun, needs "a". Wrong: "I bought new phone". */
const VERBS_WITH_COUNTED_OBJECT =
  /^(?:buy|want|need|get|find|see|offer|use|open|close|lose|break|wear|write|read|make|build|choose|order|rent|sell|bring|send|give|visit|meet|hire|borrow|design|draw|paint|carry|drive|have|own|hold|watch|start|book|invent|create|pack|fix|repair|steal|become|be|teach|tell|show|lend)$/;
/**
 * Verbs and nouns that are right without an article: "make sense", "take part", "have lunch"; and those of
 * instructions and titles: "see page (5)", "open door", "be head (of)".
 */
const PHRASES_WITHOUT_ARTICLE =
  /^(?:make (?:sense|room|way|contact|conversation|love|peace|war|money|time|progress)|take (?:part|place|time|care|note|notice|action|shape|turn|cover)|give (?:way|birth|notice|permission)|lose (?:weight|hope|touch|face|sight|interest|time|heart|control)|have (?:breakfast|lunch|dinner|diner|class|school|access|doubt|faith|practice)|get (?:work|home|job done)|be (?:home|part|king|queen|captain|president|boss|head|mum|dad|chief|half|number|enemy|heir)|start (?:school|work|class|university|college)|visit (?:family)|see (?:page|figure|table|chapter|note|point|reason)|read (?:page|chapter|unit)|write (?:page|letter)|use (?:word|number|page|key|option)|open (?:page|book|house|door|window|gate|fire)|close (?:door|window|gate|shop|quarters)|lock (?:door|gate)|find (?:room|page|number)|become (?:king|queen|president|captain|part|head|leader)|have (?:word|part|company|room)|send (?:word)|meet (?:head|eye)|hold (?:court|hand)|start (?:page|button)|choose (?:number|answer|card|side)|wear (?:uniform|seatbelt)|lose (?:patience|count)|read (?:music))$/;

/** The object of "look for" and the like: "looking for job". */
function findSought(verb: string, group: Group | undefined): NounGroup | undefined {
  const isSeeking = /^(?:look|search|apply|ask|wait|pay)$/.test(verb) && group?.kind === 'preposition';
  return isSeeking && group.preposition.lower === 'for' ? group.object : undefined;
}

/** Verbs with a person and a thing as objects: "teaches teenagers a valuable lesson". */
const WITH_TWO_OBJECTS = /^(?:teach|tell|show|lend|offer|give|send|bring|buy|ask)$/;

/**
 * True for "offered me job", "teaches teenagers valuable lesson": a person, with the thing directly after.
 */
function isGivenTo(verb: string, person: Group | undefined, thing: Group | undefined): boolean {
  if (person?.kind !== 'noun' || thing?.kind !== 'noun' || thing.from !== person.to) return false;
  if (person.isPronoun) return true;
  const isPlural = person.nounClass === 'person' && person.head.tag === 'NOUNS';
  return isPlural && thing.modifiers[0]?.tag === 'ADJ' && WITH_TWO_OBJECTS.test(verb);
}

/** True for "I buy often new phone". */
function isAdverbBetween({ sentence }: RuleContext, from: number, to: number): boolean {
  return to - from === 1 && sentence.tokens[from]?.tag === 'ADV';
}

/** The thing that is the object of a verb: directly after it, after a person, or after one adverb. */
function findObject(context: RuleContext, { verb, complements }: Clause): NounGroup | undefined {
  const [first, second] = complements;
  if (!verb) return undefined;
  if (isGivenTo(verb.main.lemma, first, second)) return second?.kind === 'noun' ? second : undefined;
  if (first?.kind !== 'noun') return undefined;
  return first.from === verb.to || isAdverbBetween(context, verb.to, first.from) ? first : undefined;
}

/** Verbs with which "the" may not be meant. Not marked: "We need internet", "They offer internet". */
const VERBS_WITHOUT_THE = /^(?:have|need|get|buy|pay|include|offer)$/;

/** Whether the object of this verb needs "a", or "the" if there is only one. */
function takesArticle(verb: string, object: NounGroup): boolean {
  if (PHRASES_WITHOUT_ARTICLE.test(`${verb} ${object.head.lemma}`)) return false;
  return isOnlyOne(object) ? !VERBS_WITHOUT_THE.test(verb) : VERBS_WITH_COUNTED_OBJECT.test(verb);
}

/** What people do as a hobby with more than one thing of a kind. */
const HOBBIES_WITH_MANY =
  /^(?:read (?:book|comic|magazine|novel|story)|watch (?:film|movie|cartoon|video|documentary)|write (?:story|poem|song)|draw (?:picture|animal|cartoon|portrait)|take (?:photo|picture|photograph)|collect \w+|play game|sing song|listen song)$/;
const isHobbyOrTaste = createLemmaTest('like love enjoy hate prefer hobby pastime');

/** True for "He likes to read book", where no one book is meant; not for "I would like to read book". */
function isHobby({ sentence: { tokens } }: RuleContext, { verb }: Clause, { head, modifiers }: NounGroup) {
  if (!verb || verb.finite || !HOBBIES_WITH_MANY.test(`${verb.main.lemma} ${head.lemma}`)) return false;
  if (modifiers.some(({ tag }) => tag !== 'ADJ')) return false;
  const before = tokens.slice(0, verb.from);
  return before.some(isHobbyOrTaste) && !before.some(({ lower }) => lower === 'would' || lower === "'d");
}

/** "He likes to read [book → books] about space". */
function correctToMany(
  context: RuleContext,
  { verb }: Clause,
  { head }: NounGroup,
): readonly GrammarFinding[] {
  const right = toPlural(head.lower);
  return createWordFinding(context, head, right, {
    simple: `You mean more than one ${head.lower}, so we say “${right}”.`,
    full: `A countable noun with a general meaning is usually plural: “${verb?.main.lower} ${right}”.`,
  });
}

/** Not marked: "Open book.", a step in a list, where articles are left out. */
function isStep({ verb, subject }: Clause): boolean {
  return verb?.form === 'finite' && verb.finite?.tag === 'VERB' && subject === undefined;
}

/**
 * Right: "the sentence that I have chosen", where the participle can be read as an adjective before a noun.
 */
function mayBeParticiple({ sentence }: RuleContext, verb: string, { from }: NounGroup): boolean {
  return verb === 'have' && sentence.tokens[from]?.possibleTags.has('EN') === true;
}

/** Verbs of which another verb follows: "we don't need cook", "I start cook", where "to cook" is meant. */
const BEFORE_VERB = /^(?:need|want|start|like|love|prefer|hope)$/;
/** Nouns that are verbs first after these: "I want train every day". */
const isActionFirst = createLemmaTest('cook train fly shop drum hike tour');
const isObjectPronoun = createWordTest('me him it them us');
const isPossessive = createWordTest('my your his her our their');

/** Whether a word begins the object of a verb: "the", "my", "it"; not "that", which can join a clause. */
function opensObject(token: GrammarToken | undefined): boolean {
  return isObjectPronoun(token) || isPossessive(token) || /^(?:an?|the|this|these)$/.test(token?.lower ?? '');
}

/**
 * Whether a verb is meant and not a noun: "we would have miss that moment", "they had book a table", "we
 * don't need cook".
 */
function isVerbMeant(
  { sentence: { tokens } }: RuleContext,
  { verb }: Clause,
  { from, to, head }: NounGroup,
): boolean {
  if (!verb || to - from !== 1 || !head.possibleTags.has('VERB')) return false;
  const next = tokens[to];
  if (BEFORE_VERB.test(verb.main.lemma)) return opensObject(next) || isActionFirst(head);
  if (verb.main.lemma !== 'have') return false;
  return opensObject(next) || (verb.finite?.tag === 'MODAL' && next?.lower === 'that');
}

/** Not marked after "one" and "none": "none car", "one used car". The word counts the thing. */
function isCountedBefore({ sentence }: RuleContext, at: number): boolean {
  return /^(?:one|none)$/.test(sentence.tokens[at - 1]?.lower ?? '');
}

/** Nouns with an adjective that name a kind of thing. Right elsewhere: "play competitive sport". */
const KINDS =
  /^(?:sport|language|hobby|subject|place|game|activity|event|tradition|skill|habit|example|adventure|dish|way|thing|feeling|situation|advantage|challenge|day|week|year|weekend)$/;

/** True for "football is popular sport". */
function isKindOf(context: RuleContext, verb: string, object: NounGroup): boolean {
  const isDescribed = object.modifiers.some(({ tag }) => tag === 'ADJ');
  if (verb !== 'be' || !isDescribed || !KINDS.test(object.head.lemma)) return false;
  return isBare({ ...object, isTime: false }) && !mayStandWithoutArticle(context, object);
}

/** "Good friend" of "was always good friend", where the adverb belongs to the verb. */
function leaveOutAdverb(group: NounGroup): NounGroup {
  const [adverb, ...modifiers] = group.modifiers;
  if (!adverb || group.determiner || !/^(?:always|also|still|never|now|already|just)$/.test(adverb.lower))
    return group;
  return { ...group, from: adverb.at + 1, modifiers };
}

const OWNERS: Readonly<Record<string, string>> = {
  i: 'my',
  you: 'your',
  he: 'his',
  she: 'her',
  we: 'our',
  they: 'their',
};
const IT_IS: Readonly<Record<string, string>> = { have: 'it is', has: 'it is', had: 'it was' };

/** "On Saturday [I have birthday → it is my birthday]". */
function correctToMyBirthday(
  context: RuleContext,
  { subject, verb }: Clause,
  object: NounGroup,
): readonly GrammarFinding[] {
  const [owner, itIs] = [OWNERS[subject?.head.lower ?? ''], IT_IS[verb?.finite?.lower ?? '']];
  if (!subject || !verb || !owner || !itIs || verb.verbs.length !== 1 || verb.from !== subject.to) return [];
  if (object.from !== verb.to || object.to - object.from !== 1 || object.determiner) return [];
  const right = `${itIs} ${owner} birthday`;
  const isFirst = subject.from === 0;
  return createFinding(context, subject.from, object.to, isFirst ? `I${right.slice(1)}` : right, {
    simple: `We say whose birthday it is, with “be”, not “have”: “${right}”.`,
    full: `English says whose birthday it is, with “be” and not “have”: “${right}”.`,
  });
}

/** "Offered me [job → a job]", "bought [new → a new] phone", "protect [environment → the environment]". */
function checkObject(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements } = clause;
  if (!verb || verb.isPassive || verb.particle) return [];
  const { lemma } = verb.main;
  const sought = findSought(lemma, complements[0]);
  if (sought) return lacksArticle(context, sought) ? insertArticle(context, sought) : [];
  const found = findObject(context, clause);
  if (!found) return [];
  const object = leaveOutAdverb(found);
  if (lemma === 'have' && object.head.lemma === 'birthday')
    return correctToMyBirthday(context, clause, object);
  if (isCountedBefore(context, verb.from) || isCountedBefore(context, object.from)) return [];
  if (object.members.length > 0) return checkFirstMember(context, clause, object);
  if (!lacksArticle(context, object) && !isKindOf(context, lemma, object)) return [];
  // "We became good [friend → friends]": the plural is meant, and not an article.
  const subject = findSubjectOf(clause);
  if (/^(?:become|remain|stay)$/.test(lemma) && subject && areManyPeople(subject))
    return correctToPeople(context, subject, object);
  if (isHobby(context, clause, object)) return correctToMany(context, clause, object);
  if (isVerbMeant(context, clause, object)) return [];
  if (mayBeParticiple(context, lemma, object) || !takesArticle(lemma, object)) return [];
  if (lemma === 'be') return checkPredicate(context, clause, object);
  return isStep(clause) || isPartOfKnown(context, object) ? [] : insertArticle(context, object);
}

/** True for "I have dog and two cats", "small dog and cats": the other nouns need no article. */
function needNoArticle(first: NounGroup, others: readonly NounGroup[]): boolean {
  return others.every(
    ({ determiner, head }) =>
      determiner !== undefined || (first.modifiers.length > 0 && head.tag === 'NOUNS'),
  );
}

/** "I have [dog → a dog] and two cats", "there is [garden → a garden] and a garage". */
function checkFirstMember(
  context: RuleContext,
  clause: Clause,
  { members }: NounGroup,
): readonly GrammarFinding[] {
  const { verb, subject } = clause;
  const [first, ...others] = members;
  if (!first || !verb || !subject || !needNoArticle(first, others)) return [];
  if (
    !VERBS_WITH_COUNTED_OBJECT.test(verb.main.lemma) ||
    (verb.main.lemma === 'be' && !hasThereIs(context, clause))
  )
    return [];
  return lacksArticle(context, first) ? insertArticle(context, first) : [];
}

/** The subject of a clause; for the infinitive in "I want to be doctor", that of the clause around it. */
function findSubjectOf({ kind, verb, subject, parent }: Clause): NounGroup | undefined {
  return kind === 'nonfinite' && verb?.form === 'infinitive' ? parent?.subject : subject;
}

/** True for "we", "they", "my friends": more than one person. */
function areManyPeople(subject: NounGroup): boolean {
  if (/^(?:we|they)$/.test(subject.head.lower)) return true;
  return subject.number === 'plural' && isPersonOrName(subject);
}

/** Nouns for one person each, plural after "we are". Right without it: "we are family", "they are staff". */
const PEOPLE =
  /^(?:friend|student|teacher|doctor|nurse|colleague|classmate|neighbour|neighbor|brother|sister|player|engineer|farmer|worker|child|tourist|parent|cousin|singer|dancer|driver|waiter|waitress|artist|actor|beginner|partner|enemy|pupil|man|woman|boy|girl|person)$/;

/** "They are good [friend → friends]". */
function correctToPeople(
  context: RuleContext,
  subject: NounGroup,
  { head, to, countability }: NounGroup,
): readonly GrammarFinding[] {
  const next = context.sentence.tokens[to];
  const endsClause = !next || /^(?:MARK|AND|SUBORD|PREP)$/.test(next.tag);
  if (!endsClause || next?.lower === 'of') return [];
  if (head.tag !== 'NOUN' || countability !== 'countable' || !PEOPLE.test(head.lemma)) return [];
  const right = toPlural(head.lower);
  const written = getWritten(context, subject.from, subject.to);
  return createWordFinding(context, head, right, {
    simple: `“${written}” is more than one person, so we say “${right}”.`,
    full: `The noun agrees with “${written}”, which is plural: “${right}”.`,
  });
}

/** Not marked, because "the" is meant: "We will repair roof of the garage". */
function isPartOfKnown({ sentence: { tokens } }: RuleContext, { to }: NounGroup): boolean {
  return (
    tokens[to]?.lower === 'of' && /^(?:the|this|my|your|his|her|our|their)$/.test(tokens[to + 1]?.lower ?? '')
  );
}

/** Whether the lexicon has a noun as that of a person. */
function namesPerson({ lemma }: GrammarToken): boolean {
  return findEntry(lemma)?.nounClass === 'person';
}

/** True for "There is summer festival", "on Monday there was street market", "there will be party". */
function hasThereIs({ sentence }: RuleContext, { verb }: Clause): boolean {
  if (!verb?.finite || verb.main.lemma !== 'be') return false;
  const isOne = /^(?:is|was|'s|has)$/.test(verb.finite.lower) || verb.finite.tag === 'MODAL';
  return isOne && sentence.tokens[verb.from - 1]?.lower === 'there';
}

/**
 * True for "It was rat", "This is small village": the pronoun points at one thing; with an adjective also for
 * "Football is popular sport".
 */
function isOneThing(
  { head: { lower }, isPronoun }: NounGroup,
  { nounClass, modifiers, head }: NounGroup,
): boolean {
  if (isPronoun) return /^(?:it|this|that)$/.test(lower) && (nounClass !== 'time' || KINDS.test(head.lemma));
  return modifiers.some(({ tag }) => tag === 'ADJ');
}

/** Persons of whom there are several, also with "of": "student of class 7", "fan of this team". */
const ONE_OF_SEVERAL =
  /^(?:student|pupil|teacher|friend|fan|member|lover|citizen|resident|supporter|follower|graduate|victim)$/;

/**
 * True for "He is teacher", "student of class 7"; not for "he is champion", "father of three", or "he is
 * guide us", with a verb.
 */
function isOneOfMany({ sentence }: RuleContext, { head, modifiers, to }: NounGroup): boolean {
  if (SINGLE_ROLES.test(head.lemma)) return false;
  if (sentence.tokens[to]?.lower === 'of' && !ONE_OF_SEVERAL.test(head.lemma)) return false;
  return !head.possibleTags.has('VERB') || modifiers.length > 0;
}

/** "Is he [teacher → a teacher]?": the question is about one person, and ends with the noun or a place. */
function checkAskedJob(
  context: RuleContext,
  { subject, verb }: Clause,
  object: NounGroup,
): readonly GrammarFinding[] {
  const isOnePerson = /^(?:he|she|you)$/.test(subject?.head.lower ?? '') && verb?.verbs.length === 1;
  if (!isOnePerson || subject?.to !== object.from || !namesPerson(object.head)) return [];
  return isOneOfMany(context, object) && !isTitleOrPhrase(object) ? insertArticle(context, object, true) : [];
}

/** "He is [teacher → a teacher]", "it was [rat → a rat]", "they are good [friend → friends]". */
function checkPredicate(context: RuleContext, clause: Clause, object: NounGroup): readonly GrammarFinding[] {
  const subject = findSubjectOf(clause);
  if (clause.verb?.isInverted) return checkAskedJob(context, clause, object);
  if (subject && areManyPeople(subject)) return correctToPeople(context, subject, object);
  if (isTitleOrPhrase(object)) return [];
  if (hasThereIs(context, clause)) return insertArticle(context, object);
  if (subject?.number !== 'singular') return [];
  const isMeant = namesPerson(object.head)
    ? isPersonOrName(subject) && isOneOfMany(context, object)
    : isOneThing(subject, object);
  return isMeant ? insertArticle(context, object, true) : [];
}

/** "She works as [nurse → a nurse]". */
function checkJob(
  context: RuleContext,
  { preposition, object, from }: PrepositionalGroup,
): readonly GrammarFinding[] {
  if (preposition.lower !== 'as' || !object || !isBare(object) || mayStandWithoutArticle(context, object))
    return [];
  const before = context.sentence.tokens[from - 1];
  if (!/^(?:work|job|employ|hire|train)$/.test(before?.lemma ?? '')) return [];
  if (!namesPerson(object.head) || object.countability === 'uncountable') return [];
  // Right: "as head teacher", "as chief engineer".
  const isChief = object.modifiers.some(({ lower }) => /^(?:head|chief)$/.test(lower));
  return isChief || SINGLE_ROLES.test(object.head.lemma) ? [] : insertArticle(context, object, true);
}

/** "Live in [small → a small] village", "a house with [big → a big] garden". */
function checkDescribed(
  context: RuleContext,
  { preposition, object }: PrepositionalGroup,
): readonly GrammarFinding[] {
  // Right: "Are you up for happy hour?"
  if (object?.head.lower === 'hour' && object.modifiers[0]?.lower === 'happy') return [];
  // Right: "She won the prize for best actor."
  if (preposition.lower === 'for' && /^(?:best|worst)$/.test(object?.modifiers[0]?.lower ?? '')) return [];
  // Right: "by fast train". "Of", "as" and "to" have many phrases without an article as well.
  const [first, second] = object?.modifiers ?? [];
  const description = first?.tag === 'ADV' ? second : first;
  if (!object || description?.tag !== 'ADJ' || /^(?:of|by|as|to)$/.test(preposition.lower)) return [];
  return lacksArticle(context, object) && !isTitleOrPhrase(object) ? insertArticle(context, object) : [];
}

/** Nouns that need "a" directly after "with", for tools and company: "eat it with [fork → a fork]". */
const WITH_ONE =
  /^(?:umbrella|fork|spoon|pen|pencil|hammer|brush|balcony|garage|terrace|suitcase|backpack|bag|towel|camera|friend|colleague|classmate|neighbour|cousin|dog|cat|knife|ticket|calculator|dictionary|ruler)$/;

/** "Go out with [umbrella → an umbrella]". */
function checkWithOne(
  context: RuleContext,
  { preposition, object, to }: PrepositionalGroup,
): readonly GrammarFinding[] {
  if (preposition.lower !== 'with' || object?.head.tag !== 'NOUN' || object.to - object.from !== 1) return [];
  const next = context.sentence.tokens[to];
  // Not marked before more words: "with pen in hand".
  if (
    !WITH_ONE.test(object.head.lemma) ||
    (next && (!next.isWord ? !/^[.,!?]$/.test(next.text) : next.lower !== 'because'))
  )
    return [];
  return object.determiner || mayStandWithoutArticle(context, object) ? [] : insertArticle(context, object);
}

/** Whether a group begins with a preposition: "in small village". */
function isPrepositional(group: Group): group is PrepositionalGroup {
  return group.kind === 'preposition';
}

/**
 * Conditions: A counted singular noun without a determiner is the object of a verb of the list, or is said
 * of one person or thing with “be”; or a job after “work as”; or a noun with an adjective after a
 * preposition; or a tool or person after “with”; or the subject of a past verb in a whole sentence. Not in
 * phrases of the list, pairs, names, headings or steps.
 */
export const MISSING_ARTICLE_RULE: GrammarRule = {
  id: 'missing-article',
  kind: 'missing-article',
  find: (context) => [
    ...context.sentence.clauses.flatMap((clause) => [
      ...checkObject(context, clause),
      ...checkBareSubject(context, clause), // "[Hotel → The hotel] was near the beach."
    ]),
    ...context.sentence.groups
      .filter(isPrepositional)
      .flatMap((group) => [
        ...checkJob(context, group),
        ...checkDescribed(context, group),
        ...checkWithOne(context, group),
      ]),
  ],
};
