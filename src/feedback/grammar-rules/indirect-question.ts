// Corrects the order of a question inside another sentence: “I don't know where is the station” → “I don't
// know where the station is”, “Tell me when does it start” → “Tell me when it starts”. The rule is in
// question-order.ts.

import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { isPerson } from '../grammar/person.ts';
import { createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPastForm } from '../lexicon/inflection.ts';
import { findVerbFrame } from '../lexicon/verb-frames.ts';
import {
  createFinding,
  findTenseInContext,
  type GrammarFinding,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

/** Adjectives that an indirect question follows: "I'm not sure where". */
const ADJECTIVES_BEFORE_QUESTION = /^(?:sure|certain|clear|curious)$/;
/** Pronouns that may come between the verb and the question word: "tell me where". */
const OBJECT_PRONOUNS = /^(?:me|you|him|her|it|us|them)$/;

/** Where the person begins that may come between the verb and the question word: "ask the nurse when". */
function findPersonStart({ tokens, groups }: RuleContext['sentence'], wh: GrammarToken): number | undefined {
  if (OBJECT_PRONOUNS.test(tokens[wh.at - 1]?.lower ?? '')) return wh.at - 1;
  const noun = groups.find(({ kind, to }) => kind === 'noun' && to === wh.at);
  return noun?.kind === 'noun' && isPerson(noun) ? noun.from : undefined;
}

/**
 * Whether the question word depends on the word before it: "know where", "tell me where", "ask the nurse
 * when", "not sure why".
 */
function dependsOnWordBefore(sentence: RuleContext['sentence'], wh: GrammarToken): boolean {
  const { tokens } = sentence;
  const before = tokens[wh.at - 1];
  const personStart = findPersonStart(sentence, wh);
  const governor = personStart === undefined ? before : tokens[personStart - 1];
  if (!governor) return false;
  if (governor === before && ADJECTIVES_BEFORE_QUESTION.test(governor.lower)) return true;
  if (!/^(?:VERBS?|PAST|EN|ING)$/.test(governor.tag)) return false;
  const frame = findVerbFrame(governor.lemma)?.complements;
  return frame?.has(governor === before ? 'wh-clause' : 'object-wh-clause') === true;
}

const isNoun = createTagTest('NOUN', 'NOUNS');
const isOne = createWordTest('one ones');

/** The question word of an inverted verb: "where is", "how much does", "what time does", "which one do". */
function findQuestionWord(tokens: readonly GrammarToken[], verb: VerbGroup): GrammarToken | undefined {
  const [second, first] = [tokens[verb.from - 2], tokens[verb.from - 1]];
  if (first && /^(?:where|when|why|how|who|what)$/.test(first.lower)) return first;
  if (second?.lower === 'how') return second;
  const asksWhich = second && /^(?:what|which)$/.test(second.lower) && (isNoun(first) || isOne(first));
  return asksWhich ? second : undefined;
}

/** Whether "was" is meant: the text is in the past around the verb, or says "I could not remember". */
function isStory(context: RuleContext, { at }: GrammarToken, base: string): boolean {
  return (
    findTenseInContext(context, at, base) === 'past' ||
    /\bcould(?:n't| not) remember\b/i.test(context.analysis.text)
  );
}

const isReportingPast = createWordTest('asked');
/** The subject of a reported question about “you”, by the person who was asked: "asked me where I was". */
const PERSON_ASKED: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
};

/**
 * Whether the question was asked in the past and is told in the words that were said: "He asked me where are
 * you going".
 */
function isReportedOfYou(tokens: readonly GrammarToken[], wh: GrammarToken, subject: NounGroup): boolean {
  if (subject.head.lower !== 'you') return false;
  return isReportingPast(tokens[wh.at - 1]) || isReportingPast(tokens[wh.at - 2]);
}

/**
 * "He asked me where [are you → I was] going", "… where [do you live → I lived]"; not marked where the person
 * that was asked is not named.
 */
function correctReported(
  context: RuleContext,
  wh: GrammarToken,
  { finite, main, verbs, to }: VerbGroup,
): readonly GrammarFinding[] {
  const person = PERSON_ASKED[context.sentence.tokens[wh.at - 1]?.lower ?? ''];
  if (person === undefined || !finite) return [];
  const isDo = finite.lemma === 'do';
  if (isDo ? verbs.length !== 2 || main.at !== finite.at + 2 : finite.lemma !== 'be') return [];
  const isSingular = person !== 'we' && person !== 'they';
  const verb = isDo ? toPastForm(main.lemma) : isSingular ? 'was' : 'were';
  const right = `${person} ${verb}`;
  return createFinding(context, finite.at, isDo ? to : finite.at + 2, right, {
    simple: `You tell what the person asked, so “you” becomes “${person}”, with a past form: “${right}”.`,
    full: `In reported speech the person, the tense and the word order of a question change: “${right}”.`,
  });
}

/** The verb of the question in the order and form of a statement; undefined where it can't be built. */
function toStatement(context: RuleContext, subject: NounGroup, verb: VerbGroup): string | undefined {
  const { finite, main, verbs } = verb;
  if (!finite) return undefined;
  if (finite.lemma === 'do') {
    if (verbs.length !== 2 || takesThirdPerson(subject) === undefined) return undefined;
    return finite.tag === 'PAST' ? toPast(main.lemma, subject) : toPresent(main.lemma, subject);
  }
  // A bare noun tells of what is always so: "taught me how important experience is".
  const isGeneral = !subject.isPronoun && subject.determiner === undefined && subject.head.tag !== 'NAME';
  const isPresentBe = finite.lemma === 'be' && finite.tag !== 'PAST';
  return isPresentBe && !isGeneral && isStory(context, finite, main.lemma)
    ? toPast('be', subject)
    : finite.lower;
}

/** True for "the station", "Ana", "she": a particular thing or person, which can only be the subject. */
function isParticular({ isPronoun, head, determiner }: NounGroup): boolean {
  return (
    isPronoun ||
    head.tag === 'NAME' ||
    /^(?:the|this|that|these|those|my|your|his|her|its|our|their)$/.test(determiner?.lower ?? '')
  );
}

/** True for "she", "my brother". */
function isPronounOrOwned({ isPronoun, determiner }: NounGroup): boolean {
  return (
    (isPronoun && determiner === undefined) || /^(?:my|your|his|her|our|their)$/.test(determiner?.lower ?? '')
  );
}

/**
 * Right: "I don't know who is the boss", "what is the matter", where the question word may be the subject.
 */
function mayAskForSubject(wh: GrammarToken, { finite, verbs }: VerbGroup, subject: NounGroup): boolean {
  const isBe = finite?.lemma === 'be' && verbs.length === 1;
  return isBe && /^(?:who|what|which)$/.test(wh.lower) && !isPronounOrOwned(subject);
}

/** Where the subject ends, with the phrase with "of" that belongs to it: "the entrance of the museum". */
function findSubjectEnd({ sentence: { groups } }: RuleContext, clause: Clause, { to }: NounGroup): number {
  const phrase = groups.find(({ from }) => from === to);
  const isOf = phrase?.kind === 'preposition' && phrase.preposition.lower === 'of';
  return isOf && clause.complements.includes(phrase) ? phrase.to : to;
}

/** Persons and times, which are counted and have no price. */
const isCountedWithoutPrice = createWordTest(
  'hours days weeks months years people students children pupils guests players visitors',
);

/** "I would like to know [how much are the hours → how many hours there are]". */
function correctHowMany(
  context: RuleContext,
  how: GrammarToken,
  { head, to }: NounGroup,
  be: string,
): readonly GrammarFinding[] {
  const right = `how many ${head.lower} there ${be}`;
  return createFinding(context, how.at, to, right, {
    simple: `We can count ${head.lower}, so we ask “how many”: “${right}”.`,
    full: `“How much” before “${be}” asks for a price. For a number it is “how many”: “${right}”.`,
  });
}

/** "Do you know where [is the station → the station is]?"; "… when [does it start → it starts]". */
export function checkIndirectOrder(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb } = clause;
  if (!verb?.finite || !verb.isInverted || verb.isNegative || !subject || verb.from === 0) return [];
  const wh = findQuestionWord(context.sentence.tokens, verb);
  if (!wh || wh.at === 0 || !dependsOnWordBefore(context.sentence, wh)) return [];
  const { finite, main } = verb;
  // Not marked: "How do you know when is the right time?". The time itself is asked for.
  if (wh.lower === 'when' && subject.head.lower === 'time') return [];
  if (subject.from !== finite.at + 1 || finite.lower.startsWith("'")) return [];
  if (/^(?:me|him|us|them)$/.test(subject.head.lower) || mayAskForSubject(wh, verb, subject)) return [];
  const isDo = finite.lemma === 'do';
  // "How important" can't be the subject, so that any noun after the verb is.
  const asksDegree = wh.lower === 'how' && wh.at === finite.at - 2;
  if (isDo ? main.at !== subject.to : !asksDegree && !isParticular(subject)) return [];
  const isBare = verb.verbs.length === 1 && subject.modifiers.length === 0 && subject.members.length === 0;
  const asksHowMuch = wh.at === finite.at - 2 && context.sentence.tokens[wh.at + 1]?.lower === 'much';
  if (asksHowMuch && finite.lemma === 'be' && isBare && isCountedWithoutPrice(subject.head))
    return correctHowMany(context, wh, subject, finite.lower);
  if (isReportedOfYou(context.sentence.tokens, wh, subject)) return correctReported(context, wh, verb);
  const statement = toStatement(context, subject, verb);
  if (statement === undefined) return [];
  const subjectEnd = isDo ? subject.to : findSubjectEnd(context, clause, subject);
  const right = `${getWritten(context, subject.from, subjectEnd)} ${statement}`;
  const words = getWritten(context, wh.at, verb.from);
  return createFinding(context, finite.at, isDo ? main.at + 1 : subjectEnd, right, {
    simple: `A question inside another sentence has the usual order: “${words} ${right}”.`,
    full: `An indirect question has the order of a statement${isDo || statement === finite.lower ? '' : ', here in the past'}: “${words} ${right}”.`,
  });
}
