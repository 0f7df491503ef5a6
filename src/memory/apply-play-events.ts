import type { GradedAnswer, MetWord } from '../domain/game-records.ts';
import { MAX_MEMORY_TEXT_LENGTH } from '../domain/limits.ts';
import type { LocalDay } from '../domain/local-day.ts';
import type { LearnerMemory, MemoryReducer, Stamp } from '../domain/records.ts';
import { unreachable } from '../domain/result.ts';
import { isStorableWord } from '../domain/retention.ts';
import { NO_REVIEWS, packReviews, unpackReviews } from '../domain/word-reviews.ts';
import { toReview } from './evidence.ts';
import { createMapDraft, type MapDraft } from './map-draft.ts';
import { addReview, computeCard, selectReviewsBefore } from './schedule.ts';

/** What absorbing needs to know of the world. */
export interface LearningContext {
  /** The learner's day that a moment, in milliseconds since the epoch, is in. */
  readonly getLocalDay: (at: number) => LocalDay;
  /** Whether a bank of the app, of any level, explains the word, so written. */
  readonly isBankWord: (word: string) => boolean;
}

/** The world, and on whose behalf the memory is written. */
interface ApplyContext extends LearningContext {
  readonly stamp: Stamp;
  readonly counterId: string;
}

/**
 * The memory after the events that wait: reviews, words that were met or added, and what is counted by day and by point
 * of grammar. An answer that was taken back is left out. Absorbing answers again adds no review; counts would count
 * twice, so each event is to be absorbed once. For `store.learn`.
 * @returns members that did not change are the same objects as before
 */
export function applyPlayEvents(
  { memory, events, stamp, counter: counterId }: Parameters<MemoryReducer>[0],
  { getLocalDay, isBankWord }: LearningContext,
): LearnerMemory {
  const surroundings = { stamp, counterId, isBankWord, getLocalDay: cacheLastDay(getLocalDay) };
  const draft = createMemoryDraft(memory);
  const undone = new Set(events.flatMap(({ event }) => (event.type === 'took-back' ? [event.answer] : [])));
  for (const { id, event } of events) {
    switch (event.type) {
      case 'answered':
        if (!undone.has(id)) applyAnswer(draft, event, surroundings);
        break;
      case 'met':
        for (const word of event.words) applyMetWord(draft, word, surroundings);
        break;
      case 'added':
        applyAddedWord(draft, event.word, surroundings);
        break;
      case 'took-back':
        break;
      default:
        unreachable(event);
    }
  }
  return {
    ...memory,
    words: draft.words.toMap(),
    ownWords: draft.ownWords.toMap(),
    counts: draft.counts.toMap(),
  };
}

/** Events come in order, and a day has many: the calendar is asked once for each. */
function cacheLastDay(localDay: ApplyContext['getLocalDay']): ApplyContext['getLocalDay'] {
  let last: LocalDay | null = null;
  return (at) => {
    if (!last || at < last.start || at >= last.end) last = localDay(at);
    return last;
  };
}

type ChangedMember = 'words' | 'ownWords' | 'counts';
type MemoryDraft = { readonly [Member in ChangedMember]: MapDraft<LearnerMemory[Member][string]> };

function createMemoryDraft({ words, ownWords, counts }: LearnerMemory): MemoryDraft {
  return { words: createMapDraft(words), ownWords: createMapDraft(ownWords), counts: createMapDraft(counts) };
}

function applyAnswer(
  draft: MemoryDraft,
  { at, item, ...evidence }: GradedAnswer & { at: number },
  { counterId, getLocalDay, isBankWord }: ApplyContext,
): void {
  const day = getLocalDay(at);
  incrementCount(draft, `day:${day.date}`, counterId);
  if (item.kind === 'grammar') {
    incrementCount(draft, `asked:${item.id}`, counterId);
    if (evidence.grade !== 'missed') incrementCount(draft, `right:${item.id}`, counterId);
  }
  if (item.kind !== 'word') return;
  const word = normaliseSpelling(item.id, isBankWord);
  const packed = draft.words.get(word);
  // Of a word that no bank and no class explains there is nothing to ask or to show: a chain takes any word.
  if (packed === undefined && !isBankWord(word)) return;
  const reviews = unpackReviews(packed ?? '') ?? NO_REVIEWS;
  // As it was then: the same answer says the same again, whatever came after it.
  const before = computeCard(selectReviewsBefore(reviews, at));
  const review = toReview(before, evidence, at, day);
  if (review && isStorableWord(word)) draft.words.set(word, packReviews(addReview(reviews, review)));
}

function applyMetWord(
  draft: MemoryDraft,
  { word: written, ...details }: MetWord,
  { isBankWord, stamp }: ApplyContext,
): void {
  const word = normaliseSpelling(written, isBankWord);
  if (!isStorableWord(word)) return;
  if (draft.words.get(word) === undefined) draft.words.set(word, '');
  if (isBankWord(word) || draft.ownWords.get(word)) return;
  const clipped = (text: string) => text.slice(0, MAX_MEMORY_TEXT_LENGTH);
  const [meaning, example] = [clipped(details.meaning), clipped(details.example)];
  draft.ownWords.set(word, { meaning, example, isRemoved: false, ...stamp });
}

/** A word that was removed comes back when it is added, and only then. */
function applyAddedWord(draft: MemoryDraft, written: string, { isBankWord, stamp }: ApplyContext): void {
  const word = normaliseSpelling(written, isBankWord);
  if (!isStorableWord(word)) return;
  if (draft.words.get(word) === undefined) draft.words.set(word, '');
  const own = draft.ownWords.get(word);
  if (own?.isRemoved) draft.ownWords.set(word, { ...own, isRemoved: false, ...stamp });
}

function incrementCount(draft: MemoryDraft, name: string, counter: string): void {
  const counters = draft.counts.get(name) ?? {};
  const before = Object.hasOwn(counters, counter) ? (counters[counter] ?? 0) : 0;
  draft.counts.set(name, { ...counters, [counter]: before + 1 });
}

/** A word as the bank writes it, proper nouns with their capital; any other in lower case. */
function normaliseSpelling(word: string, knows: ApplyContext['isBankWord']): string {
  const trimmed = word.trim();
  return knows(trimmed) ? trimmed : trimmed.toLowerCase();
}
