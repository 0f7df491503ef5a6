import { unreachable } from '../../domain/result.ts';
import type { Fact, GameResult, Miss } from '../contract.ts';
import { type Chain, type ChainMiss, learnersWords, scoreOf } from './chain-state.ts';

/** From this many words on there are three stars, and two. */
const THREE_STARS = 15;
const TWO_STARS = 8;

function starsFor(chain: Chain): 1 | 2 | 3 {
  const words = learnersWords(chain).length;
  if (words >= THREE_STARS) return 3;
  return words >= TWO_STARS ? 2 : 1;
}

/** "1 word", "2 words". */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** The outcome of a finished chain, told in a game's own words and with its own facts. */
export function chainResult(chain: Chain, headline: string, facts: readonly Fact[]): GameResult {
  const score = scoreOf(chain);
  return {
    score,
    scoreText: countOf(score, 'point'),
    stars: starsFor(chain),
    headline,
    facts: [{ label: 'Points', value: score }, ...chainFacts(chain), ...facts],
    misses: chainMisses(chain),
  };
}

function chainFacts(chain: Chain): readonly Fact[] {
  const words = learnersWords(chain);
  const longest = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  return [
    { label: 'Your words', value: words.length },
    ...(longest === '' ? [] : [{ label: 'Longest word', value: longest }]),
    { label: 'Hints', value: chain.hints },
  ];
}

/** What was not taken, each with a word that would have been, and why. */
function chainMisses({ misses }: Chain): readonly Miss[] {
  return misses.map((miss): Miss => {
    const { cause, fitting, meaning } = miss;
    return {
      word: fitting,
      right: fitting,
      reason: `${reasonOf(miss)}${meaning === null ? '' : ` “${fitting}”: ${meaning}.`}`,
      ...('word' in cause ? { given: cause.word } : {}),
    };
  });
}

function reasonOf({ cause, fitting }: ChainMiss): string {
  switch (cause.kind) {
    case 'typo':
      return 'Just one slip away: it is spelt like this.';
    case 'repeated':
      return `“${cause.word}” was in the chain already, and “${fitting}” was free.`;
    case 'wrong-letter':
      return `After “${cause.after}” comes a word with ${cause.letter.toUpperCase()}, such as “${fitting}”.`;
    case 'unknown':
      return `“${cause.word}” is not in the vocabulary list, and “${fitting}” is.`;
    case 'out-of-time':
      return `It begins with ${fitting.charAt(0).toUpperCase()} and was free when the chain ended.`;
    case 'empty':
    case 'not-letters':
    case 'too-short':
      return '';
    default:
      return unreachable(cause);
  }
}
