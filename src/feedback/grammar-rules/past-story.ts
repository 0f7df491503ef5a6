/*
 * Corrects a base form in a story of the past:
 *
 *   Last week I lost my phone. Then I buy a new one. → Then I bought a new one.
 *
 * A sentence before it has opened the story with a time that is over, or with several pasts, and nothing
 * since then is said in the present.
 */

import type { Clause, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { countStoryPasts, speaksOfNow } from './story-evidence.ts';
import { isActivityVerb, isEventVerb } from './verb-classes.ts';
import { isBaseForm, takesThirdPerson, toPast } from './verb-forms.ts';

const isStepWord = createWordTest('then later suddenly finally afterwards after');
const isDayOrNight = createWordTest('day night evening morning');
const isDailyTime = createWordTest('school work class classes lessons');
const isPartOfDay = createWordTest('morning afternoon evening end night beginning');

/**
 * Whether the sentence begins with a word or time that orders a story: "Then", "After the game", "In the
 * evening". Not "After school", which may tell of a habit.
 */
function opensNextStep([first, second, third]: readonly GrammarToken[]): boolean {
  if (isStepWord(first)) return first?.lower !== 'after' || !isDailyTime(second);
  if (first?.lower === 'one') return isDayOrNight(second);
  const isInThe = (first?.lower === 'in' || first?.lower === 'at') && second?.lower === 'the';
  return isInThe && isPartOfDay(third);
}

/** Verbs of what can be planned for later. */
const isPlanned = createLemmaTest('start begin finish leave move return join');

/** Whether the sentence may tell of a plan. Right: "After the holidays I start a new course." */
function mayBePlan(tokens: readonly GrammarToken[], verb: GrammarToken): boolean {
  return tokens[0]?.lower === 'after' && isPlanned(verb);
}

const isNewDeterminer = createWordTest('a an some many two three four five');

/** Whether the object is new in the story ("I buy a present"), or the verb leads home ("we go home"). */
function hasNewObjectOrHome({ complements }: Clause): boolean {
  const [object] = complements;
  if (object?.kind !== 'noun' || object.isTime) return false;
  return [object.determiner, ...object.modifiers].some(isNewDeterminer) || object.head.lower === 'home';
}

/** Words that open a clause in which "can" may be right. Not marked: "Then I meet a man who can sing." */
const opensDependentClause = createWordTest('when while because that who which where');
const isCan = createWordTest('could can ca');

/** Whether all verbs of the sentence are those of a story: pasts, base forms, and "can" or "could". */
function isPlainSentence({ tokens, clauses }: SentenceAnalysis): boolean {
  const hasPlainVerbs = clauses.every(({ verb, connector }) => {
    const finite = verb?.finite;
    if (!finite || finite.tag === 'PAST' || isBaseForm(finite)) return true;
    return finite.tag === 'MODAL' && !opensDependentClause(connector);
  });
  return hasPlainVerbs && tokens.every((token) => token.tag !== 'MODAL' || isCan(token));
}

/** Verbs of events in stories that are not in the list of `isEventVerb`. */
const isStoryEvent = createLemmaTest('come score reach spend celebrate');
const joinsStep = createWordTest('and but then so');
const mayPrecedeVerb = createWordTest('then also finally later');

/** Whether a clause is a main clause with one base form of what was done; not "read", which may be a past. */
function isEventInBaseForm({ kind, verb, connector }: Clause): boolean {
  const finite = verb?.finite;
  if (!finite || kind !== 'main' || verb.verbs.length !== 1 || verb.isInverted || verb.isNegative)
    return false;
  if (connector && !joinsStep(connector)) return false;
  if (!isBaseForm(finite) || finite.possibleTags.has('PAST')) return false;
  return isEventVerb(finite.lemma) || isStoryEvent(finite) || isActivityVerb(finite.lemma);
}

const isPersonPronoun = createWordTest('i we they he she it');
const isDeterminer = createWordTest('my our the his her their a an');

/** Whether the words before the verb can only be its subject. */
function hasSureSubject(
  { isSubjectShared, isSubjectCertain }: Clause,
  { head, determiner, members, to }: NounGroup,
  finite: GrammarToken,
  tokens: readonly GrammarToken[],
): boolean {
  if (to !== finite.at && !mayPrecedeVerb(tokens[finite.at - 1]) && !isSubjectShared) return false;
  if (isPersonPronoun(head) && members.length === 0) return true;
  if (head.tag !== 'NAME' && !isDeterminer(determiner)) return false;
  return isSubjectCertain && !finite.possibleTags.has('NOUN');
}

/**
 * Verbs whose base form may be a right present: what one does while writing ("I send you a photo"), thinks of
 * the story ("I agree"), or does now ("I study here").
 */
const mayBePresent = createLemmaTest(
  'give recommend thank ask find write read send sign add answer reply explain agree forget mark discuss hear miss learn speak end begin work study live wear plan talk organise organize',
);
/** Verbs of habits, also with a new object. Not marked: "I take a bus", "we catch a train". */
const isOfTravel = createLemmaTest('take catch');

/**
 * Whether a base form that would be right as a present ("I buy one", "we go home") is meant as a past: it is
 * the next step of the story, or has a new thing as its object.
 */
function isMeantAsPast(clause: Clause, finite: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  if (mayBePresent(finite) || mayBePlan(tokens, finite)) return false;
  const isEvent = isEventVerb(finite.lemma) || isStoryEvent(finite);
  return opensNextStep(tokens) || (isEvent && hasNewObjectOrHome(clause) && !isOfTravel(finite));
}

/** "Last week I lost my phone. Then I buy a new one." → "bought". */
function checkClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens } = sentence;
  const { verb, subject } = clause;
  const finite = verb?.finite;
  if (!finite || !subject || !isEventInBaseForm(clause)) return [];
  if (!hasSureSubject(clause, subject, finite, tokens)) return [];
  // "He find" is wrong in the present as well, so it is marked on less evidence than "I find".
  const isThirdPerson = takesThirdPerson(subject) === true;
  if (!isThirdPerson && !isMeantAsPast(clause, finite, tokens)) return [];
  if (speaksOfNow(sentence) || !isPlainSentence(sentence) || context.around.startsInQuotes) return [];
  const leastPasts = isThirdPerson || opensNextStep(tokens) ? 1 : 2;
  if (countStoryPasts(context.before) < leastPasts) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `Your story is in the past, so we say “${right}” here.`,
    full: `The story is in the past, so this verb is, too: “${right}”, not “${finite.text}”.`,
  });
}

/**
 * Base forms in a story that a time of the past has opened.
 *
 * Conditions: A sentence before names a time that is over, or three pasts stand before, and nothing since
 * then speaks of now. The verb is one of events or activities. With I, we, they and plural nouns, only after
 * a word that orders the story (“then”), or with a new thing as object (“a present”) or “home”.
 */
export const PAST_STORY_RULE: GrammarRule = {
  id: 'past-story',
  looksBack: true,
  readsWholeSentence: true,
  kind: 'tense',
  find: findInClauses(checkClause),
};
