import type { IdentifiedEvent } from '../../domain/game-records.ts';
import type { MemoryReducer } from '../../domain/memory-reducer.ts';
import { isStorableWord, limitOwnWords, limitWords } from '../../domain/memory-retention.ts';
import type {
  Counts,
  LearnerMemory,
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

/** A learner's words, own words, mistakes and counts of answers, which sync. */
export interface MemoryStore {
  readWords(): Promise<PackedWords>;
  /** Removed words included. */
  readOwnWords(): Promise<OwnWords>;
  /** Newest first. */
  readMistakes(): Promise<readonly Mistake[]>;
  readCounts(): Promise<Counts>;

  /** The events of games and classes that the memory has not processed, oldest first. */
  readPendingEvents(): Promise<readonly IdentifiedEvent[]>;
  /**
   * Updates the memory by the pending events, or by those of them that are also in `from`. Writes nothing
   * where the memory does not change.
   */
  learnFromEvents(reduce: MemoryReducer, from?: readonly IdentifiedEvent[]): SaveResult;
  /** Adds or updates a word of the learner's own list; a removed word is restored. */
  addWord(word: string, details?: Partial<WordDetails>): SaveResult;
  /** The same for several at once. */
  addWords(words: readonly (Partial<WordDetails> & { word: string })[]): SaveResult;
  /** Hides a word; its reviews are kept. */
  removeWord(word: string): SaveResult;
  /** Adds mistakes with new ids. */
  recordMistakes(mistakes: readonly NewMistake[]): SaveResult;
  /** Marks a mistake as understood or not understood. */
  setMistakeKnown(id: string, isKnown: boolean): SaveResult;
}

/** The rows of the memory. */
export const MEMORY_KEYS = [KV.words, KV.ownWords, KV.mistakes, KV.counts] as const;

/** The memory's part of the learner's store. */
export function createMemoryStore({ tables, read, write }: TableAccess): MemoryStore {
  const getValue = (key: string) => read(() => readValue(tables, key));
  return {
    readWords: async () => parseWords(await getValue(KV.words)),
    readOwnWords: async () => parseOwnWords(await getValue(KV.ownWords)),
    readMistakes: async () => parseMistakes(await getValue(KV.mistakes)),
    readCounts: async () => parseCounts(await getValue(KV.counts)),

    readPendingEvents: () => read(() => readPendingEvents(tables)),
    learnFromEvents: (reduce, from) =>
      write({ valueKeys: MEMORY_KEYS, extraTables: [tables.gameEvents] }, async (context) => {
        const { stamp } = context;
        const ids = from && new Set(from.map(({ id }) => id));
        const events = (await readPendingEvents(tables)).filter(({ id }) => ids?.has(id) ?? true);
        const memory = parseValues(MEMORY_KEYS, (key) => context.getValue(key));
        const isCounting = Object.keys(memory.counts).length > 0;
        const counter = isCounting ? context.counterName : context.createCounterName('counts');
        saveChanges(context, memory, reduce({ memory, events, stamp, counter }));
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
      write({ valueKeys: [KV.mistakes] }, (context) => addMistakes(context, mistakes)),
    setMistakeKnown: (id, isKnown) =>
      write({ valueKeys: [KV.mistakes] }, (context) => setMistakeKnown(context, id, isKnown)),
  };
}

/** The fields of a word to change; others stay. */
type WordChange = Partial<OwnWord> & { word: string };

function writeWords(write: TableAccess['write'], changes: readonly WordChange[]): SaveResult {
  return write({ valueKeys: [KV.words, KV.ownWords] }, (context) => {
    if (changes.length === 0) return;
    if (!changes.every(({ word }) => isStorableWord(word))) return context.abort({ kind: 'invalid-word' });
    const words = parseWords(context.getValue(KV.words));
    const ownWords = new Map(Object.entries(parseOwnWords(context.getValue(KV.ownWords))));
    for (const { word, ...change } of changes) {
      const before = ownWords.get(word) ?? EMPTY_OWN_WORD;
      ownWords.set(word, { ...before, ...clipTexts(change), ...context.stamp });
    }
    const met = changes.filter(({ word }) => !Object.hasOwn(words, word)).map(({ word }) => [word, '']);
    context.saveSyncedValue('ownWords', limitOwnWords(Object.fromEntries(ownWords)));
    if (met.length > 0)
      context.saveSyncedValue('words', limitWords({ ...words, ...Object.fromEntries(met) }));
  });
}

const EMPTY_OWN_WORD = { meaning: '', example: '', isRemoved: false };

/** Saves the members of `after` that differ, in the form that parsing them gives. */
function saveChanges(context: WriteContext, before: LearnerMemory, after: LearnerMemory): void {
  for (const key of MEMORY_KEYS) {
    const value = VALUE_PARSERS[key](after[key]);
    if (!isSameJson(value, before[key])) context.saveSyncedValue(key, value);
  }
}
