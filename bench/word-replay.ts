import { NEVER_ASKED, packReviews } from '../src/domain/word-reviews.ts';
import { wordsFor } from '../src/memory/choose-words.ts';
import { withReview } from '../src/memory/schedule.ts';

/*
 * How much processor time it takes to choose among 2,000 words with a base and six reviews each, 12,000 steps of FSRS: the first time,
 * and again in the same page, when only what changed is replayed. Run with `npx tsx bench/word-replay.ts`.
 */

const WORDS = 2000;
const DAY = 86_400;
const BEGUN = 1_790_000_000;

const texts = Array.from({ length: WORDS }, (_, index) =>
  Array.from({ length: 8 }, (_, review) => ({
    at: BEGUN + 977 * index + 9 * DAY * review,
    grade: review === 3 ? ('missed' as const) : ('right' as const),
  })).reduce(withReview, NEVER_ASKED),
).map(packReviews);
const words = Object.fromEntries(texts.map((text, index) => [`word ${index}`, text]));

const now = (BEGUN + 300 * DAY) * 1000;
const today = { date: '', start: now - 1000, end: now + 1000 };
for (const when of ['first', 'again']) {
  const before = process.cpuUsage();
  const { due } = wordsFor({ words, ownWords: {} }, now, today);
  const { user } = process.cpuUsage(before);
  console.log(`${when}: ${(user / 1000).toFixed(1)} ms, ${due.length} due`);
}
