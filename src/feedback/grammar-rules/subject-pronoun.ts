import type { NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { findGender } from '../grammar/noun-gender.ts';
import { createWordTest } from '../grammar/token-tests.ts';

const isSingularPronoun = createWordTest('he she it');

/**
 * Returns the pronoun for the subject of a sentence: "it" for "my room", "she" for "my sister". The rule for
 * missing subjects puts it into the next sentence: "My room is small. Has a big window." → "It has".
 *
 * @returns undefined where the sentence has two subjects, or a person whose gender does not show
 */
export function findSubjectPronoun({ clauses }: SentenceAnalysis): string | undefined {
  const subjects = clauses.flatMap(({ kind, subject, isSubjectShared }) =>
    kind === 'main' && subject && !isSubjectShared ? [subject] : [],
  );
  const [subject, ...others] = subjects;
  return subject && others.length === 0 ? toPronoun(subject) : undefined;
}

/** The pronoun for a noun group; undefined for plurals, names and persons whose gender does not show. */
function toPronoun(subject: NounGroup): string | undefined {
  const { head, isPronoun, members, number, nounClass } = subject;
  if (members.length > 0) return undefined;
  if (isPronoun) return isSingularPronoun(head) ? head.lower : undefined;
  if (number !== 'singular' || head.tag === 'NAME') return undefined;
  const gender = findGender(head.lemma);
  if (gender) return gender === 'female' ? 'she' : 'he';
  return nounClass === 'thing' || nounClass === 'place' ? 'it' : undefined;
}
