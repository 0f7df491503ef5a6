/*
 * Tests whether the object of a preposition is of a kind that makes the preposition wrong. A preposition is
 * often wrong before one kind only: "listen music" lacks "to", "listen carefully" does not. The tables in
 * ../wrong-prepositions/word-group-table.ts name the kind for each verb, adjective and noun.
 */

import type { Group, NounGroup, PrepositionalGroup } from '../grammar/groups.ts';
import { isPerson, isPersonOrName } from '../grammar/person.ts';
import { createLemmaTest, createWordTest, isAOrAn } from '../grammar/token-tests.ts';
import { findEntry } from '../lexicon/english.ts';
import { JOB_NOUNS } from '../lexicon/nouns.ts';
import { OBJECT_NOUNS } from '../wrong-prepositions/word-group-table.ts';

/**
 * A kind of object, as the tables name it:
 *
 *   any      every noun and pronoun: "of the weather", "of it"
 *   thing    a noun that is not a person and not a pronoun
 *   person   one person: "to my boss"
 *   place    "at the station"
 *   ing      only an -ing form: "of paying"
 *   trade    the work of one person: "as a nurse"
 *   item     something that is bought: "on clothes"
 *
 * Other names are those of the word lists in `OBJECT_NOUNS`, such as `job` and `film`.
 */
export type ObjectKind = string;

/** The word lists of `OBJECT_NOUNS` by their names. */
const NOUNS_BY_KIND: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(OBJECT_NOUNS).map(([kind, nouns]) => [kind, new Set(nouns.split(' '))]),
);

/**
 * Whether the head of a group is in the word list of the kind.
 *
 * @returns undefined for a kind that is not a word list, such as `place`
 */
export function isInNounList(kind: ObjectKind, { head, members }: NounGroup): boolean | undefined {
  const nouns = NOUNS_BY_KIND.get(kind);
  if (!nouns) return undefined;
  return members.length === 0 && (nouns.has(head.lower) || nouns.has(head.lemma));
}

const TRADES: ReadonlySet<string> = new Set(JOB_NOUNS);

/** Whether a group names the work of one person: "a nurse". */
function isTrade({ head, determiner }: NounGroup): boolean {
  return TRADES.has(head.lemma) && isAOrAn(determiner);
}

/** Places, machines and coins "in" which money is rightly spent: "spent it in a bar", "in coins". */
const isShoppingPlace = createLemmaTest(
  'bar pub cafe café restaurant shop store market supermarket casino hotel mall club sale coin note machine disco cinema theatre boutique canteen',
);
const isUsualItem = createWordTest('clothes things stuff food games drinks tickets toys presents');

/** Plural things and materials that are bought, for which “in” is wrong: "spent it in clothes". */
function isItem({ head, nounClass, isPronoun, determiner }: NounGroup): boolean {
  if (isPronoun || determiner || isShoppingPlace(head)) return false;
  return isUsualItem(head) || nounClass === 'stuff' || (nounClass === 'thing' && head.tag === 'NOUNS');
}

/**
 * Nouns of phrases that say why, how or for whom, and may follow any word. Not marked: "for no reason", "in
 * some ways", "for my children".
 */
const isAdjunctNoun = createLemmaTest(
  'reason sake example instance moment way sense addition case fact course opinion view front spite common total purpose condition circumstance child kid baby son daughter guest regard respect',
);
/** Pronouns that may be a person or a thing: "his", "itself". */
const hidesItsKind = createWordTest('mine yours his hers ours theirs its itself');
/** Pronouns that may mean a whole sentence: "of this", "about what". */
const canBeSentence = createWordTest('this that it which what');
/** After these, a place belongs to the word before: "a threat for the village". */
const takesPlaceAsComplement = createWordTest('for of about');

/**
 * Whether the object is a person, or a name that the lexicon does not have. A name that is also a word may be
 * that of a place or a thing, and so has to be a person there.
 */
function isPersonOrUnknownName(object: NounGroup): boolean {
  return object.head.isInLexicon ? isPerson(object) : isPersonOrName(object);
}

/** Whether a group begins with this preposition. */
export function isPreposition(group: Group | undefined, word: string): boolean {
  return group?.kind === 'preposition' && group.preposition.lower === word;
}

/** Whether a group completes the word before it ("afraid of spiders") and does not say where, when or how. */
function isComplement({ role, preposition }: PrepositionalGroup): boolean {
  return role === 'unknown' || (role === 'place' && takesPlaceAsComplement(preposition));
}

/**
 * Whether the object of a preposition is of the kind for which the tables call the preposition wrong.
 *
 * @param next the group after it
 */
export function hasObjectOfKind(
  kind: ObjectKind,
  group: PrepositionalGroup,
  next: Group | undefined,
): boolean {
  const { object } = group;
  const isVerbNext = next?.kind === 'verb' && next.from === group.to;
  if (isVerbNext && next.form === 'ing' && !object)
    return kind === 'ing' || kind === 'any' || kind === 'thing';
  if (!object || hidesItsKind(object.head)) return false;
  if (object.isTime || object.members.some(({ isTime }) => isTime)) return false;
  // Not marked: "from nine to five", "from top to bottom", which say how far or how long.
  if (group.preposition.lower === 'from' && isPreposition(next, 'to')) return false;
  if (kind === 'item') return isItem(object);
  if (kind === 'trade') return isTrade(object);
  const isNamed = isInNounList(kind, object);
  if (isNamed !== undefined) return isNamed;
  if (isAdjunctNoun(object.head)) return false;
  if (kind === 'place') return group.role === 'place' && findEntry(object.head.lemma)?.nounClass !== 'time';
  if (kind === 'ing' || !isComplement(group)) return false;
  // Not marked: "They agreed to Eva coming", where a verb follows the person.
  if (kind === 'person') return !isVerbNext && isPersonOrUnknownName(object) && object.number !== 'plural';
  if (kind === 'thing') return !isPersonOrUnknownName(object) && !object.isPronoun;
  return kind === 'any' || !canBeSentence(object.head);
}
