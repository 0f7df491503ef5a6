import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import { createTagTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';

/** A time that is over, as a learner wrote it; tokens `from` up to, not including, `to`. */
export interface PastTime {
  words: string;
  from: number;
  to: number;
}

/** "Last week". */
function isLastTime({ isTime, determiner, modifiers, members }: NounGroup): boolean {
  return isTime && members.length === 0 && determiner === undefined && modifiers[0]?.lower === 'last';
}

/** The end of "yesterday", "last week" or "two days ago", where a group opens one. `next` is behind it. */
function findEndOfPastTime(group: Group, next: Group | undefined): number | undefined {
  if (group.kind === 'word') return group.head.lower === 'yesterday' ? group.to : undefined;
  if (group.kind !== 'noun') return undefined;
  const isAgo = next?.kind === 'word' && next.head.lower === 'ago' && next.from === group.to;
  if (isAgo) return next.to;
  return isLastTime(group) ? group.to : undefined;
}

/** Whether the time can tell more about the noun before it: "our trip last year", "a morning years ago". */
function mayDescribe(before: Group | undefined): boolean {
  const noun = before?.kind === 'preposition' ? before.object : before?.kind === 'noun' ? before : undefined;
  if (!noun || noun.isPronoun) return false;
  return noun.nounClass === 'idea' || noun.nounClass === 'time' || noun.nounClass === 'group';
}

const leadsToTime = createTagTest('PREP', 'SUBORD', 'AND', 'DET');
const continuesNoun = createTagTest('POSS', 'AND', 'NOUN');

/** "Yesterday's paper", "since last year", "the day before yesterday", "last week and today". */
function isPartOfNoun(tokens: readonly GrammarToken[], from: number, to: number): boolean {
  return leadsToTime(tokens[from - 1]) || continuesNoun(tokens[to]);
}

/** The first group of a clause, with the single word behind it: "two days" and "ago". */
function getFirstGroups([first, second]: readonly Group[]): readonly Group[] {
  if (!first) return [];
  return second && second.to === first.to + 1 ? [first, second] : [first];
}

/**
 * The time that is over in a clause, at its beginning or its end, where it belongs to the verb and not to a
 * noun: "Yesterday I …", "… last week", "… two days ago".
 *
 * @param write gives the text of tokens
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
      if (to !== undefined && !isPartOfNoun(tokens, from, to) && !mayDescribe(groups[at - 1]))
        return { words: write(from, to), from, to };
    }
    return undefined;
  };
  return find(getFirstGroups(opening)) ?? find(complements);
}
