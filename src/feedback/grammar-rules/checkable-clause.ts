import type { Clause, NounGroup, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { isThirdPersonForm, takesThirdPerson } from './verb-forms.ts';

/** A clause whose finite verb shows whether its subject is one or many: "my brother works". */
export interface CheckableClause {
  sentence: SentenceAnalysis;
  clause: Clause;
  subject: NounGroup;
  verb: VerbGroup;
  /** The form that agrees: "has" in "has gone". */
  finite: GrammarToken;
  /** Whether the subject takes the form of "he". */
  isThirdPerson: boolean;
}

/** "Can", "went" and "be" are the same for each subject. */
function showsNumber({ tag, lemma, lower }: GrammarToken): boolean {
  return tag !== 'MODAL' && (tag !== 'PAST' || lemma === 'be') && lower !== 'be';
}

/** "'s" and "'d" stand for two verbs each, "ain't" for five forms. */
function isShortForm({ lower }: GrammarToken): boolean {
  return /^['’]/.test(lower) || lower === 'ai';
}

/** Reads the subject and the verb of a clause; undefined where one is not certain or shows no number. */
export function readCheckableClause(sentence: SentenceAnalysis, clause: Clause): CheckableClause | undefined {
  const { subject, verb, isSubjectCertain, kind } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || !isSubjectCertain || kind === 'unjoined' || kind === 'nonfinite')
    return undefined;
  if (!showsNumber(finite) || isShortForm(finite)) return undefined;
  // "There is": its verb agrees with what follows; see agreement-after-verb.ts.
  if (subject.head.tag === 'THERE') return undefined;
  const isThirdPerson = takesThirdPerson(subject);
  return isThirdPerson === undefined ? undefined : { sentence, clause, subject, verb, finite, isThirdPerson };
}

/** Whether the subject is "I" alone. */
function isI({ head, members }: NounGroup): boolean {
  return head.lower === 'i' && members.length === 0;
}

/** "I am", "he goes", "they were"; also "aren't I?". */
export function agrees({ subject, verb, finite, isThirdPerson }: CheckableClause): boolean {
  if (!isI(subject))
    return finite.lower !== 'am' && finite.lower !== "'m" && isThirdPersonForm(finite) === isThirdPerson;
  if (finite.lower === 'are' && verb.isInverted && verb.isNegative) return true;
  return finite.lemma === 'be' ? /^(?:am|'m|was)$/.test(finite.lower) : finite.tag !== 'VERBS';
}
