import type { Group, NounGroup, PrepositionalGroup } from '../grammar/groups.ts';
import { isPerson, isPersonOrName } from '../grammar/person.ts';
import { createLemmaTest, createWordTest, isAOrAn } from '../grammar/token-tests.ts';
import { findEntry } from '../lexicon/english.ts';
import { JOB_NOUNS } from '../lexicon/nouns.ts';
import { OBJECT_NOUNS } from '../wrong-prepositions/word-group-table.ts';

/*
 * What the object of a preposition may be, for the tables in `../wrong-prepositions/word-group-table.ts`.
 */

/**
 * `any`, `thing` (no person), `person` (one), `place`, `ing` (only an -ing form), `trade` (what one person
 * works as), `item` (what is bought), or a name of `OBJECT_NOUNS`.
 */
export type ObjectKind = string;

const NOUNS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(OBJECT_NOUNS).map(([kind, nouns]) => [kind, new Set(nouns.split(' '))]),
);

/** Whether the head is a noun of the kind; undefined for a kind that is no list of nouns. */
export function isOfNouns(kind: ObjectKind, { head, members }: NounGroup): boolean | undefined {
  const nouns = NOUNS.get(kind);
  if (!nouns) return undefined;
  return members.length === 0 && (nouns.has(head.lower) || nouns.has(head.lemma));
}

const TRADES: ReadonlySet<string> = new Set(JOB_NOUNS);

/** What one person works as: "a nurse". */
function isTrade({ head, determiner }: NounGroup): boolean {
  return TRADES.has(head.lemma) && isAOrAn(determiner);
}

/** Things that are also places to spend money in. */
const isShoppingPlace = createLemmaTest(
  'bar pub cafe café restaurant shop store market supermarket casino hotel mall club sale coin note machine disco cinema theatre boutique canteen',
);
const isUsualItem = createWordTest('clothes things stuff food games drinks tickets toys presents');

/** Plural things and materials: "spent it on clothes". */
function isItem({ head, nounClass, isPronoun, determiner }: NounGroup): boolean {
  if (isPronoun || determiner || isShoppingPlace(head)) return false;
  return isUsualItem(head) || nounClass === 'stuff' || (nounClass === 'thing' && head.tag === 'NOUNS');
}

/** Nouns of phrases that tell why or how, and follow any word: "for no reason", "in some ways". */
const isAdjunctNoun = createLemmaTest(
  'reason sake example instance moment way sense addition case fact course opinion view front spite common total purpose condition circumstance child kid baby son daughter guest regard respect',
);
/** "His", "itself": what is meant does not show. */
const hidesItsKind = createWordTest('mine yours his hers ours theirs its itself');
/** "Of this", "about what": a whole sentence may be meant. */
const canBeSentence = createWordTest('this that it which what');
/** Behind these a place is no adjunct: "a threat for the village". */
const takesPlaceAsComplement = createWordTest('for of about');

/** A name that is also a word of the lexicon may be that of a place or a thing. */
function isPersonOrUnknownName(object: NounGroup): boolean {
  return object.head.isInLexicon ? isPerson(object) : isPersonOrName(object);
}

/** Whether a group is this preposition with what it governs. */
export function isPreposition(group: Group | undefined, word: string): boolean {
  return group?.kind === 'preposition' && group.preposition.lower === word;
}

/** Whether a group is certainly the complement of the word before, and no place, time, means or manner. */
function isComplement({ role, preposition }: PrepositionalGroup): boolean {
  return role === 'unknown' || (role === 'place' && takesPlaceAsComplement(preposition));
}

/**
 * Whether the object of a preposition is of the kind for which the preposition is surely wrong.
 *
 * @param next the group behind it
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
  // "From nine to five", "from top to bottom": a way or a time, not a complement.
  if (group.preposition.lower === 'from' && isPreposition(next, 'to')) return false;
  if (kind === 'item') return isItem(object);
  if (kind === 'trade') return isTrade(object);
  const isNamed = isOfNouns(kind, object);
  if (isNamed !== undefined) return isNamed;
  if (isAdjunctNoun(object.head)) return false;
  if (kind === 'place') return group.role === 'place' && findEntry(object.head.lemma)?.nounClass !== 'time';
  if (kind === 'ing' || !isComplement(group)) return false;
  // "They agreed to Eva coming"
  if (kind === 'person') return !isVerbNext && isPersonOrUnknownName(object) && object.number !== 'plural';
  if (kind === 'thing') return !isPersonOrUnknownName(object) && !object.isPronoun;
  return kind === 'any' || !canBeSentence(object.head);
}
