import type { IdentifiedEvent } from '../../domain/game-records.ts';
import { isWord, keepOwnWords, keepWords } from '../../domain/memory-bounds.ts';
import type {
  Counts,
  LearnerMemory,
  Learning,
  Mistake,
  NewMistake,
  OwnWord,
  OwnWords,
  WordDetails,
  Words,
} from '../../domain/records.ts';
import { isSameJson } from '../canonical-json.ts';
import { KV, readValue } from '../database/learner-tables.ts';
import {
  READ_VALUE,
  readCounts,
  readMistakes,
  readOwnWords,
  readValues,
  readWords,
} from '../database/read-records.ts';
import { markLearnt, waitingEvents } from '../games/play-events.ts';
import type { Saved } from '../learner/learner-store.ts';
import type { Access } from '../writes/access.ts';
import type { Writing } from '../writes/write-transaction.ts';
import { clipped } from './clipped.ts';
import { enterMistakes, markMistake } from './mistakes.ts';

/** What a learner remembers, has added and got wrong. It travels with the learner. */
export interface MemoryStore {
  words(): Promise<Words>;
  /** Those that were removed among them. */
  ownWords(): Promise<OwnWords>;
  /** Newest first. */
  mistakes(): Promise<readonly Mistake[]>;
  counts(): Promise<Counts>;

  /** What games and classes told that the memory has not learnt from, oldest first. */
  waitingEvents(): Promise<readonly IdentifiedEvent[]>;
  /**
   * Lets the memory learn from the events that wait, or from those of them that are given; does nothing where there are
   * none and it would stay as it is.
   */
  learn(learning: Learning, from?: readonly IdentifiedEvent[]): Saved;
  /** A word that the learner wants to know, and what they say of it, as far as it is given; one that was removed is back. */
  addWord(word: string, details?: Partial<WordDetails>): Saved;
  /** The same for several at once. */
  addWords(words: readonly (Partial<WordDetails> & { word: string })[]): Saved;
  /** Takes a word out of the learner's sight; what they know of it stays. */
  removeWord(word: string): Saved;
  /** Enters what is not entered yet in the book of mistakes. */
  recordMistakes(mistakes: readonly NewMistake[]): Saved;
  /** Takes a mistake as understood, or not any more. */
  markKnown(id: string, isKnown: boolean): Saved;
}

/** The rows of the memory. */
export const MEMORY_KEYS = [KV.words, KV.ownWords, KV.mistakes, KV.counts] as const;

/** The memory's part of the learner's store. */
export function createMemoryStore({ tables, read, write }: Access): MemoryStore {
  const value = (key: string) => read(() => readValue(tables, key));
  return {
    words: async () => readWords(await value(KV.words)),
    ownWords: async () => readOwnWords(await value(KV.ownWords)),
    mistakes: async () => readMistakes(await value(KV.mistakes)),
    counts: async () => readCounts(await value(KV.counts)),

    waitingEvents: () => read(() => waitingEvents(tables)),
    learn: (learning, from) =>
      write({ values: MEMORY_KEYS, also: [tables.gameEvents] }, async (writing) => {
        const { stamp } = writing;
        const wanted = from && new Set(from.map(({ id }) => id));
        const events = (await waitingEvents(tables)).filter(({ id }) => wanted?.has(id) ?? true);
        const memory = readValues(MEMORY_KEYS, (key) => writing.value(key));
        const isCounting = Object.keys(memory.counts).length > 0;
        const counter = isCounting ? writing.counter : writing.counterOfNew('counts');
        saveChanges(writing, memory, learning({ memory, events, stamp, counter }));
        await markLearnt(tables, events);
      }),

    addWord: (word, details = {}) => writeWords(write, [{ word, ...details, isRemoved: false }]),
    addWords: (words) =>
      writeWords(
        write,
        words.map((word) => ({ ...word, isRemoved: false })),
      ),
    removeWord: (word) => writeWords(write, [{ word, isRemoved: true }]),

    recordMistakes: (mistakes) =>
      write({ values: [KV.mistakes] }, (writing) => enterMistakes(writing, mistakes)),
    markKnown: (id, isKnown) =>
      write({ values: [KV.mistakes] }, (writing) => markMistake(writing, id, isKnown)),
  };
}

/** What is said of a word; what is left out stays as it was. */
type WordChange = Partial<OwnWord> & { word: string };

function writeWords(write: Access['write'], changes: readonly WordChange[]): Saved {
  return write({ values: [KV.words, KV.ownWords] }, (writing) => {
    if (changes.length === 0) return;
    if (!changes.every(({ word }) => isWord(word))) return writing.refuse({ kind: 'no-word' });
    const words = readWords(writing.value(KV.words));
    const ownWords = new Map(Object.entries(readOwnWords(writing.value(KV.ownWords))));
    for (const { word, ...change } of changes) {
      const before = ownWords.get(word) ?? UNWRITTEN;
      ownWords.set(word, { ...before, ...clipped(change), ...writing.stamp });
    }
    const met = changes.filter(({ word }) => !Object.hasOwn(words, word)).map(({ word }) => [word, '']);
    writing.save('ownWords', keepOwnWords(Object.fromEntries(ownWords)));
    if (met.length > 0) writing.save('words', keepWords({ ...words, ...Object.fromEntries(met) }));
  });
}

const UNWRITTEN = { meaning: '', example: '', isRemoved: false };

/** Saves what `after` has otherwise, as it would be read again. */
function saveChanges(writing: Writing, before: LearnerMemory, after: LearnerMemory): void {
  for (const key of MEMORY_KEYS) {
    const value = READ_VALUE[key](after[key]);
    if (!isSameJson(value, before[key])) writing.save(key, value);
  }
}
