import type { Word } from '../../../content/words/word-schema.ts';
import { localDate } from '../../../domain/local-day.ts';
import { namesOf, type StoredWords } from '../../../domain/stored-words.ts';
import { NEVER_ASKED, readReviews } from '../../../domain/word-reviews.ts';
import { cardOf, DAY } from '../../../memory/schedule.ts';
import type { WordRow } from './words-csv.ts';

/**
 * The learner's words for a file, by the alphabet; removed ones are left out.
 * @param bank the bank's rows of these words
 * @param timeZone as for `localDate`
 */
export function wordRows(
  stored: StoredWords,
  bank: ReadonlyMap<string, Word>,
  timeZone?: string,
): readonly WordRow[] {
  const names = [...namesOf(stored)].sort(new Intl.Collator('en').compare);
  return names.map((word) => {
    const own = Object.hasOwn(stored.ownWords, word) ? stored.ownWords[word] : undefined;
    const row = bank.get(word);
    const packed = Object.hasOwn(stored.words, word) ? stored.words[word] : undefined;
    const card = cardOf(readReviews(packed ?? '') ?? NEVER_ASKED);
    return {
      word,
      meaning: own?.meaning || (row?.meaning ?? ''),
      example: own?.example || (row?.examples[0] ?? ''),
      topic: row?.topic ?? '',
      level: row?.level ?? '',
      due: card ? localDate(card.dueFrom, timeZone) : '',
      interval: card ? String(Math.round((card.dueFrom - card.askedAt) / DAY)) : '',
    };
  });
}
