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

/* What a learner does that their memory keeps. Few words, so that devices meet over them. */

const WORDS = ['harbour', 'tide', 'constructor'];
const START = Date.UTC(2025, 4, 1);
/** So many reviews of a word are kept one by one. */
const KEPT = 2;

export function getWord(which: number): string {
  return WORDS[which % WORDS.length] ?? '';
}

/** An answer of a game; no two are of one second, and not all are told in order. */
export function anAnswer(which: number, serial: number, learner: string): IdentifiedEvent {
  const grade = GRADES[serial % GRADES.length] ?? 'right';
  const at = START + (serial - 7 * (which % 3)) * 1_000;
  const item = { kind: 'word', id: getWord(which) } as const;
  const answer = { item, grade, by: 'recall', hint: false, ms: 900 } as const;
  return { id: `answer-${learner}-${serial}`, event: { type: 'answered', ...answer, game: 'hangman', at } };
}

/** Tells what a game had told before, as a page does that was closed as it saved. */
export async function repeatLastAnswer(store: LearnerDatabase) {
  const told = await store.readPlayEvents();
  return store.recordPlayEvents(told.slice(-1));
}

/**
 * As the app's memory does it, without asking whether the word was due: reviews are added, the oldest become
 * a base.
 */
export const learnFromAnswers: MemoryReducer = ({ memory, events, counter }) => {
  const words = new Map(Object.entries(memory.words));
  let { counts } = memory;
  for (const { event } of events) {
    if (event.type !== 'answered') continue;
    const { item, grade, at } = event;
    const known = unpackReviews(words.get(item.id) ?? '') ?? NO_REVIEWS;
    const review = { at: Math.floor(at / 1_000), grade };
    words.set(item.id, packReviews(folded(mergeReviews(known, { base: null, reviews: [review] }))));
    const day = `day:${new Date(at).toISOString().slice(0, 10)}`;
    const counters = counts[day] ?? {};
    counts = { ...counts, [day]: { ...counters, [counter]: (counters[counter] ?? 0) + 1 } };
  }
  return { ...memory, words: Object.fromEntries(words), counts };
};

function folded({ base, reviews }: WordReviews): WordReviews {
  const last = reviews.at(-KEPT - 1);
  if (!last) return { base, reviews };
  return {
    base: { at: last.at, stability: (base?.stability ?? 0) + 1, difficulty: 5 },
    reviews: reviews.filter(({ at }) => at > last.at),
  };
}

/** Adds, edits or removes a word. */
export function changeWord(store: LearnerDatabase, which: number, text: string) {
  const word = getWord(which);
  if (which % 4 === 0) return store.removeWord(word);
  return store.addWord(word, which % 4 === 1 ? { example: text } : { meaning: text });
}

export function aMistakeOf(serial: number, learner: string): NewMistake {
  const texts = { asked: 'I saw ___ owl.', given: 'a', right: 'an', reason: '' };
  return { id: `mistake-${learner}-${serial}`, kind: 'grammar', word: 'articles', ...texts, source: 'class' };
}
