import type { NounGroup } from './groups.ts';

/** "They" and "those" can be things as well, "it" and "this" are no persons. */
const PERSON_PRONOUN =
  /^(?:who|i|me|you|he|him|she|her|we|us|they|them|those|one|(?:every|some|any|no)(?:one|body))$/;
/** Nouns of persons that the lexicon has in another class. */
const OTHER_PERSON = /^(?:people|(?:grand)?parents?)$/;

/** Whether a noun or pronoun names persons; of a coordination, whether all its parts do. */
export function isPerson({ head, nounClass, isPronoun, members }: NounGroup): boolean {
  if (members.length > 0) return members.every(isPerson);
  if (isPronoun) return PERSON_PRONOUN.test(head.lower);
  return nounClass === 'person' || OTHER_PERSON.test(head.lower);
}

/** As `isPerson`, where a name can only be that of a person. */
export function isPersonOrName(group: NounGroup): boolean {
  if (group.members.length > 0) return group.members.every(isPersonOrName);
  return group.head.tag === 'NAME' || isPerson(group);
}
