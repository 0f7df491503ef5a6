import type { Clause, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPastParticiple } from '../lexicon/inflection.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isEventVerb } from './verb-classes.ts';
import { takesThirdPerson, toPast, toPerfect, toPresent } from './verb-forms.ts';

const ORDINALS = /^(?:first|second|third|fourth|fifth)$/;
/** What tells that the clause says what happens again and again. */
const HABITS =
  /^(?:always|usually|often|sometimes|every|(?:mon|tues|wednes|thurs|fri|satur|sun)days|normally|generally|if|when|whenever|once|after|before)$/;
const POINTS =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|yesterday|christmas|easter|childhood|birth|noon|midnight|morning|\d{4}|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

function isPlainVerb(verb: VerbGroup): boolean {
  return verb.finite !== undefined && verb.verbs.length === 1 && !verb.isInverted && !verb.isNegative;
}

/** "I already finish my homework" → "have already finished". */
function checkAlready(context: RuleContext, { subject, verb, kind }: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const finite = verb?.finite;
  if (!subject || !verb || !finite || !isPlainVerb(verb) || kind !== 'main' || isQuestion) return [];
  const adverb = tokens[finite.at - 1];
  if (adverb?.lower !== 'already' && adverb?.lower !== 'just') return [];
  if (finite.tag !== 'VERB' && finite.tag !== 'VERBS') return [];
  if (subject.to !== adverb.at || !isEventVerb(verb.main.lemma) || finite.possibleTags.has('PAST')) return [];
  if (takesThirdPerson(subject) === undefined || tokens.some(({ lower }) => HABITS.test(lower))) return [];
  // "I just take the bus", "just ask", "already see that …": with "just" only what is over at once.
  if (adverb.lower === 'just' && !/^(?:finish|arrive|buy|receive|graduate|lose)$/.test(verb.main.lemma))
    return [];
  // "The shop already closes at six": without an object of its own, only what is surely over.
  const hasObject = tokens[verb.to]?.tag === 'DET' || tokens[verb.to]?.tag === 'NAME';
  if (!hasObject && !/^(?:finish|arrive|eat|leave|forget|complete|graduate)$/.test(verb.main.lemma))
    return [];
  const right = toPerfect(verb.main.lemma, subject, adverb.lower);
  return createFinding(context, adverb.at, finite.at + 1, right, {
    simple: `It is over, and we say “${adverb.lower}”: “${right}”.`,
    full: `With “${adverb.lower}”, what is over takes the present perfect: “${right}”.`,
  });
}

/** "He doesn't arrive yet", "We didn't finish yet" → "hasn't arrived", "haven't finished". */
function checkYet(
  context: RuleContext,
  { subject, verb, kind, connector }: Clause,
): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [auxiliary, main] = verb?.verbs ?? [];
  if (!subject || !verb?.isNegative || !main || verb.verbs.length !== 2 || verb.isInverted || isQuestion)
    return [];
  if (auxiliary?.lemma !== 'do' || !isEventVerb(main.lemma) || main.lower !== main.lemma) return [];
  // "I'd rather you didn't tell them yet", "She said she didn't know yet": the clause before sets the tense.
  const isDependent = kind === 'subordinate' || /^(?:rather|wish)$/.test(connector?.lower ?? '');
  if (isDependent && auxiliary.tag === 'PAST' && connector?.lower !== 'because') return [];
  const yet = tokens.find(({ at, lower }) => lower === 'yet' && at >= verb.to);
  const end = yet && tokens[yet.at + 1];
  if (!yet || (end && end.tag !== 'MARK' && end.tag !== 'AND' && end.tag !== 'SUBORD')) return [];
  if (tokens.slice(verb.to, yet.at).some(({ tag }) => tag === 'MARK')) return [];
  if (takesThirdPerson(subject) === undefined || tokens[auxiliary.at + 1]?.tag !== 'NOT') return [];
  if (main.at !== auxiliary.at + 2) return [];
  const not = tokens[auxiliary.at + 1]?.lower === "n't" ? "n't" : ' not';
  const right = `${toPresent('have', subject)}${not} ${toPastParticiple(main.lemma)}`;
  return createFinding(context, auxiliary.at, main.at + 1, right, {
    simple: `“Yet” means “up to now”, so we say “${right}”.`,
    full: `“Yet” means “up to now”, so it takes the present perfect: “${right}”.`,
  });
}

/** "She is waiting here since two o'clock" → "has been waiting". */
function checkSince(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb, complements } = clause;
  if (!subject || !verb || verb.tense !== 'present' || verb.isPerfect || verb.isPassive) return [];
  if (verb.isInverted || verb.isNegative || takesThirdPerson(subject) === undefined) return [];
  const since = complements.find(
    (group) => group.kind === 'preposition' && group.preposition.lower === 'since' && group.object,
  );
  const object = since?.kind === 'preposition' ? since.object : undefined;
  if (!object || !(object.isTime || POINTS.test(object.head.lower) || object.head.tag === 'NUM')) return [];
  const [first] = verb.verbs;
  if (!first || verb.verbs.some(({ at }, index) => at !== first.at + index)) return [];
  if (!verb.isProgressive || verb.verbs.length !== 2) return [];
  // "We are knowing each other since 2010": a state has no continuous form.
  const isState = /^(?:know|be|have|own|like|love|hate|want|need|belong|believe|understand|prefer)$/.test(
    verb.main.lemma,
  );
  const right = isState
    ? toPerfect(verb.main.lemma, subject)
    : `${toPresent('have', subject)} been ${verb.main.lower}`;
  const time = getWritten(context, since?.from ?? 0, since?.to ?? 0);
  return createFinding(context, first.at, verb.main.at + 1, right, {
    simple: `It began earlier and goes on, so we say “${right} … ${time}”.`,
    full: `“${time}” tells when it began, and it goes on: the present perfect, “${right}”.`,
  });
}

const PERIODS =
  /^(?:years?|months?|weeks?|days?|decades?|summers?|winters?|springs?|autumns?|semesters?|hours?)$/;
const NUMBERS =
  /^(?:few|couple|several|many|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)$/;
/** What goes on for years, so that a time at the end of the clause tells how long. */
const LASTING =
  /^(?:live|work|study|learn|teach|play|stay|know|own|help|write|run|train|practise|practice|collect|sing)$/;

/** The end of "for the last three years", from the token of its preposition; undefined for another phrase. */
function findPeriodEnd(tokens: readonly GrammarToken[], at: number): number | undefined {
  const [preposition, the, last, ...rest] = tokens.slice(at, at + 7);
  if (!/^(?:for|in|over|during)$/.test(preposition?.lower ?? '') || the?.lower !== 'the') return undefined;
  if (!/^(?:last|past)$/.test(last?.lower ?? '')) return undefined;
  const [first, second, third] = rest;
  const isCounted = NUMBERS.test(first?.lower ?? '');
  // "A couple of years": the noun stands behind "of".
  const noun = !isCounted ? first : second?.lower === 'of' ? third : second;
  if (
    !noun ||
    !PERIODS.test(noun.lower) ||
    !(isCounted || preposition?.lower === 'for' || noun.tag === 'NOUNS')
  )
    return undefined;
  // "In the last days of May", "for the last three years of his life": a part of a longer time.
  return tokens[noun.at + 1]?.lower === 'of' ? undefined : noun.at + 1;
}

/** "For the last three years I work in a hotel" → "have worked". */
function checkLastYears(
  context: RuleContext,
  { subject, verb, kind, complements }: Clause,
): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const first = verb?.finite;
  if (
    !subject ||
    !first ||
    isQuestion ||
    !/^(?:main|subordinate)$/.test(kind) ||
    verb.tense !== 'present' ||
    verb.isPerfect
  )
    return [];
  if (verb.isInverted || verb.isNegative || verb.isPassive || takesThirdPerson(subject) === undefined)
    return [];
  if (first.possibleTags.has('PAST') || subject.head.tag === 'THERE') return [];
  const { main, verbs } = verb;
  // "I have written film reviews": a perfect whose participle is read as an adjective.
  if (main.lemma === 'have' && tokens[main.at + 1]?.possibleTags.has('EN')) return [];
  const isBe = main.lemma === 'be';
  if (verbs.length !== (verb.isProgressive ? 2 : 1) || main.at !== first.at + verbs.length - 1) return [];
  const opening = tokens.findIndex(({ at, lower }) => {
    if (!/^(?:for|in|over|during)$/.test(lower) || at >= subject.from) return false;
    // "My plan for the last three years I …": only at the beginning of a clause.
    const before = tokens[at - 1];
    if (before && !/^(?:MARK|AND|SUBORD|ADV)$/.test(before.tag)) return false;
    const end = findPeriodEnd(tokens, at);
    return (
      end !== undefined && (subject.from === end || (tokens[end]?.text === ',' && subject.from === end + 1))
    );
  });
  const behind = complements.find(
    (group) =>
      group.kind === 'preposition' &&
      /^[.!,]$/.test(tokens[findPeriodEnd(tokens, group.from) ?? -1]?.text ?? ''),
  );
  const isPerson = /^(?:i|we|you|he|she|they)$/.test(subject.head.lower);
  const isLasting = LASTING.test(main.lemma) || (isBe && isPerson);
  if (opening < 0 && !(behind && isLasting && isPerson)) return [];
  // "For the past two years the best month is May": of a whole group, "be" can name a fact.
  if (isBe && !isPerson) return [];
  const from = opening >= 0 ? opening : (behind?.from ?? 0);
  const time = getWritten(context, from, findPeriodEnd(tokens, from) ?? from + 1);
  const right = verb.isProgressive
    ? `${toPresent('have', subject)} been ${main.lower}`
    : toPerfect(main.lemma, subject);
  return createFinding(context, first.at, main.at + 1, right, {
    simple: `It began earlier and goes on up to now: “${right}”.`,
    full: `“${time}” goes on up to now, so it takes the present perfect: “${right}”.`,
  });
}

/** Whether the words before `at` are "it is the first time", with or without "that". */
function followsFirstTime(tokens: readonly GrammarToken[], at: number): boolean {
  const end = tokens[at - 1]?.lower === 'that' ? at - 1 : at;
  const [be, the, ordinal, time] = tokens.slice(Math.max(0, end - 4), end);
  return (
    (be?.lower === 'is' || be?.lower === "'s") &&
    the?.lower === 'the' &&
    ORDINALS.test(ordinal?.lower ?? '') &&
    time?.lower === 'time'
  );
}

/** "It is the first time that I am in London" → "have been". */
function checkFirstTime(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const finite = verb?.finite;
  if (!subject || !finite || verb.tense !== 'present' || verb.isPerfect || verb.isNegative) return [];
  if (verb.isPassive || verb.isInverted || subject.to !== finite.at) return [];
  if (!followsFirstTime(tokens, subject.from) || takesThirdPerson(subject) === undefined) return [];
  if (verb.main.at !== finite.at + verb.verbs.length - 1) return [];
  const right = toPerfect(verb.main.lemma, subject);
  return createFinding(context, finite.at, verb.main.at + 1, right, {
    simple: `After “the first time” we say “${right}”.`,
    full: `“It is the first time” takes the present perfect: “${right}”.`,
  });
}

const OUTINGS = /^(?:cinema|theatre|theater|concert|match|party|wedding|doctor|dentist|circus)$/;
const SIDES = /^(?:left|right|side|end|top|back|front|north|south|east|west|middle)$/;
const VISITS = /^(?:once|twice|before|already|many|several)$/;

/** "I was to Norway three times" → "have been"; "I was to the cinema yesterday" → "went". */
function checkVisit(context: RuleContext, { subject, verb, complements }: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const be = verb?.finite;
  if (!subject || !be || verb.verbs.length !== 1 || verb.isInverted || isQuestion) return [];
  if (!/^(?:was|were)$/.test(be.lower) || !/^(?:i|we|he|she|they)$/.test(subject.head.lower)) return [];
  const never = tokens[be.at + 1]?.lower === 'never' ? tokens[be.at + 1] : undefined;
  const place = complements.find(
    (group) => group.kind === 'preposition' && group.from === (never ?? be).at + 1,
  );
  if (place?.kind !== 'preposition' || place.preposition.lower !== 'to' || !place.object) return [];
  const { object } = place;
  // "I was to the left of the door", "We were to them what …": only what one travels to.
  const isGoal =
    object.head.tag === 'NAME' ||
    ((object.nounClass === 'place' || OUTINGS.test(object.head.lower)) && !SIDES.test(object.head.lower));
  if (!isGoal || object.members.length > 0 || tokens[place.to]?.lower === 'what') return [];
  const behind = tokens.slice(place.to);
  const isCounted = behind.some(
    ({ at, lower }) => VISITS.test(lower) || (lower === 'times' && tokens[at - 1]?.tag === 'NUM'),
  );
  const isOver = behind.some(({ lower }) => /^(?:yesterday|last|ago|when|in)$/.test(lower));
  const right =
    !isOver && (isCounted || never) ? toPerfect('be', subject, never?.lower) : toPast('go', subject);
  if (never && isOver) return [];
  return createFinding(context, be.at, (never ?? be).at + 1, right, {
    simple: `For a visit we say “${right} to …”.`,
    full: `“Be” takes “to” only in the perfect; a visit is told with “${right} to …”.`,
  });
}

export const PRESENT_PERFECT_RULE: GrammarRule = {
  id: 'present-perfect',
  kind: 'tense',
  precision:
    'Only verbs of events with “already” or “yet”, a continuous form with “since” and a point of time, and a present behind “it is the first time”.',
  find: findInClauses(checkAlready, checkYet, checkSince, checkFirstTime, checkVisit, checkLastYears),
};
