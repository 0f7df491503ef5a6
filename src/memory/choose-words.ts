import type { LocalDay } from '../domain/local-day.ts';
import { readReviews } from '../domain/word-reviews.ts';
import { type CardState, cardOf, isDue, retrievability, WEAK_BELOW } from './schedule.ts';
import type { WordMemory } from './word-memory.ts';

/** What games are to bring back, for `wordsAgain`: it takes at most half a deal of them, so that the rest is new. */
export interface ChosenWords {
  /** To be met again today, the most pressing first. */
  readonly due: readonly string[];
  /** Not due, but not held for long; those likeliest to be forgotten first. */
  readonly weak: readonly string[];
  /** The packed reviews of all of these. */
  readonly reviews: Readonly<Record<string, string>>;
}

/**
 * So many words a day come back. Fifteen minutes hold about ninety answers (bench/memory-model.ts), half of a deal comes
 * back: whoever plays daily never meets the cap. After a month away the rest moves on to the next days.
 */
export const DUE_A_DAY = 60;

interface Known {
  readonly word: string;
  readonly packed: string;
  readonly card: CardState | null;
}

/**
 * What comes back now. Words that were removed never do. The most pressing are those least likely to be remembered:
 * that is how long they are overdue, measured by how long they hold. Words that were met and never asked stand between
 * them, one after two, so that neither waits for the other's end.
 * @param now milliseconds since the epoch
 * @param today the learner's day
 */
export function wordsFor(
  { words, ownWords }: Pick<WordMemory, 'words' | 'ownWords'>,
  now: number,
  today: LocalDay,
): ChosenWords {
  const known = Object.entries(words)
    .filter(([word]) => !(Object.hasOwn(ownWords, word) && ownWords[word]?.isRemoved))
    .flatMap(([word, packed]) => knownWord(word, packed));
  const asked = known.flatMap(({ card, ...rest }) =>
    card ? [{ ...rest, card, recall: retrievability(card, now) }] : [],
  );
  const byRecall = asked.sort((one, other) => one.recall - other.recall);
  const met = known.filter(({ card }) => card === null);
  const again = byRecall.filter(({ card }) => isDue(card, today));
  const askedToday = asked.filter(
    ({ card }) => card.reps > 1 && card.askedAt >= today.start && !card.isMissed,
  );
  const due = oneAfterTwo(again, met).slice(0, Math.max(0, DUE_A_DAY - askedToday.length));
  const weak = byRecall.filter(({ card }) => !isDue(card, today) && card.stability < WEAK_BELOW);
  const reviews = Object.fromEntries([...due, ...weak].map(({ word, packed }) => [word, packed]));
  return { due: due.map(({ word }) => word), weak: weak.map(({ word }) => word), reviews };
}

/** A text that nobody can read is left out: nothing is known of its word. */
function knownWord(word: string, packed: string): Known[] {
  const reviews = readReviews(packed);
  return reviews ? [{ word, packed, card: cardOf(reviews) }] : [];
}

/** Two of the first, then one of the second, and so on; what is left of one stands at the end. */
function oneAfterTwo<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  const slots = Math.max(Math.ceil(first.length / 2), second.length);
  return Array.from({ length: slots }, (_, slot) => [
    ...first.slice(2 * slot, 2 * slot + 2),
    ...second.slice(slot, slot + 1),
  ]).flat();
}
