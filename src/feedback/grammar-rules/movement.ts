/*
 * Corrects “at” and “in” with verbs of movement to “to”, where other words stand between:
 *
 *   She sent me at the market → to
 *   We returned in our village → to
 *   I go every day at the gym → to
 */

import type { Clause, Group, PrepositionalGroup } from '../grammar/groups.ts';
import { isPerson } from '../grammar/person.ts';
import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import { createFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { isPreposition } from './object-kinds.ts';

/** Verbs with the person who is moved as their object. */
const movesPerson = createLemmaTest('send take drive accompany bring invite');
const isReturning = createLemmaTest('return come go');
/** Where one goes. Right of other places: "They took me at my word", "she came back at the end". */
const isDestination = createLemmaTest(
  'school market hospital station airport shop supermarket cinema restaurant university gym church mosque museum zoo library hotel beach doctor dentist stadium theatre pool park',
);
const isInvitation = createLemmaTest('party wedding birthday dinner concert restaurant house');
const isHomeArea = createLemmaTest('village country town city hometown homeland');
const isBack = createWordTest('back');
/** Adverbs between "go" and the place. */
const isBetween = createWordTest(
  'often usually always sometimes yesterday today together alone now never back again',
);

/** Whether the object of a person's movement is a person: "me", "my sister". */
function isMoved(group: Group | undefined): boolean {
  return group?.kind === 'noun' && isPerson(group);
}

/** Whether only an adverb or a time stands between the verb and the place. */
function isAdverbOrTime(group: Group): boolean {
  return group.kind === 'word' ? isBetween(group.head) : group.kind === 'noun' && group.isTime;
}

/** Whether the place is one that the movement leads to. */
function isGoal(
  { verb, complements }: Clause,
  at: number,
  { object, preposition }: PrepositionalGroup,
): boolean {
  const between = complements.slice(0, at);
  const main = verb?.main;
  if (!object || object.members.length > 0 || !main) return false;
  const isAt = preposition.lower === 'at';
  if (movesPerson(main)) {
    const isRight = main.lemma === 'invite' ? isInvitation(object.head) : isDestination(object.head);
    return isAt && isRight && between.length === 1 && isMoved(between[0]);
  }
  if (!isReturning(main) || !between.every(isAdverbOrTime)) return false;
  const hasBack =
    main.lemma === 'return' || between.some((group) => group.kind === 'word' && isBack(group.head));
  if (hasBack && !isAt)
    return preposition.lower === 'in' && isHomeArea(object.head) && object.determiner !== undefined;
  return isAt && isDestination(object.head) && (hasBack || (main.lemma === 'go' && between.length > 0));
}

/** "She sent me [at → to] the market", "we came back [in → to] our village". */
export function checkMovement(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements } = clause;
  if (!verb || verb.isPassive || (verb.particle && !isBack(verb.particle))) return [];
  const at = complements.findIndex(({ kind }) => kind === 'preposition');
  const place = complements[at];
  if (place?.kind !== 'preposition' || !isGoal(clause, at, place)) return [];
  // Not marked: "He took me at the station to a room", where the goal follows.
  if (complements.slice(at + 1).some((group) => isPreposition(group, 'to'))) return [];
  const wrong = place.preposition;
  return createFinding(context, wrong.at, wrong.at + 1, 'to', {
    simple: `“${wrong.text}” tells where we are. Where we go or take a person has “to”.`,
    full: `“${wrong.text}” tells where someone is; where someone goes or is taken has “to”.`,
  });
}
