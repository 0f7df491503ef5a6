// Corrects a verb that does not agree with its subject: “My brother work there” → “My brother works there”,
// “The children was tired” → “The children were tired”, “There is many parks” → “There are many parks”.

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { createWordTest, isTensedVerb, isWould } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPlural } from '../lexicon/inflection.ts';
import { checkAfterAdjective, checkThereIs } from './agreement-after-verb.ts';
import { isDoubtful } from './agreement-doubts.ts';
import { mayDisagree } from './agreement-exceptions.ts';
import { isSurelyVerbOfSubject } from './agreement-verb.ts';
import { agrees, type CheckableClause, readCheckableClause } from './checkable-clause.ts';
import {
  createWordFinding,
  findInClauses,
  findTenseInContext,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { toPast, toPresent } from './verb-forms.ts';

/** Nouns for what a person has two or more of: "my hobby are", "my parent are". */
const OWNED_IN_TWOS = /^(?:hobby|parent|grandparent|shoe|boot|sock|glove|eye|ear|leg|hand)$/;
const isAnd = createWordTest('and');
const isPossessive = createWordTest('my your his her our their');

/**
 * Whether the noun is wrong, and not the verb: "What are their name?" → "names", "My favourite subject are
 * music and art" → "subjects".
 */
function isPluralMeant({ clause, subject, verb, finite }: CheckableClause): boolean {
  if (subject.isPronoun || subject.number !== 'singular') return false;
  if (
    OWNED_IN_TWOS.test(subject.head.lemma) &&
    isPossessive(subject.determiner) &&
    subject.modifiers.length === 0
  )
    return !verb.isInverted;
  if (!/^(?:are|were)$/.test(finite.lower)) return false;
  const isTheirs = /^(?:their|our)$/.test(subject.determiner?.lower ?? '') && subject.from > verb.from;
  const [named] = clause.complements;
  return (
    isTheirs ||
    (!verb.isInverted && named?.kind === 'noun' && named.from >= finite.at && named.members.length > 1)
  );
}

/** "My favourite [subject → subjects] are music and art"; nothing for a noun that is not counted. */
function correctNumberOfNoun(
  context: RuleContext,
  { head, determiner, countability, nounClass }: NounGroup,
  finite: GrammarToken,
): readonly GrammarFinding[] {
  const isCounted =
    OWNED_IN_TWOS.test(head.lemma) || (countability === 'countable' && nounClass !== 'person');
  if (head.tag !== 'NOUN' || !isCounted) return [];
  if (!/^(?:my|your|his|her|our|their|the)$/.test(determiner?.lower ?? '')) return [];
  const right = toPlural(head.lower);
  return createWordFinding(context, head, right, {
    simple: `“${finite.lower}” is for more than one, so we say “${right}”.`,
    full: `The verb “${finite.lower}” and the words after it ask for the plural: “${right}”.`,
  });
}

/** Whether "would" stands in another clause: "If he [bring] it, we would be happy". */
function isImagined({ sentence: { clauses }, clause }: CheckableClause): boolean {
  return (
    clause.kind === 'subordinate' &&
    clause.connector?.lower === 'if' &&
    clauses.some(({ verb }) => verb !== clause.verb && isWould(verb?.finite))
  );
}

/**
 * "My brother [work → works] there", in a story "[work → worked]". Not marked: a base form where both tenses
 * fit.
 */
function correctVerb(context: RuleContext, checkable: CheckableClause): readonly GrammarFinding[] {
  const { subject, verb, finite } = checkable;
  const isPastForm = finite.tag === 'PAST';
  const tense =
    isPastForm || verb.isPerfect ? undefined : findTenseInContext(context, finite.at, verb.main.lemma);
  // "My pens falls", "the button don't work": the form itself is a present, also in a text of both tenses.
  const isPresentForm = finite.tag === 'VERBS' || (finite.lemma === 'do' && verb.isNegative);
  if (tense === 'mixed' && !isPresentForm) return [];
  if (finite.tag === 'VERB' && isImagined(checkable)) {
    const imagined = toPast(finite.lemma, subject);
    return createWordFinding(context, finite, imagined, {
      simple: `We only imagine this, so after “if” we say “${imagined}”.`,
      full: `After “if”, what is only imagined takes a past form: “${imagined}”, not “${finite.text}”.`,
    });
  }
  const isStory = tense === 'past';
  const right = isPastForm || isStory ? toPast(finite.lemma, subject) : toPresent(finite.lemma, subject);
  return createWordFinding(context, finite, right, explain(context, checkable, right, isStory));
}

/** The subjects of forms that do not belong to “he”, “she” and “it” alone. */
const OWNERS_OF_FORM = new Map([
  ['was', '“I”, “he”, “she” or “it”'],
  ['am', '“I”'],
  ['are', '“you”, “we” or “they”'],
  ['were', '“you”, “we” or “they”'],
]);

/** The reason: a story in the past, a singular subject, a pronoun, or a plural. */
function explain(
  context: RuleContext,
  { subject, finite, isThirdPerson }: CheckableClause,
  right: string,
  isStory: boolean,
) {
  const head = getWritten(context, subject.from, subject.to);
  const wrong = finite.text;
  if (isStory) {
    return {
      simple: `Your story is in the past, so “${head}” needs “${right}” here.`,
      full: `The story is told in the past: “${head} ${right}”, not “${wrong}”.`,
    };
  }
  // “Has”, “is” and “does” are words of their own rather than a verb with an ending.
  const advice = /^(?:have|be|do)$/.test(finite.lemma)
    ? `we say “${right}”`
    : `the verb ends in -s: “${right}”`;
  if (isThirdPerson && /^(?:he|she|it)$/.test(subject.head.lower)) {
    return {
      simple: `With “he”, “she” or “it”, ${advice}, not “${wrong}”.`,
      full: `“${head}” is third person singular: “${right}”, not “${wrong}”.`,
    };
  }
  if (isThirdPerson) {
    return {
      simple: `“${head}” counts as one, so ${advice}.`,
      full: `The verb belongs to “${head}”, which is singular: “${right}”, not “${wrong}”.`,
    };
  }
  if (subject.isPronoun && subject.members.length === 0) {
    const owners = OWNERS_OF_FORM.get(finite.lower) ?? '“he”, “she” or “it”';
    return {
      simple: `With “${head}” we say “${right}”. “${wrong}” is for ${owners}.`,
      full: `“${head}” takes “${right}”; “${wrong}” is the form for ${owners}.`,
    };
  }
  return {
    simple: `“${head}” is like “they”, so we say “${right}”.`,
    full: `The verb belongs to “${head}”, which is plural: “${right}”, not “${wrong}”.`,
  };
}

/**
 * Right: "tests that do not work", "That matters to some – that are ill, for example"; right but for "which":
 * "We did quizzes at school, that are fun". The clause may be read as a sentence of its own.
 */
function mayBeRelativeThat(
  { sentence, whole }: RuleContext,
  { subject: { head, from }, isThirdPerson }: CheckableClause,
): boolean {
  if (head.lower !== 'that' || !isThirdPerson) return false;
  const start = sentence.tokens[from]?.start ?? 0;
  const before = whole.tokens.filter((token) => token.start < start);
  const last = before.at(-1);
  if (last?.text === ',') return before.some(({ tag, lower }) => tag === 'NOUNS' || lower === 'people');
  return last !== undefined && /^(?:NOUNS?|NAME|PRON|ADJ|ADV|MARK)$/.test(last.tag);
}

/**
 * Whether the whole sentence shows another verb or subject than its part does. Right: "A promise; a film on
 * satellite TV", where "satellite" is no verb; "He helps people playing cards and chess has …".
 */
function isDoubtfulInWhole({ sentence, whole }: RuleContext, { subject, finite }: CheckableClause): boolean {
  if (sentence === whole) return false;
  const word = whole.tokens.find(({ start }) => start === finite.start);
  // In a part, “like” is read as a verb where it lacks another.
  if (!isTensedVerb(word) && word?.lower !== 'like') return true;
  const clause = whole.clauses.find(({ verb }) => verb?.finite === word);
  if (!clause) return false;
  const at = whole.tokens.findIndex(({ start }) => start === sentence.tokens[subject.from]?.start);
  if (isAnd(whole.tokens[at - 1])) {
    // "Playing cards and chess": "and" joins the subject to a plural before it.
    const followsPlural = whole.tokens[at - 2]?.possibleTags.has('NOUNS') === true;
    if (clause.kind === 'unjoined' && !subject.isPronoun && followsPlural) return true;
    // "He works in a bar and his son sing": with a determiner or a pronoun, a clause begins after "and".
    if (subject.isPronoun || subject.determiner) return false;
  }
  const checkable = readCheckableClause(whole, clause);
  // In "I think my mum and my dad lives here", only the part has both as the subject.
  return checkable?.subject.from === at && isDoubtful(checkable);
}

/** "My brother [work → works] there", "The children [was → were] tired". */
function checkSubjectAndVerb(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const checkable = readCheckableClause(context.sentence, clause);
  if (!checkable || agrees(checkable) || mayDisagree(checkable) || isDoubtful(checkable)) return [];
  if (mayBeRelativeThat(context, checkable) || isDoubtfulInWhole(context, checkable)) return [];
  if (isPluralMeant(checkable)) return correctNumberOfNoun(context, checkable.subject, checkable.finite);
  return isSurelyVerbOfSubject(checkable) ? correctVerb(context, checkable) : [];
}

/**
 * Conditions: The subject is certain, the lexicon knows its number, and the form can only be its verb. Not
 * marked: “I suggest that he go”, “if he were”, groups of people and amounts. “There is” and “popular was”
 * are marked before one plural noun.
 */
export const AGREEMENT_RULE: GrammarRule = {
  id: 'subject-verb-agreement',
  kind: 'agreement',
  find: findInClauses(
    checkSubjectAndVerb,
    checkThereIs, // "There [is → are] many parks."
    checkAfterAdjective, // "Particularly popular [was → were] the workshops."
  ),
};
