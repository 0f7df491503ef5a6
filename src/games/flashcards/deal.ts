import { withGap } from '../../content/gap.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { localDay } from '../../domain/local-day.ts';
import { seededRng } from '../../domain/random.ts';
import { NEVER_ASKED, readReviews } from '../../domain/word-reviews.ts';
import { intervalsAfter, withReview } from '../../memory/schedule.ts';
import type { OwnWord, StartOptions } from '../contract.ts';
import { inTurn, wordsAgain } from '../kit/deal-fresh.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { type Card, ROUND_CARDS } from './state.ts';

/** So many cards of a round are new to the learner, however many are due. */
const NEW_CARDS = 3;

type DealOptions = Pick<StartOptions<UsedWords>, 'level' | 'seed' | 'startedAt' | 'learner' | 'memory'>;

/**
 * The cards of a round in the order in which they are asked: due words, then weak ones, then those of the level that
 * the learner was never asked for.
 */
export function deal(
  bank: readonly Word[],
  { level, seed, startedAt, learner, memory }: DealOptions,
): readonly Card[] {
  const again = wordsAgain(learner, ROUND_CARDS);
  const first = learner.chosen.length > 0 ? again : { ...again, atMost: ROUND_CARDS - NEW_CARDS };
  const named = new Set([...first.keys, ...(first.next ?? [])]);
  const words: readonly CardWord[] = [...bank, ...learner.own.map(ownCard)];
  const chosen = learner.chosen.length > 0 ? words.filter(({ word }) => named.has(word)) : [];
  const pool =
    chosen.length > 0 ? chosen : words.filter((word) => word.level === level || named.has(word.word));
  const known = pool.map(({ word }) => word).filter((word) => !isNew(word, learner));
  const dealt = inTurn(pool, {
    key: ({ word }) => word,
    used: [...known, ...memory],
    first,
    rng: seededRng(seed),
  });
  return dealt.slice(0, ROUND_CARDS).map((word) => cardOf(word, { startedAt, learner }));
}

/** What a card shows of a word; one of the learner's own has no part of speech and no level. */
type CardWord = Pick<Word, 'word' | 'meaning'> &
  Partial<Pick<Word, 'pos' | 'level' | 'collocations'>> & { examples: readonly string[] };

function ownCard({ word, meaning, example }: OwnWord): CardWord {
  return { word, meaning, examples: example === '' ? [] : [example] };
}

function isNew(word: string, { due, weak, reviews }: DealOptions['learner']): boolean {
  return !reviews[word] && !due.includes(word) && !weak.includes(word);
}

function cardOf(
  { word, pos, meaning, examples, collocations = [] }: CardWord,
  { startedAt, learner }: Pick<DealOptions, 'startedAt' | 'learner'>,
): Card {
  const reviews = readReviews(learner.reviews[word] ?? '') ?? NEVER_ASKED;
  const today = localDay(startedAt);
  const missed = withReview(reviews, { at: Math.floor(startedAt / 1000), grade: 'missed' });
  return {
    word,
    pos: pos ?? '',
    meaning,
    examples: [...examples],
    collocations: [...collocations],
    gapped: examples.map((example) => withGap(example, word)).find((text) => text !== null) ?? null,
    isNew: isNew(word, learner),
    days: intervalsAfter(reviews, startedAt, today),
    daysAfterMiss: intervalsAfter(missed, startedAt, today),
  };
}
