// Finds the linking verb before an adjective, and its subject: “was” and “she” before “tired” in “She was
// very tired”. The checks in adjective-form.ts and adjective-for-noun.ts use it.

import type { SentenceAnalysis } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';

/** A linking verb with the subject that stands before it: "the film was", "she felt". */
export interface Linking {
  verb: GrammarToken;
  /** The head of the subject. */
  subject: GrammarToken;
}

/** Verbs that join an adjective to the subject. */
const LINKING_VERBS = /^(?:be|feel|get|become|look|seem|sound)$/;

/**
 * The linking verb before a word, with at most two adverbs or "not" between, and its subject: "she was very"
 * before "tired". Undefined where the subject is several nouns. In a question, the subject comes after the
 * verb.
 */
export function findLinkingBefore(sentence: SentenceAnalysis, at: number): Linking | undefined {
  const { tokens, clauses } = sentence;
  let index = at - 1;
  while (index > at - 4 && (tokens[index]?.tag === 'ADV' || tokens[index]?.tag === 'NOT')) index--;
  const verb = tokens[index];
  if (!verb || !LINKING_VERBS.test(verb.lemma) || !/^(?:VERB|VERBS|PAST)$/.test(verb.tag)) return undefined;
  const group = clauses.find((clause) => clause.verb?.verbs.includes(verb))?.subject;
  if (!group || group.members.length > 0) return undefined;
  return { verb, subject: group.head };
}

/** True for "she", "everyone", "parents". */
export function isPersonWord({ lower, lemma }: GrammarToken): boolean {
  return (
    /^(?:i|you|he|she|we|they|everyone|everybody|someone|somebody)$/.test(lower) ||
    findEntry(lemma)?.nounClass === 'person'
  );
}
