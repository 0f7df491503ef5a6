import type { NounGroup } from '../grammar/groups.ts';
import { OBJECT_NOUNS } from '../wrong-prepositions/word-group-table.ts';

const NOUNS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(OBJECT_NOUNS).map(([kind, nouns]) => [kind, new Set(nouns.split(' '))]),
);

/** Whether the head is a noun of the kind; undefined for a kind that is no list of nouns. */
export function isOfNouns(kind: string, { head, members }: NounGroup): boolean | undefined {
  const nouns = NOUNS.get(kind);
  if (!nouns) return undefined;
  return members.length === 0 && (nouns.has(head.lower) || nouns.has(head.lemma));
}
