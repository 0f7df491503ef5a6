import type { Answer, MetWord } from '../domain/game-records.ts';
import type { LocalDay } from '../domain/local-day.ts';
import { isWord, LONGEST_MEMORY_TEXT } from '../domain/memory-bounds.ts';
import type { LearnerMemory, Learning, Stamp } from '../domain/records.ts';
import { unreachable } from '../domain/result.ts';
import { NEVER_ASKED, packReviews, readReviews } from '../domain/word-reviews.ts';
import { reviewOf } from './evidence.ts';
import { type MapDraft, mapDraft } from './map-draft.ts';
import { cardOf, reviewsBefore, withReview } from './schedule.ts';

/** What absorbing needs to know of the world. */
export interface World {
  /** The learner's day that a moment, in milliseconds since the epoch, is in. */
  readonly localDay: (at: number) => LocalDay;
  /** Whether a bank of the app, of any level, explains the word, so written. */
  readonly knows: (word: string) => boolean;
}

/** The world, and on whose behalf the memory is written. */
interface Surroundings extends World {
  readonly stamp: Stamp;
  readonly counter: string;
}

/**
 * The memory after the events that wait: reviews, words that were met or added, and what is counted by day and by point
 * of grammar. An answer that was taken back is left out. Absorbing answers again adds no review; counts would count
 * twice, so each event is to be absorbed once. For `store.learn`.
 * @returns members that did not change are the same objects as before
 */
export function absorbEvents(
  { memory, events, stamp, counter }: Parameters<Learning>[0],
  { localDay, knows }: World,
): LearnerMemory {
  const surroundings = { stamp, counter, knows, localDay: rememberingTheLast(localDay) };
  const draft = draftOf(memory);
  const undone = new Set(events.flatMap(({ event }) => (event.type === 'took-back' ? [event.answer] : [])));
  for (const { id, event } of events) {
    switch (event.type) {
      case 'answered':
        if (!undone.has(id)) answered(draft, event, surroundings);
        break;
      case 'met':
        for (const word of event.words) met(draft, word, surroundings);
        break;
      case 'added':
        added(draft, event.word, surroundings);
        break;
      case 'took-back':
        break;
      default:
        unreachable(event);
    }
  }
  return {
    ...memory,
    words: draft.words.result(),
    ownWords: draft.ownWords.result(),
    counts: draft.counts.result(),
  };
}

/** Events come in order, and a day has many: the calendar is asked once for each. */
function rememberingTheLast(localDay: Surroundings['localDay']): Surroundings['localDay'] {
  let last: LocalDay | null = null;
  return (at) => {
    if (!last || at < last.start || at >= last.end) last = localDay(at);
    return last;
  };
}

type Changing = 'words' | 'ownWords' | 'counts';
type Draft = { readonly [Member in Changing]: MapDraft<LearnerMemory[Member][string]> };

function draftOf({ words, ownWords, counts }: LearnerMemory): Draft {
  return { words: mapDraft(words), ownWords: mapDraft(ownWords), counts: mapDraft(counts) };
}

function answered(
  draft: Draft,
  { at, item, ...evidence }: Answer & { at: number },
  { counter, localDay, knows }: Surroundings,
): void {
  const day = localDay(at);
  countOne(draft, `day:${day.date}`, counter);
  if (item.kind === 'grammar') {
    countOne(draft, `asked:${item.id}`, counter);
    if (evidence.grade !== 'missed') countOne(draft, `right:${item.id}`, counter);
  }
  if (item.kind !== 'word') return;
  const word = spelling(item.id, knows);
  const packed = draft.words.get(word);
  // Of a word that no bank and no class explains there is nothing to ask or to show: a chain takes any word.
  if (packed === undefined && !knows(word)) return;
  const reviews = readReviews(packed ?? '') ?? NEVER_ASKED;
  // As it was then: the same answer says the same again, whatever came after it.
  const before = cardOf(reviewsBefore(reviews, at));
  const review = reviewOf(before, evidence, at, day);
  if (review && isWord(word)) draft.words.set(word, packReviews(withReview(reviews, review)));
}

function met(draft: Draft, { word: written, ...details }: MetWord, { knows, stamp }: Surroundings): void {
  const word = spelling(written, knows);
  if (!isWord(word)) return;
  if (draft.words.get(word) === undefined) draft.words.set(word, '');
  if (knows(word) || draft.ownWords.get(word)) return;
  const clipped = (text: string) => text.slice(0, LONGEST_MEMORY_TEXT);
  const [meaning, example] = [clipped(details.meaning), clipped(details.example)];
  draft.ownWords.set(word, { meaning, example, isRemoved: false, ...stamp });
}

/** A word that was removed comes back when it is added, and only then. */
function added(draft: Draft, written: string, { knows, stamp }: Surroundings): void {
  const word = spelling(written, knows);
  if (!isWord(word)) return;
  if (draft.words.get(word) === undefined) draft.words.set(word, '');
  const own = draft.ownWords.get(word);
  if (own?.isRemoved) draft.ownWords.set(word, { ...own, isRemoved: false, ...stamp });
}

function countOne(draft: Draft, name: string, counter: string): void {
  const counters = draft.counts.get(name) ?? {};
  const before = Object.hasOwn(counters, counter) ? (counters[counter] ?? 0) : 0;
  draft.counts.set(name, { ...counters, [counter]: before + 1 });
}

/** A word as the bank writes it, proper nouns with their capital; any other in lower case. */
function spelling(word: string, knows: Surroundings['knows']): string {
  const trimmed = word.trim();
  return knows(trimmed) ? trimmed : trimmed.toLowerCase();
}
