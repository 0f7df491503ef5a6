import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { IdentifiedEvent } from '../../../src/domain/game-records.ts';
import type { MemoryReducer } from '../../../src/domain/memory-reducer.ts';
import type { NewMistake } from '../../../src/domain/records.ts';
import {
  GRADES,
  mergeReviews,
  NO_REVIEWS,
  packReviews,
  unpackReviews,
  type WordReviews,
} from '../../../src/domain/word-reviews.ts';

/* Actions that change the learner's memory. Few words, so that devices conflict over them. */

const WORDS = ['harbour', 'tide', 'constructor'];
const START = Date.UTC(2025, 4, 1);
/** The number of reviews of a word that are stored one by one. */
const RETAINED_REVIEWS = 2;

/** The word that a random number picks. */
export function getWord(choice: number): string {
  return WORDS[choice % WORDS.length] ?? '';
}

/** An answer in a game; no two have the same second, and not all are recorded in order. */
export function anAnswer(choice: number, serial: number, learner: string): IdentifiedEvent {
  const grade = GRADES[serial % GRADES.length] ?? 'right';
  const at = START + (serial - 7 * (choice % 3)) * 1_000;
  const item = { kind: 'word', id: getWord(choice) } as const;
  const answer = { item, grade, by: 'recall', hint: false, ms: 900 } as const;
  return { id: `answer-${learner}-${serial}`, event: { type: 'answered', ...answer, game: 'hangman', at } };
}

/** Records a game's last event again, like a page that was closed while it saved. */
export async function repeatLastAnswer(store: LearnerDatabase) {
  const recorded = await store.readPlayEvents();
  return store.recordPlayEvents(recorded.slice(-1));
}

/** As the app's memory, for words due or not: adds reviews and folds the oldest ones into the base. */
export const learnFromAnswers: MemoryReducer = ({ memory, events, counter }) => {
  const words = new Map(Object.entries(memory.words));
  let { counts } = memory;
  for (const { event } of events) {
    if (event.type !== 'answered') continue;
    const { item, grade, at } = event;
    const existing = unpackReviews(words.get(item.id) ?? '') ?? NO_REVIEWS;
    const review = { at: Math.floor(at / 1_000), grade };
    words.set(
      item.id,
      packReviews(foldOldReviews(mergeReviews(existing, { base: null, reviews: [review] }))),
    );
    const day = `day:${new Date(at).toISOString().slice(0, 10)}`;
    const counters = counts[day] ?? {};
    counts = { ...counts, [day]: { ...counters, [counter]: (counters[counter] ?? 0) + 1 } };
  }
  return { ...memory, words: Object.fromEntries(words), counts };
};

function foldOldReviews({ base, reviews }: WordReviews): WordReviews {
  const last = reviews.at(-RETAINED_REVIEWS - 1);
  if (!last) return { base, reviews };
  return {
    base: { at: last.at, stability: (base?.stability ?? 0) + 1, difficulty: 5 },
    reviews: reviews.filter(({ at }) => at > last.at),
  };
}

/** Adds, edits or removes a word. */
export function changeWord(store: LearnerDatabase, choice: number, text: string) {
  const word = getWord(choice);
  if (choice % 4 === 0) return store.removeWord(word);
  return store.addWord(word, choice % 4 === 1 ? { example: text } : { meaning: text });
}

/** A mistake with an id of its own. */
export function aMistakeOf(serial: number, learner: string): NewMistake {
  const texts = { asked: 'I saw ___ owl.', given: 'a', right: 'an', reason: '' };
  return { id: `mistake-${learner}-${serial}`, kind: 'grammar', word: 'articles', ...texts, source: 'class' };
}
