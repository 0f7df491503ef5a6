import { isFraction } from './fractions.ts';
import type { NounGroup } from './groups.ts';
import { parseSimpleGroup } from './simple-noun-group.ts';
import { createTagTest, createWordTest, isKin, opensThatIs } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';

type Tokens = readonly GrammarToken[];

/** Words of amount before "of" with which the verb agrees with the noun after "of": a lot of people are. */
const isAmount = createWordTest(
  'lot lots number couple plenty most some all half rest majority any none more part',
);
/** Of these, the ones after which a singular and a plural verb are right: none of them is, are. */
const takesEitherNumber = createWordTest('none part any');
/** Other words before "of" after which both are right: a group of people is, are. */
const isCollective = createWordTest(
  'group pair set kind sort type variety range series crowd team bunch minority percent per amount deal proportion percentage handful selection collection mixture list',
);

/**
 * Joins a fraction with the group after "of": "two thirds of the price is"; both "a third of them sings" and
 * "sing".
 */
function joinFraction(fraction: NounGroup, inner: NounGroup): NounGroup {
  const isOne = fraction.head.tag !== 'NOUNS' && inner.number === 'plural';
  return { ...inner, from: fraction.from, number: isOne ? 'unknown' : inner.number, isTime: false };
}

/**
 * Joins a group of amount with the group after "of" to one, which has the number of the latter: "a lot of
 * people".
 */
function joinAmount(tokens: Tokens, group: NounGroup): NounGroup {
  const { head, determiner } = group;
  if (tokens[group.to]?.lower !== 'of') return group;
  // "The number of people is": the verb agrees with "number".
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
const isSubjectPronoun = createWordTest('i he she we they');
const isConjunction = createWordTest('and or nor &');
/** Heads that are not counted as things: "two and two" is a sum, "the rich and famous" are one group. */
const isNumberOrAdjective = createTagTest('NUM', 'ADJ');
const isEvery = createWordTest('every each');

/** Groups that a conjunction joins: "Ana", "Tom" and "I". */
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
    // "Now I and my brother are": what "and" joins to "I" belongs to the subject, not to a new clause.
    if (!next || (!isSubjectPronoun(last.head) && endsBefore(next))) return undefined;
    if (next.to - next.from === 1 && opensThatIs(tokens, next.from)) return undefined;
    groups.push(next);
    last = next;
    if (joint) return { groups, conjunction: joint.lower };
  }
  return undefined;
}

/**
 * Whether each group is a thing of its own, as in "my mum and dad"; "bread and butter", "my friend and
 * colleague" can be one.
 */
function areSeveral(groups: readonly NounGroup[]): boolean {
  if (groups.every(({ head }) => isKin(head))) return true;
  return groups.every(({ isPronoun, determiner, head, number }) => {
    if (isNumberOrAdjective(head)) return false;
    return isPronoun || determiner !== undefined || head.tag === 'NAME' || number === 'plural';
  });
}

/**
 * Parses the noun group that begins at a token, with the groups that "and" joins to it.
 *
 * @param endsBefore tells whether a group belongs to the next clause, so that the noun group ends before it
 * @returns undefined where no noun group begins
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
  // "My list of things and people is": what "and" joins is in the list.
  const isOfCollective = first !== simple && isCollective(simple.head);
  const isPlural =
    isAnd && areSeveral(groups) && !isAcrossComma && !isOfCollective && !isEvery(first.determiner);
  return {
    ...first,
    to: groups.at(-1)?.to ?? first.to,
    person: groups.some(({ person }) => person === 1) ? 1 : 3,
    number: isPlural ? 'plural' : 'unknown',
    isTime: groups.every(({ isTime }) => isTime),
    members: groups,
  };
}
