import { replaceWithGap } from '../../content/gap.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { getLocalDay } from '../../domain/local-day.ts';
import { createSeededRng } from '../../domain/random.ts';
import { NO_REVIEWS, unpackReviews } from '../../domain/word-reviews.ts';
import { addReview, previewIntervals } from '../../spaced-repetition/schedule.ts';
import type { OwnWord, StartOptions } from '../game-contract.ts';
import { orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { ROUND_CARDS, type RoundCard } from './state.ts';

/** The minimum number of new cards in a round, however many are due. */
const MIN_NEW_CARDS = 3;

type DealCardsOptions = Pick<
  StartOptions<UsedKeys>,
  'level' | 'seed' | 'startedAt' | 'learner' | 'carriedState'
>;

/** Deals the cards of a round in order: due words, then weak ones, then new words of the level. */
export function dealCards(
  bank: readonly Word[],
  { level, seed, startedAt, learner, carriedState }: DealCardsOptions,
): readonly RoundCard[] {
  const reviewPriority = prioritizeReviewWords(learner, ROUND_CARDS);
  const priority =
    learner.chosenWords.length > 0
      ? reviewPriority
      : { ...reviewPriority, maxUrgent: ROUND_CARDS - MIN_NEW_CARDS };
  const priorityWords = new Set([...priority.urgentKeys, ...(priority.nextKeys ?? [])]);
  const words: readonly CardWord[] = [...bank, ...learner.ownWords.map(createOwnCard)];
  const chosen = learner.chosenWords.length > 0 ? words.filter(({ word }) => priorityWords.has(word)) : [];
  const pool =
    chosen.length > 0 ? chosen : words.filter((word) => word.level === level || priorityWords.has(word.word));
  const known = pool.map(({ word }) => word).filter((word) => !isNewWord(word, learner));
  const dealt = orderForDeal(pool, {
    getKey: ({ word }) => word,
    usedKeys: [...known, ...carriedState],
    priority,
    rng: createSeededRng(seed),
  });
  return dealt.slice(0, ROUND_CARDS).map((word) => createCard(word, { startedAt, learner }));
}

/** The data of a card. The learner's own words have no part of speech and no level. */
type CardWord = Pick<Word, 'word' | 'meaning'> &
  Partial<Pick<Word, 'pos' | 'level' | 'collocations'>> & { examples: readonly string[] };

function createOwnCard({ word, meaning, example }: OwnWord): CardWord {
  return { word, meaning, examples: example === '' ? [] : [example] };
}

function isNewWord(word: string, { due, weak, reviews }: DealCardsOptions['learner']): boolean {
  return !reviews[word] && !due.includes(word) && !weak.includes(word);
}

function createCard(
  { word, pos, meaning, examples, collocations = [] }: CardWord,
  { startedAt, learner }: Pick<DealCardsOptions, 'startedAt' | 'learner'>,
): RoundCard {
  const reviews = unpackReviews(learner.reviews[word] ?? '') ?? NO_REVIEWS;
  const today = getLocalDay(startedAt);
  const missed = addReview(reviews, { at: Math.floor(startedAt / 1000), grade: 'missed' });
  return {
    word,
    pos: pos ?? '',
    meaning,
    examples: [...examples],
    collocations: [...collocations],
    gapped: examples.map((example) => replaceWithGap(example, word)).find((text) => text !== null) ?? null,
    isNew: isNewWord(word, learner),
    days: previewIntervals(reviews, startedAt, today),
    daysAfterMiss: previewIntervals(missed, startedAt, today),
  };
}
