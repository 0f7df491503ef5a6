import type { NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { findGender } from '../grammar/noun-gender.ts';
import { createWordTest } from '../grammar/token-tests.ts';

const isSingularPronoun = createWordTest('he she it');

/**
 * The pronoun for the subject of a sentence: "my room" is "it", "my sister" and "she" are "she".
 *
 * @returns undefined where the sentence has no single subject, or a person whose gender it does not show
 */
export function findStandingSubject({ clauses }: SentenceAnalysis): string | undefined {
  const subjects = clauses.flatMap(({ kind, subject, isSubjectShared }) =>
    kind === 'main' && subject && !isSubjectShared ? [subject] : [],
  );
  const [subject, ...others] = subjects;
  return subject && others.length === 0 ? toPronoun(subject) : undefined;
}

/** The pronoun for a noun group; undefined for several things, names and persons without a gender. */
function toPronoun(subject: NounGroup): string | undefined {
  const { head, isPronoun, members, number, nounClass } = subject;
  if (members.length > 0) return undefined;
  if (isPronoun) return isSingularPronoun(head) ? head.lower : undefined;
  if (number !== 'singular' || head.tag === 'NAME') return undefined;
  const gender = findGender(head.lemma);
  if (gender) return gender === 'female' ? 'she' : 'he';
  return nounClass === 'thing' || nounClass === 'place' ? 'it' : undefined;
}
