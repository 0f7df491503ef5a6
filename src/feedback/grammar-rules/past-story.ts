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
import { countStoryPasts, speaksOfNow } from './story-before.ts';
import { isActivityVerb, isEventVerb } from './verb-classes.ts';
import { isBaseForm, takesThirdPerson, toPast } from './verb-forms.ts';

/*
 * "Last week I lost my phone. I look for it. Then we find it." Once a time that is over has opened a story,
 * base forms of events are meant as pasts, until something is said in the present.
 */

const isStepWord = createWordTest('then later suddenly finally afterwards after');
const isDayOrNight = createWordTest('day night evening morning');
const isPartOfDay = createWordTest('morning afternoon evening end night beginning');

/** Whether the sentence begins with what orders a story: "Then", "After lunch", "In the evening". */
function opensNextStep([first, second, third]: readonly GrammarToken[]): boolean {
  if (isStepWord(first)) return true;
  if (first?.lower === 'one') return isDayOrNight(second);
  const isInThe = (first?.lower === 'in' || first?.lower === 'at') && second?.lower === 'the';
  return isInThe && isPartOfDay(third);
}

const isPlanned = createLemmaTest('start begin finish leave move return join');

/** "After the holidays I start a new course" tells of a plan. */
function mayBePlan(tokens: readonly GrammarToken[], verb: GrammarToken): boolean {
  return tokens[0]?.lower === 'after' && isPlanned(verb);
}

const isNewDeterminer = createWordTest('a an some many two three four five');

/** "I buy a present", "we go home": a thing that the story did not have before. */
function hasNewObject({ complements }: Clause): boolean {
  const [object] = complements;
  if (object?.kind !== 'noun' || object.isTime) return false;
  return [object.determiner, ...object.modifiers].some(isNewDeterminer) || object.head.lower === 'home';
}

/** "When", "because" and relative words open clauses whose present would be right. */
const opensDependentClause = createWordTest('when while because that who which where');
const isCan = createWordTest('could can ca');

/** The verbs of the sentence are those of a story: pasts and base forms, no other tense and no condition. */
function isPlainSentence({ tokens, clauses }: SentenceAnalysis): boolean {
  const hasPlainVerbs = clauses.every(({ verb, connector }) => {
    const finite = verb?.finite;
    if (!finite || finite.tag === 'PAST' || isBaseForm(finite)) return true;
    return finite.tag === 'MODAL' && !opensDependentClause(connector);
  });
  return hasPlainVerbs && tokens.every((token) => token.tag !== 'MODAL' || isCan(token));
}

/** Events of a story that the list of events does not have. */
const isStoryEvent = createLemmaTest('come score reach spend celebrate');
const joinsStep = createWordTest('and but then so');
const mayPrecedeVerb = createWordTest('then also finally later');

/** A main clause with one base form that tells what was done; not "read", which may be a past. */
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

/** Whether the words before the verb are surely its subject. */
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

/** Done while writing, or said of the story from outside. */
const isSaidNow = createLemmaTest(
  'give recommend thank ask find write read send sign add answer reply explain agree forget mark discuss hear miss learn speak end begin work study live wear plan talk organise organize',
);
/** "I take the bus", "we catch a train": habits, with a new object as well. */
const isOfTravel = createLemmaTest('take catch');

/** Whether a base form behind "I" or "we" is meant as a past: a step of the story, or a new thing in it. */
function isStoryOfMany(clause: Clause, finite: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  if (isSaidNow(finite) || mayBePlan(tokens, finite)) return false;
  const isEvent = isEventVerb(finite.lemma) || isStoryEvent(finite);
  return opensNextStep(tokens) || (isEvent && hasNewObject(clause) && !isOfTravel(finite));
}

/** "Last week I lost my phone. Then I find it." → "found". */
function checkClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens } = sentence;
  const { verb, subject } = clause;
  const finite = verb?.finite;
  if (!finite || !subject || !isEventInBaseForm(clause)) return [];
  if (!hasSureSubject(clause, subject, finite, tokens)) return [];
  // "He find" lacks its -s in the present as well, so less is asked for.
  const isOne = takesThirdPerson(subject) === true;
  if (!isOne && !isStoryOfMany(clause, finite, tokens)) return [];
  if (speaksOfNow(sentence) || !isPlainSentence(sentence) || context.around.startsInQuotes) return [];
  const leastPasts = isOne || opensNextStep(tokens) ? 1 : 2;
  if (countStoryPasts(context.before) < leastPasts) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `Your story is in the past, so we say “${right}” here.`,
    full: `The story is told in the past, so this verb is, too: “${right}”, not “${finite.text}”.`,
  });
}

/** Base forms in a story that a time of the past has opened. */
export const PAST_STORY_RULE: GrammarRule = {
  id: 'past-story',
  looksBack: true,
  kind: 'tense',
  markedOnlyWhen:
    'Only events and activities behind a sentence with a time that is over or three pasts, where nothing since speaks of now; with I, we and they only behind a word that orders the story, or with a new thing as object.',
  find: findInClauses(checkClause),
};
