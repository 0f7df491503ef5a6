import type { IdentifiedEvent } from '../../domain/game-records.ts';
import { isStorableWord, limitOwnWords, limitWords } from '../../domain/memory-limits.ts';
import type {
  Counts,
  LearnerMemory,
  MemoryReducer,
  Mistake,
  NewMistake,
  OwnWord,
  OwnWords,
  PackedWords,
  WordDetails,
} from '../../domain/records.ts';
import { isSameJson } from '../canonical-json.ts';
import { KV, readValue } from '../database/learner-tables.ts';
import {
  parseCounts,
  parseMistakes,
  parseOwnWords,
  parseValues,
  parseWords,
  VALUE_PARSERS,
} from '../database/parse-records.ts';
import { markEventsLearnt, readPendingEvents } from '../games/play-events.ts';
import type { SaveResult } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import type { WriteContext } from '../writes/write-context.ts';
import { clipTexts } from './clip-texts.ts';
import { addMistakes, setMistakeKnown } from './mistakes.ts';

/** What a learner remembers, has added and got wrong. It travels with the learner. */
export interface MemoryStore {
  readWords(): Promise<PackedWords>;
  /** Those that were removed among them. */
  readOwnWords(): Promise<OwnWords>;
  /** Newest first. */
  readMistakes(): Promise<readonly Mistake[]>;
  readCounts(): Promise<Counts>;

  /** What games and classes told that the memory has not learnt from, oldest first. */
  readPendingEvents(): Promise<readonly IdentifiedEvent[]>;
  /**
   * Lets the memory learn from the events that wait, or from those of them that are given; does nothing where there are
   * none and it would stay as it is.
   */
  learnFromEvents(learning: MemoryReducer, from?: readonly IdentifiedEvent[]): SaveResult;
  /** A word that the learner wants to know, and what they say of it, as far as it is given; one that was removed is back. */
  addWord(word: string, details?: Partial<WordDetails>): SaveResult;
  /** The same for several at once. */
  addWords(words: readonly (Partial<WordDetails> & { word: string })[]): SaveResult;
  /** Takes a word out of the learner's sight; what they know of it stays. */
  removeWord(word: string): SaveResult;
  /** Enters what is not entered yet in the book of mistakes. */
  recordMistakes(mistakes: readonly NewMistake[]): SaveResult;
  /** Takes a mistake as understood, or not any more. */
  setMistakeKnown(id: string, isKnown: boolean): SaveResult;
}

/** The rows of the memory. */
export const MEMORY_KEYS = [KV.words, KV.ownWords, KV.mistakes, KV.counts] as const;

/** The memory's part of the learner's store. */
export function createMemoryStore({ tables, read, write }: TableAccess): MemoryStore {
  const value = (key: string) => read(() => readValue(tables, key));
  return {
    readWords: async () => parseWords(await value(KV.words)),
    readOwnWords: async () => parseOwnWords(await value(KV.ownWords)),
    readMistakes: async () => parseMistakes(await value(KV.mistakes)),
    readCounts: async () => parseCounts(await value(KV.counts)),

    readPendingEvents: () => read(() => readPendingEvents(tables)),
    learnFromEvents: (learning, from) =>
      write({ valueKeys: MEMORY_KEYS, extraTables: [tables.gameEvents] }, async (writing) => {
        const { stamp } = writing;
        const wanted = from && new Set(from.map(({ id }) => id));
        const events = (await readPendingEvents(tables)).filter(({ id }) => wanted?.has(id) ?? true);
        const memory = parseValues(MEMORY_KEYS, (key) => writing.getValue(key));
        const isCounting = Object.keys(memory.counts).length > 0;
        const counter = isCounting ? writing.counterName : writing.createCounterName('counts');
        saveChanges(writing, memory, learning({ memory, events, stamp, counter }));
        await markEventsLearnt(tables, events);
      }),

    addWord: (word, details = {}) => writeWords(write, [{ word, ...details, isRemoved: false }]),
    addWords: (words) =>
      writeWords(
        write,
        words.map((word) => ({ ...word, isRemoved: false })),
      ),
    removeWord: (word) => writeWords(write, [{ word, isRemoved: true }]),

    recordMistakes: (mistakes) =>
      write({ valueKeys: [KV.mistakes] }, (writing) => addMistakes(writing, mistakes)),
    setMistakeKnown: (id, isKnown) =>
      write({ valueKeys: [KV.mistakes] }, (writing) => setMistakeKnown(writing, id, isKnown)),
  };
}

/** What is said of a word; what is left out stays as it was. */
type WordChange = Partial<OwnWord> & { word: string };

function writeWords(write: TableAccess['write'], changes: readonly WordChange[]): SaveResult {
  return write({ valueKeys: [KV.words, KV.ownWords] }, (writing) => {
    if (changes.length === 0) return;
    if (!changes.every(({ word }) => isStorableWord(word))) return writing.abort({ kind: 'invalid-word' });
    const words = parseWords(writing.getValue(KV.words));
    const ownWords = new Map(Object.entries(parseOwnWords(writing.getValue(KV.ownWords))));
    for (const { word, ...change } of changes) {
      const before = ownWords.get(word) ?? UNWRITTEN;
      ownWords.set(word, { ...before, ...clipTexts(change), ...writing.stamp });
    }
    const met = changes.filter(({ word }) => !Object.hasOwn(words, word)).map(({ word }) => [word, '']);
    writing.saveValue('ownWords', limitOwnWords(Object.fromEntries(ownWords)));
    if (met.length > 0) writing.saveValue('words', limitWords({ ...words, ...Object.fromEntries(met) }));
  });
}

const UNWRITTEN = { meaning: '', example: '', isRemoved: false };

/** Saves what `after` has otherwise, as it would be read again. */
function saveChanges(writing: WriteContext, before: LearnerMemory, after: LearnerMemory): void {
  for (const key of MEMORY_KEYS) {
    const value = VALUE_PARSERS[key](after[key]);
    if (!isSameJson(value, before[key])) writing.saveValue(key, value);
  }
}
