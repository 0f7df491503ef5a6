import type { Clause, Group, NounGroup, PrepositionalGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import { findEntry } from '../lexicon/english.ts';
import { chooseArticle, toPlural } from '../lexicon/inflection.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Roles that one person has at a time stand without an article: "He was champion in 2010". */
const SINGLE_ROLES =
  /^(?:champion|goalkeeper|manager|director|chairman|chairwoman|chairperson|mayor|secretary|treasurer|leader|host|winner|favourite|heir|ambassador|editor|minister|governor|principal|headmaster|headmistress|landlord|bishop|pope|coach|skipper|captain|king|queen|prince|princess|president|boss|head|chief|chair|owner|commander|spokesman|man|woman|mother|father|god|witness|prisoner|master|judge|striker|defender|midfielder|guardian|father|hostess|runner)$/;

/** There is one of each, so they have "the". */
const ONLY_ONE = /^(?:environment|internet|world|countryside)$/;
/** Verbs whose object is one thing among many, so that a countable one has "a" at least. */
const WITH_THING =
  /^(?:buy|want|need|get|find|see|offer|use|open|close|lose|break|wear|write|read|make|build|choose|order|rent|sell|bring|send|give|visit|meet|hire|borrow|design|draw|paint|carry|drive|have|own|hold|watch|start|book|invent|create|pack|fix|repair|steal|become|be|teach|tell|show|lend)$/;
/** Verb and noun that stand without an article: "make sense", "take part", "have lunch", "change trains". */
const FIXED =
  /^(?:make (?:sense|room|way|contact|conversation|love|peace|war|money|time|progress)|take (?:part|place|time|care|note|notice|action|shape|turn|cover)|give (?:way|birth|notice|permission)|lose (?:weight|hope|touch|face|sight|interest|time|heart|control)|have (?:breakfast|lunch|dinner|diner|class|school|access|doubt|faith|practice)|get (?:work|home|job done)|be (?:home|part|king|queen|captain|president|boss|head|mum|dad|chief|half|number|enemy|heir)|start (?:school|work|class|university|college)|visit (?:family)|see (?:page|figure|table|chapter|note|point|reason)|read (?:page|chapter|unit)|write (?:page|letter)|use (?:word|number|page|key|option)|open (?:page|book|house|door|window|gate|fire)|close (?:door|window|gate|shop|quarters)|lock (?:door|gate)|find (?:room|page|number)|become (?:king|queen|president|captain|part|head|leader)|have (?:word|part|company|room)|send (?:word)|meet (?:head|eye)|hold (?:court|hand)|start (?:page|button)|choose (?:number|answer|card|side)|wear (?:uniform|seatbelt)|lose (?:patience|count)|read (?:music))$/;

/** Whether a singular noun of the lexicon stands without a determiner. */
export function isBare({
  determiner,
  isPronoun,
  members,
  modifiers,
  head,
  number,
  isTime,
}: NounGroup): boolean {
  if (determiner || isPronoun || members.length > 0 || isTime || number !== 'singular') return false;
  if (head.tag !== 'NOUN' || !head.isKnown || head.possibleTags.has('NOUNS') || head.possibleTags.has('ADJ'))
    return false;
  // "Taxi driver", "summer festival": a noun before another tells the kind.
  return modifiers.every(
    ({ tag, isKnown, possibleTags }) =>
      isKnown && !possibleTags.has('DET') && (tag === 'ADJ' || tag === 'NOUN'),
  );
}

/** Whether the word behind or before the group shows a name, a title, a pair or a word used as a word. */
function isSpecial({ sentence }: RuleContext, { from, to }: NounGroup): boolean {
  const { tokens } = sentence;
  const [before, next] = [tokens[from - 1], tokens[to]];
  // "Bread and butter" are a pair; "a teacher and she …" are not.
  if (next?.tag === 'AND' && !/^(?:PRON|DET|NUM)$/.test(tokens[to + 1]?.tag ?? '')) return true;
  if (
    next &&
    (next.tag === 'NUM' ||
      next.tag === 'NAME' ||
      next.tag === 'NOUN' ||
      next.tag === 'NOUNS' ||
      next.tag === 'POSS')
  )
    return true;
  if (next && !next.isWord && !/^[.,!?;:]$/.test(next.text)) return true;
  // "An exam of maths" is "a maths exam".
  if (
    next?.lower === 'of' &&
    /^(?:maths|english|history|science|physics|biology|chemistry|french|german|spanish|geography|music|art)$/.test(
      tokens[to + 1]?.lower ?? '',
    )
  )
    return true;
  if (before && (before.tag === 'AND' || before.tag === 'DET' || !before.isWord)) return true;
  // "Book after book"
  if (tokens[to + 1]?.lemma === tokens[to - 1]?.lemma) return true;
  // "So good a friend", "what fun", "too big a house".
  return tokens
    .slice(from, to)
    .some(
      ({ text, lower }) =>
        /^\p{Lu}/u.test(text) ||
        /^(?:first|second|third|fourth|fifth|sixth|last|next|same|such|other|only|little|enough|own|half|better)$/.test(
          lower,
        ),
    );
}

function insertArticle(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const first = context.sentence.tokens[group.from];
  if (!first) return [];
  const isOnly = ONLY_ONE.test(group.head.lemma) && group.modifiers.length === 0;
  const isBest = /^(?:best|worst|most)$|..est$/.test(first.lower) && first.lemma !== first.lower;
  const article = isOnly || isBest ? 'the' : chooseArticle(first.lower);
  const written = getWritten(context, group.from, group.to);
  const right = `${article} ${written}`;
  return createFinding(context, group.from, group.from + 1, `${article} ${first.text}`, {
    simple: isBest
      ? `Only one is the ${first.lower}, so we say “${right}”.`
      : isOnly
        ? `There is only one, so we say “${right}”.`
        : `We speak of one ${group.head.lower}, so we say “${right}”.`,
    full: isBest
      ? `The superlative “${first.lower}” has “the”: “${right}”.`
      : isOnly
        ? `There is only one “${written}”, so it has “the”.`
        : `“${group.head.lower}” is countable and singular, so it needs an article: “${right}”.`,
  });
}

/** What comes in twos: "buy shoe" wants a plural. */
const IN_PAIRS = /^(?:shoe|boot|sock|glove|earring|eye|ear|leg|foot|hand|arm|lip|slipper|trainer|sandal)$/;

/** Nouns that are counted once an adjective stands before them, although they have another sense as well. */
const COUNTED_WITH_ADJECTIVE =
  /^(?:family|company|hospital|garden|queue|accent|increase|decrease|group|team|voice|smile|career|weekend|headache|relationship|decision|difference|mistake|question|solution|choice|discount|dream|fight|lecture|surprise|disaster|victory|journey|visit|tour|meal|farmhouse|kitchen|result|role|impression|project|programme|product|machine|song|suit)$/;

/** Whether a noun is counted, so that one of it needs an article. */
export function isCountable({ countability, head, nounClass, modifiers }: NounGroup): boolean {
  if (ONLY_ONE.test(head.lemma)) return true;
  if (IN_PAIRS.test(head.lemma)) return false;
  // "Poor family", "long queue": what is described is one of many.
  if (modifiers.some(({ tag }) => tag === 'ADJ') && COUNTED_WITH_ADJECTIVE.test(head.lemma)) return true;
  if (countability !== 'countable') return false;
  // A thing that can be a material, a meal or an idea as well is left alone.
  return (
    nounClass !== 'idea' ||
    /^(?:job|plan|idea|problem|party|question|exam|trip|mistake|message|letter|story|song|word|ticket|class|course|lesson|certificate|diploma|badge|trophy|visa|licence|diary|brochure|mug|racket|campaign|petition|presentation|invitation|tournament|refund|apology|degree|fee|nightmare|timetable|advertisement|announcement|documentary|thriller|episode|compliment|excursion|celebration|championship|contract|portrait|melody|headline|biography|logo|paragraph|festival|competition|concert|reminder|newsletter|document|vacancy|bargain|thunderstorm|earthquake|task|trick|hike|rehearsal|tip)$/.test(
      head.lemma,
    )
  );
}

/** What one looks for: "looking for job". */
function findSought(verb: string, group: Group): NounGroup | undefined {
  const isSeeking = /^(?:look|search|apply|ask|wait|pay)$/.test(verb) && group.kind === 'preposition';
  return isSeeking && group.preposition.lower === 'for' ? group.object : undefined;
}

const WITH_TWO_OBJECTS = /^(?:teach|tell|show|lend|offer|give|send|bring|buy|ask)$/;

/** "Taught me", "teaches teenagers valuable lesson": a person, with the thing directly behind. */
function isGivenTo(verb: string, person: Group | undefined, thing: Group | undefined): boolean {
  if (person?.kind !== 'noun' || thing?.kind !== 'noun' || thing.from !== person.to) return false;
  if (person.isPronoun) return true;
  const isPlural = person.nounClass === 'person' && person.head.tag === 'NOUNS';
  return isPlural && thing.modifiers[0]?.tag === 'ADJ' && WITH_TWO_OBJECTS.test(verb);
}

/** Objects: "offered me job", "bought new phone", "protect environment". */
function checkObject(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements } = clause;
  if (!verb || verb.isPassive || verb.particle) return [];
  const [first, second] = complements;
  const isOnPerson = isGivenTo(verb.main.lemma, first, second);
  const sought = first && findSought(verb.main.lemma, first);
  if (sought)
    return isBare(sought) && isCountable(sought) && !isSpecial(context, sought)
      ? insertArticle(context, sought)
      : [];
  const object = isOnPerson ? second : first;
  if (
    object?.kind !== 'noun' ||
    (!isOnPerson && object.from !== verb.to && !isAdverbBetween(context, verb.to, object.from))
  )
    return [];
  if (object.members.length > 0) return checkFirstMember(context, clause, object);
  if (!isBare(object) || !isCountable(object) || isSpecial(context, object)) return [];
  // "We became good friend": no article, but a plural.
  const subject = findSubjectOf(clause);
  if (subject && /^(?:become|remain|stay)$/.test(verb.main.lemma) && takesManyPeople(subject))
    return checkManyPeople(context, subject, object);
  // "The sentence that I have chosen looks hard": a participle.
  if (verb.main.lemma === 'have' && context.sentence.tokens[object.from]?.possibleTags.has('EN')) return [];
  const lemma = verb.main.lemma;
  const isOnly = ONLY_ONE.test(object.head.lemma) && object.modifiers.length === 0;
  if (isOnly && /^(?:have|need|get|buy|pay|include|offer)$/.test(lemma)) return [];
  if (!isOnly && !WITH_THING.test(lemma)) return [];
  if (FIXED.test(`${lemma} ${object.head.lemma}`)) return [];
  if (lemma === 'be') return checkPredicate(context, clause, object);
  // An imperative in a list of steps leaves articles out: "Open book."
  if (verb.form === 'finite' && verb.finite?.tag === 'VERB' && clause.subject === undefined) return [];
  return insertArticle(context, object);
}

/** "I have dog and two cats": the other part has its determiner. */
function checkFirstMember(
  context: RuleContext,
  { verb, subject }: Clause,
  { members }: NounGroup,
): readonly GrammarFinding[] {
  const [first, ...others] = members;
  if (!first || !verb || !subject) return [];
  if (
    !others.every(
      ({ determiner, head }) => determiner ?? (first.modifiers.length > 0 && head.tag === 'NOUNS'),
    )
  )
    return [];
  if (!isBare(first) || !isCountable(first) || isSpecial(context, first)) return [];
  return WITH_THING.test(verb.main.lemma) && verb.main.lemma !== 'be' ? insertArticle(context, first) : [];
}

/** "Apply for the position of assistant coach": titles, and phrases such as "in due course". */
const NO_DESCRIPTION = /ing$|th$|^(?:head|chief|assistant|deputy|senior|junior|vice|due|full|open)$/;

/** "Live in small village", "a house with big garden", "a film about young girl". */
function checkDescribed(
  context: RuleContext,
  { preposition, object }: PrepositionalGroup,
): readonly GrammarFinding[] {
  if (!object || !isBare(object) || !isCountable(object) || isSpecial(context, object)) return [];
  const { modifiers } = object;
  // "By fast train": the means has no article.
  if (modifiers[0]?.tag !== 'ADJ' || /^(?:of|by|as|to)$/.test(preposition.lower)) return [];
  return modifiers.some(({ lower }) => NO_DESCRIPTION.test(lower)) ? [] : insertArticle(context, object);
}

function isAdverbBetween({ sentence }: RuleContext, from: number, to: number): boolean {
  return to - from === 1 && sentence.tokens[from]?.tag === 'ADV';
}

/** "I want to be doctor": of the infinitive, the subject is that of the clause around it. */
function findSubjectOf({ kind, verb, subject, parent }: Clause): NounGroup | undefined {
  return kind === 'nonfinite' && verb?.form === 'infinitive' ? parent?.subject : subject;
}

/** Whether a subject is surely more than one person. */
function takesManyPeople(subject: NounGroup): boolean {
  if (/^(?:we|they)$/.test(subject.head.lower)) return true;
  return subject.number === 'plural' && isPersonOrName(subject);
}

/** "They are good friend" → "good friends": what many are said to be is plural. */
function checkManyPeople(
  context: RuleContext,
  subject: NounGroup,
  { head, to, countability }: NounGroup,
): readonly GrammarFinding[] {
  const next = context.sentence.tokens[to];
  const isEnd = !next || /^(?:MARK|AND|SUBORD|PREP)$/.test(next.tag);
  if (head.tag !== 'NOUN' || !isEnd || countability !== 'countable' || next?.lower === 'of') return [];
  if (head.possibleTags.has('ADJ') || !PEOPLE.test(head.lemma)) return [];
  const right = toPlural(head.lower);
  const written = getWritten(context, subject.from, subject.to);
  return createWordFinding(context, head, right, {
    simple: `“${written}” is more than one person, so we say “${right}”.`,
    full: `The noun agrees with “${written}”, which is plural: “${right}”.`,
  });
}

/** Persons of whom each is one: "we are family" and "they are staff" are right. */
const PEOPLE =
  /^(?:friend|student|teacher|doctor|nurse|colleague|classmate|neighbour|neighbor|brother|sister|player|engineer|farmer|worker|child|tourist|parent|cousin|singer|dancer|driver|waiter|waitress|artist|actor|beginner|partner|enemy|pupil|man|woman|boy|girl|person)$/;

/** "He is teacher", "She is good student": a person behind "be" and a single subject. */
function checkPredicate(context: RuleContext, clause: Clause, object: NounGroup): readonly GrammarFinding[] {
  const { verb } = clause;
  const subject = findSubjectOf(clause);
  if (verb?.isInverted) return [];
  if (subject && takesManyPeople(subject)) return checkManyPeople(context, subject, object);
  if (object.modifiers.some(({ lower }) => NO_DESCRIPTION.test(lower))) return [];
  if (isThere(context, clause)) return insertArticle(context, object);
  if (subject?.number !== 'singular') return [];
  if (findEntry(object.head.lemma)?.nounClass !== 'person') return checkThing(context, subject, object);
  if (
    SINGLE_ROLES.test(object.head.lemma) ||
    (object.head.possibleTags.has('VERB') && object.modifiers.length === 0) ||
    context.sentence.tokens[object.to]?.lower === 'of'
  )
    return [];
  return isPersonOrName(subject) ? insertArticle(context, object) : [];
}

/** "There is summer festival", "on Monday there was street market". */
function isThere({ sentence }: RuleContext, { verb }: Clause): boolean {
  if (!verb?.finite || verb.verbs.length > 1 || verb.isNegative) return false;
  const isOne = /^(?:is|was|'s)$/.test(verb.finite.lower);
  return isOne && sentence.tokens[verb.from - 1]?.lower === 'there';
}

/** "It was rat", "This is small village": a thing behind a pronoun that points at one. */
function checkThing(
  context: RuleContext,
  { head: { lower }, isPronoun }: NounGroup,
  object: NounGroup,
): readonly GrammarFinding[] {
  const isPointing = isPronoun && /^(?:it|this|that)$/.test(lower) && object.nounClass !== 'time';
  return isPointing ? insertArticle(context, object) : [];
}

/** "She works as nurse". */
function checkAs(context: RuleContext, group: PrepositionalGroup): readonly GrammarFinding[] {
  const { preposition, object } = group;
  if (preposition.lower !== 'as' || !object || !isBare(object) || isSpecial(context, object)) return [];
  const before = context.sentence.tokens[group.from - 1];
  const isJob = findEntry(object.head.lemma)?.nounClass === 'person' && object.countability !== 'uncountable';
  if (
    !/^(?:work|job|employ|hire|train)$/.test(before?.lemma ?? '') ||
    !isJob ||
    SINGLE_ROLES.test(object.head.lemma) ||
    object.modifiers.some(({ lower }) => /^(?:head|chief)$/.test(lower))
  )
    return [];
  return insertArticle(context, object);
}

/** Relatives and titles stand like names: "Grandfather grew vegetables", "Doctor Novak". */
const LIKE_A_NAME =
  /^(?:grandfather|grandmother|grandpa|grandma|granny|doctor|nurse|professor|captain|coach|teacher|chef|nanny)$/;

/** "Hotel was near the beach", "… because bus left": a subject in the past that is one known thing or person. */
function checkSubject(
  context: RuleContext,
  { kind, subject, verb, connector, complements }: Clause,
): readonly GrammarFinding[] {
  if (!subject || !/^(?:main|subordinate)$/.test(kind) || verb?.finite?.tag !== 'PAST' || verb.isInverted)
    return [];
  if (!isBare(subject) || !isCountable(subject) || subject.nounClass === 'stuff') return [];
  // "… and ate grilled corn": a verb that some list has as a noun.
  if (subject.head.possibleTags.has('PAST')) return [];
  const { tokens } = context.sentence;
  const [first] = tokens.slice(subject.from);
  const isFirst = subject.from === 0;
  if (!first || subject.to !== verb.from || tokens.at(-1)?.text !== '.') return [];
  if (!isFirst && (connector?.at !== subject.from - 1 || connector.lower === 'whose')) return [];
  if (
    isFirst &&
    LIKE_A_NAME.test(subject.head.lemma) &&
    subject.modifiers.length === 0 &&
    complements[0]?.kind !== 'noun'
  )
    return [];
  // "Dog found after three weeks.": a heading.
  const [object] = complements;
  const isHeading =
    verb.finite.possibleTags.has('EN') && verb.main.lemma !== 'have' && object?.kind !== 'noun';
  // "Parrot greeted visitors.": a heading has no articles at all.
  const isBareToo = object?.kind === 'noun' && !object.isPronoun && !object.determiner && isFirst;
  if (isHeading || isBareToo || subject.modifiers.some(({ lower }) => NO_DESCRIPTION.test(lower))) return [];
  const written = getWritten(context, subject.from, subject.to);
  const right = `the ${isFirst ? written.charAt(0).toLowerCase() + written.slice(1) : written}`;
  return createFinding(context, subject.from, subject.to, right, {
    simple: `We know which ${subject.head.lower}, so we say “${right}”.`,
    full: `“${subject.head.lower}” is countable and known here, so it needs “the”.`,
  });
}

function isPrepositional(group: Group): group is PrepositionalGroup {
  return group.kind === 'preposition';
}

export const MISSING_ARTICLE_RULE: GrammarRule = {
  id: 'missing-article',
  kind: 'missing-article',
  precision:
    'Only a countable singular noun as the object of a verb that takes one thing of many, or a person behind "be" and "work as"; no fixed phrases, pairs, names, headings or steps.',
  find: (context) => [
    ...context.sentence.clauses.flatMap((clause) => [
      ...checkObject(context, clause),
      ...checkSubject(context, clause),
    ]),
    ...context.sentence.groups
      .filter(isPrepositional)
      .flatMap((group) => [...checkAs(context, group), ...checkDescribed(context, group)]),
  ],
};
