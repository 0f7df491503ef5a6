import type { LocalDay } from '../src/domain/local-day.ts';
import { type Rng, shuffle } from '../src/domain/random.ts';
import { NEVER_ASKED, packReviews, readReviews } from '../src/domain/word-reviews.ts';
import type { GameLearner } from '../src/games/contract.ts';
import { dealFresh, wordsAgain } from '../src/games/kit/deal-fresh.ts';
import { type UsedWords, withUsed } from '../src/games/kit/used-words.ts';
import { wordsFor } from '../src/memory/choose-words.ts';
import { reviewOf } from '../src/memory/evidence.ts';
import { cardOf, withReview } from '../src/memory/schedule.ts';
import { DAY } from './forgetting.ts';

/** Who chooses the words of a game. Times are in seconds, days those of UTC. */
export interface WordChoice {
  deal(count: number, at: number): readonly string[];
  /** What was answered, as soon as it was. */
  told(word: string, at: number, wasRight: boolean): void;
}

export type MakeChoice = (pool: readonly string[], rng: Rng) => WordChoice;

/** Any words of the pool, each as likely as the others. */
export const atRandom: MakeChoice = (pool, rng) => ({
  deal: (count) => shuffle(pool, rng).slice(0, count),
  told: () => {},
});

/** The app's own: `wordsFor` over the reviews, dealt as the games deal. */
export const byMemory: MakeChoice = (pool, rng) => {
  const words: Record<string, string> = {};
  const deal = dealer(pool, rng);
  return {
    deal: (count, at) => deal(count, wordsFor({ words, ownWords: {} }, at * 1000, dayOf(at))),
    told(word, at, wasRight) {
      const reviews = readReviews(words[word] ?? '') ?? NEVER_ASKED;
      const evidence = { grade: wasRight ? 'right' : 'missed', by: 'recall', hint: false } as const;
      const review = reviewOf(cardOf(reviews), evidence, at * 1000, dayOf(at));
      if (review) words[word] = packReviews(withReview(reviews, review));
    },
  };
};

/**
 * Boxes of 1, 2, 4, 8 and 16 days, dealt as the games deal: a right answer moves a word to the next box, a wrong one back
 * to the first. Those that have waited longest come first.
 */
export const byLeitner: MakeChoice = (pool, rng) => {
  const boxes = new Map<string, { box: number; due: number }>();
  const deal = dealer(pool, rng);
  return {
    deal(count, at) {
      const due = [...boxes]
        .filter(([, { due }]) => due <= Math.floor(at / DAY))
        .sort(([, one], [, other]) => one.due - other.due);
      return deal(count, { due: due.map(([word]) => word), weak: [], begun: [] });
    },
    told(word, at, wasRight) {
      const box = wasRight ? Math.min(4, (boxes.get(word)?.box ?? -1) + 1) : 0;
      boxes.set(word, { box, due: Math.floor(at / DAY) + 2 ** box });
    },
  };
};

/** Half of a deal comes back at most; the rest is new, and in the end what was not dealt for longest. */
function dealer(pool: readonly string[], rng: Rng) {
  let used: UsedWords = [];
  return (count: number, learner: Omit<GameLearner, 'ageBand' | 'chosen' | 'own' | 'reviews'>) => {
    const first = wordsAgain({ ...learner, chosen: [] }, count);
    const dealt = dealFresh(pool, count, { key: (word) => word, used, first, rng });
    used = withUsed(used, dealt);
    return dealt;
  };
}

function dayOf(at: number): LocalDay {
  const start = Math.floor(at / DAY) * DAY * 1000;
  return { date: new Date(start).toISOString().slice(0, 10), start, end: start + DAY * 1000 };
}
