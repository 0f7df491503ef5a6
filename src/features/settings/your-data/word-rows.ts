import type { Word } from '../../../content/words/word-schema.ts';
import { getLocalDate } from '../../../domain/local-day.ts';
import { listWords, type StoredWords } from '../../../domain/stored-words.ts';
import { NO_REVIEWS, unpackReviews } from '../../../domain/word-reviews.ts';
import { computeCard, DAY_MS } from '../../../spaced-repetition/schedule.ts';
import type { WordRow } from './words-csv.ts';

/**
 * Creates the rows of the learner's words for a file, in alphabetical order, without removed ones.
 * @param bank the word bank's rows of these words
 * @param timeZone as for `getLocalDate`
 */
export function createWordRows(
  stored: StoredWords,
  bank: ReadonlyMap<string, Word>,
  timeZone?: string,
): readonly WordRow[] {
  const names = [...listWords(stored)].sort(new Intl.Collator('en').compare);
  return names.map((word) => {
    const own = Object.hasOwn(stored.ownWords, word) ? stored.ownWords[word] : undefined;
    const row = bank.get(word);
    const packed = Object.hasOwn(stored.words, word) ? stored.words[word] : undefined;
    const card = computeCard(unpackReviews(packed ?? '') ?? NO_REVIEWS);
    return {
      word,
      meaning: own?.meaning || (row?.meaning ?? ''),
      example: own?.example || (row?.examples[0] ?? ''),
      topic: row?.topic ?? '',
      level: row?.level ?? '',
      due: card ? getLocalDate(card.dueAt, timeZone) : '',
      interval: card ? String(Math.round((card.dueAt - card.lastReviewedAt) / DAY_MS)) : '',
    };
  });
}
