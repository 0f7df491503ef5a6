import type { GradedAnswer, MetWord } from '../domain/game-records.ts';
import { MAX_MEMORY_TEXT_LENGTH } from '../domain/limits.ts';
import type { LocalDay } from '../domain/local-day.ts';
import type { MemoryReducer } from '../domain/memory-reducer.ts';
import { isStorableWord } from '../domain/memory-retention.ts';
import type { LearnerMemory, Stamp } from '../domain/records.ts';
import { unreachable } from '../domain/result.ts';
import { NO_REVIEWS, packReviews, unpackReviews } from '../domain/word-reviews.ts';
import { toReview } from './evidence.ts';
import { addReview, computeCard, selectReviewsBefore } from './schedule.ts';

/*
 * How the answers of games and classes become the learner's memory: the reviews of each word, from which its
 * schedule is computed, the learner's own words, and counts by day and grammar point.
 */

/** What applying events depends on besides the memory. */
export interface LearningContext {
  /** The learner's day of a time in milliseconds since the epoch. */
  readonly getLocalDay: (at: number) => LocalDay;
  /** Whether a word bank of any level has the word in this spelling. */
  readonly isBankWord: (word: string) => boolean;
}

/** `LearningContext` with the stamp of this write and the name of its counter. */
interface ApplyContext extends LearningContext {
  readonly stamp: Stamp;
  readonly counterName: string;
}

/**
 * The memory after these events: reviews, words met or added, and counts by day and by point of grammar. An
 * answer that was undone (`took-back`, a stored name) is ignored. Each event must be applied once: applying
 * it again adds no review, but counts again. Passed to `store.learnFromEvents` as its reducer.
 * @returns a memory whose unchanged members are the same objects as before
 */
export function applyPlayEvents(
  { memory, events, stamp, counter: counterName }: Parameters<MemoryReducer>[0],
  { getLocalDay, isBankWord }: LearningContext,
): LearnerMemory {
  const context = { stamp, counterName, isBankWord, getLocalDay: cacheLastDay(getLocalDay) };
  const draft = createMemoryDraft(memory);
  const undone = new Set(events.flatMap(({ event }) => (event.type === 'took-back' ? [event.answer] : [])));
  for (const { id, event } of events) {
    switch (event.type) {
      case 'answered':
        if (!undone.has(id)) applyAnswer(draft, event, context);
        break;
      case 'met':
        for (const word of event.words) applyMetWord(draft, word, context);
        break;
      case 'added':
        applyAddedWord(draft, event.word, context);
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

/** Events come in order and most fall on the same day: computes each day once. */
function cacheLastDay(getLocalDay: ApplyContext['getLocalDay']): ApplyContext['getLocalDay'] {
  let last: LocalDay | null = null;
  return (at) => {
    if (!last || at < last.start || at >= last.end) last = getLocalDay(at);
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
  { at, item, ...gradedAnswer }: GradedAnswer & { at: number },
  { counterName, getLocalDay, isBankWord }: ApplyContext,
): void {
  const day = getLocalDay(at);
  incrementCount(draft, `day:${day.date}`, counterName);
  if (item.kind === 'grammar') {
    incrementCount(draft, `asked:${item.id}`, counterName);
    if (gradedAnswer.grade !== 'missed') incrementCount(draft, `right:${item.id}`, counterName);
  }
  if (item.kind !== 'word') return;
  const word = normaliseSpelling(item.id, isBankWord);
  const packed = draft.words.get(word);
  // A word that no bank or class explains can't be asked or shown: Word Chain accepts any word.
  if (packed === undefined && !isBankWord(word)) return;
  const reviews = unpackReviews(packed ?? '') ?? NO_REVIEWS;
  // The card at that time, so that applying the same answer again gives the same review.
  const cardBefore = computeCard(selectReviewsBefore(reviews, at));
  const review = toReview(cardBefore, gradedAnswer, at, day);
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
  const clip = (text: string) => text.slice(0, MAX_MEMORY_TEXT_LENGTH);
  const [meaning, example] = [clip(details.meaning), clip(details.example)];
  draft.ownWords.set(word, { meaning, example, isRemoved: false, ...stamp });
}

/** Adding a removed word is the only way to restore it. */
function applyAddedWord(draft: MemoryDraft, written: string, { isBankWord, stamp }: ApplyContext): void {
  const word = normaliseSpelling(written, isBankWord);
  if (!isStorableWord(word)) return;
  if (draft.words.get(word) === undefined) draft.words.set(word, '');
  const own = draft.ownWords.get(word);
  if (own?.isRemoved) draft.ownWords.set(word, { ...own, isRemoved: false, ...stamp });
}

function incrementCount(draft: MemoryDraft, name: string, counterName: string): void {
  const counters = draft.counts.get(name) ?? {};
  const count = Object.hasOwn(counters, counterName) ? (counters[counterName] ?? 0) : 0;
  draft.counts.set(name, { ...counters, [counterName]: count + 1 });
}

/** The spelling of the bank, where proper nouns have a capital; any other word in lower case. */
function normaliseSpelling(word: string, isBankWord: ApplyContext['isBankWord']): string {
  const trimmed = word.trim();
  return isBankWord(trimmed) ? trimmed : trimmed.toLowerCase();
}

/** A map that is changed many times and copied once. */
interface MapDraft<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** The map with its changes; the same object if there are none. */
  toMap(): Readonly<Record<string, Value>>;
}

/** `hasOwn`, because keys are words, and "constructor" is one. */
function createMapDraft<Value>(map: Readonly<Record<string, Value>>): MapDraft<Value> {
  const changed = new Map<string, Value>();
  return {
    get: (key) => changed.get(key) ?? (Object.hasOwn(map, key) ? map[key] : undefined),
    set(key, value) {
      changed.set(key, value);
    },
    toMap: () => (changed.size === 0 ? map : { ...map, ...Object.fromEntries(changed) }),
  };
}
