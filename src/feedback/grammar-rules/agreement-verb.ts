// Tells whether the word that does not agree is really the verb of its subject: “study” is a verb in “my
// sister study medicine”, which is marked, and a noun in “my home study”, which is not. The rule is in
// agreement.ts.

import type { NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import type { CheckableClause } from './checkable-clause.ts';

/** Pronouns that no noun follows, so that the next word is the verb: "she study". */
const PRONOUNS_WITHOUT_NOUN =
  /^(?:i|you|he|she|it|we|they|every(?:one|body|thing)|some(?:one|body|thing)|any(?:one|body|thing)|no(?:body|thing))$/;

/** Whether a base form is a past form as well: "he put" and "he let" are right in the past. */
function mayBePast({ tag, possibleTags }: GrammarToken): boolean {
  return tag === 'VERB' && possibleTags.has('PAST');
}

/** Not marked: "Walk to the chair and sit down". A singular noun without a determiner is rarely a subject. */
function lacksDeterminer({
  head,
  determiner,
  isPronoun,
  members,
  number,
  countability,
  modifiers,
}: NounGroup): boolean {
  if (isPronoun || determiner || members.length > 0 || head.tag === 'NAME' || number !== 'singular')
    return false;
  return countability !== 'uncountable' || modifiers.length > 0;
}

function canBeNounOrAdjective({ possibleTags }: GrammarToken): boolean {
  return possibleTags.has('NOUN') || possibleTags.has('NOUNS') || possibleTags.has('ADJ');
}

/** True for "because it cool", where "is" is missing before an adjective. */
function mayLackBe({ sentence, subject, finite }: CheckableClause): boolean {
  if (finite.tag !== 'VERB' || !finite.possibleTags.has('ADJ') || !subject.isPronoun) return false;
  const next = sentence.tokens[finite.at + 1];
  return next === undefined || /^(?:MARK|AND|SUBORD)$/.test(next.tag);
}

/** Not marked: "“Children” is a plural". A quoted word counts as one, even a plural. */
function followsQuote({ sentence, finite }: CheckableClause): boolean {
  return /["“”‘]/.test(sentence.tokens[finite.at - 1]?.text ?? '');
}

/** Not marked: "the five-hour drive", where the last word is a noun, and not a verb. */
function isMeasureBeforeNoun({ subject }: CheckableClause): boolean {
  return /-(?:hour|minute|day|week|month|year|mile|metre|kilometre|page|star|part|course)$/.test(
    subject.head.lower,
  );
}

/**
 * True for "… because my brother work there": the conjunction shows that a clause begins with the subject.
 */
function followsConnector({ clause, subject }: CheckableClause): boolean {
  return clause.connector !== undefined && subject.from === clause.connector.at + 1;
}

/**
 * True for "My mother cook noodles and my aunt made a cake": the first of two
 * clauses that a conjunction joins, with an object after its verb.
 */
function isFirstOfJoinedClauses({ sentence, clause, subject, finite }: CheckableClause): boolean {
  if (subject.from !== 0 || subject.nounClass !== 'person') return false;
  if (!/^(?:NOUNS?|DET|PRON|NAME)$/.test(sentence.tokens[finite.at + 1]?.tag ?? '')) return false;
  return sentence.clauses.every(
    ({ verb, connector }) =>
      !verb?.finite || verb === clause.verb || (connector !== undefined && connector.at > finite.at),
  );
}

/** Whether without this verb the clause, or the sentence, would have none. */
function isOnlyVerbOfClause(checkable: CheckableClause): boolean {
  const { sentence, clause } = checkable;
  return (
    followsConnector(checkable) ||
    sentence.clauses.every(({ verb, kind }) => verb === clause.verb || kind === 'nonfinite' || !verb)
  );
}

/** Whether what follows shows a verb, in the only place where the clause can have one. */
function isVerbByWhatFollows(checkable: CheckableClause): boolean {
  const { sentence, finite } = checkable;
  const { tokens, clauses } = sentence;
  const next = tokens[finite.at + 1];
  if (next === undefined) return false;
  const isOpened = followsConnector(checkable);
  // Wrong: "My sister study medicine." Without this verb it would not be a sentence.
  const isSentence = /^[.!?]$/.test(tokens.at(-1)?.text ?? '');
  if (isSentence && !isOpened && /^(?:NOUN|NOUNS|NAME|ADJ)$/.test(next.tag)) return true;
  // Wrong: "… and my brother play football." No other verb follows that "play football" could be the subject
  // of.
  const isLast = clauses.every(({ verb }) => !verb?.finite || verb.finite.at <= finite.at);
  if (isOpened && isLast && (next.tag === 'NOUN' || next.tag === 'NOUNS')) return true;
  return ['DET', 'PRON', 'PREP', 'ADV', 'TO', 'NUM'].includes(next.tag) || next.possibleTags.has('ADV');
}

/**
 * Whether a form that can also be a noun follows a complete subject, so that it is a verb: true for "my
 * brother work there", not for "my boarding pass".
 */
function isVerbAfterSubject(checkable: CheckableClause): boolean {
  const { clause, subject } = checkable;
  if (clause.isSubjectShared) return false;
  if (subject.isPronoun) return PRONOUNS_WITHOUT_NOUN.test(subject.head.lower);
  if (subject.determiner === undefined && subject.members.length === 0) return false;
  // Not marked: "the public study", where "public" may be an adjective and "study" its noun.
  if (subject.head.isInLexicon && subject.head.possibleTags.has('ADJ')) return false;
  if (clause.kind === 'relative' && clause.connector && clause.connector.lower !== 'which') return true;
  return (
    isFirstOfJoinedClauses(checkable) || (isOnlyVerbOfClause(checkable) && isVerbByWhatFollows(checkable))
  );
}

/** Whether the form that does not agree is surely the verb of the subject. */
export function isSurelyVerbOfSubject(checkable: CheckableClause): boolean {
  const { finite, subject } = checkable;
  if (!finite.isInLexicon || mayBePast(finite) || mayLackBe(checkable)) return false;
  if (followsQuote(checkable) || isMeasureBeforeNoun(checkable)) return false;
  if (finite.tag === 'VERB' && lacksDeterminer(subject)) return false;
  return !canBeNounOrAdjective(finite) || isVerbAfterSubject(checkable);
}
