import { isFraction } from './fractions.ts';
import type { NounGroup } from './groups.ts';
import { parseSimpleGroup } from './simple-noun-group.ts';
import { createTagTest, createWordTest } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';

type Tokens = readonly GrammarToken[];

/** Words of amount before "of", which leave the number to the noun behind: a lot of people. */
const isAmount = createWordTest(
  'lot lots number couple plenty most some all half rest majority any none more part',
);
/** Of these, the ones with which both numbers are right: none of them is, are. */
const takesEitherNumber = createWordTest('none part any');
/** In these, both numbers are right: a group of people is, are. */
const isCollective = createWordTest(
  'group pair set kind sort type variety range series crowd team bunch minority percent per amount deal proportion percentage handful selection collection mixture list',
);

/** "Two thirds of the price is", "a third of them sings" or "sing". */
function joinFraction(fraction: NounGroup, inner: NounGroup): NounGroup {
  const isOne = fraction.head.tag !== 'NOUNS' && inner.number === 'plural';
  return { ...inner, from: fraction.from, number: isOne ? 'unknown' : inner.number, isTime: false };
}

/** "A lot of people": the group of amount with the group behind "of" has the number of the latter. */
function joinAmount(tokens: Tokens, group: NounGroup): NounGroup {
  const { head, determiner } = group;
  if (tokens[group.to]?.lower !== 'of') return group;
  // "The number of people is": the number itself.
  const isOwnNumber = head.lower === 'number' && determiner?.lower === 'the';
  const leavesNumber = isAmount(head) && !isOwnNumber;
  const isPartOfWhole = isFraction(head.lower);
  if (!leavesNumber && !isPartOfWhole && !isCollective(head)) return group;
  const inner = parseSimpleGroup(tokens, group.to + 1);
  if (!inner) return group;
  if (isPartOfWhole) return joinFraction(group, inner);
  return {
    ...inner,
    from: group.from,
    number: leavesNumber && !takesEitherNumber(head) ? inner.number : 'unknown',
    isTime: false,
    determiner: determiner ?? head,
  };
}

const MAX_MEMBERS = 8;
const isNominative = createWordTest('i he she we they');
const isConjunction = createWordTest('and or nor &');
/** "Two and two" is a sum, "the rich and famous" one group. */
const isNoThing = createTagTest('NUM', 'ADJ');
const isEvery = createWordTest('every each');

/** Groups that a conjunction joins, with the conjunction. */
interface Members {
  groups: readonly NounGroup[];
  conjunction: string;
}

/**
 * The groups that commas and one conjunction join to the first: "Ana, Tom and I".
 *
 * @returns undefined where no conjunction follows
 */
function collectMembers(
  tokens: Tokens,
  first: NounGroup,
  endsBefore: (group: NounGroup) => boolean,
): Members | undefined {
  const groups = [first];
  let last = first;
  while (groups.length < MAX_MEMBERS) {
    const at = tokens[last.to]?.text === ',' ? last.to + 1 : last.to;
    const joint = isConjunction(tokens[at]) ? tokens[at] : undefined;
    const start = joint ? at + 1 : at;
    if (start === last.to) return undefined;
    const parsed = parseSimpleGroup(tokens, start);
    const next = parsed && joinAmount(tokens, parsed);
    // "Now I and my brother are": behind "I" stands the rest of one subject.
    if (!next || (!isNominative(last.head) && endsBefore(next))) return undefined;
    groups.push(next);
    last = next;
    if (joint) return { groups, conjunction: joint.lower };
  }
  return undefined;
}

/** Whether groups are surely several things; "bread and butter", "my friend and colleague" can be one. */
function areSeveral(groups: readonly NounGroup[]): boolean {
  return groups.every(({ isPronoun, determiner, head, number }) => {
    if (isNoThing(head)) return false;
    return isPronoun || determiner !== undefined || head.tag === 'NAME' || number === 'plural';
  });
}

/**
 * The noun group that begins at a token, with what "and" joins to it.
 *
 * @param endsBefore tells whether the group that begins at a token belongs to the next clause
 */
export function parseNounGroup(
  tokens: Tokens,
  from: number,
  endsBefore: (group: NounGroup) => boolean,
): NounGroup | undefined {
  const simple = parseSimpleGroup(tokens, from);
  if (!simple) return undefined;
  const first = joinAmount(tokens, simple);
  const members = collectMembers(tokens, first, endsBefore);
  if (!members) return first;
  const { groups, conjunction } = members;
  const isAnd = conjunction === 'and' || conjunction === '&';
  // "Once a month, and the progress was": two nouns with a comma between are rarely one subject.
  const isAcrossComma = groups.length === 2 && tokens[first.to]?.text === ',';
  // "My list of things and people": what "and" joins belongs to the list.
  const isOfCollective = first !== simple && isCollective(simple.head);
  const isSurelyPlural =
    isAnd && areSeveral(groups) && !isAcrossComma && !isOfCollective && !isEvery(first.determiner);
  return {
    ...first,
    to: groups.at(-1)?.to ?? first.to,
    person: groups.some(({ person }) => person === 1) ? 1 : 3,
    number: isSurelyPlural ? 'plural' : 'unknown',
    isTime: groups.every(({ isTime }) => isTime),
    members: groups,
  };
}
