import { replaceWithGap } from '../../content/gap.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { getLocalDay } from '../../domain/local-day.ts';
import { createSeededRng } from '../../domain/random.ts';
import { NO_REVIEWS, unpackReviews } from '../../domain/word-reviews.ts';
import { addReview, previewIntervals } from '../../memory/schedule.ts';
import type { OwnWord, StartOptions } from '../contract.ts';
import { orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { ROUND_CARDS, type RoundCard } from './state.ts';

/** So many cards of a round are new to the learner, however many are due. */
const NEW_CARDS = 3;

type DealCardsOptions = Pick<
  StartOptions<UsedKeys>,
  'level' | 'seed' | 'startedAt' | 'learner' | 'carriedState'
>;

/**
 * The cards of a round in the order in which they are asked: due words, then weak ones, then those of the level that
 * the learner was never asked for.
 */
export function dealCards(
  bank: readonly Word[],
  { level, seed, startedAt, learner, carriedState }: DealCardsOptions,
): readonly RoundCard[] {
  const again = prioritizeReviewWords(learner, ROUND_CARDS);
  const priority = learner.chosenWords.length > 0 ? again : { ...again, maxUrgent: ROUND_CARDS - NEW_CARDS };
  const named = new Set([...priority.urgentKeys, ...(priority.nextKeys ?? [])]);
  const words: readonly CardWord[] = [...bank, ...learner.ownWords.map(createOwnCard)];
  const chosen = learner.chosenWords.length > 0 ? words.filter(({ word }) => named.has(word)) : [];
  const pool =
    chosen.length > 0 ? chosen : words.filter((word) => word.level === level || named.has(word.word));
  const known = pool.map(({ word }) => word).filter((word) => !isNewWord(word, learner));
  const dealt = orderForDeal(pool, {
    getKey: ({ word }) => word,
    usedKeys: [...known, ...carriedState],
    priority,
    rng: createSeededRng(seed),
  });
  return dealt.slice(0, ROUND_CARDS).map((word) => createCard(word, { startedAt, learner }));
}

/** What a card shows of a word; one of the learner's own has no part of speech and no level. */
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
