// Knows right English in which the verb does not seem to agree with its subject: “If he were here”, “The
// whole village have been invited”. The agreement rule, in agreement.ts, leaves such sentences alone.

import type { NounGroup } from '../grammar/groups.ts';
import type { CheckableClause } from './checkable-clause.ts';
import {
  hasFraction,
  isHalfModal,
  isRequestToAll,
  isTitleOfNames,
  namesOneThing,
} from './seeming-disagreement.ts';
import { isThirdPersonForm } from './verb-forms.ts';

/** Verbs and adjectives after which a base form is right: "They suggest that he go", "Let the boy play". */
const WITH_BASE_FORM =
  /^(?:suggest|recommend|insist|demand|propose|request|require|order|advise|ask|urge|prefer|wish|let|make|help|have|see|hear|watch|feel|notice|observe|command|move|essential|important|vital|imperative|crucial|necessary|advisable|desirable)$/;

/** Right: "They suggest that he go", "It is vital that she be there": a base form for every subject. */
function dependsOnWordWithBaseForm({
  sentence,
  clause: { parent, connector, kind },
}: CheckableClause): boolean {
  const governing = parent?.verb?.main.lemma;
  // Wrong: "If she work less, she would feel better", where "feel" does not govern the clause.
  const isGoverned = kind === 'subordinate' && (connector === undefined || connector.lower === 'that');
  if (governing !== undefined && WITH_BASE_FORM.test(governing) && isGoverned) return true;
  // "Have" stands in too many sentences to allow a base form in each: "I have heard that he work there" is
  // wrong.
  return (
    connector?.lower === 'that' &&
    sentence.tokens.slice(0, connector.at).some(({ lemma }) => WITH_BASE_FORM.test(lemma) && lemma !== 'have')
  );
}

/**
 * Words after which "were" is right for every subject: "if he were", "it is time he were", "I wish that he
 * were".
 */
const UNREAL_WORDS = /^(?:if|though|wish|unless|whether|suppose|that|time|were)$/;

/** Right: "If he were here", "Were he here, …". */
function isUnrealWere({ sentence, verb, finite }: CheckableClause): boolean {
  if (finite.lower !== 'were') return false;
  if (verb.isInverted && !sentence.isQuestion) return true;
  return sentence.tokens.slice(0, finite.at).some(({ lower }) => UNREAL_WORDS.test(lower));
}

/** Right: "No man and no woman is safe", "Each boy and each girl gets one": each counts alone. */
function countsEach({ subject }: CheckableClause): boolean {
  return subject.members.some(({ determiner }) => /^(?:no|each|every)$/.test(determiner?.lower ?? ''));
}

/** Nouns for groups of people that the lexicon lists in other classes. */
const COLLECTIVES =
  /^(?:village|town|team|staff|crew|band|orchestra|committee|council|government|company|club|police|public|audience|crowd|firm|union|party|press|jury|panel|choir|army|department|group|couple|pair|community|neighbourhood|gang|household)$/;

function isCollective({ head, nounClass, number, members }: NounGroup): boolean {
  if (members.length > 0 || number !== 'singular') return false;
  return nounClass === 'group' || COLLECTIVES.test(head.lemma);
}

/** Right: "The whole village have been invited": in British English a group of people can be many. */
function takesCollectiveAsMany({ subject, finite }: CheckableClause): boolean {
  return !isThirdPersonForm(finite) && finite.lower !== 'am' && isCollective(subject);
}

/** Verbs for what teams do. */
const TEAM_VERBS = /^(?:play|win|lose|beat|score|draw|lead)$/;

/** Right: "England are playing Spain", "England have won": the name of a team. */
function namesTeam({ subject, verb, finite }: CheckableClause): boolean {
  return (
    subject.head.tag === 'NAME' &&
    /^(?:are|have|were)$/.test(finite.lower) &&
    TEAM_VERBS.test(verb.main.lemma)
  );
}

/** Right: "Three books for one euro is a bargain", "Ten euros is enough": an amount can be one. */
function takesAmountAsOne({ subject: { determiner, modifiers }, finite }: CheckableClause): boolean {
  const isAmount = determiner?.tag === 'NUM' || modifiers.some(({ tag }) => tag === 'NUM');
  return isThirdPersonForm(finite) && finite.lemma === 'be' && isAmount;
}

/** Right: "One in three people are …". */
function isOneInMany({ sentence, subject }: CheckableClause): boolean {
  return subject.head.lower === 'one' && sentence.tokens[subject.to]?.lower === 'in';
}

/** Right: "God save the king", "Heaven forbid": a wish. */
function isBlessing({ subject }: CheckableClause): boolean {
  return /^(?:god|heaven)$/.test(subject.head.lower);
}

/** Right: "Everybody stand up!", "Please nobody mention it": said to all, like an imperative. */
function isSaidToAll({ sentence: { tokens }, subject, finite, isThirdPerson }: CheckableClause): boolean {
  if (tokens.slice(0, finite.at).some(({ lower }) => lower === 'please')) return true;
  return finite.tag === 'VERB' && tokens.at(-1)?.text === '!' && subject.isPronoun && isThirdPerson;
}

/** Each is true for right sentences such as its example. */
const EXCEPTIONS: readonly ((checkable: CheckableClause) => boolean)[] = [
  dependsOnWordWithBaseForm,
  isUnrealWere,
  countsEach,
  takesCollectiveAsMany,
  namesTeam,
  takesAmountAsOne,
  isOneInMany,
  isBlessing,
  isSaidToAll,
  // "Three-quarters of the land is used."
  ({ subject, sentence }) => hasFraction(subject, sentence),
  // "“Children” is an irregular plural."
  ({ clause }) => namesOneThing(clause),
  // "Romeo and Juliet is a sad story."
  ({ clause, sentence }) => isTitleOfNames(clause, sentence),
  // "Someone help me."
  ({ finite, subject, sentence }) => isRequestToAll(finite, subject, sentence),
  // "He need not worry."
  ({ finite, sentence }) => isHalfModal(finite, sentence),
];

/** Whether a verb that does not agree can be right all the same. */
export function mayDisagree(checkable: CheckableClause): boolean {
  return EXCEPTIONS.some((isException) => isException(checkable));
}
