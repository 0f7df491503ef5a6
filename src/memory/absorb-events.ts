import type { Answer, PlayEvent } from '../domain/game-records.ts';
import type { LocalDay } from '../domain/local-day.ts';
import type { Stamp } from '../domain/records.ts';
import { unreachable } from '../domain/result.ts';
import { NEVER_ASKED, packReviews, readReviews } from '../domain/word-reviews.ts';
import { reviewOf } from './evidence.ts';
import { type Overlay, overlay } from './overlay.ts';
import { cardOf, reviewsBefore, withReview } from './schedule.ts';
import type { WordMemory } from './word-memory.ts';

/** A word as a class brought it. */
export interface MetWord {
  readonly word: string;
  readonly meaning: string;
  readonly example: string;
}

/** A class brought words. */
interface MetEvent {
  readonly type: 'met';
  readonly words: readonly MetWord[];
  readonly game: string;
  readonly at: number;
}

export interface LearningEvent {
  readonly id: string;
  readonly event: PlayEvent | MetEvent;
}

/** What absorbing needs to know of the world. */
export interface Surroundings {
  /** Who writes what is changed in the learner's own words. */
  readonly stamp: Stamp;
  /** The name under which this device counts. */
  readonly counter: string;
  /** The learner's day that a moment, in milliseconds since the epoch, is in. */
  readonly localDay: (at: number) => LocalDay;
  /** Whether a bank of the app explains the word, so written. */
  readonly knows: (word: string) => boolean;
}

/** Longer ones are no words. */
const LONGEST_WORD = 60;
const MOST_WORDS = 6000;

/**
 * The memory after these events: reviews, words that were met or added, and what is counted by day and by point of
 * grammar. An answer that was taken back is left out. Absorbing answers again adds no review; counts would count
 * twice, so each event is to be absorbed once.
 * @param events oldest first
 * @returns members that did not change are the same objects as before
 */
export function absorbEvents(
  memory: WordMemory,
  events: readonly LearningEvent[],
  surroundings: Surroundings,
): WordMemory {
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
  return { words: draft.words.result(), ownWords: draft.ownWords.result(), counts: draft.counts.result() };
}

type Draft = { readonly [Member in keyof WordMemory]: Overlay<WordMemory[Member][string]> };

function draftOf({ words, ownWords, counts }: WordMemory): Draft {
  return { words: overlay(words), ownWords: overlay(ownWords), counts: overlay(counts) };
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
  if (review) keep(draft, word, packReviews(withReview(reviews, review)));
}

function met(draft: Draft, { word: written, meaning, example }: MetWord, surroundings: Surroundings): void {
  const { knows, stamp } = surroundings;
  const word = spelling(written, knows);
  if (draft.words.get(word) === undefined) keep(draft, word, '');
  if (knows(word) || draft.ownWords.get(word)) return;
  if (draft.words.get(word) !== undefined) {
    draft.ownWords.set(word, { meaning, example, isRemoved: false, ...stamp });
  }
}

/** A word that was removed comes back when it is added, and only then. */
function added(draft: Draft, written: string, { knows, stamp }: Surroundings): void {
  const word = spelling(written, knows);
  if (draft.words.get(word) === undefined) keep(draft, word, '');
  const own = draft.ownWords.get(word);
  if (own?.isRemoved) draft.ownWords.set(word, { ...own, isRemoved: false, ...stamp });
}

function keep(draft: Draft, word: string, packed: string): void {
  const isNew = draft.words.get(word) === undefined;
  if (isNew && (word === '' || word.length > LONGEST_WORD || draft.words.size() >= MOST_WORDS)) return;
  draft.words.set(word, packed);
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
