/*
 * Finds a time that is over in a clause, such as "yesterday", "last week" and "two days ago", for the rule in
 * past-time.ts.
 */

import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import { createTagTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';

/** A time that is over, as a learner wrote it; tokens `from` up to, not including, `to`. */
export interface PastTime {
  words: string;
  from: number;
  to: number;
}

/** Whether a group is "last" and a time: "last week"; not "my last week". */
function isLastTime({ isTime, determiner, modifiers, members }: NounGroup): boolean {
  return isTime && members.length === 0 && determiner === undefined && modifiers[0]?.lower === 'last';
}

/**
 * The index after "yesterday", "last week" or "two days ago", where a group begins one; undefined for others.
 *
 * @param next the group after it
 */
function findEndOfPastTime(group: Group, next: Group | undefined): number | undefined {
  if (group.kind === 'word') return group.head.lower === 'yesterday' ? group.to : undefined;
  if (group.kind !== 'noun') return undefined;
  const isAgo = next?.kind === 'word' && next.head.lower === 'ago' && next.from === group.to;
  if (isAgo) return next.to;
  return isLastTime(group) ? group.to : undefined;
}

/** Whether the time may describe the noun before it: "our trip last year", "a morning years ago". */
function mayDescribe(before: Group | undefined): boolean {
  const noun = before?.kind === 'preposition' ? before.object : before?.kind === 'noun' ? before : undefined;
  if (!noun || noun.isPronoun) return false;
  return noun.nounClass === 'idea' || noun.nounClass === 'time' || noun.nounClass === 'group';
}

const leadsToTime = createTagTest('PREP', 'SUBORD', 'AND', 'DET');
const continuesNoun = createTagTest('POSS', 'AND', 'NOUN');

/**
 * Whether the time is part of something longer: "yesterday's paper", "since last year", "last week and
 * today".
 */
function isPartOfPhrase(tokens: readonly GrammarToken[], from: number, to: number): boolean {
  return leadsToTime(tokens[from - 1]) || continuesNoun(tokens[to]);
}

/**
 * The first group of the opening, and the second if it is one word: "two days" and "ago". A time after other
 * words of the opening may belong to those.
 */
function getFirstGroups([first, second]: readonly Group[]): readonly Group[] {
  if (!first) return [];
  return second && second.to === first.to + 1 ? [first, second] : [first];
}

/**
 * Finds a time that is over at the beginning of a clause or after its verb, where it belongs to the verb and
 * not to a noun: "Yesterday I …", "… last week", "… two days ago".
 *
 * @param write returns the text of tokens `from` up to, not including, `to`
 */
export function findPastTime(
  { opening, complements }: Clause,
  tokens: readonly GrammarToken[],
  write: (from: number, to: number) => string,
): PastTime | undefined {
  const find = (groups: readonly Group[]): PastTime | undefined => {
    for (const [at, group] of groups.entries()) {
      const { from } = group;
      const to = findEndOfPastTime(group, groups[at + 1]);
      if (to !== undefined && !isPartOfPhrase(tokens, from, to) && !mayDescribe(groups[at - 1]))
        return { words: write(from, to), from, to };
    }
    return undefined;
  };
  return find(getFirstGroups(opening)) ?? find(complements);
}
