import { type Chain, isLaid, type Link } from '../../../src/games/chain/chain-state.ts';
import { brokenRules } from '../broken-rules.ts';

/** What is wrong with a chain, in sentences; empty when it is sound. */
export function chainFaults(chain: Chain): readonly string[] {
  const { links, hint, misses } = chain;
  const fits = ({ word, startsAfresh }: Link, index: number) =>
    index === 0 || startsAfresh || word[0] === links[index - 1]?.word.at(-1);
  return brokenRules([
    [() => links[0]?.by === 'computer', 'the computer lays the first word'],
    [() => links.every(fits), 'a word begins with the last letter of the word before'],
    [() => new Set(links.map(({ word }) => word)).size === links.length, 'no word is laid twice'],
    [() => links.every(({ by, points }) => by === 'learner' || points === 0), 'only the learner scores'],
    [
      () => links.every(({ by, points }) => by === 'computer' || points > 0),
      'every word of the learner scores',
    ],
    [() => hint === null || !isLaid(chain, hint.word), 'a hint is for a free word'],
    [() => new Set(misses.map(({ fitting }) => fitting)).size === misses.length, 'no miss is shown twice'],
  ]);
}
