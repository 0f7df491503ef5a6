import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';

/** A time that is over, as a learner wrote it. */
export interface PastTime {
  words: string;
  from: number;
  to: number;
}

function isLastTime({ isTime, determiner, modifiers, members }: NounGroup): boolean {
  return isTime && members.length === 0 && determiner === undefined && modifiers[0]?.lower === 'last';
}

/** Reads one group: "yesterday", "last week", "two days ago". `next` is the group behind it. */
function readPastTime(
  group: Group,
  next: Group | undefined,
  write: (from: number, to: number) => string,
): PastTime | undefined {
  if (group.kind === 'word') {
    if (group.head.lower !== 'yesterday') return undefined;
    return { words: write(group.from, group.to), from: group.from, to: group.to };
  }
  if (group.kind !== 'noun') return undefined;
  const isAgo = next?.kind === 'word' && next.head.lower === 'ago' && next.from === group.to;
  if (isAgo) return { words: write(group.from, next.to), from: group.from, to: next.to };
  return isLastTime(group)
    ? { words: write(group.from, group.to), from: group.from, to: group.to }
    : undefined;
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
  const find = (groups: readonly Group[]) => {
    for (const [at, group] of groups.entries()) {
      const time = readPastTime(group, groups[at + 1], write);
      if (time && !isPartOfNoun(tokens, time) && !mayDescribe(groups[at - 1])) return time;
    }
    return undefined;
  };
  return (
    find(opening.slice(0, 2).filter((group, at) => at === 0 || group.to === (opening[0]?.to ?? 0) + 1)) ??
    find(complements)
  );
}

/**
 * Whether the time can tell more about the noun before it: "our trip last year", "on a morning three years
 * ago".
 */
function mayDescribe(before: Group | undefined): boolean {
  const noun = before?.kind === 'preposition' ? before.object : before?.kind === 'noun' ? before : undefined;
  if (!noun || noun.isPronoun) return false;
  return noun.nounClass === 'idea' || noun.nounClass === 'time' || noun.nounClass === 'group';
}

/** "Yesterday's paper", "since last year", "the day before yesterday", "last week and today". */
function isPartOfNoun(tokens: readonly GrammarToken[], { from, to }: PastTime): boolean {
  const [before, next] = [tokens[from - 1], tokens[to]];
  return (
    next?.tag === 'POSS' ||
    next?.tag === 'AND' ||
    next?.tag === 'NOUN' ||
    before?.tag === 'PREP' ||
    before?.tag === 'SUBORD' ||
    before?.tag === 'AND' ||
    before?.tag === 'DET'
  );
}
