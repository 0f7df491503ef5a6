// Reads a clause for the rule that corrects “My brother work there” → “My brother works there” (see
// agreement.ts).

import type { Clause, NounGroup, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { isThirdPersonForm, takesThirdPerson } from './verb-forms.ts';

/**
 * A clause in which agreement can be checked, because its finite verb shows whether the subject is one or
 * many: "my brother works", "my brother work".
 */
export interface CheckableClause {
  sentence: SentenceAnalysis;
  clause: Clause;
  subject: NounGroup;
  verb: VerbGroup;
  /** The form that has to agree with the subject: "has" in "has gone". */
  finite: GrammarToken;
  /** Whether the subject takes "goes", not "go". */
  isThirdPerson: boolean;
}

/** Whether a form differs between subjects; "can", "went" and "be" are the same for all. */
function showsNumber({ tag, lemma, lower }: GrammarToken): boolean {
  return tag !== 'MODAL' && (tag !== 'PAST' || lemma === 'be') && lower !== 'be';
}

/**
 * Whether a form is a contraction, most of which stand for several verbs: "'s" for "is" or "has", "ai(n't)".
 */
function isContraction({ lower }: GrammarToken): boolean {
  return /^['’]/.test(lower) || lower === 'ai';
}

/** Whether a subject begins after "than", so that its first noun may belong to the comparison. */
function mayEndComparison({ tokens }: SentenceAnalysis, { from }: NounGroup): boolean {
  return tokens[from - 1]?.lower === 'than';
}

function readWithSubject(
  sentence: SentenceAnalysis,
  clause: Clause,
  subject: NounGroup,
  verb: VerbGroup,
  finite: GrammarToken,
): CheckableClause | undefined {
  const isThirdPerson = takesThirdPerson(subject);
  return isThirdPerson === undefined ? undefined : { sentence, clause, subject, verb, finite, isThirdPerson };
}

/** Reads the subject and the verb of a clause; undefined where one is not certain or shows no number. */
export function readCheckableClause(sentence: SentenceAnalysis, clause: Clause): CheckableClause | undefined {
  const { subject, verb, isSubjectCertain, kind } = clause;
  const finite = verb?.finite;
  // An unjoined clause has a verb that the parser could not connect with the words around it.
  if (!subject || !finite || !isSubjectCertain || kind === 'unjoined' || kind === 'nonfinite')
    return undefined;
  if (!showsNumber(finite) || isContraction(finite)) return undefined;
  // "There is": its verb agrees with what follows; see agreement-after-verb.ts.
  if (subject.head.tag === 'THERE') return undefined;
  const whole = readWithSubject(sentence, clause, subject, verb, finite);
  const last = subject.members.at(-1);
  if (!whole || !last || !mayEndComparison(sentence, subject) || agrees(whole)) return whole;
  // "It is smaller than Rome and people [is → are] friendly": the clause begins after "and".
  return readWithSubject(sentence, clause, last, verb, finite);
}

/** Whether the subject is "I" alone. */
function isI({ head, members }: NounGroup): boolean {
  return head.lower === 'i' && members.length === 0;
}

/** Whether the verb agrees with its subject: "I am", "he goes", "they were"; also "aren't I?". */
export function agrees({ subject, verb, finite, isThirdPerson }: CheckableClause): boolean {
  if (!isI(subject)) return finite.lower !== 'am' && isThirdPersonForm(finite) === isThirdPerson;
  if (finite.lower === 'are' && verb.isInverted && verb.isNegative) return true;
  return finite.lemma === 'be' ? /^(?:am|was)$/.test(finite.lower) : finite.tag !== 'VERBS';
}
