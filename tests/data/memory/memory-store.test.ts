import { beforeEach, describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { IdentifiedEvent } from '../../../src/domain/game-records.ts';
import { RETAINED_MISTAKES } from '../../../src/domain/limits.ts';
import type { MemoryReducer } from '../../../src/domain/memory-reducer.ts';
import type { LearnerMemory } from '../../../src/domain/records.ts';
import { aDevice, aMistake, aNewLesson, expectOk, NOW, openAnn, writeRaw } from '../learner-fixtures.ts';
import { anOlderDatabase } from '../older-database.ts';
import { createPendingWrites } from '../pending-writes.ts';

function createAddedEvent(id: string, word: string, at = NOW): IdentifiedEvent {
  return { id, event: { type: 'added', word, game: 'hangman', at } };
}

/** Learns the words of the events as met, and counts the events. */
const markAsMet: MemoryReducer = ({ memory, events, counter }) => ({
  ...memory,
  words: { ...memory.words, ...Object.fromEntries(events.map(({ event }) => [getWord(event), ''])) },
  counts: {
    ...memory.counts,
    'day:2025-05-01': {
      ...memory.counts['day:2025-05-01'],
      [counter]: (memory.counts['day:2025-05-01']?.[counter] ?? 0) + events.length,
    },
  },
});

function getWord(event: IdentifiedEvent['event']): string {
  return event.type === 'added' ? event.word : '';
}

const readOutboxKeys = async (store: LearnerDatabase) =>
  (await store.readOutbox()).entries.map(({ key, rev }) => `${key} ${rev}`);

let device: IDBFactory;
let store: LearnerDatabase;
beforeEach(async () => {
  device = aDevice();
  store = await openAnn(device);
});

describe('learning', () => {
  test('applies each event once, and adds outbox entries for what changed', async () => {
    await store.recordPlayEvents([createAddedEvent('b', 'tide', NOW + 1), createAddedEvent('a', 'harbour')]);
    const learnt: string[][] = [];
    const recordAndMeet: MemoryReducer = (from) => {
      learnt.push(from.events.map(({ id }) => id));
      return markAsMet(from);
    };
    expectOk(await store.learnFromEvents(recordAndMeet));
    await store.recordPlayEvents([createAddedEvent('a', 'harbour')]);
    expectOk(await store.learnFromEvents(recordAndMeet));
    expect(learnt).toEqual([['a', 'b'], []]);
    expect(await store.readWords()).toEqual({ harbour: '', tide: '' });
    expect(await readOutboxKeys(store)).toEqual(['words 1', 'counts 1']);
  });

  test('writes nothing where no event waits and nothing changes', async () => {
    const rows: unknown[] = [];
    const read = () => writeRaw(device, async ({ kv }) => rows.push(await kv.toArray()));
    await read();
    expectOk(await store.learnFromEvents(({ memory }) => ({ ...memory, words: { ...memory.words } })));
    await read();
    expect(rows[1]).toEqual(rows[0]);
    expect(await readOutboxKeys(store)).toEqual([]);
  });

  test('leaves the events waiting when it fails', async () => {
    await store.recordPlayEvents([createAddedEvent('a', 'harbour')]);
    const failed = await store.learnFromEvents(() => {
      throw new Error('no');
    });
    expect(failed.ok).toBe(false);
    expectOk(await store.learnFromEvents(markAsMet));
    expect(await store.readWords()).toEqual({ harbour: '' });
  });

  test('starts with all events of a database from before the memory, once', async () => {
    const device = await anOlderDatabase(3, {
      gameEvents: [{ ...createAddedEvent('a', 'harbour').event, id: 'a' }],
    });
    const store = await openAnn(device);
    expectOk(await store.learnFromEvents(markAsMet));
    expectOk(await store.learnFromEvents(markAsMet));
    expect(Object.values((await store.readCounts())['day:2025-05-01'] ?? {})).toEqual([1]);
  });

  test('counts under a new counter where an unreadable row of counts was set aside', async () => {
    const device = aDevice();
    const first = await openAnn(device);
    await first.applyChange((state) => state, []);
    await first.recordPlayEvents([createAddedEvent('a', 'harbour')]);
    expectOk(await first.learnFromEvents(markAsMet));
    expect(Object.keys((await first.readCounts())['day:2025-05-01'] ?? {})).toEqual(['laptop']);
    first.close();
    await writeRaw(device, ({ kv }) => kv.put({ key: 'counts', value: 'many' }));
    const store = await openAnn(device);
    await store.recordPlayEvents([createAddedEvent('b', 'tide')]);
    expectOk(await store.learnFromEvents(markAsMet));
    expect(Object.keys((await store.readCounts())['day:2025-05-01'] ?? {})).not.toContain('laptop');
  });

  test('stores no words or counts that would be unreadable later', async () => {
    const invalid: LearnerMemory = {
      words: { harbour: '', ['x'.repeat(61)]: '', __name__: '', tide: 'not packed' },
      ownWords: {},
      mistakes: [],
      counts: { 'day:2025-05-01': { laptop: -1 } },
    };
    expectOk(await store.learnFromEvents(() => invalid));
    expect(await store.readWords()).toEqual({ harbour: '' });
  });
});

describe('the learner’s own words', () => {
  test('keep their text when they are removed and added again', async () => {
    expectOk(await store.addWord('constructor', { meaning: 'who builds' }));
    expect(await store.readWords()).toEqual({ constructor: '' });
    expectOk(await store.removeWord('constructor'));
    const word = { meaning: 'who builds', example: '', deviceId: 'laptop' };
    expect(Object.values(await store.readOwnWords())).toMatchObject([{ ...word, isRemoved: true }]);
    expectOk(await store.addWord('constructor', { example: 'The constructor left.' }));
    const back = { ...word, example: 'The constructor left.' };
    expect(Object.values(await store.readOwnWords())).toMatchObject([{ ...back, isRemoved: false }]);
    expect(await readOutboxKeys(store)).toEqual(['ownWords 3', 'words 1']);
  });

  test.each(['', 'x'.repeat(61), '__name__', '\ud800'])('reject invalid texts such as %j', async (text) => {
    expect(await store.addWord(text)).toEqual({ ok: false, failure: { kind: 'invalid-word' } });
  });
});

describe('the list of mistakes', () => {
  test('has each mistake once, the newest first, until it is marked known', async () => {
    let time = NOW;
    const store = await openAnn(aDevice(), { now: () => ++time });
    expectOk(await store.recordMistakes([aMistake('1')]));
    expectOk(await store.recordMistakes([aMistake('1'), { ...aMistake('2'), given: 'x'.repeat(400) }]));
    expectOk(await store.setMistakeKnown('1', true));
    const mistakes = await store.readMistakes();
    expect(mistakes.map(({ id, isKnown }) => [id, isKnown])).toEqual([
      ['2', false],
      ['1', true],
    ]);
    expect(mistakes[0]?.given).toHaveLength(300);
  });

  test(`keeps the newest ${RETAINED_MISTAKES}`, async () => {
    let time = NOW;
    const store = await openAnn(aDevice(), { now: () => ++time });
    for (let id = 0; id <= RETAINED_MISTAKES; id += 1) await store.recordMistakes([aMistake(`${id}`)]);
    const ids = (await store.readMistakes()).map(({ id }) => id);
    expect(ids).toHaveLength(RETAINED_MISTAKES);
    expect(ids).not.toContain('0');
  });
});

test('the words of a class wait for the memory once, from the moment its lesson is stored', async () => {
  const met = [{ word: 'harbour', meaning: 'a place for ships', example: 'The harbour was full.' }];
  const lesson = { ...aNewLesson, content: { ...aNewLesson.content, met } };
  expectOk(await store.addLesson(lesson, 'l1'));
  expectOk(await store.addLesson(lesson, 'l1'));
  expect(await store.readPendingEvents()).toEqual([
    { id: 'class:l1:met', event: { type: 'met', words: met, level: 'B1', game: 'class', at: NOW } },
  ]);
});

test('learning from selected events leaves events recorded since then waiting', async () => {
  await store.recordPlayEvents([createAddedEvent('a', 'harbour')]);
  const events = await store.readPendingEvents();
  await store.recordPlayEvents([createAddedEvent('b', 'tide')]);
  expectOk(await store.learnFromEvents(markAsMet, events));
  expect(await store.readWords()).toEqual({ harbour: '' });
  expect((await store.readPendingEvents()).map(({ id }) => id)).toEqual(['b']);
});

test('a game’s end stores its mistakes once, however often it is saved', async () => {
  const end = { level: 'B1', variant: '', mistakes: [aMistake('grammar-race:1:0')] } as const;
  expectOk(await store.finishGame('grammar-race', end, createPendingWrites()));
  expectOk(await store.finishGame('grammar-race', end, createPendingWrites()));
  expect((await store.readMistakes()).map(({ id }) => id)).toEqual(['grammar-race:1:0']);
});
