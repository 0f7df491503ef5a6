import type { NounGroup } from './groups.ts';
import { createWordTest } from './token-tests.ts';

/** Pronouns for persons, also those that can be things as well, such as "they" and "those". */
const isPersonPronoun = createWordTest(
  'who i me you he him she her we us they them those one everyone everybody someone somebody anyone anybody noone nobody',
);
/** Nouns for persons that the lexicon does not class as such. */
const isOtherPerson = createWordTest('people parent parents grandparent grandparents');

/** Whether a noun or pronoun names persons; of a coordination, whether all its parts do. */
export function isPerson({ head, nounClass, isPronoun, members }: NounGroup): boolean {
  if (members.length > 0) return members.every(isPerson);
  if (isPronoun) return isPersonPronoun(head);
  return nounClass === 'person' || isOtherPerson(head);
}

/** As `isPerson`, but a name counts as that of a person: for places where a town or a firm is unlikely. */
export function isPersonOrName(group: NounGroup): boolean {
  if (group.members.length > 0) return group.members.every(isPersonOrName);
  return group.head.tag === 'NAME' || isPerson(group);
}
