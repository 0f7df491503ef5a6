import { formatCount } from '../../domain/format-count.ts';
import { unreachable } from '../../domain/result.ts';
import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { type Chain, type ChainMiss, getLearnerWords, getScore } from './chain-state.ts';

/** How many words earn two and three stars; no word, no star. */
const STARS = { two: 8, three: 15 };

/** The result of a finished chain, with a game's own headline and facts. */
export function createChainResult(chain: Chain, headline: string, facts: readonly GameFact[]): GameResult {
  const score = getScore(chain);
  const words = getLearnerWords(chain).length;
  return {
    score: { value: score, text: formatCount(score, 'point') },
    ...(words > 0 ? { stars: countStars(words, STARS) } : {}),
    headline,
    givenVerb: 'played',
    facts: [{ label: 'Points', value: score }, ...getChainFacts(chain), ...facts],
    misses: getChainMisses(chain),
  };
}

function getChainFacts(chain: Chain): readonly GameFact[] {
  const words = getLearnerWords(chain);
  const longest = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  return [
    { label: 'Your words', value: words.length },
    ...(longest === '' ? [] : [{ label: 'Longest word', value: longest }]),
    { label: 'Hints', value: chain.hints },
  ];
}

/** The refused entries, each with a word that would have fitted and the reason. */
function getChainMisses({ misses }: Chain): readonly Miss[] {
  return misses.map((miss): Miss => {
    const { cause, fitting, meaning } = miss;
    return {
      word: fitting,
      right: fitting,
      reason: `${formatReason(miss)}${meaning === null ? '' : ` It means: ${meaning}.`}`,
      ...('word' in cause ? { given: cause.word } : {}),
    };
  });
}

function formatReason({ cause, fitting }: ChainMiss): string {
  switch (cause.kind) {
    case 'typo':
      return 'Almost right! Here’s the right spelling.';
    case 'repeated':
      return `“${cause.word}” was already in the chain. You could have played “${fitting}”.`;
    case 'wrong-letter':
      return `After “${cause.after}”, you need a word that starts with ${cause.letter.toUpperCase()}. You could have played “${fitting}”.`;
    case 'unknown':
      return `“${cause.word}” isn’t in the vocabulary list. You could have played “${fitting}”.`;
    case 'out-of-time':
      return `You could have played “${fitting}”.`;
    case 'empty':
    case 'not-letters':
    case 'too-short':
      return '';
    default:
      return unreachable(cause);
  }
}
