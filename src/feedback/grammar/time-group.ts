import { findEntry } from '../lexicon/english.ts';
import type { NounGroup } from './groups.ts';
import { createTagTest, createWordTest, isAOrAn } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';

/** Words before a noun of time that needs no preposition then: "last week", "two days". */
const opensTime = createWordTest(
  'last next every this each all one that some half any two three four five six seven eight nine ten these few',
);
const followsTime = createWordTest('ago later before');
const isCounted = createTagTest('NOUN', 'NOUNS', 'NUM');

function isWeekday({ lower }: GrammarToken): boolean {
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(lower);
}

/** Whether a noun group only says when: "last week", "two days ago", "a week" in "ten letters a week". */
export function isTimeGroup(
  { head, determiner, modifiers }: Pick<NounGroup, 'head' | 'determiner' | 'modifiers'>,
  before: GrammarToken | undefined,
  next: GrammarToken | undefined,
): boolean {
  if (isWeekday(head)) return true;
  if (findEntry(head.lemma)?.nounClass !== 'time') return false;
  if (followsTime(next)) return true;
  // "Ten letters a week", "two euros a day".
  if (isAOrAn(determiner) && modifiers.length === 0 && isCounted(before)) return true;
  const opener = determiner ?? modifiers[0];
  return opensTime(opener) || /^\d/.test(opener?.lower ?? '');
}
