import type { NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import type { CheckableClause } from './checkable-clause.ts';

// Whether the word that was read as the verb of a clause is surely one: "study" is a noun as well.

/** Pronouns that stand before no noun. */
const PERSONAL =
  /^(?:i|you|he|she|it|we|they|every(?:one|body|thing)|some(?:one|body|thing)|any(?:one|body|thing)|no(?:body|thing))$/;

/** "Put" and "let" are past forms as well, so they show no mistake. */
function mayBePast({ tag, possibleTags }: GrammarToken): boolean {
  return tag === 'VERB' && possibleTags.has('PAST');
}

/** "Walk to the chair and sit down": a singular noun alone is likely no subject. */
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

/** "Because it cool": an adjective at the end of a clause, after a pronoun without "is". */
function mayLackBe({ sentence, subject, finite }: CheckableClause): boolean {
  if (finite.tag !== 'VERB' || !finite.possibleTags.has('ADJ') || !subject.isPronoun) return false;
  const next = sentence.tokens[finite.at + 1];
  return next === undefined || /^(?:MARK|AND|SUBORD)$/.test(next.tag);
}

/** "“Children” is a plural": a quoted word is no subject of the usual kind. */
function followsQuote({ sentence, finite }: CheckableClause): boolean {
  return /["“”‘]/.test(sentence.tokens[finite.at - 1]?.text ?? '');
}

/** "The five-hour drive": a measure with a hyphen stands before its noun. */
function isMeasure({ subject }: CheckableClause): boolean {
  return /-(?:hour|minute|day|week|month|year|mile|metre|kilometre|page|star|part|course)$/.test(
    subject.head.lower,
  );
}

/** "… because my brother work there": a conjunction shows that a clause begins with the subject. */
function followsConnector({ clause, subject }: CheckableClause): boolean {
  return clause.connector !== undefined && subject.from === clause.connector.at + 1;
}

/**
 * "My mother cook noodles and my aunt made a cake": the first of two clauses that a conjunction joins, with
 * an object after its verb.
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
function isOnlyVerb(checkable: CheckableClause): boolean {
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
  // "My sister study medicine.": without its verb this would be no sentence.
  const isSentence = /^[.!?]$/.test(tokens.at(-1)?.text ?? '');
  if (isSentence && !isOpened && /^(?:NOUN|NOUNS|NAME|ADJ)$/.test(next.tag)) return true;
  // "… and my brother play football": no other verb follows that the nouns could belong to.
  const isLast = clauses.every(({ verb }) => !verb?.finite || verb.finite.at <= finite.at);
  if (isOpened && isLast && (next.tag === 'NOUN' || next.tag === 'NOUNS')) return true;
  return ['DET', 'PRON', 'PREP', 'ADV', 'TO', 'NUM'].includes(next.tag) || next.possibleTags.has('ADV');
}

/**
 * A form that can be a noun is a verb only after a subject that is surely complete: "my brother work
 * there", but "my boarding pass".
 */
function isVerbAfterSubject(checkable: CheckableClause): boolean {
  const { clause, subject } = checkable;
  if (clause.isSubjectShared) return false;
  if (subject.isPronoun) return PERSONAL.test(subject.head.lower);
  if (subject.determiner === undefined && subject.members.length === 0) return false;
  // "The public study": the head may be an adjective before its noun.
  if (subject.head.isInLexicon && subject.head.possibleTags.has('ADJ')) return false;
  if (clause.kind === 'relative' && clause.connector && clause.connector.lower !== 'which') return true;
  return isFirstOfJoinedClauses(checkable) || (isOnlyVerb(checkable) && isVerbByWhatFollows(checkable));
}

/** Whether the form that does not agree is surely the verb of the subject. */
export function isSurelyVerbOfSubject(checkable: CheckableClause): boolean {
  const { finite, subject } = checkable;
  if (!finite.isInLexicon || mayBePast(finite) || mayLackBe(checkable)) return false;
  if (followsQuote(checkable) || isMeasure(checkable)) return false;
  if (finite.tag === 'VERB' && lacksDeterminer(subject)) return false;
  return !canBeNounOrAdjective(finite) || isVerbAfterSubject(checkable);
}
