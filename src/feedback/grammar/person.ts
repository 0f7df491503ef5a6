import type { NounGroup } from './groups.ts';
import { createWordTest } from './token-tests.ts';

/** "They" and "those" can be things as well, "it" and "this" are no persons. */
const isPersonPronoun = createWordTest(
  'who i me you he him she her we us they them those one everyone everybody someone somebody anyone anybody noone nobody',
);
/** Nouns of persons that the lexicon has in another class. */
const isOtherPerson = createWordTest('people parent parents grandparent grandparents');

/** Whether a noun or pronoun names persons; of a coordination, whether all its parts do. */
export function isPerson({ head, nounClass, isPronoun, members }: NounGroup): boolean {
  if (members.length > 0) return members.every(isPerson);
  if (isPronoun) return isPersonPronoun(head);
  return nounClass === 'person' || isOtherPerson(head);
}

/** As `isPerson`, where a name can only be that of a person. */
export function isPersonOrName(group: NounGroup): boolean {
  if (group.members.length > 0) return group.members.every(isPersonOrName);
  return group.head.tag === 'NAME' || isPerson(group);
}
